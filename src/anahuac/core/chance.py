"""Chance: streams of random numbers whose whole state is one integer, so games are the same on every machine.

SplitMix64 is fast, but whoever sees enough of it can compute the rest. Where people who do not trust each other play,
the seed is a key of 128 bits, and each draw is a keyed hash of the number of draws before it.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

T = TypeVar("T")

_MASK = (1 << 64) - 1

KEYED = 1 << 128
"""A seed from here to twice this is a key; below 2**64 it is a state of SplitMix64."""
_COUNTED = KEYED << 64
"""The state of a keyed stream is its seed, followed by 64 bits that count the draws."""


def is_chance(number: int) -> bool:
    """Whether a number can be a seed, or the state of a stream."""
    return 0 <= number <= _MASK or KEYED <= number < 2 * KEYED or _COUNTED <= number < 2 * _COUNTED


class Chance:
    """A stream of random numbers. A game keeps only `state` and makes a stream of it when it needs one."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        if state < KEYED or not is_chance(state):
            self.state = state & _MASK
        else:
            self.state = state if state >= _COUNTED else state << 64

    def next(self) -> int:
        """Draw 64 random bits."""
        if self.state > _MASK:
            return self._next_by_key()
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def _next_by_key(self) -> int:
        key, count = (self.state >> 64) - KEYED, self.state & _MASK
        self.state += 1
        drawn = blake2b(count.to_bytes(8, "big"), digest_size=8, key=key.to_bytes(16, "big")).digest()
        return int.from_bytes(drawn, "big")

    def below(self, n: int) -> int:
        """Draw a number from 0 to n - 1. Its bias, n / 2**64, is too small to be noticed in any game."""
        return (self.next() * n) >> 64

    def pick(self, items: Sequence[T]) -> T:
        """Draw one of the items."""
        return items[(self.next() * len(items)) >> 64]

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        """Return the items in random order (Fisher-Yates)."""
        deck = list(items)
        for i in range(len(deck) - 1, 0, -1):
            j = self.below(i + 1)
            deck[i], deck[j] = deck[j], deck[i]
        return tuple(deck)

    def __repr__(self) -> str:
        return f"Chance({self.state})"
