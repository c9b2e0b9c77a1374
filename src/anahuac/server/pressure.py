"""How busy a process is. Under too much load it refuses what is not play, so that the games go on."""

from __future__ import annotations

import asyncio
from time import monotonic, process_time

import structlog

from anahuac.server.errors import ApiError
from anahuac.server.metrics import LATENESS

TICK = 0.1
"""Seconds between two looks at the clock."""
TURNS = 5
"""How many turns of the event loop an action takes, from the request until everybody is told."""
TOO_LATE, CALM = 0.15, 0.05
"""A process that is so many seconds late begins to refuse what is not play, and ends when it is less late than that."""
SHARE, LONGEST = 0.2, 0.5
"""How much each look counts, and at most how many seconds: one long pause is no pressure yet."""
BUSY = 0.6
"""The part of the time that this process must have computed; else others kept it from the processor, or it slept."""
RETRY = 5
"""Seconds after which somebody who was refused may try again."""

log = structlog.get_logger()


class Pressure:
    """Measures by how much this process is late with what takes as many turns as an action: so long everybody waits."""

    def __init__(self) -> None:
        self.late = 0.0
        self.is_high = False

    async def watch(self) -> None:
        """Look at the clock again and again."""
        while True:
            began, computed = monotonic(), process_time()
            await asyncio.sleep(TICK)
            for _ in range(TURNS - 1):
                await asyncio.sleep(0)
            took, computed = monotonic() - began, process_time() - computed
            self.note(took - TICK if computed > BUSY * took else 0.0)

    def note(self, late: float) -> None:
        """Take in how late this process was because it had too much to do."""
        self.late += SHARE * (min(late, LONGEST) - self.late)
        LATENESS.set(self.late)
        if self.late > TOO_LATE and not self.is_high:
            self.is_high = True
            log.warning(
                "too much to do: previews, hints and lists of tables are refused until it is less",
                late_ms=round(self.late * 1000),
                advice="If this comes often, let more processes serve, each with its own tables (docs/server.md).",
            )
        elif self.late < CALM and self.is_high:
            self.is_high = False
            log.info("calm again: everything is served")

    def check(self) -> None:
        """Refuse what is not play while there is too much to do."""
        if self.is_high:
            raise ApiError(503, "busy", retry_after=RETRY)
