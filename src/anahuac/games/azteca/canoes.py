"""T18.3: canoe express: armies cross on the ships of others, for a price or free."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from anahuac.games.azteca.events import Passed
from anahuac.games.azteca.frames import Ferry
from anahuac.games.azteca.steps import WAIT, Rule, always, no
from anahuac.games.azteca.war_events import (
    FareNamed,
    FarePaid,
)

if TYPE_CHECKING:
    from anahuac.core import Event, Illegal, Seat
    from anahuac.games.azteca.actions import AztecaAction
    from anahuac.games.azteca.state import AztecaState


def ferry_of(state: AztecaState) -> Ferry:
    """The crossing on top of the stack."""
    frame = state.stack[-1]
    assert isinstance(frame, Ferry)
    return frame


def advance_ferry(state: AztecaState, frame: Ferry, result: object, events: list[Event] | None) -> object:
    """T18.3: owners of ships in order; a price is answered by the one who wants to cross."""
    if frame.fare >= 0:
        state.to_act = (frame.seat,)
        return WAIT
    if not frame.asking:
        state.pop()
        return False
    state.to_act = frame.asking[:1]
    return WAIT


def why_not_carry(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T18.3: whether prices are allowed is agreed beforehand."""
    if action.number and state.options.canoe != "price":
        return no("T18.3", "no-fares")
    return None


def carry(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> object:
    """T18.3: for nothing at once; a price must be accepted."""
    if events is not None:
        events.append(FareNamed(seat, action.number))
    if not action.number:
        state.pop()
        return True
    state.swap(replace(ferry_of(state), fare=action.number))
    return None


def decline_carrying(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T18.3: the next owner is asked."""
    frame = ferry_of(state)
    state.swap(replace(frame, asking=frame.asking[1:]))
    if events is not None:
        events.append(Passed(seat))


def why_not_pay(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T18.3: the fare must be there."""
    fare = ferry_of(state).fare
    if state.tribute[seat] >= fare:
        return None
    return no("T18.3", "too-dear", price=fare, tribute=state.tribute[seat])


def pay_fare(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> bool:
    """T18.3: the fare goes to the owner of the ship."""
    frame = ferry_of(state)
    owner = frame.asking[0]
    state.pop()
    state.gain(seat, -frame.fare)
    state.gain(owner, frame.fare)
    if events is not None:
        events.append(FarePaid(seat, owner, frame.fare))
    return True


def refuse_fare(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T18.3: too dear; the next owner is asked."""
    frame = ferry_of(state)
    state.swap(replace(frame, asking=frame.asking[1:], fare=-1))
    if events is not None:
        events.append(Passed(seat))


FERRY = {"carry": Rule(why_not_carry, carry), "done": Rule(always, decline_carrying)}
FARE = {"yes": Rule(why_not_pay, pay_fare), "no": Rule(always, refuse_fare)}
