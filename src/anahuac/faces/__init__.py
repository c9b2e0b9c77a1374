"""What each game shows in the terminal."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from anahuac.core import find_game
from anahuac.faces.general import GeneralFace

if TYPE_CHECKING:
    from anahuac.faces.face import Face

__all__ = ["face_of"]


@cache
def face_of(game: str) -> Face:
    """Find what draws a game; one without a drawing of its own shows the fields of its views."""
    face: Face = (find_game(game).parts.load("drawing") or GeneralFace)()
    return face
