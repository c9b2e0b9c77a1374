"""The tables that a process keeps in memory; the others are read again when somebody looks."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from anahuac.server.table import Table
    from anahuac.server.wire.people import Player

TABLE, MOVE, STATE, TOLD, SEEN = 6_000, 400, 1_500, 4_000, 12_000
"""About how many bytes are taken by a table, by each of its moves, by each state, telling and sight that it keeps."""


def weight(table: Table) -> int:
    """About how many bytes a table takes."""
    kept = MOVE * len(table.moves) + STATE * len(table.kept) + TOLD * len(table.told)
    return TABLE + kept + (SEEN * len(table.seen.steps) if table.seen else 0)


class TableCache:
    """The tables used last, as many as fit into so many bytes."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._weights: dict[str, int] = {}
        self._total = 0

    def get(self, id: str) -> Table | None:
        """Return a table that is kept, and count it as used."""
        table = self._tables.get(id)
        if table is not None:
            self.keep(table)
        return table

    def keep(self, table: Table) -> None:
        """Keep a table, which may have grown; drop the least recently used ones if they do not fit."""
        self.forget(table.id)
        self._tables[table.id] = table
        self._weights[table.id] = weight(table)
        self._total += self._weights[table.id]
        while self._total > self.most and len(self._tables) > 1:
            self.forget(next(iter(self._tables)))

    def forget(self, id: str) -> None:
        """Drop a table, so that it is read again next time."""
        self._tables.pop(id, None)
        self._total -= self._weights.pop(id, 0)

    def forget_player(self, player: Player) -> None:
        """Drop all tables of a player whose name has changed."""
        for id, table in list(self._tables.items()):
            if table.host.id == player.id or table.seats_of(player):
                self.forget(id)
