"""The arena: many games among bots, on all cores or on a cluster, and what they say of the bots.

plan = Plan(game="aztlan", seats=4, bots=("greedy", "random"), groups=50, seed=7)
for result in play(plan):
    print(result.outcome)
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from anahuac.arena.cluster import RayWorkers
from anahuac.arena.local import LocalWorkers, cores, fair_memory
from anahuac.arena.plan import Job, Plan
from anahuac.arena.play import play_jobs
from anahuac.arena.ratings import Rating
from anahuac.arena.result import Failure, Result, Times
from anahuac.arena.standings import Standing, Standings, wilson
from anahuac.arena.store import Store
from anahuac.arena.workers import run_on

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

__all__ = [
    "Failure",
    "Job",
    "Plan",
    "Rating",
    "Result",
    "Standing",
    "Standings",
    "Store",
    "Times",
    "cores",
    "play",
    "wilson",
]


def play(
    plan: Plan,
    done: Container[int] = (),
    processes: int | None = None,
    ray: str | None = None,
    memory: int | None = None,
) -> Iterator[Result]:
    """Play the games of a plan, except those that are done, and yield each as soon as it is over.

    They run on some processes of this machine, on all cores if not told otherwise, or on the Ray cluster with that
    address. Their results are the same everywhere. A process may have so many megabytes of memory, its part of the
    machine's if not told otherwise.
    """
    plan.check()
    jobs = (job for job in plan.jobs() if job.number not in done)
    task = partial(play_jobs, plan, plan.load_board())
    if ray is not None:
        return run_on(RayWorkers(task, ray, plan.limit), jobs)
    count = processes or cores()
    return run_on(LocalWorkers(task, count, plan.limit, memory or fair_memory(count)), jobs)
