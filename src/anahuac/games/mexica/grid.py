"""Sets of squares as masks: bit (row + 1) * stride + column, with one padding column, so that neighbours are shifts."""

from __future__ import annotations

from typing import Final

HALVES: Final = tuple((width, (1 << width) - 1) for width in (1024, 512, 256, 128, 64, 32, 16))
"""How many bits the lower half of a mask has, and the mask of that half."""


def nth_bit(mask: int, n: int) -> int:
    """The n-th member of a mask, counted from 0, as a mask of its own."""
    shift = 0
    for width, lower in HALVES:
        if mask > lower:
            count = (mask & lower).bit_count()
            if n < count:
                mask &= lower
            else:
                n -= count
                mask >>= width
                shift += width
    while n:
        mask &= mask - 1
        n -= 1
    return (mask & -mask) << shift


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
