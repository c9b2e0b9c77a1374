"""How a game at a table ends: by its rules, by giving up, or by agreement; and what that does to the ratings."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING

from openskill.models import PlackettLuce
from sqlalchemy import insert, select, update

from anahuac.core import Outcome, Player, Text
from anahuac.server.storage import schema

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sqlalchemy.ext.asyncio import AsyncConnection

    from anahuac.server.table import Chair, Table
    from anahuac.server.wire import Status

_model = PlackettLuce()


def end(table: Table, status: Status, outcome: Outcome | None) -> None:
    """Close a table."""
    table.status, table.outcome, table.ended = status, outcome, time()
    table.offers.abandon, table.offers.undo = [], None
    for chair in table.chairs:
        chair.since = None


def end_if_over(table: Table) -> None:
    """Close a table whose game has ended by its rules."""
    if table.state.outcome is not None:
        end(table, "finished", table.state.outcome)


def resign(table: Table, chair: Chair) -> Text:
    """Give a seat up; answer with the note for the others."""
    chair.resigned, chair.away = True, False
    others = [other for other in table.chairs if other is not chair]
    if table.players == 2:
        end(table, "finished", Outcome(((others[0].seat,), (chair.seat,)), table.state.scores, "resigned"))
    elif not any(other.is_played for other in others):
        end(table, "abandoned", None)
    return Text("server-note-resigned", seat=Player(chair.seat))


def places(table: Table) -> dict[int, int]:
    """The place of every seat, from 1; whoever gave up comes after everybody who did not."""
    assert table.outcome is not None
    found = {}
    for place, seats in enumerate(table.outcome.ranking or (tuple(range(table.players)),), 1):
        for seat in seats:
            found[seat] = place + (table.players if table.chairs[seat].resigned else 0)
    return found


def rating_writer(table: Table) -> Callable[[AsyncConnection], Awaitable[None]] | None:
    """Answer with what writes the ratings, if this game has just ended and counts.

    It counts among accounts, each with one seat; bots and guests have no rating.
    """
    accounts = [chair for chair in table.chairs if chair.player and chair.player.account]
    ids = {chair.player.id for chair in accounts if chair.player}
    if table.status != "finished" or table.outcome is None or len(ids) < 2 or len(ids) != len(accounts):
        return None
    place_of = places(table)
    rated = {chair.player.id: place_of[chair.seat] for chair in accounts if chair.player}

    async def write(connection: AsyncConnection) -> None:
        of_game = schema.ratings.c.game == table.game.name
        rows = await connection.execute(select(schema.ratings).where(of_game, schema.ratings.c.player.in_(rated)))
        known = {row.player: row for row in rows}
        before = [[_model.rating(known[id].mu, known[id].sigma) if id in known else _model.rating()] for id in rated]
        after = _model.rate(before, ranks=[float(place) for place in rated.values()])
        for id, [rating] in zip(rated, after, strict=True):
            values = {"mu": rating.mu, "sigma": rating.sigma, "games": known[id].games + 1 if id in known else 1}
            if id in known:
                one = (of_game, schema.ratings.c.player == id)
                await connection.execute(update(schema.ratings).where(*one).values(values))
            else:
                await connection.execute(insert(schema.ratings), {"player": id, "game": table.game.name, **values})

    return write
