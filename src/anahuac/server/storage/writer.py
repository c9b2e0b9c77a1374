"""One thread that writes to SQLite. What waits while it writes is committed together: one wait for the disk for all."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import create_engine, event
from sqlalchemy.pool import StaticPool

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy import Connection

    Job = Callable[[Connection], Any]

T = TypeVar("T")


class Writer:
    """Carries out jobs in transactions, each job all or nothing; answers when they are on the disk."""

    def __init__(self, url: str, prepare: Callable[..., None], turn_to_write: asyncio.Lock) -> None:
        self._turn_to_write = turn_to_write
        self._waiting: list[tuple[Job, asyncio.Future[Any]]] = []
        self._working: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._engine = create_engine(
            url, poolclass=StaticPool, connect_args={"check_same_thread": False}, pool_reset_on_return=None
        )
        event.listen(self._engine, "connect", prepare)
        event.listen(self._engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Carry out a job together with those that wait."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((job, done))
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        return await done

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            async with self._turn_to_write:
                batch, self._waiting = self._waiting, []
                results = await loop.run_in_executor(self._thread, self._commit, [job for job, _ in batch])
            for (_, done), result in zip(batch, results, strict=True):
                if done.done():  # nobody waits any more
                    continue
                if isinstance(result, BaseException):
                    done.set_exception(result)
                else:
                    done.set_result(result)
        self._working = None

    def _commit(self, jobs: Sequence[Job]) -> list[Any]:
        """Carry out jobs in one transaction. If one of them fails, nothing has happened and each is done by itself."""
        try:
            with self._engine.begin() as connection:
                return [job(connection) for job in jobs]
        except Exception as error:
            if len(jobs) == 1:
                return [error]
            return [result for job in jobs for result in self._commit([job])]

    async def close(self) -> None:
        """Finish what waits, and close the connection."""
        if self._working is not None:
            await self._working
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()
