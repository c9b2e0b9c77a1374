"""What can happen in Mexica. The words for it are in `locale`, by the tag of the event. Everybody sees everything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.core import Event

if TYPE_CHECKING:
    from anahuac.core import Seat


class NobleSet(Event, frozen=True, tag="start"):
    """M1.4: a noble was put on a start square."""

    seat: int
    square: str


class CanalLaid(Event, frozen=True, tag="canal"):
    """M3.1: a canal tile was laid."""

    seat: int
    squares: tuple[str, ...]


class DistrictFormed(Event, frozen=True, tag="district"):
    """M3.3: a canal divided a district into districts of these sizes."""

    notice = "quiet"
    sizes: tuple[int, ...]


class Founded(Event, frozen=True, tag="founded"):
    """M4.3: a district was founded; the founder scored, and so did the nobles that were there."""

    concerned = ("seats",)
    notice = "big"
    seat: int
    square: str
    size: int
    points: int
    seats: tuple[int, ...]
    """The others whose nobles were there."""
    share: int
    """What each of them scored."""

    def gains(self) -> tuple[tuple[Seat, int], ...]:
        return ((self.seat, self.points), *[(other, self.share) for other in self.seats])


class BridgeBuilt(Event, frozen=True, tag="bridge"):
    """M5.1: a bridge came out of the supply."""

    seat: int
    square: str
    axis: str


class BridgeLifted(Event, frozen=True, tag="lifted-bridge"):
    """M5.3: a bridge was taken up."""

    notice = "quiet"
    seat: int
    square: str
    axis: str


class BridgeMoved(Event, frozen=True, tag="moved-bridge"):
    """M5.3: a bridge that had been taken up was put down elsewhere."""

    seat: int
    source: str
    target: str
    axis: str


class Stepped(Event, frozen=True, tag="step"):
    """M6.1: a noble went a step."""

    together = "target"
    seat: int
    source: str
    target: str


class Boated(Event, frozen=True, tag="boat"):
    """M6.2: a noble went by boat from bridge to bridge."""

    seat: int
    source: str
    target: str
    cost: int
    way: tuple[tuple[int, int], ...] = ()
    """The squares it came over, as columns and rows from 0: the lake goes on around the drawing."""


class Jumped(Event, frozen=True, tag="jump"):
    """M6.4: a noble jumped."""

    seat: int
    source: str
    target: str


class TempleBuilt(Event, frozen=True, tag="temple"):
    """M7.1: a temple was built."""

    seat: int
    square: str
    height: int


class ChipTaken(Event, frozen=True, tag="take"):
    """M8.1: a chip was taken."""

    notice = "quiet"
    seat: int
    chips: int
    """How many the seat has now."""


class ChipSpent(Event, frozen=True, tag="spend"):
    """M8.2: a chip was spent."""

    notice = "quiet"
    seat: int
    chips: int
    """How many the seat has left."""


class TurnEnded(Event, frozen=True, tag="end"):
    """M2.1: a turn ended, and this many action points were lost."""

    notice = "quiet"
    seat: int
    lost: int


class TokenRemoved(Event, frozen=True, tag="removed"):
    """M10.3: an open token could not be founded any more."""

    notice = "quiet"
    size: int


class PeriodEnded(Event, frozen=True, tag="period-end"):
    """M10: a period ended, for one of the `Game.end_reasons`."""

    still = True
    notice = "big"
    period: int
    reason: str


class DistrictScored(Event, frozen=True, tag="district-scored"):
    """M11.2: a seat scored in a district, where this many others have more weight."""

    gained = "points"
    scoring = True
    seat: int
    size: int
    square: str
    """One of its squares: the one with the token, if it has one."""
    founded: bool
    rank: int
    weight: int
    points: int


class PalaceScored(Event, frozen=True, tag="palace"):
    """M11.4: a noble stood on a start square."""

    gained = "points"
    scoring = True
    seat: int
    points: int


class Scored(Event, frozen=True, tag="scored"):
    """M11: what a whole scoring brought a seat."""

    notice = "quiet"
    seat: int
    points: int
    total: int


class PeriodBegan(Event, frozen=True, tag="period"):
    """M10.5: a period began; these tokens are open."""

    notice = "quiet"
    period: int
    tokens: tuple[int, ...]


class Won(Event, frozen=True, tag="won"):
    """M11.5: the game is over; several seats share the victory if everything is equal."""

    notice = "big"
    seats: tuple[int, ...]
    points: int
    tie_break: str = ""
