"""Workers on a cluster, through Ray. Anahuac, and the bots, must be installed on all of its machines."""

from __future__ import annotations

from pathlib import Path
from socket import create_connection
from typing import TYPE_CHECKING, Any

from anahuac.arena.play import play_jobs, see_own_modules
from anahuac.arena.workers import Crashed
from anahuac.core import SetupError, Text
from anahuac.core.extras import needs

if TYPE_CHECKING:
    from collections.abc import Collection

    from anahuac.arena.plan import Job, Plan
    from anahuac.arena.result import Result
    from anahuac.core import Board


def _play(plan: Plan, board: Board, folder: str, jobs: tuple[Job, ...]) -> tuple[list[Result], float]:
    see_own_modules(folder)
    return play_jobs(plan, jobs, board)


def _knock(address: str) -> None:
    """Raise an error at once if nobody answers at `host:port`; Ray itself would try for many minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        create_connection((host, int(port)), timeout=10).close()


class RayWorkers:
    """The processors of a Ray cluster, all of them."""

    def __init__(self, plan: Plan, address: str) -> None:
        with needs("ray"):
            import ray
        self._ray: Any = ray
        try:
            _knock(address)
            ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        except Exception as error:
            raise SetupError(Text("arena-no-cluster", address=address[:80], reason=str(error)[:200])) from None
        self.count = max(1, int(ray.cluster_resources().get("CPU", 1)))
        # Ray would repeat the games of a crashed worker by itself, but without end and all of them together.
        self._play = ray.remote(max_retries=0)(_play)
        self._shared = ray.put(plan), ray.put(plan.load_board()), str(Path.cwd())

    def start(self, jobs: tuple[Job, ...]) -> Any:
        return self._play.remote(*self._shared, jobs)

    def wait(self, running: Collection[Any]) -> Collection[Any]:
        done: list[Any] = self._ray.wait(list(running), num_returns=1)[0]
        return done

    def collect(self, done: Any) -> tuple[list[Result], float]:
        try:
            results: tuple[list[Result], float] = self._ray.get(done)
        except (self._ray.exceptions.WorkerCrashedError, self._ray.exceptions.NodeDiedError) as error:
            raise Crashed from error
        return results

    def stop(self) -> None:
        self._ray.shutdown()
