"""Backup and restore: all that a server keeps as one SQLite file, whichever database it comes from or goes to.

So a backup also leads from SQLite to PostgreSQL and back. It has the tables of the version that it was made of, and
is brought up to date when it is restored.
"""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import MetaData, create_engine, func, insert, select, text
from sqlalchemy.exc import DBAPIError

from anahuac.core import SetupError, Text
from anahuac.server.settings import Settings
from anahuac.server.storage import Database, schema
from anahuac.server.storage.database import upgrade
from anahuac.server.storage.faults import reason_of

if TYPE_CHECKING:
    from sqlalchemy import Connection

AT_ONCE = 1000
"""So many rows are copied at once."""
VERSION = "alembic_version"
"""The table that names the version of the others."""

COUNT_ON = text(
    "SELECT setval(pg_get_serial_sequence('messages', 'id'), coalesce(max(id), 0) + 1, false) FROM messages"
)
"""Let PostgreSQL number new messages after those that were copied."""


async def back_up(settings: Settings, file: Path) -> None:
    """Write everything into a new file that only its owner can read; the server may go on meanwhile."""
    if file.exists():
        raise SetupError(Text("server-backup-exists", file=str(file)))
    part = file.with_name(file.name + ".part")
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)
        await (_copy_sqlite if settings.is_sqlite else _copy_postgres)(settings, part)
        part.rename(file)
    except (OSError, DBAPIError, sqlite3.Error) as error:
        raise SetupError(Text("server-no-backup-made", file=str(file), reason=reason_of(error))) from None
    finally:
        part.unlink(missing_ok=True)


async def _copy_sqlite(settings: Settings, file: Path) -> None:
    source = Path(settings.database.partition(":///")[2])
    if not source.exists():
        raise SetupError(Text("server-nothing-to-back-up", file=str(source)))
    with closing(sqlite3.connect(source)) as connection:
        connection.execute("VACUUM INTO ?", (str(file),))


async def _copy_postgres(settings: Settings, file: Path) -> None:
    database = Database(settings)
    try:
        async with database.engine.connect() as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ")  # all tables as at one moment
            await connection.run_sync(_write_file, file)
    finally:
        await database.close()


def _write_file(source: Connection, file: Path) -> None:
    """Make the tables of the same version in a file, and copy all rows."""
    there = MetaData()
    there.reflect(source)
    if VERSION not in there.tables:
        raise SetupError(Text("server-nothing-to-back-up", file=source.engine.url.database or ""))
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as target:
        upgrade(target, source.execute(select(there.tables[VERSION])).scalar_one())
        here = MetaData()
        here.reflect(target)
        _copy_rows(source, target, there, here)
    engine.dispose()


async def restore(settings: Settings, file: Path) -> None:
    """Put a backup into a database in which nobody has played yet."""
    database = Database(settings)
    try:
        await database.migrate()
        with tempfile.TemporaryDirectory(prefix="anahuac-") as folder:
            engine = create_engine(f"sqlite:///{await _up_to_date(file, Path(folder))}")
            with engine.connect() as source:
                await database.write(lambda target: _fill(source, target))
            engine.dispose()
    except DBAPIError as error:
        raise SetupError(Text("server-no-database", reason=reason_of(error))) from None
    finally:
        await database.close()


async def _up_to_date(file: Path, folder: Path) -> Path:
    """Copy a backup, and bring the copy up to date."""
    copy = folder / "backup.db"
    try:
        shutil.copyfile(file, copy)
        with closing(sqlite3.connect(copy)) as connection:
            connection.execute("SELECT version_num FROM alembic_version")
    except (OSError, sqlite3.Error):
        raise SetupError(Text("server-no-backup", file=str(file))) from None
    database = Database(Settings(database=f"sqlite:///{copy}"))
    await database.migrate()
    await database.close()
    return copy


def _fill(source: Connection, target: Connection) -> None:
    if target.execute(select(func.count()).select_from(schema.players)).scalar_one():
        raise SetupError(Text("server-not-empty"))
    for table in reversed(schema.metadata.sorted_tables):  # what a server writes when it first starts
        target.execute(table.delete())
    _copy_rows(source, target, schema.metadata, schema.metadata)
    if target.dialect.name == "postgresql":
        newest = (
            "SELECT setval(pg_get_serial_sequence('messages', 'id'), coalesce(max(id), 0) + 1, false) FROM messages"
        )
        target.execute(text(newest))


def _copy_rows(source: Connection, target: Connection, there: MetaData, here: MetaData) -> None:
    for table in there.sorted_tables:
        if table.name != VERSION:
            for rows in source.execute(select(table)).mappings().partitions(AT_ONCE):
                target.execute(insert(here.tables[table.name]), [dict(row) for row in rows])
