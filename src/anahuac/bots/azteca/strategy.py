"""How each level plays Azteca: by the policy alone, or by trying the best few actions in imagined games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.bots.azteca.explanation import explained
from anahuac.bots.azteca.features import LEVELS, RULES_OF_THUMB
from anahuac.bots.azteca.learned import LearnedJudgement, network_for
from anahuac.bots.azteca.policy import judge
from anahuac.bots.azteca.search import AztecaKnowledge, LearnedKnowledge
from anahuac.bots.azteca.worlds import known
from anahuac.bots.search import Search
from anahuac.bots.strategy import Decision

if TYPE_CHECKING:
    from anahuac.bots.azteca.sight import Scored
    from anahuac.bots.budget import Clock
    from anahuac.bots.strategy import Weights
    from anahuac.core import Chance, Text
    from anahuac.games.azteca.actions import AztecaAction
    from anahuac.games.azteca.state import AztecaState
    from anahuac.games.azteca.view import AztecaView

WEIGHED = frozenset(("ready",))
"""The steps that deserve a search: where an army goes depends most on what the others will do then."""


class AztecaStrategy:
    """Takes what the policy scores best."""

    def __init__(self, level: str, weights: Weights) -> None:
        self.features = LEVELS[level]
        self.weights = weights if self.features.tuned else {**weights, **RULES_OF_THUMB}

    def scored(self, view: AztecaView) -> tuple[AztecaState, Scored]:
        """The state as the seat knows it, and what it could do, the best first."""
        assert view.seat is not None
        state = known(view)
        return state, judge(state, view.seat, self.weights, self.features, view.legal_actions())

    def think(self, view: AztecaView, chance: Chance, clock: Clock) -> Decision[AztecaAction]:
        _, scored = self.scored(view)
        clock.spend(len(scored))
        noise = self.features.noise
        if noise:
            scored = [(score + noise * chance.below(1000) / 1000, action) for score, action in scored]
            scored.sort(key=lambda one: -one[0])
        return _decided(scored)

    def explain(self, view: AztecaView, decision: Decision[AztecaAction]) -> Text:
        return explained(view, decision, self.weights, self.features)


def _decided(scored: Scored) -> Decision[AztecaAction]:
    """The best action, and the others with what they are worth."""
    return Decision((scored[0][1],), tuple((action, score) for score, action in scored))


class Searcher(AztecaStrategy):
    """Tries the best few actions in imagined games to the end of the turn or round; everybody replies by the policy."""

    def __init__(self, level: str, weights: Weights, judgement: LearnedJudgement | None = None) -> None:
        super().__init__(level, weights)
        self.judgement = judgement

    def knowledge(self, view: AztecaView) -> AztecaKnowledge:
        """What the search knows: a network judges at the end of the turn; without one the round is played on."""
        assert view.seat is not None
        judgement = self.judgement
        if judgement is None:
            network = network_for(view.seats)
            if network is None:
                return AztecaKnowledge(self.weights, self.features)
            judgement = LearnedJudgement(network, self.weights)
        return LearnedKnowledge(self.weights, self.features, judgement, view.seat)

    def think(self, view: AztecaView, chance: Chance, clock: Clock) -> Decision[AztecaAction]:
        state, scored = self.scored(view)
        best = scored[0][0]
        tried = [one for one in scored[: self.features.width] if one[0] >= best - self.features.margin]
        if len(tried) < 2 or state.stack[-1].step not in WEIGHED:
            clock.spend(len(scored))
            return _decided(scored)
        priors = {action: self.weights["slope"] * score for score, action in tried}
        return Search(view, self.knowledge(view), chance, clock, self.features.depth).compare(priors)


def make_strategy(level: str, weights: Weights) -> AztecaStrategy:
    """Make the strategy of a level."""
    return Searcher(level, weights) if level == "expert" else AztecaStrategy(level, weights)
