"""T14.11, T14.15, T14.17: armies that leave a place, over land or water, by choice or because they must."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from anahuac.core.masks import bits
from anahuac.games.azteca.chains import leave_needed, retreats, waters_of
from anahuac.games.azteca.counters import COUNT
from anahuac.games.azteca.events import Passed
from anahuac.games.azteca.frames import Catastrophe, Losses, Retreat
from anahuac.games.azteca.losses import destroy, lose
from anahuac.games.azteca.movement import ask_leave
from anahuac.games.azteca.steps import WAIT, Rule, no
from anahuac.games.azteca.war_events import ReserveWithdrew, Retreated

if TYPE_CHECKING:
    from anahuac.core import Event, Illegal, Seat
    from anahuac.games.azteca.actions import AztecaAction
    from anahuac.games.azteca.state import AztecaState


def retreat_of(state: AztecaState) -> Retreat:
    """The retreat on top of the stack."""
    frame = state.stack[-1]
    assert isinstance(frame, Retreat)
    return frame


def ways_out(state: AztecaState, frame: Retreat) -> int:
    """Where the armies may go, with leave if need be. T14.4: an interceptor goes back to where it came from."""
    if frame.left:
        return 0
    if frame.why == "flood":
        return state.neighbours(frame.place) & state.lands[frame.seat] & ~state.struck
    army = next(bits(frame.armies), -1)
    if army >= 0 and state.army_at[3 * frame.seat + army] != frame.place:
        return 1 << state.army_at[3 * frame.seat + army]
    free, leave = waters_of(state, frame.seat, frame.refused, frame.granted)
    return retreats(state, frame.seat, frame.place, frame.passage, free | leave)


def advance_retreat(state: AztecaState, frame: Retreat, result: object, events: list[Event] | None) -> object:
    """Ask for leave, or ask where to go; go on if there is no choice left."""
    if frame.target >= 0:
        return find_way(state, frame, result, events)
    if frame.reserve or (frame.armies and ways_out(state, frame)):
        state.to_act = (frame.seat,)
        return WAIT
    if frame.why == "plunder" and not frame.left:
        go(state, frame, way_home(state, frame), events)
    state.pop()
    return frame


def way_home(state: AztecaState, frame: Retreat) -> int:
    """T14.15: if no retreat is possible, to where it came from, or else to the own capital."""
    came_from = frame.origin
    if 0 <= came_from < state.board.size and state.lands[frame.seat] & ~state.struck & 1 << came_from:
        return came_from
    return state.homes[frame.seat]


def find_way(state: AztecaState, frame: Retreat, result: object, events: list[Event] | None) -> object:
    """T14.11: each zone of the way needs the controller's leave; a refusal means another way, or another choice."""
    if result is not None:
        zone = waiting_for(state, frame)
        assert zone is not None
        bit = 1 << zone
        if result is True:
            frame = replace(frame, granted=frame.granted | bit)
        else:
            frame = replace(frame, refused=frame.refused | bit)
    zone = waiting_for(state, frame)
    if zone is None:
        frame = replace(frame, target=-1)
        state.swap(frame)
    elif zone < 0:
        go(state, frame, frame.target, events)
        frame = replace(frame, target=-1, left=True)
        state.swap(frame)
    else:
        state.swap(frame)
        ask_leave(state, state.controller(zone), frame.seat, zone, "retreat", events)
    return None


def waiting_for(state: AztecaState, frame: Retreat) -> int | None:
    """The first zone for which leave is needed; -1: none; None: the target is out of reach."""
    if frame.why == "flood" or not ways_out(state, frame) >> frame.target & 1:
        return -1 if frame.why == "flood" else None
    place = frame.place
    if state.armies_at(frame.seat, place) & frame.armies != frame.armies:
        return -1
    free, leave = waters_of(state, frame.seat, frame.refused, frame.granted)
    needed = leave_needed(
        free, leave, lambda zones: bool(retreats(state, frame.seat, place, frame.passage, zones) >> frame.target & 1)
    )
    if needed is None:
        return None
    return next(bits(needed), -1)


def go(state: AztecaState, frame: Retreat, target: int, events: list[Event] | None) -> None:
    """The armies leave."""
    for army in bits(frame.armies):
        state.place_army(frame.seat, army, target)
    if events is not None:
        events.append(Retreated(frame.seat, state.board.ids[target]))


def why_not_retreat(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T14.11: to an adjacent own territory, or over zones with ships."""
    frame = retreat_of(state)
    if frame.left or not frame.armies:
        return no("T14.11", "no-army-left")
    if ways_out(state, frame) >> action.at & 1:
        return None
    clause = "T14.17" if frame.why == "flood" else "T14.11"
    return no(clause, "no-retreat", at=state.board.called[action.at])


def retreat(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """The goal is chosen; if need be, leave is asked for."""
    state.swap(replace(retreat_of(state), target=action.at))


def why_not_withdraw(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T14.6: the reserve goes back to the capital; T14.11: not if it defends the capital itself."""
    frame = retreat_of(state)
    if frame.reserve:
        return None
    if frame.place == state.homes[seat]:
        return no("T14.11", "reserve-at-home")
    return no("T14.6", "no-reserve-here")


def withdraw(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T14.6: the armies may still decide."""
    state.swap(replace(retreat_of(state), reserve=False, withdrew=True))
    if events is not None:
        events.append(ReserveWithdrew(seat))


def why_not_stay(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T14.15, T14.17: after a plunder and before a flood an army must go."""
    frame = retreat_of(state)
    if frame.why == "plunder":
        return no("T14.15", "must-leave")
    if frame.why == "flood":
        return no("T14.17", "must-leave")
    return None


def stay(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> object:
    """T14.11: who stays fights on."""
    frame = retreat_of(state)
    state.pop()
    if events is not None:
        events.append(Passed(seat))
    return frame


def goals(state: AztecaState, seat: Seat) -> list[AztecaAction]:
    """The territories that can be reached."""
    frame = retreat_of(state)
    if not frame.armies:
        return []
    actions = state.board.of_kind["retreat"]
    return [actions[at] for at in bits(ways_out(state, frame))]


def advance_catastrophe(state: AztecaState, frame: Catastrophe, result: object, events: list[Event] | None) -> object:
    """T14.17: each army leaves; without a way out it loses a counter and goes to the capital."""
    if isinstance(result, Losses):
        lose(state, result, events)
        go_home(state, frame, events)
        return None
    if not frame.armies:
        state.pop()
        return None
    if isinstance(result, Retreat):
        state.swap(Catastrophe(frame.place, frame.armies[1:]))
        return None
    seat, army = divmod(frame.armies[0], 3)
    leaving = Retreat(seat, frame.place, 1 << army, "flood")
    if ways_out(state, leaving):
        state.push(leaving)
    elif COUNT[state.fighters[4 * seat + army]] == 1:
        destroy(state, seat, army, events)
        state.swap(Catastrophe(frame.place, frame.armies[1:]))
    else:
        state.push(Losses((seat,), (1,), (1,), ((),), army))
    return None


def go_home(state: AztecaState, frame: Catastrophe, events: list[Event] | None) -> None:
    """T14.17: to the capital, connected or not."""
    seat, army = divmod(frame.armies[0], 3)
    state.place_army(seat, army, state.homes[seat])
    if events is not None:
        events.append(Retreated(seat, state.board.ids[state.homes[seat]]))
    state.swap(Catastrophe(frame.place, frame.armies[1:]))


RETREAT = {
    "retreat": Rule(why_not_retreat, retreat, goals, exact=True),
    "withdraw": Rule(why_not_withdraw, withdraw),
    "done": Rule(why_not_stay, stay),
}
