"""Live play: a socket for everybody who watches a table. Hints arrive over the channel; each seat gets its own view."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext, suppress
from typing import TYPE_CHECKING, Any

import msgspec
from litestar.exceptions import WebSocketDisconnect

from anahuac.core import AnahuacError, Text
from anahuac.server.access import check_seat, seat_to_look_from, usual_seat
from anahuac.server.chat import rooms_of, say
from anahuac.server.errors import ApiError, problem_of
from anahuac.server.metrics import SOCKETS
from anahuac.server.news import news, news_since
from anahuac.server.storage.faults import is_away
from anahuac.server.table_info import face_of, table_info
from anahuac.server.wire.chat import Message
from anahuac.server.wire.request import check_text
from anahuac.server.wire.socket import ChatNews, Heard, LookFrom, Ping, Pong, Say, TableNews, Trouble

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from litestar import WebSocket
    from litestar.channels.subscriber import Subscriber

    from anahuac.core import Seat
    from anahuac.server.services import Services
    from anahuac.server.table import Table
    from anahuac.server.wire.people import Player
    from anahuac.server.wire.tables import TableInfo


COME_AGAIN = 1013
"""The code with which a socket is closed whose client shall come again."""
NOT_YOURS, NOT_THERE = 4403, 4404
"""The codes for who may not look, or where there is nothing to see."""

_decoder = msgspec.json.Decoder(Heard)


class Onlooker:
    """Somebody with an open socket at a table."""

    def __init__(
        self,
        services: Services,
        socket: WebSocket[Any, Any, Any],
        table: str,
        player: Player | None,
        language: str,
    ) -> None:
        self.services = services
        self.socket = socket
        self.id = table
        self.player = player
        self.language = language
        self.seat: Seat | None = None
        self.invite: str | None = None
        self.version = -1
        self.ply: int | None = None
        """The last ply that was sent; None: nothing yet."""
        self.shown = b""
        """The table's face as it was last told."""

    async def look(self, seat: Seat | None, ply: int | None, invite: str | None) -> None:
        """Serve a socket until it closes: first the current state, then everything new."""
        async with self.services.channels.start_subscription([f"table_{self.id}"]) as subscriber:
            await self.socket.accept()
            try:
                self.seat, self.ply, self.invite = seat, ply, invite
                async with self.services.store.table(self.id) as table:
                    told = self._news(table)
                await self._send(*told)
            except AnahuacError as error:
                await self._turn_away(error)
                return
            except Exception as error:
                if not is_away(error):
                    raise
                await self.socket.close(code=COME_AGAIN)
                return
            await self._follow(subscriber)

    async def _follow(self, subscriber: Subscriber) -> None:
        present = self.services.presence.of(self.id, self.player.id) if self.player else nullcontext()
        with SOCKETS.track_inprogress(), present:
            await until_one_ends(self.socket, self._listen(), self._tell(subscriber))

    async def _turn_away(self, error: AnahuacError) -> None:
        """Say why somebody may not look, or not any more, and close."""
        await self._send_error(error)
        is_gone = isinstance(error, ApiError) and error.status == 404
        await self.socket.close(code=NOT_THERE if is_gone else NOT_YOURS)

    async def _tell(self, subscriber: Subscriber) -> None:
        """Pass on what happens, until the onlooker may not look any more."""
        try:
            await self._pass_on_hints(subscriber)
        except AnahuacError as error:
            await self._turn_away(error)

    async def _pass_on_hints(self, subscriber: Subscriber) -> None:
        async for raw in subscriber.iter_events():
            hint = msgspec.json.decode(raw)
            if "chat" in hint:
                await self._pass_on(msgspec.convert(hint["chat"], Message))
            elif "version" in hint:
                await self._send_news(hint["version"])
            elif "resync" in hint:  # something was missed: whoever comes again is told everything
                return
            elif self.services.presence.hear(self.id, hint):
                async with self.services.store.table(self.id, self.version) as table:
                    self._look(table)
                    told = [] if self._face(table) == self.shown else [self._table(table)]
                await self._send(*told)

    async def _send_news(self, version: int) -> None:
        if version <= self.version:
            return
        async with self.services.store.table(self.id, version) as table:
            told = self._news(table) if table.version > self.version else []
        await self._send(*told)

    def _news(self, table: Table) -> list[bytes]:
        """What is new since the last time; the table itself only if it is another."""
        seat = self._look(table)
        self.version = table.version
        if not table.has_begun:
            return [self._table(table)]
        shown, self.shown = self.shown, self._face(table)
        about = None if shown == self.shown else self._table_info(table)
        ply, self.ply = self.ply, table.plies
        told = news(table, seat, table.length, about=about) if ply is None else news_since(table, seat, ply, about)
        return [msgspec.json.encode(told)]

    def _look(self, table: Table) -> Seat | None:
        """The seat to look from now: who has left it, or was removed, may not look from there any more."""
        return seat_to_look_from(table, self.player, self.seat, self.invite)

    def _face(self, table: Table) -> bytes:
        return face_of(table, self.services.presence.online(self.id))

    def _table_info(self, table: Table) -> TableInfo:
        return table_info(table, self.player, self.services.presence.online(self.id))

    def _table(self, table: Table) -> bytes:
        self.shown = self._face(table)
        return msgspec.json.encode(TableNews(self._table_info(table)))

    async def _pass_on(self, message: Message) -> None:
        async with self.services.store.table(self.id, self.version) as table:
            self._look(table)
            is_for_us = message.room in rooms_of(table, self.player)
        if is_for_us:
            await self._send(msgspec.json.encode(ChatNews(message)))

    async def _listen(self) -> None:
        """Take what the onlooker sends, until they go."""
        while True:
            try:
                data = await self.socket.receive_text()
            except (WebSocketDisconnect, KeyError):  # gone, or a frame that is no text
                return
            try:
                await self._take(data)
            except AnahuacError as error:
                await self._send_error(error)

    async def _take(self, data: str) -> None:
        self.services.limits.check("socket", self.player.id if self.player else str(id(self)), 20, 10)
        try:
            check_text(data.encode())
            message = _decoder.decode(data)
        except (msgspec.DecodeError, RecursionError) as error:
            raise ApiError(400, "bad-request", Text("server-bad-request", reason=str(error)[:200])) from None
        match message:
            case Ping():
                await self._send(msgspec.json.encode(Pong()))
            case Say(text=text):
                if self.player is None:
                    raise ApiError(401, "no-identity")
                await say(self.services, self.id, self.player, text)
            case LookFrom(seat=seat):
                async with self.services.store.table(self.id) as table:
                    check_seat(table, self.player, seat if seat is not None else usual_seat(table, self.player))
                    self.seat, self.ply = seat, None
                    told = self._news(table)
                await self._send(*told)

    async def _send_error(self, error: AnahuacError) -> None:
        _, problem = problem_of(error, self.language)
        fields = {field: getattr(problem, field) for field in problem.__struct_fields__}
        await self._send(msgspec.json.encode(Trouble(**fields)))

    async def _send(self, *messages: bytes) -> None:
        for message in messages:
            await self.socket.send_text(message.decode())


async def watch_lobby(services: Services, socket: WebSocket[Any, Any, Any]) -> None:
    """Hint at changes of the lobby until the socket closes."""
    async with services.channels.start_subscription(["table_lobby"]) as subscriber:
        await socket.accept()

        async def listen() -> None:
            with suppress(WebSocketDisconnect, KeyError):
                while True:
                    await socket.receive_text()

        async def tell() -> None:
            async for _ in subscriber.iter_events():
                await socket.send_text('{"type":"tables"}')

        await until_one_ends(socket, listen(), tell())


async def until_one_ends(
    socket: WebSocket[Any, Any, Any], listening: Coroutine[Any, Any, None], telling: Coroutine[Any, Any, None]
) -> None:
    """Listen and tell at the same time. An open socket that nobody tells anything is closed: its client comes again."""
    listener, teller = asyncio.create_task(listening), asyncio.create_task(telling)
    try:
        await asyncio.wait((listener, teller), return_when=asyncio.FIRST_COMPLETED)
        if not listener.done() or listener.exception() is not None:
            with suppress(WebSocketDisconnect, RuntimeError):
                await socket.close(code=COME_AGAIN)
    finally:
        for task in (listener, teller):
            task.cancel()
        ends = await asyncio.gather(listener, teller, return_exceptions=True)
    for end in ends:
        if isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect) and not is_away(end):
            raise end
