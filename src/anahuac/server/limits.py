"""How often somebody may do something: a bucket that fills slowly and is emptied by each try."""

from __future__ import annotations

from collections import Counter, OrderedDict
from contextlib import contextmanager
from time import monotonic
from typing import TYPE_CHECKING

from anahuac.server.errors import ApiError

if TYPE_CHECKING:
    from collections.abc import Iterator

KEPT = 20_000


class Limits:
    """Buckets by what is done and who does it."""

    def __init__(self, enabled: bool) -> None:
        self.enabled = enabled
        self._now: Counter[tuple[str, str]] = Counter()
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def check(self, what: str, who: str, most: int, a_second: float, cost: float = 1) -> None:
        """Count a try; refuse it if there were more than `most` at once, or `a_second` in the long run."""
        left = self.spend(what, who, most, a_second, cost)
        if left < 0:
            raise ApiError(429, "too-many", retry_after=-left / a_second)

    def spend(self, what: str, who: str, most: int, a_second: float, cost: float = 1) -> float:
        """Count a try, whether it is granted or not; return what is left, below 0 if there was too little."""
        if not self.enabled:
            return float(most)
        now = monotonic()
        left, then = self._buckets.pop((what, who), (float(most), now))
        left = min(float(most), left + (now - then) * a_second) - cost
        self._buckets[what, who] = max(left, 0.0), now
        while len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
        return left

    def is_empty(self, what: str, who: str, most: int, a_second: float) -> bool:
        """Whether the next try would be refused."""
        left, then = self._buckets.get((what, who), (float(most), 0.0))
        return self.enabled and left + (monotonic() - then) * a_second < 1

    @contextmanager
    def at_once(self, what: str, who: str, most: int) -> Iterator[None]:
        """Let somebody do something so many times at once."""
        if self.enabled and self._now[what, who] >= most:
            raise ApiError(429, "too-many")
        self._now[what, who] += 1
        try:
            yield
        finally:
            self._now[what, who] -= 1
            if not self._now[what, who]:
                del self._now[what, who]

    @contextmanager
    def unless_granted(self, what: str, who: str, most: int, a_second: float, cost: float = 1) -> Iterator[None]:
        """Count a try that fails; one that succeeds costs nothing."""
        self.check(what, who, most, a_second, cost)
        yield
        if self.enabled:
            left, then = self._buckets.get((what, who), (float(most), monotonic()))
            self._buckets[what, who] = left + cost, then
