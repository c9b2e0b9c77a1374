"""Chance: SplitMix64, whose whole state is one integer, so that games are the same on every machine."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

T = TypeVar("T")

_MASK = (1 << 64) - 1


class Chance:
    """A stream of random numbers. A game keeps only `state` and makes a stream of it when it needs one."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & _MASK

    def next(self) -> int:
        """Draw 64 random bits."""
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """Draw a number from 0 to n - 1. Its bias, n / 2**64, is too small to be noticed in any game."""
        return (self.next() * n) >> 64

    def pick(self, items: Sequence[T]) -> T:
        """Draw one of the items."""
        return items[(self.next() * len(items)) >> 64]

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        """Answer with the items in random order (Fisher-Yates)."""
        deck = list(items)
        for i in range(len(deck) - 1, 0, -1):
            j = self.below(i + 1)
            deck[i], deck[j] = deck[j], deck[i]
        return tuple(deck)

    def __repr__(self) -> str:
        return f"Chance({self.state})"
