"""What a review says of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from anahuac.core import Record, Text
from anahuac.review.turns import Turn

if TYPE_CHECKING:
    from anahuac.core import Seat

Mark = Literal["strong", "good", "doubtful", "blunder"]


class Point(msgspec.Struct, frozen=True):
    """Everybody's chances to win after so many actions."""

    move: int
    seen: tuple[tuple[float, ...], ...]
    """As each seat knew it then: `seen[seat][other]`."""
    open: tuple[float, ...]
    """With all cards open."""


class Luck(msgspec.Struct, frozen=True):
    """What dice or cards gave each seat with one action: its chance to win after it, less what could be expected."""

    move: int
    gains: tuple[float, ...]


class Better(msgspec.Struct, frozen=True):
    """A line that was better: its actions, by number, why, and the chance to win after it."""

    actions: tuple[int, ...]
    reason: Text | None
    chance: float


class Verdict(msgspec.Struct, frozen=True):
    """What a turn was worth, beside the best that was found."""

    turn: Turn
    mark: Mark
    chance: float
    """The seat's chance to win after it, as it could know then."""
    lost: float
    """By how much the best line is better; 0 if this was the best. Below 0: how much better than a usual turn."""
    better: Better | None


class Review(msgspec.Struct):
    """A review, as far as it has come."""

    record: Record
    turns: list[Turn]
    points: dict[int, Point]
    """By the number of actions before."""
    luck: list[Luck]
    verdicts: dict[int, Verdict]
    """By the first action of the turn."""

    def gain(self, turn: Turn) -> float | None:
        """What a turn changed in its seat's chance to win, as it knew then; None if that is not known yet."""
        before, after = self.points.get(turn.first), self.points.get(turn.last)
        return after.seen[turn.seat][turn.seat] - before.seen[turn.seat][turn.seat] if before and after else None

    @property
    def ordered(self) -> list[Verdict]:
        """The verdicts in the order of the game."""
        return [self.verdicts[first] for first in sorted(self.verdicts)]

    @property
    def marked(self) -> list[Verdict]:
        """The verdicts on turns that are more than good, or less."""
        return [verdict for verdict in self.ordered if verdict.mark != "good"]

    def luck_of(self, seat: Seat) -> float:
        """What luck gave a seat in the whole game."""
        return sum(one.gains[seat] for one in self.luck)
