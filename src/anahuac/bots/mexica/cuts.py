"""Canals that close a district: which few tiles cut a region of a wanted size out of a district."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from anahuac.core.masks import bits
from anahuac.games.mexica.actions import SLOT
from anahuac.games.mexica.grid import around, beside, flood
from anahuac.games.mexica.material import SIZES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from anahuac.games.mexica.actions import MexicaAction
    from anahuac.games.mexica.board import MexicaBoard
    from anahuac.games.mexica.state import MexicaState

SMALLEST, LARGEST = SIZES[0], SIZES[-1]
LONGEST = 3
"""The tiles of the longest chain that is looked for."""
_SINGLE, _DOUBLE_H, _DOUBLE_V = SLOT["single"], SLOT["double_h"], SLOT["double_v"]
FEW_SINGLES = 3
"""With no more singles than that, half of a double is wasted before a single is spent."""


Chain = tuple[tuple[int, ...], int, int]
"""The cells of a chain, the tiles it takes at least, and how many of these need only one of two squares."""


class Cut(NamedTuple):
    """A region that a chain of squares, turned into canals, separates from the rest of its district."""

    region: int
    chain: tuple[int, ...]
    """Cells from water to water, each beside or diagonal to the one before."""
    tiles: int
    """The tiles it takes at least."""
    spare: int
    """How many of them need only one of two squares."""


class Closing(NamedTuple):
    """Tiles that leave a region of a wanted size."""

    size: int
    region: int
    tiles: tuple[MexicaAction, ...]
    squares: int
    """All squares of the tiles."""


@lru_cache(maxsize=4096)
def cuts(board: MexicaBoard, district: int, soil: int, longest: int = LONGEST) -> tuple[Cut, ...]:
    """Find the regions that a chain of at most this many tiles cuts out of a district; `soil` may be dug.

    Canals close a region off where they meet at a corner, so that a shortest chain goes from water to water and
    touches water nowhere between.
    """
    found: dict[int, Cut] = {}
    for chain, tiles, spare in _chains(board, district, soil, longest):
        dug = 0
        for cell in chain:
            dug |= 1 << cell
        for region in _regions(district & ~dug, beside(dug, board.stride), board.stride):
            known = found.get(region)
            if known is None or known.tiles > tiles:
                found[region] = Cut(region, chain, tiles, spare)
    return tuple(found.values())


def _chains(board: MexicaBoard, district: int, soil: int, longest: int) -> Iterator[Chain]:
    """Go through the chains from water to water, with the tiles that they take."""
    stride, near = board.stride, _surroundings(board)
    shore = around(~district & ((1 << board.cells + stride + 1) - 1), stride) & soil
    within = [shore]
    for _ in range(2 * longest):
        within.append(within[-1] | around(within[-1], stride) & soil)

    def extend(
        chain: tuple[int, ...], open_to: int, tiles: int, odd: int, run: int
    ) -> Iterator[tuple[tuple[int, ...], int, int]]:
        """`odd`: the finished straight runs of an odd length; `run`: the length of the last run."""
        last = chain[-1]
        most = 2 * (longest - tiles) + (run & 1)  # squares that are still free to come along the run
        candidates = near[last] & open_to & within[max(0, most - 1)]
        further = open_to & ~near[last]
        while candidates:
            low = candidates & -candidates
            candidates ^= low
            cell = low.bit_length() - 1
            straight = cell - last in (1, -1, stride, -stride)
            if straight and (run == 1 or cell - last == last - chain[-2]):
                grown, more, length = tiles + (run + 1 & 1), odd, run + 1
            else:
                grown, more, length = tiles + 1, odd + (run & 1), 1
            if grown > longest:
                continue
            longer = (*chain, cell)
            if low & shore:
                if cell > chain[0]:
                    yield longer, grown, more + (length & 1)
            else:
                yield from extend(longer, further, grown, more, length)

    for first in bits(shore):
        yield (first,), 1, 1
        yield from extend((first,), soil & ~(1 << first), 1, 0, 1)


@lru_cache(maxsize=64)
def _surroundings(board: MexicaBoard) -> list[int]:
    """The eight squares around each cell."""
    return [around(1 << cell, board.stride) ^ 1 << cell for cell in range(board.cells)]


def _regions(rest: int, banks: int, stride: int) -> Iterator[int]:
    """The parts of a divided district that are small enough for a token, if there is another part."""
    banks &= rest
    while banks:
        reached = banks & -banks
        closed = False
        while not closed and reached.bit_count() <= LARGEST + LONGEST:
            grown = (reached | reached << 1 | reached >> 1 | reached << stride | reached >> stride) & rest
            closed = grown == reached
            reached = grown
        if closed and reached != rest and reached.bit_count() >= SMALLEST:
            yield reached
        banks &= ~reached


def closings(
    state: MexicaState,
    district: int,
    wanted: Sequence[int],
    longest: int = LONGEST,
    left: Callable[[int], int] | None = None,
) -> list[Closing]:
    """Find the tiles, laid from the supply of a state, that leave a region of one of the wanted sizes.

    `left` tells how many tiles can be paid for if the region is to be reached as well.
    """
    soil = state.soil & district & ~(state.built | state.access)
    free = soil & ~state.standing
    found: list[Closing] = []
    for cut in cuts(state.board, district, soil, longest):
        over = cut.region.bit_count()
        fitting = [size for size in wanted if 0 <= over - size <= cut.spare]
        if fitting and (left is None or cut.tiles <= left(cut.region)):
            found += filter(None, [_laid(state, cut, size, free) for size in fitting])
    found += _trims(state, district, wanted, free)
    return found


def splits(state: MexicaState, district: int, longest: int = LONGEST) -> Iterator[Closing]:
    """Find the tiles that cut off any small region, whatever its size."""
    soil = state.soil & district & ~(state.built | state.access)
    for cut in cuts(state.board, district, soil, longest):
        closing = _laid(state, cut, cut.region.bit_count(), soil & ~state.standing)
        if closing:
            yield closing


def _laid(state: MexicaState, cut: Cut, size: int, free: int) -> Closing | None:
    """Choose the tiles of a cut: where a run of squares is odd, a single, or a double that takes a square more.

    What it takes inside the region makes that smaller, so that one cut may serve several sizes.
    """
    if any(not free >> cell & 1 for cell in cut.chain):
        return None
    tables, stride = state.board.tables, state.board.stride
    region, shrink = cut.region, cut.region.bit_count() - size
    doubles, singles, tiles, squares = state.doubles, state.singles, [], 0
    for run in _runs(cut.chain, stride):
        cells = run
        if len(run) & 1:
            other = -1
            if shrink:
                other, cells = _partner(run, region & free & ~squares, region, stride)
                if other < 0:
                    return None
                region &= ~(1 << other)
                shrink -= 1
            elif singles <= FEW_SINGLES:
                chain = sum(1 << cell for cell in cut.chain)
                other, cells = _partner(run, free & ~(region | chain | squares), 0, stride)
            if other < 0:
                if not singles:
                    return None
                singles -= 1
                tiles.append(tables.plain[_SINGLE].by_bit[1 << run[-1]][0])
                squares |= 1 << run[-1]
                cells = run[:-1]
        for first, second in zip(cells[::2], cells[1::2], strict=True):
            low, slot = min(first, second), _DOUBLE_H if abs(first - second) == 1 else _DOUBLE_V
            doubles -= 1
            tiles.append(tables.plain[slot].by_bit[1 << low][0])
            squares |= 1 << first | 1 << second
    if shrink or doubles < 0:
        return None
    return Closing(size, region, tuple(tiles), squares)


def _runs(chain: Sequence[int], stride: int) -> list[list[int]]:
    """Divide a chain into its straight runs of squares."""
    runs = [[chain[0]]]
    for before, cell in pairwise(chain):
        run = runs[-1]
        straight = abs(cell - before) in (1, stride) and (len(run) == 1 or cell - before == before - run[-2])
        if straight:
            run.append(cell)
        else:
            runs.append([cell])
    return runs


def _partner(run: list[int], squares: int, region: int, stride: int) -> tuple[int, list[int]]:
    """A square for the odd end of a run, and the run with it in an order in which pairs are beside each other.

    Out of a region only such a square is taken that leaves it in one piece.
    """
    for cells in (run, run[::-1]):
        beside_end = beside(1 << cells[-1], stride) & squares
        for other in bits(beside_end):
            if not region or _is_whole(region & ~(1 << other), stride):
                return other, [*cells, other]
    return -1, run


def _is_whole(region: int, stride: int) -> bool:
    return bool(region) and flood(region & -region, region, stride) == region


def _trims(state: MexicaState, district: int, wanted: Sequence[int], free: int) -> Iterator[Closing]:
    """One tile that makes a district, already closed, as small as wanted."""
    size, stride = district.bit_count(), state.board.stride
    for slot, taken, step, supply in (
        (_SINGLE, 1, 0, state.singles),
        (_DOUBLE_H, 2, 1, state.doubles),
        (_DOUBLE_V, 2, stride, state.doubles),
    ):
        if size - taken in wanted and supply:
            for cell in bits(free & free >> step):
                tile = state.board.tables.plain[slot].by_bit[1 << cell][0]
                region = district & ~tile.squares
                if state.board.rings.joined(region, tile) or _is_whole(region, stride):
                    yield Closing(size - taken, region, (tile,), tile.squares)
