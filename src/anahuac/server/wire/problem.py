"""Errors on the wire."""

from __future__ import annotations

from typing import Any

import msgspec

from anahuac.server.wire.texts import Said


class Problem(msgspec.Struct, omit_defaults=True):
    """What went wrong."""

    code: str
    message: str
    text: Said
    clause: str | None = None
    news: Any = None
    """With 409 in a game: how things stand now."""
    table: Any = None
    """With 409 after others were faster: the table as it is now."""
