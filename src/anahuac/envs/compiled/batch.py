"""What all simulators do around a step: they note it, reward it, and mark what is legal.

The loop over the games is in each simulator's own `batch`: what gets functions as arguments could not be kept on
disk.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.envs.compiled.compiling import Row, compiled

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from anahuac.envs.compiled.simulator import Arrays


@compiled
def first_seat(state: Row) -> int:
    """The first seat that is to act, of those in the mask."""
    seat = 0
    while not state.to_act >> seat & 1:
        seat += 1
    return seat


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
def pay_winners(state: Row, winners: int, rewards: NDArray[np.float32]) -> None:
    """Share 1 among the winners, a mask; the others get as much less that the sum is nothing."""
    shares = 0
    for seat in range(state.seats):
        shares += winners >> seat & 1
    for seat in range(state.seats):
        share = 1 / shares if winners >> seat & 1 else 0.0
        rewards[seat] = (state.seats * share - 1) / (state.seats - 1)


@compiled
def note_begin(arrays: Arrays, game: int) -> None:
    """Note that a game has begun, whatever was before."""
    arrays.rewards[game, :] = 0
    arrays.over[game] = False
    arrays.plies[game] = 0
    arrays.seeds[game] = arrays.rows[game].seed


@compiled
def note_action(arrays: Arrays, game: int, action: int) -> None:
    """Note an action. The log of a game that has ended is kept until the next step."""
    if arrays.over[game]:
        arrays.plies[game] = 0
        arrays.seeds[game] = arrays.rows[game].seed
    arrays.log[game, arrays.plies[game]] = action
    arrays.plies[game] += 1


@compiled
def reward(arrays: Arrays, game: int, by_score: bool, winners: int) -> None:
    """Reward the last step by points or by the outcome: a mask of winners, 0 as long as the game goes on."""
    state, rewards = arrays.rows[game], arrays.rewards[game]
    if by_score:
        pay_points(state, rewards)
    elif winners:
        pay_winners(state, winners, rewards)
    else:
        rewards[:] = 0
    arrays.over[game] = winners != 0
    if winners:
        arrays.ended[game] = state


@compiled
def mark_legal(arrays: Arrays, game: int, count: int) -> None:
    """Mark the actions that are listed as legal; `unmark_legal` took away the marks of those before."""
    arrays.counts[game] = count
    for place in range(count):
        arrays.masks[game, arrays.legal[game, place]] = 1


@compiled
def unmark_legal(arrays: Arrays, game: int) -> None:
    """Take the marks off what was legal before."""
    for place in range(arrays.counts[game]):
        arrays.masks[game, arrays.legal[game, place]] = 0
