"""The terminal's drawing elsewhere: as plain text for `str`, as SVG and HTML for notebooks."""

from __future__ import annotations

from html import escape
from io import StringIO
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from rich.console import Console

from anahuac.core import all_games, find_game
from anahuac.drawings import drawing_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rich.color import Color
    from rich.console import RenderableType

    from anahuac.core import Board, Record, View

WIDTH = 90
"""Columns of a drawing."""
ACROSS, DOWN = 8, 16
"""Pixels of a character."""
PAPER, INK = "#18181c", "#e0e0e0"
BLOCKS = {"▀": (1, 0), "▄": (0, 1), "█": (1, 1), " ": (0, 0)}
"""Characters that fill their upper and lower half with ink."""
STYLE = f"font:12px ui-monospace,Menlo,Consolas,monospace;max-width:{WIDTH * ACROSS}px;width:100%;height:auto"


class Cell(NamedTuple):
    """One character of a drawing."""

    letter: str
    ink: str
    paper: str
    bold: bool

    @property
    def upper(self) -> str:
        """The colour of its upper half."""
        return self.ink if BLOCKS.get(self.letter, (0, 0))[0] else self.paper

    @property
    def lower(self) -> str:
        """The colour of its lower half."""
        return self.ink if BLOCKS.get(self.letter, (0, 0))[1] else self.paper


def text(view: View) -> str:
    """Write a view as plain text: the board as a list, then the players."""
    drawing, names = drawing_of(view.game), names_of(view)
    return "\n".join(plain(part) for part in (drawing.table(view, names), drawing.sheet(view, names)))


def svg(view: View) -> str:
    """Draw the board of a view as a picture."""
    console = Console(file=StringIO(), force_terminal=True, color_system="truecolor", width=WIDTH, legacy_windows=False)
    lines = console.render_lines(drawing_of(view.game).map(view, names_of(view), WIDTH), pad=True)
    rows = [
        [
            Cell(letter, _colour(style.color, INK), _colour(style.bgcolor, PAPER), bool(style.bold))
            for segment in line
            for style in [segment.style or console.get_style("none")]
            for letter in segment.text
        ]
        for line in lines
    ]
    shapes = [shape for number, row in enumerate(rows) for shape in (*_ground(row, number), *_words(row, number))]
    size = f"0 0 {WIDTH * ACROSS} {len(rows) * DOWN}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}" style="{STYLE}" shape-rendering="crispEdges">'
    return "".join([head, f'<rect width="100%" height="100%" fill="{PAPER}"/>', *shapes, "</svg>"])


def html(view: View) -> str:
    """Draw a view: its board as a picture, then the players."""
    sheet = plain(drawing_of(view.game).sheet(view, names_of(view)))
    return f"<div>{svg(view)}<pre>{escape(sheet)}</pre></div>"


def board_svg(board: Board) -> str:
    """Draw a board as it lies there when a game begins."""
    game = next(game for game in all_games() if game.shelf is board.shelf)
    return svg(game.new(game.players[-1], board=board).view(None))


def record_html(record: Record) -> str:
    """Draw the end of a recorded game, with its text to be opened."""
    end = html(record.replay().view(None))
    return f"{end}<details><summary>{escape(repr(record))}</summary><pre>{escape(str(record))}</pre></details>"


def names_of(view: View) -> list[str]:
    """Name the seats by what they play."""
    return [str(name) for name in find_game(view.game).seat_names(view.options, view.seats)]


def plain(drawn: RenderableType) -> str:
    """Write something of Rich without colours."""
    console = Console(file=StringIO(), color_system=None, width=WIDTH, legacy_windows=False)
    console.print(drawn)
    written: str = console.file.getvalue()  # type: ignore[attr-defined]
    return "\n".join(line.rstrip() for line in written.splitlines())


def _colour(colour: Color | None, default: str) -> str:
    return default if colour is None or colour.is_default else colour.get_truecolor().hex


def _ground(row: Sequence[Cell], number: int) -> Iterator[str]:
    """Fill the halves of a row, equal ones side by side at once."""
    for half, y in (("upper", number * DOWN), ("lower", number * DOWN + DOWN // 2)):
        x = 0
        for colour, cells in groupby(getattr(cell, half) for cell in row):
            wide = len(list(cells)) * ACROSS
            if colour != PAPER:
                yield f'<rect x="{x}" y="{y}" width="{wide}" height="{DOWN // 2}" fill="{colour}"/>'
            x += wide


def _words(row: Sequence[Cell], number: int) -> Iterator[str]:
    """Write the letters of a row, words of one colour at once."""
    x = 0
    for (is_word, ink, bold), group in groupby(row, key=lambda cell: (cell.letter not in BLOCKS, cell.ink, cell.bold)):
        letters = "".join(cell.letter for cell in group)
        if is_word:
            weight = ' font-weight="bold"' if bold else ""
            place = f'x="{x}" y="{number * DOWN + 12}" textLength="{len(letters) * ACROSS}"'
            yield f'<text {place} fill="{ink}"{weight}>{escape(letters)}</text>'
        x += len(letters) * ACROSS
