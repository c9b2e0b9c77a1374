"""How answers are sent: what is written of one at the same time goes out at once, which halves the cost of sending."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from anahuac.server.half_sent import FirstRequest

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop, Transport


class Gathering:
    """A transport that sends in one go what is written in one turn of the event loop."""

    def __init__(self, transport: Transport, loop: AbstractEventLoop) -> None:
        self.transport = transport
        self._loop = loop
        self._parts: list[bytes] = []

    def write(self, data: bytes) -> None:
        """Send this before the loop goes on to other things, with what else is written until then."""
        if not self._parts:
            self._loop.call_soon(self.flush)
        self._parts.append(data)

    def flush(self) -> None:
        """Send what was written."""
        if self._parts:
            parts, self._parts = self._parts, []
            self.transport.write(b"".join(parts))

    def close(self) -> None:
        """Send what was written, then close."""
        self.flush()
        self.transport.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)


class Connection(FirstRequest):
    """Uvicorn's protocol with answers sent in one go. Sockets write one message at a time and gain nothing by it."""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.transport = Gathering(transport, self.loop)  # type: ignore[assignment]

    def handle_websocket_upgrade(self) -> None:
        if isinstance(self.transport, Gathering):
            self.transport.flush()
            self.transport = self.transport.transport
        super().handle_websocket_upgrade()
