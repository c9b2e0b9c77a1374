"""M0.1: the board, read from its file, checked, and what is computed from it once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.core import Board, BoardError, Catalogue, Shelf
from anahuac.core.masks import bits
from anahuac.games.mexica.actions import MexicaAction, make_catalogue
from anahuac.games.mexica.grid import beside
from anahuac.games.mexica.island import CANAL, EMBLEM, START, read_island
from anahuac.games.mexica.rings import Rings
from anahuac.games.mexica.tables import Tables

if TYPE_CHECKING:
    from collections.abc import Iterable

VICINITY = 5
"""How many rows plus columns away is near."""


class MexicaBoard(Board):
    """A checked board. Squares are cells of a grid (see `grid`), sets of them are masks."""

    catalogue: Catalogue[MexicaAction]

    def __init__(self, name: str, content: bytes) -> None:
        island, problems = read_island(content)
        if island is None or problems:
            raise BoardError(problems)
        self.name, self.content = name, content
        self.rows = island.rows
        self.stride = stride = island.stride
        self.cells = island.grid.bit_length()
        self.land = island.land
        self.lake = island.grid & ~self.land
        self.starts = island.mask(START)
        self.palace = island.mask(START + EMBLEM)
        self.printed = island.mask(CANAL)
        self.ground = self.land & ~self.palace
        """The land squares that may be built on: all but the palace."""
        self.coast = beside(self.lake, stride)
        """Everything that has lake beside it."""
        rows, columns = range(1, len(self.rows) + 1), range(island.width)
        self.names = {cell: island.name(cell) for row in rows for cell in (row * stride + at for at in columns)}
        self.index = {name: cell for cell, name in self.names.items()}
        self.inside = sum(1 << cell for cell in self.names)
        """The squares of the board, without the padding."""
        self._measure()
        self.catalogue = make_catalogue(self.names, stride)
        self.tables = Tables(self.catalogue, self.cells)

    def _measure(self) -> None:
        """Keep the neighbours of each cell: along the row, along the column, and both."""
        stride, every = self.stride, range(self.cells)
        self.beside_h = [1 << cell + 1 | (1 << cell) >> 1 for cell in every]
        self.beside_v = [1 << cell + stride | (1 << cell) >> stride for cell in every]
        self.beside = [h | v for h, v in zip(self.beside_h, self.beside_v, strict=True)]
        self.vicinity = [self.ball(cell, VICINITY) & self.land for cell in every]
        """The land around a cell: it usually suffices to see that a noble there cannot be enclosed (M9)."""
        self.rings = Rings(stride)

    def ball(self, cell: int, radius: int) -> int:
        """The squares that are at most so many rows plus columns away from a cell."""
        near = 1 << cell
        for _ in range(radius):
            near |= beside(near, self.stride) & self.inside
        return near

    def mask(self, names: Iterable[str]) -> int:
        """Make a mask of squares."""
        return sum(1 << self.index[name] for name in set(names))

    def named(self, mask: int) -> tuple[str, ...]:
        """Name the squares of a mask."""
        return tuple([self.names[cell] for cell in bits(mask)])


SHELF = MexicaBoard.shelf = Shelf(__package__, ".txt", ("mexica", "tlatelolco"), MexicaBoard)
