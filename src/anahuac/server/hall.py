"""The hall: all tables of this process. It reads them, lets one change at a time, writes, and then tells."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from contextlib import asynccontextmanager
from time import time
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from anahuac.core import AnahuacError, Outcome, Text, UnknownGame, find_game
from anahuac.server.errors import ApiError, not_found
from anahuac.server.storage import schema
from anahuac.server.table import Chair, Entry, Table, deadline
from anahuac.server.wire import Clock, Message, Offers, Player, Room, Said, SeatSettings, said

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Sequence

    from litestar.channels import ChannelsPlugin
    from sqlalchemy import Row
    from sqlalchemy.ext.asyncio import AsyncConnection

    from anahuac.server.settings import Settings
    from anahuac.server.storage import Database

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
        async with self.database.reading() as connection:
            table = await _read_table(connection, id, known)
        self._keep(table)
        return table

    async def glance(self, id: str) -> Table:
        """Look at a table from afar, without playing its game again."""
        if id in self._tables and self.database.is_sqlite:
            return self._tables[id]
        async with self.database.reading() as connection:
            return await _read_table(connection, id, None, with_match=False)

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
        values = {"id": table.id, **_fixed(table), **_changing(table, self.settings.bot_seconds)}
        async with self.database.writing() as connection:
            await connection.execute(insert(schema.tables), values)
            await connection.execute(insert(schema.seats), [_chair_row(table, chair) for chair in table.chairs])
            if entries:
                await connection.execute(insert(schema.log), [_entry_row(table, entry) for entry in entries])
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
                values = _changing(table, self.settings.bot_seconds)
                written = await connection.execute(update(schema.tables).where(*is_same).values(values))
                if written.rowcount != 1:
                    raise Raced
                if entry is not None:
                    await connection.execute(insert(schema.log), _entry_row(table, entry))
                if seats:
                    await _write_chairs(connection, table)
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


async def add_message(
    connection: AsyncConnection, table: str, player: Player | None, room: Room, text: str | Said
) -> Message:
    """Write something that was said at a table."""
    at = time()
    values = {"table": table, "at": at, "player": player.id if player else None, "room": room, "text": text}
    written = await connection.execute(insert(schema.messages).values(values).returning(schema.messages.c.id))
    return Message(written.scalar_one(), at, player, room, text)


async def _write_chairs(connection: AsyncConnection, table: Table) -> None:
    for chair in table.chairs:
        place = (schema.seats.c.table == table.id, schema.seats.c.seat == chair.seat)
        await connection.execute(update(schema.seats).where(*place).values(_chair_row(table, chair)))


def _entry_row(table: Table, entry: Entry) -> dict[str, Any]:
    return {"table": table.id, **msgspec.structs.asdict(entry)}


async def _read_table(connection: AsyncConnection, id: str, known: Table | None, with_match: bool = True) -> Table:
    """Read a table, or what is new of one that we know."""
    host = schema.players.alias()
    found = await connection.execute(
        select(schema.tables, host.c.name.label("host_name"), host.c.login.label("host_login"))
        .join(host, host.c.id == schema.tables.c.host)
        .where(schema.tables.c.id == id)
    )
    row = found.one_or_none()
    if row is None:
        raise not_found()
    if known is not None and known.version == row.version:
        return known
    table = _table_of(row)
    table.chairs = await _read_chairs(connection, id)
    if row.started is None or not with_match:
        return table
    if known is not None and known.match is not None:
        for name in ("match", "moves", "plies", "steps_back"):
            setattr(table, name, getattr(known, name))
    else:
        table.set_up()
    of_table = (schema.log.c.table == id, schema.log.c.ply >= table.plies)
    for entry in await connection.execute(select(schema.log).where(*of_table).order_by(schema.log.c.ply)):
        table.enter(Entry(entry.ply, entry.seat, entry.action, entry.back, entry.auto, entry.at))
    return table


async def _read_chairs(connection: AsyncConnection, id: str) -> list[Chair]:
    sitter, guest = schema.players.alias(), schema.players.alias()
    rows = await connection.execute(
        select(
            schema.seats,
            sitter.c.name.label("sitter"),
            sitter.c.login.label("sitter_login"),
            guest.c.name.label("guest"),
            guest.c.login.label("guest_login"),
        )
        .join(sitter, sitter.c.id == schema.seats.c.player, isouter=True)
        .join(guest, guest.c.id == schema.seats.c.held_for, isouter=True)
        .where(schema.seats.c.table == id)
        .order_by(schema.seats.c.seat)
    )
    return [
        Chair(
            seat=row.seat,
            player=Player(row.player, row.sitter, row.sitter_login is not None) if row.player else None,
            held_for=Player(row.held_for, row.guest, row.guest_login is not None) if row.held_for else None,
            bot=row.bot,
            name=row.name,
            away=row.away,
            resigned=row.resigned,
            bank=row.bank,
            since=row.since,
            settings=msgspec.convert(row.settings, SeatSettings),
        )
        for row in rows
    ]


def _table_of(row: Row[Any]) -> Table:
    try:
        game = find_game(row.game)
    except UnknownGame as error:
        raise ApiError(410, "old-rules", error.text) from None
    if game.rules_version != row.rules:
        raise ApiError(410, "old-rules", Text("server-old-rules", version=row.rules, ours=game.rules_version))
    return Table(
        id=row.id,
        version=row.version,
        status=row.status,
        game=game,
        rules=row.rules,
        board=row.board,
        options=row.options,
        players=row.players,
        seed=int(row.seed),
        host=Player(row.host, row.host_name, row.host_login is not None),
        public=row.public,
        spectators=row.spectators,
        invite=row.invite,
        clock=msgspec.convert(row.clock, Clock),
        timeout=row.timeout,
        bot=row.bot,
        offers=msgspec.convert(row.offers, Offers),
        outcome=msgspec.convert(row.outcome, Outcome | None),
        rematch=row.rematch,
        created=row.created,
        started=row.started,
        ended=row.ended,
        glanced=(row.ply, row.moves, row.to_act),
        chairs=[],
    )


def _fixed(table: Table) -> dict[str, Any]:
    """What is settled when a table is opened."""
    same = ("rules", "board", "options", "players", "public", "spectators", "invite", "timeout", "bot", "created")
    return {
        **{name: getattr(table, name) for name in same},
        "game": table.game.name,
        "seed": str(table.seed),
        "host": table.host.id,
        "clock": msgspec.to_builtins(table.clock),
    }


def _changing(table: Table, bot_seconds: float) -> dict[str, Any]:
    """What changes in the course of a game."""
    same = ("version", "status", "rematch", "started", "ended")
    return {
        **{name: getattr(table, name) for name in same},
        **dict(zip(("ply", "moves", "to_act"), table.summary, strict=True)),
        "offers": msgspec.to_builtins(table.offers),
        "outcome": msgspec.to_builtins(table.outcome),
        "due": _due(table, bot_seconds),
    }


def _due(table: Table, bot_seconds: float) -> float | None:
    """When somebody must look after this table if nothing happens: a bot was lost, or time ran out."""
    chairs = [table.chairs[seat] for seat in table.to_act]
    if any(not chair.is_played for chair in chairs):
        return time() + bot_seconds + 10
    return min((when for chair in chairs if (when := deadline(table, chair)) is not None), default=None)


def _chair_row(table: Table, chair: Chair) -> dict[str, Any]:
    same = ("seat", "bot", "name", "away", "resigned", "bank", "since")
    return {
        **{name: getattr(chair, name) for name in same},
        "table": table.id,
        "player": chair.player.id if chair.player else None,
        "held_for": chair.held_for.id if chair.held_for else None,
        "settings": msgspec.to_builtins(chair.settings),
    }
