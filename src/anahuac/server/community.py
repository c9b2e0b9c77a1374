"""Pages about people and games, counted from the tables that are over."""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import cache
from importlib.resources import files
from statistics import fmean, median
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from sqlalchemy import func, select

from anahuac.core import find_game
from anahuac.server.errors import not_found
from anahuac.server.names import login_of
from anahuac.server.ratings import places
from anahuac.server.storage import schema
from anahuac.server.storage.tables import glance_at_tables
from anahuac.server.table_info import table_info
from anahuac.server.wire.community import (
    GameRecord,
    GameStatistics,
    Ladder,
    Moment,
    PlayerPage,
    PuzzleScore,
    RatingPoint,
    Rival,
    Rung,
    SizeStatistics,
)
from anahuac.server.wire.people import Player, Rating

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import ColumnElement, Row
    from sqlalchemy.ext.asyncio import AsyncConnection

    from anahuac.server.storage import Database
    from anahuac.server.table import Table

MOST_GAMES = 500
"""So many of the last games are counted for a page."""
SHOWN, RIVALS, RUNGS = 10, 10, 50
DOUBTS = 3
"""How many times its doubt is taken from a rating on a ladder: nobody is on top after a lucky game."""
KEPT = 300.0
"""Seconds for which the statistics of a game are not counted anew."""
FINISHED = (
    schema.tables.c.status == "finished",
    schema.tables.c.started.is_not(None),
    schema.tables.c.position.is_(None),
)
"""Whole games: those that began with a position are only tried out."""


class Played(NamedTuple):
    """A finished game of somebody: the table, the best of their seats, and the places of all seats."""

    table: Table
    seat: int
    places: dict[int, int]

    @property
    def beaten(self) -> float:
        """The share of the others that came behind, equals half."""
        mine = self.places[self.seat]
        others = [place for seat, place in self.places.items() if seat != self.seat]
        return sum((place > mine) + (place == mine) / 2 for place in others) / len(others)


class Community:
    """Counts what people did."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._statistics: dict[str, tuple[float, GameStatistics]] = {}

    async def page(self, name: str, caller: Player | None) -> PlayerPage:
        """Show the page of an account."""
        wanted = select(schema.players.c.id, schema.players.c.name).where(
            schema.players.c.login == login_of(name), ~schema.players.c.blocked
        )
        async with self.database.reading() as connection:
            row = (await connection.execute(wanted)).one_or_none()
        if row is None:
            raise not_found()
        return await self.page_of(Player(row.id, row.name, account=True), caller)

    async def page_of(self, player: Player, caller: Player | None) -> PlayerPage:
        """Show somebody's page: all of it to themselves, only public games to others."""
        is_me = caller is not None and caller.id == player.id
        own = select(schema.seats.c.table).where(schema.seats.c.player == player.id)
        wanted: list[ColumnElement[bool]] = [schema.tables.c.id.in_(own), *FINISHED]
        if not is_me:
            wanted.append(schema.tables.c.public)
        async with self.database.reading() as connection:
            found = [table for table in await glance_at_tables(connection, wanted, MOST_GAMES) if table is not None]
            ratings = await self._ratings(connection, player)
            progress = await self._progress(connection, player, None if is_me else {table.id for table in found})
            puzzles = await self._puzzles(connection, player)
        games = [played(table, player) for table in found]
        return PlayerPage(
            player=player,
            me=is_me,
            games=_records(games, ratings),
            progress=progress,
            moments=_moments(games),
            rivals=_rivals(games, player),
            puzzles=puzzles,
            tables=[table_info(table, caller) for table in found[:SHOWN]],
        )

    async def _ratings(self, connection: AsyncConnection, player: Player) -> dict[str, Rating]:
        rows = await connection.execute(select(schema.ratings).where(schema.ratings.c.player == player.id))
        return {row.game: Rating(round(row.mu, 2), round(row.sigma, 2), row.games) for row in rows}

    async def _progress(self, connection: AsyncConnection, player: Player, shown: set[str] | None) -> list[RatingPoint]:
        """The ratings after the last games; to others without the addresses of private ones."""
        mine = select(schema.progress).where(schema.progress.c.player == player.id)
        rows = (await connection.execute(mine.order_by(schema.progress.c.at.desc()).limit(MOST_GAMES))).all()
        return [
            RatingPoint(
                row.game,
                row.at,
                round(row.rating, 2),
                round(row.doubt, 2),
                row.table if shown is None or row.table in shown else "",
            )
            for row in reversed(rows)
        ]

    async def _puzzles(self, connection: AsyncConnection, player: Player) -> list[PuzzleScore]:
        rows = await connection.execute(
            select(schema.tries.c.game, schema.tries.c.solved, func.count().label("number"))
            .where(schema.tries.c.player == player.id)
            .group_by(schema.tries.c.game, schema.tries.c.solved)
        )
        found: dict[str, PuzzleScore] = {}
        for row in rows:
            score = found.setdefault(row.game, PuzzleScore(row.game, 0, 0))
            score.tried += row.number
            score.solved += row.number if row.solved else 0
        return sorted(found.values(), key=lambda score: score.game)

    async def ladder(self, game: str, caller: Player | None) -> Ladder:
        """List the best of a game."""
        sure = schema.ratings.c.mu - DOUBTS * schema.ratings.c.sigma
        rated = (
            select(schema.ratings, schema.players.c.name, sure.label("sure"))
            .join(schema.players, schema.players.c.id == schema.ratings.c.player)
            .where(schema.ratings.c.game == game, schema.players.c.login.is_not(None), ~schema.players.c.blocked)
        )
        async with self.database.reading() as connection:
            rows = (await connection.execute(rated.order_by(sure.desc(), schema.players.c.name).limit(RUNGS))).all()
            rungs = [_rung(number, row) for number, row in enumerate(rows, 1)]
            me = next((rung for rung in rungs if caller and rung.player.id == caller.id), None)
            if me is None and caller is not None:
                row = (await connection.execute(rated.where(schema.ratings.c.player == caller.id))).one_or_none()
                if row is not None:
                    better = select(func.count()).select_from(rated.where(sure > row.sure).subquery())
                    me = _rung(1 + (await connection.scalar(better) or 0), row)
        return Ladder(game, rungs, me)

    async def statistics(self, game: str) -> GameStatistics:
        """Count the games of people here, beside those among bots."""
        then, known = self._statistics.get(game, (0.0, None))
        if known is not None and monotonic() - then < KEPT:
            return known
        wanted = [schema.tables.c.game == game, schema.tables.c.public, *FINISHED]
        async with self.database.reading() as connection:
            tables = [one for one in await glance_at_tables(connection, wanted, 4 * MOST_GAMES) if one is not None]
        with_people = [table for table in tables if any(chair.player for chair in table.chairs)]
        level, bots = bot_statistics(game)
        counted = GameStatistics(game, _by_size(with_people), bots, level, *_against_bots(with_people))
        self._statistics[game] = monotonic(), counted
        return counted


def played(table: Table, player: Player) -> Played:
    """Look at a finished game from the best of somebody's seats."""
    place_of = places(table)
    return Played(table, min(table.seats_of(player), key=place_of.__getitem__), place_of)


def _records(games: Sequence[Played], ratings: dict[str, Rating]) -> list[GameRecord]:
    by_game: dict[str, list[Played]] = defaultdict(list)
    for game in games:
        by_game[game.table.game.name].append(game)
    found = [
        GameRecord(
            game=name,
            played=len(mine),
            won=sum(one.places[one.seat] == 1 for one in mine),
            beaten=round(fmean(one.beaten for one in mine), 3),
            rating=ratings.get(name),
        )
        for name, mine in by_game.items()
    ]
    return sorted(found, key=lambda record: (-record.played, record.game))


def _moments(games: Sequence[Played]) -> list[Moment]:
    """For each game the most points and the greatest lead, and the longest row of wins in all."""
    best: dict[tuple[str, str], Moment] = {}
    row, longest = 0, 0
    for game in reversed(games):
        table, outcome = game.table, game.table.outcome
        assert outcome is not None
        won = game.places[game.seat] == 1
        row = row + 1 if won else 0
        mine = outcome.scores[game.seat]
        values = {"points": mine}
        if won:
            values["lead"] = mine - max(score for seat, score in enumerate(outcome.scores) if seat != game.seat)
        if row > max(longest, 1):
            longest = row
            best["row", ""] = Moment("row", table.game.name, row, table.id, table.ended or 0.0)
        for kind, value in values.items():
            known = best.get((kind, table.game.name))
            if value > 0 and (known is None or value > known.value):
                best[kind, table.game.name] = Moment(kind, table.game.name, value, table.id, table.ended or 0.0)
    return sorted(best.values(), key=lambda moment: (moment.game, moment.kind))


def _rivals(games: Sequence[Played], player: Player) -> list[Rival]:
    found: dict[str, Rival] = {}
    for game in games:
        for other, place in _others(game, player).items():
            rival = found.setdefault(other.id, Rival(other, 0, 0, 0, 0))
            mine = game.places[game.seat]
            rival.games += 1
            rival.ahead += mine < place
            rival.behind += mine > place
            rival.level += mine == place
    return sorted(found.values(), key=lambda rival: (-rival.games, rival.player.name))[:RIVALS]


def _others(game: Played, player: Player) -> dict[Player, int]:
    """The other people of a game with the best of their places."""
    found: dict[Player, int] = {}
    for chair in game.table.chairs:
        if chair.player and chair.player.id != player.id:
            place = game.places[chair.seat]
            found[chair.player] = min(place, found.get(chair.player, place))
    return found


def _rung(rank: int, row: Row[tuple[str, str, float, float, int, str, float]]) -> Rung:
    player = Player(row.player, row.name, account=True)
    return Rung(rank, player, round(row.mu, 2), round(row.sigma, 2), round(row.sure, 2), row.games)


def _by_size(tables: Sequence[Table]) -> list[SizeStatistics]:
    sizes: dict[int, list[Table]] = defaultdict(list)
    for table in tables:
        sizes[table.players].append(table)
    return [_statistics_of(size, sizes[size]) for size in sorted(sizes)]


def _statistics_of(players: int, tables: Sequence[Table]) -> SizeStatistics:
    outcomes = [table.outcome for table in tables if table.outcome is not None]
    firsts = Counter[int]()
    for outcome in outcomes:
        for seat in outcome.winners:
            firsts[seat] += 1 / len(outcome.winners)  # type: ignore[assignment]
    ordered = [sorted(outcome.scores, reverse=True) for outcome in outcomes]
    ends = Counter(outcome.reason for outcome in outcomes)
    all_firsts = sum(firsts.values()) or 1
    minutes = [(table.ended - table.started) / 60 for table in tables if table.ended and table.started]
    return SizeStatistics(
        players=players,
        games=len(outcomes),
        moves=round(median(table.summary[1] for table in tables)),
        minutes=round(median(minutes), 1) if minutes else None,
        points=round(fmean(score for scores in ordered for score in scores), 1),
        winning=round(fmean(scores[0] for scores in ordered), 1),
        margin=round(fmean(scores[0] - scores[1] for scores in ordered), 1),
        first_places=[round(firsts[seat] / all_firsts, 3) for seat in range(players)],
        ends={reason: round(number / len(outcomes), 3) for reason, number in ends.most_common()},
    )


def _against_bots(tables: Sequence[Table]) -> tuple[float | None, float | None]:
    """How often people won at tables with bots, and how often they would if all were equal."""
    mixed = [table for table in tables if any(chair.bot for chair in table.chairs) and table.outcome is not None]
    if not mixed:
        return None, None
    won = expected = 0.0
    for table in mixed:
        assert table.outcome is not None
        people = {chair.seat for chair in table.chairs if chair.player and not chair.resigned}
        winners = table.outcome.winners
        won += len(people & set(winners)) / len(winners) if winners else 0.0
        expected += len(people) / table.players
    return round(won / len(mixed), 3), round(expected / len(mixed), 3)


@cache
def bot_statistics(game: str) -> tuple[str, list[SizeStatistics]]:
    """The statistics of games among bots, which `benchmarks/balance.py` writes."""
    content = (files("anahuac.server") / "balance.json").read_bytes()
    data = msgspec.json.decode(content, type=dict[str, str | list[SizeStatistics]])
    level, sizes = data["level"], data.get(find_game(game).name, [])
    assert isinstance(level, str)
    assert isinstance(sizes, list)
    return level, sizes
