"""T18.2: the big deal. On their turn of phase 3 players offer cards and tribute; the other one takes it or not."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from anahuac.core import Player, Text
from anahuac.games.azteca.cards import forget_card
from anahuac.games.azteca.events import Answered, ChoseInSecret, DealBegan, Offer, Passed
from anahuac.games.azteca.frames import Deal, Turns
from anahuac.games.azteca.material import ACTION_CARDS, DEAL_TRIBUTE, HIGHEST_BID
from anahuac.games.azteca.steps import WAIT, Rule, always, no, with_item

if TYPE_CHECKING:
    from collections.abc import Mapping

    from anahuac.core import Event, Illegal, Seat
    from anahuac.games.azteca.actions import AztecaAction
    from anahuac.games.azteca.state import AztecaState

COPIES: Mapping[str, int] = {str(card): count for card, count in ACTION_CARDS.items()}
PARTNERS = 3
"""Where the note of a turn keeps the partners that have had an offer: above the three new generals."""


def deal_of(state: AztecaState) -> Deal:
    """The deal on top of the stack."""
    frame = state.stack[-1]
    assert isinstance(frame, Deal)
    return frame


def why_not_deal(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T18.2: only with the option, and one offer to each other player in a turn."""
    if not state.options.big_deal:
        return no("T18.2", "no-deals")
    if action.number >= state.seats or action.number == seat:
        return no("T18.2", "no-rival")
    frame = state.stack[-1]
    assert isinstance(frame, Turns)
    if frame.note >> PARTNERS + action.number & 1:
        return no("T18.2", "deal-twice", seat=Player(action.number))
    return None


def deal(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T18.2: put an offer together."""
    frame = state.stack[-1]
    assert isinstance(frame, Turns)
    state.swap(Turns(frame.part, frame.order, frame.note | 1 << PARTNERS + action.number))
    state.push(Deal(seat, action.number))
    if events is not None:
        events.append(DealBegan(seat, action.number))


def advance_deal(state: AztecaState, frame: Deal, result: object, events: list[Event] | None) -> object:
    """T18.2: first the one who offers, then the partner."""
    state.to_act = (frame.partner if frame.offered else frame.seat,)
    return WAIT


def why_not_give(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T18.2: only what one has."""
    frame = deal_of(state)
    if action.card:
        if frame.give_cards.count(action.card) < state.hands[seat].count(action.card):
            return None
        return no("T18.2", "no-card", card=Text(f"azteca-card-{action.card}"))
    if frame.give + action.number > state.tribute[seat]:
        return no("T18.2", "too-dear", price=frame.give + action.number, tribute=state.tribute[seat])
    return None


def give(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T18.2: add something to what is offered."""
    frame = deal_of(state)
    if action.card:
        cards = tuple(sorted((*frame.give_cards, action.card)))
        state.swap(Deal(seat, frame.partner, frame.give, frame.ask, cards, frame.ask_cards))
    else:
        amount = frame.give + action.number
        state.swap(Deal(seat, frame.partner, amount, frame.ask, frame.give_cards, frame.ask_cards))
    if events is not None:
        events.append(ChoseInSecret(seat, action.text))


def why_not_ask(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T18.2: anything that the partner could have; whether he has it is his secret."""
    frame = deal_of(state)
    if action.card:
        full = len(frame.ask_cards) >= len(state.hands[frame.partner])
        if full or frame.ask_cards.count(action.card) >= COPIES[action.card]:
            return no("T18.2", "too-many-cards")
    elif frame.ask + action.number > HIGHEST_BID:
        return no("T18.2", "too-much", limit=HIGHEST_BID)
    return None


def ask(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T18.2: add something to what is wanted."""
    frame = deal_of(state)
    if action.card:
        cards = tuple(sorted((*frame.ask_cards, action.card)))
        state.swap(Deal(seat, frame.partner, frame.give, frame.ask, frame.give_cards, cards))
    else:
        amount = frame.ask + action.number
        state.swap(Deal(seat, frame.partner, frame.give, amount, frame.give_cards, frame.ask_cards))
    if events is not None:
        events.append(ChoseInSecret(seat, action.text))


def propose(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T18.2: the offer is made, openly; an empty one is none."""
    frame = deal_of(state)
    if not (frame.give or frame.ask or frame.give_cards or frame.ask_cards):
        state.pop()
        if events is not None:
            events.append(Passed(seat))
        return
    state.swap(Deal(seat, frame.partner, frame.give, frame.ask, frame.give_cards, frame.ask_cards, offered=True))
    if events is not None:
        events.append(Offer(seat, frame.partner, frame.give, frame.give_cards, frame.ask, frame.ask_cards))


def why_not_take(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T18.2: who takes an offer must have what is wanted."""
    frame = deal_of(state)
    if frame.ask > state.tribute[seat]:
        return no("T18.2", "too-dear", price=frame.ask, tribute=state.tribute[seat])
    missing = Counter(frame.ask_cards) - Counter(state.hands[seat])
    for card in missing:
        return no("T18.2", "no-card", card=Text(f"azteca-card-{card}"))
    return None


def take(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T18.2: cards and tribute change hands; above four cards the excess goes in phase 1."""
    frame = deal_of(state)
    state.pop()
    state.gain(frame.seat, -frame.give)
    state.gain(seat, frame.give)
    state.gain(seat, -frame.ask)
    state.gain(frame.seat, frame.ask)
    hand_over(state, frame.seat, seat, frame.give_cards)
    hand_over(state, seat, frame.seat, frame.ask_cards)
    if events is not None:
        events.append(Answered(seat, granted=True))


def hand_over(state: AztecaState, giver: Seat, taker: Seat, cards: tuple[str, ...]) -> None:
    """Cards go from hand to hand, openly: everybody knows them there."""
    seats = state.seats
    for card in cards:
        hand = list(state.hands[giver])
        hand.remove(card)
        state.hands = with_item(state.hands, giver, tuple(hand))
        state.hands = with_item(state.hands, taker, tuple(sorted((*state.hands[taker], card))))
        forget_card(state, giver, card)
        for observer in range(seats):
            at = observer * seats + taker
            if observer != taker:
                state.seen = with_item(state.seen, at, tuple(sorted((*state.seen[at], card))))


def refuse(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T18.2: nothing changes hands."""
    state.pop()
    if events is not None:
        events.append(Answered(seat, granted=False))


def gifts(state: AztecaState, seat: Seat) -> list[AztecaAction]:
    """Tribute, and one action for each different card in hand."""
    hand = state.hands[seat]
    return [action for action in state.board.of_kind["give"] if not action.card or action.card in hand]


def wishes(state: AztecaState, seat: Seat) -> tuple[AztecaAction, ...]:
    """Tribute, and cards as long as the partner can hold them."""
    frame, actions = deal_of(state), state.board.of_kind["ask"]
    return actions if len(frame.ask_cards) < len(state.hands[frame.partner]) else actions[: len(DEAL_TRIBUTE)]


def partners(state: AztecaState, seat: Seat) -> tuple[AztecaAction, ...]:
    """Nobody without the option."""
    return state.board.of_kind["deal"] if state.options.big_deal else ()


DEAL = Rule(why_not_deal, deal, partners)
DEALING = {
    "give": Rule(why_not_give, give, gifts),
    "ask": Rule(why_not_ask, ask, wishes),
    "done": Rule(always, propose),
}
ANSWER = {"yes": Rule(why_not_take, take), "no": Rule(always, refuse)}
