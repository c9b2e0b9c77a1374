"""M2.1: action points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.core import Illegal, Text

if TYPE_CHECKING:
    from anahuac.core import Seat
    from anahuac.games.mexica.state import MexicaState


def why_no_points(state: MexicaState, cost: int) -> Illegal | None:
    """M2.1: an action must be paid for."""
    if cost <= state.ap:
        return None
    return Illegal("M2.1", Text("mexica-no-points", cost=cost, left=state.ap))


def pay(state: MexicaState, seat: Seat, cost: int) -> None:
    """M2.1: spend action points. M10.2: this turn is more than its end."""
    state.ap -= cost
    state.acted |= 1 << seat
