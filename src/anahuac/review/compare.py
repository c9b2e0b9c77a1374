"""What lines of play are worth: each is played on in the same imagined worlds, by quick bots, and then judged.

Everything is computed from what a seat sees, and the same view gives the same answer.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

from anahuac.bots import LevelBot
from anahuac.bots.adviser import LONGEST, Course
from anahuac.bots.judge import chance_of, judge_of
from anahuac.bots.strategy import Decision
from anahuac.core import IllegalAction, Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anahuac.core import Action, Seat, State, View

WORLDS = 12
"""How many worlds are imagined where something is hidden or left to chance."""
ROUNDS = 2
"""How many rounds a line is played on: the chance to win is judged after it and after each of them."""
QUICK = "medium"
"""Who plays on."""
MOST_ACTIONS = 400
"""The most actions of a game that is played on."""
UNTOLD = Text("bots-only-choice")
"""Stands for a reason that nobody asks for."""


class Line(NamedTuple):
    """What a seat could do until its turn ends, or until luck or others come in, and why."""

    actions: tuple[Action, ...]
    reason: Text | None = None


class Compared(NamedTuple):
    """What a line is worth: the seat's chance to win after it, and in each imagined world."""

    line: Line
    chance: float
    samples: tuple[float, ...]

    def lead(self, other: Compared) -> tuple[float, float]:
        """By how much it is better than another, and how uncertain that is: one standard error."""
        gaps = [own - its for own, its in zip(self.samples, other.samples, strict=True)]
        mean = sum(gaps) / len(gaps)
        if len(gaps) < 2:
            return mean, 0.0
        return mean, sqrt(sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1) / len(gaps))


def lines_from(view: View, level: str = "hard", most: int = 3, seed: int = 0) -> list[Line]:
    """List the lines that a bot of a level thinks best, each carried on to the end of the turn; the best first."""
    bot = LevelBot(level, seed)
    if len(view.legal) == 1:
        return [Line(_continued(bot, view, view.legal_actions()), Text("bots-only-choice"))]
    plan, choices = bot.think(view)
    others = [(action,) for action, _ in choices if action.id != plan[0].id]
    lines = [_continued(bot, view, actions) for actions in (plan, *others[: most - 1])]
    return [Line(line, bot.explain(view, Decision(line))) for line in lines]


def _continued(bot: LevelBot, view: View, actions: Sequence[Action]) -> tuple[Action, ...]:
    """Follow actions, then what the bot would do, as far as the seat can know where that leads."""
    assert view.seat is not None
    course = Course(view, view.seat)
    course.follow(actions, UNTOLD)
    while course.goes_on and len(course.plan) < LONGEST:
        now = course.seen
        course.follow(now.legal_actions() if len(now.legal) == 1 else bot.think(now).plan, UNTOLD)
    catalogue = course.worlds[0].board.catalogue
    return tuple([catalogue[planned.action] for planned in course.plan])


def known_part(view: View, actions: Sequence[Action]) -> Line:
    """The part of a line whose outcome the seat can know: up to where luck, secrets or others come in."""
    assert view.seat is not None
    course = Course(view, view.seat)
    course.follow(actions, UNTOLD)
    return Line(tuple(actions[: len(course.plan)]))


def compare(
    view: View, lines: Sequence[Line], worlds: int = WORLDS, rounds: int = ROUNDS, seed: int = 0
) -> list[Compared]:
    """Play lines on in the same imagined worlds and say what each is worth to the seat, in the order given."""
    assert view.seat is not None
    judge = judge_of(view.game)
    chance = chance_of(view, seed)
    samples: list[list[float]] = [[] for _ in lines]
    for _ in range(worlds):
        world = judge.imagine(view, chance)
        for line, values in zip(lines, samples, strict=True):
            values.append(_worth(world.copy(), view.seat, line, rounds))
        if is_certain(world):
            break
    return [
        Compared(line, sum(values) / len(values), tuple(values)) for line, values in zip(lines, samples, strict=True)
    ]


def is_certain(state: State) -> bool:
    """Whether nothing is hidden or left to chance, so that all imagined worlds are one."""
    return not state.game.has_secrets and state.chance is None


def _worth(state: State, seat: Seat, line: Line, rounds: int) -> float:
    """Carry a line out, play on, and return the mean of what is judged on the way."""
    judge = judge_of(state.game.name)
    for action in line.actions:
        try:
            state.apply(seat, action)
        except IllegalAction:  # a secret is in the way
            break
    values = [judge.chances(state, None)[seat]]
    bots = [LevelBot(QUICK, 0) for _ in range(state.seats)]
    left, round_ = MOST_ACTIONS, state.round
    while state.to_act and len(values) <= rounds and left:
        actor = state.to_act[0]
        state.apply(actor, bots[actor].decide(state.view(actor)))
        left -= 1
        if state.round != round_:
            round_ = state.round
            values.append(judge.chances(state, None)[seat])
    if not state.to_act:
        values += [judge.chances(state, None)[seat]] * (rounds + 1 - len(values))
    return sum(values) / len(values)
