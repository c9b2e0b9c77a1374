"""What the operator reads and does beside the running server: reports, and keeping people out."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, or_, select, update

from anahuac.server.names import login_of
from anahuac.server.storage import Database, schema

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from sqlalchemy.ext.asyncio import AsyncConnection

    from anahuac.server.settings import Settings


@asynccontextmanager
async def writing(settings: Settings) -> AsyncIterator[AsyncConnection]:
    """Open the database of a server for one change."""
    database = Database(settings)
    try:
        await database.migrate()
        async with database.writing() as connection:
            yield connection
    finally:
        await database.close()


async def open_reports(settings: Settings) -> Sequence[Any]:
    """List the reports that nobody has closed, with the names of those concerned."""
    about, by = schema.players.alias(), schema.players.alias()
    wanted = (
        select(schema.reports, about.c.name.label("about_name"), by.c.name.label("by_name"))
        .join(about, about.c.id == schema.reports.c.about, isouter=True)
        .join(by, by.c.id == schema.reports.c.by, isouter=True)
        .where(~schema.reports.c.closed)
        .order_by(schema.reports.c.id)
    )
    async with writing(settings) as connection:
        return (await connection.execute(wanted)).all()


async def close_report(settings: Settings, id: int) -> bool:
    """Close a report; tell whether there was one."""
    async with writing(settings) as connection:
        closed = update(schema.reports).where(schema.reports.c.id == id, ~schema.reports.c.closed).values(closed=True)
        return bool((await connection.execute(closed)).rowcount)


async def block_player(settings: Settings, named: str, blocked: bool) -> str | None:
    """Keep somebody out, or let them in again, by id or by the name of an account; answer with the name."""
    which = or_(schema.players.c.id == named, schema.players.c.login == login_of(named))
    async with writing(settings) as connection:
        row = (await connection.execute(select(schema.players.c.id, schema.players.c.name).where(which))).one_or_none()
        if row is None:
            return None
        one = schema.players.c.id == row.id
        await connection.execute(update(schema.players).where(one).values(blocked=blocked))
        await connection.execute(delete(schema.sessions).where(schema.sessions.c.player == row.id))
        return str(row.name)
