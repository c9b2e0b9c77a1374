"""How a game at a table ends: by its rules, by giving up, or by agreement."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING

from anahuac.core import Outcome, Player, Text

if TYPE_CHECKING:
    from anahuac.server.table import Chair, Table
    from anahuac.server.wire.tables import Status


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
    """Resign a seat; return the note for the others."""
    give_up(table, chair, "resigned")
    return Text("server-note-resigned", seat=Player(chair.seat))


def run_out(table: Table, chair: Chair) -> list[Text]:
    """Let a seat's time run out: a bot takes over, or it has lost, as the table chose; return the notes."""
    if table.timeout == "forfeit":
        give_up(table, chair, "time")
    else:
        chair.away, chair.bank = True, None if chair.bank is None else 0.0
    return [Text("server-note-timeout", seat=Player(chair.seat))]


def give_up(table: Table, chair: Chair, reason: str) -> None:
    """Take a seat out of the game: with two players the other one wins, with more a bot plays on."""
    chair.resigned, chair.away = True, False
    others = [other for other in table.chairs if other is not chair]
    if table.players == 2:
        end(table, "finished", Outcome(((others[0].seat,), (chair.seat,)), table.state.scores, reason))
    elif not any(other.is_played for other in others):
        end(table, "abandoned", None)
