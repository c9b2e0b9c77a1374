"""Positions: any point of a game, as JSON data."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from anahuac.core.errors import PositionError, SetupError
from anahuac.core.text import Text
from anahuac.core.types import Options

T = TypeVar("T", bound=msgspec.Struct)


def decode_position(data: object, kind: type[T]) -> T:
    """Decode a position of that type; `PositionError` says what does not fit."""
    try:
        return msgspec.convert(_with_options(data, kind), kind, str_keys=True)
    except msgspec.ValidationError as error:
        raise PositionError([Text("position-format", reason=str(error))]) from None
    except SetupError as error:
        raise PositionError([error.text]) from None


def _with_options(data: object, kind: type[msgspec.Struct]) -> object:
    """Read the options of a position as people write them (`Options.read`)."""
    if not isinstance(data, dict) or not isinstance(data.get("options"), dict):
        return data
    for field in msgspec.structs.fields(kind):
        if field.name == "options" and isinstance(field.type, type) and issubclass(field.type, Options):
            return data | {"options": field.type.read(data["options"])}
    return data
