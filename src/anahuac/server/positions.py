"""Positions of games, to try things in: as far as a seat may know them, and as tables of their own."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import select

from anahuac.bots import judge_of
from anahuac.core import Chance, PositionError, Text
from anahuac.review.luck import with_other_luck
from anahuac.server.access import seat_to_look_from
from anahuac.server.endings import end
from anahuac.server.errors import ApiError
from anahuac.server.lobby import begin, check_bots, known_bot, make_table
from anahuac.server.storage import schema
from anahuac.server.table import Chair
from anahuac.server.wire.reviews import PositionInfo

if TYPE_CHECKING:
    from anahuac.core import Game, Seat, State
    from anahuac.server.table import Table
    from anahuac.server.table_store import TableStore
    from anahuac.server.wire.people import Player
    from anahuac.server.wire.reviews import PlayOn

EXACT = 53
"""So many bits a browser can count with."""
MOST_TRIED = 6
"""How many positions one person may try at a time: of more, the oldest is put away."""
DEFAULT_BOT = "medium"


async def position_at(
    store: TableStore, id: str, player: Player | None, move: int | None, seat: Seat | None, invite: str | None
) -> PositionInfo:
    """Write a point of a game as a position. While it runs, all that the seat may not know is made up.

    What dice and cards will bring is another matter in it, so that nobody can look ahead.
    """
    async with store.table(id) as table:
        chosen = seat_to_look_from(table, player, seat, invite)
        if not table.has_begun:
            raise ApiError(409, "not-started")
        at = table.length if move is None else move
        if at > table.length:
            raise ApiError(422, "invalid", Text("server-no-such-move", move=at, moves=table.length))
        state = state_for(table, at, chosen)
        return PositionInfo(table.game.name, without_luck(state).position(), chosen)


def state_for(table: Table, move: int, seat: Seat | None) -> State:
    """The true state of a game that is over; else one that fits what the seat sees."""
    if table.match is not None and table.is_over:
        return table.state_at(move).copy()
    view = table.seen.steps[move].view if table.seen is not None else table.state_at(move).view(seat)
    return judge_of(table.game.name).imagine(view, Chance(secrets.randbits(EXACT)))


def without_luck(state: State) -> State:
    """Leave to chance again what is left to chance."""
    other = with_other_luck(state, Chance(secrets.randbits(EXACT)))
    if other.chance is not None:
        other.chance = secrets.randbits(EXACT)
    return other


async def play_on(store: TableStore, player: Player, game: Game, wanted: PlayOn) -> Table:
    """Open a table that begins with a position, against bots. Nobody else sees it, and nothing is counted."""
    try:
        state = game.position(wanted.position)
    except PositionError as error:
        raise ApiError(422, "invalid", error.text) from None
    if not state.to_act:
        raise ApiError(422, "invalid", Text("server-position-over"))
    if wanted.seat >= state.seats:
        raise ApiError(422, "invalid", Text("server-no-such-seat", seat=wanted.seat))
    bot = known_bot(wanted.bot or DEFAULT_BOT)
    chairs = [
        Chair(seat=seat, player=player) if seat == wanted.seat else Chair(seat=seat, bot=bot)
        for seat in range(state.seats)
    ]
    table = make_table(
        player,
        game=game.name,
        players=state.seats,
        options=msgspec.to_builtins(state.options),
        board=state.board.name,
        chairs=chairs,
    )
    table.position, table.public = without_luck(state).position(), False
    await _put_away(store, player)
    await check_bots(store, table, state.seats - 1)
    begin(table)
    await store.add(table)
    return table


async def _put_away(store: TableStore, player: Player) -> None:
    """End the oldest of somebody's tables that began with a position, if they are many."""
    tables = schema.tables.c
    tried = select(tables.id).where(tables.host == player.id, tables.status == "running", tables.position.is_not(None))
    async with store.database.reading() as connection:
        ids = list((await connection.execute(tried.order_by(tables.created.desc()))).scalars())
    for id in ids[MOST_TRIED - 1 :]:
        async with store.table(id) as table:
            if table.status == "running":
                end(table, "abandoned", None)
                await store.save(table)
