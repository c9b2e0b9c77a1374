"""What a game provides for its puzzles, and how actions are compared in imagined games."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from anahuac.core import Chance, Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anahuac.bots.search import Knowledge
    from anahuac.core import Action, Seat, State, View
    from anahuac.puzzles.puzzle import Puzzle, Unit

SURE = 4.0
"""By how many standard errors the best action must be better than each other."""
FIRST = 12
"""After so many worlds, actions that are far behind are not tried any more."""


class Line(NamedTuple):
    """Something that a seat may do, and how much it is worth."""

    actions: tuple[Action, ...]
    worth: float
    sure: float = float("inf")
    """By how many standard errors the best line is better; for the best itself it says nothing."""


class Found(NamedTuple):
    """What a search says of a position: the best line first, each other one a different deed."""

    lines: tuple[Line, ...]

    @property
    def margin(self) -> float:
        """How much the second-best line is worth less."""
        return self.lines[0].worth - self.lines[1].worth if len(self.lines) > 1 else 0.0

    @property
    def is_sure(self) -> bool:
        """Whether the worth of the best line is no matter of luck."""
        return all(line.sure >= SURE for line in self.lines[1:])


class Maker(Protocol):
    """What a game provides: `puzzles` in its parts."""

    unit: Unit
    margin: float
    """How much better than all others the best turn must be."""
    deep: int
    """How much a deep search is: worlds, or the width of a beam."""

    def theme(self, state: State, seat: Seat) -> str | None:
        """What a puzzle with this position could be about; None if it makes none."""

    def theme_of(self, state: State, seat: Seat, line: Sequence[Action], theme: str) -> str | None:
        """What it is about, now that the solution is known; None if that is no puzzle."""

    def is_promising(self, view: View) -> bool:
        """Whether a look at the position lets hope for a turn that is clearly best."""

    def search(self, view: View, effort: int, seed: int) -> Found:
        """Compare what the seat may do."""

    def reason(self, view: View, found: Found) -> Text:
        """Say why the best line is good."""

    def verdict(self, puzzle: Puzzle, before: State, after: State, done: Sequence[Action]) -> bool | None:
        """Whether actions solve a puzzle; None if the turn goes on."""


def compared(
    view: View, actions: Sequence[Action], knowledge: Knowledge[Any, Any, Any], depth: int, worlds: int, seed: int
) -> Found:
    """Play actions on in the same imagined worlds with the same luck, to a horizon that is so many stages away.

    Everybody replies by the game's policy. What counts is the difference in each world: most of the luck is the same.
    """
    chance = Chance(seed)
    values: dict[Action, list[float]] = {action: [] for action in actions}
    racing = list(actions)
    for number in range(worlds):
        world = knowledge.imagine(view, chance)
        luck = chance.next()
        for action in racing:
            values[action].append(_played(world.copy(), view, action, knowledge, depth, Chance(luck)))
        if number + 1 >= FIRST and (number + 1) % FIRST == 0:
            best = max(racing, key=lambda action: sum(values[action]))
            racing = [one for one in racing if one is best or len(racing) <= 2 or _ahead(values, best, one)[1] < 3]
    best = max(racing, key=lambda action: sum(values[action]))
    rivals = [(one, *_ahead(values, best, one)) for one in actions if one is not best]
    rivals.sort(key=lambda rival: rival[1])
    top = sum(values[best]) / len(values[best])
    others = [Line((one,), top - loss, sure) for one, loss, sure in rivals]
    return Found((Line((best,), top), *others))


def _ahead(values: dict[Action, list[float]], best: Action, other: Action) -> tuple[float, float]:
    """How much better an action was on average in the worlds of both, and by how many standard errors."""
    pairs = [one - two for one, two in zip(values[best], values[other], strict=False)]
    mean = sum(pairs) / len(pairs)
    spread = sum((pair - mean) ** 2 for pair in pairs) / max(1, len(pairs) - 1)
    return mean, mean / (sqrt(spread / len(pairs)) or 1e-9)


def _played(
    state: State, view: View, action: Action, knowledge: Knowledge[Any, Any, Any], depth: int, chance: Chance
) -> float:
    assert view.seat is not None
    horizon = knowledge.stage(state) + depth
    state.apply(view.seat, action)
    while state.to_act and knowledge.stage(state) < horizon:
        seat = state.to_act[0]
        state.apply(seat, knowledge.reply(state, seat, chance))
    return knowledge.evaluate(state)[view.seat]


def decided(puzzle: Puzzle, done: Sequence[Action]) -> bool:
    """Whether a single decision is the right one."""
    return done[0].text == puzzle.line[0]
