"""Culture cards: drawing and discarding them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.core import Chance
from anahuac.games.aztlan.events import Drew, NothingToDraw, Reshuffled

if TYPE_CHECKING:
    from anahuac.core import Event, Seat
    from anahuac.games.aztlan.material import Culture
    from anahuac.games.aztlan.state import AztlanState


def draw(state: AztlanState, seat: Seat, events: list[Event] | None) -> None:
    """Z4.3: the top card of the deck. Z4.7: if it is empty, the played cards are shuffled into a new one."""
    if not state.deck and state.discard:
        chance = Chance(state.chance)
        state.deck, state.discard = chance.shuffled(state.discard), ()
        state.chance = chance.state
        if events is not None:
            events.append(Reshuffled(len(state.deck)))
    if not state.deck:
        if events is not None:
            events.append(NothingToDraw(seat))
        return
    card, state.deck = state.deck[0], state.deck[1:]
    set_hand(state, seat, (*state.culture[seat], card))
    if events is not None:
        events.append(Drew(seat, card))


def discard(state: AztlanState, seat: Seat, card: Culture) -> None:
    """Z0.4: a card that was played lies open. The heap is kept sorted: its sequence means nothing."""
    hand = list(state.culture[seat])
    hand.remove(card)
    set_hand(state, seat, hand)
    state.discard = tuple(sorted((*state.discard, card)))


def set_hand(state: AztlanState, seat: Seat, cards: tuple[Culture, ...] | list[Culture]) -> None:
    """Give a seat these cards, sorted."""
    state.culture = (*state.culture[:seat], tuple(sorted(cards)), *state.culture[seat + 1 :])
