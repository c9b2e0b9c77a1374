"""What each level takes into account."""

from __future__ import annotations

from typing import NamedTuple


class Features(NamedTuple):
    """How far a level looks and what it thinks of."""

    horizon: float = 9.0
    """How many incomes ahead it counts."""
    cards: bool = True
    """Whether it plays cards against others and weighs when to play the rest."""
    guard: bool = True
    """Whether it thinks of what the others could do to its capital."""
    thrift: bool = True
    """Whether it holds points back when the end would come too early, and lets others feed the jaguar god."""
    noise: float = 0.0
    """How much worse than the best an action may look to be taken now and then."""
    width: int = 1
    """How many actions it tries in imagined games."""
    margin: float = 0.0
    """How much worse than the best an action may look to be tried."""
    depth: int = 1
    """How many rounds ahead it plays them."""


LEVELS = {
    "greedy": Features(horizon=1.0, cards=False, guard=False, thrift=False),
    "easy": Features(horizon=3.0, cards=False, guard=False, thrift=False, noise=0.6),
    "medium": Features(),
    "hard": Features(width=3, margin=1.0),
    "expert": Features(width=4, margin=1.5),
}
