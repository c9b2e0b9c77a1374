"""Mails through the operator's SMTP server."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

import structlog

from anahuac.core import SetupError, Text

if TYPE_CHECKING:
    from anahuac.server.settings import Settings

SECONDS = 20
"""How long to wait for the SMTP server."""

log = structlog.get_logger()


class Mailer:
    """Sends mails, if the operator has set how."""

    def __init__(self, settings: Settings) -> None:
        self.address, self.sender, self.url = settings.smtp, settings.mail_from, settings.url.rstrip("/")
        if self.address and not (self.sender and self.url and self.address.startswith(("smtp://", "smtps://"))):
            raise SetupError(Text("server-bad-mail"))

    @property
    def is_on(self) -> bool:
        """Whether mails can be sent."""
        return bool(self.address)

    async def send(self, to: str, subject: Text, body: Text, language: str, *, stop: str | None = None) -> bool:
        """Send a mail; return whether the SMTP server has taken it. `stop` is a link to have no more of them."""
        mail = EmailMessage()
        mail["From"], mail["To"] = self.sender, to
        mail["Subject"] = subject.tell(language)
        mail["Date"] = formatdate()
        mail["Message-ID"] = make_msgid(domain=urlsplit(self.url).hostname)
        mail["Auto-Submitted"] = "auto-generated"
        if stop is not None:
            mail["List-Unsubscribe"] = f"<{stop}>"
            mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content(body.tell(language))
        try:
            await asyncio.to_thread(self._deliver, mail)
        except (OSError, smtplib.SMTPException) as error:
            log.warning("a mail could not be sent; check ANAHUAC_SMTP", error=type(error).__name__)
            return False
        return True

    def _deliver(self, mail: EmailMessage) -> None:
        parts = urlsplit(self.address)
        host, secure = parts.hostname or "localhost", ssl.create_default_context()
        with (
            smtplib.SMTP_SSL(host, parts.port or 465, timeout=SECONDS, context=secure)
            if parts.scheme == "smtps"
            else smtplib.SMTP(host, parts.port or 587, timeout=SECONDS)
        ) as server:
            server.ehlo()
            if parts.scheme == "smtp" and server.has_extn("starttls"):
                server.starttls(context=secure)
            if parts.username:
                server.login(unquote(parts.username), unquote(parts.password or ""))
            server.send_message(mail)
