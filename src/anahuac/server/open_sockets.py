"""Sockets last as long as the sessions that opened them: who logs out, or is kept out, hears no more."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

import structlog
from sqlalchemy.exc import SQLAlchemyError

from anahuac.server.errors import ApiError
from anahuac.server.storage.faults import reason_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from anahuac.server.identity import Identities

REPEAT = 30.0
"""Seconds between two looks for sessions that another process, or the operator, has ended."""
LEAST = 0.2
"""Seconds between two looks at least."""

log = structlog.get_logger()


class OpenSockets:
    """The sockets of this process, by their sessions."""

    def __init__(self, identities: Identities) -> None:
        self.identities = identities
        self._tasks: defaultdict[str, set[asyncio.Task[None]]] = defaultdict(set)
        self._ended: set[asyncio.Task[None]] = set()

    @contextmanager
    def of(self, session: str | None) -> Iterator[None]:
        """Serve a socket in this task as long as its session lasts; 401 when it has ended."""
        task = asyncio.current_task()
        if session is None or task is None:
            yield
            return
        self._tasks[session].add(task)
        try:
            yield
        except asyncio.CancelledError:
            if task not in self._ended:
                raise
            task.uncancel()
            raise ApiError(401, "no-identity") from None
        finally:
            self._ended.discard(task)
            self._tasks[session].discard(task)
            if not self._tasks[session]:
                del self._tasks[session]

    async def watch(self) -> None:
        """Look again and again, and at once when a session was ended here."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.identities.ended.wait(), REPEAT)
            self.identities.ended.clear()
            try:
                await self._look()
            except (SQLAlchemyError, OSError) as error:
                log.warning("the database does not answer", reason=reason_of(error))
            await asyncio.sleep(LEAST)

    async def _look(self) -> None:
        if not self._tasks:
            return
        lasting = await self.identities.lasting(list(self._tasks))
        for session in self._tasks.keys() - lasting:
            for task in self._tasks[session] - self._ended:
                self._ended.add(task)
                task.cancel()
