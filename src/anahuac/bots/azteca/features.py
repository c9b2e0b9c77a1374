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
    trust: bool = True
    """Whether it leaves the others their part of what the jaguar god needs."""
    thrift: bool = True
    """Whether it lets the jaguar god go hungry when that does not end the world."""
    memory: bool = True
    """Whether it remembers who fed the jaguar god: free-riders are not fed for, and are its first enemies."""
    tuned: bool = False
    """Whether it knows what things are worth, or goes by rules of thumb."""
    noise: float = 0.0
    """How much worse than the best an action may look and still be taken now and then."""
    width: int = 1
    """How many actions it tries in imagined games."""
    margin: float = 0.0
    """How much worse than the best an action may look and still be tried."""
    depth: int = 1
    """How many rounds ahead it plays them."""


PLAIN = Features(cards=False, guard=False, patience=False, thrift=False, memory=False)
SOON = 3.0
"""Incomes that can be counted on: land changes hands."""
LEVELS = {
    "greedy": PLAIN._replace(horizon=0.0, trust=False),
    "easy": PLAIN._replace(noise=1.0),
    "medium": PLAIN._replace(cards=True),
    "hard": Features(horizon=SOON),
    "expert": Features(horizon=SOON, tuned=True, width=3, margin=0.6),
}
RULES_OF_THUMB = {
    "recruit": 0.8, "blood": 1.2, "slave": 1.0, "tribute": 0.45, "hold": 0.85, "pace": 2.5, "generosity": 1.0,
    "spy": 0.4, "fleet": 0.8, "refill": 0.4, "front": 0.1,
}  # fmt: skip
"""Weights of players who have not learned from many games: a slave is a point, a fighter his price, pay your part."""
