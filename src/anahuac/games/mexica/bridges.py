"""M5: bridges."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.core import Illegal, Text
from anahuac.core.masks import bits
from anahuac.core.steps import Rule
from anahuac.games.mexica.events import BridgeBuilt, BridgeLifted, BridgeMoved
from anahuac.games.mexica.points import pay, why_no_points

if TYPE_CHECKING:
    from anahuac.core import Event, Seat
    from anahuac.games.mexica.actions import MexicaAction
    from anahuac.games.mexica.state import MexicaState


def why_not_bridge(state: MexicaState, seat: Seat, action: MexicaAction) -> Illegal | None:
    """M5.3: a bridge in hand is put down elsewhere, without a supply none is built; M5.1, M5.2: where one may lie."""
    lifted = state.carrying
    if lifted is not None:
        if (action.at, action.axis) == (lifted.at, lifted.axis):
            return Illegal("M5.3", Text("mexica-same-place", square=state.board.names[action.at]))
        return _why_no_bridge_on(state, action.at, action.axis)
    if not state.spare_bridges:
        return Illegal("M5.3", Text("mexica-no-bridges"))
    return why_no_points(state, 1) or _why_no_bridge_on(state, action.at, action.axis)


def why_not_lift(state: MexicaState, seat: Seat, action: MexicaAction) -> Illegal | None:
    """M5.3: only when the supply is empty, only a bridge without a noble on it, and only if it can be put down."""
    if state.spare_bridges:
        return Illegal("M5.3", Text("mexica-bridges-left", count=state.spare_bridges))
    too_few = why_no_points(state, 1)
    if too_few:
        return too_few
    name = state.board.names[action.at]
    bridges = state.bridges_h if action.axis == "h" else state.bridges_v
    if not bridges >> action.at & 1:
        return Illegal("M5.3", Text("mexica-no-such-bridge", square=name))
    if state.standing >> action.at & 1:
        return Illegal("M5.3", Text("mexica-bridge-occupied", square=name))
    lifts_h, lifts_v = liftable(state)
    if not (lifts_h if action.axis == "h" else lifts_v) & action.bit:
        return Illegal("M5.3", Text("mexica-bridge-nowhere", square=name))
    return None


def places(state: MexicaState) -> tuple[int, int]:
    """M5.1, M5.2: where a bridge may lie, along the row and along the column; M5.3: not where one in hand lay."""
    bridges, lifted = state.bridges_h | state.bridges_v, state.carrying
    along_h, along_v = state.span_h & ~bridges, state.span_v & ~bridges
    if lifted is None:
        return along_h, along_v
    return (along_h & ~lifted.bit, along_v) if lifted.axis == "h" else (along_h, along_v & ~lifted.bit)


def liftable(state: MexicaState) -> tuple[int, int]:
    """M5.3: the bridges without a noble that could be put down elsewhere, by their axis."""
    lifts_h, lifts_v = state.bridges_h & ~state.standing, state.bridges_v & ~state.standing
    if (state.span_h | state.span_v) & ~(state.bridges_h | state.bridges_v):
        return lifts_h, lifts_v
    return lifts_h & state.span_v, lifts_v & state.span_h


def _why_no_bridge_on(state: MexicaState, at: int, axis: str) -> Illegal | None:
    """M5.1: on a canal square without a bridge; M5.2: between two land squares."""
    board, bit = state.board, 1 << at
    if not state.canals & bit:
        what = "lake" if board.lake & bit else "land"
        return Illegal("M5.1", Text(f"mexica-no-bridge-{what}", square=board.names[at]))
    if (state.bridges_h | state.bridges_v) & bit:
        return Illegal("M5.1", Text("mexica-no-bridge-twice", square=board.names[at]))
    missing = (board.beside_h if axis == "h" else board.beside_v)[at] & ~state.land
    for access in bits(missing):
        what = "edge" if access not in board.names else "canal" if state.canals >> access & 1 else "lake"
        along, led_to = Text(f"mexica-axis-{axis}"), board.names.get(access, "")
        return Illegal("M5.2", Text(f"mexica-no-access-{what}", square=board.names[at], axis=along, access=led_to))
    return None


def bridge(state: MexicaState, seat: Seat, action: MexicaAction, events: list[Event] | None) -> None:
    """M5.1: a bridge from the supply, 1 AP; M5.3: or the one in hand, which was paid for when it was taken up."""
    if action.axis == "h":
        state.bridges_h |= action.bit
    else:
        state.bridges_v |= action.bit
    square, lifted = state.board.names[action.at], state.carrying
    if lifted is None:
        pay(state, seat, 1)
        state.spare_bridges -= 1
        if events is not None:
            events.append(BridgeBuilt(seat, square, action.axis))
    else:
        state.carrying, state.step = None, "turn"
        if events is not None:
            events.append(BridgeMoved(seat, state.board.names[lifted.at], square, action.axis))


def lift(state: MexicaState, seat: Seat, action: MexicaAction, events: list[Event] | None) -> None:
    """M5.3: take a bridge up, 1 AP; the next decision is where to put it down."""
    pay(state, seat, 1)
    if action.axis == "h":
        state.bridges_h ^= action.bit
    else:
        state.bridges_v ^= action.bit
    state.carrying, state.step = action, "carry"
    if events is not None:
        events.append(BridgeLifted(seat, state.board.names[action.at], action.axis))


BRIDGE = Rule(why_not_bridge, bridge)
LIFT = Rule(why_not_lift, lift)
