"""What goes over the socket of a table."""

from __future__ import annotations

import msgspec

from anahuac.server.wire.chat import Message
from anahuac.server.wire.play import News
from anahuac.server.wire.problem import Problem
from anahuac.server.wire.request import ChatLine, SeatNumber
from anahuac.server.wire.tables import TableInfo


class Say(msgspec.Struct, tag_field="type", tag="chat", forbid_unknown_fields=True):
    """Something to say."""

    text: ChatLine


class LookFrom(msgspec.Struct, tag_field="type", tag="seat", forbid_unknown_fields=True):
    """Look from another seat of one's own; None: from the one that must decide."""

    seat: SeatNumber | None


class Ping(msgspec.Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """A question whether anybody is there."""


class TableNews(msgspec.Struct, tag_field="type", tag="table"):
    """The table has changed: before the start, or who is there."""

    table: TableInfo


class ChatNews(msgspec.Struct, tag_field="type", tag="chat"):
    """Something was said."""

    message: Message


class Trouble(Problem, tag_field="type", tag="error"):
    """What was sent could not be granted."""


class Pong(msgspec.Struct, tag_field="type", tag="pong"):
    """Somebody is there."""


Told = News | TableNews | ChatNews | Trouble | Pong
"""What the server sends over a table's socket."""
Heard = Say | LookFrom | Ping
"""What it takes."""
