"""T0.4: counters of an army or a reserve as one number: warriors, plus 16 for each knight."""

from __future__ import annotations

from typing import Final

RESERVE: Final = 3
"""The number of the reserve among the groups of a seat, after the armies A, B and C."""
KNIGHT: Final = 16
SHIP: Final = 0
POCHTECA: Final = 1
"""Where the box of a state has these pieces of a seat."""
COUNT: Final = tuple((packed & 15) + (packed >> 4) for packed in range(256))
VALUE: Final = tuple((packed & 15) + 2 * (packed >> 4) for packed in range(256))
"""T14.7: a warrior counts 1, a knight 2."""
UNKNOWN: Final = -1


def unpacked(packed: int) -> tuple[int, int]:
    """Warriors and knights."""
    return packed & 15, packed >> 4
