"""Pictures of a view for people who watch an agent: the terminal's drawing as a text, or as pixels."""

from __future__ import annotations

from io import StringIO
from typing import TYPE_CHECKING
from unicodedata import normalize

from rich.console import Console

from anahuac.core.extras import needs
from anahuac.drawings import drawing_of

with needs("rl"):
    import numpy as np
    from PIL import Image, ImageDraw, ImageFont

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from rich.color import Color

    from anahuac.core import View

WIDTH = 110
"""Columns of the drawing."""
CELL = (8, 16)
"""Pixels of a character."""
PAPER, INK = (24, 24, 28), (224, 224, 224)
SIGNS: dict[str, tuple[tuple[tuple[float, float], ...], ...]] = {
    "▀": (((0, 0), (1, 0), (1, 0.5), (0, 0.5)),),
    "▄": (((0, 0.5), (1, 0.5), (1, 1), (0, 1)),),
    "█": (((0, 0), (1, 0), (1, 1), (0, 1)),),
    "═": (((0, 0.3), (1, 0.3), (1, 0.4), (0, 0.4)), ((0, 0.6), (1, 0.6), (1, 0.7), (0, 0.7))),
    "║": (((0.1, 0), (0.3, 0), (0.3, 1), (0.1, 1)), ((0.7, 0), (0.9, 0), (0.9, 1), (0.7, 1))),
    "▲": (((0.1, 0.75), (0.5, 0.25), (0.9, 0.75)),),
    "◆": (((0.5, 0.25), (0.9, 0.5), (0.5, 0.75), (0.1, 0.5)),),
    "⌂": (((0.1, 0.5), (0.5, 0.25), (0.9, 0.5), (0.9, 0.75), (0.1, 0.75)),),
    "♟": (((0.3, 0.2), (0.7, 0.2), (0.7, 0.42), (0.3, 0.42)), ((0.5, 0.3), (0.9, 0.8), (0.1, 0.8))),
    "☼": (((0.5, 0.25), (0.9, 0.5), (0.5, 0.75), (0.1, 0.5)), ((0.2, 0.35), (0.8, 0.35), (0.8, 0.65), (0.2, 0.65))),
    "✓": (((0, 0.55), (0.15, 0.45), (0.35, 0.6), (0.8, 0.25), (1, 0.3), (0.4, 0.75)),),
    "☇": (((0.6, 0.2), (0.1, 0.55), (0.45, 0.5), (0.3, 0.8), (0.9, 0.42), (0.5, 0.48)),),
}
"""Characters that Pillow's own font does not have, as outlines within a cell."""


def to_text(view: View) -> str:
    """Draw a view with the colours of a terminal."""
    console = _console()
    drawing, names = drawing_of(view.game), _names(view)
    console.print(drawing.map(view, names, WIDTH))
    console.print(drawing.sheet(view, names))
    drawn: str = console.file.getvalue()  # type: ignore[attr-defined]
    return drawn


def to_rgb(view: View) -> NDArray[np.uint8]:
    """Draw the board of a view as pixels: an array of height, width and three colours."""
    console = _console()
    lines = console.render_lines(drawing_of(view.game).map(view, _names(view), WIDTH), pad=True)
    image = Image.new("RGB", (WIDTH * CELL[0], len(lines) * CELL[1]), PAPER)
    draw = ImageDraw.Draw(image)
    font = ImageFont.load_default(CELL[1] * 0.75)
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            style = segment.style
            ink = _rgb(style.color, INK) if style else INK
            paper = _rgb(style.bgcolor, PAPER) if style else PAPER
            for character in segment.text:
                _draw(draw, column * CELL[0], row * CELL[1], character, ink, paper, font)
                column += 1
    return np.asarray(image, np.uint8)


def _draw(
    draw: ImageDraw.ImageDraw,
    x: int,
    y: int,
    character: str,
    ink: tuple[int, int, int],
    paper: tuple[int, int, int],
    font: ImageFont.FreeTypeFont | ImageFont.ImageFont,
) -> None:
    """Draw a character: a sign by its outlines, anything else with Pillow's own font, which has no accents."""
    width, height = CELL
    draw.rectangle((x, y, x + width - 1, y + height - 1), paper)
    for outline in SIGNS.get(character, ()):
        draw.polygon([(x + right * (width - 1), y + down * (height - 1)) for right, down in outline], ink)
    if character not in SIGNS and character != " ":
        draw.text((x + width / 2, y + height / 2), plain(character), ink, font, anchor="mm")


def plain(character: str) -> str:
    """Take the accents off a letter, and the length off a dash."""
    return normalize("NFKD", character.replace("–", "-"))[0]


def _console() -> Console:
    return Console(file=StringIO(), force_terminal=True, color_system="truecolor", width=WIDTH, legacy_windows=False)


def _rgb(color: Color | None, default: tuple[int, int, int]) -> tuple[int, int, int]:
    if color is None or color.is_default:
        return default
    triplet = color.get_truecolor()
    return triplet.red, triplet.green, triplet.blue


def _names(view: View) -> list[str]:
    return [f"seat_{seat}" for seat in range(view.seats)]
