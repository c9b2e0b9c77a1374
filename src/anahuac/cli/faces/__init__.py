"""What each game shows in the terminal, by the name of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.cli.faces.azteca import AztecaFace
from anahuac.cli.faces.aztlan import AztlanFace
from anahuac.cli.faces.mexica import MexicaFace

if TYPE_CHECKING:
    from anahuac.cli.faces.face import Face

FACES: dict[str, Face] = {"aztlan": AztlanFace(), "mexica": MexicaFace(), "azteca": AztecaFace()}
