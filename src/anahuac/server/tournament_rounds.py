"""The rounds of a tournament: when they begin, what a finished table counts, and who is missing."""

from __future__ import annotations

from math import ceil, log2
from time import time
from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from anahuac.server.lobby import begin, make_table
from anahuac.server.pairing import round_robin, swiss
from anahuac.server.standings import Result, points_of, standings
from anahuac.server.storage import schema
from anahuac.server.storage.tables import insert_table
from anahuac.server.storage.tournaments import Pair, Tournament
from anahuac.server.table import Chair

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from anahuac.server.pairing import Round
    from anahuac.server.standings import Row as StandingRow
    from anahuac.server.table import Table
    from anahuac.server.wire.tournaments import Entrant


def rounds_needed(entrants: int, size: int) -> int:
    """How many Swiss rounds find a winner: as many as a knock-out would take, and one more."""
    return max(2, ceil(log2(entrants) / log2(size)) + 1)


def plan(tournament: Tournament, rounds: int | None) -> None:
    """Plan the rounds, now that it is known who takes part."""
    numbers = [one.number for one in tournament.entrants]
    if tournament.form == "swiss":
        tournament.rounds = rounds or rounds_needed(len(numbers), tournament.size)
        return
    tournament.plan = round_robin(numbers, tournament.size, 2 if tournament.form == "double" else 1)
    tournament.rounds = len(tournament.plan)


def table_of(tournament: Tournament) -> list[StandingRow]:
    """The standings: games, byes and games that only one came to."""
    results, extra = [], dict[int, float]()
    bye = 0.0 if tournament.form != "swiss" else 1.0 if tournament.size == 2 else 0.5
    for pair in tournament.pairs:
        if pair.is_bye:
            extra[pair.entrants[0]] = extra.get(pair.entrants[0], 0.0) + bye
        elif pair.places is not None:
            results.append(Result(tuple(pair.entrants), tuple(pair.places)))
    return standings([one.number for one in tournament.entrants], results, extra)


def points(pair: Pair) -> list[float] | None:
    """What everybody at a table got."""
    return None if pair.places is None or pair.is_bye else [round(one, 4) for one in points_of(pair.places)]


def next_round(connection: Connection, tournament: Tournament, bot_seconds: float) -> list[Table]:
    """Begin the next round; return its tables, which are written."""
    tournament.round += 1
    drawn = _drawn(tournament)
    people = {one.number: one for one in tournament.entrants}
    opened = []
    for number, group in enumerate(drawn.tables, 1):
        absent = [one for one in group if people[one].dropped]
        pair = Pair(tournament.round, number, list(group), absent=absent)
        if len(group) - len(absent) < 2:
            pair.places = [None if one in absent else 1 for one in group]
        else:
            table = open_table(tournament, [people[one] for one in group], set(absent))
            insert_table(connection, table, bot_seconds)
            pair.table = table.id
            opened.append(table)
        tournament.pairs.append(pair)
    for number, one in enumerate(drawn.byes, len(drawn.tables) + 1):
        tournament.pairs.append(Pair(tournament.round, number, [one], places=[1]))
    return opened


def _drawn(tournament: Tournament) -> Round:
    if tournament.form != "swiss":
        return tournament.plan[tournament.round - 1]
    rows = table_of(tournament)
    left = {one.number for one in tournament.entrants if not one.dropped}
    order = [row.entrant for row in rows if row.entrant in left]
    return swiss(order, {row.entrant: row.points for row in rows}, tournament.size, tournament.played())


def open_table(tournament: Tournament, people: list[Entrant], absent: set[int]) -> Table:
    """Open a table of a round. By correspondence it begins at once; to a live game people have to come."""
    chairs = []
    for seat, one in enumerate(people):
        if one.bot or one.number in absent:
            chairs.append(Chair(seat=seat, bot=one.bot or tournament.bot))
        elif tournament.is_live:
            chairs.append(Chair(seat=seat, held_for=one.player))
        else:
            chairs.append(Chair(seat=seat, player=one.player))
    table = make_table(
        tournament.host,
        game=tournament.game,
        players=len(people),
        options=tournament.options,
        board=tournament.board,
        chairs=chairs,
    )
    table.public, table.clock, table.timeout, table.bot = (
        tournament.public,
        tournament.clock,
        tournament.timeout,
        tournament.bot,
    )
    table.tournament, table.starts_when_full = tournament.id, True
    if not any(chair.is_open for chair in chairs):
        begin(table)
    return table


def collect(connection: Connection, tournament: Tournament) -> bool:
    """Note the results of tables that are over; return whether there were any."""
    waiting = {pair.table: pair for pair in tournament.pairs if pair.places is None and pair.table is not None}
    lost = [pair for pair in tournament.pairs if pair.places is None and pair.table is None]
    for pair in lost:  # the table has been deleted with an account
        pair.places = [None for _ in pair.entrants]
    over = ("finished", "abandoned")
    columns = (schema.tables.c.id, schema.tables.c.status, schema.tables.c.outcome, schema.tables.c.players)
    rows = connection.execute(
        select(*columns).where(schema.tables.c.id.in_(waiting), schema.tables.c.status.in_(over))
    ).all()
    for row in rows:
        pair = waiting[row.id]
        pair.places = _places(connection, row, pair)
    return bool(rows or lost)


def _places(connection: Connection, row: Any, pair: Pair) -> list[int | None]:
    """The places at a table; a game that was stopped has none, and who gave up or did not come comes last."""
    present = [one for one in pair.entrants if one not in pair.absent]
    if row.status != "finished" or row.outcome is None:
        alone = len(present) == 1 and len(pair.absent) == len(pair.entrants) - 1
        return [1 if alone and one in present else None for one in pair.entrants]
    of_table = schema.seats.c.table == row.id
    gone = set(connection.scalars(select(schema.seats.c.seat).where(of_table, schema.seats.c.resigned)))
    ranking = row.outcome["ranking"] or [list(range(row.players))]
    place = {seat: at + (row.players if seat in gone else 0) for at, seats in enumerate(ranking, 1) for seat in seats}
    return [None if one in pair.absent else place[seat] for seat, one in enumerate(pair.entrants)]


def go_on(connection: Connection, tournament: Tournament, bot_seconds: float) -> list[Table]:
    """When a round is over, begin the next one or end the tournament; return the new tables."""
    opened: list[Table] = []
    while tournament.status == "running" and all(pair.places for pair in tournament.pairs_of(tournament.round)):
        is_last = tournament.round >= tournament.rounds
        if is_last or sum(not one.dropped for one in tournament.entrants) < 2:
            tournament.status, tournament.ended = "finished", time()
        else:
            opened += next_round(connection, tournament, bot_seconds)
    return opened
