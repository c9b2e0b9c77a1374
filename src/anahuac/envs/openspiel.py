"""The games as Python games of OpenSpiel.

Whatever a game leaves to chance becomes a chance node: the draw after which a game goes on is one of `draws` equally
likely ones. Information states are what a seat sees now and a fingerprint of all it has seen happen before.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import msgspec

from anahuac.core import Chance, all_games
from anahuac.core.extras import needs
from anahuac.envs.table import Setup, utilities

with needs("rl"):
    import numpy as np
    import pyspiel

if TYPE_CHECKING:
    from collections.abc import Callable

    from anahuac.core import Action, Event, Game, Seat, State

DRAWS = 64
MAX_LENGTH = 100_000
DEFAULTS: dict[str, Any] = {"players": 0, "board": "", "options": "", "draws": DRAWS}
"""The parameters of our games: 0 players are as many as can play; options are written `name:value name:value`."""


def register() -> None:
    """Make our games known to OpenSpiel, once: `pyspiel.load_game("anahuac_aztlan", {"players": 3})`."""
    for game in all_games():
        if f"anahuac_{game.name}" not in pyspiel.registered_names():
            pyspiel.register_game(_game_type(game), _game_class(game))


def _game_type(game: Game) -> Any:
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"anahuac_{game.name}",
        long_name=f"Anahuac {game.name.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if game.everybody_may_lose else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


def _game_class(game: Game) -> type:
    """Make the class of a game that OpenSpiel makes objects of."""

    class AnahuacGame(pyspiel.Game):  # type: ignore[misc]
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = DEFAULTS | (params or {})
            options = dict(pair.partition(":")[::2] for pair in given["options"].split())
            self.setup = Setup(game.name, given["players"] or None, options, given["board"] or None)
            self.draws = given["draws"]
            info = pyspiel.GameInfo(
                num_distinct_actions=self.setup.actions,
                max_chance_outcomes=self.draws,
                num_players=self.setup.seats,
                min_utility=-1 / (self.setup.seats - 1),
                max_utility=1.0,
                utility_sum=None if game.everybody_may_lose else 0.0,
                max_game_length=MAX_LENGTH,
            )
            super().__init__(_game_type(game), info, params or {})

        def new_initial_state(self) -> AnahuacState:
            return AnahuacState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> AnahuacObserver:
            return AnahuacObserver(self.setup, iig_obs_type)

    return AnahuacGame


class Held:
    """Our state, and what each seat has seen happen. OpenSpiel makes deep copies; this one is cheap to copy."""

    __slots__ = ("seen", "state")

    def __init__(self, state: State | None, seen: tuple[bytes, ...]) -> None:
        self.state = state
        self.seen = seen

    def __deepcopy__(self, memo: object) -> Held:
        return Held(self.state and self.state.copy(), self.seen)


class AnahuacState(pyspiel.State):  # type: ignore[misc]
    """A point of a game: a seat decides, or chance does, once before the game and after actions that need it."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.setup = Shared(game.setup)
        self.draws: int = game.draws
        self.held = Held(None, (b"",) * game.setup.seats)
        self.pending: int | None = None
        """The action that waits for chance."""

    @property
    def inner(self) -> State:
        """Our own state."""
        assert self.held.state is not None
        return self.held.state

    def current_player(self) -> Any:
        if self.held.state is None or self.pending is not None:
            return pyspiel.PlayerId.CHANCE
        return self.inner.to_act[0] if self.inner.to_act else pyspiel.PlayerId.TERMINAL

    def _legal_actions(self, player: Seat) -> list[int]:
        return sorted([action.id for action in self.inner.legal_actions(player)])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(draw, 1 / self.draws) for draw in range(self.draws)]

    def _apply_action(self, action: int) -> None:
        if self.held.state is None:
            self.held.state = self.setup.value.start(action)
        elif self.pending is not None:
            assert self.inner.chance is not None  # it has just changed
            self.inner.chance = Chance(self.inner.chance ^ Chance(action).next()).next()
            waiting, self.pending = self.pending, None
            self._carry_out(waiting, self.inner)
        else:
            after = self.inner.copy()
            events: list[Event] = []
            seat = after.to_act[0]
            after.apply(seat, self._action(action), events)
            if after.chance != self.inner.chance:
                self.pending = action
            else:
                self._take(after, seat, action, events)

    def _carry_out(self, action: int, state: State) -> None:
        events: list[Event] = []
        seat = state.to_act[0]
        state.apply(seat, self._action(action), events)
        self._take(state, seat, action, events)

    def _take(self, after: State, seat: Seat, action: int, events: list[Event]) -> None:
        """Go on to a state, and note what everybody saw."""
        seen = []
        for other, before in enumerate(self.held.seen):
            shown = [event for one in events if (event := one.seen_by(other)) is not None]
            own = action if other == seat else -1
            seen.append(blake2b(before + msgspec.json.encode([own, shown]), digest_size=16).digest())
        self.held = Held(after, tuple(seen))

    def _action(self, id: int) -> Action:
        found: Action = self.setup.value.board.catalogue[id]
        return found

    def _action_to_string(self, player: Seat, action: int) -> str:
        return f"draw {action}" if player == pyspiel.PlayerId.CHANCE else str(self._action(action))

    def is_terminal(self) -> bool:
        return self.pending is None and self.held.state is not None and not self.inner.to_act

    def returns(self) -> list[float]:
        outcome = None if self.held.state is None else self.inner.outcome
        return utilities(outcome) if outcome else [0.0] * self.setup.value.seats

    def information_state_string(self, player: Seat | None = None) -> str:
        """What a seat sees now, and a fingerprint of what it has seen before."""
        seat = self.current_player() if player is None else player
        return f"{self.held.seen[seat].hex()} {self.observation_string(seat)}"

    def observation_string(self, player: Seat | None = None) -> str:
        """What a seat sees now, as JSON."""
        seat = self.current_player() if player is None else player
        return "{}" if self.held.state is None else msgspec.json.encode(self.inner.view(seat)).decode()

    def resample_from_infostate(self, player: Seat, sampler: Callable[[], float]) -> AnahuacState:
        """Make a state that looks the same to a seat, with everything that it may not know drawn at random."""
        other: AnahuacState = self.clone()
        chance = Chance(int(sampler() * (1 << 53)))
        other.held = Held(self.inner.view(player).imagine(chance), self.held.seen)
        return other

    def __str__(self) -> str:
        if self.held.state is None:
            return "before the game"
        waiting = f" {self._action(self.pending)} …" if self.pending is not None else ""
        return msgspec.json.encode(self.inner.view(None)).decode() + waiting


class Shared:
    """A value that copies of a state share."""

    __slots__ = ("value",)

    def __init__(self, value: Setup) -> None:
        self.value = value

    def __deepcopy__(self, memo: object) -> Shared:
        return self


class AnahuacObserver:
    """Observations of our games: the flat arrays of `anahuac.envs`, or the view as JSON."""

    def __init__(self, setup: Setup, iig_obs_type: Any) -> None:
        self.setup = setup
        self.history = iig_obs_type is not None and iig_obs_type.perfect_recall
        self.tensor = None if self.history else np.zeros(setup.encoder.size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: AnahuacState, player: Seat) -> None:
        """Observe a state as a seat sees it."""
        if self.tensor is None:
            return
        if state.held.state is None:
            self.tensor.fill(0)
        else:
            self.setup.encoder.write([state.inner], [player], self.tensor[None])

    def string_from(self, state: AnahuacState, player: Seat) -> str:
        """Tell a state as a seat sees it."""
        return state.information_state_string(player) if self.history else state.observation_string(player)
