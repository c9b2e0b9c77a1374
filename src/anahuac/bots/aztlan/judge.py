"""How likely each player of Aztlán is to win: by the points that they may expect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.bots.aztlan.evaluation import Evaluation, ages_left
from anahuac.bots.aztlan.search import AztlanKnowledge
from anahuac.bots.judge import Expectation, Heat, PointsJudge
from anahuac.bots.weights import load_weights

if TYPE_CHECKING:
    from anahuac.bots.judge import Judge
    from anahuac.core import Chance, Seat
    from anahuac.games.aztlan.state import AztlanState
    from anahuac.games.aztlan.view import AztlanView

UNPLACED = 0.1
"""How much of an age a pawn that is still to be placed stands for, about."""


class AztlanJudge(PointsJudge["AztlanState"]):
    """Judges by a seat's own cards and by what the others most likely hold. A stage is an age."""

    def __init__(self, heats: dict[int, Heat]) -> None:
        super().__init__(heats)
        weights = load_weights(__package__)
        self.evaluation = Evaluation(weights)
        self.knowledge = AztlanKnowledge(weights)

    def imagine(self, view: AztlanView, chance: Chance) -> AztlanState:
        return self.knowledge.imagine(view, chance)

    def expectation(self, state: AztlanState, seat: Seat | None) -> Expectation:
        left = ages_left(state) + UNPLACED * sum(state.to_place) / state.seats
        return Expectation(self.evaluation.totals(state, seat), left)


JUDGE: Judge = AztlanJudge({2: Heat(24.7, 34.9), 3: Heat(24.7, 22.6), 4: Heat(16.7, 9.5)})
