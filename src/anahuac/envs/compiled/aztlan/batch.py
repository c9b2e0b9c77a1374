"""Many games of Aztlán in one call: every game takes a step, one that ends begins anew, all are shown."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from anahuac.envs.compiled.aztlan.actions import carry_out, list_legal
from anahuac.envs.compiled.aztlan.masks import first
from anahuac.envs.compiled.aztlan.observation import observe
from anahuac.envs.compiled.aztlan.start import start
from anahuac.envs.compiled.chance import next_seed
from anahuac.envs.compiled.compiling import Row, compiled, entry, fingerprint

if TYPE_CHECKING:
    from collections.abc import Callable

    import numpy as np
    from numpy.typing import NDArray

    from anahuac.envs.compiled.simulator import Arrays


@compiled
def pay_points(state: Row, rewards: NDArray[np.float32]) -> None:
    """Reward each seat with the change of its lead over the mean of the others."""
    total = 0
    for seat in range(state.seats):
        total += state.scores[seat] - state.paid[seat]
    for seat in range(state.seats):
        gained = state.scores[seat] - state.paid[seat]
        rewards[seat] = gained - (total - gained) / (state.seats - 1)
        state.paid[seat] = state.scores[seat]


@compiled
def pay_outcome(state: Row, rewards: NDArray[np.float32]) -> None:
    """Z7.2: 1 for the winner, and equal losses for the others that add up to -1. Nobody shares a place."""
    if state.to_act:
        for seat in range(state.seats):
            rewards[seat] = 0
        return
    place = state.seats - 1
    while place and state.scores[state.track[place - 1]] == state.scores[state.track[place]]:
        place -= 1
    for seat in range(state.seats):
        rewards[seat] = 1 if seat == state.track[place] else -1 / (state.seats - 1)


@compiled
def begin(arrays: Arrays, game: int) -> None:
    """Begin the next game of a place."""
    state = arrays.rows[game]
    next_seed(state)
    start(state, arrays.tables[0])


@compiled
def take_step(arrays: Arrays, game: int, action: int, by_score: bool) -> None:
    """Carry out an action, note it, reward it. The log of a game that has ended is kept until the next step."""
    state = arrays.rows[game]
    if arrays.over[game]:
        arrays.plies[game] = 0
        arrays.seeds[game] = state.seed
    arrays.log[game, arrays.plies[game]] = action
    arrays.plies[game] += 1
    carry_out(state, arrays.tables[0], first(state.to_act), action)
    if by_score:
        pay_points(state, arrays.rewards[game])
    else:
        pay_outcome(state, arrays.rewards[game])
    arrays.over[game] = not state.to_act
    if not state.to_act:
        arrays.ended[game] = state
        begin(arrays, game)


@compiled
def begin_anew(arrays: Arrays, game: int) -> None:
    """Begin a game, whatever was before."""
    begin(arrays, game)
    arrays.rewards[game, :] = 0
    arrays.over[game] = False
    arrays.plies[game] = 0
    arrays.seeds[game] = arrays.rows[game].seed


@compiled
def show(arrays: Arrays, game: int) -> None:
    """Show a game to the seat that decides next, and what it may do."""
    state = arrays.rows[game]
    tables = arrays.tables[0]
    seat = first(state.to_act)
    arrays.seats[game] = seat
    observe(state, tables, seat, arrays.scale, arrays.observations[game])
    legal = arrays.legal[game]
    mask = arrays.masks[game]
    for place in range(arrays.counts[game]):
        mask[legal[place]] = 0
    arrays.counts[game] = list_legal(state, tables, seat, legal)
    for place in range(arrays.counts[game]):
        mask[legal[place]] = 1


def make_play(sources: int) -> Callable[[Arrays, NDArray[np.int64], bool, bool, int, int], None]:
    """Make the function that plays; `sources` is the fingerprint of what it is compiled from."""

    @entry
    def play(arrays: Arrays, actions: NDArray[np.int64], anew: bool, by_score: bool, start: int, stop: int) -> None:
        """Begin games anew, or take a step in each of them."""
        _ = sources
        if anew:
            for game in range(start, stop):
                begin_anew(arrays, game)
        else:
            for game in range(start, stop):
                take_step(arrays, game, actions[game], by_score)
        for game in range(start, stop):
            show(arrays, game)

    return play


HERE = Path(__file__).parent
play = make_play(fingerprint(HERE, HERE.parent))
