"""What a simulator is, and the arrays that it reads and writes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from anahuac.envs.compiled.compiling import entry

if TYPE_CHECKING:
    from collections.abc import Callable

    import numpy as np
    from numpy.typing import NDArray

    from anahuac.core import Outcome, Text
    from anahuac.envs.table import Setup


class Arrays(NamedTuple):
    """All arrays of some games; the first index is the game, except in `tables` and `scale`."""

    rows: NDArray[Any]
    """The games in play, as records of the simulator's type."""
    ended: NDArray[Any]
    """The last game that ended in each place, as it ended."""
    tables: NDArray[Any]
    """One record of what is the same in all of them."""
    scale: NDArray[np.float32]
    """What each number of an observation is multiplied by."""
    observations: NDArray[np.float32]
    masks: NDArray[np.int8]
    seats: NDArray[np.int64]
    rewards: NDArray[np.float32]
    over: NDArray[np.bool_]
    legal: NDArray[np.int16]
    """The numbers of the legal actions, as many as `counts` says."""
    counts: NDArray[np.int64]
    log: NDArray[np.int16]
    """The actions of the game that the last step was played in, as many as `plies` says."""
    plies: NDArray[np.int64]
    seeds: NDArray[np.uint64]
    """The seed of that game."""


class Simulator(NamedTuple):
    """A game on rows of whole numbers."""

    row: np.dtype[Any]
    """The record of a game, with a field `seeds`: the state of the chance that draws the seeds of its games."""
    make_tables: Callable[[Setup], NDArray[Any]]
    play: Callable[[Arrays, NDArray[np.int64], bool, bool, int, int], None]
    """Begin some games anew (the third argument), or carry out an action in each and begin anew what has ended.

    The fourth argument tells whether points are rewarded or outcomes; the last two which games, from and to below.
    """
    outcome: Callable[[Any, int], Outcome]
    """How a game with this number of seats ended."""
    why_not: Callable[[Setup], Text | None] = lambda setup: None
    """Explain why some games cannot be played by the simulator; None if they can."""


@entry
def find_illegal(legal: NDArray[np.int16], counts: NDArray[np.int64], actions: NDArray[np.int64]) -> int:
    """Find the first game whose action is not legal; -1 if all are."""
    for game in range(len(actions)):
        found = False
        for place in range(counts[game]):
            found |= legal[game, place] == actions[game]
        if not found:
            return game
    return -1
