"""Jobs handed out to workers, wherever these are, and handed out again if a worker crashes."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from anahuac.core import SetupError, Text

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator

    Task = Callable[[tuple[Any, ...]], tuple[list[Any], float]]
    """What a worker does with some jobs: it answers with their results and the seconds they took."""

CHUNK_SECONDS = 0.2
"""How much work a worker gets at once: short games by the dozen, so that handing them out costs next to nothing."""
MAX_CHUNK = 64
ATTEMPTS = 3
"""How often a job is begun before we give it up: a worker may crash, but not always in the same job."""

Handle = TypeVar("Handle")


class Crashed(Exception):
    """The worker that had some jobs is no more."""


class Workers(Protocol[Handle]):
    """Processes that work for us."""

    count: int

    def start(self, jobs: tuple[Any, ...]) -> Handle:
        """Hand out some jobs."""

    def wait(self, running: Collection[Handle]) -> Collection[Handle]:
        """Wait until some are done."""

    def collect(self, done: Handle) -> tuple[list[Any], float]:
        """Take their results, and the seconds they took; `Crashed` if there are none."""

    def stop(self) -> None:
        """Send the workers home, whatever they are doing."""


def run_on(workers: Workers[Handle], jobs: Iterable[Any]) -> Iterator[Any]:
    """Hand out jobs, in any order, and their results. Those of a worker that crashed are done again, one by one."""
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
