"""How a game of Aztlán stands: points so far, those that can be expected, and the chance to win that follows."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from anahuac.bots.aztlan.atlas import KEPT, atlas_of
from anahuac.core.masks import bits
from anahuac.games.aztlan.ages import offering_points
from anahuac.games.aztlan.choice import power_bit, powers_of
from anahuac.games.aztlan.material import AGES, BLESSINGS, POWERS, Culture
from anahuac.games.aztlan.pawns import BITS, FULL
from anahuac.games.aztlan.view import FACE_DOWN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anahuac.bots.strategy import Weights
    from anahuac.core import Seat
    from anahuac.games.aztlan.state import AztlanState

Risk = tuple[int, float]
"""A territory, as a mask, and the chance to be driven out of it."""

CARDS_OF_HAND: Final = [powers_of(hand) for hand in range(1 << len(POWERS))]


class Evaluation:
    """Judges states with its weights. It remembers what it has judged, for that is asked again and again."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._future = weights["future"]
        self._fight = weights["fight"]
        self._sharp = weights["sharp"]
        self._draw = weights["draw"]
        self._lost = weights["lost"]
        self._worth: dict[tuple[int, int, int], float] = {}
        self._contests: dict[tuple[tuple[float, ...], bool], list[tuple[Seat, float, float]]] = {}
        self._odds: dict[tuple[int, int], tuple[dict[int, float], float]] = {}

    def shares(self, state: AztlanState, seat: Seat | None = None) -> list[float]:
        """Return for each seat its chance to win, as a seat sees it (None: with everything open)."""
        if state.outcome is not None:
            winners = state.outcome.winners
            return [float(other in winners) for other in range(state.seats)]
        totals = self.totals(state, seat)
        calm = self.weights["calm"] + self.weights["calm_age"] * ages_left(state)
        best = max(totals)
        odds = [exp((total - best) / calm) for total in totals]
        whole = sum(odds)
        return [one / whole for one in odds]

    def totals(self, state: AztlanState, seat: Seat | None = None) -> list[float]:
        """Return for each seat how many points it may expect at the end, as a seat sees it."""
        hidden = seat is not None and state.step in FACE_DOWN
        cards = [0 if hidden and other != seat else card for other, card in enumerate(state.cards)]
        risks, draws = self._conflicts(state, cards)
        if state.seats == 2:
            lands = self._exchanged_lands(state, cards, risks)
        else:
            lands = [self._land(state, other, other, cards[other], risks[other]) for other in range(state.seats)]
        return [
            state.scores[other]
            + lands[other]
            + draws[other] * self._draw
            - state.removed[other] * self._lost
            + (self.culture(state, other) if seat is None or other == seat else len(state.culture[other]) * self._draw)
            for other in range(state.seats)
        ]

    def _exchanged_lands(self, state: AztlanState, cards: Sequence[int], risks: Sequence[list[Risk]]) -> list[float]:
        """Z8.2: two players exchange what is on the board, so in later ages both lands matter to both."""
        totals = []
        for seat in (0, 1):
            own = self._land(state, seat, seat, cards[seat], risks[seat])
            later = self._land(state, seat, seat, -1, risks[seat])
            other = self._land(state, seat, 1 - seat, -1, risks[1 - seat])
            totals.append(own + (other - later) / 2)
        return totals

    def _land(self, state: AztlanState, seat: Seat, holder: Seat, card: int, risks: list[Risk]) -> float:
        """What a holder's territories will bring a seat: in this age, if it plays a card (0: any, -1: none), and later.

        Every territory at risk takes away what would be lost with it, by how likely that is.
        """
        hand = state.hands[seat]
        if state.step == "score" and state.turn > state.order.index(seat):
            card = -1
        elif card == 0 and state.cards[seat]:
            hand |= power_bit(state.cards[seat])
        held = state.present[holder]
        full = self.worth(state, held, hand, card)
        total = full
        for bit, chance in risks:
            if chance:
                total -= chance * (full - self.worth(state, held ^ bit, hand, card))
        return total

    def worth(self, state: AztlanState, held: int, hand: int, card: int) -> float:
        """What territories will bring with a card in this age and the hand in later ones.

        Z0.3: one card of the hand will not be played and is worth its number: the one that loses least.
        """
        key = (held, hand, card)
        found = self._worth.get(key)
        if found is None:
            if len(self._worth) > KEPT:
                self._worth.clear()
            points = atlas_of(state.board).points(held)
            future = self._future
            found = least = 0.0
            for number, power in enumerate(CARDS_OF_HAND[hand]):
                later = future * points[power]
                found += later
                if not number or later - power < least:
                    least = later - power
            found -= least
            if card > 0:
                found += points[card]
            self._worth[key] = found
        return found

    def _conflicts(self, state: AztlanState, cards: Sequence[int]) -> tuple[list[list[Risk]], list[float]]:
        """Return for each seat the territories it may lose, and how many culture cards it may draw by coexisting."""
        seats = range(state.seats)
        risks: list[list[Risk]] = [[] for _ in seats]
        draws = [0.0] * state.seats
        if state.step in ("choose", "score"):
            return risks, draws
        unsettled = 0
        if state.step in FACE_DOWN:
            once = 0
            for present in state.present:
                unsettled |= once & present
                once |= present
        else:
            for leads, ties in zip(state.leads, state.ties, strict=True):
                unsettled |= leads | ties
            if state.contested >= 0:
                self._add_contested(state, risks)
        powers = [card or self.mean_power(state, other) for other, card in enumerate(cards)]
        known = all(cards)
        for at in bits(unsettled):
            shift = BITS * at
            strength = tuple([(pawns >> shift & FULL) * power for pawns, power in zip(state.pawns, powers)])  # noqa: B905
            for other, draw, loss in self._contest(strength, known):
                draws[other] += draw
                risks[other].append((1 << at, loss))
        return risks, draws

    def _contest(self, strength: tuple[float, ...], known: bool) -> list[tuple[Seat, float, float]]:
        """Who may draw a card in a territory, who may lose it: for each seat there how likely both are."""
        found = self._contests.get((strength, known))
        if found is None:
            if len(self._contests) > KEPT:
                self._contests.clear()
            most = max(strength)
            fight = self._fight
            if not known:
                odds = [one**self._sharp for one in strength]
                whole = sum(odds)
                chances = [one / whole for one in odds]
            else:
                chances = [float(one == most) for one in strength]
            there = [seat for seat, one in enumerate(strength) if one]
            if known and strength.count(most) > 1:
                found = [(seat, 0.0, float(strength[seat] < most)) for seat in there]
            else:
                found = [(seat, chances[seat] * (1 - fight), (1 - chances[seat]) * fight) for seat in there]
            self._contests[strength, known] = found
        return found

    def _add_contested(self, state: AztlanState, risks: list[list[Risk]]) -> None:
        """Z4.6: in a fight that has been declared, those who have not been spared will be driven out."""
        fighter = state.order[state.turn]
        loss = 1.0 if state.step == "answer" else self._fight
        for other in range(state.seats):
            if other != fighter and other not in state.spared and state.pawns_at(other, state.contested):
                risks[other].append((1 << state.contested, loss))

    def odds(self, state: AztlanState, seat: Seat) -> tuple[dict[int, float], float]:
        """How likely each card is the one that a seat has chosen, judged by what it has built; and the mean power."""
        unplayed = state.hands[seat] | (power_bit(state.cards[seat]) if state.cards[seat] else 0)
        key = (state.present[seat], unplayed)
        found = self._odds.get(key)
        if found is None:
            if len(self._odds) > KEPT:
                self._odds.clear()
            points = atlas_of(state.board).points(state.present[seat])
            powers = CARDS_OF_HAND[unplayed]
            odds = softmax([points[power] + self.weights["power"] * power for power in powers], self.weights["mix"])
            mean = sum(power * odd for power, odd in zip(powers, odds, strict=True))
            found = self._odds[key] = (dict(zip(powers, odds, strict=True)), mean)
        return found

    def mean_power(self, state: AztlanState, seat: Seat) -> float:
        """The power that a seat's hidden card has on average."""
        return self.odds(state, seat)[1]

    def culture(self, state: AztlanState, seat: Seat) -> float:
        """What a hand of culture cards is worth; Z7.1: at the very least one point each."""
        weights = self.weights
        hand = state.culture[seat]
        offerings = hand.count("offering")
        left = ages_left(state)
        total = offering_points(offerings) + offerings * (1 + weights["offering"] * left / AGES)
        for card in hand:
            if card in BLESSINGS:
                terrain = state.board.terrain_mask[BLESSINGS[card]]
                gain = 2 * (state.present[seat] & terrain).bit_count() * weights["blessing"]
                total += max(1.0, gain) if left or state.step != "choose" else 1.0
            elif card != "offering":
                total += weights[card] if left or _useful(card, state.step) else 1.0
        return total


def ages_left(state: AztlanState) -> int:
    """Count the ages to come, the present one included if it is just beginning."""
    return AGES - state.age + (state.step == "choose")


def _useful(card: Culture, step: str) -> bool:
    """Return whether a card can still be played in the last age."""
    if card == "rafts":
        return True
    return step in FACE_DOWN or (step != "score" and card != "eagle")


def softmax(values: Sequence[float], heat: float) -> list[float]:
    """Turn values into odds: the better, the likelier; the hotter, the more equal."""
    best = max(values)
    odds = [exp((value - best) / heat) for value in values]
    whole = sum(odds)
    return [one / whole for one in odds]
