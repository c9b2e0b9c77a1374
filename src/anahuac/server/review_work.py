"""The pieces of a review, as worker processes do them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from anahuac.core import Record
from anahuac.review import Verdict, carry_out
from anahuac.server.news import carried_out

if TYPE_CHECKING:
    from anahuac.review import Task
    from anahuac.review.tasks import Result
    from anahuac.server.wire.play import PlannedAction


class Found(NamedTuple):
    """What a worker found: the result, and what the better line would bring about."""

    result: Result
    plan: list[PlannedAction]


def review_task(text: str, task: Task) -> list[Found]:
    """Do a piece of work on a record."""
    record = read(text)
    return [Found(result, plan_of(record, result)) for result in carry_out(record, task)]


@lru_cache(maxsize=4)
def read(text: str) -> Record:
    """Read a record once."""
    return Record.parse(text)


def plan_of(record: Record, result: Result) -> list[PlannedAction]:
    """Work out what a better line would bring about, as far as the seat could know."""
    if not isinstance(result, Verdict) or result.better is None:
        return []
    turn = result.turn
    state = record.replay(turn.first)
    return carried_out(record.game, state.board, state.view(turn.seat), turn.seat, result.better.actions)
