"""A game for learners: numbers in, numbers out. All environments share it."""

from __future__ import annotations

from secrets import randbits
from typing import TYPE_CHECKING, Any

from anahuac.core import Board, Chance, Outcome, SetupError, Text, find_game
from anahuac.envs.encoders import encoder_for

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    import numpy as np
    from numpy.typing import NDArray

    from anahuac.core import Action, Options, Seat, State

REWARDS = ("outcome", "score")
ILLEGAL = ("raise", "random")


class Setup:
    """What is the same in all games of an environment."""

    def __init__(
        self,
        game: str,
        players: int | None,
        options: Mapping[str, Any],
        board: Board | str | Path | None = None,
        reward: str = "outcome",
        illegal: str = "raise",
    ) -> None:
        check_choice("reward", reward, REWARDS)
        check_choice("illegal", illegal, ILLEGAL)
        self.game = find_game(game)
        self.seats = self.game.players[-1] if players is None else players
        self.options: Options = self.game.options.read({name: _written(value) for name, value in options.items()})
        self.game.check_setup(self.seats, self.options, 0)
        self.board = board if isinstance(board, Board) else self.game.load_board(board)
        self.reward = reward
        self.illegal = illegal
        self.encoder = encoder_for(game, self.board, self.seats)
        self.actions = len(self.board.catalogue)

    def __reduce__(self) -> tuple[Any, ...]:
        arguments = (self.game.name, self.seats, self.options.written(), self.board, self.reward, self.illegal)
        return Setup, arguments

    def start(self, seed: int) -> State:
        """Start a game."""
        return self.game.start(self.seats, self.options, seed & (1 << 64) - 1, self.board)


def check_choice(name: str, value: str | None, known: tuple[str | None, ...]) -> None:
    """Raise an error that names the choices if a value is none of them."""
    if value not in known:
        raise SetupError(Text("envs-bad-choice", name=name, value=str(value)[:40], known=", ".join(map(str, known))))


def _written(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def utilities(outcome: Outcome) -> list[float]:
    """The utility of an outcome to each seat: 1 for a win, shared if the first place is, and negative for the others.

    They add up to 0, unless everybody lost: then each gets what a loser gets.
    """
    seats = len(outcome.scores)
    firsts = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(seats)]
    return [(seats * first - 1) / (seats - 1) for first in firsts]


def leads(scores: Sequence[int]) -> list[float]:
    """How far each seat is ahead of the mean of the others."""
    total, others = sum(scores), len(scores) - 1
    return [score - (total - score) / others for score in scores]


class Table:
    """A game in play, and the rewards that it gave since they were last asked for."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self._seeds = Chance(randbits(64))
        self._nothing = [0.0] * setup.seats
        self._state: State | None = None
        self.seed: int

    @property
    def state(self) -> State:
        """The game in play; an error if `reset` has not begun one."""
        if self._state is None:
            raise SetupError(Text("envs-not-reset"))
        return self._state

    def reset(self, seed: int | None = None) -> None:
        """Start a new game. Without a seed, it gets the next one derived from the last seed given."""
        if seed is not None:
            self._seeds = Chance(seed)
        self.seed = self._seeds.next()
        self._state = state = self.setup.start(self.seed)
        self._spare = Chance(self.seed)
        self._paid = state.scores

    def act(self, seat: Seat, id: int) -> list[float]:
        """Carry out an action by its number; return the reward of every seat."""
        self.state.apply(seat, self._action(seat, id))
        return self._rewards()

    def act_legally(self, seat: Seat, id: int) -> list[float]:
        """Carry out an action that is known to be legal, as `act` does."""
        state = self.state
        state.apply_legal(seat, state.board.catalogue.actions[id])
        return self._rewards()

    def _rewards(self) -> list[float]:
        """Return what the last action brought to every seat."""
        state = self.state
        if self.setup.reward == "outcome":
            return utilities(state.outcome) if state.outcome else self._nothing
        if state.scores == self._paid or (self.setup.game.secret_scores and not state.outcome):
            return self._nothing
        gained = [now - before for now, before in zip(state.scores, self._paid, strict=True)]
        self._paid = state.scores
        return leads(gained)

    def _action(self, seat: Seat, id: int) -> Action:
        """Find an action by its number; if it is illegal, draw another one or raise, as chosen."""
        actions: tuple[Action, ...] = self.state.board.catalogue.actions
        if self.setup.illegal == "random":
            legal = self.state.legal_actions(seat)
            return next((action for action in legal if action.id == id), None) or self._spare.pick(legal)
        if not 0 <= id < len(actions):
            raise SetupError(Text("envs-no-action", action=str(id)[:20], count=len(actions)))
        return actions[id]

    def mask(self, seat: Seat, into: NDArray[np.int8]) -> None:
        """Mark the actions that a seat may take now."""
        into[:] = 0
        into[self.setup.encoder.legal_ids(self.state, seat)] = 1
