"""What all simulators do around a step: they note it, reward it, and mark what is legal.

The loop over the games is in each simulator's own `batch`: what gets functions as arguments could not be kept on
disk.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.envs.compiled.compiling import Row, compiled, inlined

if TYPE_CHECKING:
    from anahuac.envs.compiled.simulator import Arrays


@compiled
def first_seat(state: Row) -> int:
    """The first seat that is to act, of those in the mask."""
    seat = 0
    while not state.to_act >> seat & 1:
        seat += 1
    return seat


@inlined
def pay_points(arrays: Arrays, game: int, state: Row) -> None:
    """Reward each seat with the change of its lead over the mean of the others."""
    total = 0
    for seat in range(state.seats):
        total += state.scores[seat] - state.paid[seat]
    for seat in range(state.seats):
        gained = state.scores[seat] - state.paid[seat]
        arrays.rewards[game, seat] = gained - (total - gained) / (state.seats - 1)
        state.paid[seat] = state.scores[seat]


@inlined
def note_begin(arrays: Arrays, game: int) -> None:
    """Note that a game has begun, whatever was before."""
    arrays.rewards[game, :] = 0
    arrays.over[game] = False
    arrays.plies[game] = 0
    arrays.seeds[game] = arrays.rows[game].seed


@inlined
def note_action(arrays: Arrays, game: int, action: int) -> None:
    """Note an action. The log of a game that has ended is kept until the next step."""
    if arrays.over[game]:
        arrays.plies[game] = 0
        arrays.seeds[game] = arrays.rows[game].seed
    arrays.log[game, arrays.plies[game]] = action
    arrays.plies[game] += 1


@inlined
def reward(arrays: Arrays, game: int, by_score: bool) -> None:
    """Reward the last step by points, or not at all as long as the game goes on."""
    state = arrays.rows[game]
    arrays.over[game] = False
    if by_score:
        pay_points(arrays, game, state)
    else:
        for seat in range(state.seats):
            arrays.rewards[game, seat] = 0


@compiled
def note_end(arrays: Arrays, game: int, by_score: bool, winners: int) -> None:
    """Note that a game is over, as it ended.

    Outcomes are rewarded: 1 is shared among the winners, a mask; the others get as much less that the sum is nothing.
    """
    state = arrays.rows[game]
    arrays.over[game] = True
    arrays.ended[game] = state
    if by_score:
        return
    shares = 0
    for seat in range(state.seats):
        shares += winners >> seat & 1
    for seat in range(state.seats):
        share = 1 / shares if winners >> seat & 1 else 0.0
        arrays.rewards[game, seat] = (state.seats * share - 1) / (state.seats - 1)


@inlined
def mark_legal(arrays: Arrays, game: int, count: int) -> None:
    """Mark the actions that are listed as legal; `unmark_legal` took away the marks of those before."""
    arrays.counts[game] = count
    for place in range(count):
        arrays.masks[game, arrays.legal[game, place]] = 1


@inlined
def unmark_legal(arrays: Arrays, game: int) -> None:
    """Take the marks off what was legal before."""
    for place in range(arrays.counts[game]):
        arrays.masks[game, arrays.legal[game, place]] = 0
