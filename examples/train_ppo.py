"""Let MaskablePPO of sb3-contrib learn any of our games by playing against random players.

    pip install 'anahuac[rl,fast]' sb3-contrib
    python examples/train_ppo.py aztlan
    python examples/train_ppo.py mexica --minutes 5
    python examples/train_ppo.py azteca --players 4

The learner has one seat of each game, another one every time, and random players have the others. In the end it meets
them in games that it has not seen, as often on one seat as on another, and prints how often it won and by how many
points it led, beside a random player in its place. Then it can play as a bot like any other, in this folder:

    anahuac arena aztlan --players 2 --bots train_ppo:Trained,greedy,random --games 300
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

import anahuac
from anahuac import envs
from anahuac.arena import wilson
from anahuac.envs.encoders import encoder_for

if TYPE_CHECKING:
    from anahuac.core import Action, View

FILE = "{game}-ppo.zip"
POINTS = 20
"""How many points of a lead are one unit of reward."""
STEPS, BATCH = 256, 512
"""How many decisions are taken in each game before the policy learns from them, and from how many at once."""
AT_RANDOM = -1
"""No action has this number, so an environment that replaces what is illegal plays at random."""


class SeatAmongRandom(gymnasium.Env[np.ndarray, int]):
    """One seat of a game. After every decision the random players go on until it is asked again."""

    def __init__(self, game: str, players: int) -> None:
        self.game = envs.aec(game, players, reward="score", illegal="random")
        self.agent = self.game.possible_agents[0]
        self.observation_space = self.game.observation_space(self.agent)["observation"]
        self.action_space = self.game.action_space(self.agent)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[np.ndarray, dict]:
        """Begin another game on a seat drawn by lot."""
        super().reset(seed=seed)
        self.game.reset(seed=seed)
        self.agent = str(self.np_random.choice(self.game.possible_agents))
        self._go_on()
        return self._look(), {}

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict]:
        """Carry out an action; what it brought is all that was gained until the next decision."""
        self.game.step(int(action))
        gained = self.game.rewards[self.agent] + self._go_on()
        return self._look(), gained / POINTS, self.game.terminations[self.agent], False, {}

    def action_masks(self) -> np.ndarray:
        """Mark what is legal, as MaskablePPO asks for it."""
        return self._mask

    def _go_on(self) -> float:
        gained = 0.0
        while self.game.agent_selection != self.agent and not self.game.terminations[self.agent]:
            self.game.step(AT_RANDOM)
            gained += self.game.rewards[self.agent]
        return gained

    def _look(self) -> np.ndarray:
        seen = self.game.observe(self.agent)
        self._mask = seen["action_mask"].astype(bool)
        return seen["observation"]


class Clock(BaseCallback):
    """Ends the training after some minutes, and shows how it goes."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.minutes = minutes
        self.begun = time.monotonic()

    @property
    def left(self) -> float:
        """The share of the time that is left."""
        return max(0.0, 1 - (time.monotonic() - self.begun) / 60 / self.minutes)

    def _on_step(self) -> bool:
        if self.n_calls % STEPS == 0:
            print(f"{self.minutes * (1 - self.left):4.1f} min, {self.num_timesteps} decisions", end="\r", flush=True)
        return self.left > 0


def train(game: str, players: int, minutes: float, at_once: int) -> MaskablePPO:
    """Learn for some minutes, with smaller and smaller steps."""
    clock = Clock(minutes)
    seats = DummyVecEnv([lambda: SeatAmongRandom(game, players)] * at_once)
    model = MaskablePPO(
        "MlpPolicy",
        seats,
        learning_rate=lambda _: 1e-3 * clock.left,
        n_steps=STEPS,
        batch_size=BATCH,
        n_epochs=4,
        gamma=0.99,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=1,
        device="cpu",
    )
    return model.learn(1 << 40, callback=clock)


def meet(model: MaskablePPO | None, game: str, players: int, count: int) -> tuple[float, np.ndarray]:
    """Play some games against random players, on all seats in turn; without a model, as one of them.

    Returns how many were won, shared wins in part, and by how many points each was led in the end.
    """
    games = envs.vector(game, count, players, reward="score")
    games.reset(seed=7)
    generator = np.random.default_rng(7)
    every, ours = np.arange(count), np.arange(count) % players
    won, leads, waiting = 0.0, np.zeros(count), np.ones(count, bool)
    while waiting.any():
        actions = games.random_actions(generator)
        deciding = np.flatnonzero(waiting & (games.seats == ours))
        if model and len(deciding):
            actions[deciding], _ = model.predict(games.observations[deciding], action_masks=games.masks[deciding])
        games.step(actions)
        leads += np.where(waiting, games.rewards[every, ours], 0)
        for ended in np.flatnonzero(waiting & games.over):
            winners = games.outcomes[ended].winners
            won += ours[ended] in winners and 1 / len(winners)
        waiting &= ~games.over
    return won, leads


def told(model: MaskablePPO | None, game: str, players: int, count: int) -> str:
    """Meet random players and tell how it went."""
    won, leads = meet(model, game, players, count)
    low, high = wilson(won, count)
    error = 1.96 * leads.std() / count**0.5
    return f"{won / count:.1%} won ({low:.1%} to {high:.1%}), lead {leads.mean():+.1f} ± {error:.1f} points"


class Trained:
    """What was learned, as a bot. It sees what bots see, a view."""

    def __init__(self, seed: int) -> None:
        torch.set_num_threads(1)
        torch.manual_seed(seed % (1 << 63))
        self.model: MaskablePPO | None = None

    def decide(self, view: View) -> Action:
        """Draw an action from what the policy thinks of it."""
        board = anahuac.game(view.game).load_board(view.board)
        if self.model is None:
            self.model = MaskablePPO.load(FILE.format(game=view.game), device="cpu")
        mask = np.zeros(len(board.catalogue), bool)
        mask[list(view.legal)] = True
        seen = encoder_for(view.game, board, view.seats).encode_view(view)
        return board.catalogue[int(self.model.predict(seen, action_masks=mask)[0])]


def main() -> None:
    """Train, save and test a policy."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=[game.name for game in anahuac.all_games()])
    parser.add_argument("--players", type=int, help="as few as the game allows, if not given")
    parser.add_argument("--minutes", type=float, default=1)
    parser.add_argument("--games", type=int, default=8, help="games at once")
    parser.add_argument("--tests", type=int, default=400, help="games in the end")
    parser.add_argument("--out", type=Path, help="where to save the policy")
    wanted = parser.parse_args()
    players = wanted.players or anahuac.game(wanted.game).players[0]
    torch.set_num_threads(1)
    model = train(wanted.game, players, wanted.minutes, wanted.games)
    model.save(wanted.out or FILE.format(game=wanted.game))
    against = wanted.game, players, wanted.tests
    print(f"{wanted.game}, {players} players, {model.num_timesteps} decisions, then {wanted.tests} games:   ")
    print(f"learned: {told(model, *against)}")
    print(f"random:  {told(None, *against)}")


if __name__ == "__main__":
    main()
