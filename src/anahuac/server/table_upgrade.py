"""Tables of older rules: the log is rewritten when such a table is first opened, once and for all.

A game that today's rules cannot follow to its end keeps its old log and its result. It is played again up to where the
rules differ whenever it is opened; if it was still running, it ends there.
"""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import delete, insert, update

from anahuac.core import AnahuacError, Text
from anahuac.core.record import wrong_result
from anahuac.core.upgrades import Difference, Upgrading, why_stopped
from anahuac.server.endings import end, end_if_over
from anahuac.server.ratings import rating_writer
from anahuac.server.storage import schema
from anahuac.server.storage.tables import (
    add_message,
    changing_values,
    entry_row,
    glance_at_table,
    read_log,
    read_table,
    write_chairs,
)
from anahuac.server.table import Entry, run_clocks
from anahuac.server.wire.texts import said

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy.ext.asyncio import AsyncConnection

    from anahuac.core import Outcome
    from anahuac.core.upgrades import Ply
    from anahuac.server.table import Table

NOBODY = -1
"""No seat: the clocks go on, but nobody has acted."""


class Rewritten(NamedTuple):
    """A log in today's words, as far as it goes."""

    entries: list[Entry]
    moves: list[int]
    """How many actions are in the line of play today, by how many there were then."""
    difference: Difference | None
    """Why it ends before the old one does."""


async def upgrade_table(connection: AsyncConnection, id: str, bot_seconds: float) -> Table:
    """Open a table of older rules, and write what becomes of it, in the transaction of this connection."""
    table = await glance_at_table(connection, id, to_change=True)
    if table.rules == table.game.rules_version:  # another process was faster
        return await read_table(connection, id)
    was_running = table.status == "running"
    difference = None
    if table.started is not None:
        old = await read_log(connection, id)
        table.set_up()
        rewritten = rewrite(table, old)
        difference = rewritten.difference
        follow(table, rewritten, len(old))
        if was_running:
            await tell_players(connection, table)
    if difference is None:
        await raise_rules(connection, table, rewritten.entries if table.started else [])
    elif not was_running:
        return table
    table.version += 1
    values = changing_values(table, bot_seconds)
    await connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(values))
    await connection.run_sync(write_chairs, table)
    write_ratings = rating_writer(table) if was_running else None
    if write_ratings is not None:
        await connection.run_sync(write_ratings)
    return table


def rewrite(table: Table, old: Sequence[Entry]) -> Rewritten:
    """Put a log into today's words. What was taken back later is left out if it would not be legal today."""
    upgrading = Upgrading(table.state.copy(), table.rules)
    line, taken_back = follow_undo(old)
    entries: list[Entry] = []
    moves = [0]
    at = 0
    while at < len(old):
        entry = old[at]
        if entry.back is not None:
            entries.append(Entry(len(entries), entry.seat, None, upgrading.back(entry.back), entry.auto, entry.at))
            del moves[entry.back + 1 :]
            at += 1
            continue
        try:
            plies = upgrading.act((entry.seat, entry.action or ""))
        except AnahuacError as error:
            if at not in taken_back:
                reason = why_stopped(len(moves), (entry.seat, entry.action or ""), error)
                return Rewritten(entries, moves, _difference(table, len(moves) - 1, line, reason))
            at = taken_back[at]
            continue
        for seat, text in plies:
            auto = entry.auto or seat != entry.seat
            entries.append(Entry(len(entries), seat, text, None, auto, entry.at))
        moves.append(len(upgrading.plies))
        at += 1
    result, found = _result_by_rules(table), upgrading.state.outcome
    if result not in (None, found):
        return Rewritten(entries, moves, _difference(table, len(line), line, wrong_result(result, found)))
    return Rewritten(entries, moves, None)


def follow_undo(log: Sequence[Entry]) -> tuple[list[Ply], dict[int, int]]:
    """Find the line of play of a log, and for each action that was taken back the entry that did so."""
    line: list[int] = []
    taken_back: dict[int, int] = {}
    for number, entry in enumerate(log):
        if entry.back is None:
            line.append(number)
        else:
            taken_back |= dict.fromkeys(line[entry.back :], number)
            del line[entry.back :]
    return [(log[number].seat, log[number].action or "") for number in line], taken_back


def _difference(table: Table, ply: int, line: Sequence[Ply], reason: Text) -> Difference:
    return Difference(table.rules, ply, tuple(line), table.game.rules_version, reason)


def _result_by_rules(table: Table) -> Outcome | None:
    """How the game ended by its rules; None if it did not, or somebody gave up."""
    is_by_rules = table.outcome is not None and table.outcome.reason in table.game.end_reasons
    return table.outcome if is_by_rules else None


def follow(table: Table, rewritten: Rewritten, log_size: int) -> None:
    """Play a rewritten log; a running game goes on, or ends where the rules differ."""
    for entry in rewritten.entries:
        table.enter(entry)
    assert table.match is not None
    if rewritten.difference is not None:
        table.plies = log_size
        table.match.record.difference = rewritten.difference
        table.match.record.outcome = _result_by_rules(table)
        if table.status == "running":
            end(table, "abandoned", None)
    elif table.status == "running":
        if table.offers.undo is not None:
            table.offers.undo.to = rewritten.moves[table.offers.undo.to]
        run_clocks(table, NOBODY, time())
        end_if_over(table)


async def raise_rules(connection: AsyncConnection, table: Table, entries: Sequence[Entry]) -> None:
    """Write the rewritten log in place of the old one."""
    if table.match is not None:
        table.upgraded_from = table.upgraded_from or table.rules
        table.match.record.tags["Upgraded"] = str(table.upgraded_from)
    table.rules = table.game.rules_version
    await connection.execute(delete(schema.log).where(schema.log.c.table == table.id))
    if entries:
        await connection.execute(insert(schema.log), [entry_row(table, entry) for entry in entries])


async def tell_players(connection: AsyncConnection, table: Table) -> None:
    """Leave a note for those who were playing."""
    if table.difference is not None:
        note = table.difference.text
    else:
        note = Text("server-note-upgraded", version=table.rules, today=table.game.rules_version)
    await connection.run_sync(add_message, table.id, None, "note", said(note))
