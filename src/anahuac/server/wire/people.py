"""People: guests, accounts, sessions, ratings."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from anahuac.server.wire.request import Name, Password, Request


class NewGuest(Request):
    """A name is enough to play."""

    name: Name


class NewAccount(Request):
    """A name and a password, to find the games again on other devices."""

    name: Name
    password: Password
    email: Annotated[str, Meta(max_length=254, pattern=r"^[^@\s]+@[^@\s]+$")] | None = None


class LogIn(Request):
    """A name and its password."""

    name: Annotated[str, Meta(max_length=80)]
    password: Annotated[str, Meta(max_length=200)]


class Player(msgspec.Struct, frozen=True):
    """Somebody who plays: a guest or an account."""

    id: str
    name: str
    account: bool


class Rating(msgspec.Struct):
    """How strong a player is in a game: about 25 at first; `doubt` shrinks with every rated game."""

    rating: float
    doubt: float
    games: int


class Me(msgspec.Struct):
    """Who asks."""

    player: Player | None
    email: str | None = None
    ratings: dict[str, Rating] = {}


class Welcome(msgspec.Struct):
    """Who somebody is now, and the token that proves it (browsers have it in a cookie)."""

    player: Player
    token: str


class SessionInfo(msgspec.Struct):
    """A device on which somebody is logged in."""

    id: str
    created: float
    agent: str
    current: bool
