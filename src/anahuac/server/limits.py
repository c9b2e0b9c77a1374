"""How often somebody may do something: a bucket that fills slowly and is emptied by each try."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

from anahuac.server.errors import ApiError

KEPT = 20_000


class Limits:
    """Buckets by what is done and who does it."""

    def __init__(self, enabled: bool) -> None:
        self.enabled = enabled
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def check(self, what: str, who: str, most: int, a_second: float) -> None:
        """Count a try; refuse it if there were more than `most` at once, or `a_second` in the long run."""
        if not self.enabled:
            return
        now = monotonic()
        left, then = self._buckets.pop((what, who), (float(most), now))
        left = min(float(most), left + (now - then) * a_second)
        self._buckets[what, who] = max(left - 1, 0.0), now
        while len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
        if left < 1:
            raise ApiError(429, "too-many")
