"""Games: what they offer, the actions on their boards, positions to study."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from anahuac.server.wire.play import Step, Why
from anahuac.server.wire.request import Asked, Named, Request, SeatNumber
from anahuac.server.wire.texts import Said


class OptionInfo(msgspec.Struct):
    """An option of a game."""

    kind: Literal["flag", "number", "choice", "list"]
    default: bool | int | str | list[str]
    choices: list[bool | int | str]


class GameInfo(msgspec.Struct):
    """A game that can be played."""

    name: str
    title: Said
    players: list[int]
    rules_version: int
    boards: list[str]
    options: dict[str, OptionInfo]
    bots: list[str]
    answers: list[str]
    has_secrets: bool
    """Whether a seat may know what others may not."""
    turns: list[str]
    """The steps whose end is the end of a turn."""
    constants: Any
    """The numbers of the rules that clients show."""
    clauses: dict[str, int]
    """The sections of the rules, and how many clauses each has."""
    texts: str | None
    """A fingerprint of the texts that another package brings along; our own are in the client."""


class Study(Request):
    """A position to look at, and actions to try in it."""

    position: dict[str, Any]
    seat: SeatNumber | None = None
    actions: Annotated[list[Named], Meta(max_length=40)] = []
    why: Asked | None = None


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
