"""Where tables are opened, changed and saved: one user of a table at a time, and of two processes the first wins."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from anahuac.core import AnahuacError
from anahuac.server.storage.faults import have_met
from anahuac.server.storage.tables import (
    OldRules,
    Raced,
    add_message,
    insert_table,
    read_table,
    write_change,
)
from anahuac.server.table_cache import TableCache
from anahuac.server.table_upgrade import upgrade_table
from anahuac.server.wire.texts import said

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Sequence

    from sqlalchemy import Connection

    from anahuac.core import Text
    from anahuac.server.announcer import Announcer
    from anahuac.server.settings import Settings
    from anahuac.server.storage import Database
    from anahuac.server.table import Entry, Table
    from anahuac.server.wire.chat import Message


class TableStore:
    """Gives out tables, one user at a time for each, and saves their changes."""

    def __init__(self, settings: Settings, database: Database, announcer: Announcer) -> None:
        self.settings = settings
        self.database = database
        self.announcer = announcer
        self.cache = TableCache(settings.table_memory * 1_000_000)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def table(self, id: str, version: int | None = None, ply: int | None = None) -> AsyncIterator[Table]:
        """Look at a table, or change it and `save` it. Nobody else in this process has it meanwhile.

        With a version it need not be newer than that; a running game need not be newer than a ply.
        """
        lock = self._locks.get(id)
        if lock is None:
            lock = self._locks[id] = asyncio.Lock()
        async with lock:
            table = await self._newest(id, version, ply)
            try:
                yield table
            except Raced:
                self.cache.forget(id)
                raise
            except AnahuacError as error:
                error.names = table.names()
                raise

    async def _newest(self, id: str, version: int | None, ply: int | None) -> Table:
        known = self.cache.get(id)
        if known and (self.database.is_sqlite or _is_new_enough(known, version, ply)):
            return known  # with SQLite there is one process, and what it knows is all there is
        try:
            async with self.database.reading() as connection:
                table = await read_table(connection, id, known)
        except OldRules:
            return await self._upgraded(id)
        self.cache.keep(table)
        return table

    async def _upgraded(self, id: str) -> Table:
        """Open a table of older rules. Of several processes that do, one upgrades it, and the others wait for that."""
        async with self.database.writing() as connection:
            table = await upgrade_table(connection, id, self.settings.bot_seconds)
        self.cache.keep(table)
        self.announcer.changed(table)
        return table

    async def add(self, table: Table, entries: Sequence[Entry] = ()) -> None:
        """Write a new table."""
        await self.database.write(
            lambda connection: insert_table(connection, table, self.settings.bot_seconds, entries)
        )
        self.cache.keep(table)
        self.announcer.changed(table)

    async def save(
        self,
        table: Table,
        *,
        entry: Entry | None = None,
        notes: Sequence[Text] = (),
        also: Callable[[Connection], None] | None = None,
        seats: bool = True,
        follower: Table | None = None,
    ) -> None:
        """Write a change, all of it or nothing, and tell everybody; `Raced` if another process was first.

        A `follower` is a new table that comes of the change.
        """
        table.version += 1

        def write(connection: Connection) -> list[Message]:
            write_change(connection, table, self.settings.bot_seconds, entry, seats)
            if also is not None:
                also(connection)
            if follower is not None:
                insert_table(connection, follower, self.settings.bot_seconds)
            return [add_message(connection, table.id, None, "note", said(note)) for note in notes]

        try:
            told = await self.database.write(write)
        except BaseException as error:
            self.cache.forget(table.id)
            if have_met(error):
                raise Raced from None
            raise
        self.announcer.changed(table)
        if follower is not None:
            self.cache.keep(follower)
            self.announcer.changed(follower)
        for message in told:
            self.announcer.tell(table.id, {"chat": message})


def _is_new_enough(table: Table, version: int | None, ply: int | None) -> bool:
    if version is not None and table.version >= version:
        return True
    return ply is not None and table.status == "running" and table.plies >= ply
