"""T9: phase 4. The slave market of Tlatelolco: one lot for each player, sold by open auction."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from anahuac.games.azteca.cards import RUSE
from anahuac.games.azteca.dice import roll
from anahuac.games.azteca.events import Bid, LotOpened, Passed, Sold, Unsold
from anahuac.games.azteca.frames import Lot
from anahuac.games.azteca.material import LOTS, SLAVES
from anahuac.games.azteca.steps import WAIT, Rule, always, no

if TYPE_CHECKING:
    from anahuac.core import Event, Illegal, Seat
    from anahuac.games.azteca.actions import AztecaAction
    from anahuac.games.azteca.state import AztecaState


def lot_of(state: AztecaState) -> Lot:
    """The lot on top of the stack."""
    frame = state.stack[-1]
    assert isinstance(frame, Lot)
    return frame


def advance_lot(state: AztecaState, frame: Lot, result: Any, events: list[Event] | None) -> object:
    """T9.1: roll for the size, then bid, lot after lot."""
    if not frame.slaves:
        if result is None:
            roll(state, state.tlatoani, ("white",), events)
        else:
            open_lot(state, frame.number, SLAVES[result[0]], events)
        return None
    if sold(frame):
        settle(state, frame, events)
        return None
    state.to_act = frame.bidders[:1]
    return WAIT


def open_lot(state: AztecaState, number: int, slaves: int, events: list[Event] | None) -> None:
    """T9.2: in order from the Tlatoani; for the next lot from the next player."""
    order = state.order()
    state.swap(Lot(number, slaves, (*order[number:], *order[:number])))
    if events is not None:
        events.append(LotOpened(number + 1, slaves))


def sold(frame: Lot) -> bool:
    """T9.2: all others have passed, or all."""
    return not frame.bidders or frame.bidders == (frame.bidder,)


def settle(state: AztecaState, frame: Lot, events: list[Event] | None) -> None:
    """T9.3: the winner pays and takes 1 SP for each slave; without a bid the lot is gone."""
    if frame.bidder >= 0:
        state.gain(frame.bidder, -frame.bid)
        state.sacrifice(frame.bidder, frame.slaves)
        if events is not None:
            events.append(Sold(frame.bidder, frame.bid, frame.slaves))
    elif events is not None:
        events.append(Unsold(frame.number + 1))
    state.pop()
    if frame.number + 1 < LOTS[state.seats]:
        state.push(Lot(frame.number + 1))


def why_not_bid(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T9.2: more than the last bid, at most one's T."""
    frame = lot_of(state)
    if action.number > state.tribute[seat]:
        return no("T9.2", "too-dear", price=action.number, tribute=state.tribute[seat])
    if action.number <= frame.bid:
        return no("T9.2", "bid-more", bid=frame.bid)
    return None


def bid(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T9.2: the next bidder is asked. The bid proves that its tribute is there."""
    frame = lot_of(state)
    least, most = state.t_bounds[seat]
    if action.number > least:
        bounds = list(state.t_bounds)
        bounds[seat] = (action.number, max(most, action.number))
        state.t_bounds = tuple(bounds)
    state.swap(Lot(frame.number, frame.slaves, (*frame.bidders[1:], seat), action.number, seat))
    if events is not None:
        events.append(Bid(seat, action.number))


def pass_bid(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T9.2: who passes is out of that lot."""
    frame = lot_of(state)
    state.swap(Lot(frame.number, frame.slaves, frame.bidders[1:], frame.bid, frame.bidder))
    if events is not None:
        events.append(Passed(seat))


def bids(state: AztecaState, seat: Seat) -> tuple[AztecaAction, ...]:
    """From one more than the last bid to all one has."""
    return state.board.of_kind["bid"][lot_of(state).bid : state.tribute[seat]]


LOT = {"bid": Rule(why_not_bid, bid, bids, exact=True), "ruse": RUSE, "done": Rule(always, pass_bid)}
