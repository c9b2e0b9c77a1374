"""Who is how good: first places, margins, times, failures and ratings, counted game by game."""

from __future__ import annotations

from math import sqrt
from statistics import fmean
from typing import TYPE_CHECKING

import msgspec
from openskill.models import PlackettLuce

from anahuac.arena.result import Times

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Self

    from anahuac.arena.plan import Plan
    from anahuac.arena.result import Result

Z = 1.959964
"""Standard deviations of a 95% interval."""


class Standing(msgspec.Struct, kw_only=True):
    """What is known of one bot. Where it had several seats in a game, each counts."""

    bot: str
    played: int = 0
    firsts: float = 0.0
    """First places; a shared one counts as a part."""
    points: int = 0
    margin: int = 0
    illegal: int = 0
    failed: int = 0
    mu: float
    sigma: float
    times: Times

    @property
    def share(self) -> float:
        """First places a game."""
        return self.firsts / self.played if self.played else 0.0

    @property
    def share_interval(self) -> tuple[float, float]:
        """The 95% interval of that."""
        return wilson(self.firsts, self.played)

    @property
    def mean_points(self) -> float:
        """Points a game."""
        return self.points / self.played if self.played else 0.0

    @property
    def mean_margin(self) -> float:
        """Points ahead of the best of the others, on average."""
        return self.margin / self.played if self.played else 0.0

    @property
    def rating_interval(self) -> tuple[float, float]:
        """The 95% interval of the rating `mu`."""
        return self.mu - Z * self.sigma, self.mu + Z * self.sigma


def wilson(hits: float, tries: int) -> tuple[float, float]:
    """The 95% interval of a share (Wilson)."""
    if not tries:
        return 0.0, 1.0
    share, z2 = hits / tries, Z * Z
    middle = (share + z2 / (2 * tries)) / (1 + z2 / tries)
    half = Z / (1 + z2 / tries) * sqrt(share * (1 - share) / tries + z2 / (4 * tries * tries))
    return max(0.0, middle - half), min(1.0, middle + half)


class Standings:
    """All bots of an arena. Ratings depend on the order of the games: for the final ones add them by number."""

    def __init__(self, plan: Plan) -> None:
        self.model = PlackettLuce()
        start = self.model.rating()
        self.bots = [Standing(bot=bot, mu=start.mu, sigma=start.sigma, times=Times()) for bot in plan.bots]
        self.games = 0

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
        for failure in result.failures:
            standing = self.bots[result.bots[failure.seat]]
            standing.illegal += failure.kind == "illegal"
            standing.failed += failure.kind == "failed"
        self._rate(result)

    def _rate(self, result: Result) -> None:
        """Rate by places; a bot with several seats by their mean."""
        places: dict[int, list[int]] = {}
        for seat, bot in enumerate(result.bots):
            places.setdefault(bot, []).append(result.place(seat))
        if len(places) == 1:
            return
        before = [self.bots[bot] for bot in places]
        teams = [[self.model.rating(mu=standing.mu, sigma=standing.sigma)] for standing in before]
        after = self.model.rate(teams, ranks=[fmean(own) for own in places.values()])
        for standing, (rating,) in zip(before, after, strict=True):
            standing.mu, standing.sigma = rating.mu, rating.sigma

    def ranked(self) -> list[Standing]:
        """The bots from best to worst."""
        return sorted(self.bots, key=lambda standing: (standing.share, standing.mean_margin), reverse=True)
