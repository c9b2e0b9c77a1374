"""The database that a server of rules version 1 left behind, as SQLite and as PostgreSQL."""

import asyncio

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from anahuac.server.settings import Settings
from anahuac.server.storage import Database
from tests.upgrades.games import old_database


def write_sqlite(folder):
    """Put the old database into a folder; answer with its address."""
    (folder / "anahuac.db").write_bytes(old_database())
    return f"sqlite:///{folder}/anahuac.db"


def write_postgres(folder, address):
    """Make the tables of then in a PostgreSQL, and copy everything into them."""
    engine = sa.create_engine(write_sqlite(folder))
    then = sa.MetaData()
    then.reflect(engine)
    with engine.connect() as connection:
        rows = {
            table.name: [dict(row) for row in connection.execute(sa.select(table)).mappings()]
            for table in then.sorted_tables
            if table.name != "alembic_version"
        }

    def copy(connection):
        config = Config()
        config.set_main_option("script_location", "anahuac.server.storage:migrations")
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        now = sa.MetaData()
        now.reflect(connection)
        for name, found in rows.items():
            if found:
                connection.execute(sa.insert(now.tables[name]), found)
        connection.execute(sa.text("SELECT setval(pg_get_serial_sequence('messages', 'id'), 10000)"))

    asyncio.run(_write(address, copy))


async def _write(address, job):
    database = Database(Settings(database=address))
    async with database.writing() as connection:
        found = await connection.run_sync(job)
    await database.close()
    return found


def execute(address, statement, **values):
    """Read or change a database behind the server's back."""

    def job(connection):
        found = connection.execute(sa.text(statement), values)
        return found.all() if found.returns_rows else None

    return asyncio.run(_write(address, job))
