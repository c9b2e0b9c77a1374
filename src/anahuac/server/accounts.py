"""What the owner of an account can do with it: change the password, have mails, take their data home, and go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from itsdangerous import BadData, URLSafeTimedSerializer
from sqlalchemy import select, update

from anahuac.core import Text
from anahuac.server.errors import ApiError
from anahuac.server.names import login_of
from anahuac.server.storage import schema
from anahuac.server.storage.people import erase, read_everything

if TYPE_CHECKING:
    from sqlalchemy import Row

    from anahuac.server.identity import Identities
    from anahuac.server.lobby import Lobby
    from anahuac.server.mail import Mailer
    from anahuac.server.tournaments import Tournaments
    from anahuac.server.wire.people import Goodbye, NewEmail, NewPassword, Player, ResetPassword

HOUR, DAY = 3_600, 86_400
FOREVER = 10 * 365 * DAY


class Accounts:
    """Changes accounts, and proves by mail that somebody owns one."""

    def __init__(self, identities: Identities, lobby: Lobby, tournaments: Tournaments, mailer: Mailer) -> None:
        self.identities, self.lobby, self.tournaments, self.mailer = identities, lobby, tournaments, mailer
        self.database, self.passwords = identities.database, identities.passwords
        self._key = ""

    def open(self, key: str) -> None:
        """Sign what is sent by mail with a key."""
        self._key = key

    async def change_password(self, player: Player, given: NewPassword, session: str | None, address: str) -> None:
        """Change a password; everywhere else its owner has to log in again."""
        row = await self._row(schema.players.c.id == player.id)
        await self._check_password(row, given.old, address)
        if row is None or not await self.identities.set_password(row, given.new, session):
            raise wrong_old_password()

    async def _check_password(self, row: Row[Any] | None, password: str, address: str) -> None:
        with self.passwords.guessing((row and row.login) or "", address):
            if not await self.passwords.fits(password, row and row.password):
                raise wrong_old_password()

    async def set_email(self, player: Player, given: NewEmail, address: str, language: str) -> None:
        """Say where to send mails; a new address has to be confirmed before any other mail is sent there."""
        if not player.account:
            raise ApiError(409, "conflict", Text("server-account-only"))
        if given.email and not self.mailer.is_on:
            raise ApiError(409, "conflict", Text("server-no-mails"))
        row = await self._row(schema.players.c.id == player.id)
        is_same = row is not None and row.email == given.email
        if not is_same:  # else whoever finds a browser open could have a new password sent to themselves
            await self._check_password(row, given.password or "", address)
        is_confirmed = row is not None and row.confirmed and is_same
        values = {"email": given.email, "turns": given.turns, "confirmed": is_confirmed, "language": language}
        await self._change(player.id, **values)
        if given.email and not is_confirmed:
            link = self._link("confirm", [player.id, given.email])
            await self._send(given.email, "confirm", language, name=player.name, link=link)

    async def confirm_email(self, token: str) -> None:
        """Take note that somebody reads the mails to their address."""
        id, email = self._read("confirm", token, DAY)
        confirmed = update(schema.players).where(schema.players.c.id == id, schema.players.c.email == email)
        async with self.database.writing() as connection:
            await connection.execute(confirmed.values(confirmed=True))

    async def stop_mails(self, token: str) -> None:
        """Tell somebody no more that it is their turn."""
        await self._change(self._read("stop", token, FOREVER), turns=False)

    def stop_token(self, id: str) -> str:
        """Make the token with which somebody can stop the mails."""
        return str(self._serializer("stop").dumps(id))

    async def forgotten(self, name: str) -> None:
        """Send a mail with which a new password can be set. Whether there is such an account is not told."""
        row = await self._row(schema.players.c.login == login_of(name))
        if row is not None and row.email and row.confirmed and self.mailer.is_on:
            link = self._link("reset", [row.id, row.password[-12:]])
            await self._send(row.email, "reset", row.language, name=row.name, link=link)

    async def reset_password(self, given: ResetPassword) -> None:
        """Set a new password with the token of a mail, once; everybody has to log in with it."""
        id, fingerprint = self._read("reset", given.token, HOUR)
        row = await self._row(schema.players.c.id == id)
        if row is None or not row.password or row.password[-12:] != fingerprint:
            raise old_link()
        if not await self.identities.set_password(row, given.password):
            raise old_link()

    async def export(self, player: Player) -> dict[str, Any]:
        """Gather everything that is kept about somebody."""
        async with self.database.reading() as connection:
            return await read_everything(connection, player.id)

    async def delete(self, player: Player, given: Goodbye, address: str) -> None:
        """Delete somebody: they leave their games, and what others have played with them stays, without the name."""
        row = await self._row(schema.players.c.id == player.id)
        if row is not None and row.login is not None:  # another process may have made an account of a guest
            await self._check_password(row, given.password or "", address)
        await self.tournaments.leave_all(player)
        await self.lobby.leave_all(player)
        async with self.database.writing() as connection:
            await erase(connection, player.id)
        self.identities.forget(player.id)
        self.lobby.store.cache.forget_player(player)

    async def _row(self, which: Any) -> Row[Any] | None:
        async with self.database.reading() as connection:
            row: Row[Any] | None = (await connection.execute(select(schema.players).where(which))).one_or_none()
            return row

    async def _change(self, id: str, **values: Any) -> None:
        async with self.database.writing() as connection:
            await connection.execute(update(schema.players).where(schema.players.c.id == id).values(values))

    async def _send(self, to: str, kind: str, language: str, **args: Any) -> None:
        body = Text(f"mail-{kind}", url=self.mailer.url, **args)
        if not await self.mailer.send(to, Text(f"mail-{kind}-subject"), body, language):
            raise ApiError(503, "no-mail")

    def _link(self, purpose: str, about: Any) -> str:
        return f"{self.mailer.url}/account?{purpose}={self._serializer(purpose).dumps(about)}"

    def _serializer(self, purpose: str) -> URLSafeTimedSerializer:
        return URLSafeTimedSerializer(self._key, salt=f"mail {purpose}")

    def _read(self, purpose: str, token: str, seconds: int) -> Any:
        try:
            return self._serializer(purpose).loads(token, max_age=seconds)
        except BadData:
            raise old_link() from None


def wrong_old_password() -> ApiError:
    """Say that somebody does not know the password of their account."""
    return ApiError(401, "wrong-password", Text("server-wrong-old-password"))


def old_link() -> ApiError:
    """Say that the link of a mail is no good any more."""
    return ApiError(422, "invalid", Text("server-old-link"))
