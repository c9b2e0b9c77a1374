"""How each level plays Azteca: by judgement alone, or by trying the best few actions in imagined games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.bots.azteca.evaluation import evaluate
from anahuac.bots.azteca.explanation import explained
from anahuac.bots.azteca.features import LEVELS
from anahuac.bots.azteca.policy import judge
from anahuac.bots.azteca.worlds import known, likely
from anahuac.bots.knowledge import Thought
from anahuac.games.azteca.view import AztecaView

if TYPE_CHECKING:
    from anahuac.bots.azteca.sight import Scored
    from anahuac.bots.budget import Clock
    from anahuac.bots.knowledge import Weights
    from anahuac.core import Chance, Seat, Text, View
    from anahuac.games.azteca.actions import AztecaAction
    from anahuac.games.azteca.state import AztecaState

WEIGHED = frozenset(("ready",))
"""The steps that deserve a search: where an army goes depends most on what the others will do then."""


class Judgement:
    """A mind that takes what looks best at once."""

    def __init__(self, level: str, weights: Weights) -> None:
        self.features = LEVELS[level]
        self.weights = weights

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


class Search(Judgement):
    """A mind that tries what looks good in imagined games, some rounds ahead, where everybody goes on by judgement.

    What the dice of a few games say is weighed against the judgement, which counts like some games more.
    """

    def think(self, view: View, chance: Chance, clock: Clock) -> Thought:
        state, scored = self.scored(view)
        best = scored[0][0]
        tried = [one for one in scored[: self.features.width] if one[0] >= best - self.features.margin]
        if len(tried) < 2 or state.stack[-1].step not in WEIGHED:
            clock.spend(len(scored))
            return thought(scored)
        assert isinstance(view, AztecaView)
        assert view.seat is not None
        trial = Trial(self, view, tried, chance, clock)
        trial.run()
        return trial.thought()


class Trial:
    """Some actions being tried in the same imagined games."""

    def __init__(self, mind: Search, view: AztecaView, tried: Scored, chance: Chance, clock: Clock) -> None:
        assert view.seat is not None
        self.mind, self.view, self.chance, self.clock = mind, view, chance, clock
        self.seat: Seat = view.seat
        self.actions = [action for _, action in tried]
        slope = mind.weights["slope"]
        self.prior = {action: slope * (score - tried[0][0]) for score, action in tried}
        self.totals = dict.fromkeys(self.actions, 0.0)
        self.counts = dict.fromkeys(self.actions, 0)

    def run(self) -> None:
        """Drop the worse half each time an equal part of the budget is spent."""
        rounds = max(1, (len(self.actions) - 1).bit_length())
        for number in range(1, rounds + 1):
            while self.clock.share < number / rounds:
                self.compare()
            self.actions.sort(key=self.worth, reverse=True)
            if number < rounds:
                del self.actions[(len(self.actions) + 1) // 2 :]

    def compare(self) -> None:
        """Try the actions that are left in one more imagined game."""
        world = likely(self.view, self.chance)
        values = []
        for action in self.actions:
            values.append(self.play(world.copy(), action))
            if self.clock.out and len(values) < len(self.actions):
                return
        mean = sum(values) / len(values)
        for action, value in zip(self.actions, values, strict=True):
            self.totals[action] += value - mean
            self.counts[action] += 1

    def play(self, state: AztecaState, action: AztecaAction) -> float:
        """Go on from an action to the horizon."""
        end = state.round + self.mind.features.depth
        weights, features = self.mind.weights, self.mind.features
        state._carry_out(self.seat, action, None)
        steps = 1
        while state.to_act and state.round < end:
            seat = state.to_act[0]
            options = state.legal_actions(seat)
            chosen = options[0] if len(options) == 1 else judge(state, seat, weights, features, options)[0][1]
            state._carry_out(seat, chosen, None)
            steps += 1
        self.clock.spend(steps)
        return evaluate(state, weights)[self.seat]

    def worth(self, action: AztecaAction) -> float:
        """What the games have shown and the judgement before them, together."""
        trust = self.mind.weights["trust"]
        return (self.totals[action] + trust * self.prior[action]) / (self.counts[action] + trust)

    def thought(self) -> Thought:
        """The winner, and what was tried."""
        ranked = sorted(self.prior, key=lambda action: (action is self.actions[0], self.worth(action)), reverse=True)
        return Thought((self.actions[0],), tuple((action, self.worth(action)) for action in ranked))
