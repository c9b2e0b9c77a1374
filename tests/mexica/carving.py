"""Districts a second time: squares joined edge to edge, and what canals can make of them (M10.3), slow and obvious."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

Square = str


def beside(square: Square) -> list[Square]:
    """The four neighbours of a square, on the board or not."""
    column, row = ord(square[0]), int(square[1:])
    return [f"{chr(column + dx)}{row + dy}" for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1))]


def pieces(squares: Iterable[Square]) -> list[set[Square]]:
    """Divide squares into sets that are joined edge to edge."""
    left, found = set(squares), []
    while left:
        piece, queue = set(), [min(left)]
        while queue:
            square = queue.pop()
            if square in left:
                left.remove(square)
                piece.add(square)
                queue += beside(square)
        found.append(piece)
    return found


def tiles_on(squares: Iterable[Square], doubles: int, singles: int) -> list[set[Square]]:
    """Every way to lay a tile on these squares."""
    found = [{square} for square in squares] if singles else []
    if doubles:
        found += [{one, other} for one in squares for other in (beside(one)[1], beside(one)[3]) if other in squares]
    return found


@lru_cache(maxsize=100_000)
def sizes_left(
    district: frozenset[Square], free: frozenset[Square], palace: frozenset[Square], doubles: int, singles: int
) -> frozenset[int]:
    """M10.3: the sizes of districts with room for a token and a noble that all ways to lay so many tiles can leave."""
    found = {len(district)} if len(free) >= 2 and free - palace else set()
    for tile in tiles_on(free - palace, doubles, singles):
        left = (doubles - 1, singles) if len(tile) == 2 else (doubles, singles - 1)
        for piece in map(frozenset, pieces(district - tile)):
            found |= sizes_left(piece, free & piece, palace & piece, *left)
    return frozenset(found)
