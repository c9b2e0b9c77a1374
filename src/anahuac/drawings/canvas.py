"""Maps in the terminal: outlines filled with half blocks, two dots in a character, and words written on them."""

from __future__ import annotations

from functools import cache
from math import ceil
from typing import TYPE_CHECKING

from rich.style import Style
from rich.text import Text as RichText

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

Point = tuple[float, float]
Outline = tuple[Point, ...]
Words = list[tuple[str, Style]]

MARGIN = 12
"""Units of the board that are shown around it."""


class Canvas:
    """A map: areas with their colours, and then words."""

    def __init__(self, outlines: tuple[Outline, ...], colours: Sequence[str], ground: str, width: int) -> None:
        self.left, self.top, self.scale, rows = frame(outlines, width)
        dots = [[ground] * width for _ in range(2 * rows)]
        for area, y, first, last in filled(outlines, width):
            dots[y][first:last] = [colours[area]] * (last - first)
        self.cells = [
            [("▀", Style(color=up, bgcolor=down)) for up, down in zip(upper, lower, strict=True)]
            for upper, lower in zip(dots[::2], dots[1::2], strict=True)
        ]

    def write(self, at: Point, line: int, words: Words) -> None:
        """Write words centred on a point of the board, or some lines below it."""
        letters = [(letter, style) for word, style in words for letter in word]
        row = round((at[1] - self.top) * self.scale / 2) + line
        column = round((at[0] - self.left) * self.scale) - len(letters) // 2
        first = min(max(column, 0), len(self.cells[0]) - len(letters))
        if 0 <= row < len(self.cells):
            self.cells[row][first : first + len(letters)] = letters

    def lines(self) -> list[RichText]:
        """The map, line by line."""
        return [RichText.assemble(*row) for row in self.cells]


def frame(outlines: tuple[Outline, ...], width: int) -> tuple[float, float, float, int]:
    """Where the drawing begins on the board, how many columns a unit of it is wide, and how many rows it takes."""
    xs = [x for outline in outlines for x, _ in outline]
    ys = [y for outline in outlines for _, y in outline]
    scale = width / (max(xs) - min(xs) + 2 * MARGIN)
    rows = int((max(ys) - min(ys) + 2 * MARGIN) * scale / 2 + 1)
    return min(xs) - MARGIN, min(ys) - MARGIN, scale, rows


@cache
def filled(outlines: tuple[Outline, ...], width: int) -> list[tuple[int, int, int, int]]:
    """The runs of dots of all areas: which area, the row, the first dot, and the one after the last."""
    left, top, scale, _ = frame(outlines, width)
    return [
        (number, row, max(first, 0), min(last, width))
        for number, outline in enumerate(outlines)
        for row, first, last in fill_rows([((x - left) * scale, (y - top) * scale) for x, y in outline])
    ]


def fill_rows(outline: Sequence[Point]) -> Iterator[tuple[int, int, int]]:
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
