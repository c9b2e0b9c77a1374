"""People: guests, accounts, sessions, ratings."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from anahuac.server.wire.request import Name, Password, Request

Email = Annotated[str, Meta(max_length=254, pattern=r"^[^@\s<>,;:\"]+@[^@\s<>,;:\"]+$")]
Token = Annotated[str, Meta(max_length=300)]


class NewGuest(Request):
    """A name is enough to play."""

    name: Name


class NewAccount(Request):
    """A name and a password, to find the games again on other devices."""

    name: Name
    password: Password
    email: Email | None = None


class LogIn(Request):
    """A name and its password."""

    name: Annotated[str, Meta(max_length=80)]
    password: Annotated[str, Meta(max_length=200)]


class NewPassword(Request):
    """Another password, and the one so far."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class NewEmail(Request):
    """Where to send mails, None: nowhere; and whether to send one when it is their turn.

    Another address takes the password: with a link that is sent there, a new password can be set.
    """

    email: Email | None
    turns: bool = True
    password: Annotated[str, Meta(max_length=200)] | None = None


class Goodbye(Request):
    """The password of an account that shall be deleted; a guest has none."""

    password: Annotated[str, Meta(max_length=200)] | None = None


class Forgotten(Request):
    """Whose password was forgotten."""

    name: Annotated[str, Meta(max_length=80)]


class ResetPassword(Request):
    """A new password, and the token of the mail that allows it."""

    token: Token
    password: Password


class Proof(Request):
    """The token of a mail."""

    token: Token


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
    confirmed: bool = False
    """Whether the e-mail address has been shown to be theirs."""
    turns: bool = True
    """Whether to tell them by mail that it is their turn in a correspondence game."""
    ratings: dict[str, Rating] = {}
    mails: bool = False
    """Whether this server can send mails at all."""


class Welcome(msgspec.Struct):
    """Who somebody is now, and the token that proves it (browsers have it in a cookie)."""

    player: Player
    token: str


class SessionInfo(msgspec.Struct):
    """A device on which somebody is logged in."""

    id: str
    created: float
    used: float
    """When it was last used, to the day."""
    agent: str
    current: bool
