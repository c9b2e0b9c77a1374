"""How processes tell each other what happened: in memory if there is one, over PostgreSQL if there are several."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import asyncpg  # type: ignore[import-untyped]
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Coroutine, Iterable, Sequence

    from litestar.channels.subscriber import Subscriber

    from anahuac.server.settings import Settings

BACKLOG = 1000
"""How many hints may wait for a socket; the oldest are dropped, since the newest says as much."""


SECONDS = 10
"""How long publishing may take."""
GONE = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""What is raised when a connection is lost, or cannot be made."""
NOTIFY = "SELECT pg_notify(channel, hint) FROM unnest($1::text[], $2::text[]) AS hints(channel, hint)"
RESYNC = '{"resync":true}'
"""The hint that hints were lost: whoever gets it reads anew."""


class PostgresBackend(AsyncPgChannelsBackend):
    """Litestar's backend with a pool for publishing, which comes back after the database was away."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self._url = url
        self._is_closing = False
        self._waiting: list[tuple[str, str]] = []
        """Channels and hints that are to be published."""
        self._publisher: asyncio.Task[None] | None = None
        """Works as long as there are some."""
        self._missed: set[str] = set()
        """The channels whose hints could not be published."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def on_startup(self) -> None:
        self._pool = await asyncpg.create_pool(self._url, min_size=0, max_size=4, command_timeout=SECONDS)
        await super().on_startup()
        self._listener_conn.add_termination_listener(self._lost)

    async def on_shutdown(self) -> None:
        self._is_closing = True
        if self._publisher is not None:
            await asyncio.wait([self._publisher], timeout=SECONDS)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(*GONE):
            await super().on_shutdown()
        self._pool.terminate()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Publish a hint soon. What waits while others are being published goes out together."""
        self._waiting += [(channel, data.decode()) for channel in channels]
        if self._publisher is None:
            self._publisher = self._start(self._publish())

    async def _publish(self) -> None:
        """Publish all that waits; if that cannot be done, tell those channels later that they have missed something."""
        while self._waiting:
            hints, self._waiting = self._waiting, []
            try:
                await self._notify(hints)
            except GONE:
                if not self._missed:
                    self._start(self._make_up())
                self._missed.update(channel for channel, _ in hints)
        self._publisher = None

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Listen to channels; while the database is away they are noted, and listened to when it is back."""
        channels = set(channels)
        try:
            await super().subscribe(channels)
        except GONE:
            self._subscribed_channels |= channels

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        channels = set(channels)
        try:
            await super().unsubscribe(channels)
        except GONE:
            self._subscribed_channels -= channels

    async def _notify(self, hints: Sequence[tuple[str, str]]) -> None:
        channels, words = zip(*hints, strict=True)
        await self._pool.execute(NOTIFY, channels, words)

    async def _make_up(self) -> None:
        """Tell everybody who missed a hint, as soon as that can be done."""
        async for _ in _tries():
            missed = set(self._missed)
            with suppress(*GONE):
                await self._notify([(channel, RESYNC) for channel in missed])
                self._missed -= missed
            if not self._missed:
                return

    def _lost(self, _connection: object) -> None:
        if not self._is_closing:
            self._start(self._reconnect())

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _reconnect(self) -> None:
        """Listen again as soon as the database is back, and have everybody read what they missed."""
        async for _ in _tries():
            with suppress(*GONE):
                await self._listen()
                break
        assert self._queue is not None
        for channel in self._subscribed_channels:
            self._queue.put_nowait((channel, RESYNC.encode()))

    async def _listen(self) -> None:
        async with self._listener_lock:
            self._listener_conn = await self._connect()
            for channel in self._subscribed_channels:
                await self._listener_conn.add_listener(channel, self._listener)
            self._listener_conn.add_termination_listener(self._lost)


async def _tries() -> AsyncIterator[None]:
    """Try again and again, soon at first, then every few seconds."""
    delay = 0.1
    while True:
        yield
        await asyncio.sleep(delay)
        delay = min(delay * 2, 5)


class Channels(ChannelsPlugin):
    """Litestar's channels; one that nobody listens to any more is forgotten, for there is one for each table."""

    async def unsubscribe(self, subscriber: Subscriber, channels: str | Iterable[str] | None = None) -> None:
        left = [channels] if isinstance(channels, str) else list(self._channels if channels is None else channels)
        await super().unsubscribe(subscriber, channels)
        for channel in left:
            if not self._channels.get(channel, True):
                del self._channels[channel]


def make_channels(settings: Settings) -> ChannelsPlugin:
    """Make the channels that fit the database."""
    backend = MemoryChannelsBackend() if settings.is_sqlite else PostgresBackend(settings.postgres_url)
    return Channels(
        backend,
        arbitrary_channels_allowed=True,
        subscriber_max_backlog=BACKLOG,
        subscriber_backlog_strategy="dropleft",
    )
