"""What a host can do about people who spoil a table, and what everybody can tell the operator."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING

from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from anahuac.core import Text
from anahuac.server.access import check_sight
from anahuac.server.chat import heard
from anahuac.server.errors import ApiError, not_found
from anahuac.server.lobby import check_free
from anahuac.server.races import retried
from anahuac.server.storage import schema
from anahuac.server.table import Chair

if TYPE_CHECKING:
    from anahuac.server.services import Services
    from anahuac.server.table import Table
    from anahuac.server.wire.people import Player
    from anahuac.server.wire.tables import Report

ENCLOSED = 30
"""So many of the last messages go with a report."""


class Moderation:
    """Removes and mutes people for a host, and takes reports."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.store = services.store

    @retried
    async def remove(self, id: str, host: Player, player: str) -> Table:
        """Take somebody from an open table, who cannot come back to it."""
        async with self.store.table(id) as table:
            _check_host(table, host, player)
            if table.status != "open":
                raise ApiError(409, "conflict", Text("server-started-already"))
            check_free(table)
            for chair in table.chairs:
                if chair.player and chair.player.id == player:
                    table.chairs[chair.seat] = Chair(seat=chair.seat)
            table.barred = sorted({*table.barred, player})
            await self.store.save(table)
            return table

    @retried
    async def mute(self, id: str, host: Player, player: str, muted: bool) -> Table:
        """Let somebody speak no more at a table, or again."""
        async with self.store.table(id) as table:
            _check_host(table, host, player)
            table.muted = sorted({*table.muted, player} if muted else {*table.muted} - {player})
            await self.store.save(table, seats=False)
            return table

    async def report(self, id: str, player: Player, given: Report, invite: str | None) -> None:
        """Tell the operator of somebody, with what was said at the table lately."""
        async with self.store.table(id) as table:
            check_sight(table, player, invite)
        messages = await heard(self.services, id, player, invite)
        said = [
            {"at": message.at, "by": message.player.id if message.player else None, "text": message.text}
            for message in messages[-ENCLOSED:]
        ]
        values = {"at": time(), "table": id, "by": player.id, "about": given.player, "words": given.words, "said": said}
        try:
            async with self.services.database.writing() as connection:
                await connection.execute(insert(schema.reports), values)
        except IntegrityError:  # there is no such player
            raise not_found() from None


def _check_host(table: Table, host: Player, player: str) -> None:
    check_sight(table, host, None)
    if host.id != table.host.id:
        raise ApiError(403, "forbidden", Text("server-host-only"))
    if player == host.id:
        raise ApiError(422, "invalid", Text("server-not-yourself"))
