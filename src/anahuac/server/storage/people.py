"""People as rows of the database: all that is kept about one, how it is erased, and who is waited for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import and_, delete, select, update

from anahuac.server.names import NOBODY
from anahuac.server.storage import schema

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Table
    from sqlalchemy.ext.asyncio import AsyncConnection


def some(table: Table, names: str) -> list[ColumnElement[Any]]:
    """Return columns of a table by their names."""
    return [table.c[name] for name in names.split()]


async def read_everything(connection: AsyncConnection, id: str) -> dict[str, Any]:
    """Read everything that is kept about somebody, but the hash of the password and the keys of sessions."""
    own = schema.seats.c.player == id
    same_table = schema.seats.c.table == schema.tables.c.id
    same_seat = and_(schema.seats.c.table == schema.log.c.table, schema.seats.c.seat == schema.log.c.seat)
    about = some(schema.players, "id name email confirmed turns language created")
    lists = {
        "sessions": select(*some(schema.sessions, "created used agent")).where(schema.sessions.c.player == id),
        "ratings": select(*some(schema.ratings, "game mu sigma games")).where(schema.ratings.c.player == id),
        "messages": select(*some(schema.messages, "table at room text")).where(schema.messages.c.player == id),
        "tables": select(
            *some(schema.tables, "id game status created started ended outcome"),
            *some(schema.seats, "seat name settings"),
        )
        .join(schema.seats, same_table)
        .where(own),
        "actions": select(*some(schema.log, "table ply seat action back at")).join(schema.seats, same_seat).where(own),
        "progress": select(*some(schema.progress, "table game at rating doubt")).where(schema.progress.c.player == id),
        "tries": select(*some(schema.tries, "puzzle game solved at")).where(schema.tries.c.player == id),
        "tournaments": select(
            *some(schema.tournaments, "id name status created"), *some(schema.entrants, "number dropped")
        )
        .join(schema.entrants, schema.entrants.c.tournament == schema.tournaments.c.id)
        .where(schema.entrants.c.player == id),
        "reports": select(*some(schema.reports, "at table words")).where(schema.reports.c.by == id),
    }
    player = (await connection.execute(select(*about).where(schema.players.c.id == id))).mappings().one()
    found = {name: (await connection.execute(wanted)).mappings().all() for name, wanted in lists.items()}
    return {"player": dict(player), **{name: [dict(row) for row in rows] for name, rows in found.items()}}


async def erase(connection: AsyncConnection, id: str) -> None:
    """Erase somebody; tables at which others play stay, with a neutral name."""
    others = select(schema.seats.c.table).where(schema.seats.c.player.is_not(None), schema.seats.c.player != id)
    alone = (schema.tables.c.host == id, schema.tables.c.id.not_in(others))
    await connection.execute(delete(schema.tables).where(*alone))
    for table in (schema.sessions, schema.ratings, schema.progress, schema.tries, schema.messages):
        await connection.execute(delete(table).where(table.c.player == id))
    await touch_tables(connection, id)
    mine, held = schema.seats.c.player == id, schema.seats.c.held_for == id
    await connection.execute(update(schema.seats).where(mine).values(name=None, settings={}))
    await connection.execute(update(schema.seats).where(held).values(held_for=None))
    nothing = dict.fromkeys(("login", "password", "likeness", "email"))
    values = {**nothing, "name": NOBODY, "confirmed": False, "created": 0.0}
    await connection.execute(update(schema.players).where(schema.players.c.id == id).values(values))


async def touch_tables(connection: AsyncConnection, id: str) -> None:
    """Have all processes read the tables of somebody anew, whose name has changed."""
    sat = select(schema.seats.c.table).where(schema.seats.c.player == id)
    touched = schema.tables.c.id.in_(sat) | (schema.tables.c.host == id)
    newer = update(schema.tables).where(touched).values(version=schema.tables.c.version + 1)
    await connection.execute(newer)


async def waited_for(connection: AsyncConnection, since: float, mailed_before: float) -> list[Any]:
    """List whose turn it is in correspondence games since a while, of those who want a mail and had none lately."""
    tables, seats, players = schema.tables.c, schema.seats.c, schema.players.c
    joined = schema.seats.join(schema.tables, tables.id == seats.table)
    wanted = select(*some(schema.players, "id name email language"), tables.id.label("table"), tables.game)
    waiting = (tables.status == "running", tables.clock["kind"].as_string() == "correspondence", seats.since < since)
    playing = (~seats.away, ~seats.resigned, seats.since > players.mailed)
    willing = (players.confirmed, players.turns, players.mailed < mailed_before)
    rows = await connection.execute(
        wanted.select_from(joined.join(schema.players, players.id == seats.player))
        .where(*waiting, *playing, *willing)
        .order_by(players.id, tables.created)
    )
    return list(rows.all())
