"""What a report tells of the games beside the standings, counted in one pass so that no game stays in memory."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Self

    from anahuac.arena.plan import Plan
    from anahuac.arena.result import Result

POINTS = 20
"""Into how many parts the course of a game is divided."""


class Survey:
    """Counts games: their course, their length, who won from which seat, how they began."""

    def __init__(self, plan: Plan) -> None:
        self.games = 0
        self.seats_of: Counter[int] = Counter()
        """How many seats each bot had."""
        self.points = [[0] * (POINTS + 1) for _ in plan.bots]
        """The sum of the points of each bot's seats over the course of a game."""
        self.lengths: Counter[int] = Counter()
        self.seat_firsts = [0.0] * plan.seats
        self.order_played = [0] * plan.seats
        self.order_firsts = [0.0] * plan.seats
        """By who began: how often the first player won, the second, and so on."""
        self.openings: Counter[str] = Counter()
        self.opening_firsts: dict[str, float] = {}

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
        self.seats_of.update(result.bots)
        self.lengths[result.plies] += 1
        firsts = [result.first(seat) for seat in range(len(result.bots))]
        for seat, first in enumerate(firsts):
            self.seat_firsts[seat] += first
        for place, seat in enumerate(result.order):
            self.order_played[place] += 1
            self.order_firsts[place] += firsts[seat]
        for opening, first in zip(result.openings, firsts, strict=False):
            for action in opening[:1]:
                self.openings[action] += 1
                self.opening_firsts[action] = self.opening_firsts.get(action, 0.0) + first
        self._follow(result)

    def _follow(self, result: Result) -> None:
        """Add up the points at each part of the game."""
        scores = iter([*result.scores[1:], (result.plies + 1, ())])
        now = result.scores[0][1] if result.scores else (0,) * len(result.bots)
        ply, later = next(scores)
        for point in range(POINTS + 1):
            while ply <= point / POINTS * result.plies:
                now = later
                ply, later = next(scores)
            for seat, bot in enumerate(result.bots):
                self.points[bot][point] += now[seat]
