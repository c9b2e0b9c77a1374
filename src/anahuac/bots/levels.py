"""The levels: each plays every game, by that game's strategies."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from anahuac.bots.bot import Advice
from anahuac.bots.budget import Budget, Clock
from anahuac.bots.general import GENERAL
from anahuac.core import Chance, Text, find_game

if TYPE_CHECKING:
    from collections.abc import Callable

    from anahuac.bots.strategy import Decision, Strategies, Strategy, Weights
    from anahuac.core import Action, State, View

LEVELS = ("greedy", "easy", "medium", "hard", "expert")


@cache
def strategies_of(game: str) -> Strategies:
    """Find how the levels play a game; one without strategies of its own gets a search in imagined games."""
    found: Strategies | None = find_game(game).parts.load("bots")
    return found or GENERAL


class Statistics(NamedTuple):
    """What the decisions of a bot cost so far."""

    decisions: int = 0
    searches: int = 0
    nodes: int = 0
    seconds: float = 0.0


class LevelBot:
    """A bot of a level. The same seed and view give the same decision, whatever it was asked before.

    `budget` replaces the level's own, `weights` the game's; `stop` is asked during a search whether to answer at once.
    What it planned for its next decisions it keeps as long as everything it sees is as it imagined.
    """

    def __init__(
        self,
        level: str,
        seed: int,
        budget: Budget | None = None,
        weights: Weights | None = None,
        stop: Callable[[], bool] | None = None,
    ) -> None:
        self.level = level
        self.seed = seed
        self.budget = budget
        self.weights = weights
        self.stop = stop
        self.statistics = Statistics()
        self._made: dict[str, Strategy] = {}
        self._plan: tuple[Action, ...] = ()
        self._foreseen: State | None = None

    def decide(self, view: View) -> Action:
        """Choose a legal action: the only one, the planned one, or the one found by thinking."""
        decisions, searches, nodes, seconds = self.statistics
        self.statistics = Statistics(decisions + 1, searches, nodes, seconds)
        if not self._fits(view):
            if len(view.legal) == 1:
                return view.legal_actions()[0]
            self._plan = self.think(view).plan
            self._foreseen = view.imagine(self._chance(view)) if len(self._plan) > 1 else None
        return self._take(view)

    def think(self, view: View) -> Decision:
        """Search, whatever was planned before."""
        clock = Clock(self._budget(view.game), self.stop)
        decision = self._strategy(view.game).think(view, self._chance(view), clock)
        decisions, searches, nodes, seconds = self.statistics
        self.statistics = Statistics(decisions, searches + 1, nodes + clock.nodes, seconds + clock.seconds)
        return decision

    def advise(self, view: View) -> Advice:
        """Say what to do and why."""
        if len(view.legal) == 1:
            return Advice(view.legal_actions()[0], Text("bots-only-choice"))
        decision = self.think(view)
        return Advice(decision.plan[0], self.explain(view, decision))

    def explain(self, view: View, decision: Decision) -> Text:
        """Say why a decision is good."""
        return self._strategy(view.game).explain(view, decision)

    def _fits(self, view: View) -> bool:
        """Return whether the plan still holds: what is seen is what was foreseen."""
        if self._foreseen is None or not self._plan or self._plan[0].id not in view.legal:
            return False
        return self._foreseen.view(view.seat) == view

    def _take(self, view: View) -> Action:
        """Take the next action of the plan, in the imagined state as well."""
        action, self._plan = self._plan[0], self._plan[1:]
        if self._foreseen is not None:
            assert view.seat is not None
            self._foreseen.apply(view.seat, action)
        return action

    def _strategy(self, game: str) -> Strategy:
        if game not in self._made:
            strategies = strategies_of(game)
            self._made[game] = strategies.make(self.level, self.weights or strategies.weights())
        return self._made[game]

    def _budget(self, game: str) -> Budget:
        return self.budget or Budget(nodes=strategies_of(game).budgets[self.level])

    def _chance(self, view: View) -> Chance:
        """Make the chance of a decision out of the seed and the view, so that nothing else can change it."""
        digest = blake2b(msgspec.json.encode(view), digest_size=8).digest()
        return Chance(self.seed * 0x9E3779B97F4A7C15 ^ int.from_bytes(digest, "little"))
