"""M7: temples."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.core import Illegal, Text
from anahuac.core.steps import Rule, with_item
from anahuac.games.mexica.events import TempleBuilt
from anahuac.games.mexica.founding import why_not_in_home
from anahuac.games.mexica.material import one_temple, unpacked
from anahuac.games.mexica.points import pay, why_no_points
from anahuac.games.mexica.tokens import remove_tokens

if TYPE_CHECKING:
    from anahuac.core import Event, Seat
    from anahuac.games.mexica.actions import MexicaAction
    from anahuac.games.mexica.state import MexicaState


def why_not_temple(state: MexicaState, seat: Seat, action: MexicaAction) -> Illegal | None:
    """M7.1: a temple that one has, paid for by its height, in the district that the noble is in."""
    height = action.value
    if not state.home:
        return Illegal("M7.1", Text("mexica-on-bridge"))
    if not unpacked(state.stock[seat])[height - 1]:
        return Illegal("M7.1", Text("mexica-no-temple", height=height))
    return why_no_points(state, height) or why_not_in_home(state, action.at, "M7.1")


def temple(state: MexicaState, seat: Seat, action: MexicaAction, events: list[Event] | None) -> None:
    """M7.1: it costs its height; M7.2: it stays for good."""
    height, bit = action.value, action.bit
    pay(state, seat, height)
    state.built |= bit
    state.temples = with_item(state.temples, seat, state.temples[seat] | bit)
    state.heights = with_item(state.heights, height - 1, state.heights[height - 1] | bit)
    state.stock = with_item(state.stock, seat, state.stock[seat] - one_temple(height))
    if events is not None:
        events.append(TempleBuilt(seat, state.board.names[action.at], height))
    remove_tokens(state, events)


TEMPLE = Rule(why_not_temple, temple)
