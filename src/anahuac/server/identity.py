"""Who somebody is: guests with a name, accounts with a password, and the sessions in which they are known."""

from __future__ import annotations

import asyncio
import secrets
from time import monotonic, time
from typing import TYPE_CHECKING, Any

from itsdangerous import BadSignature, Signer
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from anahuac.core import Text
from anahuac.server.errors import ApiError
from anahuac.server.names import NOBODY, clean_name, likeness_of, login_of
from anahuac.server.storage import schema
from anahuac.server.storage.people import touch_tables
from anahuac.server.wire.people import Me, Player, Rating, SessionInfo, Welcome

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import ColumnElement, Row
    from sqlalchemy.ext.asyncio import AsyncConnection

    from anahuac.server.passwords import Passwords
    from anahuac.server.storage import Database
    from anahuac.server.wire.people import LogIn, NewAccount

KEPT = 10_000
"""How many sessions a process remembers."""

LASTING = 90 * 86_400
"""A session that was not used for so many seconds has expired."""
NOTED = 86_400
"""That a session is used is noted once in so many seconds."""
CHUNK = 500
"""So many sessions are looked up at once."""


def new_id(prefix: str = "") -> str:
    """Make an id that nobody can guess."""
    return prefix + secrets.token_urlsafe(12)


def _lasting() -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    """Say of a session that it has not expired and that its owner may come in."""
    return schema.sessions.c.used > time() - LASTING, ~schema.players.c.blocked


def name_taken(name: str) -> ApiError:
    """Say that a name is somebody else's."""
    return ApiError(409, "conflict", Text("server-name-taken", name=name))


class Identities:
    """Makes and finds players and their sessions."""

    def __init__(self, database: Database, passwords: Passwords) -> None:
        self.database = database
        self.passwords = passwords
        self.signer = Signer("")
        self._known: dict[str, tuple[Player, float]] = {}
        self._forgotten = 0
        """How often sessions were forgotten: what was read before that is not remembered."""
        self.ended = asyncio.Event()
        """Set when sessions may have ended here."""
        # With SQLite only this process and the operator end sessions; elsewhere one is looked up again after a moment.
        self._trusted_for = 60.0 if database.is_sqlite else 5.0

    def open(self, key: str) -> None:
        """Sign tokens with a key."""
        self.signer = Signer(key, salt="session")

    async def player_of(self, token: str | None) -> tuple[Player | None, str | None]:
        """Find the player and the session of a token; None if it is wrong or has ended."""
        session = self._session_of(token)
        if session is None:
            return None, None
        known, until = self._known.get(session, (None, 0.0))
        if known is not None and until > monotonic():
            return known, session
        columns = (schema.players.c.id, schema.players.c.name, schema.players.c.login, schema.sessions.c.used)
        of_session = select(*columns).join(schema.sessions).where(schema.sessions.c.id == session, *_lasting())
        forgotten = self._forgotten
        async with self.database.reading() as connection:
            row = (await connection.execute(of_session)).one_or_none()
        if row is None:
            return None, None
        if row.used < time() - NOTED:
            await self._note_use(session)
        player = Player(row.id, row.name, row.login is not None)
        if len(self._known) >= KEPT:
            self._known.clear()
        if forgotten == self._forgotten:
            self._known[session] = player, monotonic() + self._trusted_for
        return player, session

    async def lasting(self, sessions: Sequence[str]) -> set[str]:
        """Tell which of some sessions still last."""
        found: set[str] = set()
        wanted = select(schema.sessions.c.id).join(schema.players).where(*_lasting())
        for first in range(0, len(sessions), CHUNK):
            some = schema.sessions.c.id.in_(sessions[first : first + CHUNK])
            async with self.database.reading() as connection:
                found.update((await connection.execute(wanted.where(some))).scalars())
        return found

    async def _note_use(self, session: str) -> None:
        used = update(schema.sessions).where(schema.sessions.c.id == session).values(used=time())
        async with self.database.writing() as connection:
            await connection.execute(used)

    async def end_expired(self) -> None:
        """Forget the sessions that were not used for long."""
        await self._end(None, schema.sessions.c.used <= time() - LASTING)

    def _session_of(self, token: str | None) -> str | None:
        try:
            return self.signer.unsign(token[:200]).decode() if token else None
        except (BadSignature, UnicodeError):
            return None

    async def me(self, player: Player | None) -> Me:
        """Describe the caller to themselves."""
        if player is None:
            return Me(None)
        async with self.database.reading() as connection:
            row = (await connection.execute(select(schema.players).where(schema.players.c.id == player.id))).one()
            rows = await connection.execute(select(schema.ratings).where(schema.ratings.c.player == player.id))
            ratings = {one.game: Rating(round(one.mu, 2), round(one.sigma, 2), one.games) for one in rows}
        return Me(player, row.email, row.confirmed, row.turns, ratings)

    async def new_guest(self, name: str, agent: str) -> Welcome:
        """Let a guest in, who has only given a name."""
        player = Player(new_id("p"), clean_name(name), account=False)
        async with self.database.writing() as connection:
            await self._check_free(connection, player)
            values = {"id": player.id, "name": player.name, "created": time()}
            await connection.execute(insert(schema.players), values)
            return await self._welcome(connection, player, agent)

    async def rename(self, player: Player, name: str) -> Player:
        """Give a guest another name; an account is known by its name."""
        if player.account:
            raise ApiError(409, "conflict", Text("server-account-name"))
        renamed = Player(player.id, clean_name(name), account=False)
        async with self.database.writing() as connection:
            await self._check_free(connection, renamed)
            await self._change_guest(connection, player, name=renamed.name)
            await touch_tables(connection, player.id)
        self.forget(player.id)
        return renamed

    async def _change_guest(self, connection: AsyncConnection, guest: Player, **values: Any) -> None:
        """Change somebody who is still a guest: another process may have made an account of them meanwhile."""
        is_guest = (schema.players.c.id == guest.id, schema.players.c.login.is_(None))
        changed = await connection.execute(update(schema.players).where(*is_guest).values(values))
        if not changed.rowcount:
            self.forget(guest.id)
            raise ApiError(409, "conflict", Text("server-account-already"))

    async def _check_free(self, connection: AsyncConnection, player: Player) -> None:
        """Refuse a name that looks like an account's, or like nobody's."""
        likeness = likeness_of(player.name)
        alike = select(schema.players.c.id).where(schema.players.c.likeness == likeness)
        owner = await connection.scalar(alike)
        if likeness == likeness_of(NOBODY) or owner not in (None, player.id):
            raise name_taken(player.name)

    async def new_account(self, guest: Player | None, wanted: NewAccount, agent: str, language: str) -> Welcome:
        """Make an account; a guest becomes it and keeps the seats. Nobody else keeps a session of that guest."""
        name = clean_name(wanted.name)
        values: dict[str, Any] = {
            "name": name, "login": login_of(name), "likeness": likeness_of(name), "language": language,
            "email": wanted.email, "password": await self.passwords.hash(wanted.password, name, wanted.email),
        }  # fmt: skip
        is_new = guest is None or guest.account
        player = Player(new_id("p") if guest is None or guest.account else guest.id, name, account=True)
        try:
            async with self.database.writing() as connection:
                await self._check_free(connection, player)
                if is_new:
                    await connection.execute(insert(schema.players), {"id": player.id, "created": time(), **values})
                else:
                    await self._change_guest(connection, player, **values)
                    await connection.execute(delete(schema.sessions).where(schema.sessions.c.player == player.id))
                    await touch_tables(connection, player.id)
                welcome = await self._welcome(connection, player, agent)
        except IntegrityError:
            raise name_taken(name) from None
        self.forget(player.id)
        return welcome

    async def log_in(self, given: LogIn, agent: str, address: str) -> Welcome:
        """Let an account in; a wrong name takes as long as a wrong password."""
        login = login_of(given.name)
        with self.passwords.guessing(login, address):
            async with self.database.reading() as connection:
                found = await connection.execute(select(schema.players).where(schema.players.c.login == login))
                row = found.one_or_none()
            if not await self.passwords.fits(given.password, row.password if row else None) or row is None:
                raise ApiError(401, "wrong-password")
            if row.blocked:
                raise ApiError(403, "blocked")
        same = select(schema.players.c.password).where(schema.players.c.id == row.id).with_for_update()
        async with self.database.writing() as connection:
            if await connection.scalar(same) != row.password:  # changed while it was being checked
                raise ApiError(401, "wrong-password")
            return await self._welcome(connection, Player(row.id, row.name, account=True), agent)

    async def _welcome(self, connection: AsyncConnection, player: Player, agent: str) -> Welcome:
        session = new_id("s")
        values = {"id": session, "player": player.id, "created": time(), "used": time(), "agent": agent[:120]}
        await connection.execute(insert(schema.sessions), values)
        return Welcome(player, self.signer.sign(session).decode())

    async def sessions(self, player: Player, current: str | None) -> list[SessionInfo]:
        """List where somebody is logged in. The ids shown do not open a session: tokens are signed."""
        of_player = select(schema.sessions).where(schema.sessions.c.player == player.id)
        async with self.database.reading() as connection:
            rows = await connection.execute(of_player.order_by(schema.sessions.c.created.desc()).limit(100))
        return [SessionInfo(row.id, row.created, row.used, row.agent, row.id == current) for row in rows]

    async def end_session(self, player: Player, session: str) -> None:
        """Log out on one device."""
        await self._end(player.id, schema.sessions.c.id == session)

    async def end_other_sessions(self, player: Player, current: str | None) -> None:
        """Log out everywhere else."""
        await self._end(player.id, schema.sessions.c.id != current)

    def forget(self, id: str | None = None) -> None:
        """Look the sessions of a player up anew, or of everybody; those of others need no look into the database."""
        self._forgotten += 1
        self.ended.set()
        self._known = {session: known for session, known in self._known.items() if id not in (None, known[0].id)}

    async def set_password(self, row: Row[Any], password: str, current: str | None = None) -> bool:
        """Change the password of an account and log it out everywhere else; False if somebody was faster."""
        hashed = await self.passwords.hash(password, row.name)
        same = (schema.players.c.id == row.id, schema.players.c.password == row.password)
        others = (schema.sessions.c.player == row.id, schema.sessions.c.id != (current or ""))
        async with self.database.writing() as connection:
            changed = await connection.execute(update(schema.players).where(*same).values(password=hashed))
            if changed.rowcount:
                await connection.execute(delete(schema.sessions).where(*others))
        self.forget(row.id)
        return bool(changed.rowcount)

    async def _end(self, id: str | None, which: ColumnElement[bool]) -> None:
        """End some sessions of a player, or of everybody."""
        of_player = [] if id is None else [schema.sessions.c.player == id]
        async with self.database.writing() as connection:
            await connection.execute(delete(schema.sessions).where(which, *of_player))
        self.forget(id)
