"""Who asks: the identity behind a request or a socket, and whether its page may ask us at all."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.types import Scope

from anahuac.server.errors import ApiError
from anahuac.server.house import House
from anahuac.server.wire import Player

V1 = "/api/v1"
"""Where the paths of this version of the API begin."""
COOKIE = "anahuac"
SAFE = {"GET", "HEAD", "OPTIONS"}

Connection = ASGIConnection[Any, Any, Any, Any]


class Asker:
    """Somebody who asks: a player in a session, or nobody we know."""

    def __init__(self, player: Player | None, session: str | None, address: str, agent: str) -> None:
        self.player = player
        self.session = session
        self.address = address
        self.agent = agent

    @property
    def someone(self) -> Player:
        """The player; who is nobody is told to give a name first."""
        if self.player is None:
            raise ApiError(401, "no-identity")
        return self.player


async def find_asker(scope: Scope, house: House) -> Asker:
    """Find out who asks, by bearer token or cookie."""
    connection: Connection = ASGIConnection(scope)
    kind, _, bearer = connection.headers.get("authorization", "").partition(" ")
    token = bearer.strip() if kind.lower() == "bearer" else connection.cookies.get(COOKIE)
    player, session = await house.identities.player_of(token)
    address = connection.client.host if connection.client else ""
    return Asker(player, session, address, connection.headers.get("user-agent", ""))


def find_house(state: State) -> House:
    """The house that serves this process."""
    house: House = state.house
    return house


def check_origin(connection: Connection, house: House) -> None:
    """Refuse what pages of other sites send in the name of somebody who is logged in here."""
    origin = connection.headers.get("origin")
    if origin is None:
        if connection.headers.get("sec-fetch-site") == "cross-site":
            raise ApiError(403, "wrong-origin")
        return
    others = {other.strip() for other in house.settings.origins.split(",") if other.strip()}
    if urlsplit(origin).netloc != connection.headers.get("host") and origin not in others:
        raise ApiError(403, "wrong-origin")


async def guard_origin(connection: Connection, _handler: object) -> None:
    """Check the origin of everything that may change something, sockets included."""
    if connection.scope.get("method") not in SAFE:
        check_origin(connection, connection.app.state.house)
