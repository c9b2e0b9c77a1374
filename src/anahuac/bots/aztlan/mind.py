"""How the levels play Aztlán."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from anahuac.bots.aztlan.instinct import Instinct
from anahuac.bots.aztlan.realms import atlas_of
from anahuac.bots.aztlan.sense import Sense
from anahuac.bots.aztlan.timing import score_well
from anahuac.bots.aztlan.words import explain
from anahuac.bots.knowledge import Thought
from anahuac.bots.tree import Search

if TYPE_CHECKING:
    from collections.abc import Callable

    from anahuac.bots.budget import Clock
    from anahuac.bots.knowledge import Weights
    from anahuac.core import Chance, Seat, Text, View
    from anahuac.games.aztlan.actions import AztlanAction
    from anahuac.games.aztlan.state import AztlanState

WIDTH = 5
"""How many actions a search compares."""


class AztlanMind(ABC):
    """What the minds have in common: their sense of the game, and words."""

    def __init__(self, sense: Sense) -> None:
        self.sense = sense

    def think(self, view: View, chance: Chance, clock: Clock) -> Thought:
        """Think about an imagined state that fits the view."""
        assert view.seat is not None
        state: AztlanState = view.imagine(chance)  # type: ignore[assignment]
        return self.ponder(view, state, view.seat, chance, clock)

    @abstractmethod
    def ponder(self, view: View, state: AztlanState, seat: Seat, chance: Chance, clock: Clock) -> Thought:
        """Plan what to do."""

    def explain(self, view: View, thought: Thought) -> Text:
        return explain(view, thought, self.sense)


class Greedy(AztlanMind):
    """Takes the points it sees: what its land would score now, and cards in hand."""

    def ponder(self, view: View, state: AztlanState, seat: Seat, chance: Chance, clock: Clock) -> Thought:
        if state.step == "score":
            return Thought((score_well(state, seat, patience=0),))

        def points(action: AztlanAction) -> int:
            after = state.copy()
            after.apply(seat, action)
            card = action.power or state.cards[seat]
            return atlas_of(state.board).points(after.present[seat])[card] + len(after.culture[seat])

        return Thought((max(chance.shuffled(state.legal_actions(seat)), key=points),))


class Quick(AztlanMind):
    """Follows its instinct: an easy opponent looks at its own realms only, a wary one at the others as well."""

    def __init__(self, sense: Sense, wary: bool) -> None:
        super().__init__(sense)
        self.instinct = Instinct(sense.outlook, wary)

    def ponder(self, view: View, state: AztlanState, seat: Seat, chance: Chance, clock: Clock) -> Thought:
        return Thought((self.instinct.reply(state, seat, chance),))


class Judge(AztlanMind):
    """Takes the action after which everything looks best: the points that it and the others may expect."""

    def ponder(self, view: View, state: AztlanState, seat: Seat, chance: Chance, clock: Clock) -> Thought:
        if state.step in ("choose", "score"):
            return Thought((self.sense.reply(state, seat, chance),))
        ranked = self.sense.ranked(state, seat)
        clock.spend(len(ranked))
        return Thought((next(iter(ranked)),), tuple(ranked.items()))


class Searcher(Judge):
    """Judges by everybody's chance to win and, when its pawns are placed, plays the age out in imagined worlds.

    Earlier an imagined age says less than the judgement: too much of it is guessed.
    """

    def ponder(self, view: View, state: AztlanState, seat: Seat, chance: Chance, clock: Clock) -> Thought:
        thought = super().ponder(view, state, seat, chance, clock)
        if len(thought.choices) < 2 or state.to_place[seat]:
            return thought
        return Search(view, self.sense, chance, clock, depth=1).compare(dict(thought.choices[:WIDTH]))


MINDS: dict[str, Callable[[Weights], AztlanMind]] = {
    "greedy": lambda weights: Greedy(Sense(weights)),
    "easy": lambda weights: Quick(Sense(weights), wary=False),
    "medium": lambda weights: Quick(Sense(weights), wary=True),
    "hard": lambda weights: Judge(Sense(weights, rivalry=0.4)),
    "expert": lambda weights: Searcher(Sense(weights)),
}


def teach(level: str, weights: Weights) -> AztlanMind:
    """Make the mind of a level."""
    return MINDS[level](weights)
