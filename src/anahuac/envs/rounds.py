"""PettingZoo's parallel environment: all agents act at once, those who have nothing to decide wait."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from anahuac.core.extras import needs

with needs("rl"):
    from pettingzoo import ParallelEnv

from anahuac.core import SetupError, Text
from anahuac.envs.spaces import RENDER_MODES, Desk, LegalActions

if TYPE_CHECKING:
    from anahuac.core import Seat
    from anahuac.envs.spaces import Look
    from anahuac.envs.table import Setup


class RoundEnv(ParallelEnv):  # type: ignore[misc]
    """A game in which everybody acts at every step. A seat with nothing to decide has one action, the last: wait."""

    def __init__(self, setup: Setup, look: Look) -> None:
        self.desk = Desk(setup, look, extra=1)
        self.state_space = self.desk.state_space
        self.wait = setup.actions
        self.metadata = {
            "name": f"{setup.game.name}_parallel_v{setup.game.rules_version}",
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
        }
        self.render_mode = look.render_mode
        self.possible_agents = list(self.desk.agents)
        self.agents: list[str] = []
        self._action_spaces = {
            agent: LegalActions(self.wait + 1, partial(self._find_mask, seat))
            for agent, seat in self.desk.seat_of.items()
        }

    def observation_space(self, agent: str) -> Any:
        return self.desk.observation_space

    def action_space(self, agent: str) -> Any:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        self.desk.reset(seed)
        self.agents = list(self.possible_agents)
        self.desk.show()
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        table = self.desk.table
        deciding = table.state.to_act
        if table.setup.illegal == "raise":
            self._check_waiting(actions)
        rewards = [0.0] * table.setup.seats
        for seat in deciding:
            gained = table.act(seat, int(actions[self.possible_agents[seat]]))
            rewards = [old + new for old, new in zip(rewards, gained, strict=True)]
        over, broken_off = not table.state.to_act, self.desk.count_cycle()
        agents = self.agents
        self.desk.show()
        told: tuple[Any, Any, Any, Any, Any] = (
            self._observations(),
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, broken_off),
            {agent: {} for agent in agents},
        )
        self.agents = [] if over or broken_off else agents
        return told

    def state(self) -> Any:
        return self.desk.state()

    def _check_waiting(self, actions: dict[str, int]) -> None:
        for agent, action in actions.items():
            if (action == self.wait) is (self.desk.seat_of[agent] in self.desk.table.state.to_act):
                raise SetupError(Text("envs-bad-wait", agent=agent))

    def _observations(self) -> dict[str, Any]:
        return {agent: self._observe(self.desk.seat_of[agent]) for agent in self.agents}

    def _observe(self, seat: Seat) -> dict[str, Any]:
        seen = self.desk.observe(seat)
        seen["action_mask"][self.wait] = seat not in self.desk.table.state.to_act
        return seen

    def _find_mask(self, seat: Seat) -> Any:
        """Mark what a seat may do now; None before the first game."""
        return self._observe(seat)["action_mask"] if self.agents else None

    def render(self) -> Any:
        return self.desk.render()

    def close(self) -> None:
        """There is nothing to close."""
