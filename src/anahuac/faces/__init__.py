"""What each game shows in the terminal, by the name of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.faces.azteca import AztecaFace
from anahuac.faces.aztlan import AztlanFace
from anahuac.faces.mexica import MexicaFace

if TYPE_CHECKING:
    from anahuac.faces.face import Face

FACES: dict[str, Face] = {"aztlan": AztlanFace(), "mexica": MexicaFace(), "azteca": AztecaFace()}
