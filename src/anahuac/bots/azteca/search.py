"""What the search asks about Azteca: likely worlds, good actions, quick replies, and how good a state is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.bots.azteca.evaluation import evaluate
from anahuac.bots.azteca.policy import judge
from anahuac.bots.azteca.worlds import likely

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anahuac.bots.azteca.features import Features
    from anahuac.bots.azteca.sight import Scored
    from anahuac.bots.strategy import Weights
    from anahuac.core import Chance, Seat
    from anahuac.games.azteca.actions import AztecaAction
    from anahuac.games.azteca.state import AztecaState
    from anahuac.games.azteca.view import AztecaView


class AztecaKnowledge:
    """The search's knowledge of Azteca. A stage is a round."""

    def __init__(self, weights: Weights, features: Features) -> None:
        self.weights = weights
        self.features = features

    def imagine(self, view: AztecaView, chance: Chance) -> AztecaState:
        return likely(view, chance)

    def candidates(self, state: AztecaState, seat: Seat) -> Sequence[AztecaAction]:
        return [action for _, action in self._judged(state, seat)[: self.features.width]]

    def reply(self, state: AztecaState, seat: Seat, chance: Chance) -> AztecaAction:
        return self._judged(state, seat)[0][1]

    def stage(self, state: AztecaState) -> int:
        return state.round

    def evaluate(self, state: AztecaState) -> Sequence[float]:
        return evaluate(state, self.weights)

    def _judged(self, state: AztecaState, seat: Seat) -> Scored:
        """Score what a seat may do, best first; a forced action needs no scoring."""
        options = state.legal_actions(seat)
        if len(options) == 1:
            return [(0.0, options[0])]
        return judge(state, seat, self.weights, self.features, options)
