"""What goes over the net: the bodies of requests and answers. Unknown fields and wrong types are refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from anahuac.core import Outcome, Text
from anahuac.core.text import Joined, Listed
from anahuac.core.text import Player as PlayerArgument

TEXT = "Text"
Said = Annotated[dict[str, Any], Meta(title=TEXT)]
"""A text on the wire: `{"id", "args"}`, `{"join", "texts"}` or `{"list"}`; an argument or a part of a list may be a
player, `{"player": seat}`. Browsers put it into words themselves, with the names at their table."""

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Id = Annotated[str, Meta(max_length=24)]
Word = Annotated[str, Meta(max_length=60)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Named = Annotated[int, Meta(ge=0, le=1_000_000)] | Annotated[str, Meta(max_length=80)]
"""An action, by its number in the board's catalogue or by its notation."""
ChatLine = Annotated[str, Meta(min_length=1, max_length=500)]


def said(text: Text) -> Said:
    """Write a text for the wire."""
    if isinstance(text, Joined):
        return {"join": text.args["separator"], "texts": [said(part) for part in text.args["texts"]]}
    if isinstance(text, Listed):
        return {"list": [_argument(part) for part in text.args["parts"]]}
    if not text.args:
        return {"id": text.id}
    return {"id": text.id, "args": {name: _argument(arg) for name, arg in text.args.items()}}


def _argument(arg: object) -> object:
    if isinstance(arg, PlayerArgument):
        return {"player": arg.seat}
    return said(arg) if isinstance(arg, Text) else arg


class Request(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The base of all bodies that clients send."""


# Identity


class NewGuest(Request):
    """A name is enough to play."""

    name: Name


class NewAccount(Request):
    """A name and a password, to find the games again on other devices."""

    name: Name
    password: Password
    email: Annotated[str, Meta(max_length=254, pattern=r"^[^@\s]+@[^@\s]+$")] | None = None


class LogIn(Request):
    """A name and its password."""

    name: Annotated[str, Meta(max_length=80)]
    password: Annotated[str, Meta(max_length=200)]


class Player(msgspec.Struct, frozen=True):
    """Somebody who plays: a guest or an account."""

    id: str
    name: str
    account: bool


class Rating(msgspec.Struct):
    """How strong a player is in a game: about 25 at first; `doubt` shrinks with every rated game."""

    rating: float
    doubt: float
    games: int


class Me(msgspec.Struct):
    """Who asks."""

    player: Player | None
    email: str | None = None
    ratings: dict[str, Rating] = {}


class Welcome(msgspec.Struct):
    """Who somebody is now, and the token that proves it (browsers have it in a cookie)."""

    player: Player
    token: str


class SessionInfo(msgspec.Struct):
    """A device on which somebody is logged in."""

    id: str
    created: float
    agent: str
    current: bool


# Games


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


class Study(Request):
    """A position to look at, and actions to try in it."""

    position: dict[str, Any]
    seat: SeatNumber | None = None
    actions: Annotated[list[Named], Meta(max_length=40)] = []
    why: Named | None = None


# Tables


class NewSeat(Request):
    """Who shall sit here: the one who asks, a bot, or anybody who comes."""

    kind: Literal["me", "open", "bot"]
    bot: Word | None = None


class NoClock(msgspec.Struct, tag_field="kind", tag="none", forbid_unknown_fields=True, frozen=True):
    """As long as it takes."""


class LiveClock(msgspec.Struct, tag_field="kind", tag="live", forbid_unknown_fields=True, frozen=True):
    """A bank of seconds for the whole game, and some more after each turn."""

    bank: Annotated[float, Meta(ge=10, le=86_400)]
    increment: Annotated[float, Meta(ge=0, le=3_600)]


class DaysClock(msgspec.Struct, tag_field="kind", tag="correspondence", forbid_unknown_fields=True, frozen=True):
    """So many days for each action."""

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
    """A table, as its asker may see it."""

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
    seed_hash: str
    mine: list[int]
    offers: Offers
    started: float | None = None
    ended: float | None = None
    invite: str | None = None
    seed: str | None = None
    outcome: Outcome | None = None
    rematch: str | None = None
    differs: Said | None = None
    """Why a game of older rules can be seen only up to where today's rules differ."""


class TableList(msgspec.Struct):
    """Some tables of the lobby, and where the next ones begin."""

    tables: list[TableInfo]
    next: str | None


# Play


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


class SeatSettings(Request):
    """What the server shall do for a seat by itself."""

    forced: bool = False
    """Take the action if there is only one."""
    answers: Annotated[dict[Word, bool], Meta(max_length=20)] = {}
    """Questions of the game that are always answered in the same way."""


class NewChat(Request):
    """Something to say."""

    text: ChatLine


Room = Literal["players", "spectators", "note"]


class Message(msgspec.Struct):
    """Something said at a table, by somebody or by the server (a note)."""

    id: int
    at: float
    player: Player | None
    room: Room
    text: str | Said
