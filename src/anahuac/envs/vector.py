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
        self._legal = [np.zeros(0, np.int64)] * count

    def reset(self, seed: int = 0) -> None:
        """Begin all games anew; every game and every one after it has a seed of its own that follows from this one."""
        chance = Chance(seed)
        self.rewards[:] = 0
        self.over[:] = False
        self.outcomes = [None] * self.count
        for table in self._tables:
            table.reset(chance.next())
        self._look()

    def step(self, actions: NDArray[np.integer]) -> None:
        """Carry out an action in each game."""
        chosen = np.asarray(actions).tolist()
        for game, table in enumerate(self._tables):
            self.rewards[game] = table.act(table.state.to_act[0], chosen[game])
            self.outcomes[game] = table.state.outcome
            if not table.state.to_act:
                table.reset()
        self.over[:] = [outcome is not None for outcome in self.outcomes]
        self._look()

    def _look(self) -> None:
        """Show each game to the seat that decides next."""
        states = [table.state for table in self._tables]
        seats = [state.to_act[0] for state in states]
        self.seats[:] = seats
        self.encoder.write(states, seats, self.observations)
        for game, (state, seat) in enumerate(zip(states, seats, strict=True)):
            mask = self.masks[game]
            mask[self._legal[game]] = 0
            self._legal[game] = legal = legal_ids(state, seat)
            mask[legal] = 1

    def random_actions(self, generator: np.random.Generator) -> NDArray[np.int64]:
        """Draw a legal action for each game."""
        places = generator.random(self.count)
        return np.array([legal[int(at * len(legal))] for legal, at in zip(self._legal, places, strict=True)], np.int64)
