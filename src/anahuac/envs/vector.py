"""Many games at once in one process, for training loops: arrays in, arrays out, made once."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, NoReturn

import numpy as np

from anahuac.core import AnahuacError, Chance, IllegalAction, Record, SetupError, Text
from anahuac.envs.table import Setup, Table

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from numpy.typing import ArrayLike, NDArray

    from anahuac.core import Action, Outcome, Seat, State
    from anahuac.envs.encoding import Encoder


class VectorGames(ABC):
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
        self.count = count
        self.observations = np.zeros((count, setup.encoder.size), np.float32)
        self.masks = np.zeros((count, setup.actions), np.int8)
        self.seats = np.zeros(count, np.int64)
        self.rewards = np.zeros((count, setup.seats), np.float32)
        self.over = np.zeros(count, np.bool_)
        self.outcomes: list[Outcome | None] = [None] * count

    @property
    def encoder(self) -> Encoder:
        """What writes the observations."""
        return self.setup.encoder

    @abstractmethod
    def reset(self, seed: int = 0) -> None:
        """Begin all games anew; every game and every one after it has a seed of its own that follows from this one."""

    def step(self, actions: ArrayLike) -> None:
        """Carry out an action in each game. All of them are checked before any game moves."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,) or chosen.dtype.kind not in "iu":
            shape = "×".join(map(str, chosen.shape)) or "1"
            raise SetupError(Text("envs-bad-actions", count=self.count, shape=shape, type=str(chosen.dtype)))
        chosen = np.ascontiguousarray(chosen, np.int64)
        wrong = self._find_illegal(chosen)
        if wrong >= 0:
            self._refuse(wrong, int(chosen[wrong]))
        self._carry_out(chosen)

    def _refuse(self, game: int, id: int) -> NoReturn:
        """Raise the error that says why an action is not legal."""
        if not 0 <= id < self.setup.actions:
            error: AnahuacError = SetupError(Text("envs-no-action", action=str(id)[:20], count=self.setup.actions))
        else:
            state = self.state(game)
            reason = state.why_not(state.to_act[0], self.setup.board.catalogue[id])
            assert reason is not None
            names = self.setup.game.seat_names(self.setup.options, self.setup.seats)
            error = IllegalAction(reason.clause, reason.reason, names)
        error.add_note(str(Text("envs-in-game", game=game)))
        raise error

    @abstractmethod
    def _find_illegal(self, actions: NDArray[np.int64]) -> int:
        """Find the first game whose action is not legal; -1 if all are."""

    @abstractmethod
    def _carry_out(self, actions: NDArray[np.int64]) -> None:
        """Carry out a legal action in each game."""

    @abstractmethod
    def legal_ids(self, game: int) -> NDArray[np.int64]:
        """The numbers of the actions that the seat to decide in a game may take."""

    @abstractmethod
    def random_actions(self, generator: np.random.Generator) -> NDArray[np.int64]:
        """Draw a legal action for each game."""

    @abstractmethod
    def state(self, game: int) -> State:
        """Make a state of the engine that is equal to the game in play."""

    @abstractmethod
    def _played(self, game: int) -> tuple[int, list[int]]:
        """The seed and the actions of the game that the last step was played in."""

    def record(self, game: int) -> Record:
        """Write the record of the game that the last step was played in: right after its end, of the whole game."""
        setup, (seed, actions) = self.setup, self._played(game)
        record = Record(setup.game, setup.seats, setup.options, seed, setup.board.name)
        record.plies = [(seat, str(action)) for seat, action in self._replay(setup.start(seed), actions)]
        record.outcome = self.outcomes[game]
        return record

    def _replay(self, state: State, actions: Iterable[int]) -> Iterator[tuple[Seat, Action]]:
        """Play actions with the engine, which refuses illegal ones; yield the seat that takes each."""
        for id in actions:
            seat, action = state.to_act[0], self.setup.board.catalogue[id]
            state.apply(seat, action)
            yield seat, action


class EngineGames(VectorGames):
    """Games of the engine, for all games."""

    def __init__(self, setup: Setup, count: int) -> None:
        super().__init__(setup, count)
        self._tables = [Table(setup) for _ in range(count)]
        self._legal = [np.zeros(0, np.int64)] * count
        self._places = np.arange(count)
        self._marks = self.masks.copy()  # the public masks can be written over
        self._logs: list[tuple[int, list[int]]] = [(0, [])] * count

    def reset(self, seed: int = 0) -> None:
        chance = Chance(seed)
        self.rewards[:] = 0
        self.over[:] = False
        self.outcomes = [None] * self.count
        for game, table in enumerate(self._tables):
            table.reset(chance.next())
            self._logs[game] = table.seed, []
        self._look()

    def _find_illegal(self, actions: NDArray[np.int64]) -> int:
        known = (actions >= 0) & (actions < self.setup.actions)
        legal = known & (self._marks[self._places, np.where(known, actions, 0)] == 1)
        return -1 if legal.all() else int(np.flatnonzero(~legal)[0])

    def _carry_out(self, actions: NDArray[np.int64]) -> None:
        rewards = []
        for game, (table, action) in enumerate(zip(self._tables, actions.tolist(), strict=True)):
            if self.outcomes[game] is not None:
                self._logs[game] = table.seed, []
            state = table.state
            rewards.append(table.act_legally(state.to_act[0], action))
            self._logs[game][1].append(action)
            self.outcomes[game] = state.outcome
            if not state.to_act:
                table.reset()
        self.rewards[:] = rewards
        self.over[:] = [outcome is not None for outcome in self.outcomes]
        self._look()

    def _look(self) -> None:
        """Show each game to the seat that decides next."""
        states = [table.state for table in self._tables]
        seats = [state.to_act[0] for state in states]
        self.seats[:] = seats
        self.encoder.write(states, seats, self.observations)
        find = self.encoder.legal_ids
        self._legal = [find(state, seat) for state, seat in zip(states, seats, strict=True)]
        self._marks[:] = 0
        counts = [len(legal) for legal in self._legal]
        self._marks[np.repeat(self._places, counts), np.concatenate(self._legal)] = 1
        self.masks[:] = self._marks

    def legal_ids(self, game: int) -> NDArray[np.int64]:
        return self._legal[game].copy()

    def random_actions(self, generator: np.random.Generator) -> NDArray[np.int64]:
        places = generator.random(self.count)
        return np.array([legal[int(at * len(legal))] for legal, at in zip(self._legal, places, strict=True)], np.int64)

    def state(self, game: int) -> State:
        return self._tables[game].state.copy()

    def _played(self, game: int) -> tuple[int, list[int]]:
        return self._logs[game]
