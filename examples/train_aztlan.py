"""Train a small policy to play Aztlán for two, on a CPU, in minutes.

    pip install 'anahuac[rl]' torch
    python examples/train_aztlan.py

The policy plays both seats of many games at once and learns from the points that its decisions bring (policy gradient
with a value baseline, clipped as in PPO). In the end it meets `random`, on both seats, and prints how often it won.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
import torch
from torch import nn

from anahuac import envs
from anahuac.arena import wilson

DISCOUNT = 0.97
POINTS = 10
"""How many points are one unit of reward."""


class Policy(nn.Module):
    """Two layers that see an observation, and say how good the actions and the position are."""

    def __init__(self, size: int, actions: int, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.action = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        """Answer with a distribution over the legal actions and the worth of the position."""
        inner = self.body(seen)
        logits = self.action(inner).masked_fill(masks == 0, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(inner).squeeze(-1)


class Step:
    """A decision, and what it brought to who took it until the next decision of that seat."""

    def __init__(self, seat: int, *tensors: torch.Tensor) -> None:
        self.seat = seat
        self.tensors = tensors
        self.reward = 0.0


def collect(games: envs.VectorGames, policy: Policy, decisions: int) -> dict[str, torch.Tensor]:
    """Play on; answer with the decisions of games that ended, and what followed them."""
    running: list[list[Step]] = [[] for _ in range(games.count)]
    done: list[tuple[torch.Tensor, ...]] = []
    while len(done) < decisions:
        seen, masks = torch.from_numpy(games.observations.copy()), torch.from_numpy(games.masks.copy())
        with torch.no_grad():
            choice, value = policy(seen, masks)
            actions = choice.sample()
            odds = choice.log_prob(actions)
        for game, steps in enumerate(running):
            steps.append(Step(int(games.seats[game]), seen[game], masks[game], actions[game], odds[game], value[game]))
        games.step(actions.numpy())
        for game, steps in enumerate(running):
            for seat in range(2):
                last = next((step for step in reversed(steps) if step.seat == seat), None)
                if last is not None:
                    last.reward += float(games.rewards[game, seat]) / POINTS
            if games.over[game]:
                done += worth(steps)
                running[game] = []
    names = ("seen", "masks", "actions", "odds", "values", "worth")
    return {name: torch.stack(column) for name, column in zip(names, zip(*done, strict=True), strict=True)}


def worth(steps: list[Step]) -> list[tuple[torch.Tensor, ...]]:
    """Add to each decision of a game what it and the later ones of that seat brought; what is far off counts less."""
    found = []
    ahead = [0.0, 0.0]
    for step in reversed(steps):
        ahead[step.seat] = step.reward + DISCOUNT * ahead[step.seat]
        found.append((*step.tensors, torch.tensor(ahead[step.seat])))
    return found


def learn(policy: Policy, optimizer: torch.optim.Optimizer, batch: dict[str, torch.Tensor]) -> None:
    """Make what ended well more likely, a few small steps at a time."""
    gain = batch["worth"] - batch["values"]
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    for _ in range(3):
        for part in torch.randperm(len(gain)).split(1024):
            choice, value = policy(batch["seen"][part], batch["masks"][part])
            ratio = (choice.log_prob(batch["actions"][part]) - batch["odds"][part]).exp()
            clipped = ratio.clamp(0.8, 1.2)
            surrogate = torch.min(ratio * gain[part], clipped * gain[part]).mean()
            misjudged = (value - batch["worth"][part]).pow(2).mean()
            loss = -surrogate + 0.5 * misjudged - 0.01 * choice.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 1.0)
            optimizer.step()


def wins(policy: Policy, count: int, seed: int) -> float:
    """Play `count` games against random play, half of them on each seat; answer with how many were won."""
    games = envs.vector("aztlan", count, players=2)
    games.reset(seed)
    generator = np.random.default_rng(seed)
    ours = np.arange(count) % 2
    won, waiting = 0.0, np.ones(count, bool)
    while waiting.any():
        with torch.no_grad():
            choice, _ = policy(torch.from_numpy(games.observations), torch.from_numpy(games.masks))
        actions = np.where(games.seats == ours, choice.sample().numpy(), games.random_actions(generator))
        games.step(actions)
        for game in np.flatnonzero(games.over & waiting):
            won += (float(games.rewards[game, ours[game]]) + 1) / 2
            waiting[game] = False
    return won


def main() -> None:
    """Train, test, and save the policy."""
    parser = argparse.ArgumentParser(description="Train a small policy on Aztlán for two.")
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--games", type=int, default=64, help="games at once")
    parser.add_argument("--tests", type=int, default=200, help="games against random in the end")
    parser.add_argument("--out", default="aztlan-policy.pt")
    arguments = parser.parse_args()
    torch.manual_seed(1)
    games = envs.vector("aztlan", arguments.games, players=2, reward="score")
    games.reset(seed=1)
    policy = Policy(games.encoder.size, games.setup.actions)
    optimizer = torch.optim.Adam(policy.parameters(), lr=1e-3)
    begun = time.monotonic()
    decisions = 0
    while time.monotonic() - begun < arguments.minutes * 60:
        batch = collect(games, policy, 4096)
        learn(policy, optimizer, batch)
        decisions += len(batch["worth"])
        print(f"{(time.monotonic() - begun) / 60:4.1f} min, {decisions} decisions", end="\r", flush=True)
    won = wins(policy, arguments.tests, 0)
    low, high = wilson(won, arguments.tests)
    share = won / arguments.tests
    print(f"{decisions} decisions; against random {share:.1%} of {arguments.tests} games won ({low:.1%} to {high:.1%})")
    torch.save(policy.state_dict(), arguments.out)


if __name__ == "__main__":
    main()
