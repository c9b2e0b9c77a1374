"""The parts of a game besides its rules: where they are, and how they are loaded."""

from __future__ import annotations

from pkgutil import resolve_name
from typing import Any

import msgspec


def drawing(name: str) -> Any:
    """Return a function that draws for notebooks. Drawings lie above the core, so they are found by name."""
    return resolve_name(f"anahuac.drawings.notebook:{name}")


class Parts(msgspec.Struct, frozen=True, kw_only=True):
    """Where a game's other parts are, each as `module:name`, imported when it is first needed.

    A part that is left out has a stand-in that works for every game. The drawings for the browser are in the folder
    `web/src/games/<game>`; without it the browser shows the view as a table and the choices as buttons.
    """

    bots: str | None = None
    """`Strategies`: how the levels play the game. Stand-in: a search in imagined games."""
    drawing: str | None = None
    """A `Drawing`: what the terminal shows. Stand-in: the fields of the view."""
    encoder: str | None = None
    """A function that makes an `Encoder` for a board and a number of seats. Stand-in: the view's numbers, hashed."""
    simulator: str | None = None
    """A `Simulator`: the game compiled, for many games at once. Stand-in: the engine."""
    forecast: str | None = None
    """A function that says what a seat may expect of an action. Stand-in: nothing is said."""
    judge: str | None = None
    """A `Judge`: everybody's chance to win, as a seat may know it. Stand-in: random play in imagined games."""
    learner: str | None = None
    """What makes a `Learner` from a number of players and a seed. Stand-in: the bots do not learn."""

    puzzles: str | None = None
    """What makes and judges puzzles: a `Maker`. Stand-in: there are none."""

    def load(self, name: str) -> Any:
        """Import a part; None if the game leaves it to the stand-in."""
        path: str | None = getattr(self, name)
        return None if path is None else resolve_name(path)
