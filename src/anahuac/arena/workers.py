"""Jobs for workers, wherever they run; those of a worker that crashes are handed out again."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from anahuac.core import SetupError, Text

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator

    Task = Callable[[tuple[Any, ...]], tuple[list[Any], float]]
    """What a worker does with some jobs: it returns their results and the seconds they took."""

CHUNK_SECONDS = 0.2
"""How many seconds of work a worker gets at once, so that handing it out costs next to nothing."""
MAX_CHUNK = 64
ATTEMPTS = 3
"""How often a job is tried before it is given up, since a worker may crash for other reasons."""

Handle = TypeVar("Handle")


class Crashed(Exception):
    """The worker that had some jobs has crashed."""


class Workers(Protocol[Handle]):
    """Processes that carry out jobs."""

    count: int

    def start(self, jobs: tuple[Any, ...]) -> Handle:
        """Hand out some jobs."""

    def wait(self, running: Collection[Handle]) -> Collection[Handle]:
        """Wait until some are done."""

    def collect(self, done: Handle) -> tuple[list[Any], float]:
        """Take their results, and the seconds they took; `Crashed` if there are none."""

    def stop(self) -> None:
        """Stop the workers, whatever they are doing."""


def run_on(workers: Workers[Handle], jobs: Iterable[Any]) -> Iterator[Any]:
    """Run jobs and yield their results, in any order. Jobs of a crashed worker are run again, one by one."""
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
                except Crashed:
                    if attempt == ATTEMPTS:
                        raise SetupError(
                            Text("arena-crashed", game=getattr(chunk[0], "number", chunk[0]), attempts=ATTEMPTS)
                        ) from None
                    running.update({workers.start((job,)): ((job,), attempt + 1) for job in chunk})
                    continue
                size = min(MAX_CHUNK, max(1, round(CHUNK_SECONDS * len(chunk) / seconds)))
                yield from results
    finally:
        workers.stop()
