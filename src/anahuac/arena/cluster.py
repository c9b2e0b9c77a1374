"""Workers on a cluster, through Ray. Anahuac, and the bots, must be installed on all of its machines."""

from __future__ import annotations

from pathlib import Path
from socket import create_connection
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TYPE_CHECKING, Any

from anahuac.arena.guard import set_guard
from anahuac.arena.local import LocalWorkers, cores, fair_memory
from anahuac.arena.play import see_own_modules
from anahuac.arena.workers import Crashed, run_on
from anahuac.core import SetupError, Text
from anahuac.core.extras import needs

if TYPE_CHECKING:
    from collections.abc import Collection

    from anahuac.arena.workers import Task


def _do(task: Task, folder: str, seconds: float, jobs: tuple[Any, ...]) -> tuple[list[Any], float]:
    """Do some jobs in a process of the cluster; a bot that hangs ends it."""
    see_own_modules(folder)
    with TemporaryDirectory() as notes:
        set_guard(Path(notes, "note"), seconds, 0)
    return task(jobs)


def _do_again(task: Task, folder: str, seconds: float, jobs: tuple[Any, ...]) -> tuple[list[Any], float]:
    """Do some jobs again in a process of this machine's own, to find out which bot ends it."""
    see_own_modules(folder)
    begun = perf_counter()
    return list(run_on(LocalWorkers(task, 1, seconds, fair_memory(cores())), jobs)), perf_counter() - begun


def _knock(address: str) -> None:
    """Raise an error at once if nothing answers at `host:port`; Ray itself would retry for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        create_connection((host, int(port)), timeout=10).close()


class RayWorkers:
    """The processors of a Ray cluster, all of them."""

    def __init__(self, task: Task, address: str, seconds: float = 0) -> None:
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
        self._do_again = ray.remote(max_retries=0)(_do_again)
        self._shared = ray.put(task), str(Path.cwd()), seconds

    def start(self, jobs: tuple[Any, ...], again: bool = False) -> Any:
        return (self._do_again if again else self._do).remote(*self._shared, jobs)

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
