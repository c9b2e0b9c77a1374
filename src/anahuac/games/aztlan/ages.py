"""Z6 to Z8: the ages, the end of the game, and what changes between ages in a game for two."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.games.aztlan.events import AgeBegan, Exchanged, FinalScored, Won
from anahuac.games.aztlan.material import AGES, POWERS
from anahuac.games.aztlan.track import gain, order_of_play, outcome_of

if TYPE_CHECKING:
    from anahuac.core import Event, Seat
    from anahuac.games.aztlan.state import AztlanState

OFFERING_SET = 5
"""Z7.1: more Offerings than this count as a full set and a new one."""


def begin_age(state: AztlanState, age: int, events: list[Event] | None) -> None:
    """Z6.1: an age begins with the choice. Z1.2: its order can be told already, since no marker moves till then."""
    state.age = age
    state.order = order_of_play(state.track)
    state.cards = (0,) * state.seats
    state.step = "choose"
    state.to_act = tuple(range(state.seats))
    if events is not None:
        events.append(AgeBegan(age, state.order))


def end_age(state: AztlanState, events: list[Event] | None) -> None:
    """Z6.1: pawns stay on the board from age to age. Z7.1: the fifth age is the last."""
    state.turn = 0
    state.rafts = False
    state.blessed = ()
    if state.age == AGES:
        end_game(state, events)
        return
    if state.seats == 2:
        exchange_factions(state, events)
    begin_age(state, state.age + 1, events)


def exchange_factions(state: AztlanState, events: list[Event] | None) -> None:
    """Z8.2: the two players exchange all that belongs to the factions; points and cards stay with the player."""
    state.factions = state.factions[::-1]
    state.pawns = state.pawns[::-1]
    state.present = state.present[::-1]
    state.supply = state.supply[::-1]
    state.removed = state.removed[::-1]
    if events is not None:
        events.append(Exchanged((state.factions[0], state.factions[1])))


def offering_points(offerings: int) -> int:
    """Z7.1: 1, 4, 9, 16, 25 for one to five Offerings; more count as a five and a new set."""
    sets, rest = divmod(offerings, OFFERING_SET)
    return sets * OFFERING_SET**2 + rest**2


def end_game(state: AztlanState, events: list[Event] | None) -> None:
    """Z7.1: after age five, in its order, each marker moves once by what is left in hand."""
    for seat in state.order:
        score_hand(state, seat, events)
    state.step = "over"
    state.to_act = ()
    state.outcome = outcome_of(state)
    if events is not None:
        winner = state.outcome.winners[0]
        events.append(Won(winner, state.scores[winner], state.outcome.tie_break))


def score_hand(state: AztlanState, seat: Seat, events: list[Event] | None) -> None:
    """Z7.1: the unplayed power card's points, 1 for each culture card, and the Offerings."""
    power = state.hands[seat].bit_length() - 1 + POWERS[0]
    cards = state.culture[seat]
    offerings = offering_points(cards.count("offering"))
    points = power + len(cards) + offerings
    total = gain(state, seat, points)
    if events is not None:
        events.append(FinalScored(seat, power, cards, offerings, points, total))
