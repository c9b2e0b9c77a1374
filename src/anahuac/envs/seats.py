"""Gymnasium's vector environment: many games at once, in each of them the seat that is to decide."""

from __future__ import annotations

from secrets import randbits
from typing import TYPE_CHECKING, Any

from anahuac.core.extras import needs

with needs("rl"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

from anahuac.envs.spaces import HIGH

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

    from anahuac.envs.vector import VectorGames


class SeatsEnv(VectorEnv):  # type: ignore[misc]
    """Games in which one learner plays all seats.

    An observation is what the seat to decide sees, with its `action_mask`. The reward of a step is that of the seat
    that has just decided; `infos` has the `rewards` of all seats and the `seat` that decides next. A game that is over
    begins anew in the same step.
    """

    def __init__(self, games: VectorGames) -> None:
        self.games = games
        self.num_envs = games.count
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        seen = spaces.Box(-1.0, HIGH, (games.encoder.size,), np.float32)
        mask = spaces.Box(0, 1, (games.setup.actions,), np.int8)
        self.single_observation_space = spaces.Dict({"observation": seen, "action_mask": mask})
        self.single_action_space = spaces.Discrete(games.setup.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        self.games.reset(randbits(64) if seed is None else seed)
        return self._observations(), {"seat": self.games.seats.copy()}

    def step(self, actions: ArrayLike) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        games = self.games
        deciding = games.seats.copy()
        games.step(actions)
        rewards = games.rewards.copy()
        infos = {"seat": games.seats.copy(), "rewards": rewards}
        gained = rewards[np.arange(self.num_envs), deciding].astype(np.float64)
        return self._observations(), gained, games.over.copy(), np.zeros(self.num_envs, np.bool_), infos

    def _observations(self) -> dict[str, Any]:
        return {"observation": self.games.observations.copy(), "action_mask": self.games.masks.copy()}
