"""A folder that keeps an arena: its plan, and its games as JSON lines, written as soon as they are over.

Games stay on disk, and only their places in the file are kept in memory: there may be millions of them.
"""

from __future__ import annotations

from contextlib import contextmanager
from os import SEEK_END
from typing import TYPE_CHECKING, TypeVar

import msgspec

from anahuac.arena.result import Result
from anahuac.core import SetupError, Text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path
    from typing import BinaryIO, Self

    from anahuac.arena.plan import Plan

P = TypeVar("P")

_decode = msgspec.json.Decoder(Result).decode
_encode = msgspec.json.Encoder().encode


class Store:
    """The folder of an arena, open to be written to. Nothing that is finished is ever lost."""

    def __init__(self, folder: Path, plan: Plan, resume: bool = False) -> None:
        self.folder = folder
        self.places: dict[int, int] = {}
        """Where each finished game begins in the file."""
        self._file: BinaryIO | None = None
        with usable(folder):
            self._open(plan, resume)

    def _open(self, plan: Plan, resume: bool) -> None:
        games_file = self.folder / "games.jsonl"
        resumed = claim(self.folder / "plan.json", plan, resume, _same_games)
        whole = self._read(games_file) if resumed else 0
        self._file = games_file.open("r+b" if games_file.exists() else "w+b")
        self._file.truncate(whole)

    def _read(self, file: Path) -> int:
        """Find the finished games; return how many bytes they take. A line that was cut off does not count."""
        whole = 0
        if file.exists():
            with file.open("rb") as lines:
                for number, line in enumerate(lines, 1):
                    if not line.endswith(b"\n"):
                        break
                    try:
                        result = _decode(line)
                    except msgspec.DecodeError as error:
                        raise SetupError(
                            Text("arena-bad-line", file=str(file), line=number, reason=str(error))
                        ) from None
                    self.places[result.number] = whole
                    whole += len(line)
        return whole

    def add(self, result: Result) -> None:
        """Keep a finished game."""
        assert self._file is not None
        self.places[result.number] = self._file.seek(0, SEEK_END)
        self._file.write(_encode(result) + b"\n")
        self._file.flush()

    def __len__(self) -> int:
        return len(self.places)

    def __iter__(self) -> Iterator[Result]:
        """The finished games in the order of the plan, read one by one."""
        assert self._file is not None
        for number in sorted(self.places):
            self._file.seek(self.places[number])
            yield _decode(self._file.readline())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        if self._file is not None:
            self._file.close()


@contextmanager
def usable(folder: Path) -> Iterator[None]:
    """Make a folder; `SetupError` if it cannot be written to."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        yield
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise SetupError(Text("arena-folder", folder=str(folder), reason=reason)) from None


def claim(file: Path, plan: P, resume: bool, fits: Callable[[P, P], bool]) -> bool:
    """Keep a plan in a folder; return whether it was there already, so that its run is resumed.

    A folder in use is never overwritten, and never resumed with a plan that does not fit its own.
    """
    resumed = file.exists()
    if resumed:
        if not resume:
            raise SetupError(Text("arena-used", folder=str(file.parent)))
        try:
            old = msgspec.json.decode(file.read_bytes(), type=type(plan))
        except msgspec.DecodeError as error:
            raise SetupError(Text("arena-bad-plan", file=str(file), reason=str(error))) from None
        if not fits(old, plan):
            raise SetupError(Text("arena-other-plan", folder=str(file.parent)))
    file.write_bytes(msgspec.json.format(_encode(plan)))
    return resumed


def _same_games(old: Plan, new: Plan) -> bool:
    """Return whether two plans play the same games, the new one perhaps more of them."""
    return grows(old, new) and msgspec.structs.replace(old, groups=new.groups, limit=new.limit) == new


def grows(old: Plan, new: Plan) -> bool:
    """Return whether a plan has at least as many games as the old one, so that no finished game is left out."""
    return new.groups >= old.groups
