"""T14.3, T14.4, T18.3: armies on the march: over land and lake, with leave or a fare, and intercepted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from anahuac.core.masks import bits
from anahuac.games.azteca.events import Passed
from anahuac.games.azteca.frames import Activation, Battle, Entering, Ferry, Leave
from anahuac.games.azteca.steps import WAIT, Rule, always, no, with_item
from anahuac.games.azteca.war_events import (
    BattleBegan,
    Intercepted,
    LeaveAnswered,
    LeaveAsked,
    Marched,
)

if TYPE_CHECKING:
    from anahuac.core import Event, Illegal, Seat
    from anahuac.games.azteca.actions import AztecaAction
    from anahuac.games.azteca.state import AztecaState


def reach(state: AztecaState, here: int) -> int:
    """The areas next to an area, zones after the territories."""
    board = state.board
    size = board.size
    if here >= size:
        return board.shores[here - size] | board.waters[here - size] << size
    return state.neighbours(here) | board.harbours[here] << size


def why_not_this_army(state: AztecaState, frame: Activation, army: int) -> Illegal | None:
    """T14.2: one army, that has not moved this round; T6.3: a Diversion lets one act twice."""
    seat = frame.seat
    letter = "ABC"[army]
    if state.army_at[3 * seat + army] < 0:
        return no("T14.2", "no-army", army=letter)
    if frame.stage == "march":
        return None if army == frame.army else no("T14.2", "one-army", army="ABC"[frame.army])
    if state.moved >> 3 * seat + army & 1 and not state.diversions[seat]:
        return no("T14.2", "has-moved", army=letter)
    return None


def why_not_march(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T14.3: an adjacent area that may be entered."""
    frame = state.stack[-1]
    assert isinstance(frame, Activation)
    illegal = why_not_this_army(state, frame, action.group)
    if illegal is not None:
        return illegal
    at = action.at
    if not reach(state, state.army_at[3 * seat + action.group]) >> at & 1:
        return no("T14.3", "not-adjacent", at=state.board.called[at])
    return why_not_enter_zone(state, frame, at) if at >= state.board.size else why_not_enter_land(state, frame, at)


def why_not_enter_land(state: AztecaState, frame: Activation, at: int) -> Illegal | None:
    """T14.17: nothing that was struck; T16: no outer valley; T6.3: a passage must lead on."""
    name = state.board.called[at]
    if state.struck >> at & 1:
        return no("T14.17", "struck", at=name)
    if state.closed() >> at & 1:
        return no("T16.1", "outer-valley", at=name)
    if not can_end(state, frame, at, frame.left - 1):
        return no("T6.3", "only-passing", at=name)
    return None


def can_end(state: AztecaState, frame: Activation, at: int, left: int) -> bool:
    """T14.3, T6.3: whether a move that comes to an area can end where it may, even if nobody gives leave."""
    size, passage = state.board.size, frame.passage
    if at < size and at != passage:
        return True
    if not left:
        return False
    near = reach(state, at) & ~state.closed()
    if near & (1 << size) - 1 & ~(1 << passage if passage >= 0 else 0):
        return True
    return any(can_end(state, frame, area, left - 1) for area in bits(near) if needs_no_leave(state, frame, area))


def needs_no_leave(state: AztecaState, frame: Activation, at: int) -> bool:
    """T14.3: whether an area can be entered without asking anybody."""
    zone = at - state.board.size
    if zone < 0:
        return True
    own = state.ships_at(frame.seat, zone) > 0 and not frame.refused >> zone & 1
    return own and state.controller(zone) in (-1, frame.seat)


def why_not_enter_zone(state: AztecaState, frame: Activation, at: int) -> Illegal | None:
    """T14.3: a ship there, the move must still be able to end on land, and nobody has refused."""
    zone = at - state.board.size
    name = state.board.called[at]
    if not can_end(state, frame, at, frame.left - 1):
        return no("T14.3", "must-land", at=name)
    if frame.refused >> zone & 1:
        return no("T11.3", "refused", at=name)
    if state.ships_at(frame.seat, zone):
        return None
    if state.options.canoe == "no":
        return no("T14.3", "no-ship", at=name)
    if not any(state.ships_at(other, zone) for other in range(state.seats)):
        return no("T18.3", "nobody-there", at=name)
    return None


def march(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T14.3: one area further; over the lake leave or a fare comes first."""
    frame = state.stack[-1]
    assert isinstance(frame, Activation)
    army, at = action.group, action.at
    if frame.stage == "ready":
        state.swap(replace(frame, army=army))
    origin = state.army_at[3 * seat + army]
    zone = at - state.board.size
    stage = "enter" if zone < 0 else "leave"
    state.push(Entering(seat, army, origin, at, stage, passage=frame.passage))  # type: ignore[arg-type]


def marches(state: AztecaState, seat: Seat) -> list[AztecaAction]:
    """The areas that each army that may move can enter."""
    frame = state.stack[-1]
    assert isinstance(frame, Activation)
    actions, areas, size = state.board.of_kind["march"], len(state.board.areas), state.board.size
    closed = state.closed()
    if frame.passage >= 0 and not can_end(state, frame, frame.passage, frame.left - 1):
        closed |= 1 << frame.passage
    for zone in range(areas - size):
        if why_not_enter_zone(state, frame, size + zone) is not None:
            closed |= 1 << size + zone
    found = []
    for army in range(3):
        if why_not_this_army(state, frame, army) is None:
            first = areas * army
            found += [actions[first + at] for at in bits(reach(state, state.army_at[3 * seat + army]) & ~closed)]
    return found


# Entering an area


def advance_entering(state: AztecaState, frame: Entering, result: object, events: list[Event] | None) -> object:
    """T14.3, T14.4: leave, the step itself, interception, and the attack."""
    return STAGES[frame.stage](state, frame, result, events)


def at_ferry(state: AztecaState, frame: Entering, result: object, events: list[Event] | None) -> object:
    """T18.3: without an own ship those with ships there are asked, in order; carrying the army implies leave."""
    zone = frame.place - state.board.size
    if result is None and not state.ships_at(frame.seat, zone):
        state.push(Ferry(frame.seat, zone, carriers(state, frame.seat, zone)))
        return None
    if result is False:
        return turned_back(state, zone)
    state.swap(replace(frame, stage="enter"))
    return None


def carriers(state: AztecaState, seat: Seat, zone: int) -> tuple[Seat, ...]:
    """T18.3: the others with ships in a zone, in order."""
    return tuple([other for other in state.order_after(seat) if state.ships_at(other, zone)])


def at_leave(state: AztecaState, frame: Entering, result: object, events: list[Event] | None) -> object:
    """T11.3: the controller may forbid armies to cross; T18.3: not asked if nobody else could carry the army."""
    zone = frame.place - state.board.size
    controller = state.controller(zone)
    carries = not state.ships_at(frame.seat, zone) and carriers(state, frame.seat, zone) == (controller,)
    if result is None and controller not in (-1, frame.seat) and not carries:
        ask_leave(state, controller, frame.seat, zone, "cross", events)
        return None
    if result is False:
        return turned_back(state, zone)
    state.swap(replace(frame, stage="ferry"))
    return None


def ask_leave(
    state: AztecaState, controller: Seat, asker: Seat, zone: int, purpose: str, events: list[Event] | None
) -> None:
    """T11.3: ask the controller of a zone."""
    state.push(Leave(controller, asker, zone, purpose))  # type: ignore[arg-type]
    if events is not None:
        events.append(LeaveAsked(asker, controller, state.board.zone_ids[zone]))


def turned_back(state: AztecaState, zone: int) -> object:
    """The army stays where it is, and does not ask again in this activation."""
    state.pop()
    frame = state.stack[-1]
    assert isinstance(frame, Activation)
    state.swap(replace(frame, refused=frame.refused | 1 << zone))
    return None


def at_enter(state: AztecaState, frame: Entering, result: object, events: list[Event] | None) -> object:
    """T14.3: the army enters; everybody with an army next to it may intercept."""
    seat, army = frame.seat, frame.army
    bit = 1 << 3 * seat + army
    first = state.stack[-2]
    assert isinstance(first, Activation)
    if first.stage == "ready":
        if state.moved & bit:
            state.diversions = with_item(state.diversions, seat, state.diversions[seat] - 1)
        state.moved |= bit
    state.place_army(seat, army, frame.place)
    if events is not None:
        areas = state.board.areas
        events.append(Marched(seat, army, areas[frame.origin], areas[frame.place]))
    asking = [other for other in state.order_after(seat) if strikers(state, other, frame.place)]
    state.swap(replace(frame, stage="intercept", asking=tuple(asking)))
    return None


def strikers(state: AztecaState, seat: Seat, place: int) -> int:
    """T14.4: the armies of a seat next to an area, as a mask; on the lake only with a ship there."""
    zone = place - state.board.size
    if zone >= 0 and not state.ships_at(seat, zone):
        return 0
    near = state.neighbours(place) if zone < 0 else state.board.shores[zone]
    a, b, c = state.army_places(seat)
    return (a >= 0 and near >> a & 1) | (b >= 0 and near >> b & 1) << 1 | (c >= 0 and near >> c & 1) << 2


def at_intercept(state: AztecaState, frame: Entering, result: object, events: list[Event] | None) -> object:
    """T14.4: asked in order; the first who accepts does it."""
    if frame.asking:
        state.to_act = frame.asking[:1]
        return WAIT
    state.swap(replace(frame, stage="attack"))
    return None


def at_strike(state: AztecaState, frame: Entering, result: object, events: list[Event] | None) -> object:
    """T14.4: on the lake the interceptor needs control, no controller, or the controller's leave."""
    striker = frame.striker // 3
    zone = frame.place - state.board.size
    if zone >= 0 and result is None:
        controller = state.controller(zone)
        if controller not in (-1, striker):
            ask_leave(state, controller, striker, zone, "intercept", events)
            return None
    if result is False:
        state.swap(replace(frame, stage="intercept", striker=-1))
        return None
    state.swap(replace(frame, stage="fought"))
    intercept(state, frame, events)
    return None


def intercept(state: AztecaState, frame: Entering, events: list[Event] | None) -> None:
    """T14.4: the interceptor is the attacker; all own armies in the place fight with the intercepted one."""
    striker, army = divmod(frame.striker, 3)
    if events is not None:
        events.append(Intercepted(striker, army, state.board.areas[frame.place]))
    origin = state.army_at[frame.striker]
    defenders = state.armies_at(frame.seat, frame.place)
    asking = state.holders("heroic")
    armies = 1 << army, defenders
    battle = Battle("interception", frame.place, origin, striker, frame.seat, *armies, passage=frame.passage)
    begin_battle(state, replace(battle, asking=asking), events)


def begin_battle(state: AztecaState, frame: Battle, events: list[Event] | None) -> None:
    """T14.7: a battle comes before everything else."""
    state.push(frame)
    if events is not None:
        rival = None if frame.defender < 0 else frame.defender
        events.append(BattleBegan(frame.attacker, rival, state.board.areas[frame.place]))


def at_fought(state: AztecaState, frame: Entering, result: object, events: list[Event] | None) -> object:
    """T14.4: if the intercepted army is still there, it goes on."""
    if state.army_at[3 * frame.seat + frame.army] == frame.place:
        state.swap(replace(frame, stage="attack"))
        return None
    state.pop()
    return "over"


def at_attack(state: AztecaState, frame: Entering, result: object, events: list[Event] | None) -> object:
    """T14.3: entering a neutral or enemy territory ends the move, with a battle."""
    place, seat = frame.place, frame.seat
    if place >= state.board.size or state.lands[seat] >> place & 1 or place == frame.passage:
        state.pop()
        return "moved"
    state.swap(replace(frame, stage="attacked"))
    defender = state.owner(place)
    defenders = 0 if defender < 0 else state.armies_at(defender, place)
    asking = state.holders("heroic", "reinforcements") if defender < 0 else state.holders("heroic")
    armies = 1 << frame.army, defenders
    battle = Battle("attack", place, frame.origin, seat, defender, *armies, passage=frame.passage)
    begin_battle(state, replace(battle, asking=asking), events)
    return None


def at_attacked(state: AztecaState, frame: Entering, result: object, events: list[Event] | None) -> object:
    """T14.3: the move is over."""
    state.pop()
    return "over"


STAGES = {
    "ferry": at_ferry,
    "leave": at_leave,
    "enter": at_enter,
    "intercept": at_intercept,
    "strike": at_strike,
    "fought": at_fought,
    "attack": at_attack,
    "attacked": at_attacked,
}


def entering(state: AztecaState) -> Entering:
    """The step of an army on top of the stack."""
    frame = state.stack[-1]
    assert isinstance(frame, Entering)
    return frame


def why_not_intercept(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T14.4: with an army next to the area entered."""
    if strikers(state, seat, entering(state).place) >> action.group & 1:
        return None
    return no("T14.4", "not-next-to-it", army="ABC"[action.group])


def accept(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T14.4: the first who accepts does it, if the lake allows it."""
    frame = entering(state)
    state.swap(replace(frame, stage="strike", asking=frame.asking[1:], striker=3 * seat + action.group))


def decline(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T14.4: the next one is asked."""
    frame = entering(state)
    state.swap(replace(frame, asking=frame.asking[1:]))
    if events is not None:
        events.append(Passed(seat))


def advance_leave(state: AztecaState, frame: Leave, result: object, events: list[Event] | None) -> object:
    """T11.3: the controller decides."""
    state.to_act = (frame.seat,)
    return WAIT


def grant(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> bool:
    """T11.3: leave is given."""
    return answer(state, seat, True, events)


def forbid(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> bool:
    """T11.3: leave is refused."""
    return answer(state, seat, False, events)


def answer(state: AztecaState, seat: Seat, granted: bool, events: list[Event] | None) -> bool:
    """Return the answer to the frame that asked."""
    state.pop()
    if events is not None:
        events.append(LeaveAnswered(seat, granted))
    return granted


MARCH = Rule(why_not_march, march, marches, exact=True)
INTERCEPT = {"intercept": Rule(why_not_intercept, accept), "done": Rule(always, decline)}
LEAVE = {"yes": Rule(always, grant), "no": Rule(always, forbid)}
