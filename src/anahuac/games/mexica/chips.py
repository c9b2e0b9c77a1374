"""M8: action chips."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.core import Illegal, Text
from anahuac.core.steps import Rule, with_item
from anahuac.games.mexica.events import ChipSpent, ChipTaken
from anahuac.games.mexica.material import CHIPS_A_TURN
from anahuac.games.mexica.points import pay, why_no_points

if TYPE_CHECKING:
    from anahuac.core import Event, Seat
    from anahuac.games.mexica.actions import MexicaAction
    from anahuac.games.mexica.state import MexicaState


def why_not_take(state: MexicaState, seat: Seat, action: MexicaAction) -> Illegal | None:
    """M8.1: at most two a turn, and none from an empty supply."""
    if state.taken == CHIPS_A_TURN:
        return Illegal("M8.1", Text("mexica-two-chips"))
    if not state.spare_chips:
        return Illegal("M8.1", Text("mexica-no-chips"))
    return why_no_points(state, 1)


def take(state: MexicaState, seat: Seat, action: MexicaAction, events: list[Event] | None) -> None:
    """M8.1: a chip from the supply, 1 AP."""
    pay(state, seat, 1)
    state.taken += 1
    state.spare_chips -= 1
    state.chips = with_item(state.chips, seat, state.chips[seat] + 1)
    if events is not None:
        events.append(ChipTaken(seat, state.chips[seat]))


def why_not_spend(state: MexicaState, seat: Seat, action: MexicaAction) -> Illegal | None:
    """M8.2: only a chip that one had when the turn began."""
    return Illegal("M8.2", Text("mexica-chips-new" if state.chips[seat] else "mexica-chips-none"))


def spend(state: MexicaState, seat: Seat, action: MexicaAction, events: list[Event] | None) -> None:
    """M8.2: a point more in this turn; the chip goes back to the supply at once."""
    pay(state, seat, -1)
    state.spare_chips += 1
    state.chips = with_item(state.chips, seat, state.chips[seat] - 1)
    if events is not None:
        events.append(ChipSpent(seat, state.chips[seat]))


TAKE = Rule(why_not_take, take)
SPEND = Rule(why_not_spend, spend)
