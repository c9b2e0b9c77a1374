"""Many games of Aztlán in one call."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from anahuac.envs.compiled.aztlan.actions import carry_out, list_legal
from anahuac.envs.compiled.aztlan.observation import forget, observe
from anahuac.envs.compiled.aztlan.start import start
from anahuac.envs.compiled.batch import first_seat, mark_legal, note_action, note_begin, note_end, reward, unmark_legal
from anahuac.envs.compiled.chance import next_seed
from anahuac.envs.compiled.compiling import Row, compiled, entry, fingerprint, inlined

if TYPE_CHECKING:
    from collections.abc import Callable

    import numpy as np
    from numpy.typing import NDArray

    from anahuac.envs.compiled.aztlan.row import Tables
    from anahuac.envs.compiled.simulator import Arrays


@compiled
def find_winners(state: Row) -> int:
    """Z7.2: the most points; of equal ones the lowest marker of the stack. Nobody shares a place."""
    place = state.seats - 1
    while place and state.scores[state.track[place - 1]] == state.scores[state.track[place]]:
        place -= 1
    winner: int = state.track[place]
    return 1 << winner


@compiled
def begin(state: Row, tables: Tables) -> None:
    """Begin the next game of a place."""
    next_seed(state)
    start(state, tables)


@inlined
def begin_anew(arrays: Arrays, game: int) -> None:
    """Begin a game, whatever was before."""
    state = arrays.rows[game]
    begin(state, arrays.tables[0])
    note_begin(arrays, game)
    forget(arrays.tables[0], arrays.observations[game])


@inlined
def take_step(arrays: Arrays, game: int, action: int, by_score: bool) -> None:
    """Carry out an action; a game that has ended begins anew."""
    state, tables = arrays.rows[game], arrays.tables[0]
    note_action(arrays, game, action)
    carry_out(state, tables, first_seat(state), action)
    reward(arrays, game, by_score)
    if not state.to_act:
        note_end(arrays, game, by_score, find_winners(state))
        begin(state, tables)


@inlined
def show(arrays: Arrays, game: int) -> None:
    """Show a game to the seat that decides next, and what it may do."""
    state, tables = arrays.rows[game], arrays.tables[0]
    seat = first_seat(state)
    arrays.seats[game] = seat
    observe(state, tables, seat, arrays.scale, arrays.observations[game])
    unmark_legal(arrays, game)
    mark_legal(arrays, game, list_legal(state, tables, seat, arrays.legal[game]))


def make_play(sources: int) -> Callable[[Arrays, NDArray[np.int64], bool, bool, int, int], None]:
    """Make the function that plays; `sources` is the fingerprint of what it is compiled from."""

    @entry
    def play(arrays: Arrays, actions: NDArray[np.int64], anew: bool, by_score: bool, first: int, end: int) -> None:
        """Begin games anew, or take a step in each of them."""
        _ = sources
        if anew:
            for game in range(first, end):
                begin_anew(arrays, game)
        else:
            for game in range(first, end):
                take_step(arrays, game, actions[game], by_score)
        for game in range(first, end):
            show(arrays, game)

    return play


HERE = Path(__file__).parent
play = make_play(fingerprint(HERE, HERE.parent))
