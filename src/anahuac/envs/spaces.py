"""What PettingZoo's environments share: spaces, observations, pictures."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, NamedTuple

from anahuac.core.extras import needs

with needs("rl"):
    import numpy as np
    from gymnasium import spaces

from anahuac.core import SetupError, Text
from anahuac.envs.rendering import to_rgb, to_text
from anahuac.envs.table import Setup, Table, check_choice

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from anahuac.core import Seat
    from anahuac.envs.encoding import Floats

OBSERVATIONS = ("flat", "planes")
RENDER_MODES = ("human", "ansi", "rgb_array")
HIGH = 100.0
"""Observations are scaled to be around 1; none comes near this."""


class LegalActions(spaces.Discrete):  # type: ignore[misc]
    """The numbers of all actions. Without a mask, only what the seat may do now is drawn."""

    def __init__(self, count: int, find_mask: Callable[[], NDArray[np.int8] | None]) -> None:
        super().__init__(count)
        self._find_mask = find_mask

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None and probability is None:
            mask = self._find_mask()
        return super().sample(mask, probability)


class Look(NamedTuple):
    """How agents and people look at a game, and for how many steps at most."""

    observation: str
    render_mode: str | None
    max_cycles: int | None


class Desk:
    """A table with what agents see of it. `extra` counts actions besides those of the game."""

    def __init__(self, setup: Setup, look: Look, extra: int = 0) -> None:
        observation, render_mode, max_cycles = look
        check_choice("observation", observation, OBSERVATIONS)
        check_choice("render_mode", render_mode, (None, *RENDER_MODES))
        if max_cycles is not None and max_cycles < 1:
            raise SetupError(Text("envs-cycles", cycles=max_cycles))
        self.table = Table(setup)
        self.setup = setup
        self.observation = observation
        self.render_mode = render_mode
        self._max_cycles = max_cycles
        self._cycles = 0
        self.agents = [f"seat_{seat}" for seat in range(setup.seats)]
        self.seat_of: dict[str, Seat] = {agent: seat for seat, agent in enumerate(self.agents)}
        self.action_space = spaces.Discrete(setup.actions + extra)
        self.observation_space = self._observation_space()

    def _observation_space(self) -> Any:
        encoder = self.setup.encoder
        shapes = {
            "planes": (encoder.plane_count, *encoder.grid),
            "scalars": (encoder.scalar_count,),
            "flat": (encoder.size,),
        }
        boxes = {name: spaces.Box(-1.0, HIGH, shape, np.float32) for name, shape in shapes.items()}
        flat = boxes.pop("flat")
        seen = flat if self.observation == "flat" else spaces.Dict(boxes)
        mask = spaces.Box(0, 1, (int(self.action_space.n),), np.int8)
        return spaces.Dict({"observation": seen, "action_mask": mask})

    def observe(self, seat: Seat) -> dict[str, Any]:
        """What a seat sees, and what it may do."""
        encoder = self.setup.encoder
        flat = encoder.encode(self.table.state, seat)
        mask = np.zeros(int(self.action_space.n), np.int8)
        self.table.mask(seat, mask)
        return {"observation": flat if self.observation == "flat" else encoder.split(flat), "action_mask": mask}

    @property
    def state_space(self) -> Any:
        """The space of `state`."""
        return spaces.Box(-1.0, HIGH, (self.setup.seats * self.setup.encoder.size,), np.float32)

    def state(self) -> Floats:
        """Return what all seats together know: their flat observations, one behind the other. For training only."""
        encoder, seats = self.setup.encoder, range(self.setup.seats)
        made = np.empty((len(seats), encoder.size), np.float32)
        encoder.write([self.table.state] * len(seats), seats, made)
        return made.ravel()

    def reset(self, seed: int | None) -> None:
        """Begin a game."""
        self.table.reset(seed)
        self._cycles = 0

    def count_cycle(self) -> bool:
        """Count a step; tell whether the game is broken off after it, because it is over `max_cycles`."""
        self._cycles += 1
        return bool(self.table.state.to_act) and self._cycles == self._max_cycles

    def show(self) -> None:
        """Draw the game for a person who watches: after every change in the mode "human"."""
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """Draw what a spectator sees: onto the terminal, as a text or as an array of pixels."""
        if self.render_mode is None:
            return None
        view = self.table.state.view(None)
        if self.render_mode == "human":
            sys.stdout.write(to_text(view))
            return None
        return to_text(view) if self.render_mode == "ansi" else to_rgb(view)
