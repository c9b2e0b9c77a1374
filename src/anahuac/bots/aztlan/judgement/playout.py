"""Ages played out by the networks in imagined worlds, many at the same time."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from anahuac.bots.aztlan.judgement.belief import beliefs
from anahuac.bots.aztlan.judgement.judge import MARGIN_COUNTS
from anahuac.bots.aztlan.judgement.options import lead
from anahuac.bots.aztlan.judgement.realms import realms_of
from anahuac.bots.aztlan.judgement.rows import layout_of, row_of, seen_by
from anahuac.core.steps import with_item
from anahuac.games.aztlan.choice import power_bit
from anahuac.games.aztlan.material import POWERS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from anahuac.bots.aztlan.judgement.judge import Judge
    from anahuac.bots.budget import Clock
    from anahuac.core import Chance, Seat
    from anahuac.games.aztlan.actions import AztlanAction
    from anahuac.games.aztlan.state import AztlanState
    from anahuac.games.aztlan.view import AztlanView


def odds_of_cards(judge: Judge, state: AztlanState, seat: Seat) -> dict[Seat, NDArray[np.float32]]:
    """How likely each other seat has chosen which card, as a seat may believe."""
    rows = np.array([row_of(state, seat)], np.int64)
    odds = beliefs(judge.guesses, rows, layout_of(state.seats), realms_of(state.board))[0]
    return {other: odds[place] for place, other in enumerate(seen_by(state, seat)) if other != seat}


def imagine(view: AztlanView, odds: dict[Seat, NDArray[np.float32]], chance: Chance) -> AztlanState:
    """Make a state that fits a view, with cards that lie face down drawn by their odds."""
    state = view.imagine(chance)
    if state.step in ("place", "move"):
        for seat, likely in odds.items():
            unplayed = state.hands[seat] | power_bit(state.cards[seat])
            point = chance.below(1 << 32) / (1 << 32)
            place = int(np.searchsorted(np.cumsum(likely), point * likely.sum()))
            power = POWERS[min(place, len(POWERS) - 1)]
            if unplayed & power_bit(power):
                state.cards = with_item(state.cards, seat, power)
                state.hands = with_item(state.hands, seat, unplayed & ~power_bit(power))
    return state


def play_out(
    judge: Judge, states: Sequence[AztlanState], age: int, seat: Seat, clock: Clock
) -> NDArray[np.float32] | None:
    """Play states on until an age is over; return what that is worth to a seat, or None if the clock is out."""
    while going := [state for state in states if state.to_act and state.age == age]:
        if clock.out:
            return None
        open_ones = []
        for state in going:
            mover = state.to_act[0]
            only = state.legal_actions(mover) if state.step not in ("place", "move") else ()
            if len(only) == 1:
                state.apply_legal(mover, only[0])
            else:
                open_ones.append((state, mover))
        if open_ones:
            take_best(judge, open_ones)
        clock.spend(len(open_ones))
    found = np.zeros(len(states), np.float32)
    ended = [number for number, state in enumerate(states) if state.outcome is not None]
    for number in ended:
        state = states[number]
        assert state.outcome is not None
        found[number] = (seat in state.outcome.winners) + MARGIN_COUNTS * lead(state, seat)
    begun = [number for number, state in enumerate(states) if state.outcome is None]
    if begun:
        rows = np.array([row_of(states[number], seat) for number in begun], np.int64)
        found[begun] = judge.standing(rows, states[0].board, states[0].seats).worth
    return found


def take_best(judge: Judge, decisions: Sequence[tuple[AztlanState, Seat]]) -> None:
    """Carry out the best action in each of some states."""
    valued = judge.value(decisions)
    ids = valued.options.ids[valued.best(valued.worth)]
    for (state, seat), id in zip(decisions, ids.tolist(), strict=True):
        action: AztlanAction = state.board.catalogue[id]
        state.apply_legal(seat, action)
