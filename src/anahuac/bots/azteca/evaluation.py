"""How good a state is for each seat: its chance to win."""

from __future__ import annotations

from functools import cache
from math import exp
from typing import TYPE_CHECKING

from anahuac.bots.azteca.features import Features
from anahuac.bots.azteca.sight import Sight
from anahuac.games.azteca.material import PRICES, UNDERWORLD

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anahuac.bots.azteca.sight import Weights
    from anahuac.core import Seat
    from anahuac.games.azteca.state import AztecaState

DESCENTS = (1.0, 0.05, 0.15, 0.25, 0.3)
"""How likely Tezcatlipoca is to descend in a round among sensible players, by the steps he is above the underworld."""
EVERYTHING = Features()


@cache
def survival(lives: int, rounds: int) -> float:
    """T15.4: the chance that this many rounds pass before Tezcatlipoca is in the underworld."""
    if not lives:
        return 0.0
    if not rounds:
        return 1.0
    down = DESCENTS[lives]
    return (1 - down) * survival(lives, rounds - 1) + down * survival(lives - 1, rounds - 1)


def evaluate(state: AztecaState, weights: Weights) -> Sequence[float]:
    """Return for each seat how likely it is to win."""
    seats = range(state.seats)
    if state.outcome is not None:
        winners = state.outcome.winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in seats]
    sight = Sight(state, 0, weights, EVERYTHING)
    sight.totals = tuple([state.sp[seat] + state.given[seat] for seat in seats])
    worths = [prospects(sight, seat) for seat in seats]
    scale = weights["doubt"] + weights["fog"] * sight.rounds
    best = max(worths)
    powers = [exp((worth - best) / scale) for worth in worths]
    alive = survival(UNDERWORLD - state.tez_step, round(sight.rounds))
    return [alive * power / sum(powers) for power in powers]


def prospects(sight: Sight, seat: Seat, purse: tuple[float, float] | None = None) -> float:
    """The points that a seat will have given in the end, about, from what it has now.

    `purse` is the T and the SP that it holds, as far as is known; left out: those of the state.
    """
    state, weights = sight.state, sight.weights
    tribute, held = purse or (state.tribute[seat], state.sp[seat])
    incomes = sight.harvests
    worth = sight.totals[seat] + incomes * (sight.sacrifices_of(seat) + sight.tribute * sight.tribute_of(seat))
    lasting = min(1.0, sight.rounds / 2)
    fighters = state.warriors[seat] * PRICES["warrior"] + state.knights[seat] * PRICES["knight"]
    armies = sum([at >= 0 for at in state.army_places(seat)])
    goods = tribute + state.pochtecas[seat] + weights["blood"] * fighters * lasting
    worth += sight.tribute * goods + weights["general"] * 0.5 * armies * lasting
    return worth + 0.3 * len(state.hands[seat]) * lasting - weights["exposed"] * held
