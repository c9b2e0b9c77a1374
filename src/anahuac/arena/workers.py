"""Games handed out to workers, wherever these are, and handed out again if a worker crashes."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Protocol, TypeVar

from anahuac.core import SetupError, Text

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator

    from anahuac.arena.plan import Job
    from anahuac.arena.result import Result

CHUNK_SECONDS = 0.2
"""How much play a worker gets at once: short games by the dozen, so that handing them out costs next to nothing."""
MAX_CHUNK = 64
ATTEMPTS = 3
"""How often a game is begun before we give it up: a worker may crash, but not always in the same game."""

Handle = TypeVar("Handle")


class Crashed(Exception):
    """The worker that had a chunk of games is no more."""


class Workers(Protocol[Handle]):
    """Processes that play games for us."""

    count: int

    def start(self, jobs: tuple[Job, ...]) -> Handle:
        """Hand out some games."""

    def wait(self, running: Collection[Handle]) -> Collection[Handle]:
        """Wait until some are played."""

    def collect(self, done: Handle) -> tuple[list[Result], float]:
        """Take their results, and the seconds they took; `Crashed` if there are none."""

    def stop(self) -> None:
        """Send the workers home, whatever they are doing."""


def play_on(workers: Workers[Handle], jobs: Iterable[Job]) -> Iterator[Result]:
    """Play games, in any order. Those of a worker that crashed are played again, one by one."""
    waiting = iter(jobs)
    size = 1
    running: dict[Handle, tuple[tuple[Job, ...], int]] = {}
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
                        raise SetupError(Text("arena-crashed", game=chunk[0].number, attempts=ATTEMPTS)) from None
                    running.update({workers.start((job,)): ((job,), attempt + 1) for job in chunk})
                    continue
                size = min(MAX_CHUNK, max(1, round(CHUNK_SECONDS * len(chunk) / seconds)))
                yield from results
    finally:
        workers.stop()
