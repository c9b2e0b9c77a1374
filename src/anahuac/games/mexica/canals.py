"""M3: canals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.core import Illegal, Text
from anahuac.core.masks import bits
from anahuac.core.steps import Rule
from anahuac.games.mexica.districts import divided, measure, survey_spans
from anahuac.games.mexica.events import CanalLaid, DistrictFormed
from anahuac.games.mexica.points import pay, why_no_points
from anahuac.games.mexica.tokens import remove_tokens

if TYPE_CHECKING:
    from anahuac.core import Event, Seat
    from anahuac.games.mexica.actions import MexicaAction
    from anahuac.games.mexica.state import MexicaState


def why_not_canal(state: MexicaState, seat: Seat, action: MexicaAction) -> Illegal | None:
    """M3.1: a tile of that length must be there; M3.2: where a canal may lie."""
    double = action.squares.bit_count() == 2
    if not (state.doubles if double else state.singles):
        return Illegal("M3.1", Text("mexica-no-doubles" if double else "mexica-no-singles"))
    squares = list(bits(action.squares))
    return (
        why_no_points(state, 1)
        or next(filter(None, [why_not_empty(state, at, "M3.1") for at in squares]), None)
        or next(filter(None, [_why_no_canal_on(state, at) for at in squares]), None)
    )


def why_not_empty(state: MexicaState, at: int, clause: str) -> Illegal | None:
    """M3.1: a square is empty if there is no noble, temple, token or canal."""
    bit = 1 << at
    if state.canals & bit:
        what = "canal"
    elif state.standing & bit:
        what = "noble"
    elif state.tokens & bit:
        what = "token"
    elif state.built & bit:
        what = "temple"
    else:
        return None
    return Illegal(clause, Text(f"mexica-not-empty-{what}", square=state.board.names[at]))


def _why_no_canal_on(state: MexicaState, at: int) -> Illegal | None:
    """M3.2: never on lake, on the palace, in a founded district or before a bridge."""
    board, bit = state.board, 1 << at
    if board.lake & bit:
        what = "lake"
    elif board.palace & bit:
        what = "palace"
    elif not state.soil & bit:
        what = "founded"
    elif state.access & bit:
        what = "access"
    else:
        return None
    return Illegal("M3.2", Text(f"mexica-no-canal-{what}", square=board.names[at]))


def canal(state: MexicaState, seat: Seat, action: MexicaAction, events: list[Event] | None) -> None:
    """M3.1: a tile from the supply, 1 AP whatever its length."""
    pay(state, seat, 1)
    if action.squares & action.squares - 1:
        state.doubles -= 1
    else:
        state.singles -= 1
    if events is not None:
        events.append(CanalLaid(seat, state.board.named(action.squares)))
    _dig(state, action, events)
    remove_tokens(state, events)


def _dig(state: MexicaState, tile: MexicaAction, events: list[Event] | None) -> None:
    """M3.3: take the squares of a tile out of the land and divide the district they lay in."""
    board, squares = state.board, tile.squares
    lost = next(district for district in state.districts if district & squares)
    parts = divided(board, lost, tile)
    state.land &= ~squares
    state.soil &= ~squares
    survey_spans(state)
    state.districts = tuple(sorted([district for district in state.districts if district != lost] + parts))
    if state.home == lost:
        noble = 1 << state.nobles[state.to_act[0]]
        state.home = next(part for part in parts if part & noble)
    if events is not None and len(parts) > 1:
        events.append(DistrictFormed(tuple(sorted(part.bit_count() for part in parts))))
    measure(state)


CANAL = Rule(why_not_canal, canal)
