"""Records at the server: written for those who may see them, and brought from elsewhere."""

from __future__ import annotations

import asyncio
import re
from time import time
from typing import TYPE_CHECKING

import msgspec

from anahuac.core import Record, SetupError, Text
from anahuac.server.access import may_know
from anahuac.server.errors import ApiError
from anahuac.server.lobby import make_table
from anahuac.server.news import steps_seen
from anahuac.server.seen import HIDDEN, is_seen, pack, read_seen
from anahuac.server.table import Chair, Entry

if TYPE_CHECKING:
    from anahuac.core import Seat
    from anahuac.core.upgrades import Ply
    from anahuac.server.services import Services
    from anahuac.server.table import Table
    from anahuac.server.wire.people import Player

MAX_SIZE = 500_000


def record_text(table: Table, seat: Seat | None) -> str:
    """Write the record of a game; while it runs without its seed, as a seat saw it, `?` for what it may not know."""
    if table.seen is not None:
        return table.seen.text
    if table.match is None:
        raise ApiError(409, "not-started")
    record = table.match.record
    if table.is_over:
        if record.outcome is None:
            record.tags["Termination"] = table.outcome.reason if table.outcome else table.status
        return str(record)
    known = [move.action.text if may_know(table, move, seat) else HIDDEN for move in table.moves]
    text = record.seen([(move.seat, text) for move, text in zip(table.moves, known, strict=True)])
    return text + pack(steps_seen(table, seat, 0, table.length))


async def import_record(services: Services, player: Player, content: bytes) -> Table:
    """Check a record and make a table of it that can be looked at."""
    record, seen = await asyncio.to_thread(read_seen if is_seen(content) else _checked, content)
    chairs = [Chair(seat=seat, name=str(name)[:80]) for seat, name in enumerate(record.called)]
    options = msgspec.to_builtins(record.options)
    table = make_table(
        player, game=record.game.name, players=record.seats, options=options, board=record.board, chairs=chairs
    )
    table.position = record.position
    table.seed, table.status, table.outcome = None if seen else record.seed, "imported", record.outcome
    table.public = False
    table.started = table.ended = time()
    if seen is not None:
        table.show(seen)
        plies: tuple[Ply, ...] = ()
    elif record.difference is not None:
        table.rules, plies = record.difference.version, record.difference.plies
    else:
        table.upgraded_from, plies = _number(record.tags.get("Upgraded", "")), tuple(record.plies)
    entries = [Entry(ply, seat, text, None, False, table.created) for ply, (seat, text) in enumerate(plies)]
    table.glanced = len(plies), len(plies), []
    await services.store.add(table, entries)
    services.store.cache.forget(table.id)
    async with services.store.table(table.id) as imported:
        return imported


def _number(text: str) -> int | None:
    """Read a version of the rules from a tag that anybody may have written."""
    return int(text) if re.fullmatch("[1-9][0-9]{0,3}", text) else None


def _checked(content: bytes) -> tuple[Record, None]:
    """Read a record of one of our boards and play it through."""
    record = Record.parse(content)
    board = record.game.shelf.find(record.board)
    if board is None:
        known = ", ".join(record.game.shelf.names)
        raise SetupError(Text("unknown-board", board=record.board[:60], known=known))
    if record.difference is None:
        record.verify(board)
    return record, None
