"""Puzzles of Azteca: a single decision, compared in points to the end of the next phase."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING
from zlib import crc32

from anahuac.bots import LevelBot
from anahuac.bots.azteca.evaluation import EVERYTHING, prospects
from anahuac.bots.azteca.features import LEVELS
from anahuac.bots.azteca.search import AztecaKnowledge
from anahuac.bots.azteca.sight import Sight
from anahuac.bots.azteca.strategy import AztecaStrategy
from anahuac.bots.levels import strategies_of
from anahuac.bots.strategy import Decision
from anahuac.puzzles.maker import Found, Line, compared, decided

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anahuac.bots.azteca.sight import Scored
    from anahuac.core import Action, Seat, State, Text, View
    from anahuac.games.azteca.state import AztecaState
    from anahuac.puzzles.puzzle import Puzzle, Unit

THEMES = {
    "retreat": "battle-odds",
    "entering": "campaign",
    "offer": "gods",
    "sacrifice": "gods",
    "assign": "missions",
    "lot": "market",
    "purchase": "market",
}
"""What is decided where."""
CLEAR = 0.8
"""By how many points the bots' judgement, which knows the odds of every battle, must prefer an action."""
GLANCE = 8
"""Worlds for a first look."""
EXACT = frozenset(("retreat",))
"""Where all dice that may fall are enumerated, to the end of the battle: there is nothing to try."""
HOPEFUL = 2.0
"""By how many standard errors the best must be better there."""
RIVALS = 3
"""How many other actions are compared, the best by the bots' judgement: for the rest it is clear enough."""
ONE_IN = {"retreat": 2, "lot": 2, "purchase": 2}
"""Of common and simple questions only one of so many is looked at."""
PHASES, AHEAD = 10, 2
"""Actions are compared to the end of the phase after this one; a round has fewer phases than ten."""
VICTORY = 12.0
"""The points that winning counts for at the end of the game, and the end of the world against everybody."""


class InPoints(AztecaKnowledge):
    """Judges by points, a lead over the others: chances to win say little in the middle of the game.

    A stage is a phase: a battle is over by then, and so is the judgement after the next one.
    """

    def stage(self, state: AztecaState) -> int:
        return PHASES * state.round + state.phase

    def evaluate(self, state: AztecaState) -> Sequence[float]:
        seats = range(state.seats)
        if state.outcome is not None:
            winners = state.outcome.winners
            return [VICTORY if seat in winners else -VICTORY for seat in seats]
        sight = Sight(state, 0, self.weights, EVERYTHING)
        sight.totals = tuple([state.sp[seat] + state.given[seat] for seat in seats])
        worths = [prospects(sight, seat) for seat in seats]
        return [worth - (sum(worths) - worth) / (len(worths) - 1) for worth in worths]


class AztecaPuzzles:
    """Makes and judges the puzzles of Azteca."""

    unit: Unit = "points"
    margin = 0.8
    deep = 30

    @cached_property
    def knowledge(self) -> InPoints:
        """What the searches know."""
        return InPoints(strategies_of("azteca").weights(), LEVELS["expert"])

    def theme(self, state: State, seat: Seat) -> str | None:
        theme = THEMES.get(state.step)
        return theme if theme and len(state.legal_actions(seat)) > 1 else None

    def theme_of(self, state: State, seat: Seat, line: Sequence[Action], theme: str) -> str | None:
        return theme

    def is_promising(self, view: View) -> bool:
        one_in = ONE_IN.get(view.step, 1)
        if crc32(repr((view.round, view.seat, view.legal)).encode()) % one_in:
            return False
        (best, _), (next_best, _) = self._judged(view)[:2]
        if best - next_best < CLEAR:
            return False
        found = self.search(view, GLANCE, 1)
        return found.margin > self.margin and all(line.sure > HOPEFUL for line in found.lines[1:])

    def search(self, view: View, effort: int, seed: int) -> Found:
        judged = self._judged(view)
        if view.step in EXACT:
            return Found(tuple(Line((action,), score) for score, action in judged))
        actions = [action for _, action in judged[: 1 + RIVALS]]
        return compared(view, actions, self.knowledge, AHEAD, effort, seed)

    def _judged(self, view: View) -> Scored:
        """What the best bots think at a glance, the best first."""
        return AztecaStrategy("expert", self.knowledge.weights).scored(view)[1]  # type: ignore[arg-type]

    def reason(self, view: View, found: Found) -> Text:
        choices = tuple((line.actions[0], line.worth) for line in found.lines)
        return LevelBot("expert", 1).explain(view, Decision(found.lines[0].actions, choices))

    def verdict(self, puzzle: Puzzle, before: State, after: State, done: Sequence[Action]) -> bool | None:
        return decided(puzzle, done)


PUZZLES = AztecaPuzzles()
