"""Sets of territories."""

from __future__ import annotations

from anahuac.envs.compiled.compiling import compiled


@compiled
def size(mask: int) -> int:
    """Count the members."""
    found = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


@compiled
def first(mask: int) -> int:
    """The lowest member of a set that is not empty."""
    member = 0
    while not mask >> member & 1:
        member += 1
    return member
