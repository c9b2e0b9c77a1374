"""M5: bridges."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.core import Illegal, Text
from anahuac.core.masks import bits
from anahuac.core.steps import Rule
from anahuac.games.mexica.events import BridgeBuilt, BridgeMoved
from anahuac.games.mexica.points import pay, why_no_points

if TYPE_CHECKING:
    from anahuac.core import Event, Seat
    from anahuac.games.mexica.actions import MexicaAction
    from anahuac.games.mexica.state import MexicaState


def why_not_bridge(state: MexicaState, seat: Seat, action: MexicaAction) -> Illegal | None:
    """M5.3: without a supply bridges are only moved; M5.1, M5.2: where a bridge may lie."""
    if not state.spare_bridges:
        return Illegal("M5.3", Text("mexica-no-bridges"))
    return why_no_points(state, 1) or why_no_bridge_on(state, action.at, action.axis)


def why_not_move_bridge(state: MexicaState, seat: Seat, action: MexicaAction) -> Illegal | None:
    """M5.3: only when the supply is empty, and only a bridge without a noble on it."""
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
    return why_no_bridge_on(state, action.to, action.to_axis, action.at)


def why_no_bridge_on(state: MexicaState, at: int, axis: str, taken_up: int = -1) -> Illegal | None:
    """M5.1: on a canal square without a bridge; M5.2: between two land squares."""
    board, bit = state.board, 1 << at
    if not state.canals & bit:
        what = "lake" if board.lake & bit else "land"
        return Illegal("M5.1", Text(f"mexica-no-bridge-{what}", square=board.names[at]))
    if (state.bridges_h | state.bridges_v) & bit and at != taken_up:
        return Illegal("M5.1", Text("mexica-no-bridge-twice", square=board.names[at]))
    missing = (board.beside_h if axis == "h" else board.beside_v)[at] & ~state.land
    for access in bits(missing):
        what = "canal" if state.canals >> access & 1 else "lake"
        square = board.names.get(access, board.names[at])
        return Illegal("M5.2", Text(f"mexica-no-access-{what}", square=square))
    return None


def bridge(state: MexicaState, seat: Seat, action: MexicaAction, events: list[Event] | None) -> None:
    """M5.1: a bridge from the supply, 1 AP."""
    pay(state, seat, 1)
    state.spare_bridges -= 1
    if action.axis == "h":
        state.bridges_h |= action.bit
    else:
        state.bridges_v |= action.bit
    if events is not None:
        events.append(BridgeBuilt(seat, state.board.names[action.at], action.axis))


def move_bridge(state: MexicaState, seat: Seat, action: MexicaAction, events: list[Event] | None) -> None:
    """M5.3: take a bridge up and build it elsewhere, 1 AP."""
    pay(state, seat, 1)
    if action.axis == "h":
        state.bridges_h ^= action.bit
    else:
        state.bridges_v ^= action.bit
    if action.to_axis == "h":
        state.bridges_h |= action.also_bit
    else:
        state.bridges_v |= action.also_bit
    if events is not None:
        names = state.board.names
        events.append(BridgeMoved(seat, names[action.at], names[action.to], action.to_axis))


BRIDGE = Rule(why_not_bridge, bridge)
MOVE_BRIDGE = Rule(why_not_move_bridge, move_bridge)
