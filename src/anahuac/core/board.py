"""Boards: data from a file. A game brings its own boards, and people can load others."""

from __future__ import annotations

import re
from collections import Counter
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from anahuac.core.errors import SetupError
from anahuac.core.parts import drawing
from anahuac.core.text import Text

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from anahuac.core.action import Catalogue

MAX_SIZE = 2_000_000
"""Bytes of the largest board file that a game accepts."""


class Board:
    """Where a game is played: data from a file, checked, and what is computed from it once."""

    shelf: Shelf[Any]
    name: str
    """Identifies the board: the name of one loaded from a file contains a fingerprint of its content."""
    content: bytes
    catalogue: Catalogue[Any]

    def __eq__(self, other: object) -> bool:
        return self is other or (type(self) is type(other) and self.name == getattr(other, "name", None))

    def __hash__(self) -> int:
        return hash(self.name)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle a board that comes with the game by its name, any other with its content."""
        known = self.name in self.shelf.names
        return _restore, (type(self), self.name) if known else (type(self), self.name, self.content)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}: {len(self.catalogue)} actions>"

    def __str__(self) -> str:
        return self.name

    def _repr_svg_(self) -> str:
        drawn: str = drawing("board_svg")(self)
        return drawn


B = TypeVar("B", bound=Board)
D = TypeVar("D")


class Shelf(Generic[B]):
    """The boards of a game by name: those it brings, and those loaded from files."""

    def __init__(self, package: str, suffix: str, names: tuple[str, ...], make: Callable[[str, bytes], B]) -> None:
        self.package = package
        self.suffix = suffix
        self.names = names
        self.make = make
        self._boards: dict[str, B] = {}

    def find(self, name: str) -> B | None:
        """Find a board by its name alone, without looking for a file."""
        if name in self.names and name not in self._boards:
            file = files(self.package) / "boards" / f"{name}{self.suffix}"
            return self.put(name, file.read_bytes())
        return self._boards.get(name)

    def load(self, source: str | Path | None = None) -> B:
        """Find a board by its name, or load it from a file; None is the usual board."""
        found = self.find(self.names[0] if source is None else str(source))
        if found is not None:
            return found
        path = Path(str(source))
        try:
            with path.open("rb") as stream:
                content = stream.read(MAX_SIZE + 1)
        except (OSError, ValueError):
            raise SetupError(Text("unknown-board", board=str(source)[-60:], known=", ".join(self.names))) from None
        return self.put(f"{path.stem}-{sha256(content).hexdigest()[:12]}", content)

    def put(self, name: str, content: bytes) -> B:
        """Add a board. Making it checks it; `BoardError` says what is wrong."""
        if name not in self._boards:
            self._boards[name] = self.make(name, content)
        return self._boards[name]


def _restore(kind: type[Board], name: str, content: bytes | None = None) -> Board:
    """Rebuild a board that was pickled in another process."""
    board: Board = kind.shelf.load(name) if content is None else kind.shelf.put(name, content)
    return board


def decode_board(content: bytes, kind: type[D]) -> D | Text:
    """Decode the file of a drawn board; return a text if it cannot be read."""
    if len(content) > MAX_SIZE:
        return Text("board-too-long", limit=MAX_SIZE)
    try:
        return msgspec.json.decode(content, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        return Text("board-format", reason=str(error))


def wrong_areas(outlines: Sequence[tuple[str, Sequence[tuple[float, float]]]], size: tuple[float, float]) -> list[Text]:
    """List what is wrong with the ids and outlines of a drawn board's areas."""
    found = []
    for id, count in Counter(id for id, _ in outlines).items():
        if not re.fullmatch(r"[a-z][a-z0-9-]{0,39}", id):
            found.append(Text("board-bad-id", id=id[:40]))
        if count > 1:
            found.append(Text("board-double-id", id=id[:40]))
    for id, outline in outlines:
        if any(not (0 <= x <= size[0] and 0 <= y <= size[1]) for x, y in outline):
            found.append(Text("board-outside", id=id[:40]))
    return found
