"""`core.Chance`, compiled: SplitMix64, whose whole state is one integer in the field `chance` of a row."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from anahuac.envs.compiled.compiling import Row, compiled

if TYPE_CHECKING:
    from numpy.typing import NDArray

# numba turns unsigned 64-bit integers mixed with signed ones into floats, so every constant is unsigned.
GAP = np.uint64(0x9E3779B97F4A7C15)
FIRST = np.uint64(0xBF58476D1CE4E5B9)
SECOND = np.uint64(0x94D049BB133111EB)
HALF = np.uint64(32)
LOW = np.uint64(0xFFFFFFFF)
SHIFTS = np.uint64(30), np.uint64(27), np.uint64(31)


@compiled
def mixed(state: np.uint64) -> np.uint64:
    """The 64 random bits that belong to a state."""
    state = (state ^ (state >> SHIFTS[0])) * FIRST
    state = (state ^ (state >> SHIFTS[1])) * SECOND
    return state ^ (state >> SHIFTS[2])


@compiled
def below(state: Row, n: int) -> np.int64:
    """Draw a number from 0 to n - 1: the upper 64 bits of the product of n and 64 random bits."""
    state.chance += GAP
    drawn = mixed(state.chance)
    times = np.uint64(n)
    return np.int64(((drawn >> HALF) * times + ((drawn & LOW) * times >> HALF)) >> HALF)


@compiled
def shuffle(state: Row, items: NDArray[Any], count: int) -> None:
    """Bring the first `count` items into random order (Fisher-Yates)."""
    for i in range(count - 1, 0, -1):
        j = below(state, i + 1)
        items[i], items[j] = items[j], items[i]


@compiled
def next_seed(state: Row) -> None:
    """Take the next seed out of the row of seeds that a table plays."""
    state.seeds += GAP
    state.seed = mixed(state.seeds)
