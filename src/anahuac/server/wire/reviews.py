"""Looking back at a finished game: chances to win, what turns were worth, luck; and positions to play on from."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from anahuac.server.wire.play import PlannedAction
from anahuac.server.wire.request import Id, Request, SeatNumber, Word
from anahuac.server.wire.texts import Said


class ReviewAsked(Request):
    """What is known of a review already: which `run` of it, and how much it had `done` then."""

    run: Id | None = None
    known: Annotated[int, Meta(ge=0, le=100_000)] = 0
    invite: Id | None = None


class ReviewTurn(msgspec.Struct):
    """Actions in a row by one seat: those after the move `first`, up to the move `last`."""

    seat: int
    first: int
    last: int
    free: bool
    """Whether there was anything to decide."""


class ReviewPoint(msgspec.Struct):
    """Everybody's chances to win after so many moves."""

    move: int
    seen: list[list[float]]
    """As each seat knew it then: `seen[seat][other]`."""
    open: list[float]
    """With all cards open."""


class ReviewLuck(msgspec.Struct):
    """What dice or cards gave each seat with one move: its chance to win after it, less what could be expected."""

    move: int
    gains: list[float]


class ReviewBetter(msgspec.Struct):
    """A better line: what it does, why it is better, and the chance to win after it."""

    plan: list[PlannedAction]
    reason: Said | None
    chance: float


class ReviewVerdict(msgspec.Struct):
    """What a turn was worth, beside the best that was found."""

    first: int
    """Which turn: the moves before it."""
    mark: Literal["strong", "good", "doubtful", "blunder"]
    chance: float
    """The seat's chance to win after it, as it could know then."""
    lost: float
    """By how much the best line that was found is better."""
    better: ReviewBetter | None


class ReviewInfo(msgspec.Struct):
    """What is new in a review; the next question names its `run`, and what was `done` as `known`."""

    run: str
    done: int
    total: int
    ready: bool
    failed: bool
    turns: list[ReviewTurn]
    """All of them, if nothing was known before."""
    points: list[ReviewPoint]
    luck: list[ReviewLuck]
    verdicts: list[ReviewVerdict]
    """A turn may come twice: the second time it was looked at more closely."""


class PlayOn(Request):
    """A position to play on from, the seat of the one who asks, and the bot on all others."""

    position: dict[str, Any]
    seat: SeatNumber
    bot: Word | None = None


class PositionInfo(msgspec.Struct):
    """A position, as `docs/positions.md` describes it; what the seat did not know is made up."""

    game: str
    position: dict[str, Any]
    seat: int | None
    """From which seat it was seen."""
