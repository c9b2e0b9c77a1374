"""The database: SQLite in WAL mode, or PostgreSQL. Reading and writing are transactions of their own."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager, contextmanager, nullcontext
from typing import TYPE_CHECKING, Any, TypeVar

import asyncpg  # type: ignore[import-untyped]
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import delete, event, insert, text
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from anahuac.core import SetupError, Text
from anahuac.server.settings import bad_database
from anahuac.server.storage import schema
from anahuac.server.storage.faults import is_away, reason_of
from anahuac.server.storage.writer import Writer

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator

    from sqlalchemy import Connection
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

    from anahuac.server.settings import Settings

POSTGRES_POOL = {"pool_size": 8, "connect_args": {"timeout": 5, "command_timeout": 30}}
"""Connections to PostgreSQL, and the seconds after which one that does not answer is given up."""
CHECK_SIZE = 20_000
"""Letters that are written to see whether the disk has room again."""
MIGRATION_LOCK = 20_090_617
"""The advisory lock of PostgreSQL under which one process at a time brings the tables up to date."""

T = TypeVar("T")


class Database:
    """A pool of connections."""

    def __init__(self, settings: Settings) -> None:
        settings.make_folder()
        self.address = settings.database
        self.is_sqlite = settings.is_sqlite
        # A connection to SQLite comes back with nothing open: every writer ends its transaction itself.
        pool: dict[str, Any] = {"pool_reset_on_return": None} if self.is_sqlite else POSTGRES_POOL
        try:
            self.engine: AsyncEngine = create_async_engine(settings.sqlalchemy_url, **pool)
        except (ArgumentError, ValueError):  # their words would tell the password
            raise bad_database(settings.database) from None
        # SQLite takes one writer at a time and lets the others try again and again; here they queue up fairly.
        self._turn_to_write = asyncio.Lock() if self.is_sqlite else nullcontext()
        self._cannot_write = False
        self._writer: Writer | None = None
        if isinstance(self._turn_to_write, asyncio.Lock):
            self._writer = Writer(settings.sqlite_url, _prepare_sqlite, self._turn_to_write)
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
            event.listen(self.engine.sync_engine, "begin", _begin_sqlite)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection that only reads, each statement for itself."""
        async with self.engine.connect() as connection:
            if not self.is_sqlite:
                await connection.execution_options(isolation_level="AUTOCOMMIT")
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that writes: all of it is kept at its end, or nothing after an error."""
        with self._noticing():
            async with self._turn_to_write, self.engine.connect() as connection:
                await connection.execution_options(writes=True)
                async with connection.begin():
                    yield connection

    @contextmanager
    def _noticing(self) -> Iterator[None]:
        """Notice whether something can be written."""
        try:
            yield
        except Exception as error:
            self._cannot_write = self._cannot_write or is_away(error)
            raise
        self._cannot_write = False

    async def check(self) -> None:
        """Raise what keeps the database from being used; after a failed write, try to write."""
        async with self.reading() as connection:
            await connection.execute(text("SELECT 1"))
        if self._cannot_write:
            async with self.writing() as connection:
                await connection.execute(delete(schema.meta).where(schema.meta.c.name == "checked"))
                await connection.execute(insert(schema.meta), {"name": "checked", "value": "x" * CHECK_SIZE})

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Carry out a job in a transaction; with SQLite several share one, and a job must bear to be done again."""
        if self._writer is not None:
            with self._noticing():
                return await self._writer.write(job)
        async with self.writing() as connection:
            return await connection.run_sync(job)

    async def migrate(self) -> None:
        """Make the tables, or bring those of an older version up to date."""
        try:
            async with self.writing() as connection:
                if not self.is_sqlite:
                    await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
                await connection.run_sync(upgrade)
        except CommandError:  # it knows only the revisions that this program has
            raise SetupError(Text("server-newer-database")) from None
        except (DBAPIError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise SetupError(Text("server-no-database", reason=reason_of(error))) from None
        except (TypeError, ValueError):  # a part of the address that the driver cannot read
            raise bad_database(self.address) from None

    async def close(self) -> None:
        """Close all connections."""
        if self._writer is not None:
            await self._writer.close()
        await self.engine.dispose()


def _prepare_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # transactions begin where we say so
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # Two transactions that read first and write later would refuse each other: writers queue up at once.
    if connection.get_execution_options().get("writes"):
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def upgrade(connection: Connection, to: str = "head") -> None:
    """Bring the tables up to date, or to an earlier version."""
    config = Config()
    config.set_main_option("script_location", "anahuac.server.storage:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, to)
