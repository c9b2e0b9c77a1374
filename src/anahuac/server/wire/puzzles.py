"""Puzzles: which there are, what is seen of one, and what comes of a try."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from anahuac.server.wire.play import Step, Why
from anahuac.server.wire.request import Asked, Named, Request
from anahuac.server.wire.texts import Said


class PuzzleName(msgspec.Struct):
    """A puzzle in a list; `solved` tells how the first try of the one who asks went."""

    id: str
    game: str
    theme: str
    rating: int
    solved: bool | None = None


class PuzzleList(msgspec.Struct):
    """All puzzles, and that of the day."""

    puzzles: list[PuzzleName]
    daily: PuzzleName | None


class PuzzleTry(Request):
    """Actions of the puzzle's seat from its beginning on. `look`: only show what the last one might lead to."""

    actions: Annotated[list[Named], Meta(max_length=60)] = []
    look: bool = False
    give_up: bool = False
    why: Asked | None = None


class PuzzleOther(msgspec.Struct):
    """What else could be done, and how much less it is worth."""

    line: list[int]
    loss: float


class PuzzleSolution(msgspec.Struct):
    """The turn that is clearly best, as numbers of the catalogue, why, and what comes next to it."""

    line: list[int]
    reason: Said
    unit: Literal["points", "chance"]
    others: list[PuzzleOther]


class PuzzleTried(msgspec.Struct):
    """The position and what came of the actions, as the puzzle's seat sees it."""

    puzzle: PuzzleName
    seat: int
    steps: list[Step]
    legal: tuple[int, ...]
    """As in `Now`."""
    names: list[Said]
    verdict: Literal["open", "solved", "missed", "shown"]
    certain: bool = True
    """Whether what is looked at follows for sure: no dice and no secrets decide."""
    solution: PuzzleSolution | None = None
    why: Why | None = None
