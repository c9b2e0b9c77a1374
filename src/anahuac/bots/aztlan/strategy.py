"""How the levels play Aztlán."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from anahuac.bots.aztlan.atlas import atlas_of
from anahuac.bots.aztlan.explanation import explain
from anahuac.bots.aztlan.judgement.judge import judge_of
from anahuac.bots.aztlan.judgement.thinking import card_mixes, decide
from anahuac.bots.aztlan.policy import Policy
from anahuac.bots.aztlan.scoring import score_well
from anahuac.bots.aztlan.search import AztlanKnowledge
from anahuac.bots.budget import Budget, Clock
from anahuac.bots.search import Search
from anahuac.bots.strategy import Decision
from anahuac.core import Chance

if TYPE_CHECKING:
    from collections.abc import Callable

    from anahuac.bots.strategy import Weights
    from anahuac.core import Seat, Text
    from anahuac.games.aztlan.actions import AztlanAction
    from anahuac.games.aztlan.state import AztlanState
    from anahuac.games.aztlan.view import AztlanView

WIDTH = 5
"""How many actions a search compares."""


class AztlanStrategy(ABC):
    """What the strategies have in common: their knowledge of the game, and words."""

    def __init__(self, knowledge: AztlanKnowledge) -> None:
        self.knowledge = knowledge

    def think(self, view: AztlanView, chance: Chance, clock: Clock) -> Decision[AztlanAction]:
        """Think about an imagined state that fits the view."""
        assert view.seat is not None
        return self.ponder(view, view.imagine(chance), view.seat, chance, clock)

    @abstractmethod
    def ponder(
        self, view: AztlanView, state: AztlanState, seat: Seat, chance: Chance, clock: Clock
    ) -> Decision[AztlanAction]:
        """Plan what to do."""

    def explain(self, view: AztlanView, decision: Decision[AztlanAction]) -> Text:
        return explain(view, decision, self.knowledge)


class Greedy(AztlanStrategy):
    """Takes the points it sees: what its land would score now, and cards in hand."""

    def ponder(
        self, view: AztlanView, state: AztlanState, seat: Seat, chance: Chance, clock: Clock
    ) -> Decision[AztlanAction]:
        if state.step == "score":
            return Decision((score_well(state, seat, patience=0),))

        def points(action: AztlanAction) -> int:
            after = state.copy()
            after.apply(seat, action)
            card = action.power or state.cards[seat]
            return atlas_of(state.board).points(after.present[seat])[card] + len(after.culture[seat])

        return Decision((max(chance.shuffled(state.legal_actions(seat)), key=points),))


class Quick(AztlanStrategy):
    """Follows its policy: an easy opponent looks at its own realms only, a wary one at the others as well."""

    def __init__(self, knowledge: AztlanKnowledge, wary: bool) -> None:
        super().__init__(knowledge)
        self.policy = Policy(knowledge.evaluation, wary)

    def ponder(
        self, view: AztlanView, state: AztlanState, seat: Seat, chance: Chance, clock: Clock
    ) -> Decision[AztlanAction]:
        return Decision((self.policy.reply(state, seat, chance),))


class Judge(AztlanStrategy):
    """Takes the action after which everything looks best: the points that it and the others may expect."""

    def ponder(
        self, view: AztlanView, state: AztlanState, seat: Seat, chance: Chance, clock: Clock
    ) -> Decision[AztlanAction]:
        if state.step in ("choose", "score"):
            return Decision((self.knowledge.reply(state, seat, chance),))
        ranked = self.knowledge.ranked(state, seat)
        clock.spend(len(ranked))
        return Decision((next(iter(ranked)),), tuple(ranked.items()))


class Searcher(Judge):
    """Judges by everybody's chance to win and, when its pawns are placed, plays the age out in imagined worlds.

    Earlier an imagined age says less than the judgement: too much of it is guessed.
    """

    def ponder(
        self, view: AztlanView, state: AztlanState, seat: Seat, chance: Chance, clock: Clock
    ) -> Decision[AztlanAction]:
        decision = super().ponder(view, state, seat, chance, clock)
        if len(decision.choices) < 2 or state.to_place[seat]:
            return decision
        return Search(view, self.knowledge, chance, clock, depth=1).compare(dict(decision.choices[:WIDTH]))


class Learned:
    """Decides by the networks of its number of players; on boards that they have not learned, as `other` does."""

    search = False

    def __init__(self, knowledge: AztlanKnowledge, other: AztlanStrategy) -> None:
        self.knowledge, self.other = knowledge, other

    def think(self, view: AztlanView, chance: Chance, clock: Clock) -> Decision[AztlanAction]:
        judge = judge_of(view)
        if judge is None:
            return self.other.think(view, chance, clock)
        return decide(judge, view, chance, clock, self.search)

    def explain(self, view: AztlanView, decision: Decision[AztlanAction]) -> Text:
        judge = judge_of(view)
        if judge is None or view.step != "choose":
            return explain(view, decision, self.knowledge)
        return explain(view, decision, self.knowledge, card_mixes(judge, view, Chance(0), Clock(Budget())))


class LearnedSearch(Learned):
    """Compares close choices by playing the age out in imagined worlds, everybody by the networks."""

    search = True


LEVELS: dict[str, Callable[[Weights], AztlanStrategy | Learned]] = {
    "greedy": lambda weights: Greedy(AztlanKnowledge(weights)),
    "easy": lambda weights: Quick(AztlanKnowledge(weights), wary=False),
    "medium": lambda weights: Quick(AztlanKnowledge(weights), wary=True),
    "hard": lambda weights: Learned(AztlanKnowledge(weights), Judge(AztlanKnowledge(weights, rivalry=0.4))),
    "expert": lambda weights: LearnedSearch(AztlanKnowledge(weights), Searcher(AztlanKnowledge(weights))),
}


def make_strategy(level: str, weights: Weights) -> AztlanStrategy | Learned:
    """Make the strategy of a level."""
    return LEVELS[level](weights)
