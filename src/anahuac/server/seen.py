"""What one seat saw of a running game, kept in the comments of a saved record so that it can be looked at again.

A record that is saved in mid-game has no seed and cannot be played again. So the lines `; seen …` after its end hold,
compressed, what that seat was shown after each action, and nothing else: its views and its events.
"""

from __future__ import annotations

import zlib
from base64 import b64decode, b64encode
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta

from anahuac.core import Chance, Record, RecordError, Seat, Text
from anahuac.core.event import kinds_in
from anahuac.server.wire.play import Entry, Step, happening

if TYPE_CHECKING:
    from collections.abc import Iterable

    from anahuac.core import View

MARK = "; seen "
WIDTH = 110
"""Characters of a line."""
MAX_SIZE = 16_000_000
"""Bytes that the views and events of one game may have when they are unpacked."""
MAX_MOVES = 4_000
"""More than games have; each of them takes time to check, and memory."""
HIDDEN = "?"
"""Stands in the record for an action that the seat did not see."""


class Sight(msgspec.Struct, omit_defaults=True):
    """What is kept of a step: what was seen after it; what else there is to know stands in the record."""

    view: Any
    at: Annotated[float, Meta(ge=0, le=1e11)] = 0.0
    auto: bool = False
    events: list[Any] = []
    scores: tuple[int, ...] = ()


class SeenGame(msgspec.Struct):
    """The steps of a game as one seat saw them, and the text that they were read from."""

    text: str
    seat: Seat | None
    steps: list[Step]

    @property
    def entries(self) -> list[Entry]:
        """What happened, without the views."""
        names = Entry.__struct_fields__
        return [Entry(**{name: getattr(step, name) for name in names}) for step in self.steps[1:]]


def is_seen(content: bytes) -> bool:
    """Whether a file holds what a seat saw, so that its game need not be played again."""
    return f"\n{MARK}".encode() in content and b'[Seed "' not in content


def pack(steps: Iterable[Step]) -> str:
    """Write steps as comments of a record."""
    sights = [Sight(step.view, step.at, step.auto, [told.event for told in step.events], step.scores) for step in steps]
    packed = b64encode(zlib.compress(msgspec.json.encode(sights), 9)).decode()
    return "".join(f"{MARK}{packed[at : at + WIDTH]}\n" for at in range(0, len(packed), WIDTH))


def read_seen(content: str | bytes) -> tuple[Record, SeenGame]:
    """Read what a seat saw of a game; `RecordError` if that cannot have been."""
    record = Record.parse_running(content)
    text = content if isinstance(content, str) else content.decode()
    first = text[: text.find(f"\n{MARK}") + 1].count("\n") + 1
    try:
        steps = _Unpacking(record).steps(_unpacked(text))
    except Exception as error:  # whatever is wrong with a file that anybody may have written
        raise RecordError(first, Text("record-bad-sight")) from error
    return record, SeenGame(text, steps[0].view.seat, steps)


def _unpacked(text: str) -> list[Sight]:
    packed = "".join(line[len(MARK) :].strip() for line in text.splitlines() if line.startswith(MARK))
    unpacking = zlib.decompressobj()
    data = unpacking.decompress(b64decode(packed, validate=True), MAX_SIZE)
    if not unpacking.eof:
        raise ValueError("too long, or cut off")
    return msgspec.json.decode(data, type=list[Sight])


class _Unpacking:
    """Makes steps of what was kept, and checks that each of them can have been seen."""

    def __init__(self, record: Record) -> None:
        self.game, self.seats, self.plies = record.game, record.seats, record.plies
        board = record.game.shelf.find(record.board)
        if board is None:
            raise ValueError(record.board)
        self.board = board
        self.begin = record.start(board).view(None)
        self.view = type(self.begin)
        self.event: Any = reduce(or_, kinds_in(type(record.game).__module__.rpartition(".")[0]))
        self.chance = Chance(0)

    def steps(self, sights: list[Sight]) -> list[Step]:
        """Make all steps; as many as the record has actions, and the beginning."""
        if len(sights) != len(self.plies) + 1 or len(sights) > MAX_MOVES:
            raise ValueError("not as many as actions, or too many")
        steps = [self._step(move, sight) for move, sight in enumerate(sights)]
        seats = {step.view.seat for step in steps}
        if len(seats) > 1 or not seats <= {None, *range(self.seats)}:
            raise ValueError("not what one seat saw")
        return steps

    def _step(self, move: int, sight: Sight) -> Step:
        view = msgspec.convert(sight.view, self.view)
        self._check(view)
        events = msgspec.convert(sight.events, list[self.event])  # type: ignore[name-defined]
        seat, text = self.plies[move - 1] if move else (None, HIDDEN)
        if len(sight.scores) != self.seats or (seat is not None and seat >= self.seats):
            raise ValueError("of another number of seats")
        return Step(
            move=move,
            seat=seat,
            action=None if text == HIDDEN else self.board.catalogue.parse(text).id,
            at=sight.at,
            auto=sight.auto,
            events=[happening(event, self.game.tell(event, self.board)) for event in events],
            scores=sight.scores,
            view=view,
            details=self.game.details(view),
        )

    def _check(self, view: View) -> None:
        """A view can have been seen if there is a position of this game that looks like it."""
        same = ("game", "board", "options", "seats")
        if any(getattr(view, name) != getattr(self.begin, name) for name in same):
            raise ValueError("of another game")
        looks = view.imagine(self.chance).view(view.seat)
        if msgspec.structs.replace(looks, legal=()) != view:
            raise ValueError("no such position")
