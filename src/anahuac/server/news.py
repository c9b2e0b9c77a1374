"""What a game tells over the net: its actions, its steps, how things stand, and what could be done."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import msgspec

from anahuac.server.wire import Said, TableInfo, said

if TYPE_CHECKING:
    from collections.abc import Iterable

    from anahuac.core import Event, Text

# Actions


class Columns(msgspec.Struct):
    """Values by name: those that are the same in a whole block, and those of each action in the order of their ids."""

    same: dict[str, Any]
    each: dict[str, list[Any]]


class Says(Columns):
    """How the actions of a block are put into words: a text and its arguments."""

    id: str


class Block(Columns):
    """Actions of one kind that follow one another in the catalogue, and what they are about."""

    kind: str
    first: int
    """The id of the first one."""
    text: list[str]
    """Their notation."""
    says: Says


class Actions(msgspec.Struct):
    """All actions there can be on a board. `done` is the one that ends what is being decided, `.` in notation."""

    game: str
    board: str
    size: int
    done: int | None
    blocks: list[Block]


# Steps


class Happening(msgspec.Struct, omit_defaults=True):
    """An event as a seat may see it, and in words; what points it brought to which seats; whether it scores."""

    event: Any
    says: Said
    gains: tuple[tuple[int, int], ...] = ()
    scoring: bool = False


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
    """What the looker's seat may do now: the first number of the catalogue, then how far it is to each next one."""


class News(msgspec.Struct, tag_field="type", tag="news", kw_only=True, omit_defaults=True):
    """What is new in a game, over the socket or as the answer to an action."""

    cut: int | None = None
    """After somebody went back: so many of the moves that were known are left."""
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


# What could be done


class Preview(msgspec.Struct):
    """What a seat would see after an action; not `certain` if dice or secrets decide: then what it may expect."""

    step: Step
    certain: bool
    expects: Said | None = None


class Hint(msgspec.Struct):
    """What a bot would do, by the number of the action, and why."""

    action: int
    reason: Said


class Why(msgspec.Struct, omit_defaults=True):
    """Whether an action is legal, and if not, why."""

    legal: bool
    clause: str | None = None
    reason: Said | None = None


class Studied(msgspec.Struct):
    """What came of a study: the position as the first step, then one for each action."""

    steps: list[Step]
    legal: tuple[int, ...]
    """As in `Now`."""
    names: list[Said]
    """What to call the players: by what they play."""
    position: dict[str, Any]
    why: Why | None = None
    expects: Said | None = None
    """What the first action could be expected to bring."""


def apart(ids: Iterable[int]) -> tuple[int, ...]:
    """Write numbers as the first and the distances from each to the next, which takes half the bytes."""
    known = sorted(ids)
    return tuple([later - earlier for earlier, later in pairwise([0, *known])])


def happening(event: Event, says: Text) -> Happening:
    """Write an event for the wire."""
    return Happening(event, said(says), event.gains(), event.scoring)
