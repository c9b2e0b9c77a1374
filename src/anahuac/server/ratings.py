"""Ratings: what the end of a game does to them."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING

from openskill.models import PlackettLuce
from sqlalchemy import insert, select, update

from anahuac.server.storage import schema

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

    from anahuac.server.table import Table

_model = PlackettLuce()


def places(table: Table) -> dict[int, int]:
    """The place of every seat, from 1; whoever gave up comes after everybody who did not."""
    assert table.outcome is not None
    found = {}
    for place, seats in enumerate(table.outcome.ranking or (tuple(range(table.players)),), 1):
        for seat in seats:
            found[seat] = place + (table.players if table.chairs[seat].resigned else 0)
    return found


def note_progress(connection: Connection, table: Table, player: str, mu: float, sigma: float) -> None:
    """Note the rating after a game, for the curve of ratings over time."""
    values = {"player": player, "table": table.id, "game": table.game.name, "at": table.ended or time()}
    connection.execute(insert(schema.progress), {**values, "rating": mu, "doubt": sigma})


def rating_writer(table: Table) -> Callable[[Connection], None] | None:
    """Return a function that writes the ratings, if this game has just ended and is rated.

    It counts among accounts, each with one seat; bots and guests have no rating, nor has a game from a position.
    """
    accounts = [chair for chair in table.chairs if chair.player and chair.player.account]
    ids = {chair.player.id for chair in accounts if chair.player}
    if (
        table.status != "finished"
        or table.outcome is None
        or table.position is not None
        or len(ids) < 2
        or len(ids) != len(accounts)
    ):
        return None
    place_of = places(table)
    rated = {chair.player.id: place_of[chair.seat] for chair in accounts if chair.player}

    def write(connection: Connection) -> None:
        of_game = schema.ratings.c.game == table.game.name
        # In one order and locked, so that two games that end at once do not wait for each other.
        found = select(schema.ratings).where(of_game, schema.ratings.c.player.in_(rated))
        rows = connection.execute(found.order_by(schema.ratings.c.player).with_for_update())
        known = {row.player: row for row in rows}
        before = [[_model.rating(known[id].mu, known[id].sigma) if id in known else _model.rating()] for id in rated]
        after = _model.rate(before, ranks=[float(place) for place in rated.values()])
        for id, [rating] in zip(rated, after, strict=True):
            values = {"mu": rating.mu, "sigma": rating.sigma, "games": known[id].games + 1 if id in known else 1}
            if id in known:
                one = (of_game, schema.ratings.c.player == id)
                connection.execute(update(schema.ratings).where(*one).values(values))
            else:
                connection.execute(insert(schema.ratings), {"player": id, "game": table.game.name, **values})
            note_progress(connection, table, id, rating.mu, rating.sigma)

    return write
