"""Z4: in turn, everybody settles the territories where they alone are strongest, as in the engine's `conflict`."""

from __future__ import annotations

from anahuac.envs.compiled.aztlan.culture import discard, draw
from anahuac.envs.compiled.aztlan.pawns import take_pawns
from anahuac.envs.compiled.aztlan.row import ANSWER, DECIDE, GAMES, SETTLE, TLATOANI, Tables
from anahuac.envs.compiled.aztlan.scoring import begin_scoring
from anahuac.envs.compiled.compiling import Row, compiled
from anahuac.games.aztlan.pawns import TERRITORIES


@compiled
def begin_conflict(state: Row, tables: Tables) -> None:
    """Z4.2: every shared territory is settled once an age, the first in the order begins."""
    once = twice = 0
    for seat in range(state.seats):
        twice |= once & state.present[seat]
        once |= state.present[seat]
        state.leads[seat] = 0
        state.ties[seat] = 0
    for at in range(TERRITORIES):
        if twice >> at & 1:
            survey(state, at)
    state.turn = 0
    go_on_with_conflict(state, tables)


@compiled
def survey(state: Row, at: int) -> None:
    """Z4.1: strength is the power of the card times the own pawns there. Note who alone has most of it, or who ties."""
    most = 0
    strongest = 0
    for seat in range(state.seats):
        strength = state.cards[seat] * state.pawns[seat, at]
        if strength > most:
            most = strength
            strongest = 0
        if strength == most:
            strongest |= 1 << seat
    alone = strongest & (strongest - 1) == 0
    for seat in range(state.seats):
        if strongest >> seat & 1:
            if alone:
                state.leads[seat] |= 1 << at
            else:
                state.ties[seat] |= 1 << at


@compiled
def go_on_with_conflict(state: Row, tables: Tables) -> None:
    """Z4.2: ask the seat whose turn it is, then the next ones; when all have finished, the scoring begins.

    Z4.6: whoever is tied and holds a culture card is asked, whatever card it is.
    """
    state.contested = -1
    while state.turn < state.seats:
        seat = state.order[state.turn]
        if state.leads[seat] or (state.ties[seat] and state.culture_sizes[seat]):
            state.step = SETTLE
            state.to_act = 1 << seat
            return
        finish(state, seat)
    begin_scoring(state, tables)


@compiled
def finish(state: Row, seat: int) -> None:
    """Z4.4: a tie stands when the last of the tied players in the order has finished their conflicts."""
    for at in range(TERRITORIES):
        if state.ties[seat] >> at & 1 and last_tied(state, at) == seat:
            for other in range(state.seats):
                if not state.ties[other] >> at & 1:
                    drive_out(state, other, at)
            settle(state, at)
    state.turn += 1


@compiled
def last_tied(state: Row, at: int) -> int:
    """The last in the order of those who tie in a territory."""
    last = -1
    for place in range(state.seats):
        if state.ties[state.order[place]] >> at & 1:
            last = state.order[place]
    return last


@compiled
def settle(state: Row, at: int) -> None:
    """Take a territory off the list of those still to be settled."""
    for seat in range(state.seats):
        state.leads[seat] &= ~(1 << at)
        state.ties[seat] &= ~(1 << at)


@compiled
def drive_out(state: Row, seat: int, at: int) -> None:
    """Z4.3: all pawns of a seat in a territory join the removed ones."""
    pawns = state.pawns[seat, at]
    take_pawns(state, seat, at, pawns)
    state.removed[seat] += pawns


@compiled
def fight(state: Row, tables: Tables, at: int) -> None:
    """Z4.3: a fight against all others there; Z4.6: but first each loser who holds a culture card is asked."""
    settle(state, at)
    state.contested = at
    state.asking = 0
    state.spared = 0
    fighter = state.order[state.turn]
    for seat in range(state.seats):
        if seat != fighter and state.pawns[seat, at] and state.culture_sizes[seat]:
            state.asking |= 1 << seat
    ask_next(state, tables)


@compiled
def ask_next(state: Row, tables: Tables) -> None:
    """Z4.6: ask the next loser for Sacred Games; when all have answered, the fight takes place."""
    for place in range(state.seats):
        if state.asking >> state.order[place] & 1:
            state.step = ANSWER
            state.to_act = 1 << state.order[place]
            return
    fighter = state.order[state.turn]
    for seat in range(state.seats):
        if seat != fighter and not state.spared >> seat & 1:
            drive_out(state, seat, state.contested)
    if state.spared:
        draw(state, fighter)
    state.spared = 0
    go_on_with_conflict(state, tables)


@compiled
def coexist(state: Row, tables: Tables, seat: int, at: int) -> None:
    """Z4.3: all stay; the strongest draws one culture card."""
    settle(state, at)
    draw(state, seat)
    go_on_with_conflict(state, tables)


@compiled
def break_tie(state: Row, seat: int, at: int) -> None:
    """Z4.5: a Great Tlatoani breaks the tie for its player, who then chooses as the strongest does."""
    discard(state, seat, TLATOANI)
    settle(state, at)
    state.contested = at
    state.step = DECIDE


@compiled
def play_games(state: Row, tables: Tables, seat: int) -> None:
    """Z4.6: this loser's pawns stay."""
    discard(state, seat, GAMES)
    state.spared |= 1 << seat
    decline_games(state, tables, seat)


@compiled
def decline_games(state: Row, tables: Tables, seat: int) -> None:
    """Z4.6: this loser has answered."""
    state.asking &= ~(1 << seat)
    ask_next(state, tables)


@compiled
def end_turn(state: Row, tables: Tables, seat: int) -> None:
    """Z4.2: the next in the order settles."""
    finish(state, seat)
    go_on_with_conflict(state, tables)
