"""Who looks at a table now. Each process keeps telling the others whom it serves, so that a dead one is noticed."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from contextlib import contextmanager
from time import monotonic
from typing import TYPE_CHECKING, Any

from anahuac.server.identity import new_id

if TYPE_CHECKING:
    from collections.abc import Iterator

    from anahuac.server.announcer import Announcer

REPEAT = 20.0
"""Seconds after which a process tells again whom it serves at a table."""
LASTING = 3 * REPEAT


class Presence:
    """The players with an open socket, here and in other processes, by table."""

    def __init__(self, announcer: Announcer, is_alone: bool) -> None:
        self.announcer = announcer
        self.is_alone = is_alone
        """Whether there can be no other process, so that none has to be told or asked again."""
        self.process = new_id()
        self._here: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self._elsewhere: defaultdict[str, dict[str, tuple[list[str], float]]] = defaultdict(dict)

    @contextmanager
    def of(self, table: str, player: str) -> Iterator[None]:
        """Count somebody in as long as a socket is open."""
        here = self._here[table]
        here[player] += 1
        self.tell(table)
        if not self.is_alone:
            self.announcer.tell(table, {"who": self.process})
        try:
            yield
        finally:
            here[player] -= 1
            if not here[player]:
                del here[player]
            self.tell(table)
            if not here:
                self._here.pop(table, None)
                self._elsewhere.pop(table, None)

    def tell(self, table: str) -> None:
        """Tell the other processes whom this one serves at a table."""
        self.announcer.tell(table, {"process": self.process, "here": sorted(self._here.get(table, ()))})

    def hear(self, table: str, hint: dict[str, Any]) -> bool:
        """Take in what a process told; return whether somebody came or went."""
        if hint.get("who", self.process) != self.process:
            self.tell(table)
            return False
        if "here" not in hint:
            return False
        if hint["process"] != self.process:
            self._elsewhere[table][hint["process"]] = hint["here"], monotonic() + LASTING
        return True

    def online(self, table: str) -> set[str]:
        """The players who look at a table now."""
        now = monotonic()
        others = [players for players, until in self._elsewhere.get(table, {}).values() if until > now]
        return set(self._here.get(table, ())).union(*others)

    async def repeat(self) -> None:
        """Tell again and again whom this process serves, of one table after the other."""
        while not self.is_alone:
            tables = list(self._here)
            for table in tables:
                self.tell(table)
                await asyncio.sleep(REPEAT / len(tables))
            if not tables:
                await asyncio.sleep(REPEAT)
