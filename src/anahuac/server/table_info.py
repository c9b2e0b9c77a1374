"""A table as it is shown to somebody."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING

import msgspec

from anahuac.server.table import Face, deadline
from anahuac.server.wire.tables import SeatInfo, TableInfo
from anahuac.server.wire.texts import said

if TYPE_CHECKING:
    from collections.abc import Collection

    from anahuac.core import Seat
    from anahuac.server.table import Chair, Table
    from anahuac.server.wire.people import Player


def table_info(table: Table, player: Player | None, online: Collection[str] = ()) -> TableInfo:
    """Show a table."""
    mine = table.seats_of(player)
    is_member = bool(mine) or (player is not None and player.id == table.host.id)
    ply, moves, to_act = table.summary
    same = (
        "id", "version", "board", "options", "players", "status", "host", "public", "spectators", "clock", "timeout",
        "bot", "created", "started", "ended", "outcome", "rematch", "seed_hash",
        "tournament",
    )  # fmt: skip
    return TableInfo(
        **{name: getattr(table, name) for name in same},
        game=table.game.name,
        offers=deepcopy(table.offers),  # the table goes on while this is being sent
        seats=[seat_info(table, chair, mine, online) for chair in table.chairs],
        ply=ply,
        moves=moves,
        to_act=to_act,
        mine=mine,
        invite=table.invite if is_member else None,
        muted=table.muted if player is not None and player.id == table.host.id else [],
        seed=str(table.seed) if table.is_over and table.seed is not None else None,
        differs=said(table.difference.text) if table.difference else None,
    )


def seat_info(table: Table, chair: Chair, mine: list[Seat], online: Collection[str]) -> SeatInfo:
    """Show a seat."""
    return SeatInfo(
        seat=chair.seat,
        kind="bot" if chair.bot else "open" if chair.is_open else "person",
        name=table.name_of(chair),
        player=chair.player,
        bot=chair.bot,
        held_for=chair.held_for if chair.is_open else None,
        away=chair.away,
        resigned=chair.resigned,
        mine=chair.seat in mine,
        online=chair.player is not None and chair.player.id in online,
        deadline=deadline(table, chair),
        bank=chair.bank,
    )


def face_of(table: Table, online: Collection[str]) -> bytes:
    """What must be told anew of a table when it differs: all but what `Now` says and what is one's own."""
    face = table.face
    if face is None or face.version != table.version or face.online != online:
        info = msgspec.structs.replace(table_info(table, None, online), version=0, ply=0, moves=0, to_act=[])
        face = table.face = Face(table.version, online, msgspec.json.encode(info))
    return face.shown
