"""Puzzles of Mexica: a whole turn. Nothing is hidden, so the search is exact as far as it looks.

Turns that do the same in another order are one deed: the districts they found, and the floors they add to each.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from anahuac.bots import LevelBot
from anahuac.bots.budget import Budget, Clock
from anahuac.bots.levels import strategies_of
from anahuac.bots.mexica.evaluation import Evaluation
from anahuac.bots.mexica.policy import Scope
from anahuac.bots.mexica.strategy import Level, MexicaStrategy
from anahuac.bots.strategy import Decision
from anahuac.core import Chance
from anahuac.games.mexica.scoring import weights
from anahuac.games.mexica.state import MexicaState
from anahuac.puzzles.maker import Found, Line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anahuac.core import Action, Seat, State, Text, View
    from anahuac.puzzles.puzzle import Puzzle, Unit

POINTS_A_TURN = 6
NODES = 3_000
"""Nodes for each turn that a beam goes on with: enough to end by itself."""
GLANCE = 4
LAST_PERIOD = 2
LAST_ROUNDS = 1.0
"""With so many rounds left by the bots' guess, or fewer, a turn is about the last scoring."""


class Deed(NamedTuple):
    """What a turn leaves behind."""

    founded: frozenset[int]
    """The districts that it founded."""
    floors: frozenset[tuple[int, int]]
    """The districts in which it built, and how many floors."""

    def includes(self, other: Deed) -> bool:
        """Whether it does all that another deed does."""
        floors = dict(self.floors)
        built = all(floors.get(district, 0) >= more for district, more in other.floors)
        return self.founded >= other.founded and built


def deed_of(before: MexicaState, after: MexicaState, seat: Seat) -> Deed:
    """Compare two states of a turn."""
    founded = frozenset(set(after.founded) - set(before.founded))
    floors = set()
    for district in (*after.founded, *after.districts):
        more = weights(after, district)[seat] - weights(before, district)[seat]
        if more > 0:
            floors.add((district, more))
    return Deed(founded, frozenset(floors))


class MexicaPuzzles:
    """Makes and judges the puzzles of Mexica."""

    unit: Unit = "points"
    margin = 3.0
    deep = 16

    def strategy(self, width: int, compared: int) -> MexicaStrategy:
        """A strategy that goes on with so many turns at once, and plays so many of the best on for a round."""
        scope = Scope(6 + width // 3, 3 if width < self.deep else 4, 1 if width < self.deep else 2, 2)
        return MexicaStrategy(Level(scope, width, compared), strategies_of("mexica").weights())

    def theme(self, state: State, seat: Seat) -> str | None:
        assert isinstance(state, MexicaState)
        is_begin = state.step == "turn" and state.ap == POINTS_A_TURN and state.carrying is None
        return "turn" if is_begin else None

    def theme_of(self, state: State, seat: Seat, line: Sequence[Action], theme: str) -> str | None:
        assert isinstance(state, MexicaState)
        deed = _after(state, seat, Line(tuple(line), 0.0))
        rounds = Evaluation(strategies_of("mexica").weights(), state).rounds_left(state)
        if not (deed.founded or deed.floors):
            return None
        if state.period == LAST_PERIOD and rounds <= LAST_ROUNDS:
            return "last-scoring"
        return "founding" if deed.founded else "majority"

    def is_promising(self, view: View) -> bool:
        return self._searched(view, GLANCE, 0).margin > self.margin

    def search(self, view: View, effort: int, seed: int) -> Found:
        """Compare turns at a glance and with everybody's answers: the lesser margin counts, if both agree."""
        still, answered = self._searched(view, effort, 0), self._searched(view, effort, effort)
        assert view.seat is not None
        state = view.imagine(Chance(0))
        if _after(state, view.seat, still.lines[0]) != _after(state, view.seat, answered.lines[0]):
            return Found((answered.lines[0], answered.lines[0]))
        return min(still, answered, key=lambda found: found.margin)

    def _searched(self, view: View, width: int, compared: int) -> Found:
        assert view.seat is not None
        state = view.imagine(Chance(0))
        assert isinstance(state, MexicaState)
        turns = self.strategy(width, compared).turns(state, view.seat, Clock(Budget(NODES * width)))
        found: dict[Deed, Line] = {}
        for turn in turns:
            line = Line(turn.actions, turn.merit)
            found.setdefault(_after(state, view.seat, line), line)
        lines = sorted(found.values(), key=lambda line: line.worth, reverse=True)
        first = _after(state, view.seat, lines[0])
        rivals = [line for line in lines[1:] if not _after(state, view.seat, line).includes(first)]
        return Found((lines[0], *rivals))

    def reason(self, view: View, found: Found) -> Text:
        choices = tuple((line.actions[0], line.worth) for line in found.lines)
        return LevelBot("expert", 1).explain(view, Decision(found.lines[0].actions, choices))

    def verdict(self, puzzle: Puzzle, before: State, after: State, done: Sequence[Action]) -> bool | None:
        wanted = _after(before, puzzle.seat, Line(tuple(map(before.board.catalogue.parse, puzzle.line)), 0.0))
        own = tuple(action for action in done if action.kind != "end")
        if _after(before, puzzle.seat, Line(own, 0.0)).includes(wanted):
            return True
        return False if done[-1].kind == "end" else None


def _after(state: State, seat: Seat, line: Line) -> Deed:
    """The deed of a line, before the end of the turn: what that brings is not its doing."""
    assert isinstance(state, MexicaState)
    after = state.copy()
    for action in line.actions:
        if action.kind != "end":
            after.apply(seat, action)
    return deed_of(state, after, seat)


PUZZLES = MexicaPuzzles()
