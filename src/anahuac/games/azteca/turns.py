"""One seat after the other: what the parts of phases have in common that are played in order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.games.azteca.cards import draw
from anahuac.games.azteca.events import Passed
from anahuac.games.azteca.frames import Turns
from anahuac.games.azteca.material import DRAW, HAND_LIMIT
from anahuac.games.azteca.steps import WAIT, Rule, always

if TYPE_CHECKING:
    from anahuac.core import Event, Seat
    from anahuac.games.azteca.actions import AztecaAction
    from anahuac.games.azteca.state import AztecaState


def turn_of(state: AztecaState) -> Turns:
    """The turns on top of the stack."""
    frame = state.stack[-1]
    assert isinstance(frame, Turns)
    return frame


def note(state: AztecaState, value: int) -> None:
    """Remember what the seat has done in its turn."""
    frame = turn_of(state)
    state.swap(Turns(frame.part, frame.order, value))


def next_turn(state: AztecaState) -> None:
    """The next in the order is to act."""
    frame = turn_of(state)
    state.swap(Turns(frame.part, frame.order[1:]))


def has_nothing(state: AztecaState, part: str, seat: Seat) -> bool:
    """Tell, from what everybody knows, that a seat has nothing to decide in its turn."""
    if part in ("tribute", "missions", "war-cards"):
        return not state.hands[seat]
    if part == "excess":
        return len(state.hands[seat]) <= HAND_LIMIT
    if part in ("sail", "engage"):
        return not state.fleet(seat)
    return part == "assign" and not state.pochtecas[seat]


def advance_turns(state: AztecaState, frame: Turns, result: object, events: list[Event] | None) -> object:
    """Ask the next seat that has something to decide."""
    while frame.order:
        seat = frame.order[0]
        if frame.part == "cards" and not state.hands[seat]:
            draw(state, seat, DRAW, events)
        elif not has_nothing(state, frame.part, seat):
            state.to_act = (seat,)
            return WAIT
        frame = Turns(frame.part, frame.order[1:])
        state.swap(frame)
    state.pop()
    return None


def end_turn(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """The seat has finished its turn."""
    next_turn(state)
    if events is not None:
        events.append(Passed(seat))


END_TURN = Rule(always, end_turn)
