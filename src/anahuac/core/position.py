"""Positions: any point of a game, as JSON data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

import msgspec

from anahuac.core.errors import PositionError, SetupError
from anahuac.core.text import Text
from anahuac.core.types import Options

if TYPE_CHECKING:
    from collections.abc import Mapping

    from anahuac.core.types import Seat

T = TypeVar("T", bound=msgspec.Struct)
Chosen = TypeVar("Chosen", bound=Options)


class HasPlayers(Protocol):
    """A position: it says how many players there are."""

    players: int


P = TypeVar("P", bound=HasPlayers)
B = TypeVar("B")


class Reader(Generic[P, B]):
    """Builds a state from a position piece by piece, noting every problem on the way."""

    def __init__(self, position: P, board: B) -> None:
        self.position = position
        self.board = board
        self.seats = range(position.players)
        self.problems: list[Text] = []

    def _wrong(self, id: str, **args: object) -> None:
        self.problems.append(Text(id, **args))

    def _refuse(self) -> None:
        """Raise `PositionError` if there has been a problem."""
        if self.problems:
            raise PositionError(self.problems)

    def _with_peoples(self, options: Chosen, peoples: Mapping[Seat, Any]) -> Chosen:
        """Put the peoples that a position gives the seats into its options, and check these."""
        missing = [seat for seat in self.seats if peoples and seat not in peoples]
        for seat in missing:
            self._wrong("position-people-missing", seat=seat)
        if peoples and not missing:
            options = msgspec.structs.replace(options, peoples=tuple(peoples[seat] for seat in self.seats))
        self.problems += options.problems(len(self.seats))
        return options


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
