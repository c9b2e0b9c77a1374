"""Pawns on the board."""

from __future__ import annotations

from anahuac.envs.compiled.compiling import Row, compiled


@compiled
def add_pawn(state: Row, seat: int, at: int) -> None:
    """Put a pawn of a seat into a territory."""
    state.pawns[seat, at] += 1
    state.present[seat] |= 1 << at


@compiled
def take_pawns(state: Row, seat: int, at: int, count: int) -> None:
    """Take pawns of a seat out of a territory."""
    state.pawns[seat, at] -= count
    if not state.pawns[seat, at]:
        state.present[seat] &= ~(1 << at)
