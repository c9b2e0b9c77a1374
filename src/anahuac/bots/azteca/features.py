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
    patience: bool = True
    """Whether it holds points back when giving them would end the game too early for it."""
    thrift: bool = True
    """Whether it lets the jaguar god go hungry when the world will not end by it."""
    market: bool = True
    """Whether it knows that tribute is worth little in the end, so that slaves are worth more than their points."""
    noise: float = 0.0
    """How much worse than the best an action may look to be taken now and then."""
    width: int = 1
    """How many actions it tries in imagined games."""
    margin: float = 0.0
    """How much worse than the best an action may look to be tried."""
    depth: int = 1
    """How many rounds ahead it plays them."""


PLAIN = Features(cards=False, guard=False, patience=False, thrift=False, market=False)
LEVELS = {
    "greedy": PLAIN._replace(horizon=1.0),
    "easy": PLAIN._replace(horizon=3.0, noise=0.6),
    "medium": PLAIN._replace(cards=True, guard=True),
    "hard": Features(market=False),
    "expert": Features(width=4, margin=1.5),
}
