"""Z2: everybody chooses a power card in secret and takes the pawns of the age."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.core import Illegal, Text
from anahuac.core.steps import Rule, with_item
from anahuac.games.aztlan import expansion
from anahuac.games.aztlan.events import AgeBegan, Chose, Took
from anahuac.games.aztlan.material import ALLOTMENT, POWERS

if TYPE_CHECKING:
    from anahuac.core import Event, Seat
    from anahuac.games.aztlan.actions import AztlanAction
    from anahuac.games.aztlan.state import AztlanState


def power_bit(power: int) -> int:
    """Place a power card in a hand, which is a mask of the cards from 4 to 9."""
    return 1 << power - POWERS[0]


def powers_of(hand: int) -> tuple[int, ...]:
    """List the power cards of a hand."""
    return tuple(power for power in POWERS if hand & power_bit(power))


def choices(state: AztlanState, seat: Seat) -> list[AztlanAction]:
    """Z2.1: any power card still in hand."""
    return [action for action in state.board.of_kind["choose"] if state.hands[seat] & power_bit(action.power)]


def why_not_choose(state: AztlanState, seat: Seat, action: AztlanAction) -> Illegal | None:
    """Z2.1: a power card from the hand."""
    if state.hands[seat] & power_bit(action.power):
        return None
    return Illegal("Z2.1", Text("aztlan-no-power", power=action.power))


def choose(state: AztlanState, seat: Seat, action: AztlanAction, events: list[Event] | None) -> None:
    """Z2.1: all choose at the same time; the age goes on when the last has chosen."""
    if events is not None and state.age == 1 and not any(state.cards):
        events.append(AgeBegan(1, state.order))  # later ages are announced by the end of the one before
    state.hands = with_item(state.hands, seat, state.hands[seat] & ~power_bit(action.power))
    state.cards = with_item(state.cards, seat, action.power)
    state.to_act = tuple(other for other in state.to_act if other != seat)
    if events is not None:
        events.append(Chose(seat, action.power))
    if not state.to_act:
        for taker in state.order:
            take_pawns(state, taker, events)
        expansion.begin(state, events)


def take_pawns(state: AztlanState, seat: Seat, events: list[Event] | None) -> None:
    """Z2.2: the age's pawns from the supply; what it lacks comes from the removed ones, as far as there are any."""
    allotment = ALLOTMENT[state.seats][state.age - 1]
    supplied = min(allotment, state.supply[seat])
    returned = min(allotment - supplied, state.removed[seat])
    state.supply = with_item(state.supply, seat, state.supply[seat] - supplied)
    state.removed = with_item(state.removed, seat, state.removed[seat] - returned)
    state.to_place = with_item(state.to_place, seat, supplied + returned)
    if events is not None:
        events.append(Took(seat, supplied + returned, returned))


CHOOSE = {"choose": Rule(why_not_choose, choose, choices, exact=True)}
