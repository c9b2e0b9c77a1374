"""Workers on a cluster, through Ray. Anahuac, and the bots, must be installed on all of its machines."""

from __future__ import annotations

from pathlib import Path
from socket import create_connection
from typing import TYPE_CHECKING, Any

from anahuac.arena.play import see_own_modules
from anahuac.arena.workers import Crashed
from anahuac.core import SetupError, Text
from anahuac.core.extras import needs

if TYPE_CHECKING:
    from collections.abc import Collection

    from anahuac.arena.workers import Task


def _do(task: Task, folder: str, jobs: tuple[Any, ...]) -> tuple[list[Any], float]:
    see_own_modules(folder)
    return task(jobs)


def _knock(address: str) -> None:
    """Raise an error at once if nothing answers at `host:port`; Ray itself would retry for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        create_connection((host, int(port)), timeout=10).close()


class RayWorkers:
    """The processors of a Ray cluster, all of them."""

    def __init__(self, task: Task, address: str) -> None:
        with needs("ray"):
            import ray
        self._ray: Any = ray
        try:
            _knock(address)
            ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        except Exception as error:
            raise SetupError(Text("arena-no-cluster", address=address[:80], reason=str(error)[:200])) from None
        self.count = max(1, int(ray.cluster_resources().get("CPU", 1)))
        # Ray would repeat the jobs of a crashed worker by itself, but without end and all of them together.
        self._do = ray.remote(max_retries=0)(_do)
        self._shared = ray.put(task), str(Path.cwd())

    def start(self, jobs: tuple[Any, ...]) -> Any:
        return self._do.remote(*self._shared, jobs)

    def wait(self, running: Collection[Any]) -> Collection[Any]:
        done: list[Any] = self._ray.wait(list(running), num_returns=1)[0]
        return done

    def collect(self, done: Any) -> tuple[list[Any], float]:
        try:
            results: tuple[list[Any], float] = self._ray.get(done)
        except (self._ray.exceptions.WorkerCrashedError, self._ray.exceptions.NodeDiedError) as error:
            raise Crashed from error
        return results

    def stop(self) -> None:
        self._ray.shutdown()
