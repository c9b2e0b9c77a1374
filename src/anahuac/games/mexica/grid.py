"""Sets of squares as masks: bit (row + 1) * stride + column, with one padding column, so that neighbours are shifts."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


def bits(mask: int) -> Iterator[int]:
    """Go through the cells of a mask."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def nth_bit(mask: int, n: int) -> int:
    """The n-th member of a mask, counted from 0, as a mask of its own."""
    shift, width = 0, 256
    while mask >> width:
        width *= 2
    while width > 1:
        width //= 2
        low = mask & (1 << width) - 1
        count = low.bit_count()
        if n < count:
            mask = low
        else:
            n -= count
            mask >>= width
            shift += width
    return 1 << shift


def beside(mask: int, stride: int) -> int:
    """The edge neighbours of a set of squares, which may be members themselves."""
    return mask << 1 | mask >> 1 | mask << stride | mask >> stride


def around(mask: int, stride: int) -> int:
    """A set of squares with all its neighbours, those over a corner too."""
    wide = mask | mask << 1 | mask >> 1
    return wide | wide << stride | wide >> stride


def flood(seed: int, area: int, stride: int) -> int:
    """Everything in an area that is joined to the seed, edge to edge."""
    reached = seed & area
    while True:
        grown = (reached | reached << 1 | reached >> 1 | reached << stride | reached >> stride) & area
        if grown == reached:
            return reached
        reached = grown


def pieces(area: int, stride: int) -> list[int]:
    """Divide an area into its maximal sets of squares joined edge to edge, in canonical order."""
    found = []
    while area:
        piece = flood(area & -area, area, stride)
        found.append(piece)
        area ^= piece
    return sorted(found)
