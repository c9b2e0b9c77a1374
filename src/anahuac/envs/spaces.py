"""What PettingZoo's environments share: spaces, observations, pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from anahuac.core.extras import needs

with needs("rl"):
    import numpy as np
    from gymnasium import spaces

from anahuac.envs.rendering import to_rgb, to_text
from anahuac.envs.table import Setup, Table, check_choice

if TYPE_CHECKING:
    from anahuac.core import Seat

OBSERVATIONS = ("flat", "planes")
RENDER_MODES = ("ansi", "rgb_array")
HIGH = 100.0
"""Observations are scaled to be around 1; none comes near this."""


class Desk:
    """A table with what agents see of it. `extra` counts actions besides those of the game."""

    def __init__(self, setup: Setup, observation: str, render_mode: str | None, extra: int = 0) -> None:
        check_choice("observation", observation, OBSERVATIONS)
        check_choice("render_mode", render_mode, (None, *RENDER_MODES))
        self.table = Table(setup)
        self.setup = setup
        self.observation = observation
        self.render_mode = render_mode
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

    def render(self) -> Any:
        """Draw what a spectator sees, as a text or as an array of pixels."""
        if self.render_mode is None:
            return None
        view = self.table.state.view(None)
        return to_text(view) if self.render_mode == "ansi" else to_rgb(view)
