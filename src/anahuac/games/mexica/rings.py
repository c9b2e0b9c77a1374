"""Around a canal tile: whether the land beside it is joined there already, so that nothing can be split."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.games.mexica.actions import SLOT
from anahuac.games.mexica.grid import beside, pieces

if TYPE_CHECKING:
    from anahuac.games.mexica.actions import MexicaAction


class Rings:
    """The squares around a tile, of each of the three ways a tile can lie, and the patterns of land that are joined."""

    def __init__(self, stride: int) -> None:
        self.stride = stride
        sizes = {SLOT["single"]: (1, 1), SLOT["double_h"]: (1, 2), SLOT["double_v"]: (2, 1)}
        self._rings = {slot: _ring(high, wide, stride) for slot, (high, wide) in sizes.items()}

    def joined(self, rest: int, tile: MexicaAction) -> bool:
        """Return whether what a tile leaves of a district is joined around the tile: then it is still one district."""
        mask, patterns = self._rings[tile.slot]
        # The window begins up and left of the tile; shifting to the left first keeps the corner of the grid in it.
        return rest << 1 >> tile.at - self.stride & mask in patterns


def _ring(high: int, wide: int, stride: int) -> tuple[int, frozenset[int]]:
    """The ring around a tile as a mask, and the sets of its squares in which all that touch the tile are joined."""
    tile = sum(1 << (row + 1) * stride + column + 1 for row in range(high) for column in range(wide))
    window = sum(1 << row * stride + column for row in range(high + 2) for column in range(wide + 2))
    ring = window & ~tile
    banks = beside(tile, stride) & ring
    joined = set()
    pattern = ring
    while True:
        if sum(1 for piece in pieces(pattern, stride) if piece & banks) <= 1:
            joined.add(pattern)
        if not pattern:
            return ring, frozenset(joined)
        pattern = pattern - 1 & ring
