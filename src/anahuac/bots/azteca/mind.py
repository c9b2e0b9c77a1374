"""How each level plays Azteca: by judgement alone, or by trying the best few actions in imagined games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.bots.azteca.evaluation import evaluate
from anahuac.bots.azteca.explanation import explained
from anahuac.bots.azteca.features import LEVELS, RULES_OF_THUMB
from anahuac.bots.azteca.policy import judge
from anahuac.bots.azteca.worlds import known, likely
from anahuac.bots.knowledge import Thought
from anahuac.bots.tree import Search
from anahuac.games.azteca.view import AztecaView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anahuac.bots.azteca.sight import Scored
    from anahuac.bots.budget import Clock
    from anahuac.bots.knowledge import Weights
    from anahuac.core import Action, Chance, Seat, Text, View
    from anahuac.games.azteca.actions import AztecaAction
    from anahuac.games.azteca.state import AztecaState

WEIGHED = frozenset(("ready",))
"""The steps that deserve a search: where an army goes depends most on what the others will do then."""


class Judgement:
    """A mind that takes what looks best at once."""

    def __init__(self, level: str, weights: Weights) -> None:
        self.features = LEVELS[level]
        self.weights = weights if self.features.tuned else {**weights, **RULES_OF_THUMB}

    def scored(self, view: View) -> tuple[AztecaState, Scored]:
        """The state as the seat knows it, and what it could do, the best first."""
        assert isinstance(view, AztecaView)
        assert view.seat is not None
        state = known(view)
        return state, judge(state, view.seat, self.weights, self.features, view.legal_actions())

    def think(self, view: View, chance: Chance, clock: Clock) -> Thought:
        _, scored = self.scored(view)
        clock.spend(len(scored))
        noise = self.features.noise
        if noise:
            scored = [(score + noise * chance.below(1000) / 1000, action) for score, action in scored]
            scored.sort(key=lambda one: -one[0])
        return thought(scored)

    def explain(self, view: View, thought: Thought) -> Text:
        assert isinstance(view, AztecaView)
        return explained(view, thought, self.weights, self.features)


def thought(scored: Scored) -> Thought:
    """The best action, and the others with what they are worth."""
    return Thought((scored[0][1],), tuple((action, score) for score, action in scored))


class Foresight(Judgement):
    """A mind that tries what looks good in imagined games, to the end of the round, where all go on by judgement."""

    def think(self, view: View, chance: Chance, clock: Clock) -> Thought:
        state, scored = self.scored(view)
        best = scored[0][0]
        tried = [one for one in scored[: self.features.width] if one[0] >= best - self.features.margin]
        if len(tried) < 2 or state.stack[-1].step not in WEIGHED:
            clock.spend(len(scored))
            return thought(scored)
        priors: dict[Action, float] = {action: self.weights["slope"] * score for score, action in tried}
        return Search(view, self, chance, clock, self.features.depth).compare(priors)

    def imagine(self, view: View, chance: Chance) -> AztecaState:
        assert isinstance(view, AztecaView)
        return likely(view, chance)

    def candidates(self, state: AztecaState, seat: Seat) -> Sequence[AztecaAction]:
        return [action for _, action in self.judged(state, seat)[: self.features.width]]

    def reply(self, state: AztecaState, seat: Seat, chance: Chance) -> AztecaAction:
        return self.judged(state, seat)[0][1]

    def judged(self, state: AztecaState, seat: Seat) -> Scored:
        """What a seat could do in an imagined game, the best first."""
        options = state.legal_actions(seat)
        if len(options) == 1:
            return [(0.0, options[0])]
        return judge(state, seat, self.weights, self.features, options)

    def stage(self, state: AztecaState) -> int:
        return state.round

    def evaluate(self, state: AztecaState) -> Sequence[float]:
        return evaluate(state, self.weights)
