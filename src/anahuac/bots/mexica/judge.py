"""How likely each player of Mexica is to win: by the points that they may expect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.bots.judge import Expectation, Heat, PointsJudge
from anahuac.bots.mexica.evaluation import Evaluation
from anahuac.bots.weights import load_weights

if TYPE_CHECKING:
    from anahuac.bots.judge import Judge
    from anahuac.core import Seat
    from anahuac.games.mexica.state import MexicaState


class MexicaJudge(PointsJudge["MexicaState"]):
    """Nothing is hidden in Mexica: everybody sees the same chances. A stage is a round."""

    def expectation(self, state: MexicaState, seat: Seat | None) -> Expectation:
        weights = load_weights(__package__)
        if state.step == "start":
            return Expectation([0.0] * state.seats, weights["length"])
        evaluation = Evaluation(weights, state)
        later = weights["length"] if state.period == 1 else 0.0
        return Expectation(evaluation.values(state, state.to_act[0]), evaluation.rounds_left(state) + later)


JUDGE: Judge = MexicaJudge({2: Heat(5.7, 0.1), 3: Heat(6.2, 0.2), 4: Heat(15.3, 0.0)})
