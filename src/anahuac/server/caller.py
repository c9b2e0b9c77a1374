"""Who calls: the identity behind a request or a socket, and whether its page may call us at all."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.types import Scope

from anahuac.core.text import LANGUAGES
from anahuac.server.errors import ApiError, language_of
from anahuac.server.services import Services
from anahuac.server.wire.people import Player
from anahuac.server.wire.request import V1

COOKIE = "anahuac"
SAFE = {"GET", "HEAD", "OPTIONS"}

__all__ = ["COOKIE", "V1", "Caller", "check_origin", "find_caller", "find_services", "guard_origin"]

Connection = ASGIConnection[Any, Any, Any, Any]


class Caller:
    """Whoever sent a request: a player in a session, or nobody we know."""

    def __init__(
        self, player: Player | None, session: str | None, address: str, agent: str, language: str = LANGUAGES[0]
    ) -> None:
        self.player = player
        self.session = session
        self.address = address
        self.agent = agent
        self.language = language

    def check_reads(self, services: Services, cost: float = 1) -> None:
        """Limit how much is read from one address: what takes long costs more."""
        services.limits.check("read", self.address, 600, 60, cost)

    @property
    def someone(self) -> Player:
        """The player, or 401 if the caller has not given a name yet."""
        if self.player is None:
            raise ApiError(401, "no-identity")
        return self.player


async def find_caller(scope: Scope, services: Services) -> Caller:
    """Find out who calls, by bearer token or cookie."""
    connection: Connection = ASGIConnection(scope)
    kind, _, bearer = connection.headers.get("authorization", "").partition(" ")
    token = bearer.strip() if kind.lower() == "bearer" else connection.cookies.get(COOKIE)
    player, session = await services.identities.player_of(token)
    address = connection.client.host if connection.client else ""
    return Caller(player, session, address, connection.headers.get("user-agent", ""), language_of(connection))


def find_services(state: State) -> Services:
    """The services of this process."""
    services: Services = state.services
    return services


def check_origin(connection: Connection, services: Services) -> None:
    """Refuse requests that pages of other sites send in the name of somebody who is logged in here."""
    origin = connection.headers.get("origin")
    if origin is None:
        if connection.headers.get("sec-fetch-site") == "cross-site":
            raise ApiError(403, "wrong-origin")
        return
    others = {other.strip() for other in services.settings.origins.split(",") if other.strip()}
    if urlsplit(origin).netloc != connection.headers.get("host") and origin not in others:
        raise ApiError(403, "wrong-origin")


async def guard_origin(connection: Connection, _handler: object) -> None:
    """Check the origin of everything that may change something, sockets included."""
    if connection.scope.get("method") not in SAFE:
        check_origin(connection, connection.app.state.services)
