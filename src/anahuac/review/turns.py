"""The turns of a recorded game: what one seat did in a row, up to where dice, cards or another player came in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from anahuac.core import Seat

if TYPE_CHECKING:
    from anahuac.core import Record, State


class Turn(msgspec.Struct, frozen=True):
    """Actions in a row by one seat: those after the first `first` of the record, up to the `last`."""

    seat: Seat
    first: int
    last: int
    is_free: bool
    """Whether there was anything to decide."""


def turns_of(record: Record) -> list[Turn]:
    """Divide a game into turns. What luck brings in the middle of a turn begins a new one: it may change plans."""
    found: list[Turn] = []
    states = record.states()
    state = next(states)
    begun, is_free = 0, False
    for ply, (seat, text) in enumerate(record.plies, 1):
        step, luck = state.step, luck_of(state)
        is_free = is_free or len(state.legal_actions(seat)) > 1
        state = next(states)
        is_end = text == "." and step in state.game.turns
        if is_end or luck_of(state) != luck or ply == len(record.plies) or record.plies[ply][0] != seat:
            found.append(Turn(seat, begun, ply, is_free))
            begun, is_free = ply, False
    return found


def luck_of(state: State) -> tuple[object, ...]:
    """What changes when dice are rolled or cards are drawn."""
    return state.chance, len(getattr(state, "deck", ()))
