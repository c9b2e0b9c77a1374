"""Everything that serves, put together: one house for each process."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from anahuac.server.bot_pool import BotPool
from anahuac.server.hall import Hall
from anahuac.server.identity import Identities
from anahuac.server.keeper import Keeper
from anahuac.server.limits import Limits
from anahuac.server.lobby import Lobby
from anahuac.server.play import Play
from anahuac.server.presence import REPEAT, Presence
from anahuac.server.storage import Database

if TYPE_CHECKING:
    from litestar.channels import ChannelsPlugin

    from anahuac.server.settings import Settings


class House:
    """The parts of a server and their order of opening and closing."""

    def __init__(self, settings: Settings, channels: ChannelsPlugin) -> None:
        self.settings = settings
        self.channels = channels
        self.database = Database(settings)
        self.limits = Limits(settings.rates)
        self.identities = Identities(self.database)
        self.hall = Hall(settings, self.database, channels)
        self.lobby = Lobby(self.hall)
        self.play = Play(self.hall)
        self.presence = Presence(self.hall)
        self.bots = BotPool(settings)
        self.keeper = Keeper(self.hall, self.play, self.bots)
        self.is_ready = False
        self._repeater: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Get everything ready to serve."""
        await self.database.migrate()
        await self.identities.open(self.settings.secret)
        await self.keeper.open()
        self._repeater = asyncio.create_task(self._repeat())
        self.is_ready = True

    async def close(self) -> None:
        """Stop serving; nothing that was acknowledged is lost."""
        self.is_ready = False
        if self._repeater is not None:
            self._repeater.cancel()
            with suppress(asyncio.CancelledError):
                await self._repeater
        await self.keeper.close()
        await self.bots.close()
        await self.database.close()

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(REPEAT)
            self.presence.repeat()
