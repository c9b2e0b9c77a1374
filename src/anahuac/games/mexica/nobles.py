"""M1.4 and M6: setting and moving the nobles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.core import Illegal, Text
from anahuac.core.steps import Rule, with_item
from anahuac.games.mexica import periods
from anahuac.games.mexica.districts import district_of
from anahuac.games.mexica.events import Boated, Jumped, NobleSet, Stepped
from anahuac.games.mexica.material import JUMP_COST
from anahuac.games.mexica.points import pay, why_no_points
from anahuac.games.mexica.water import cost, touches_at_corners, way

if TYPE_CHECKING:
    from anahuac.core import Event, Seat
    from anahuac.games.mexica.actions import MexicaAction
    from anahuac.games.mexica.state import MexicaState


def why_not_start(state: MexicaState, seat: Seat, action: MexicaAction) -> Illegal | None:
    """M1.4: a free start square."""
    problem = "mexica-start-taken" if state.board.starts & action.bit else "mexica-no-start"
    return Illegal("M1.4", Text(problem, square=state.board.names[action.at]))


def start(state: MexicaState, seat: Seat, action: MexicaAction, events: list[Event] | None) -> None:
    """M1.4: in turn order; when all nobles stand, the start player begins."""
    state.nobles = with_item(state.nobles, seat, action.at)
    state.standing |= action.bit
    if events is not None:
        events.append(NobleSet(seat, state.board.names[action.at]))
    if seat + 1 < state.seats:
        state.to_act = (seat + 1,)
    else:
        state.step = "turn"
        periods.begin_turn(state, 0)


def why_not_step(state: MexicaState, seat: Seat, action: MexicaAction) -> Illegal | None:
    """M6.1: to a free land square beside, onto a bridge by its access, off a bridge by its access."""
    at, board = state.nobles[seat], state.board
    too_few = why_no_points(state, 1)
    if too_few:
        return too_few
    square = board.names[action.at]
    if not board.beside[at] & action.bit:
        return Illegal("M6.1", Text("mexica-not-beside", square=square))
    bridges = state.bridges_h | state.bridges_v
    if not (state.land | bridges) & action.bit:
        return Illegal("M6.1", Text("mexica-no-way-water", square=square))
    if not state.home and (bridges | ~_access(state, at)) & action.bit:
        return Illegal("M6.1", Text("mexica-no-way-off", square=square))
    if bridges & action.bit and not _access(state, action.at) >> at & 1:
        return Illegal("M6.1", Text("mexica-no-way-on", square=square))
    return why_not_free(state, action.at, "M6.1")


def _access(state: MexicaState, at: int) -> int:
    """M5.2: the two access squares of the bridge on a square."""
    return (state.board.beside_h if state.bridges_h >> at & 1 else state.board.beside_v)[at]


def why_not_free(state: MexicaState, at: int, clause: str) -> Illegal | None:
    """M6.1: no noble, temple or token stands there."""
    if not (state.built | state.standing) >> at & 1:
        return None
    what = "noble" if state.standing >> at & 1 else "token" if state.tokens >> at & 1 else "temple"
    return Illegal(clause, Text(f"mexica-not-free-{what}", square=state.board.names[at]))


def why_not_boat(state: MexicaState, seat: Seat, action: MexicaAction) -> Illegal | None:
    """M6.2: from bridge to bridge, as far as water joins them and points pay for it."""
    if state.home:
        return Illegal("M6.2", Text("mexica-not-on-bridge"))
    too_few = why_no_points(state, 1)
    if too_few:
        return too_few
    at, square = state.nobles[seat], state.board.names[action.at]
    if not (state.bridges_h | state.bridges_v) & action.bit:
        return Illegal("M6.2", Text("mexica-no-bridge-there", square=square))
    links = cost(state, at, action.at)
    if links or at == action.at:
        return why_no_points(state, links) or why_not_free(state, action.at, "M6.2")
    if touches_at_corners(state, at, action.at):
        return Illegal("M6.3", Text("mexica-corner-water", square=square))
    return Illegal("M6.2", Text("mexica-no-water", square=square))


def why_not_jump(state: MexicaState, seat: Seat, action: MexicaAction) -> Illegal | None:
    """M6.4: to any free land square or bridge."""
    too_few = why_no_points(state, JUMP_COST)
    if too_few:
        return too_few
    if not (state.land | state.bridges_h | state.bridges_v) & action.bit:
        return Illegal("M6.4", Text("mexica-no-way-water", square=state.board.names[action.at]))
    return why_not_free(state, action.at, "M6.4")


def _move(state: MexicaState, seat: Seat, action: MexicaAction, price: int) -> str:
    """Move a noble and return the name of the square that it left."""
    pay(state, seat, price)
    source = state.nobles[seat]
    state.nobles = with_item(state.nobles, seat, action.at)
    state.standing ^= 1 << source | action.bit
    if not state.home & action.bit:
        state.home = district_of(state, action.at)
    return state.board.names[source]


def step(state: MexicaState, seat: Seat, action: MexicaAction, events: list[Event] | None) -> None:
    """M6.1: a step, 1 AP."""
    source = _move(state, seat, action, 1)
    if events is not None:
        events.append(Stepped(seat, source, state.board.names[action.at]))


def boat(state: MexicaState, seat: Seat, action: MexicaAction, events: list[Event] | None) -> None:
    """M6.2: 1 AP for every link, the smallest number of them."""
    at = state.nobles[seat]
    price = cost(state, at, action.at)
    source = _move(state, seat, action, price)
    if events is not None:
        events.append(Boated(seat, source, state.board.names[action.at], price, way(state, at, action.at)))


def jump(state: MexicaState, seat: Seat, action: MexicaAction, events: list[Event] | None) -> None:
    """M6.4: a jump, 5 AP."""
    source = _move(state, seat, action, JUMP_COST)
    if events is not None:
        events.append(Jumped(seat, source, state.board.names[action.at]))


START = Rule(why_not_start, start)
STEP = Rule(why_not_step, step)
BOAT = Rule(why_not_boat, boat)
JUMP = Rule(why_not_jump, jump)
