"""How the levels play a game that teaches them nothing: by playing on at random in imagined games."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from anahuac.bots.knowledge import School, Thought
from anahuac.bots.tree import Search
from anahuac.core import Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anahuac.bots.budget import Clock
    from anahuac.bots.knowledge import Weights
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
        """Who has won shares the victory; before the end, a lead in points is a chance to win."""
        if state.outcome is not None:
            winners = state.outcome.winners
            return [(seat in winners) / (len(winners) or 1) for seat in range(state.seats)]
        return [_chance_of(seat, state.scores) for seat in range(state.seats)]


def _chance_of(seat: Seat, scores: tuple[int, ...]) -> float:
    """Turn a lead over the best rival into a chance: a lead of a quarter of all points is a good one."""
    lead = scores[seat] - max(scores[:seat] + scores[seat + 1 :])
    return 1 / (1 + exp(-4 * lead / (sum(map(abs, scores)) or 1)))


class GeneralMind:
    """A level: all search in the same way, the higher ones longer; `greedy` takes the points it sees."""

    knowledge = Playout()

    def __init__(self, level: str) -> None:
        self.level = level

    def think(self, view: View, chance: Chance, clock: Clock) -> Thought:
        actions = chance.shuffled(view.legal_actions())
        if self.level == "greedy":
            return Thought((max(actions, key=lambda action: self._at_once(view, action, chance)),))
        thought = Search(view, self.knowledge, chance, clock, ROUNDS).compare(dict.fromkeys(actions, 0.0))
        return Thought(thought.plan[:1], thought.choices)

    def _at_once(self, view: View, action: Action, chance: Chance) -> float:
        assert view.seat is not None
        state = view.imagine(chance)
        state.apply(view.seat, action)
        return self.knowledge.evaluate(state)[view.seat]

    def explain(self, view: View, thought: Thought) -> Text:
        return Text("bots-general-reason", count=len(view.legal))


def teach(level: str, weights: Weights) -> GeneralMind:
    """Make the mind of a level."""
    return GeneralMind(level)


GENERAL = School(teach, BUDGETS, dict)
