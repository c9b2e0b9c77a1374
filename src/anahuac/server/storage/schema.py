"""The tables of the database. The log of a game is the truth; everything else about its course follows from it."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

Number = BigInteger().with_variant(Integer, "sqlite")
"""A number that the database counts up."""

meta = Table(
    "meta",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What belongs to the whole server, such as the key that signs cookies."""

players = Table(
    "players",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(80), unique=True),
    Column("password", Text),
    Column("likeness", String(120), index=True, unique=True),
    Column("email", String(254)),
    Column("confirmed", Boolean, nullable=False, default=False),
    Column("turns", Boolean, nullable=False, default=True),
    Column("mailed", Float, nullable=False, default=0.0),
    Column("language", String(2), nullable=False, default="en"),
    Column("blocked", Boolean, nullable=False, default=False),
    Column("created", Float, nullable=False),
)
"""Guests, and accounts: those with a login (the name without regard to case) and a password.

`likeness` is what the name looks like, so that no two accounts can be taken for each other. Mails go to an e-mail
address only if its owner has `confirmed` it; `turns` says whether they want to be told of their turn, `mailed` when
they were.
"""

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(48), primary_key=True),
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False, default=0.0),
    Column("agent", String(120), nullable=False),
)
"""Where somebody is logged in; one that was not `used` for long has expired."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("version", Integer, nullable=False, default=0),
    Column("status", String(12), nullable=False),
    Column("game", String(20), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("upgraded_from", Integer),
    Column("board", String(60), nullable=False),
    Column("options", JSON, nullable=False),
    Column("players", Integer, nullable=False),
    Column("seed", String(60), nullable=False),
    Column("position", JSON(none_as_null=True)),
    Column("host", ForeignKey("players.id"), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("invite", String(24), nullable=False),
    Column("clock", JSON, nullable=False),
    Column("timeout", String(8), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("offers", JSON, nullable=False),
    Column("outcome", JSON),
    Column("rematch", String(24)),
    Column("starts_when_full", Boolean, nullable=False, default=False),
    Column("tournament", String(24)),
    Column("barred", JSON, nullable=False, default=list),
    Column("muted", JSON, nullable=False, default=list),
    Column("ply", Integer, nullable=False, default=0),
    Column("moves", Integer, nullable=False, default=0),
    Column("to_act", JSON, nullable=False, default=list),
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("ended", Float),
    Column("due", Float),
    Index("ix_tables_lobby", "status", "public", "created"),
    Index("ix_tables_due", "status", "due"),
)
"""`rules` is the version of the rules that the log is written in, `upgraded_from` the older one it was begun under.
`barred` and `muted` are the players whom the host does not let in or does not let speak.
`position` is where the game was begun, if not at its start.
`version` grows with every change; `due` is when the server must act for somebody if nothing happens.

`ply`, `moves` and `to_act` follow from the log; they are kept for the lobby, which need not play games again.
"""

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", ForeignKey("players.id"), index=True),
    Column("bot", String(40)),
    Column("held_for", ForeignKey("players.id")),
    Column("name", String(80)),
    Column("away", Boolean, nullable=False, default=False),
    Column("resigned", Boolean, nullable=False, default=False),
    Column("bank", Float),
    Column("since", Float),
    Column("settings", JSON, nullable=False, default=dict),
)
"""A seat belongs to a player, or to a bot, or is open (perhaps held for somebody)."""

log = Table(
    "log",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", String(80)),
    Column("back", Integer),
    Column("auto", Boolean, nullable=False, default=False),
    Column("at", Float, nullable=False),
)
"""What was done: an action, or a step `back` to the point after so many actions. Only newer rules ever rewrite it.

The primary key lets exactly one of two racing actions in.
"""

sights = Table(
    "sights",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),
)
"""The record of a game that was saved in mid-game, with what its seat saw: such an imported table has no log."""

reviews = Table(
    "reviews",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("rules", Integer, nullable=False),
    Column("content", Text, nullable=False),
)
"""The review of a finished game, and the version of the rules that its moves are counted by."""

messages = Table(
    "messages",
    metadata,
    Column("id", Number, primary_key=True, autoincrement=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", Float, nullable=False),
    Column("player", ForeignKey("players.id")),
    Column("room", String(12), nullable=False),
    Column("text", JSON, nullable=False),
)
"""Chat of the players, chat of the spectators, and notes of the server."""

ratings = Table(
    "ratings",
    metadata,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Number, primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False),
    Column("table", ForeignKey("tables.id", ondelete="SET NULL")),
    Column("by", ForeignKey("players.id", ondelete="SET NULL")),
    Column("about", ForeignKey("players.id", ondelete="SET NULL")),
    Column("words", Text, nullable=False),
    Column("said", JSON, nullable=False),
    Column("closed", Boolean, nullable=False, default=False),
)
"""What somebody complained of, with what was `said` at the table before: for the operator."""

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("host", ForeignKey("players.id"), nullable=False),
    Column("game", String(20), nullable=False),
    Column("board", String(60), nullable=False),
    Column("options", JSON, nullable=False),
    Column("size", Integer, nullable=False),
    Column("form", String(8), nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("round", Integer, nullable=False, default=0),
    Column("plan", JSON, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("timeout", String(8), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("wait", Float, nullable=False),
    Column("most", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("invite", String(24), nullable=False),
    Column("status", String(12), nullable=False),
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("ended", Float),
    Index("ix_tournaments_list", "status", "public", "created"),
)
"""`round` is the one being played, from 1; `plan` has all rounds of a round robin."""

entrants = Table(
    "entrants",
    metadata,
    Column("tournament", ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("player", ForeignKey("players.id"), index=True),
    Column("bot", String(40)),
    Column("dropped", Boolean, nullable=False, default=False),
)
"""Who takes part in a tournament: people and bots."""

pairings = Table(
    "pairings",
    metadata,
    Column("tournament", ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table", ForeignKey("tables.id", ondelete="SET NULL"), index=True),
    Column("entrants", JSON, nullable=False),
    Column("places", JSON),
    Column("absent", JSON, nullable=False, default=list),
)
"""The tables of a tournament's rounds; one entrant alone has a bye. `places` are there when the game is over."""

tries = Table(
    "tries",
    metadata,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("puzzle", String(24), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)
"""How the first try of somebody at a puzzle went."""

progress = Table(
    "progress",
    metadata,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("at", Float, nullable=False),
    Column("rating", Float, nullable=False),
    Column("doubt", Float, nullable=False),
)
"""The rating of somebody after each rated game."""
