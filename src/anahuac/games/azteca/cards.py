"""T6: action cards: holding, playing, discarding and drawing them, and the Sorcerer's ruse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.core import Chance, Player, Text
from anahuac.games.azteca.events import Discarded, Drew, Peeked, Played, Reshuffled
from anahuac.games.azteca.frames import Ruse
from anahuac.games.azteca.material import CARD_BIT
from anahuac.games.azteca.steps import WAIT, Rule, no, with_item

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from anahuac.core import Event, Illegal, Seat
    from anahuac.games.azteca.actions import AztecaAction
    from anahuac.games.azteca.state import AztecaState


def has_card(state: AztecaState, seat: Seat, card: str) -> bool:
    """Return whether a card is in a hand and may still be played in this phase."""
    return card in state.hands[seat] and (card == "raid" or not state.played[seat] & CARD_BIT[card])


def why_not_card(state: AztecaState, seat: Seat, card: str) -> Illegal | None:
    """T6.2: in hand, and not the second of its name in this phase, Raids excepted."""
    if card not in state.hands[seat]:
        return no("T6.3", "no-card", card=Text(f"azteca-card-{card}"))
    if card != "raid" and state.played[seat] & CARD_BIT[card]:
        return no("T6.2", "card-twice", card=Text(f"azteca-card-{card}"))
    return None


def if_held(card: str) -> Callable[[AztecaState, Seat], tuple[AztecaAction, ...]]:
    """Candidates for playing a card: nothing if it is not in hand."""

    def candidates(state: AztecaState, seat: Seat) -> tuple[AztecaAction, ...]:
        return state.board.of_kind[card] if has_card(state, seat, card) else ()

    return candidates


def lay_down(state: AztecaState, seat: Seat, card: str) -> None:
    """A card leaves a hand openly: nobody can be sure any more that they know another copy there."""
    hand = list(state.hands[seat])
    hand.remove(card)
    state.hands = with_item(state.hands, seat, tuple(hand))
    state.discard = tuple(sorted((*state.discard, card)))
    forget_card(state, seat, card)


def forget_card(state: AztecaState, seat: Seat, card: str) -> None:
    """Take a card that left a hand off what others know of it."""
    for observer in range(state.seats):
        at = observer * state.seats + seat
        if card in state.seen[at]:
            known = list(state.seen[at])
            known.remove(card)
            state.seen = with_item(state.seen, at, tuple(known))


def learn_cards(state: AztecaState, observer: Seat, seat: Seat, cards: Iterable[str]) -> None:
    """Note what an observer knows of a hand."""
    if observer != seat:
        state.seen = with_item(state.seen, observer * state.seats + seat, tuple(sorted(cards)))


def play_card(
    state: AztecaState,
    seat: Seat,
    card: str,
    events: list[Event] | None,
    at: int = -1,
    rival: int | None = None,
) -> None:
    """T6.2: a card is played and lies open among the discards."""
    lay_down(state, seat, card)
    state.played = with_item(state.played, seat, state.played[seat] | CARD_BIT[card])
    if events is not None:
        place = state.board.areas[at] if at >= 0 else None
        events.append(Played(seat, card, place, rival))


def draw(state: AztecaState, seat: Seat, count: int, events: list[Event] | None) -> None:
    """T6.1: cards from the deck; a used-up deck is reshuffled from the discards."""
    drawn: list[str] = []
    for _ in range(count):
        if not state.deck:
            reshuffle(state, events)
        if state.deck:
            drawn.append(state.deck[0])
            state.deck = state.deck[1:]
    state.hands = with_item(state.hands, seat, tuple(sorted((*state.hands[seat], *drawn))))
    if events is not None:
        events.append(Drew(seat, len(drawn), tuple(drawn)))


def reshuffle(state: AztecaState, events: list[Event] | None) -> None:
    """T6.1: the discards become the deck."""
    chance = Chance(state.chance)
    state.deck, state.discard = chance.shuffled(state.discard), ()
    state.chance = chance.state
    if events is not None:
        events.append(Reshuffled(len(state.deck)))


def why_not_discard(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T6.1: only what is in hand."""
    if action.card in state.hands[seat]:
        return None
    return no("T6.1", "no-card", card=Text(f"azteca-card-{action.card}"))


def discard(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T6.1: a card goes to the discards, openly."""
    lay_down(state, seat, action.card)
    if events is not None:
        events.append(Discarded(seat, action.card))


def discards(state: AztecaState, seat: Seat) -> list[AztecaAction]:
    """One action for each different card in hand."""
    hand = state.hands[seat]
    return [action for action in state.board.of_kind["discard"] if action.card in hand]


def why_not_ruse(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T6.3: against another player who holds a card."""
    illegal = why_not_card(state, seat, "ruse")
    if illegal is not None:
        return illegal
    if action.number >= state.seats or action.number == seat:
        return no("T6.3", "no-rival")
    if not state.hands[action.number]:
        return no("T6.3", "empty-hand", seat=Player(action.number))
    return None


def ruse(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T6.3: the hand is seen, and remembered."""
    rival = action.number
    play_card(state, seat, "ruse", events, rival=rival)
    learn_cards(state, seat, rival, state.hands[rival])
    if events is not None:
        events.append(Peeked(seat, rival, state.hands[rival]))
    state.push(Ruse(seat, rival))


def advance_ruse(state: AztecaState, frame: Ruse, result: object, events: list[Event] | None) -> object:
    """T6.3: who played it chooses a card."""
    state.to_act = (frame.seat,)
    return WAIT


def why_not_take_away(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T6.3: a card of the hand that was seen."""
    frame = state.stack[-1]
    assert isinstance(frame, Ruse)
    if action.card in state.hands[frame.target]:
        return None
    return no("T6.3", "not-in-that-hand", card=Text(f"azteca-card-{action.card}"))


def take_away(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T6.3: it is discarded."""
    frame = state.stack[-1]
    assert isinstance(frame, Ruse)
    lay_down(state, frame.target, action.card)
    if events is not None:
        events.append(Discarded(frame.target, action.card))
    state.pop()


RUSE = Rule(why_not_ruse, ruse, if_held("ruse"))
TAKE_AWAY = {"take-away": Rule(why_not_take_away, take_away)}
