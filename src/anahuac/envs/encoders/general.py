"""Observations of any game: what its views show, hashed into a row of numbers of fixed length.

Every value of a view is told from the others by its way through the view (`hands 0 2`). A number counts for its way,
a word or a flag for its way together with itself. The hash of that decides the place of the row in which it counts;
two may share a place by chance. That is enough to learn something; a game's own encoder says more with less.
"""

from __future__ import annotations

from array import array
from functools import lru_cache
from typing import TYPE_CHECKING, Any
from zlib import crc32

import msgspec

from anahuac.envs.encoding import Encoder, Scalars, Seats

if TYPE_CHECKING:
    from collections.abc import Iterator

    from anahuac.core import Board, State
    from anahuac.envs.encoding import Numbers

PLACES = 1024
LARGEST = 30_000
HIDDEN = {"game", "board", "legal", "options"}
"""What does not change in a game, or is told apart by the mask of legal actions."""


def encoder(board: Board, seats: int) -> Encoder:
    """Make the encoder for a number of seats."""
    scalars = [
        Scalars("to act, by seat", seats, lambda state, them: them.among(state.to_act)),
        Scalars("points / 50, by seat", seats, lambda state, them: them.numbers(state.view(them.me).scores), 1 / 50),
        Scalars("the view, hashed / 10", PLACES, _hashed, 1 / 10),
    ]
    return Encoder(seats, (0,), [], scalars)


def _hashed(state: State, seats: Seats) -> Numbers:
    data: dict[str, Any] = msgspec.to_builtins(state.view(seats.me))
    row = array("h", bytes(2 * PLACES))
    for name, value in data.items():
        if name not in HIDDEN:
            for way, number in _walk(name, value):
                place = _place(way)
                row[place] = max(-LARGEST, min(LARGEST, row[place] + number))
    return row


def _walk(way: str, value: Any) -> Iterator[tuple[str, int]]:
    """Go through everything in a value, with the way to it."""
    match value:
        case None:
            return
        case bool() | str():
            yield f"{way} {value}", 10
        case int() | float():
            yield way, max(-LARGEST, min(LARGEST, int(value)))
        case dict():
            for key, one in value.items():
                yield from _walk(f"{way} {key}", one)
        case _:
            for at, one in enumerate(value):
                yield from _walk(f"{way} {at}", one)


@lru_cache(1 << 16)
def _place(way: str) -> int:
    return crc32(way.encode()) % PLACES
