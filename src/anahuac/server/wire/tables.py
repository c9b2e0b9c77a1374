"""Tables: opening them, sitting down, and how they are shown."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from anahuac.core import Outcome
from anahuac.server.wire.people import Player
from anahuac.server.wire.request import Id, Name, Request, SeatNumber, Word
from anahuac.server.wire.texts import Said


class NewSeat(Request):
    """Who shall sit here: the one who asks, a bot, or anybody who comes."""

    kind: Literal["me", "open", "bot"]
    bot: Word | None = None
    name: Name | None = None
    """What to call whoever plays here on the device of the one who asks."""


class NoClock(msgspec.Struct, tag_field="kind", tag="none", forbid_unknown_fields=True, frozen=True):
    """As long as it takes."""


class LiveClock(msgspec.Struct, tag_field="kind", tag="live", forbid_unknown_fields=True, frozen=True):
    """A bank of seconds for the whole game, and some more after each turn."""

    bank: Annotated[float, Meta(ge=10, le=86_400)]
    increment: Annotated[float, Meta(ge=0, le=3_600)]


class DaysClock(msgspec.Struct, tag_field="kind", tag="correspondence", forbid_unknown_fields=True, frozen=True):
    """A number of days for each action."""

    days: Annotated[float, Meta(ge=0.01, le=60)]


Clock = NoClock | LiveClock | DaysClock
Timeout = Literal["bot", "forfeit"]


class NewTable(Request):
    """A table to be opened. Without open seats the game starts at once."""

    game: Word
    players: Annotated[int, Meta(ge=2, le=9)]
    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=9)]
    options: dict[str, Any] = {}
    board: Word | None = None
    public: bool = True
    spectators: bool = True
    shuffle: bool = False
    clock: Clock = NoClock()
    timeout: Timeout = "bot"
    bot: Word | None = None


class ChangedSeat(Request):
    """Who shall sit here instead, before the start."""

    kind: Literal["open", "bot"]
    bot: Word | None = None


class Join(Request):
    """Which seat to take; without one, the first that is free."""

    seat: SeatNumber | None = None
    invite: Id | None = None


class Start(Request):
    """Start; a bot's name fills the seats that are still open."""

    bots: Word | None = None


class AtSeat(Request):
    """The seat that something is about."""

    seat: SeatNumber


class Agree(Request):
    """Whether one agrees."""

    agree: bool


class Removal(Request):
    """Whom to remove."""

    player: Id


class Mute(Request):
    """Whom to mute, or to let speak again."""

    player: Id
    muted: bool = True


class Report(Request):
    """Whom to complain of, and what about."""

    player: Id
    words: Annotated[str, Meta(min_length=1, max_length=1000)]


class SeatInfo(msgspec.Struct, omit_defaults=True):
    """A seat at a table."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str | None = None
    player: Player | None = None
    bot: str | None = None
    held_for: Player | None = None
    away: bool = False
    """A bot stands in for a person whose time ran out."""
    resigned: bool = False
    mine: bool = False
    online: bool = False
    deadline: float | None = None
    """When its time runs out, if it has to decide now."""
    bank: float | None = None
    """The seconds it has left, with a live clock."""


class UndoOffer(msgspec.Struct):
    """Somebody wants to go back; all others have to agree."""

    by: int
    to: int
    agreed: list[int]


class Offers(msgspec.Struct):
    """What has been proposed and waits for the others' consent."""

    abandon: list[int] = []
    undo: UndoOffer | None = None


Status = Literal["open", "running", "finished", "abandoned", "imported"]


class TableInfo(msgspec.Struct, omit_defaults=True):
    """A table, as its caller may see it."""

    id: str
    version: int
    game: str
    board: str
    options: dict[str, Any]
    players: int
    status: Status
    seats: list[SeatInfo]
    host: Player
    public: bool
    spectators: bool
    clock: Clock
    timeout: Timeout
    bot: str
    created: float
    ply: int
    moves: int
    to_act: list[int]
    mine: list[int]
    offers: Offers
    started: float | None = None
    ended: float | None = None
    invite: str | None = None
    seed_hash: str | None = None
    """None if the seed will never be known: the record of the game was saved in mid-game."""
    seed: str | None = None
    outcome: Outcome | None = None
    rematch: str | None = None
    tournament: str | None = None
    """The tournament that the game belongs to."""
    muted: list[str] = []
    """The players whom the host does not let speak; for the host."""
    differs: Said | None = None
    """Why a game of older rules can be seen only up to where today's rules differ."""


class TableList(msgspec.Struct):
    """Some tables of the lobby, and where the next ones begin."""

    tables: list[TableInfo]
    next: str | None
