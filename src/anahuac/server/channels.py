"""How processes tell each other what happened: in memory if there is one, over PostgreSQL if there are several."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

import asyncpg  # type: ignore[import-untyped]
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

if TYPE_CHECKING:
    from collections.abc import Iterable

    from anahuac.server.settings import Settings

BACKLOG = 1000
"""Hints that wait for one socket; the oldest are dropped, since a later one says as much."""


class PostgresBackend(AsyncPgChannelsBackend):
    """Litestar's backend with a pool for publishing, and a listener that comes back after it was lost."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self._url = url
        self._is_closing = False
        self._reconnecting: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        self._pool = await asyncpg.create_pool(self._url, min_size=1, max_size=4)
        await super().on_startup()
        self._listener_conn.add_termination_listener(self._lost)

    async def on_shutdown(self) -> None:
        self._is_closing = True
        if self._reconnecting is not None:
            self._reconnecting.cancel()
            with suppress(asyncio.CancelledError):
                await self._reconnecting
        await super().on_shutdown()
        await self._pool.close()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        notifications = [(channel, data.decode()) for channel in channels]
        await self._pool.executemany("SELECT pg_notify($1, $2)", notifications)

    def _lost(self, _connection: object) -> None:
        if not self._is_closing:
            self._reconnecting = asyncio.get_running_loop().create_task(self._reconnect())

    async def _reconnect(self) -> None:
        """Listen again as soon as the database is back, and let everybody read what was said meanwhile."""
        delay = 0.1
        while True:
            try:
                self._listener_conn = await self._connect()
                for channel in self._subscribed_channels:
                    await self._listener_conn.add_listener(channel, self._listener)
                self._listener_conn.add_termination_listener(self._lost)
                break
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(delay)
                delay = min(delay * 2, 5)
        assert self._queue is not None
        for channel in self._subscribed_channels:
            self._queue.put_nowait((channel, b'{"resync":true}'))


def make_channels(settings: Settings) -> ChannelsPlugin:
    """Make the channels that fit the database."""
    backend = MemoryChannelsBackend() if settings.is_sqlite else PostgresBackend(settings.postgres_url)
    return ChannelsPlugin(
        backend,
        arbitrary_channels_allowed=True,
        subscriber_max_backlog=BACKLOG,
        subscriber_backlog_strategy="dropleft",
    )
