"""A review of a game: first the chances at some points, then at all, then the turns, those that decided it closely."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from anahuac.review.findings import Luck, Point, Review, Verdict
from anahuac.review.tasks import Task, carry_out
from anahuac.review.turns import Turn, turns_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from anahuac.core import Record
    from anahuac.review.tasks import Result

T = TypeVar("T")

FIRST = 24
"""How many points the first picture has."""
MOST_POINTS = 300
"""How many points a review has at most."""
MOST_STUDIED = 28
"""How many turns are looked at closely: those where most seems to have been at stake."""
POINTS_AT_ONCE, GLANCES_AT_ONCE, MOVES_AT_ONCE = 24, 16, 200
"""How much is done in one task."""


class Reviewing:
    """A review in the making: says what is to be done next and takes in what was found."""

    def __init__(self, record: Record, studied: int | None = None) -> None:
        self.review = Review(record, turns_of(record), {}, [], {})
        self.done = 0
        ends = [0, *(turn.last for turn in self.review.turns)]
        coarse = thinned(ends, FIRST)
        rest = [move for move in thinned(ends, MOST_POINTS) if move not in coarse]
        free = [turn for turn in self.review.turns if turn.is_free]
        self._tasks = [
            Task("points", tuple(coarse)),
            *[Task("points", tuple(moves)) for moves in pieces(rest, POINTS_AT_ONCE)],
            *[Task("luck", tuple(moves)) for moves in pieces(range(len(record.plies)), MOVES_AT_ONCE)],
            *[Task("glance", turns=tuple(turns)) for turns in pieces(free, GLANCES_AT_ONCE)],
        ]
        self._studied = min(len(free), MOST_STUDIED if studied is None else studied)
        self.total = len(self._tasks) + self._studied

    @property
    def task(self) -> Task | None:
        """What is to be done next; None when the review is ready."""
        if self.done < len(self._tasks):
            return self._tasks[self.done]
        if self.done == self.total:
            return None
        if self.done == len(self._tasks):
            self._critical = self._most_at_stake()
        return Task("study", turns=(self._critical[self.done - len(self._tasks)],))

    def take(self, results: Sequence[Result]) -> None:
        """Take in what came of the task."""
        self.done += 1
        for result in results:
            match result:
                case Point():
                    self.review.points[result.move] = result
                case Luck():
                    self.review.luck.append(result)
                case Verdict():
                    self.review.verdicts[result.turn.first] = result

    def _most_at_stake(self) -> list[Turn]:
        """The turns that seem to have lost most, and those that changed most."""
        review = self.review
        free = [turn for turn in review.turns if turn.is_free]

        def stake(turn: Turn) -> float:
            return max(abs(review.verdicts[turn.first].lost), abs(review.gain(turn) or 0.0) / 2)

        return sorted(free, key=stake, reverse=True)[: self._studied]


def thinned(moves: Sequence[int], most: int) -> list[int]:
    """Leave out so many of the moves that no more than `most` are left, the first and the last among them."""
    if len(moves) <= most:
        return list(moves)
    return [moves[round(at * (len(moves) - 1) / (most - 1))] for at in range(most)]


def pieces(items: Sequence[T], size: int) -> Iterator[Sequence[T]]:
    """Divide a row into pieces."""
    return (items[at : at + size] for at in range(0, len(items), size))


def review(record: Record, told: Callable[[Reviewing], None] | None = None, studied: int | None = None) -> Review:
    """Review a game, so many turns of it closely; `told` is called after each piece of work."""
    reviewing = Reviewing(record, studied)
    while (task := reviewing.task) is not None:
        reviewing.take(carry_out(record, task))
        if told is not None:
            told(reviewing)
    return reviewing.review
