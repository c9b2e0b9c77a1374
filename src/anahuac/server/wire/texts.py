"""Texts on the wire, which clients put into words themselves."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from anahuac.core.said import said

__all__ = ["TEXT", "Said", "said"]

TEXT = "Text"
Said = Annotated[dict[str, Any], Meta(title=TEXT)]
"""A text on the wire: `{"id", "args"}`, `{"join", "texts"}` or `{"list"}`; an argument or a part of a list may be a
player, `{"player": seat}`. Browsers put it into words themselves, with the names at their table."""
