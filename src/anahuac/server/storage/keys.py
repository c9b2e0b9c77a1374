"""The server's secret."""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from anahuac.server.storage import schema

if TYPE_CHECKING:
    from anahuac.server.storage.database import Database


async def read_key(database: Database, given: str) -> str:
    """Return the key that is set, or one that is made once and shared by all processes."""
    if given:
        return given
    with suppress(IntegrityError):  # there is one already
        async with database.writing() as connection:
            await connection.execute(insert(schema.meta), {"name": "secret", "value": secrets.token_urlsafe(32)})
    async with database.reading() as connection:
        kept = await connection.execute(select(schema.meta.c.value).where(schema.meta.c.name == "secret"))
        return str(kept.scalar_one())
