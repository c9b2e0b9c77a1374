"""How good each bot is: first places, margins, times, failures and ratings, counted game by game in any order."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

import msgspec

from anahuac.arena.faults import Faults
from anahuac.arena.ratings import Rating, Ratings, Z
from anahuac.arena.result import Times

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Self

    from anahuac.arena.plan import Plan
    from anahuac.arena.result import Result


class Spread(msgspec.Struct):
    """How shares vary from group to group. Seats of one game depend on each other, groups do not."""

    groups: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, share: float) -> None:
        """Count a group."""
        self.groups += 1
        self.total += share
        self.squares += share * share

    def worth(self, seats: int) -> float | None:
        """How many independent tries one seat of these groups is worth; None as long as nothing varies."""
        if self.groups < 2:
            return None
        mean = self.total / self.groups
        variance = (self.squares - self.groups * mean * mean) / (self.groups - 1)
        return mean * (1 - mean) / (variance * seats) if variance > 1e-12 else None


class Standing(msgspec.Struct, kw_only=True):
    """What is known of one bot. Where it had several seats in a game, each counts."""

    number: int
    """Its place in the plan."""
    bot: str
    seats: int
    """How many seats a game has."""
    played: int = 0
    firsts: float = 0.0
    """First places; a shared one counts as a part."""
    points: int = 0
    margin: int = 0
    illegal: int = 0
    failed: int = 0
    lost: int = 0
    """Games lost by taking too long, using up the memory or ending the process."""
    times: Times
    games: int = 0
    """The games in which it had a seat, or several."""
    spread: Spread

    @property
    def share(self) -> float:
        """First places a game."""
        return self.firsts / self.played if self.played else 0.0

    @property
    def share_interval(self) -> tuple[float, float]:
        """The 95% interval of that (Wilson), with as many tries as the groups of games say that there were."""
        if not self.played:
            return 0.0, 1.0
        worth = self.spread.worth(self.seats)
        tries = self.games if worth is None else self.played * worth
        return wilson(self.share * tries, tries)

    @property
    def mean_points(self) -> float:
        """Points a game."""
        return self.points / self.played if self.played else 0.0

    @property
    def mean_margin(self) -> float:
        """Points ahead of the best of the others, on average."""
        return self.margin / self.played if self.played else 0.0


def wilson(hits: float, tries: float) -> tuple[float, float]:
    """The 95% interval of a share (Wilson)."""
    if not tries:
        return 0.0, 1.0
    share, z2 = hits / tries, Z * Z
    middle = (share + z2 / (2 * tries)) / (1 + z2 / tries)
    half = Z / (1 + z2 / tries) * sqrt(share * (1 - share) / tries + z2 / (4 * tries * tries))
    return max(0.0, middle - half), min(1.0, middle + half)


class Standings:
    """All bots of an arena."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = 0
        self.bots = [
            Standing(number=number, bot=name, seats=plan.seats, times=Times(), spread=Spread())
            for number, name in enumerate(plan.names)
        ]
        self.ahead = [[0.0] * len(self.bots) for _ in self.bots]
        """Who beat whom: how often a seat of one bot came before a seat of another; equal ones count half."""
        self._ratings = Ratings(len(self.bots), plan.seed)
        self.faults = Faults()
        self._groups: dict[int, list[Result]] = {}

    @classmethod
    def of(cls, plan: Plan, results: Iterable[Result]) -> Self:
        """Count some games."""
        made = cls(plan)
        for result in results:
            made.add(result)
        return made

    def add(self, result: Result) -> None:
        """Count a game."""
        self.games += 1
        for seat, bot in enumerate(result.bots):
            standing = self.bots[bot]
            standing.played += 1
            standing.firsts += result.first(seat)
            standing.points += result.outcome.scores[seat]
            standing.margin += result.margin(seat)
            standing.times.merge(result.times[seat])
        for bot in set(result.bots):
            self.bots[bot].games += 1
        for failure in result.failures:
            standing = self.bots[result.bots[failure.seat]]
            standing.illegal += failure.kind == "illegal"
            standing.failed += failure.kind == "failed"
            standing.lost += failure.loses
        self.faults.add(result)
        self._compare(result)
        self._ratings.add(self.plan.group_of(result.number), result.bots, result.outcome.ranking)
        self._complete(result)

    def _compare(self, result: Result) -> None:
        """Count who came before whom."""
        for seat, bot in enumerate(result.bots):
            for other, rival in enumerate(result.bots):
                if bot != rival:
                    mine, theirs = result.place(seat), result.place(other)
                    self.ahead[bot][rival] += 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0

    def _complete(self, result: Result) -> None:
        """Count the shares of a group as soon as all its games are there."""
        group = self.plan.group_of(result.number)
        games = self._groups.setdefault(group, [])
        games.append(result)
        if len(games) < len(self.bots):
            return
        del self._groups[group]
        firsts = [0.0] * len(self.bots)
        for game in games:
            for seat, bot in enumerate(game.bots):
                firsts[bot] += game.first(seat)
        for standing, first in zip(self.bots, firsts, strict=True):
            standing.spread.add(first / self.plan.seats)

    def ratings(self) -> list[Rating]:
        """Rate the bots by all games so far, in the order of the plan."""
        return self._ratings.rate()

    def ranked(self) -> list[Standing]:
        """The bots from best to worst."""
        return sorted(self.bots, key=lambda standing: (standing.share, standing.mean_margin), reverse=True)
