"""PettingZoo's AEC environment: agents act one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from anahuac.core.extras import needs

with needs("rl"):
    from pettingzoo import AECEnv

from anahuac.envs.spaces import RENDER_MODES, Desk

if TYPE_CHECKING:
    from anahuac.envs.spaces import Look
    from anahuac.envs.table import Setup


class TurnEnv(AECEnv):  # type: ignore[misc]
    """A game, one decision at a time. Choices made at the same time are asked for in turn, and hidden until all are."""

    def __init__(self, setup: Setup, look: Look) -> None:
        super().__init__()
        self.desk = Desk(setup, look)
        self.state_space = self.desk.state_space
        self.metadata = {
            "name": f"{setup.game.name}_v{setup.game.rules_version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = look.render_mode
        self.possible_agents = list(self.desk.agents)

    def observation_space(self, agent: str) -> Any:
        return self.desk.observation_space

    def action_space(self, agent: str) -> Any:
        return self.desk.action_space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.desk.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()
        self.desk.show()

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        _ = self.desk.table.state  # says so if there is no game yet
        told: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return told

    def state(self) -> Any:
        return self.desk.state()

    def observe(self, agent: str) -> dict[str, Any]:
        return self.desk.observe(self.desk.seat_of[agent])

    def step(self, action: int | None) -> None:
        _ = self.desk.table.state
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        rewards = self.desk.table.act(self.desk.seat_of[agent], int(action))  # type: ignore[arg-type]
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self._select()
        if self.desk.count_cycle():
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.desk.show()

    def _select(self) -> None:
        state = self.desk.table.state
        if state.to_act:
            self.agent_selection = self.possible_agents[state.to_act[0]]
        else:
            self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> Any:
        return self.desk.render()

    def close(self) -> None:
        """There is nothing to close."""
