"""What the rules say of notations that mean no action: squares off the board, canals that are not in a row."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from anahuac.core import Illegal, Text
from anahuac.games.mexica.material import HEIGHTS, SIZES

if TYPE_CHECKING:
    from anahuac.games.mexica.board import MexicaBoard

SQUARE: Final = r"([a-z]{1,2}\d{1,3})"
FORMS: Final = [
    re.compile(form)
    for form in (rf"k{SQUARE}(?:-{SQUARE})?", rf"[b^]{SQUARE}[hv]?", rf"[n~!@]{SQUARE}", rf"[tf]\d{{1,3}}{SQUARE}")
]
"""How the actions on squares are written."""


def why_unknown(text: str, board: MexicaBoard) -> Illegal | None:
    """Explain a plain notation that means no action; None if the rules say nothing of it."""
    found = next(filter(None, (form.fullmatch(text) for form in FORMS)), None)
    if found is None:
        return None
    squares = [square for square in found.groups() if square]
    for square in squares:
        if square not in board.index:
            return Illegal("M0.1", Text("mexica-never-square", square=square))
    if text[0] == "k":
        return Illegal("M0.2", Text("mexica-never-double", one=squares[0], other=squares[-1]))
    number = re.match(r"[tf](\d+)", text)
    if number is None:
        return None
    if text[0] == "t":
        return Illegal("M0.4", Text("mexica-never-height", height=int(number[1]), low=HEIGHTS[0], high=HEIGHTS[-1]))
    return Illegal("M0.3", Text("mexica-never-size", size=int(number[1]), low=SIZES[0], high=SIZES[-1]))
