"""Workers on the cores of this machine."""

from __future__ import annotations

import os
import signal
from concurrent.futures import FIRST_COMPLETED, wait
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pebble import ProcessExpired, ProcessPool

from anahuac.arena.play import see_own_modules
from anahuac.arena.workers import Crashed

if TYPE_CHECKING:
    from collections.abc import Collection
    from multiprocessing.synchronize import Semaphore

    from pebble import ProcessFuture

    from anahuac.arena.workers import Task

    Future = ProcessFuture[tuple[list[Any], float]]


def cores() -> int:
    """How many processes can run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


START_SECONDS = 10
"""How long to wait for a worker to start before giving it up."""


def _begin(folder: str, begun: Semaphore) -> None:
    """Prepare a worker. It ignores Ctrl-C: the main process handles it and stops the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    see_own_modules(folder)
    begun.release()


class LocalWorkers:
    """Processes of this machine."""

    def __init__(self, task: Task, count: int) -> None:
        self.count = count
        self._task = task
        self._awaited = 0
        context = get_context("spawn")
        self._begun = context.Semaphore(0)
        self._pool = ProcessPool(count, initializer=_begin, initargs=(str(Path.cwd()), self._begun), context=context)

    def start(self, jobs: tuple[Any, ...]) -> Future:
        self._awaited = self.count  # with the first jobs all workers are started
        return self._pool.schedule(self._task, args=(jobs,))

    def wait(self, running: Collection[Future]) -> Collection[Future]:
        return wait(running, return_when=FIRST_COMPLETED).done  # type: ignore[return-value]

    def collect(self, done: Future) -> tuple[list[Any], float]:
        try:
            return done.result()
        except ProcessExpired as error:
            raise Crashed from error

    def stop(self) -> None:
        """Stop the workers, once all have started: one that starts later would complain about the closed pool."""
        for _ in range(self._awaited):
            self._begun.acquire(timeout=START_SECONDS)
        self._pool.stop()  # type: ignore[no-untyped-call]
        self._pool.join()
