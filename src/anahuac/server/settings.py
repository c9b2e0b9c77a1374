"""What can be set about a server. Every setting has a default that just works on one machine."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from anahuac.core import SetupError, Text


def default_database() -> str:
    """SQLite in the user's data folder."""
    return f"sqlite:///{user_data_path('anahuac', appauthor=False) / 'anahuac.db'}"


def bad_database(address: str) -> SetupError:
    """Say that an address cannot be read, showing only how it begins: it may hold a password."""
    scheme, is_address, _ = address.partition("://")
    return SetupError(Text("server-bad-database", database=f"{scheme[:20]}://…" if is_address else "…"))


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of one server; each can be given as an environment variable `ANAHUAC_…`."""

    database: str = msgspec.field(default_factory=default_database)
    """`sqlite:///PATH`, or `postgresql://USER:PASSWORD@HOST/NAME` for several processes or machines."""
    secret: str = ""
    """Signs the cookies; empty: one is made once and kept in the database."""
    origins: str = ""
    """Other origins, separated by commas, whose pages may use this server; its own always may."""
    bot_processes: int = max(2, (os.cpu_count() or 2) - 1)
    """Two at least: no player's bots may have all of them."""
    bot_seconds: float = 20.0
    """After this time a bot that has not answered is stopped, and a random action is taken for it."""
    table_memory: int = 256
    """Megabytes for tables that are kept in memory; others are read again when somebody looks."""
    rates: bool = True
    """Whether to limit how often one client may ask; a load test has all its clients on one address."""
    secure_cookies: bool = False
    """Send cookies over HTTPS only: to be set where the server stands behind HTTPS."""

    url: str = ""
    """Where people find this server, such as `https://play.example.org`: for the links in its mails."""
    smtp: str = ""
    """`smtp://USER:PASSWORD@HOST:PORT` (with STARTTLS if it is offered) or `smtps://…`; empty: no mails are sent."""
    mail_from: str = ""
    """The address that mails come from."""
    turn_mail_after: float = 600.0
    """Seconds after which somebody who is not there is told by mail that a correspondence game waits."""
    turn_mail_pause: float = 21_600.0
    """Seconds between two such mails."""
    metrics: str = ""
    """The token with which `/metrics` may be read, as `Authorization: Bearer TOKEN`; empty: there are none."""

    @property
    def is_sqlite(self) -> bool:
        """Whether the tables are in one file on this machine."""
        return self.database.startswith("sqlite")

    @property
    def sqlalchemy_url(self) -> str:
        """The database as SQLAlchemy wants it named, with the driver that we use."""
        scheme, _, rest = self.database.partition("://")
        drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
        if scheme not in drivers or not rest:
            raise bad_database(self.database)
        return f"{drivers[scheme]}://{rest}"

    @property
    def sqlite_url(self) -> str:
        """The SQLite file as SQLAlchemy wants it named for a thread that waits."""
        return "sqlite://" + self.database.partition("://")[2]

    @property
    def postgres_url(self) -> str:
        """The database as asyncpg wants it named."""
        return "postgresql://" + self.database.partition("://")[2]

    @classmethod
    def from_environment(cls) -> Settings:
        """Read the settings from `ANAHUAC_DATABASE`, `ANAHUAC_SECRET` and so on."""
        names = {field.name: f"ANAHUAC_{field.name.upper()}" for field in msgspec.structs.fields(cls)}
        given = {name: os.environ[variable] for name, variable in names.items() if variable in os.environ}
        try:
            return msgspec.convert(given, cls, strict=False)
        except msgspec.ValidationError as error:
            raise SetupError(Text("server-bad-setting", reason=str(error))) from None

    def to_environment(self) -> dict[str, str]:
        """Write the settings as environment variables, for the processes of one server."""
        return {f"ANAHUAC_{name.upper()}": str(value) for name, value in msgspec.structs.asdict(self).items()}

    def make_folder(self) -> None:
        """Make sure that the folder of an SQLite file exists."""
        if self.is_sqlite:
            try:
                Path(self.database.partition(":///")[2]).parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise SetupError(Text("server-no-database", reason=error.strerror or str(error))) from None
