"""A client that costs next to nothing, so that a load test measures the server: raw HTTP and WebSocket frames.

Like a browser it takes compressed answers and messages.
"""

from __future__ import annotations

import asyncio
import gzip
import re
import secrets
import zlib
from base64 import b64encode
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

Address = tuple[str, int]
COMPRESSED, TEXT = 0x40, 0x01
"""Bits of the first byte of a frame."""
_NOW = re.compile(
    rb'"now":\{"version":\d+,"ply":(\d+),"moves":\d+,"to_act":\[[^]]*\],"seat":(\d+),"legal":\[([\d,]*)\]'
)


class Now(NamedTuple):
    """What a player needs of news to act: `legal` as it stands in the message."""

    ply: int
    seat: int
    legal: bytes


def now_of(message: bytes) -> Now | None:
    """Find how things stand in news; None in other messages."""
    found = _NOW.search(message, max(0, message.find(b'"now":{')))
    return Now(int(found[1]), int(found[2]), found[3]) if found else None


class Http:
    """Connections to a server that stay open; a request takes one that is free."""

    def __init__(self, address: Address) -> None:
        self.address = address
        self._free: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []

    async def get(self, path: str, token: str | None) -> tuple[int, bytes]:
        """Ask; answer with the status and the body."""
        return await self._request("GET", path, token, b"")

    async def post(self, path: str, token: str | None, body: bytes) -> tuple[int, bytes]:
        """Send; answer with the status and the body."""
        return await self._request("POST", path, token, body)

    async def _request(self, method: str, path: str, token: str | None, body: bytes) -> tuple[int, bytes]:
        identity = f"Authorization: Bearer {token}\r\n" if token else ""
        head = f"{method} /api/v1{path} HTTP/1.1\r\nHost: load\r\n{identity}"
        head += f"Accept-Encoding: gzip\r\nContent-Length: {len(body)}\r\n\r\n"
        reader, writer = await self._connection()
        writer.write(head.encode() + body)
        try:
            answer = await reader.readuntil(b"\r\n\r\n")
        except (ConnectionError, asyncio.IncompleteReadError):  # it had been idle, and the server closed it just now
            reader, writer = await asyncio.open_connection(*self.address)
            writer.write(head.encode() + body)
            answer = await reader.readuntil(b"\r\n\r\n")
        length = int(answer.lower().partition(b"content-length: ")[2].split(b"\r\n", 1)[0])
        told = await reader.readexactly(length)
        self._free.append((reader, writer))
        return int(answer[9:12]), gzip.decompress(told) if told[:2] == b"\x1f\x8b" else told

    async def _connection(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Take the connection that was used last, if the server has not closed it meanwhile, or open another."""
        while self._free:
            reader, writer = self._free.pop()
            if not reader.at_eof():
                return reader, writer
            writer.close()
        return await asyncio.open_connection(*self.address)

    def close(self) -> None:
        """Close all connections."""
        for _, writer in self._free:
            writer.close()


class _Socket(asyncio.Protocol):
    """A WebSocket that only listens. Frames of a server are not masked, and ours are never sent."""

    def __init__(self, request: bytes, hear: Callable[[bytes], None]) -> None:
        self.request, self.hear = request, hear
        self.buffer = b""
        self.is_open = False
        self.inflater = zlib.decompressobj(-15)

    def connection_made(self, transport: Any) -> None:
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open:
            head, _, rest = self.buffer.partition(b"\r\n\r\n")
            if not rest and not self.buffer.endswith(b"\r\n\r\n"):
                return
            assert b" 101 " in head, head
            self.is_open, self.buffer = True, rest
        while (frame := _frame(self.buffer)) is not None:
            kind, payload, self.buffer = frame
            if kind & COMPRESSED:
                payload = self.inflater.decompress(payload + b"\x00\x00\xff\xff")
            if kind & TEXT:
                self.hear(payload)


def _frame(buffer: bytes) -> tuple[int, bytes, bytes] | None:
    """Split the first frame off: its first byte, what it says, and what comes after it; None if it is not all there."""
    if len(buffer) < 4:
        return None
    length, start = buffer[1], 2
    if length == 126:
        length, start = int.from_bytes(buffer[2:4], "big"), 4
    elif length == 127:
        length, start = int.from_bytes(buffer[2:10], "big"), 10
    if len(buffer) < start + length:
        return None
    return buffer[0], buffer[start : start + length], buffer[start + length :]


async def follow(address: Address, path: str, token: str, hear: Callable[[bytes], None]) -> asyncio.Transport:
    """Open a WebSocket; whatever it says is heard."""
    request = (
        f"GET /api/v1{path} HTTP/1.1\r\nHost: load\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {b64encode(secrets.token_bytes(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Extensions: permessage-deflate\r\n"
        f"Authorization: Bearer {token}\r\n\r\n"
    )
    loop = asyncio.get_running_loop()
    transport, _ = await loop.create_connection(lambda: _Socket(request.encode(), hear), *address)
    return transport
