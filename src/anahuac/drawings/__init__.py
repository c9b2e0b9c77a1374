"""What each game shows in the terminal."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from anahuac.core import find_game
from anahuac.drawings.general import GeneralDrawing

if TYPE_CHECKING:
    from anahuac.drawings.drawing import Drawing

__all__ = ["drawing_of"]


@cache
def drawing_of(game: str) -> Drawing:
    """Find what draws a game; one without a drawing of its own shows the fields of its views."""
    drawing: Drawing = (find_game(game).parts.load("drawing") or GeneralDrawing)()
    return drawing
