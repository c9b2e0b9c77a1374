"""How long a search may take: in nodes, which is the same on every machine, or in seconds."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable


class Budget(NamedTuple):
    """What one decision may cost; whichever ends first. A node is one action tried in an imagined state."""

    nodes: int | None = None
    seconds: float | None = None


class Clock:
    """A budget being spent. `stop` is asked at every node, so that a person need not wait for a search."""

    __slots__ = ("_deadline", "_limit", "_started", "_stop", "nodes")

    def __init__(self, budget: Budget, stop: Callable[[], bool] | None = None) -> None:
        self.nodes = 0
        self._started = perf_counter()
        self._limit = float("inf") if budget.nodes is None else budget.nodes
        self._deadline = None if budget.seconds is None else self._started + budget.seconds
        self._stop = stop

    def spend(self, nodes: int = 1) -> None:
        """Count nodes."""
        self.nodes += nodes

    @property
    def share(self) -> float:
        """How much of the budget is spent: 1 or more when the search must answer."""
        if self._stop is not None and self._stop():
            return float("inf")
        spent = self.nodes / self._limit if self._limit else 1.0
        if self._deadline is not None:
            now = perf_counter()
            spent = max(spent, (now - self._started) / max(1e-9, self._deadline - self._started))
        return spent

    @property
    def out(self) -> bool:
        """Whether the search must answer now."""
        return self.share >= 1

    @property
    def seconds(self) -> float:
        """The time since the search began."""
        return perf_counter() - self._started
