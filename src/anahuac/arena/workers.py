"""Jobs for workers, wherever they run; those of a worker that crashes are handed out again."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from anahuac.core import SetupError, Text

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator

    from anahuac.arena.guard import Note

    Task = Callable[[tuple[Any, ...]], tuple[list[Any], float]]
    """What a worker does with some jobs: it returns their results and the seconds they took."""

CHUNK_SECONDS = 0.2
"""How many seconds of work a worker gets at once, so that handing it out costs next to nothing."""
MAX_CHUNK = 64
ATTEMPTS = 3
"""How often a job is tried before it is given up, since a worker may crash for other reasons."""

Handle = TypeVar("Handle")


class Crashed(Exception):
    """The worker that had some jobs has crashed; its note says which bot was deciding then.

    `own` is False if another worker crashed and broke the pool.
    """

    def __init__(self, note: Note | None = None, own: bool = True) -> None:
        super().__init__(note)
        self.note = note
        self.own = own


class Workers(Protocol[Handle]):
    """Processes that carry out jobs."""

    count: int

    def start(self, jobs: tuple[Any, ...], again: bool = False) -> Handle:
        """Hand out some jobs, perhaps again after a worker has crashed."""

    def wait(self, running: Collection[Handle]) -> Collection[Handle]:
        """Wait until some are done."""

    def collect(self, done: Handle) -> tuple[list[Any], float]:
        """Take their results, and the seconds they took; `Crashed` if there are none."""

    def stop(self) -> None:
        """Stop the workers, whatever they are doing."""


def run_on(workers: Workers[Handle], jobs: Iterable[Any]) -> Iterator[Any]:
    """Run jobs and yield their results, in any order. Jobs of a crashed worker are run again, one by one.

    A job that can go on without the bot that crashed it has a method `blamed`.
    """
    waiting = iter(jobs)
    size = 1
    running: dict[Handle, tuple[tuple[Any, ...], int]] = {}
    try:
        while True:
            while len(running) < 3 * workers.count and (chunk := tuple(islice(waiting, size))):
                running[workers.start(chunk)] = chunk, 1
            if not running:
                return
            for done in workers.wait(running):
                chunk, attempt = running.pop(done)
                try:
                    results, seconds = workers.collect(done)
                except Crashed as crash:
                    for job in chunk:
                        redone, times = _repeat(job, attempt, crash)
                        running[workers.start((redone,), again=True)] = (redone,), times
                    continue
                size = min(MAX_CHUNK, max(1, round(CHUNK_SECONDS * len(chunk) / seconds)))
                yield from results
    finally:
        workers.stop()


def _repeat(job: Any, attempt: int, crash: Crashed) -> tuple[Any, int]:
    """Say how a job of a crashed worker is done again: as it was, or without the bot that is to blame.

    A worker that was killed without a trace is given a second chance: it may have been anybody's fault.
    """
    if not crash.own:
        return job, attempt
    note, number = crash.note, getattr(job, "number", job)
    if note is not None and note.job == number and hasattr(job, "blamed") and (note.traceback or attempt > 1):
        return job.blamed(note), 1
    if attempt == ATTEMPTS:
        raise SetupError(Text("arena-crashed", game=number, attempts=ATTEMPTS)) from None
    return job, attempt + 1
