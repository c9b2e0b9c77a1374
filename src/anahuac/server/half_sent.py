"""Requests that are begun and never finished: they are given some seconds, and one address has only so many of them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

if TYPE_CHECKING:
    from asyncio import TimerHandle, Transport

PATIENCE = 1.0
"""Seconds after which a request that has begun to arrive counts as half-sent."""
SECONDS = 15.0
"""How long the headers of a request may take at most."""
MOST = 64
"""So many half-sent requests one address may have."""

_half_sent: Counter[str] = Counter()


class FirstRequest(HttpToolsProtocol):
    """Uvicorn's protocol, which closes a connection whose first request does not arrive in time."""

    _deadline: TimerHandle | None = None
    _address: str | None = None
    """Whose half-sent request this is, once it counts as one."""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._deadline = self.loop.call_later(PATIENCE, self._count)

    def _count(self) -> None:
        address = self.client[0] if self.client else ""
        if _half_sent[address] >= MOST:
            self.transport.abort()
            return
        _half_sent[address] += 1
        self._address = address
        self._deadline = self.loop.call_later(SECONDS - PATIENCE, self.transport.close)

    def on_headers_complete(self) -> None:
        self._arrive()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrive()
        super().connection_lost(exc)

    def _arrive(self) -> None:
        """Stop waiting for the first request of this connection."""
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if self._address is not None:
            _half_sent[self._address] -= 1
            if not _half_sent[self._address]:
                del _half_sent[self._address]
            self._address = None
