"""The actions worth valuing in many decisions at once, and the positions after them as their seats will know them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from anahuac.bots.aztlan.judgement.inputs import MARGIN
from anahuac.bots.aztlan.judgement.rows import KINDS, MOVE, PLACE, layout_of, row_of
from anahuac.games.aztlan.pawns import TERRITORIES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from anahuac.bots.aztlan.judgement.rows import Layout, Rows
    from anahuac.core import Seat
    from anahuac.games.aztlan.actions import AztlanAction
    from anahuac.games.aztlan.board import AztlanBoard
    from anahuac.games.aztlan.state import AztlanState

    Places = NDArray[np.int64]
    Decisions = Sequence[tuple[AztlanState, Seat]]

EAGLE: Final = KINDS.index("eagle")


class Options(NamedTuple):
    """Actions of some decisions, and the rows of the positions after them."""

    of: Places
    """The decision of each, by number; in rising order."""
    ids: Places
    """The numbers of the actions."""
    rows: Rows
    sealed: NDArray[np.bool_]
    """Whether as much is known of all cards as at the decision: then their odds are the same."""
    won: NDArray[np.float32]
    """1 or 0 where the action ends the game, else -1."""
    margin: NDArray[np.float32]


class Moves:
    """The actions of a board whose effects are simple, as arrays."""

    def __init__(self, board: AztlanBoard) -> None:
        kinds = board.of_kind
        self.place = np.array([action.id for action in kinds["place"]])
        self.eagle = np.array([action.id for action in kinds["eagle"]])
        self.stay = kinds["stay"][0].id
        moves = kinds["move"]
        self.move = np.array([action.id for action in moves])
        self.at = np.array([action.at for action in moves])
        self.to = np.array([action.to for action in moves])


@lru_cache(maxsize=4)
def moves_of(board: AztlanBoard) -> Moves:
    """The arrays of a board."""
    return Moves(board)


def options(decisions: Decisions) -> tuple[Rows, Options]:
    """The rows of some decisions of one board and number of seats, and what can be done in them.

    Power cards are chosen otherwise: see `cards`.
    """
    first = decisions[0][0]
    layout, moves = layout_of(first.seats), moves_of(first.board)
    base = np.array([row_of(state, seat) for state, seat in decisions], np.int64)
    step = layout.of(base, "step")
    parts = [
        _placements(base, np.flatnonzero(step == PLACE), layout, moves),
        *_moves(base, np.flatnonzero(step == MOVE), layout, moves),
        *(_carried_out(number, *decisions[number]) for number in np.flatnonzero(step > MOVE).tolist()),
    ]
    parts = [part for part in parts if len(part.of)]
    columns = [np.concatenate(column) for column in zip(*parts, strict=True)]
    order = np.argsort(columns[0], kind="stable")
    return base, Options(*[column[order] for column in columns])


def _simple(of: Places, ids: Places, rows: Rows) -> Options:
    count = len(of)
    nothing = np.zeros(count, np.float32)
    return Options(of, ids, rows, np.ones(count, np.bool_), nothing - 1, nothing)


def _placements(base: Rows, decisions: Places, layout: Layout, moves: Moves) -> Options:
    """Z3.1: one pawn on any territory."""
    at = np.tile(np.arange(TERRITORIES), len(decisions))
    of = np.repeat(decisions, TERRITORIES)
    rows = base[of]
    _add(rows, at, layout)
    rows[:, layout.each["to_place"].start] -= 1
    rows[:, layout.once["step"]] = MOVE
    return _simple(of, moves.place[at], _with_conflicts(rows, layout))


def _moves(base: Rows, decisions: Places, layout: Layout, moves: Moves) -> list[Options]:
    """Z3.1: stay, or move a pawn to where it can help; Z3.2: one more pawn."""
    present = layout.of(base, "present")[decisions]
    own, others = present[:, 0], np.bitwise_or.reduce(present[:, 1:], axis=1)
    useful = ~own | others
    which, move = np.nonzero((own[:, None] >> moves.at & 1) & (useful[:, None] >> moves.to & 1))
    rows = base[decisions[which]]
    at, number = moves.at[move], np.arange(len(rows))
    rows[number, at] -= 1
    gone = rows[number, at] == 0
    rows[:, layout.each["present"].start] &= ~(gone.astype(np.int64) << at)
    _add(rows, moves.to[move], layout)
    rows[:, layout.once["step"]] = PLACE
    moved = _simple(decisions[which], moves.move[move], _with_conflicts(rows, layout))
    rows = base[decisions]
    rows[:, layout.once["step"]] = PLACE
    stayed = _simple(decisions, np.full(len(decisions), moves.stay), rows)
    supply, removed = (layout.of(base, name)[decisions, 0] for name in ("supply", "removed"))
    able = decisions[(base[decisions, layout.own.start + EAGLE] > 0) & (supply + removed > 0)]
    return [stayed, moved, _eagles(base, able, layout, moves)]


def _eagles(base: Rows, decisions: Places, layout: Layout, moves: Moves) -> Options:
    at = np.tile(np.arange(TERRITORIES), len(decisions))
    of = np.repeat(decisions, TERRITORIES)
    rows = base[of]
    _add(rows, at, layout)
    rows[:, layout.own.start + EAGLE] -= 1
    rows[:, layout.discard.start + EAGLE] += 1
    rows[:, layout.each["cards"].start] -= 1
    supplied = rows[:, layout.each["supply"].start] > 0
    rows[:, layout.each["supply"].start] -= supplied
    rows[:, layout.each["removed"].start] -= ~supplied
    return _simple(of, moves.eagle[at], _with_conflicts(rows, layout))


def _add(rows: Rows, at: Places, layout: Layout) -> None:
    rows[np.arange(len(rows)), at] += 1
    rows[:, layout.each["present"].start] |= np.int64(1) << at


def _with_conflicts(rows: Rows, layout: Layout) -> Rows:
    """Note anew which territories are shared."""
    once = twice = np.zeros(len(rows), np.int64)
    for present in layout.of(rows, "present").T:
        twice = twice | once & present
        once = once | present
    rows[:, layout.once["shared"]] = twice
    return rows


def _carried_out(number: int, state: AztlanState, seat: Seat) -> Options:
    """Let the rules carry out the actions of a conflict or a scoring."""
    legal = state.legal_actions(seat)
    layout = layout_of(state.seats)
    rows, won, margin, sealed = [], [], [], []
    for action in legal:
        after = after_action(state, seat, action)
        row = row_of(after, seat)
        if len(after.culture[seat]) > len(state.culture[seat]):
            # What was drawn is not looked at: an imagined card would be a guess.
            own = layout.own.start
            row[own : own + len(KINDS)] = [state.culture[seat].count(kind) for kind in KINDS]
            row[layout.once["drawn"]] = 1
        rows.append(row)
        ended = after.outcome is not None
        won.append(float(seat in after.outcome.winners) if after.outcome is not None else -1.0)
        margin.append(lead(after, seat) if ended else 0.0)
        sealed.append(False)
    count = len(legal)
    return Options(
        np.full(count, number),
        np.array([action.id for action in legal]),
        np.array(rows, np.int64),
        np.array(sealed),
        np.array(won, np.float32),
        np.array(margin, np.float32),
    )


def after_action(state: AztlanState, seat: Seat, action: AztlanAction) -> AztlanState:
    """The state after an action; a tie that was broken is fought out."""
    after = state.copy()
    after.apply_legal(seat, action)
    if after.step == "decide" and after.outcome is None:
        after.apply_legal(seat, after.board.of_kind["fight"][after.contested])
    return after


def lead(state: AztlanState, seat: Seat) -> float:
    """How far a seat is ahead of the best other."""
    return (state.scores[seat] - max(state.scores[:seat] + state.scores[seat + 1 :])) / MARGIN
