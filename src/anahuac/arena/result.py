"""How one game of an arena went."""

from __future__ import annotations

from math import exp, log
from typing import Literal

import msgspec

from anahuac.core import Outcome, Seat

STEP = log(1.05)
"""Decision times are counted in classes, each 5% longer than the one before: exact enough, and always small."""


class Times(msgspec.Struct):
    """How long the decisions of a seat took."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    classes: dict[int, int] = {}

    def add(self, seconds: float) -> None:
        """Count a decision."""
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        place = round(log(max(seconds, 1e-9)) / STEP)
        self.classes[place] = self.classes.get(place, 0) + 1

    def merge(self, other: Times) -> None:
        """Count the decisions of another one, too."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        for place, count in other.classes.items():
            self.classes[place] = self.classes.get(place, 0) + count

    @property
    def mean(self) -> float:
        """Seconds a decision."""
        return self.seconds / self.decisions if self.decisions else 0.0

    def quantile(self, share: float) -> float:
        """The seconds that this share of the decisions did not exceed (to 2.5%)."""
        left = share * self.decisions
        for place, count in sorted(self.classes.items()):
            left -= count
            if left <= 0:
                return min(exp(place * STEP), self.longest)
        return self.longest


class Failure(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a bot did wrong: it raised an error or answered with an illegal action, and a legal one was drawn.

    Or it was too slow, used up the memory or ended its process: then it lost the game, and a random player took its
    seat.
    """

    seat: Seat
    ply: int
    kind: Literal["illegal", "failed", "slow", "memory", "ended"]
    reason: str = ""
    traceback: str = ""
    """Where it happened, once for each bot and reason in a game."""

    @property
    def loses(self) -> bool:
        """Whether it cost the game."""
        return self.kind not in ("illegal", "failed")


class Result(msgspec.Struct, kw_only=True):
    """How a game went. All but `times` is the same whenever it is played again."""

    number: int
    seed: int
    bots: tuple[int, ...]
    outcome: Outcome
    plies: int
    order: tuple[Seat, ...]
    """The seats in the order in which they first had to decide alone."""
    openings: list[list[str]]
    """The first actions of each seat, in notation."""
    scores: list[tuple[int, tuple[int, ...]]]
    """The points after every action that changed them: its number, from 1, and the points of all seats."""
    failures: list[Failure]
    times: list[Times]

    def place(self, seat: Seat) -> int:
        """The place of a seat, from 0; equal ones share the better place, and where everybody lost all share one."""
        return sum(len(equal) for equal in self.outcome.ranking[: self._rank(seat)])

    def _rank(self, seat: Seat) -> int:
        return next((rank for rank, equal in enumerate(self.outcome.ranking) if seat in equal), 0)

    def first(self, seat: Seat) -> float:
        """The share of a seat in the first place: all, a part of it if it is shared, or nothing."""
        winners = self.outcome.winners
        return 1 / len(winners) if seat in winners else 0.0

    def margin(self, seat: Seat) -> int:
        """How many points a seat was ahead of the best of the others, or behind it."""
        scores = self.outcome.scores
        return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
