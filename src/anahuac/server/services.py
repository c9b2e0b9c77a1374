"""The parts of a server, put together once for each process."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from anahuac.server.announcer import Announcer
from anahuac.server.autopilot import Autopilot
from anahuac.server.bot_pool import BotPool
from anahuac.server.hints import Hints
from anahuac.server.identity import Identities
from anahuac.server.limits import Limits
from anahuac.server.lobby import Lobby
from anahuac.server.play import Play
from anahuac.server.presence import REPEAT, Presence
from anahuac.server.storage import Database
from anahuac.server.storage.keys import read_key
from anahuac.server.table_store import TableStore

if TYPE_CHECKING:
    from litestar.channels import ChannelsPlugin

    from anahuac.server.settings import Settings


class Services:
    """All parts of one process, and the order in which they open and close."""

    def __init__(self, settings: Settings, channels: ChannelsPlugin) -> None:
        self.settings = settings
        self.channels = channels
        self.database = Database(settings)
        self.limits = Limits(settings.rates)
        self.identities = Identities(self.database)
        self.announcer = Announcer(channels)
        self.store = TableStore(settings, self.database, self.announcer)
        self.lobby = Lobby(self.store)
        self.play = Play(self.store)
        self.presence = Presence(self.announcer)
        self.bots = BotPool(settings)
        self.hints = Hints(self.store, self.bots, self.limits)
        self.autopilot = Autopilot(self.store, self.play, self.bots)
        self.is_ready = False
        self._repeater: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Get everything ready to serve."""
        await self.database.migrate()
        key = await read_key(self.database, self.settings.secret)
        self.identities.open(key)
        await self.autopilot.open(key)
        self._repeater = asyncio.create_task(self._repeat())
        self.is_ready = True

    async def close(self) -> None:
        """Stop serving; nothing that was acknowledged is lost."""
        self.is_ready = False
        if self._repeater is not None:
            self._repeater.cancel()
            with suppress(asyncio.CancelledError):
                await self._repeater
        await self.autopilot.close()
        await self.bots.close()
        await self.database.close()

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(REPEAT)
            self.presence.repeat()
