"""What the search asks about Azteca: likely worlds, good actions, quick replies, and how good a state is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.bots.azteca.evaluation import evaluate
from anahuac.bots.azteca.policy import judge
from anahuac.bots.azteca.worlds import likely
from anahuac.games.azteca.frames import Lot, Turns

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anahuac.bots.azteca.features import Features
    from anahuac.bots.azteca.learned import LearnedJudgement
    from anahuac.bots.azteca.sight import Scored
    from anahuac.bots.strategy import Weights
    from anahuac.core import Chance, Seat
    from anahuac.games.azteca.actions import AztecaAction
    from anahuac.games.azteca.state import AztecaState
    from anahuac.games.azteca.view import AztecaView


WHOLE = (5, 8)
"""The phases that are one stage: what a mission or a gift brings is seen when all have had theirs."""


def turn_of(state: AztecaState) -> int:
    """Count the turns of the seats, so that the number grows from turn to turn: in the war, the markers drawn."""
    before = 1000 * state.round + 100 * state.phase
    frame = state.stack[min(1, len(state.stack) - 1)]
    if state.phase in WHOLE:
        return before
    if isinstance(frame, Turns):
        return before + 10 * (frame.part == "engage") + state.seats - len(frame.order)
    return before + (frame.number if isinstance(frame, Lot) else 90 - sum(state.bag))


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


class LearnedKnowledge(AztecaKnowledge):
    """A network judges, with the eyes of a seat. A stage is a turn."""

    def __init__(self, weights: Weights, features: Features, judgement: LearnedJudgement, seat: Seat) -> None:
        super().__init__(weights, features)
        self.judgement, self.seat = judgement, seat

    def stage(self, state: AztecaState) -> int:
        return turn_of(state)

    def evaluate(self, state: AztecaState) -> Sequence[float]:
        return self.judgement(state, self.seat)
