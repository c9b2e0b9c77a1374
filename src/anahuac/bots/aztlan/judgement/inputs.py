"""What the networks look at: positions after an action, as numbers, for many rows at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from anahuac.bots.aztlan.judgement.belief import CARDS, COLUMN, in_hand
from anahuac.bots.aztlan.judgement.realms import BEST
from anahuac.bots.aztlan.judgement.rows import CHOOSE, CONFLICT, KINDS, MOVE, SCORE
from anahuac.games.aztlan.material import AGES, BLESSINGS, CULTURE_CARDS, POWERS, TERRAINS
from anahuac.games.aztlan.pawns import TERRITORIES

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from anahuac.bots.aztlan.judgement.realms import Realms
    from anahuac.bots.aztlan.judgement.rows import Layout, Rows

    Floats = NDArray[np.float32]
    Places = NDArray[np.int64]

MARGIN: Final = 50
"""How many points count as one."""
MOST: Final = 12
"""Pawns beyond this many in a territory are not told apart."""
SEAT_NUMBERS: Final = 55
DUEL_NUMBERS: Final = 7
"""What each seat has further in a game for two, where lands are exchanged."""
OWN_NUMBERS: Final = 6 + len(KINDS) + len(BLESSINGS) + 2 + len(TERRAINS)
FORECASTS: Final = 2
"""The last numbers: what a rule of thumb expects, the chance to win before the logistic function, and the margin."""
LATER, FOUGHT, DRAWN, GONE = 0.49, 0.5, 7.2, 0.33
"""The rule of thumb: what points with a card in hand count, how often who can fight does, what a culture card and a
pawn out of the game count."""
CALM, CALM_AGE = 7.5, 6.6
"""By how many points a lead is doubtful, at the end and for each age to come."""
LIKELY, LOST = 0.02, 0.5
"""A loss at least so likely is looked at; land lost at least so likely is not counted as safe."""
GODS: Final = [(KINDS.index(god), TERRAINS.index(terrain)) for god, terrain in BLESSINGS.items()]
OFFERING: Final = KINDS.index("offering")
DECK: Final = np.array(list(CULTURE_CARDS.values()), np.float32)


def count_inputs(seats: int) -> int:
    """How many numbers there are."""
    each = 2 * TERRITORIES + SEAT_NUMBERS + (DUEL_NUMBERS if seats == 2 else 0)
    return seats * each + OWN_NUMBERS + len(TERRAINS) * min(seats, 3) + (2 if seats == 2 else 0) + FORECASTS


def _comparison() -> Floats:
    """For two cards, as one number, and two numbers of pawns: -1, 0 or 1, who is stronger there."""
    pawns = np.arange(MOST)
    strength = np.array(POWERS)[:, None] * pawns
    sign = np.sign(strength[:, None, :, None] - strength[None, :, None, :])
    found: Floats = sign.reshape(CARDS * CARDS, MOST * MOST).astype(np.float32)
    return found


_SIGN = _comparison()
_LESS, _MORE = (_SIGN < 0).astype(np.float32), (_SIGN > 0).astype(np.float32)


class Fights(NamedTuple):
    """What the conflicts to come bring each seat of each row."""

    draws: Floats
    """In how many it will be alone strongest."""
    losses: Floats
    """In how many it will not be the strongest."""
    risk: Floats
    """How many points of this age it will lose on average if all fight."""
    safe: Rows
    """The territories that it will rather keep, as a mask."""


def fights(rows: Rows, layout: Layout, odds: Floats, of: Places, realms: Realms, full: Floats) -> Fights:
    """Work out the conflicts. `odds` of the cards: a table by decision and seat; `of`: the decision of each row."""
    count, seats = len(rows), layout.seats
    pawns = rows[:, layout.pawns].reshape(count, seats, TERRITORIES)
    present = layout.of(rows, "present")
    shared = layout.of(rows, "shared")
    row, at = np.nonzero(shared[:, None] >> np.arange(TERRITORIES) & 1)
    there = np.minimum(pawns[row, :, at], MOST - 1)
    tables = _pair_tables(odds)
    keep = np.ones((len(row), seats), np.float32)
    win = np.ones((len(row), seats), np.float32)
    decision = of[row]
    for one in range(seats):
        for other in range(seats):
            if one != other:
                less, more = tables[one, other]
                place = decision * (MOST * MOST) + there[:, one] * MOST + there[:, other]
                facing = there[:, other] > 0
                keep[:, one] *= np.where(facing, 1 - less.take(place), 1)
                win[:, one] *= np.where(facing, more.take(place), 1)
    here = there > 0
    lose = np.where(here, 1 - keep, 0)
    win = np.where(here, win, 0)
    draws, losses, risk = np.zeros((3, count, seats), np.float32)
    unsafe = np.zeros((count, seats), np.int64)
    bit = np.int64(1) << at
    for seat in range(seats):
        draws[:, seat] = np.bincount(row, win[:, seat], count)
        losses[:, seat] = np.bincount(row, lose[:, seat], count)
        unsafe[:, seat] = np.bincount(row, bit * (lose[:, seat] > LOST), count).astype(np.int64)
        likely = np.flatnonzero(lose[:, seat] > LIKELY)
        of_row = row[likely]
        without = realms.points(present[of_row, seat] & ~bit[likely])[:, COLUMN]
        lost = full[of_row, seat] - (odds[decision[likely], seat] * without).sum(axis=1)
        risk[:, seat] = np.bincount(of_row, lost * lose[likely, seat], count)
    return Fights(draws, losses, risk, present & ~unsafe)


def _pair_tables(odds: Floats) -> dict[tuple[int, int], tuple[Floats, Floats]]:
    """For each two seats and each decision: how likely the one is weaker, and stronger, by their pawns."""
    found = {}
    for one in range(odds.shape[1]):
        for other in range(odds.shape[1]):
            if one != other:
                pairs = (odds[:, one, :, None] * odds[:, other, None, :]).reshape(len(odds), CARDS * CARDS)
                less, more = pairs @ _LESS, pairs @ _MORE
                found[one, other] = np.asarray(less.ravel(), np.float32), np.asarray(more.ravel(), np.float32)
    return found


def inputs(rows: Rows, layout: Layout, odds: Floats, of: Places, realms: Realms) -> Floats:
    """Write what a seat knows after an action as numbers of about one."""
    count, seats = len(rows), layout.seats
    pawns = rows[:, layout.pawns].reshape(count, seats, TERRITORIES).astype(np.float32)
    present = layout.of(rows, "present")
    points = realms.points(present)
    chances = odds[of]
    full = (chances * points[..., COLUMN]).sum(axis=2)
    coming = fights(rows, layout, odds, of, realms, full)
    safe_points = realms.points(coming.safe)
    sure = (chances * safe_points[..., COLUMN]).sum(axis=2)
    step = layout.of(rows, "step")
    todo = (1 - layout.of(rows, "done")).astype(np.float32)
    waiting = layout.of(rows, "pending")
    full[:, 0] = np.where(waiting >= 0, waiting, full[:, 0])
    sure[:, 0] = np.where(waiting >= 0, waiting, sure[:, 0])
    score = layout.of(rows, "score").astype(np.float32)
    lead = (score - score[:, :1]) / 30
    expected = todo * (full - coming.risk)
    hand = in_hand(layout.of(rows, "hand"))
    of_hand = hand * points[..., COLUMN] * np.float32(0.05)
    placing = (step <= MOVE) & (step != CHOOSE)
    turn = (layout.of(rows, "turn")[:, None] == np.arange(seats)) & placing[:, None]
    terrains = np.bitwise_count(present[..., None] & realms.terrains)
    piled = np.maximum(pawns - 1, 0)
    each = 2 * TERRITORIES + SEAT_NUMBERS + (DUEL_NUMBERS if seats == 2 else 0)
    found = np.empty((count, count_inputs(seats)), np.float32)
    block = found[:, : seats * each].reshape(count, seats, each)
    block[..., :TERRITORIES] = pawns > 0
    np.multiply(piled, np.float32(0.5), out=block[..., TERRITORIES : 2 * TERRITORIES])
    single = (
        score * 0.01,
        lead,
        todo * full * 0.05,
        todo * sure * 0.05,
        expected * 0.05,
        lead + expected / 30,
        todo * coming.risk * 0.1,
        coming.draws * 0.3,
        coming.losses * 0.3,
        np.bitwise_count(present & layout.of(rows, "shared")[:, None]) * 0.2,
        np.bitwise_count(present) * 0.1,
        layout.of(rows, "removed") * 0.1,
        layout.of(rows, "to_place") * 0.2,
        layout.of(rows, "supply") * 0.05,
        layout.of(rows, "cards") * 0.3,
        layout.of(rows, "place") * 0.5,
        todo,
        turn * 0.5,
        piled.sum(axis=2) * 0.2,
        of_hand.sum(axis=2) * 0.5,
    )
    at = 2 * TERRITORIES
    for part in (points, safe_points):
        np.multiply(part, np.float32(0.05), out=block[..., at : at + BEST + 1])
        at += BEST + 1
    for number, values in enumerate(single):
        block[..., at + number] = values
    at += len(single)
    wide = [
        hand,
        of_hand,
        chances * todo[..., None],
        terrains * np.float32(0.2),
    ]
    if seats == 2:
        swapped = hand * points[:, ::-1][..., COLUMN] * np.float32(0.05)
        wide += [swapped, swapped.sum(axis=2, keepdims=True) * 0.5]
    for part in wide:
        block[..., at : at + part.shape[2]] = part
        at += part.shape[2]
    found[:, seats * each : -FORECASTS] = _own(rows, layout, terrains, realms)
    hidden = (layout.of(rows, "card") == 0)[..., None]
    left = np.where(hidden, hand - chances, hand)
    land = LATER * (left * points[..., COLUMN]).sum(axis=2)
    cards = np.maximum(left.sum(axis=2), 1)
    if seats == 2:
        # Z8.2: the lands are exchanged, so in later ages each of them is worth half to both.
        land = (land + LATER * (left * points[:, ::-1][..., COLUMN]).sum(axis=2)) / 2
    later = land * (1 - 1 / cards) * (1 - FOUGHT * coming.risk / np.maximum(full, 1))
    found[:, -FORECASTS:] = forecast(
        score
        + todo * (full - FOUGHT * coming.risk)
        + later
        + DRAWN * (FOUGHT * coming.draws + layout.of(rows, "cards"))
        - GONE * layout.of(rows, "removed"),
        layout.of(rows, "age") - (step == CHOOSE),
    )
    return found


def forecast(totals: Floats, ages: Places) -> Floats:
    """What follows from the points that all may expect at the end: the chance to win, and the margin."""
    calm = CALM + CALM_AGE * (AGES - ages)
    others = totals[:, 1:] / calm[:, None]
    most = others.max(axis=1)
    win = totals[:, 0] / calm - most - np.log(np.exp(others - most[:, None]).sum(axis=1))
    return np.stack([win, (totals[:, 0] - totals[:, 1:].max(axis=1)) / MARGIN], axis=1).astype(np.float32)


def _own(rows: Rows, layout: Layout, terrains: NDArray[np.uint8], realms: Realms) -> Floats:
    """The step, the own culture cards, and what lies free or next to the land of the first seats."""
    step = layout.of(rows, "step")
    own = rows[:, layout.own].astype(np.float32)
    drawn = layout.of(rows, "drawn").astype(np.float32)[:, None]
    unseen = DECK - rows[:, layout.discard] - own
    held = own + drawn * unseen / np.maximum(unseen.sum(axis=1, keepdims=True), 1)
    present = layout.of(rows, "present")
    free = ~np.bitwise_or.reduce(present, axis=1)
    parts = [
        step == CHOOSE,
        (step != CHOOSE) & (step <= MOVE),
        step == MOVE,
        step == CONFLICT,
        step == SCORE,
        layout.of(rows, "open"),
        *(held.T * 0.5),
        *(held[:, god] * terrains[:, 0, terrain] * 0.1 for god, terrain in GODS),
        held[:, OFFERING] ** 2 * 0.1,
        layout.of(rows, "asking"),
        *(np.bitwise_count(free[:, None] & realms.terrains).T * 0.2),
    ]
    for seat in range(min(layout.seats, 3)):
        near = realms.near(present[:, seat]) & ~present[:, seat]
        parts += [*(np.bitwise_count(near[:, None] & realms.terrains).T * 0.2)]
    if layout.seats == 2:
        parts += [np.bitwise_count(present[:, 0] & ~present[:, 1]) * 0.1]
        parts += [np.bitwise_count(present[:, 1] & ~present[:, 0]) * 0.1]
    found: Floats = np.stack(parts, axis=1).astype(np.float32)
    return found


assert BEST + 1 == CARDS
