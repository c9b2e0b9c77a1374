"""Mails to people whose turn it is in correspondence games: one for all games that wait, and not too many."""

from __future__ import annotations

import asyncio
from itertools import groupby
from time import time
from typing import TYPE_CHECKING, Any

import structlog
from sqlalchemy import update
from sqlalchemy.exc import SQLAlchemyError

from anahuac.core import Text
from anahuac.server.storage import schema
from anahuac.server.storage.faults import reason_of
from anahuac.server.storage.people import waited_for
from anahuac.server.wire.request import V1

if TYPE_CHECKING:
    from sqlalchemy import Row

    from anahuac.server.accounts import Accounts
    from anahuac.server.settings import Settings

SWEEP = 60.0
"""Seconds between two looks for people who are waited for, at most."""

log = structlog.get_logger()


class TurnMails:
    """Looks from time to time for people who are waited for, and sends them a mail."""

    def __init__(self, settings: Settings, accounts: Accounts) -> None:
        self.accounts = accounts
        self.after, self.pause = settings.turn_mail_after, settings.turn_mail_pause

    async def run(self) -> None:
        """Send mails until the server stops."""
        while self.accounts.mailer.is_on:
            await asyncio.sleep(max(0.5, min(SWEEP, self.after)))
            try:
                await self.send_due()
            except (SQLAlchemyError, OSError) as error:
                log.warning("the database does not answer", reason=reason_of(error))

    async def send_due(self) -> None:
        """Send a mail to everybody who is waited for and had none lately."""
        now = time()
        async with self.accounts.database.reading() as connection:
            rows = await waited_for(connection, now - self.after, now - self.pause)
        for id, games in groupby(rows, key=lambda row: row.id):
            if await self._is_ours(id, now):
                await self._send(list(games))

    async def _is_ours(self, id: str, now: float) -> bool:
        """Take it upon this process to send a mail; of several, one does."""
        free = (schema.players.c.id == id, schema.players.c.mailed < now - self.pause)
        async with self.accounts.database.writing() as connection:
            taken = await connection.execute(update(schema.players).where(*free).values(mailed=now))
        return bool(taken.rowcount == 1)

    async def _send(self, games: list[Row[Any]]) -> None:
        mailer, first = self.accounts.mailer, games[0]
        links = [
            f"{Text(f'{row.game}-title').tell(first.language)}: {mailer.url}/table/{row.table}"
            for row in {row.table: row for row in games}.values()
        ]
        token = self.accounts.stop_token(first.id)
        body = Text("mail-turn", name=first.name, games="\n".join(links), stop=f"{mailer.url}/account?stop={token}")
        stop = f"{mailer.url}{V1}/mail/stop?token={token}"
        subject = Text("mail-turn-subject", games=len(links))
        await mailer.send(first.email, subject, body, first.language, stop=stop)
