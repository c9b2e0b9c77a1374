"""A queue in which owners take turns, so that nobody waits for all the work of somebody else."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


class FairQueue:
    """Gives out so many places. Who waits is served owner by owner, and no owner has all the places."""

    def __init__(self, places: int) -> None:
        self.places = places
        self.most = max(1, places - 1)
        """So many places one owner may have at a time."""
        self._taken: Counter[str] = Counter()
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def place(self, owner: str) -> AsyncIterator[None]:
        """Wait for a place, and give it back at the end."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(turn)
        self._serve()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.done() or turn.cancelled():
                self._leave(owner, turn)
            else:
                self._free(owner)
            raise
        try:
            yield
        finally:
            self._free(owner)

    def _free(self, owner: str) -> None:
        self._taken[owner] -= 1
        if not self._taken[owner]:
            del self._taken[owner]
        self._serve()

    def _leave(self, owner: str, turn: asyncio.Future[None]) -> None:
        queue = self._waiting.get(owner, deque())
        if turn in queue:
            queue.remove(turn)
        if not queue:
            self._waiting.pop(owner, None)

    def _serve(self) -> None:
        """Give free places to those who wait, one owner after the other."""
        for owner in list(self._waiting):
            if self._taken.total() >= self.places:
                return
            if self._taken[owner] < self.most:
                self._waiting[owner].popleft().set_result(None)
                self._taken[owner] += 1
                if self._waiting[owner]:
                    self._waiting.move_to_end(owner)
                else:
                    del self._waiting[owner]
