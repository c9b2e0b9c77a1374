"""Pawns on the board: one integer a seat, six bits for each territory."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

TERRITORIES: Final = 30
BITS: Final = 6
"""Enough for the 60 pawns of a faction (Z8.2) in one territory."""
FULL: Final = (1 << BITS) - 1
PAWN: Final = tuple(1 << BITS * at for at in range(TERRITORIES))
"""One pawn, by territory."""


def pack(counts: Sequence[int]) -> int:
    """Put the numbers of pawns in all territories into one integer."""
    return sum(map(int.__mul__, counts, PAWN))


def unpack(pawns: int) -> tuple[int, ...]:
    """Take the numbers of pawns in all territories out of one integer."""
    return tuple([pawns >> shift & FULL for shift in range(0, BITS * TERRITORIES, BITS)])


def where(pawns: int) -> int:
    """The territories with pawns, as a mask."""
    return sum(1 << at for at, count in enumerate(unpack(pawns)) if count)
