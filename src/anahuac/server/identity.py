"""Who somebody is: guests with a name, accounts with a password, and the sessions in which they are known."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from time import monotonic, time
from typing import TYPE_CHECKING, Any

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from itsdangerous import BadSignature, Signer
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from anahuac.core import Text
from anahuac.server.errors import ApiError
from anahuac.server.storage import schema
from anahuac.server.wire.people import Me, Player, Rating, SessionInfo, Welcome

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from anahuac.server.storage import Database
    from anahuac.server.wire.people import LogIn, NewAccount

KEPT = 10_000
"""How many sessions a process remembers."""

_hasher = PasswordHasher()
_NOBODY = _hasher.hash("nobody has this password")


def new_id(prefix: str = "") -> str:
    """Make an id that nobody can guess."""
    return prefix + secrets.token_urlsafe(12)


def clean_name(name: str) -> str:
    """Trim a name; letters of every script are welcome, signs that do not show are not."""
    cleaned = " ".join(unicodedata.normalize("NFC", name).split())
    if not cleaned or any(unicodedata.category(sign)[0] == "C" for sign in cleaned):
        raise ApiError(422, "invalid", Text("server-bad-name"))
    return cleaned


def login_of(name: str) -> str:
    """The form of a name under which an account is found: without regard to case."""
    return unicodedata.normalize("NFKC", name).casefold()[:80]


class Identities:
    """Makes and finds players and their sessions."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.signer = Signer("")
        self._known: dict[str, tuple[Player, float]] = {}
        # With SQLite nobody but this process ends sessions; elsewhere one is looked up again after a moment.
        self._trusted_for = float("inf") if database.is_sqlite else 5.0

    def open(self, key: str) -> None:
        """Sign tokens with a key."""
        self.signer = Signer(key, salt="session")

    async def player_of(self, token: str | None) -> tuple[Player | None, str | None]:
        """Find the player and the session of a token; a wrong or ended one is nobody's."""
        session = self._session_of(token)
        if session is None:
            return None, None
        known, until = self._known.get(session, (None, 0.0))
        if known is not None and until > monotonic():
            return known, session
        columns = (schema.players.c.id, schema.players.c.name, schema.players.c.login)
        of_session = select(*columns).join(schema.sessions).where(schema.sessions.c.id == session)
        async with self.database.reading() as connection:
            row = (await connection.execute(of_session)).one_or_none()
        if row is None:
            return None, None
        player = Player(row.id, row.name, row.login is not None)
        if len(self._known) >= KEPT:
            self._known.clear()
        self._known[session] = player, monotonic() + self._trusted_for
        return player, session

    def _session_of(self, token: str | None) -> str | None:
        try:
            return self.signer.unsign(token[:200]).decode() if token else None
        except (BadSignature, UnicodeError):
            return None

    async def me(self, player: Player | None) -> Me:
        """Tell somebody who they are."""
        if player is None:
            return Me(None)
        async with self.database.reading() as connection:
            email = await connection.scalar(select(schema.players.c.email).where(schema.players.c.id == player.id))
            rows = await connection.execute(select(schema.ratings).where(schema.ratings.c.player == player.id))
            ratings = {row.game: Rating(round(row.mu, 2), round(row.sigma, 2), row.games) for row in rows}
        return Me(player, email, ratings)

    async def new_guest(self, name: str, agent: str) -> Welcome:
        """Let somebody in who has only told a name."""
        player = Player(new_id("p"), clean_name(name), account=False)
        async with self.database.writing() as connection:
            values = {"id": player.id, "name": player.name, "created": time()}
            await connection.execute(insert(schema.players), values)
            return await self._welcome(connection, player, agent)

    async def rename(self, player: Player, name: str) -> Player:
        """Give a guest another name; an account is known by its name."""
        if player.account:
            raise ApiError(409, "conflict", Text("server-account-name"))
        renamed = Player(player.id, clean_name(name), account=False)
        async with self.database.writing() as connection:
            one = schema.players.c.id == player.id
            await connection.execute(update(schema.players).where(one).values(name=renamed.name))
        self._known.clear()
        return renamed

    async def new_account(self, guest: Player | None, wanted: NewAccount, agent: str) -> Welcome:
        """Make an account; a guest becomes it and keeps the seats."""
        name = clean_name(wanted.name)
        values: dict[str, Any] = {"name": name, "login": login_of(name), "email": wanted.email}
        values["password"] = await asyncio.to_thread(_hasher.hash, wanted.password)
        try:
            async with self.database.writing() as connection:
                if guest is None or guest.account:
                    player = Player(new_id("p"), name, account=True)
                    await connection.execute(insert(schema.players), {"id": player.id, "created": time(), **values})
                else:
                    player = Player(guest.id, name, account=True)
                    one = schema.players.c.id == guest.id
                    await connection.execute(update(schema.players).where(one).values(values))
                return await self._welcome(connection, player, agent)
        except IntegrityError:
            raise ApiError(409, "conflict", Text("server-name-taken", name=name)) from None

    async def log_in(self, given: LogIn, agent: str) -> Welcome:
        """Let an account in; a wrong name takes as long as a wrong password."""
        login = login_of(" ".join(given.name.split()))
        async with self.database.reading() as connection:
            found = await connection.execute(select(schema.players).where(schema.players.c.login == login))
            row = found.one_or_none()
        try:
            await asyncio.to_thread(_hasher.verify, row.password if row else _NOBODY, given.password)
        except VerificationError:
            row = None
        if row is None:
            raise ApiError(401, "wrong-password")
        async with self.database.writing() as connection:
            return await self._welcome(connection, Player(row.id, row.name, account=True), agent)

    async def _welcome(self, connection: AsyncConnection, player: Player, agent: str) -> Welcome:
        self._known.clear()
        session = new_id("s")
        values = {"id": session, "player": player.id, "created": time(), "agent": agent[:120]}
        await connection.execute(insert(schema.sessions), values)
        return Welcome(player, self.signer.sign(session).decode())

    async def sessions(self, player: Player, current: str | None) -> list[SessionInfo]:
        """List where somebody is logged in. The ids shown do not open a session: tokens are signed."""
        of_player = select(schema.sessions).where(schema.sessions.c.player == player.id)
        async with self.database.reading() as connection:
            rows = await connection.execute(of_player.order_by(schema.sessions.c.created.desc()).limit(100))
        return [SessionInfo(row.id, row.created, row.agent, row.id == current) for row in rows]

    async def end_session(self, player: Player, session: str) -> None:
        """Log out on one device."""
        await self._end(schema.sessions.c.player == player.id, schema.sessions.c.id == session)

    async def end_other_sessions(self, player: Player, current: str | None) -> None:
        """Log out everywhere else."""
        await self._end(schema.sessions.c.player == player.id, schema.sessions.c.id != current)

    async def _end(self, *which: Any) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(schema.sessions).where(*which))
        self._known.clear()
