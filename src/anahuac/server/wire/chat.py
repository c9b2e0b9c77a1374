"""Chat: what is said at a table."""

from __future__ import annotations

from typing import Literal

import msgspec

from anahuac.server.wire.people import Player
from anahuac.server.wire.request import ChatLine, Request
from anahuac.server.wire.texts import Said


class NewChat(Request):
    """Something to say."""

    text: ChatLine


Room = Literal["players", "spectators", "note"]


class Message(msgspec.Struct):
    """Something said at a table, by somebody or by the server (a note)."""

    id: int
    at: float
    player: Player | None
    room: Room
    text: str | Said
