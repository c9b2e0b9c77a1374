"""Z2: which power card to choose when everybody chooses at once: a mixed strategy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.bots.aztlan.atlas import atlas_of
from anahuac.bots.aztlan.evaluation import CARDS_OF_HAND, Evaluation, softmax
from anahuac.games.aztlan.choice import power_bit
from anahuac.games.aztlan.conflict import shared_territories
from anahuac.games.aztlan.material import ALLOTMENT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anahuac.core import Chance, Seat
    from anahuac.games.aztlan.state import AztlanState

Mix = dict[int, float]
"""How likely each power card is."""

ROUNDS = 6
"""How often everybody thinks again about what the others may choose; it changes little after that."""


def mixes(state: AztlanState, evaluation: Evaluation) -> list[Mix]:
    """Work out how likely each seat is to choose each card, if all of them choose better cards more often.

    A card is worth what it may score in this age, what the rest of the hand is worth later, and the conflicts in which
    it would be the stronger one: that depends on the others, so all mixes are found together, step by step.
    """
    alone = [_worth_alone(state, seat, evaluation) for seat in range(state.seats)]
    heat = evaluation.weights["mix"]
    found = [_mix(values, heat) for values in alone]
    stake = evaluation.weights["stake"] * (4 + shared_territories(state).bit_count())
    for _ in range(ROUNDS):
        found = [
            _mix({power: value + stake * _wins(power, seat, found) for power, value in values.items()}, heat)
            for seat, values in enumerate(alone)
        ]
    return found


def _worth_alone(state: AztlanState, seat: Seat, evaluation: Evaluation) -> dict[int, float]:
    """What each card of a hand is worth if nobody interferes."""
    atlas = atlas_of(state.board)
    held, hand = state.present[seat], state.hands[seat]
    pawns = min(ALLOTMENT[state.seats][state.age - 1], state.supply[seat] + state.removed[seat])
    return {
        power: atlas.grown(held, power, pawns) + evaluation.worth(state, held, hand & ~power_bit(power), -1)
        for power in CARDS_OF_HAND[hand]
    }


def _mix(values: dict[int, float], heat: float) -> Mix:
    return dict(zip(values, softmax(list(values.values()), heat), strict=True))


def _wins(power: int, seat: Seat, mixes: Sequence[Mix]) -> float:
    """How likely a card is higher than that of another seat, on average."""
    chances = [
        sum(chance for card, chance in mix.items() if card < power) for other, mix in enumerate(mixes) if other != seat
    ]
    return sum(chances) / len(chances)


def draw_from(mix: Mix, chance: Chance) -> int:
    """Choose a card by its odds."""
    point = chance.below(1 << 32) / (1 << 32)
    for power, odds in mix.items():
        point -= odds
        if point < 0:
            return power
    return max(mix, key=mix.__getitem__)
