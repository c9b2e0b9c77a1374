"""Many games at once in one process, for training loops: arrays in, arrays out, made once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from anahuac.core import Chance
from anahuac.envs.table import Setup, Table, legal_ids

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from anahuac.core import Outcome


class VectorGames:
    """`count` games side by side. In each one seat is to decide; a game that is over begins anew by itself.

    The arrays are made once and written over at every step: copy what you want to keep.

    - `observations` [count, size]: what the seat to decide sees; `encoder.split` shows them as planes and scalars;
    - `masks` [count, actions]: 1 for what it may do;
    - `seats` [count]: which seat it is;
    - `rewards` [count, players]: what the last step brought to each seat;
    - `over` [count]: whether the last step ended a game; `outcomes` tells how.
    """

    def __init__(self, setup: Setup, count: int) -> None:
        self.setup = setup
        self.encoder = setup.encoder
        self.count = count
        self.observations = np.zeros((count, setup.encoder.size), np.float32)
        self.masks = np.zeros((count, setup.actions), np.int8)
        self.seats = np.zeros(count, np.int64)
        self.rewards = np.zeros((count, setup.seats), np.float32)
        self.over = np.zeros(count, np.bool_)
        self.outcomes: list[Outcome | None] = [None] * count
        self._tables = [Table(setup) for _ in range(count)]
        self._legal: list[list[int]] = [[] for _ in range(count)]

    def reset(self, seed: int = 0) -> None:
        """Begin all games anew; every game and every one after it has a seed of its own that follows from this one."""
        chance = Chance(seed)
        self.rewards[:] = 0
        self.over[:] = False
        self.outcomes = [None] * self.count
        for game, table in enumerate(self._tables):
            table.reset(chance.next())
            self._look(game)

    def step(self, actions: NDArray[np.integer]) -> None:
        """Carry out an action in each game."""
        for game, table in enumerate(self._tables):
            self.rewards[game] = table.act(int(self.seats[game]), int(actions[game]))
            self.outcomes[game] = table.state.outcome
            self.over[game] = table.state.outcome is not None
            if not table.state.to_act:
                table.reset()
            self._look(game)

    def _look(self, game: int) -> None:
        state = self._tables[game].state
        seat = state.to_act[0]
        self.seats[game] = seat
        self.encoder.write(state.view(seat), self.observations[game])
        mask = self.masks[game]
        mask[self._legal[game]] = 0
        self._legal[game] = legal_ids(state, seat)
        mask[self._legal[game]] = 1

    def random_actions(self, generator: np.random.Generator) -> NDArray[np.int64]:
        """Draw a legal action for each game."""
        places = generator.random(self.count)
        return np.array([legal[int(at * len(legal))] for legal, at in zip(self._legal, places, strict=True)], np.int64)
