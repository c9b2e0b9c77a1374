"""How the levels play a game without strategies of its own: by random play in imagined games."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from anahuac.bots.search import Search
from anahuac.bots.strategy import Decision, Strategies
from anahuac.core import Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anahuac.bots.budget import Clock
    from anahuac.bots.strategy import Weights
    from anahuac.core import Action, Chance, Seat, State, View

ROUNDS = 8
"""How many rounds an imagined game goes on before it is judged by its points."""
BUDGETS = {"greedy": 0, "easy": 300, "medium": 1_000, "hard": 4_000, "expert": 16_000}


class Playout:
    """What the search needs to know: any legal action may be good, and points are all that can be judged."""

    def imagine(self, view: View, chance: Chance) -> State:
        return view.imagine(chance)

    def candidates(self, state: State, seat: Seat) -> Sequence[Action]:
        return state.legal_actions(seat)

    def reply(self, state: State, seat: Seat, chance: Chance) -> Action:
        return chance.pick(state.legal_actions(seat))

    def stage(self, state: State) -> int:
        return state.round

    def evaluate(self, state: State) -> Sequence[float]:
        """The winners share the victory; before the end, a lead in points is a chance to win."""
        if state.outcome is not None:
            winners = state.outcome.winners
            return [(seat in winners) / (len(winners) or 1) for seat in range(state.seats)]
        return [_chance_of(seat, state.scores) for seat in range(state.seats)]


def _chance_of(seat: Seat, scores: tuple[int, ...]) -> float:
    """Turn a lead over the best rival into a chance: a lead of a quarter of all points is a good one."""
    lead = scores[seat] - max(scores[:seat] + scores[seat + 1 :])
    return 1 / (1 + exp(-4 * lead / (sum(map(abs, scores)) or 1)))


class GeneralStrategy:
    """A level: all search in the same way, the higher ones longer; `greedy` takes the points it sees."""

    knowledge = Playout()

    def __init__(self, level: str) -> None:
        self.level = level

    def think(self, view: View, chance: Chance, clock: Clock) -> Decision:
        actions = chance.shuffled(view.legal_actions())
        if self.level == "greedy":
            return Decision((max(actions, key=lambda action: self._at_once(view, action, chance)),))
        decision = Search(view, self.knowledge, chance, clock, ROUNDS).compare(dict.fromkeys(actions, 0.0))
        return Decision(decision.plan[:1], decision.choices)

    def _at_once(self, view: View, action: Action, chance: Chance) -> float:
        assert view.seat is not None
        state = view.imagine(chance)
        state.apply(view.seat, action)
        return self.knowledge.evaluate(state)[view.seat]

    def explain(self, view: View, decision: Decision) -> Text:
        return Text("bots-general-reason", count=len(view.legal))


def make_strategy(level: str, weights: Weights) -> GeneralStrategy:
    """Make the strategy of a level."""
    return GeneralStrategy(level)


GENERAL = Strategies(make_strategy, BUDGETS, dict)
