"""What placements tell of the cards that lie face down: how likely each one is, learned from games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from anahuac.bots.aztlan.judgement.rows import CHOOSE
from anahuac.games.aztlan.material import AGES, POWERS, TERRAIN_OF_POWER, TERRAINS
from anahuac.games.aztlan.pawns import TERRITORIES

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from anahuac.bots.aztlan.judgement.realms import Realms
    from anahuac.bots.aztlan.judgement.rows import Layout, Rows
    from anahuac.bots.learning import Network

    Floats = NDArray[np.float32]

CARDS: Final = len(POWERS)
COLUMN: Final = np.array(
    [TERRAINS.index(TERRAIN_OF_POWER[p]) if p in TERRAIN_OF_POWER else len(TERRAINS) for p in POWERS]
)
"""For each power card the column of `Realms.points`."""
BIT: Final = 1 << np.arange(CARDS)
SIZES: Final = (44, 48, CARDS)
NEVER: Final = -30.0


def in_hand(hands: Rows) -> Floats:
    """Which cards each hand has, as 1 and 0."""
    return ((hands[..., None] & BIT) > 0).astype(np.float32)


def of_others(values: NDArray[Any]) -> NDArray[Any]:
    """For each seat the highest value that another one has; seats are the second index."""
    seats = values.shape[1]
    return np.stack(
        [values[:, [one for one in range(seats) if one != seat]].max(axis=1) for seat in range(seats)], axis=1
    )


def traces(rows: Rows, layout: Layout, realms: Realms) -> Floats:
    """What everybody can see of each seat that tells of its card: as many numbers as the network of beliefs takes."""
    count, seats = len(rows), layout.seats
    pawns = rows[:, layout.pawns].reshape(count, seats, TERRITORIES).astype(np.int16)
    present = layout.of(rows, "present")
    hand = in_hand(layout.of(rows, "hand"))
    by_card = realms.points(present)[..., COLUMN] * np.float32(0.05)
    score = layout.of(rows, "score").astype(np.float32)
    total = pawns.sum(axis=1, keepdims=True)
    others = total - pawns
    strongest = of_others(pawns)
    shared = (pawns > 0) & (others > 0)
    near = realms.near(present) & ~present
    own_terrain = np.bitwise_count(present[..., None] & realms.terrains)
    near_terrain = np.bitwise_count(near[..., None] & realms.terrains)
    powers = hand @ np.array(POWERS, np.float32)
    kept = np.maximum(hand.sum(axis=2), 1)
    mean_power = powers / kept
    rivals = (mean_power.sum(axis=1, keepdims=True) - mean_power) / (seats - 1)
    step = layout.of(rows, "step")
    best = of_others(score)
    single = np.stack(
        [
            shared.sum(axis=2) * 0.3,
            (pawns * shared).sum(axis=2) * 0.2,
            (strongest * shared).sum(axis=2) * 0.2,
            ((pawns > strongest) & shared).sum(axis=2) * 0.3,
            np.maximum(pawns - 1, 0).sum(axis=2) * 0.2,
            layout.of(rows, "to_place") * 0.2,
            np.broadcast_to((step == CHOOSE)[:, None], (count, seats)),
            (score - best) / 30,
            layout.of(rows, "place") * 0.5,
            layout.of(rows, "cards") * 0.3,
            mean_power - 6.5,
            rivals - 6.5,
            np.bitwise_count(present) * 0.1,
            by_card.max(axis=2),
            ((others == 0) & (pawns > 1)).sum(axis=2) * 0.3,
        ],
        axis=2,
    )
    plain = strongest.max(axis=2, keepdims=True) * 0.1
    found: Floats = np.concatenate(
        [by_card, hand, by_card * hand, own_terrain * 0.2, near_terrain * 0.2, single, plain], axis=2
    ).astype(np.float32)
    return found


def odds_of(network: Network, seen: Floats, hand: Floats) -> Floats:
    """How likely each card of each seat is, if nobody tells."""
    flat = network(seen.reshape(-1, seen.shape[-1])).reshape(hand.shape)
    flat = np.where(hand > 0, flat, np.float32(NEVER))
    flat = np.exp(flat - flat.max(axis=-1, keepdims=True)) * hand
    whole = flat.sum(axis=-1, keepdims=True)
    found: Floats = flat / np.where(whole > 0, whole, 1)
    return found


def beliefs(networks: list[Network], rows: Rows, layout: Layout, realms: Realms) -> Floats:
    """For each row and seat how likely each card is; where the card is known, that one."""
    count, seats = len(rows), layout.seats
    cards = layout.of(rows, "card")
    found = np.zeros((count, seats, CARDS), np.float32)
    unknown = np.flatnonzero((cards == 0).any(axis=1))
    if len(unknown):
        asked = rows[unknown]
        seen, hand = traces(asked, layout, realms), in_hand(layout.of(asked, "hand"))
        age = layout.of(asked, "age")
        for number in range(AGES):
            of_age = np.flatnonzero(age == number + 1)
            if len(of_age):
                found[unknown[of_age]] = odds_of(networks[number], seen[of_age], hand[of_age])
    known = cards > 0
    found[known] = 0
    row, seat = np.nonzero(known)
    found[row, seat, cards[row, seat] - POWERS[0]] = 1
    return found
