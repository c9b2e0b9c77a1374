"""How Alembic reaches the database: over the connection that it is given, or that of the settings."""

import asyncio

from alembic import context
from sqlalchemy import Connection

from anahuac.server.settings import Settings
from anahuac.server.storage.database import Database
from anahuac.server.storage.schema import metadata


def migrate(connection: Connection) -> None:
    """Run the migrations."""
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


async def migrate_by_hand() -> None:
    """Serve the `alembic` command, which brings no connection."""
    database = Database(Settings.from_environment())
    async with database.writing() as connection:
        await connection.run_sync(migrate)
    await database.close()


given = context.config.attributes.get("connection")
if given is None:
    asyncio.run(migrate_by_hand())
else:
    migrate(given)
