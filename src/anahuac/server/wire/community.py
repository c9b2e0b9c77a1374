"""People as others see them: their page, ladders, and the statistics of a game."""

from __future__ import annotations

import msgspec

from anahuac.server.wire.people import Player, Rating
from anahuac.server.wire.tables import TableInfo


class GameRecord(msgspec.Struct):
    """What somebody has played of a game. `beaten` is the share of opponents that came behind, equals half."""

    game: str
    played: int
    won: int
    beaten: float
    rating: Rating | None = None


class RatingPoint(msgspec.Struct):
    """A rating after a game."""

    game: str
    at: float
    rating: float
    doubt: float
    table: str


class Moment(msgspec.Struct):
    """Something to be proud of: the most points, the greatest lead, wins in a row."""

    kind: str
    game: str
    value: int
    table: str
    at: float


class Rival(msgspec.Struct):
    """Somebody one has played with, and how often one came before them, behind, or level."""

    player: Player
    games: int
    ahead: int
    behind: int
    level: int


class PuzzleScore(msgspec.Struct):
    """How many puzzles of a game somebody has tried, and solved at the first try."""

    game: str
    tried: int
    solved: int


class PlayerPage(msgspec.Struct):
    """What is known of a player from public games; to themselves, from all of them."""

    player: Player
    me: bool
    games: list[GameRecord]
    """The favourite first."""
    progress: list[RatingPoint]
    moments: list[Moment]
    rivals: list[Rival]
    puzzles: list[PuzzleScore]
    tables: list[TableInfo]
    """The last games."""


class Rung(msgspec.Struct):
    """A place on a ladder. What counts is `sure`: the rating less three times its doubt."""

    rank: int
    player: Player
    rating: float
    doubt: float
    sure: float
    games: int


class Ladder(msgspec.Struct):
    """The best of a game among accounts that have played rated games."""

    game: str
    rungs: list[Rung]
    me: Rung | None = None


class SizeStatistics(msgspec.Struct):
    """What games with so many players were like; shares add up to 1."""

    players: int
    games: int
    moves: int
    """How many actions a game has, the median."""
    minutes: float | None
    """How long it takes, the median; None for games among bots."""
    points: float
    """What a seat gets on average."""
    winning: float
    """What the winner gets on average."""
    margin: float
    """By how much, on average."""
    first_places: list[float]
    """By seats; for games among bots, by who began."""
    ends: dict[str, float]
    """How games ended."""


class GameStatistics(msgspec.Struct):
    """Statistics of a game: from tables of people here, and from games among bots."""

    game: str
    tables: list[SizeStatistics]
    bots: list[SizeStatistics]
    level: str
    """The bot that played those."""
    people_won: float | None
    """How often a person won where people and bots played together, and how often it would be by chance."""
    people_expected: float | None
