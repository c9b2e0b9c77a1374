"""The arena: many games among bots, on all cores or on a cluster, and what they say of the bots.

plan = Plan(game="aztlan", seats=4, bots=("greedy", "random"), groups=50, seed=7)
for result in play(plan):
    print(result.outcome)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.arena.local import cores, play_locally
from anahuac.arena.plan import Job, Plan
from anahuac.arena.result import Failure, Result, Times
from anahuac.arena.standings import Standing, Standings, wilson
from anahuac.arena.store import Store

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

__all__ = ["Failure", "Job", "Plan", "Result", "Standing", "Standings", "Store", "Times", "cores", "play", "wilson"]


def play(plan: Plan, done: Container[int] = (), processes: int | None = None) -> Iterator[Result]:
    """Play the games of a plan, all but those that are done, and hand each out as soon as it is over."""
    plan.check()
    jobs = (job for job in plan.jobs() if job.number not in done)
    return play_locally(plan, jobs, processes or cores())
