"""Texts as data: for the wire, and for files that keep them. Whoever reads them puts them into words."""

from __future__ import annotations

from typing import Any

from anahuac.core.text import Joined, Listed, Player, Text


def said(text: Text) -> dict[str, Any]:
    """Write a text as data."""
    if isinstance(text, Joined):
        return {"join": text.args["separator"], "texts": [said(part) for part in text.args["texts"]]}
    if isinstance(text, Listed):
        return {"list": [_argument(part) for part in text.args["parts"]]}
    if not text.args:
        return {"id": text.id}
    return {"id": text.id, "args": {name: _argument(arg) for name, arg in text.args.items()}}


def _argument(arg: object) -> object:
    if isinstance(arg, Player):
        return {"player": arg.seat}
    return said(arg) if isinstance(arg, Text) else arg
