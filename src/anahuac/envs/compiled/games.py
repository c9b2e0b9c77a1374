"""Many games at once, played by a simulator."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import pairwise
from logging import getLogger
from threading import Timer
from typing import TYPE_CHECKING, Any

import numpy as np

from anahuac.core import Chance, SetupError, Text
from anahuac.envs.compiled.simulator import Arrays, Simulator, find_illegal
from anahuac.envs.vector import VectorGames

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from anahuac.core import State
    from anahuac.envs.table import Setup

ROOM = 512
"""How many actions of a game are remembered before the log has to grow."""
PATIENCE = 3.0
"""Seconds after which a message says that the compiler is running."""


class CompiledGames(VectorGames):
    """Games on rows of integers, on some threads. The first time on a machine, the simulator is compiled."""

    def __init__(self, setup: Setup, count: int, threads: int = 1) -> None:
        super().__init__(setup, count)
        if threads < 1:
            raise SetupError(Text("envs-threads", threads=threads))
        self.threads = threads
        self._by_score = setup.reward == "score"
        self._room = ROOM
        self._arrays = self._make_arrays(setup.game.parts.load("simulator"))
        self._get_ready()

    def _get_ready(self) -> None:
        """Load the simulator, or compile it; start the threads."""
        self._simulator: Simulator = self.setup.game.parts.load("simulator")
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        nothing = np.zeros(0, np.int64)
        with _announced(self.setup):
            self._play_some(nothing, True, 0, 0)
            find_illegal(self._arrays.legal, self._arrays.counts, nothing)

    def _make_arrays(self, simulator: Simulator) -> Arrays:
        count = self.count
        rows = np.zeros(count, simulator.row)
        rows["seats"] = self.setup.seats
        return Arrays(
            rows=rows,
            ended=rows.copy(),
            tables=simulator.make_tables(self.setup),
            scale=self.encoder.scale,
            observations=self.observations,
            masks=self.masks,
            seats=self.seats,
            rewards=self.rewards,
            over=self.over,
            legal=np.zeros((count, self.setup.actions), np.int16),
            counts=np.zeros(count, np.int64),
            log=np.zeros((count, ROOM), np.int16),
            plies=np.zeros(count, np.int64),
            seeds=np.zeros(count, np.uint64),
        )

    def reset(self, seed: int = 0) -> None:
        chance = Chance(seed)
        self._arrays.rows["seeds"] = [chance.next() for _ in range(self.count)]
        self.outcomes = [None] * self.count
        self._play(np.zeros(self.count, np.int64), begin=True)
        self._room = self._arrays.log.shape[1]

    def _carry_out(self, actions: NDArray[np.int64]) -> None:
        self._make_room()
        self._play(actions, begin=False)
        self.outcomes = [None] * self.count
        for game in np.flatnonzero(self.over):
            self.outcomes[game] = self._simulator.outcome(self._arrays.ended[game], self.setup.seats)

    def _find_illegal(self, actions: NDArray[np.int64]) -> int:
        return find_illegal(self._arrays.legal, self._arrays.counts, actions)

    def _play(self, actions: NDArray[np.int64], begin: bool) -> None:
        if self._pool is None:
            self._play_some(actions, begin, 0, self.count)
            return
        borders = [self.count * part // self.threads for part in range(self.threads + 1)]
        for done in [self._pool.submit(self._play_some, actions, begin, *part) for part in pairwise(borders)]:
            done.result()

    def _play_some(self, actions: NDArray[np.int64], begin: bool, start: int, stop: int) -> None:
        self._simulator.play(self._arrays, actions, begin, self._by_score, start, stop)

    def _make_room(self) -> None:
        """Let the log grow before a game could be longer than it."""
        if not self._room:
            log = self._arrays.log
            longest = int(self._arrays.plies.max())
            if 2 * longest > log.shape[1]:
                log = np.concatenate([log, np.zeros_like(log)], axis=1)
                self._arrays = self._arrays._replace(log=log)
            self._room = log.shape[1] - longest
        self._room -= 1

    def legal_ids(self, game: int) -> NDArray[np.int64]:
        return self._arrays.legal[game, : self._arrays.counts[game]].astype(np.int64)

    def random_actions(self, generator: np.random.Generator) -> NDArray[np.int64]:
        places = (generator.random(self.count) * self._arrays.counts).astype(np.int64)
        return self._arrays.legal[np.arange(self.count), places].astype(np.int64)

    def state(self, game: int) -> State:
        if self.over[game]:
            return self.setup.start(int(self._arrays.rows[game]["seed"]))
        seed, actions = self._played(game)
        state = self.setup.start(seed)
        for _ in self._replay(state, actions):
            pass
        return state

    def _played(self, game: int) -> tuple[int, list[int]]:
        arrays = self._arrays
        return int(arrays.seeds[game]), arrays.log[game, : arrays.plies[game]].tolist()

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in ("_simulator", "_pool")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._get_ready()


@contextmanager
def _announced(setup: Setup) -> Iterator[None]:
    """Say that a simulator is being compiled, if it takes longer than loading a cached one."""
    text = Text("envs-compiling", game=Text(f"{setup.game.name}-title"))
    timer = Timer(PATIENCE, lambda: getLogger("anahuac.envs").warning("%s", text))
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
