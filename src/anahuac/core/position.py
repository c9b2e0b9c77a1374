"""Positions: any point of a game, as JSON data."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from anahuac.core.errors import PositionError
from anahuac.core.text import Text

T = TypeVar("T")


def decode_position(data: object, kind: type[T]) -> T:
    """Take data for a position of that kind; `PositionError` says what does not fit."""
    try:
        return msgspec.convert(data, kind, str_keys=True)
    except msgspec.ValidationError as error:
        raise PositionError([Text("position-format", reason=str(error))]) from None
