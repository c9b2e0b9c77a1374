"""Tables as rows of the database: how they are read and what is written of them."""

from __future__ import annotations

import asyncio
from time import time
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import bindparam, insert, select, update

from anahuac.core import Outcome, RecordError, Text, UnknownGame, find_game
from anahuac.core.upgrades import can_upgrade
from anahuac.server.errors import ApiError, not_found
from anahuac.server.seen import SeenGame, read_seen
from anahuac.server.storage import schema
from anahuac.server.table import Chair, Entry, Table, deadline
from anahuac.server.wire.chat import Message, Room
from anahuac.server.wire.people import Player
from anahuac.server.wire.play import SeatSettings
from anahuac.server.wire.tables import Clock, Offers

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import ColumnElement, Connection, Row, Select
    from sqlalchemy.ext.asyncio import AsyncConnection

    from anahuac.server.wire.texts import Said


class Raced(Exception):
    """Somebody else changed the table first."""


class OldRules(Exception):
    """The log of a table is of an older version of the rules: it must be upgraded before it is played."""


_of_version = (schema.tables.c.id == bindparam("of"), schema.tables.c.version == bindparam("before"))
_of_chair = (schema.seats.c.table == bindparam("of"), schema.seats.c.seat == bindparam("at"))
UPDATE_TABLE = update(schema.tables).where(*_of_version)
UPDATE_SEAT = update(schema.seats).where(*_of_chair)
INSERT_ENTRY = insert(schema.log)
INSERT_MESSAGE = insert(schema.messages).returning(schema.messages.c.id)
"""Statements are made once: they are known to the database by what they look like."""


def insert_table(connection: Connection, table: Table, bot_seconds: float, entries: Sequence[Entry] = ()) -> None:
    """Write a new table, its seats and its log."""
    values = {"id": table.id, **fixed_values(table), **changing_values(table, bot_seconds)}
    connection.execute(insert(schema.tables), values)
    connection.execute(insert(schema.seats), [chair_row(table, chair) for chair in table.chairs])
    if entries:
        connection.execute(INSERT_ENTRY, [entry_row(table, entry) for entry in entries])
    if table.seen is not None:
        connection.execute(insert(schema.sights), {"table": table.id, "text": table.seen.text})


def write_change(
    connection: Connection, table: Table, bot_seconds: float, entry: Entry | None = None, seats: bool = True
) -> None:
    """Write a table whose version is one higher than in the database; `Raced` if it is not the next any more."""
    values = {"of": table.id, "before": table.version - 1, **changing_values(table, bot_seconds)}
    if connection.execute(UPDATE_TABLE, values).rowcount != 1:
        raise Raced
    if entry is not None:
        connection.execute(INSERT_ENTRY, entry_row(table, entry))
    if seats:
        write_chairs(connection, table)


def add_message(connection: Connection, table: str, player: Player | None, room: Room, text: str | Said) -> Message:
    """Write something that was said at a table."""
    at = time()
    values = {"table": table, "at": at, "player": player.id if player else None, "room": room, "text": text}
    return Message(connection.execute(INSERT_MESSAGE, values).scalar_one(), at, player, room, text)


def write_chairs(connection: Connection, table: Table) -> None:
    """Write who sits where."""
    for chair in table.chairs:
        connection.execute(UPDATE_SEAT, {"of": table.id, "at": chair.seat, **chair_row(table, chair)})


def entry_row(table: Table, entry: Entry) -> dict[str, Any]:
    """Write an entry of the log as a row."""
    return {"table": table.id, **msgspec.structs.asdict(entry)}


async def read_table(connection: AsyncConnection, id: str, known: Table | None = None) -> Table:
    """Read a table, or what is new of one that we know; `OldRules` if it must be upgraded first."""
    row = await _read_row(connection, id)
    if known is not None and known.version == row.version:
        return known
    table = table_of(row)
    if table.rules != table.game.rules_version:
        raise OldRules
    table.chairs = await read_chairs(connection, id)
    if table.started is None:
        return table
    if table.status == "imported" and (text := await _read_sight(connection, id)) is not None:
        table.show(await asyncio.to_thread(_seen, text))
        return table
    if known is not None and known.match is not None:
        for name in ("match", "moves", "plies", "steps_back", "kept"):
            setattr(table, name, getattr(known, name))
    else:
        table.set_up()
    for entry in await read_log(connection, id, table.plies):
        table.enter(entry)
    return table


async def _read_sight(connection: AsyncConnection, id: str) -> str | None:
    text: str | None = await connection.scalar(select(schema.sights.c.text).where(schema.sights.c.table == id))
    return text


def _seen(text: str) -> SeenGame:
    """Read again what a seat saw; newer rules may not have such views any more."""
    try:
        return read_seen(text)[1]
    except RecordError as error:
        raise ApiError(410, "old-rules", error.text) from None


async def glance_at_table(connection: AsyncConnection, id: str, to_change: bool = False) -> Table:
    """Read a table without its game; nobody else can write it meanwhile if it is `to_change`."""
    table = table_of(await _read_row(connection, id, to_change))
    table.chairs = await read_chairs(connection, id)
    return table


async def glance_at_tables(
    connection: AsyncConnection, wanted: Sequence[ColumnElement[bool]], most: int
) -> list[Table | None]:
    """Read the newest tables that fit, without their games; None for one whose rules we have no more."""
    newest = _with_host().where(*wanted).order_by(schema.tables.c.created.desc()).limit(most)
    rows = list(await connection.execute(newest))
    chairs = await read_chairs_of(connection, [row.id for row in rows])
    found: list[Table | None] = []
    for row in rows:
        try:
            table = table_of(row)
        except ApiError:
            found.append(None)
        else:
            table.chairs = chairs[row.id]
            found.append(table)
    return found


async def _read_row(connection: AsyncConnection, id: str, to_change: bool = False) -> Row[Any]:
    wanted = _with_host().where(schema.tables.c.id == id)
    found = await connection.execute(wanted.with_for_update(of=schema.tables) if to_change else wanted)
    row: Row[Any] | None = found.one_or_none()
    if row is None:
        raise not_found()
    return row


def _with_host() -> Select[Any]:
    host = schema.players.alias()
    named = select(schema.tables, host.c.name.label("host_name"), host.c.login.label("host_login"))
    return named.join(host, host.c.id == schema.tables.c.host)


async def read_log(connection: AsyncConnection, id: str, since: int = 0) -> list[Entry]:
    """Read the log of a table, from an entry on."""
    of_table = (schema.log.c.table == id, schema.log.c.ply >= since)
    rows = await connection.execute(select(schema.log).where(*of_table).order_by(schema.log.c.ply))
    return [Entry(row.ply, row.seat, row.action, row.back, row.auto, row.at) for row in rows]


async def read_chairs(connection: AsyncConnection, id: str) -> list[Chair]:
    """Read the seats of a table."""
    return (await read_chairs_of(connection, [id]))[id]


async def read_chairs_of(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, list[Chair]]:
    """Read the seats of tables."""
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
        .where(schema.seats.c.table.in_(ids))
        .order_by(schema.seats.c.seat)
    )
    found: dict[str, list[Chair]] = {id: [] for id in ids}
    for row in rows:
        found[row.table].append(chair_of(row))
    return found


def chair_of(row: Row[Any]) -> Chair:
    """Make a seat of its row."""
    return Chair(
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


def table_of(row: Row[Any]) -> Table:
    """Make a table of its row, without seats and game."""
    try:
        game = find_game(row.game)
    except UnknownGame as error:
        raise ApiError(410, "old-rules", error.text) from None
    if not can_upgrade(game, row.rules):
        raise ApiError(410, "old-rules", Text("server-old-rules", version=row.rules, ours=game.rules_version))
    return Table(
        id=row.id,
        version=row.version,
        status=row.status,
        game=game,
        rules=row.rules,
        upgraded_from=row.upgraded_from,
        board=row.board,
        options=row.options,
        players=row.players,
        position=row.position,
        seed=int(row.seed) if row.seed else None,
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
        starts_when_full=row.starts_when_full,
        tournament=row.tournament,
        barred=row.barred,
        muted=row.muted,
        created=row.created,
        started=row.started,
        ended=row.ended,
        glanced=(row.ply, row.moves, row.to_act),
        chairs=[],
    )


def fixed_values(table: Table) -> dict[str, Any]:
    """What is settled when a table is opened."""
    same = (
        "board",
        "options",
        "players",
        "position",
        "public",
        "spectators",
        "invite",
        "timeout",
        "bot",
        "created",
        "starts_when_full",
        "tournament",
    )
    return {
        **{name: getattr(table, name) for name in same},
        "game": table.game.name,
        "seed": "" if table.seed is None else str(table.seed),
        "host": table.host.id,
        "clock": msgspec.to_builtins(table.clock),
    }


def changing_values(table: Table, bot_seconds: float) -> dict[str, Any]:
    """What changes in the course of a game."""
    same = ("version", "status", "rules", "upgraded_from", "rematch", "barred", "muted", "started", "ended")
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


def chair_row(table: Table, chair: Chair) -> dict[str, Any]:
    """Write a seat as a row."""
    same = ("seat", "bot", "name", "away", "resigned", "bank", "since")
    return {
        **{name: getattr(chair, name) for name in same},
        "table": table.id,
        "player": chair.player.id if chair.player else None,
        "held_for": chair.held_for.id if chair.held_for else None,
        "settings": msgspec.to_builtins(chair.settings),
    }
