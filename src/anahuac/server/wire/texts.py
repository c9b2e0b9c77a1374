"""Texts on the wire, which clients put into words themselves."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from anahuac.core import Text
from anahuac.core.text import Joined, Listed
from anahuac.core.text import Player as PlayerArgument

TEXT = "Text"
Said = Annotated[dict[str, Any], Meta(title=TEXT)]
"""A text on the wire: `{"id", "args"}`, `{"join", "texts"}` or `{"list"}`; an argument or a part of a list may be a
player, `{"player": seat}`. Browsers put it into words themselves, with the names at their table."""


def said(text: Text) -> Said:
    """Write a text for the wire."""
    if isinstance(text, Joined):
        return {"join": text.args["separator"], "texts": [said(part) for part in text.args["texts"]]}
    if isinstance(text, Listed):
        return {"list": [_argument(part) for part in text.args["parts"]]}
    if not text.args:
        return {"id": text.id}
    return {"id": text.id, "args": {name: _argument(arg) for name, arg in text.args.items()}}


def _argument(arg: object) -> object:
    if isinstance(arg, PlayerArgument):
        return {"player": arg.seat}
    return said(arg) if isinstance(arg, Text) else arg
