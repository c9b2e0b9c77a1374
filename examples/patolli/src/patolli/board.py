"""P0.1: the board, a cross whose squares form a ring, and the actions on it."""

from __future__ import annotations

import msgspec

from anahuac.core import Action, Board, BoardError, Catalogue, Shelf, Text
from anahuac.core.board import decode_board


class PatolliAction(Action, frozen=True, gc=False):
    """Which pebble goes: the one on a square, counted from 1, or (0) one that waits."""

    square: int = 0


class Cross(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board file: where the squares of the ring lie, and the numbers of the special ones."""

    squares: list[tuple[int, int]]
    starts: list[int]
    """Where each seat enters; these squares are the middle."""
    ends: list[int]
    """The ends of the arms."""


class PatolliBoard(Board):
    """A cross, checked."""

    def __init__(self, name: str, content: bytes) -> None:
        cross = decode_board(content, Cross)
        if isinstance(cross, Text):
            raise BoardError([cross])
        self.name, self.content, self.cross = name, content, cross
        self.size = len(cross.squares)
        if len(cross.starts) != 4 or not {*cross.starts, *cross.ends} <= set(range(1, self.size + 1)):
            raise BoardError([Text("patolli-bad-cross", size=self.size)])
        moves = [PatolliAction(number, "move", str(number), number) for number in range(1, self.size + 1)]
        self.catalogue = Catalogue([PatolliAction(0, "enter", "+"), *moves])


SHELF = PatolliBoard.shelf = Shelf(__package__, ".json", ("patolli",), PatolliBoard)
