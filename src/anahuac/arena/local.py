"""Games on the cores of this machine."""

from __future__ import annotations

import os
import signal
import sys
from concurrent.futures import FIRST_COMPLETED, wait
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from pebble import ProcessExpired, ProcessPool

from anahuac.arena.play import play_job
from anahuac.core import SetupError, Text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from pebble import ProcessFuture

    from anahuac.arena.plan import Job, Plan
    from anahuac.arena.result import Result

CHUNK_SECONDS = 0.2
"""How much play a worker gets at once: short games by the dozen, so that handing them out costs next to nothing."""
MAX_CHUNK = 64
ATTEMPTS = 3
"""How often a game is begun before we give it up: a worker may crash, but not always in the same game."""

_plan: Plan


def cores() -> int:
    """How many processes can run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _begin(plan: Plan) -> None:
    """Prepare a worker. Ctrl-C is for the process that people see; it stops the workers."""
    global _plan
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    see_own_modules()
    _plan = plan


def see_own_modules() -> None:
    """Let bots be found that are written in the folder from which the program was called."""
    if str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))


def _play(jobs: tuple[Job, ...]) -> tuple[list[Result], float]:
    """Play some games; tell also how many seconds it took."""
    begun = perf_counter()
    return [play_job(_plan, job) for job in jobs], perf_counter() - begun


def play_locally(plan: Plan, jobs: Iterable[Job], processes: int) -> Iterator[Result]:
    """Play games on some processes, in any order; those of a worker that crashed are played again, one by one."""
    waiting = iter(jobs)
    size = 1
    pool = ProcessPool(processes, initializer=_begin, initargs=(plan,), context=get_context("spawn"))
    running: dict[ProcessFuture[tuple[list[Result], float]], tuple[tuple[Job, ...], int]] = {}

    def start(chunk: tuple[Job, ...], attempt: int) -> None:
        running[pool.schedule(_play, args=(chunk,))] = chunk, attempt

    try:
        while True:
            while len(running) < 3 * processes and (chunk := tuple(islice(waiting, size))):
                start(chunk, 1)
            if not running:
                break
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                chunk, attempt = running.pop(done)  # type: ignore[call-overload]
                try:
                    results, seconds = done.result()
                    size = min(MAX_CHUNK, max(1, round(CHUNK_SECONDS * len(chunk) / seconds)))
                    yield from results
                except ProcessExpired:
                    if attempt == ATTEMPTS:
                        raise SetupError(Text("arena-crashed", game=chunk[0].number, attempts=ATTEMPTS)) from None
                    for job in chunk:
                        start((job,), attempt + 1)
    finally:
        pool.stop()  # type: ignore[no-untyped-call]
        pool.join()
