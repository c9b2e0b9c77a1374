"""Chat at a table: one room for the players, one for the spectators, and notes of the server for all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import select

from anahuac.core import Text
from anahuac.server.access import check_seat, check_sight
from anahuac.server.errors import ApiError
from anahuac.server.storage import schema
from anahuac.server.storage.tables import add_message
from anahuac.server.wire.chat import Message
from anahuac.server.wire.people import Player

if TYPE_CHECKING:
    from anahuac.server.services import Services
    from anahuac.server.table import Table
    from anahuac.server.wire.chat import Room

SHOWN = 200


def rooms_of(table: Table, player: Player | None) -> tuple[Room, ...]:
    """The rooms in which somebody hears what is said; after the game everybody hears everything."""
    if table.is_over:
        return ("players", "spectators", "note")
    is_player = bool(table.seats_of(player)) or (player is not None and player.id == table.host.id)
    return ("players", "note") if is_player else ("spectators", "note")


async def say(services: Services, id: str, player: Player, text: str, invite: str | None = None) -> Message:
    """Say something in the room of the speaker."""
    words = " ".join(text.split())
    if not words:
        raise ApiError(422, "invalid")
    services.limits.check("chat", player.id, 10, 0.5)
    async with services.store.table(id) as table:
        check_sight(table, player, invite)
        is_player = bool(table.seats_of(player)) or player.id == table.host.id
        if player.id in table.muted:
            raise ApiError(403, "forbidden", Text("server-muted"))
        if not is_player:
            check_seat(table, player, None)
    room: Room = "players" if is_player else "spectators"
    message = await services.database.write(lambda connection: add_message(connection, id, player, room, words))
    services.announcer.tell(id, {"chat": message})
    return message


async def heard(services: Services, id: str, player: Player | None, invite: str | None) -> list[Message]:
    """List what was said lately, as far as somebody could hear it."""
    async with services.store.table(id) as table:
        check_sight(table, player, invite)
        rooms = rooms_of(table, player)
    latest = (
        select(schema.messages, schema.players.c.name, schema.players.c.login)
        .join(schema.players, schema.players.c.id == schema.messages.c.player, isouter=True)
        .where(schema.messages.c.table == id, schema.messages.c.room.in_(rooms))
        .order_by(schema.messages.c.id.desc())
        .limit(SHOWN)
    )
    async with services.database.reading() as connection:
        rows = list(await connection.execute(latest))
    return [
        Message(
            row.id,
            row.at,
            Player(row.player, row.name, row.login is not None) if row.player else None,
            row.room,
            row.text,
        )
        for row in reversed(rows)
    ]
