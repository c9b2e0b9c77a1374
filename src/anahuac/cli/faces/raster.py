"""Filling outlines with dots, row by row."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


def fill_rows(outline: Sequence[tuple[float, float]]) -> Iterator[tuple[int, int, int]]:
    """Go through the runs of dots inside an outline: the row, the first dot, and the one after the last.

    A dot is inside if its centre is: between the first and second crossing of its row with the outline, between
    the third and fourth, and so on.
    """
    edges = list(zip(outline, [*outline[1:], outline[0]], strict=True))
    for row in range(int(min(y for _, y in outline)), ceil(max(y for _, y in outline))):
        middle = row + 0.5
        crossings = sorted(
            x1 + (middle - y1) * (x2 - x1) / (y2 - y1)
            for (x1, y1), (x2, y2) in edges
            if (y1 <= middle) != (y2 <= middle)
        )
        for start, end in zip(crossings[::2], crossings[1::2], strict=True):
            yield row, round(start), round(end)
