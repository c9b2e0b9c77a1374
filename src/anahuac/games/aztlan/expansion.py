"""Z3: in turn, everybody places a pawn and may move one, until all are placed; then the power cards are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.core import Illegal, Text
from anahuac.core.steps import Rule, always, with_item
from anahuac.games.aztlan import conflict
from anahuac.games.aztlan.culture import discard
from anahuac.games.aztlan.events import EaglePlaced, Moved, Placed, Revealed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anahuac.core import Event, Seat
    from anahuac.games.aztlan.actions import AztlanAction
    from anahuac.games.aztlan.state import AztlanState


def begin(state: AztlanState, events: list[Event] | None) -> None:
    """Z3.1: the first in the order begins."""
    state.turn = -1
    next_turn(state, events)


def next_turn(state: AztlanState, events: list[Event] | None) -> None:
    """Z3.1: the next in the order who has a pawn left to place; when nobody has, the cards are shown."""
    seats = state.seats
    for further in range(1, seats + 1):
        turn = (state.turn + further) % seats
        seat = state.order[turn]
        if state.to_place[seat]:
            state.turn = turn
            state.step = "place"
            state.to_act = (seat,)
            return
    reveal(state, events)


def reveal(state: AztlanState, events: list[Event] | None) -> None:
    """Z3.3: all power cards of this age are revealed together."""
    if events is not None:
        events += [Revealed(seat, state.cards[seat]) for seat in state.order]
    conflict.begin(state, events)


def place(state: AztlanState, seat: Seat, action: AztlanAction, events: list[Event] | None) -> None:
    """Z3.1: one pawn of the age's allotment comes onto the board, in any territory."""
    state.add_pawn(seat, action.at)
    state.to_place = with_item(state.to_place, seat, state.to_place[seat] - 1)
    state.step = "move"
    if events is not None:
        events.append(Placed(seat, state.board.ids[action.at]))


def moves(state: AztlanState, seat: Seat) -> Sequence[AztlanAction]:
    """Z3.1: any own pawn to an adjacent territory."""
    return state.board.moves_from(state.present[seat])


def why_not_move(state: AztlanState, seat: Seat, action: AztlanAction) -> Illegal | None:
    """Z3.1: only a pawn of one's own moves."""
    if state.present[seat] >> action.at & 1:
        return None
    return Illegal("Z3.1", Text("aztlan-no-pawn", territory=state.board.names[action.at]))


def move(state: AztlanState, seat: Seat, action: AztlanAction, events: list[Event] | None) -> None:
    """Z3.1: one own pawn goes to an adjacent territory; that ends the turn."""
    state.take_pawns(seat, action.at, 1)
    state.add_pawn(seat, action.to)
    if events is not None:
        events.append(Moved(seat, state.board.ids[action.at], state.board.ids[action.to]))
    next_turn(state, events)


def stay(state: AztlanState, seat: Seat, action: AztlanAction, events: list[Event] | None) -> None:
    """Z3.1: the move is optional; that ends the turn."""
    next_turn(state, events)


def eagles(state: AztlanState, seat: Seat) -> Sequence[AztlanAction]:
    """Z3.2: with the card in hand and a pawn left, any territory."""
    may = "eagle" in state.culture[seat] and (state.supply[seat] or state.removed[seat])
    return state.board.of_kind["eagle"] if may else ()


def why_not_eagle(state: AztlanState, seat: Seat, action: AztlanAction) -> Illegal | None:
    """Z3.2: on any territory, with the card in hand and a pawn in the supply or among those removed in earlier ages."""
    if "eagle" not in state.culture[seat]:
        return Illegal("Z3.2", Text("aztlan-no-card", card=Text("aztlan-card-eagle")))
    if not state.supply[seat] and not state.removed[seat]:
        return Illegal("Z3.2", Text("aztlan-no-supply"))
    return None


def eagle(state: AztlanState, seat: Seat, action: AztlanAction, events: list[Event] | None) -> None:
    """Z3.2: one more pawn, from the supply, else from the removed ones; the turn still has its move."""
    discard(state, seat, "eagle")
    if state.supply[seat]:
        state.supply = with_item(state.supply, seat, state.supply[seat] - 1)
    else:
        state.removed = with_item(state.removed, seat, state.removed[seat] - 1)
    state.add_pawn(seat, action.at)
    if events is not None:
        events.append(EaglePlaced(seat, state.board.ids[action.at]))


PLACE = {"place": Rule(always, place)}
MOVE = {
    "stay": Rule(always, stay),
    "move": Rule(why_not_move, move, moves, exact=True),
    "eagle": Rule(why_not_eagle, eagle, eagles, exact=True),
}
