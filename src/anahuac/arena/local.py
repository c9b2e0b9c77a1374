"""Workers on the cores of this machine."""

from __future__ import annotations

import os
import signal
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, wait
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from anahuac.arena.guard import read_note, set_guard
from anahuac.arena.play import see_own_modules
from anahuac.arena.workers import Crashed
from anahuac.core.extras import needs

if TYPE_CHECKING:
    from collections.abc import Collection
    from multiprocessing.synchronize import Semaphore

    from pebble import ProcessFuture

    from anahuac.arena.guard import Note
    from anahuac.arena.workers import Task

    Future = ProcessFuture[tuple[list[Any], float]]

START_SECONDS = 10
"""How long to wait for a worker to start before giving it up."""
LEAST_MEMORY = 1000
"""Megabytes that a worker may have on any machine."""


def cores() -> int:
    """How many processes can run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def fair_memory(processes: int) -> int:
    """Divide most of this machine's memory among some processes: how many megabytes each may have."""
    if not hasattr(os, "sysconf"):
        return 0
    whole = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") // 1_000_000
    return max(LEAST_MEMORY, int(0.8 * whole / processes))


def _begin(folder: str, notes: str, seconds: float, memory: int, begun: Semaphore) -> None:
    """Prepare a worker. It ignores Ctrl-C: the main process handles it and stops the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    set_guard(Path(notes, str(os.getpid())), seconds, memory)
    see_own_modules(folder)
    begun.release()


class LocalWorkers:
    """Processes of this machine; a decision may take so many seconds, and a process so many megabytes (0: any)."""

    def __init__(self, task: Task, count: int, seconds: float = 0, memory: int = 0) -> None:
        with needs("arena"):
            from pebble import ProcessExpired, ProcessPool
        self.count = count
        self._task = task
        self._awaited = 0
        self._jobs: dict[Future, tuple[Any, ...]] = {}
        self._expired = ProcessExpired
        context = get_context("spawn")
        self._begun = context.Semaphore(0)
        self._notes = TemporaryDirectory(prefix="anahuac-")
        given = (str(Path.cwd()), self._notes.name, seconds, memory, self._begun)
        self._new_pool = partial(ProcessPool, count, initializer=_begin, initargs=given, context=context)
        self._pool = self._new_pool()

    def start(self, jobs: tuple[Any, ...], again: bool = False) -> Future:
        if not self._pool.active:
            self._end_pool()
            self._pool = self._new_pool()
        self._awaited = self.count  # with the first jobs all workers are started
        future = self._pool.schedule(self._task, args=(jobs,))
        self._jobs[future] = jobs
        return future

    def wait(self, running: Collection[Future]) -> Collection[Future]:
        return wait(running, return_when=FIRST_COMPLETED).done  # type: ignore[return-value]

    def collect(self, done: Future) -> tuple[list[Any], float]:
        jobs = self._jobs.pop(done)
        try:
            return done.result()
        except self._expired as error:
            raise Crashed(self._note_of(jobs)) from error
        except BrokenExecutor as error:  # a worker ended so soon that its pool could not tell what it was doing
            note = self._note_of(jobs)
            raise Crashed(note, own=note is not None) from error

    def _note_of(self, jobs: tuple[Any, ...]) -> Note | None:
        """Find and take the note of the worker that had these jobs."""
        numbers = {getattr(job, "number", None) for job in jobs}
        for file in Path(self._notes.name).iterdir():
            note = read_note(file)
            if note is not None and note.job in numbers:
                file.unlink()
                return note
        return None

    def stop(self) -> None:
        """Stop the workers, once all have started: one that starts later would complain about the closed pool."""
        for _ in range(self._awaited):
            self._begun.acquire(timeout=START_SECONDS)
        self._end_pool()
        self._notes.cleanup()

    def _end_pool(self) -> None:
        self._pool.stop()  # type: ignore[no-untyped-call]
        self._pool.join()
