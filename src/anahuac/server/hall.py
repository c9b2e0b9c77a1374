"""The hall: all tables of this process. It reads them, lets one change at a time, writes, and then tells."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy import insert, update
from sqlalchemy.exc import IntegrityError

from anahuac.core import AnahuacError
from anahuac.server.storage import schema
from anahuac.server.table_rows import (
    OldRules,
    add_message,
    chair_row,
    changing_values,
    entry_row,
    fixed_values,
    glance_at_table,
    read_table,
    write_chairs,
)
from anahuac.server.table_upgrade import upgrade_table
from anahuac.server.wire import said

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Sequence

    from litestar.channels import ChannelsPlugin
    from sqlalchemy.ext.asyncio import AsyncConnection

    from anahuac.core import Text
    from anahuac.server.settings import Settings
    from anahuac.server.storage import Database
    from anahuac.server.table import Entry, Table
    from anahuac.server.wire import Message, Player

KEPT = 400
"""How many tables a process keeps in memory; the others are read again when somebody looks."""


class Raced(Exception):
    """Somebody else changed the table first."""


class Hall:
    """Gives out tables, one user at a time for each, and saves their changes."""

    def __init__(self, settings: Settings, database: Database, channels: ChannelsPlugin) -> None:
        self.settings = settings
        self.database = database
        self.channels = channels
        self.wake: Callable[[str], None] = lambda id: None
        """Called after every change: somebody may have to act for a seat."""
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def table(self, id: str, version: int | None = None) -> AsyncIterator[Table]:
        """Look at a table, or change it and `save` it. Nobody else in this process has it meanwhile.

        With a version it need not be newer than that.
        """
        lock = self._locks.get(id)
        if lock is None:
            lock = self._locks[id] = asyncio.Lock()
        async with lock:
            table = await self._newest(id, version)
            try:
                yield table
            except Raced:
                self.forget(id)
                raise
            except AnahuacError as error:
                error.names = table.names()
                raise

    async def _newest(self, id: str, version: int | None) -> Table:
        known = self._tables.get(id)
        if known is not None:
            self._tables.move_to_end(id)
            # With SQLite there is one process, and what it knows is all there is.
            if self.database.is_sqlite or (version is not None and known.version >= version):
                return known
        try:
            async with self.database.reading() as connection:
                table = await read_table(connection, id, known)
        except OldRules:
            return await self._upgraded(id)
        self._keep(table)
        return table

    async def _upgraded(self, id: str) -> Table:
        """Open a table of older rules. Of several processes that do, one upgrades it, and the others wait for that."""
        async with self.database.writing() as connection:
            table = await upgrade_table(connection, id, self.settings.bot_seconds)
        self._keep(table)
        self.changed(table)
        return table

    async def glance(self, id: str) -> Table:
        """Look at a table from afar, without playing its game again."""
        if id in self._tables and self.database.is_sqlite:
            return self._tables[id]
        async with self.database.reading() as connection:
            return await glance_at_table(connection, id)

    def _keep(self, table: Table) -> None:
        self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        while len(self._tables) > KEPT:
            self._tables.popitem(last=False)

    def forget_player(self, player: Player) -> None:
        """Read all tables of somebody anew next time: their name has changed."""
        for id, table in list(self._tables.items()):
            if table.host.id == player.id or table.seats_of(player):
                self.forget(id)

    def forget(self, id: str) -> None:
        """Read a table anew next time."""
        self._tables.pop(id, None)

    async def add(self, table: Table, entries: Sequence[Entry] = ()) -> None:
        """Write a new table."""
        values = {"id": table.id, **fixed_values(table), **changing_values(table, self.settings.bot_seconds)}
        async with self.database.writing() as connection:
            await connection.execute(insert(schema.tables), values)
            await connection.execute(insert(schema.seats), [chair_row(table, chair) for chair in table.chairs])
            if entries:
                await connection.execute(insert(schema.log), [entry_row(table, entry) for entry in entries])
        self._keep(table)
        self.changed(table)

    async def save(
        self,
        table: Table,
        *,
        entry: Entry | None = None,
        notes: Sequence[Text] = (),
        also: Callable[[AsyncConnection], Awaitable[None]] | None = None,
        seats: bool = True,
    ) -> None:
        """Write a change, all of it or nothing, and tell everybody; `Raced` if another process was first."""
        before, table.version = table.version, table.version + 1
        told: list[Message] = []
        try:
            async with self.database.writing() as connection:
                is_same = (schema.tables.c.id == table.id, schema.tables.c.version == before)
                values = changing_values(table, self.settings.bot_seconds)
                written = await connection.execute(update(schema.tables).where(*is_same).values(values))
                if written.rowcount != 1:
                    raise Raced
                if entry is not None:
                    await connection.execute(insert(schema.log), entry_row(table, entry))
                if seats:
                    await write_chairs(connection, table)
                for note in notes:
                    told.append(await add_message(connection, table.id, None, "note", said(note)))  # noqa: PERF401
                if also is not None:
                    await also(connection)
        except IntegrityError:
            self.forget(table.id)
            raise Raced from None
        except BaseException:
            self.forget(table.id)
            raise
        self.changed(table)
        for message in told:
            self.tell(table.id, {"chat": message})

    def changed(self, table: Table) -> None:
        """Tell everybody who looks at a table that it changed, and whoever keeps its bots and clocks."""
        self.tell(table.id, {"version": table.version})
        if table.public and (table.status != "running" or not table.moves):
            self.tell("lobby", {"version": table.version})
        self.wake(table.id)

    def tell(self, channel: str, hint: dict[str, Any]) -> None:
        """Send a small hint to everybody who listens; what it is about they read themselves."""
        self.channels.publish(msgspec.json.encode(hint).decode(), [f"table_{channel}"])
