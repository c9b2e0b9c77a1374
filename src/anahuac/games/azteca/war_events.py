"""What can happen in the flower war. The words for it are in `locale`, by the tag of the event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.core import Event
from anahuac.games.azteca.events import Private, Secret

if TYPE_CHECKING:
    from anahuac.core import Seat


class Activated(Event, frozen=True, tag="activated"):
    """T14.2: a marker was drawn."""

    notice = "quiet"
    seat: int


class Marched(Event, frozen=True, tag="marched"):
    """T14.3: an army entered an area."""

    seat: int
    army: int
    source: str
    target: str


class Reorganised(Event, frozen=True, tag="reorganised"):
    """T14.5: a seat dealt out counters anew, in secret."""

    notice = "quiet"
    seat: int
    at: str


class Dissolved(Event, frozen=True, tag="dissolved"):
    """T14.5: an army was dissolved."""

    seat: int
    army: int


class LeaveAsked(Event, frozen=True, tag="leave-asked"):
    """T11.3: leave to use a zone was asked for."""

    concerned = ("rival",)
    notice = "quiet"
    seat: int
    rival: int
    at: str


class LeaveAnswered(Event, frozen=True, tag="leave-answered"):
    """T11.3: leave was given or refused."""

    notice = "quiet"
    seat: int
    granted: bool


class FareNamed(Event, frozen=True, tag="fare"):
    """T18.3: somebody would carry an army across, for this much."""

    still = True
    seat: int
    tribute: int


class FarePaid(Event, frozen=True, tag="fare-paid"):
    """T18.3: an army was carried across."""

    concerned = ("rival",)
    seat: int
    rival: int
    tribute: int


class Intercepted(Event, frozen=True, tag="intercepted"):
    """T14.4: an army struck at a moving one."""

    still = True
    concerned = ("seat",)
    seat: int
    army: int
    at: str


class BattleBegan(Event, frozen=True, tag="battle"):
    """T14.7: a battle began; no rival: neutrals defend."""

    still = True
    concerned = ("seat", "rival")
    notice = "big"
    seat: int
    rival: int | None
    at: str


class JoinedReserve(Secret, frozen=True, tag="joined"):
    """T14.6: this many counters of the reserve defend."""

    still = True
    secret = ("warriors", "knights")
    seat: int
    count: int
    warriors: int | None
    knights: int | None


class CousinSent(Event, frozen=True, tag="cousin"):
    """T14.14: a counter of a reserve helps the neutrals."""

    still = True
    seat: int
    fighter: str


class Mobilised(Event, frozen=True, tag="mobilised"):
    """T14.13: what the mobilisation brought."""

    still = True
    warriors: int
    knights: int


class Announced(Event, frozen=True, tag="announced"):
    """T14.7: both sides told their values."""

    still = True
    notice = "big"
    attacker: int
    defender: int
    odds: tuple[tuple[int, int], tuple[int, int]]
    """For the attacker and the defender: the percent of winning if nobody leaves, from the worst case to the best, by
    what everybody can know."""


class LossesChosen(Event, frozen=True, tag="losses-chosen"):
    """T14.7: a seat has chosen its losses; they are shown when all have."""

    notice = "quiet"
    seat: int


class LossNoted(Private, frozen=True, tag="loss-noted"):
    """T14.7: a counter was chosen to be lost, not shown yet."""

    notice = "quiet"
    group: int
    fighter: str


class Lost(Secret, frozen=True, tag="lost"):
    """T14.7: counters were taken; how many of the reserve is open, from which army is secret."""

    concerned = ("seat",)
    notice = "big"
    secret = ("groups",)
    seat: int
    warriors: int
    knights: int
    reserve: int
    groups: tuple[int, ...] | None


class GuardLost(Event, frozen=True, tag="guard-lost"):
    """T14.12: neutrals or nomads were taken."""

    warriors: int
    knights: int


class Destroyed(Event, frozen=True, tag="destroyed"):
    """T14.1: an army lost its last counter, and with it its general."""

    concerned = ("seat",)
    seat: int
    army: int


class Retreated(Event, frozen=True, tag="retreated"):
    """T14.11: armies left a battle."""

    seat: int
    at: str


class ReserveWithdrew(Event, frozen=True, tag="reserve-withdrew"):
    """T14.6: the reserve went back to the capital."""

    seat: int


class Won(Event, frozen=True, tag="won"):
    """T14.9: a battle was won, and sacrifice points with it; no seat: the neutrals."""

    notice = "big"
    seat: int | None
    sacrifices: int

    def gains(self) -> tuple[tuple[Seat, int], ...]:
        return () if self.seat is None else ((self.seat, self.sacrifices),)


class Drawn(Event, frozen=True, tag="drawn"):
    """T14.7: both sides are gone."""

    notice = "big"
    at: str


class TerrainTook(Event, frozen=True, tag="terrain"):
    """T14.8: the terrain die took a counter, a sacrifice point for the seat that it helped."""

    seat: int | None

    def gains(self) -> tuple[tuple[Seat, int], ...]:
        return () if self.seat is None else ((self.seat, 1),)


class Promoted(Secret, frozen=True, tag="promoted"):
    """T14.10, T14.14: a warrior became a knight."""

    notice = "quiet"
    secret = ("group",)
    seat: int
    group: int | None


class Conquered(Event, frozen=True, tag="conquered"):
    """A territory has a new owner; no seat: it is neutral."""

    notice = "big"
    seat: int | None
    at: str


class Plundered(Secret, frozen=True, tag="plundered"):
    """T14.15: a capital was plundered; the amounts are known to the two only."""

    concerned = ("seat", "rival")
    notice = "big"
    secret = ("tribute", "sacrifices")
    knowers = ("seat", "rival")
    seat: int
    rival: int
    tribute: int | None
    sacrifices: int | None

    def gains(self) -> tuple[tuple[Seat, int], ...]:
        return () if self.sacrifices is None else ((self.seat, self.sacrifices), (self.rival, -self.sacrifices))


class Struck(Event, frozen=True, tag="struck"):
    """T14.17: a flood or an earthquake."""

    notice = "big"
    at: str


class Recovered(Event, frozen=True, tag="recovered"):
    """T14.15: a people that lost everything gets new fighters."""

    notice = "quiet"
    seat: int
