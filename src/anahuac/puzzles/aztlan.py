"""Puzzles of Aztlán: a single decision, compared to the end of the age; in the last age, to the end of the game."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from anahuac.bots import LevelBot
from anahuac.bots.aztlan.search import AztlanKnowledge
from anahuac.bots.levels import strategies_of
from anahuac.bots.strategy import Decision
from anahuac.puzzles.maker import Found, compared, decided

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anahuac.core import Action, Seat, State, Text, View
    from anahuac.puzzles.puzzle import Puzzle, Unit

THEMES = {
    "settle": "settle-or-fight",
    "decide": "settle-or-fight",
    "answer": "settle-or-fight",
    "score": "scoring",
}
"""What is decided where. Pawns are placed with secret cards still to come: there no single place is clearly best."""
LAST_AGE = 5
MOST = 16
"""The most actions that a position may offer: among too many, several are always alike."""
GLANCE = 12
"""Worlds for a first look."""


class AztlanPuzzles:
    """Makes and judges the puzzles of Aztlán."""

    unit: Unit = "chance"
    margin = 0.06
    deep = 120

    @cached_property
    def knowledge(self) -> AztlanKnowledge:
        """What the searches know."""
        return AztlanKnowledge(strategies_of("aztlan").weights())

    def theme(self, state: State, seat: Seat) -> str | None:
        theme = THEMES.get(state.step)
        legal = len(state.legal_actions(seat))
        return theme if theme and 2 <= legal <= MOST else None

    def theme_of(self, state: State, seat: Seat, line: Sequence[Action], theme: str) -> str | None:
        return "last-scoring" if state.round >= LAST_AGE else theme

    def is_promising(self, view: View) -> bool:
        return self.search(view, GLANCE, 1).margin > self.margin

    def search(self, view: View, effort: int, seed: int) -> Found:
        return compared(view, view.legal_actions(), self.knowledge, 1, effort, seed)

    def reason(self, view: View, found: Found) -> Text:
        choices = tuple((line.actions[0], line.worth) for line in found.lines)
        return LevelBot("expert", 1).explain(view, Decision(found.lines[0].actions, choices))

    def verdict(self, puzzle: Puzzle, before: State, after: State, done: Sequence[Action]) -> bool | None:
        return decided(puzzle, done)


PUZZLES = AztlanPuzzles()
