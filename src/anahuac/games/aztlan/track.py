"""Z1: the score track and the order of play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.core import Outcome
from anahuac.core.steps import with_item

if TYPE_CHECKING:
    from anahuac.core import Seat
    from anahuac.games.aztlan.state import AztlanState


def gain(state: AztlanState, seat: Seat, points: int) -> int:
    """Move a marker forward and return its new field.

    Z1.1: a marker that arrives on an occupied field lies on top; one that gains 0 does not move. `track` lists the
    seats from the last field to the first and, within a field, from the bottom of the stack to its top.
    """
    total = state.scores[seat] + points
    if points:
        state.scores = with_item(state.scores, seat, total)
        others = [other for other in state.track if other != seat]
        at = sum(state.scores[other] <= total for other in others)
        state.track = (*others[:at], seat, *others[at:])
    return total


def order_of_play(track: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Z1.2: more points first; on the same field, higher in the stack first."""
    return track[::-1]


def outcome_of(state: AztlanState) -> Outcome:
    """Z7.2: most points first; equal ones by the stack, the lowest marker first. So nobody ever shares a place."""
    merits = [(points, -state.track.index(seat)) for seat, points in enumerate(state.scores)]
    return Outcome.by_merit(merits, state.scores, "ages", ("stack",))
