"""The tables that a process keeps in memory; the others are read again when somebody looks."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from anahuac.server.table import Table
    from anahuac.server.wire.people import Player

KEPT = 400
"""How many tables a process keeps."""


class TableCache:
    """The tables used last."""

    def __init__(self) -> None:
        self._tables: OrderedDict[str, Table] = OrderedDict()

    def get(self, id: str) -> Table | None:
        """Return a table that is kept, and count it as used."""
        if id in self._tables:
            self._tables.move_to_end(id)
        return self._tables.get(id)

    def keep(self, table: Table) -> None:
        """Keep a table; drop the least recently used one if there are too many."""
        self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        while len(self._tables) > KEPT:
            self._tables.popitem(last=False)

    def forget(self, id: str) -> None:
        """Drop a table, so that it is read again next time."""
        self._tables.pop(id, None)

    def forget_player(self, player: Player) -> None:
        """Drop all tables of a player whose name has changed."""
        for id, table in list(self._tables.items()):
            if table.host.id == player.id or table.seats_of(player):
                self.forget(id)
