"""Tournaments: making them, taking part, and how they are shown."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from anahuac.server.wire.people import Player
from anahuac.server.wire.request import Id, Request, Word
from anahuac.server.wire.tables import DaysClock, LiveClock, Timeout

Form = Literal["single", "double", "swiss"]
Phase = Literal["open", "running", "finished", "cancelled"]
Title = Annotated[str, Meta(min_length=1, max_length=60)]


class NewTournament(Request):
    """A tournament to be made: of a game, at tables of `size`, live or by correspondence."""

    name: Title
    game: Word
    size: Annotated[int, Meta(ge=2, le=9)]
    form: Form = "single"
    rounds: Annotated[int, Meta(ge=1, le=15)] | None = None
    """Of a Swiss tournament; left out: as many as it takes to find a winner. A round robin has as many as it needs."""
    options: dict[str, Any] = {}
    board: Word | None = None
    clock: LiveClock | DaysClock = DaysClock(3)
    timeout: Timeout = "forfeit"
    bot: Word | None = None
    """Who plays on for somebody whose time ran out or who does not come."""
    wait: Annotated[float, Meta(ge=60, le=3600)] = 600.0
    """Seconds that people have to come to a live game."""
    most: Annotated[int, Meta(ge=2, le=32)] = 16
    public: bool = True


class NewEntrant(Request):
    """How somebody joins: by themselves, with the invitation to a private tournament."""

    invite: Id | None = None


class NewBot(Request):
    """A bot that takes part."""

    bot: Word


class Entrant(msgspec.Struct, omit_defaults=True):
    """Somebody who takes part: a person or a bot."""

    number: int
    name: str
    player: Player | None = None
    bot: str | None = None
    dropped: bool = False


class TournamentRank(msgspec.Struct):
    """A line of the standings; see the documentation for what decides between equals."""

    entrant: int
    rank: int
    points: float
    buchholz: float
    mutual: float
    wins: int
    games: int


class Pairing(msgspec.Struct, omit_defaults=True):
    """A table of a round, or a bye: then there is one entrant."""

    round: int
    number: int
    entrants: list[int]
    table: str | None = None
    points: list[float] | None = None
    """What each got for it, once it is over."""
    absent: list[int] = []
    """Who did not come, or has dropped out: without points."""


class TournamentGlance(msgspec.Struct):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    size: int
    form: Form
    status: Phase
    host: Player
    clock: LiveClock | DaysClock
    entrants: int
    most: int
    round: int
    rounds: int
    created: float


class TournamentInfo(TournamentGlance, omit_defaults=True, kw_only=True):
    """A tournament, as its caller may see it."""

    options: dict[str, Any]
    board: str
    timeout: Timeout
    wait: float
    public: bool
    people: list[Entrant]
    standings: list[TournamentRank]
    pairings: list[Pairing]
    started: float | None = None
    ended: float | None = None
    is_host: bool = False
    me: int | None = None
    """The number of the one who asks, if taking part."""
    invite: str | None = None


class TournamentList(msgspec.Struct):
    """Some tournaments, the newest first, and where the next ones begin."""

    tournaments: list[TournamentGlance]
    next: str | None
