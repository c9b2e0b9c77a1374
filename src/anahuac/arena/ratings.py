"""Ratings: the Plackett-Luce model, fitted to all games at once.

Every bot has a strength. Whoever comes first is drawn from all seats with chances in proportion to their strengths,
whoever comes second from the others, and so on. A rating is a strength on the scale of Elo: 400 points more are ten
times the strength, the mean of an arena's bots is 1500.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from math import exp, factorial, inf, log, prod, sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, NamedTuple

from anahuac.core import Chance

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

MEAN = 1500
SCALE = 400 / log(10)
Z = 1.959964
"""Standard deviations of a 95% interval."""
BLOCKS = 100
"""Games are kept in at most this many heaps, which are resampled to see how ratings vary."""
DRAWS = 100
ROUNDS = 1000
EXACT = 1e-4


class Rating(NamedTuple):
    """A bot's rating with its 95% interval."""

    value: float
    low: float
    high: float


class Heap:
    """All that ratings need to know of some games: how often each bot was drawn, and from among whom."""

    def __init__(self, bots: int) -> None:
        self.drawn = [0.0] * bots
        self.among: Counter[tuple[int, ...]] = Counter()

    def add(self, bots: Sequence[int], ranking: Iterable[Iterable[int]]) -> None:
        """Take in a game: the bot on each seat, and the seats by places. Equal ones came in any order."""
        places = [tuple(bots[seat] for seat in equal) for equal in ranking]
        weight = 1 / prod(factorial(len(equal)) for equal in places)
        for orders in product(*(permutations(equal) for equal in places)):
            order = [bot for equal in orders for bot in equal]
            for place in range(len(order) - 1):
                self.drawn[order[place]] += weight
                self.among[tuple(sorted(order[place:]))] += weight  # type: ignore[assignment]

    def __iadd__(self, other: Heap) -> Heap:
        self.drawn = [one + more for one, more in zip(self.drawn, other.drawn, strict=True)]
        self.among.update(other.among)
        return self


def fit(heap: Heap, start: Sequence[float] | None = None) -> list[float]:
    """Find the most likely logarithms of the strengths, their mean 0 (minorization and maximization, Hunter 2004).

    Each bot is given one more draw against a bot of strength 1, so that one that always wins is not infinitely strong.
    """
    bots = range(len(heap.drawn))
    strengths = [exp(value) for value in start or [0.0] * len(bots)]
    among = list(heap.among.items())
    for _ in range(ROUNDS):
        expected = [1 / (1 + strength) for strength in strengths]
        for group, times in among:
            share = times / sum(strengths[bot] for bot in group)
            for bot in group:
                expected[bot] += share
        found = [(heap.drawn[bot] + 0.5) / expected[bot] for bot in bots]
        change = max(abs(log(new / old)) for new, old in zip(found, strengths, strict=True))
        strengths = found
        if change < EXACT:
            break
    mean = fmean(log(strength) for strength in strengths)
    return [log(strength) - mean for strength in strengths]


def errors(heap: Heap, values: Sequence[float]) -> list[float]:
    """The standard error of each value by the curvature of the likelihood, roughly.

    It is the least that an interval tells: where somebody wins every game, groups drawn anew do not vary at all.
    """
    strengths = [exp(value) for value in values]
    told = [strength / (1 + strength) ** 2 for strength in strengths]
    for group, times in heap.among.items():
        total = sum(strengths[bot] for bot in group)
        for bot in set(group):
            share = group.count(bot) * strengths[bot] / total
            told[bot] += times * share * (1 - share)
    return [(1 - 1 / len(values)) / sqrt(one) for one in told]


def quantile(freedom: int) -> float:
    """The half width of a 95% interval in standard deviations; the fewer they come from, the wider (Student)."""
    return Z * (1 + (Z * Z + 1) / (4 * freedom))


class Ratings:
    """Ratings of an arena's bots, from games as they come in, in any order."""

    def __init__(self, bots: int, seed: int) -> None:
        self.bots = bots
        self.seed = seed
        self.heaps: dict[int, Heap] = {}

    def add(self, group: int, bots: Sequence[int], ranking: Iterable[Iterable[int]]) -> None:
        """Take in a game. Those of a group have the same beginning, so they stay together."""
        heap = self.heaps.setdefault(group % BLOCKS, Heap(self.bots))
        heap.add(bots, ranking)

    def rate(self) -> list[Rating]:
        """Rate all bots. The intervals show how ratings vary if the arena's groups are resampled (bootstrap)."""
        heaps = [self.heaps[block] for block in sorted(self.heaps)]
        values = fit(self._sum(heaps))
        if len(heaps) < 2:
            return [Rating(MEAN + SCALE * value, -inf, inf) for value in values]
        chance = Chance(self.seed)
        drawn = [fit(self._sum([chance.pick(heaps) for _ in heaps]), values) for _ in range(DRAWS)]
        known = errors(self._sum(heaps), values)
        wide = [
            max(quantile(len(heaps) - 1) * stdev(one[bot] for one in drawn), Z * known[bot]) for bot in range(self.bots)
        ]
        return [
            Rating(*(MEAN + SCALE * end for end in (value, value - half, value + half)))
            for value, half in zip(values, wide, strict=True)
        ]

    def _sum(self, heaps: Iterable[Heap]) -> Heap:
        total = Heap(self.bots)
        for heap in heaps:
            total += heap
        return total
