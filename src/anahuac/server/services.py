"""The parts of a server, put together once for each process."""

from __future__ import annotations

import asyncio
import gc
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from anahuac.core import AnahuacError
from anahuac.server.accounts import Accounts
from anahuac.server.announcer import Announcer
from anahuac.server.autopilot import Autopilot
from anahuac.server.bot_pool import BotPool
from anahuac.server.community import Community
from anahuac.server.hints import Hints
from anahuac.server.identity import Identities
from anahuac.server.limits import Limits
from anahuac.server.lobby import Lobby
from anahuac.server.mail import Mailer
from anahuac.server.moderation import Moderation
from anahuac.server.open_sockets import OpenSockets
from anahuac.server.passwords import Passwords
from anahuac.server.play import Play
from anahuac.server.presence import Presence
from anahuac.server.pressure import Pressure
from anahuac.server.puzzle_desk import PuzzleDesk
from anahuac.server.reviews import Reviews
from anahuac.server.storage import Database
from anahuac.server.storage.keys import read_key
from anahuac.server.table_store import TableStore
from anahuac.server.tournaments import Tournaments
from anahuac.server.turn_mails import TurnMails

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from litestar.channels import ChannelsPlugin

    from anahuac.server.settings import Settings
    from anahuac.server.wire.people import Me, Player


class Services:
    """All parts of one process, and the order in which they open and close."""

    def __init__(self, settings: Settings, channels: ChannelsPlugin) -> None:
        self.settings = settings
        self.channels = channels
        self.database = Database(settings)
        self.limits = Limits(settings.rates)
        self.identities = Identities(self.database, Passwords(self.limits))
        self.sockets = OpenSockets(self.identities)
        self.announcer = Announcer(channels)
        self.store = TableStore(settings, self.database, self.announcer)
        self.lobby = Lobby(self.store)
        self.tournaments = Tournaments(self.lobby)
        self.accounts = Accounts(self.identities, self.lobby, self.tournaments, Mailer(settings))
        self.turn_mails = TurnMails(settings, self.accounts)
        self.play = Play(self.store)
        self.presence = Presence(self.announcer, settings.is_sqlite)
        self.pressure = Pressure()
        self.bots = BotPool(settings)
        self.hints = Hints(self.store, self.bots, self.limits)
        self.reviews = Reviews(self.store, self.bots, self.limits)
        self.autopilot = Autopilot(self.store, self.play, self.bots)
        self.moderation = Moderation(self)
        self.puzzles = PuzzleDesk(self.database)
        self.community = Community(self.database)
        self.is_ready = False
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Get everything ready to serve."""
        await self.database.migrate()
        key = await read_key(self.database, self.settings.secret)
        self.identities.open(key)
        self.accounts.open(key)
        await self.identities.end_expired()
        await self.autopilot.open(key)
        self._start(self.presence.repeat())
        self._start(self.pressure.watch())
        self._start(self.sockets.watch())
        self._start(self.turn_mails.run())
        self._start(self.tournaments.run())
        rarely_collect()
        self.is_ready = True

    async def close(self) -> None:
        """Stop serving; nothing that was acknowledged is lost."""
        self.is_ready = False
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.autopilot.close()
        await self.reviews.close()
        await self.bots.close()
        await self.database.close()

    async def me(self, player: Player | None) -> Me:
        """Tell somebody who they are, and whether mails can be sent to them."""
        return msgspec.structs.replace(await self.identities.me(player), mails=self.accounts.mailer.is_on)

    def remind(self, name: str) -> None:
        """Send somebody a link for a new password, without making the asker wait: that would tell that they exist."""
        self._start(self._remind(name))

    async def _remind(self, name: str) -> None:
        with suppress(AnahuacError, SQLAlchemyError, OSError):  # the log has it
            await self.accounts.forgotten(name)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def rarely_collect() -> None:
    """Look for circular garbage less often, and never among what is there from the start.

    The tables in memory are many objects without circles; to go through them every few hundred actions took a fifth
    of the processor time, and made everybody wait.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
