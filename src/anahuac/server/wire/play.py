"""Play: actions, what they brought about, how things stand, and what could be done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta

from anahuac.core.event import Notice
from anahuac.server.wire.request import Asked, Named, Request, SeatNumber, Word
from anahuac.server.wire.tables import TableInfo
from anahuac.server.wire.texts import Said, said

if TYPE_CHECKING:
    from collections.abc import Iterable

    from anahuac.core import Event, Text


class NewAction(Request):
    """An action and the ply it answers."""

    seat: SeatNumber
    ply: Annotated[int, Meta(ge=0, le=1_000_000)]
    action: Named


class Undo(Request):
    """Go back to before this seat's last decision."""

    seat: SeatNumber
    ply: Annotated[int, Meta(ge=0, le=1_000_000)]


class Tried(Request):
    """An action that is looked at, not taken."""

    seat: SeatNumber
    action: Named


class AskedWhy(Request):
    """A question why something cannot be done."""

    seat: SeatNumber
    action: Asked


class SeatSettings(Request):
    """What the server shall do for a seat by itself."""

    forced: bool = False
    """Take the action if there is only one."""
    answers: Annotated[dict[Word, bool], Meta(max_length=20)] = {}
    """Questions of the game that are always answered in the same way."""


class Happening(msgspec.Struct, omit_defaults=True):
    """An event as a seat may see it, and in words; what points it brought to which seats; how it is to be shown."""

    event: Any
    says: Said
    gains: tuple[tuple[int, int], ...] = ()
    scoring: bool = False
    notice: Notice = "plain"
    still: bool = False
    """Whether the board looks after it as before."""
    together: str = ""
    """If several in a row by one seat are shown and told as one: the argument by which they differ."""
    concerns: tuple[int, ...] = ()
    """The seats that should not miss it."""


class Entry(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What one action brought about."""

    move: int
    """Its number, from 1; 0 is the beginning, before any action."""
    seat: int | None
    action: int | None
    """Its number in the catalogue; None if it is not for this seat to know."""
    at: float
    auto: bool = False
    events: list[Happening]
    scores: tuple[int, ...]
    """The points after it, as far as everybody can tell; all of them when the game is over."""


class Step(Entry, kw_only=True):
    """What one action brought about, and what is seen after it; what may be done then is told apart."""

    view: Any
    details: Any = None
    """What follows from the view by the rules, for clients that draw it."""


class Now(msgspec.Struct):
    """How things stand: `ply` goes with the next action."""

    version: int
    ply: int
    moves: int
    to_act: list[int]
    seat: int | None
    """Who looks; None is a spectator."""
    legal: tuple[int, ...]
    """What the looker's seat may do: how many numbers of the catalogue to leave out and how many to take, in turn."""


class News(msgspec.Struct, tag_field="type", tag="news", kw_only=True, omit_defaults=True):
    """What is new in a game, over the socket or as the answer to an action."""

    cut: int | None = None
    """After an undo: how many of the moves that were known are left."""
    steps: list[Step]
    """In the order of their moves, up to the newest; each takes the place of one with its number."""
    now: Now
    table: TableInfo | None = None
    """The table, if more of it changed than what `now` tells."""


class LogInfo(msgspec.Struct):
    """The story of a game, from some action on."""

    ply: int
    moves: int
    entries: list[Entry]


class Steps(msgspec.Struct):
    """Some of the steps of a game."""

    ply: int
    moves: int
    steps: list[Step]


class Preview(msgspec.Struct):
    """What a seat would see after an action; not `certain` if dice or secrets decide: then what it may expect."""

    step: Step
    certain: bool
    expects: Said | None = None


class PlannedAction(msgspec.Struct):
    """An action that a bot would take, by its number, and what it would bring about as far as the seat can know."""

    action: int
    events: list[Happening]


class Hint(msgspec.Struct):
    """What a bot would do now, by the number of the action, and why; then all that it plans, this action first."""

    action: int
    reason: Said
    plan: list[PlannedAction]


class Why(msgspec.Struct, omit_defaults=True):
    """Whether an action is legal, and if not, why."""

    legal: bool
    clause: str | None = None
    reason: Said | None = None


def spans(ids: Iterable[int]) -> tuple[int, ...]:
    """Write numbers as how many to leave out and how many to take, in turn: most of them have neighbours."""
    found: list[int] = []
    end = 0
    for id in sorted(ids):
        if id == end and found:
            found[-1] += 1
        else:
            found += (id - end, 1)
        end = id + 1
    return tuple(found)


def happening(event: Event, says: Text) -> Happening:
    """Write an event for the wire."""
    return Happening(
        event,
        said(says),
        gains=event.gains(),
        scoring=event.scoring,
        notice=event.notice,
        still=event.still,
        together=event.together,
        concerns=event.concerns(),
    )
