"""Z2, Z3: everybody chooses a power card; then, in turn, they place pawns and may move them.

As in the engine's `choice` and `expansion`.
"""

from __future__ import annotations

from anahuac.envs.compiled.aztlan.conflict import begin_conflict
from anahuac.envs.compiled.aztlan.culture import discard
from anahuac.envs.compiled.aztlan.pawns import add_pawn, take_pawns
from anahuac.envs.compiled.aztlan.row import EAGLE, FIRST_POWER, MOVE, PLACE, Tables
from anahuac.envs.compiled.compiling import Row, compiled


@compiled
def choose(state: Row, tables: Tables, seat: int, card: int) -> None:
    """Z2.1: all choose at the same time; the age goes on when the last has chosen."""
    state.hands[seat] &= ~(1 << card)
    state.cards[seat] = FIRST_POWER + card
    state.to_act &= ~(1 << seat)
    if not state.to_act:
        for taker in range(state.seats):
            take_allotment(state, tables, taker)
        state.turn = -1
        next_turn(state, tables)


@compiled
def take_allotment(state: Row, tables: Tables, seat: int) -> None:
    """Z2.2: the age's pawns from the supply; what it lacks comes from the removed ones, as far as there are any."""
    allotment = tables.allotment[state.age - 1]
    supplied = min(allotment, state.supply[seat])
    returned = min(allotment - supplied, state.removed[seat])
    state.supply[seat] -= supplied
    state.removed[seat] -= returned
    state.to_place[seat] = supplied + returned


@compiled
def next_turn(state: Row, tables: Tables) -> None:
    """Z3.1: the next in the order who has a pawn left to place; Z3.3: when nobody has, the cards are shown."""
    for further in range(1, state.seats + 1):
        turn = (state.turn + further) % state.seats
        seat = state.order[turn]
        if state.to_place[seat]:
            state.turn = turn
            state.step = PLACE
            state.to_act = 1 << seat
            return
    begin_conflict(state, tables)


@compiled
def place(state: Row, seat: int, at: int) -> None:
    """Z3.1: one pawn of the age's allotment comes onto the board."""
    add_pawn(state, seat, at)
    state.to_place[seat] -= 1
    state.step = MOVE


@compiled
def move(state: Row, tables: Tables, seat: int, at: int, to: int) -> None:
    """Z3.1: one own pawn goes to an adjacent territory; that ends the turn."""
    take_pawns(state, seat, at, 1)
    add_pawn(state, seat, to)
    next_turn(state, tables)


@compiled
def may_play_eagle(state: Row, seat: int) -> bool:
    """Z3.2: with the card in hand and a pawn in the supply or among those removed in earlier ages."""
    return bool(state.culture[seat, EAGLE] and (state.supply[seat] or state.removed[seat]))


@compiled
def eagle(state: Row, seat: int, at: int) -> None:
    """Z3.2: one more pawn, from the supply, else from the removed ones; the turn still has its move."""
    discard(state, seat, EAGLE)
    if state.supply[seat]:
        state.supply[seat] -= 1
    else:
        state.removed[seat] -= 1
    add_pawn(state, seat, at)
