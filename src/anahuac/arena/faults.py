"""What bots did wrong in an arena, the same faults counted together."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from anahuac.arena.result import Failure
from anahuac.core import Text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from anahuac.arena.result import Result

MOST = 200
"""How many different faults are remembered: a bot may have another excuse each time."""


class Fault(msgspec.Struct, kw_only=True):
    """A fault of a bot: how often it came, and where it came first."""

    bot: int
    failure: Failure
    game: int
    times: int = 1

    @property
    def words(self) -> str:
        """What happened, in the chosen language."""
        kind = str(Text(f"arena-fault-{self.failure.kind}"))
        return f"{kind}: {self.failure.reason}" if self.failure.reason else kind


class Faults:
    """All faults of an arena's bots."""

    def __init__(self) -> None:
        self._found: dict[tuple[int, str, str], Fault] = {}

    def add(self, result: Result) -> None:
        """Count the faults of a game. They come in any order, so the first one is that of the lowest number."""
        for failure in result.failures:
            bot = result.bots[failure.seat]
            known = self._found.get((bot, failure.kind, failure.reason))
            if known is not None:
                known.times += 1
                if (result.number, failure.ply) < (known.game, known.failure.ply):
                    known.game, known.failure = result.number, failure
            elif len(self._found) < MOST:
                fault = Fault(bot=bot, failure=failure, game=result.number)
                self._found[bot, failure.kind, failure.reason] = fault

    def __bool__(self) -> bool:
        return bool(self._found)

    def __iter__(self) -> Iterator[Fault]:
        """Those that cost games first, then the most frequent ones."""
        return iter(sorted(self._found.values(), key=lambda fault: (not fault.failure.loses, -fault.times, fault.game)))
