"""Train a small policy to play Aztlán for two, on one core of a CPU, in minutes.

    pip install 'anahuac[rl]' torch
    python examples/train_aztlan.py

The policy plays both seats of many games at once and learns from the points that its decisions bring (PPO with a value
baseline); in some games the other seat plays at random, so that it meets weak play, too. In the end it meets `random`,
as often on one seat as on the other, and prints how often it won. Then it can play as a bot like any other, in this
folder:

    anahuac arena aztlan --players 2 --bots train_aztlan:Trained,greedy,random --games 300
"""

from __future__ import annotations

import argparse
import time
from typing import TYPE_CHECKING

import numpy as np
import torch
from torch import nn

import anahuac
from anahuac import envs
from anahuac.arena import wilson
from anahuac.envs.encoders import encoder_for

if TYPE_CHECKING:
    from anahuac.core import Action, View

FILE = "aztlan-policy.pt"
STEPS = 64
"""How many decisions are taken in each game before the policy learns from them."""
DISCOUNT, TRUST = 0.99, 0.95
"""How much what comes later counts, and how far rewards are followed before the value is trusted (GAE)."""
POINTS = 20
"""How many points are one unit of reward."""
EPOCHS, BATCH = 3, 1024
RATE = 5e-4
GUESTS = 4
"""In one of so many games a guest, who plays at random, has one of the seats."""


class Policy(nn.Module):
    """Two layers that see an observation, and say how good the actions and the position are."""

    def __init__(self, size: int, actions: int, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.action = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.action.weight)

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Answer with the logarithms of the odds of all actions, and the worth of the position."""
        inner = self.body(seen)
        logits = self.action(inner).masked_fill(masks == 0, -1e9)
        return logits.log_softmax(-1), self.value(inner).squeeze(-1)


def drawn(odds: torch.Tensor) -> torch.Tensor:
    """Draw an action for each row."""
    return odds.exp().multinomial(1).squeeze(-1)


def collect(games: envs.VectorGames, policy: Policy) -> dict[str, torch.Tensor]:
    """Play on for some steps; answer with all decisions, and how much better each was than expected."""
    count = games.count
    generator = np.random.default_rng(games.seats.sum())
    guests = np.where(np.arange(count) % GUESTS == 0, np.arange(count) // GUESTS % 2, -1)
    kept = {
        "seen": torch.zeros(STEPS, count, games.encoder.size),
        "masks": torch.zeros(STEPS, count, games.setup.actions, dtype=torch.int8),
        "actions": torch.zeros(STEPS, count, dtype=torch.int64),
        "odds": torch.zeros(STEPS, count),
        "own": torch.zeros(STEPS, count, dtype=torch.bool),
    }
    seats, over = np.zeros((STEPS, count), np.int64), np.zeros((STEPS, count), bool)
    rewards, values = np.zeros((STEPS, count, 2)), np.zeros((STEPS + 1, count))
    for step in range(STEPS):
        seen, masks = kept["seen"][step], kept["masks"][step]
        seen.numpy()[:], masks.numpy()[:], seats[step] = games.observations, games.masks, games.seats
        with torch.no_grad():
            odds, value = policy(seen, masks)
        guest = torch.from_numpy(games.seats == guests)
        actions = torch.where(guest, torch.from_numpy(games.random_actions(generator)), drawn(odds))
        kept["own"][step] = ~guest
        kept["actions"][step], kept["odds"][step] = actions, odds.gather(1, actions[:, None])[:, 0]
        values[step] = value
        games.step(actions.numpy())
        rewards[step], over[step] = games.rewards / POINTS, games.over
    with torch.no_grad():
        values[STEPS] = policy(torch.from_numpy(games.observations), torch.from_numpy(games.masks))[1]
    gains = advantages(seats, rewards, over, values, games.seats)
    kept["gains"] = torch.from_numpy(gains).float()
    kept["worth"] = torch.from_numpy(gains + values[:STEPS]).float()
    own = kept.pop("own")
    return {name: numbers[own] for name, numbers in kept.items()}


def advantages(
    seats: np.ndarray, rewards: np.ndarray, over: np.ndarray, values: np.ndarray, next_seats: np.ndarray
) -> np.ndarray:
    """How much better each decision turned out than its position was thought to be, for the seat that took it.

    What a seat gets for a decision is all that it gains until its next one.
    """
    every = np.arange(seats.shape[1])
    ahead, trace, gained = (np.zeros((len(every), 2)) for _ in range(3))
    ahead[every, next_seats], ahead[every, 1 - next_seats] = values[-1], -values[-1]
    found = np.zeros(seats.shape)
    for step in reversed(range(len(seats))):
        for kept in (ahead, trace, gained):
            kept[over[step]] = 0
        gained += rewards[step]
        me = every, seats[step]
        trace[me] = gained[me] + DISCOUNT * ahead[me] - values[step] + DISCOUNT * TRUST * trace[me]
        found[step], ahead[me], gained[me] = trace[me], values[step], 0
    return found


def learn(policy: Policy, optimizer: torch.optim.Optimizer, batch: dict[str, torch.Tensor]) -> None:
    """Make what turned out well more likely, a few small steps at a time."""
    gains = (batch["gains"] - batch["gains"].mean()) / (batch["gains"].std() + 1e-6)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(gains)).split(BATCH):
            odds, value = policy(batch["seen"][part], batch["masks"][part])
            ratio = (odds.gather(1, batch["actions"][part, None])[:, 0] - batch["odds"][part]).exp()
            gain = torch.min(ratio * gains[part], ratio.clamp(0.8, 1.2) * gains[part]).mean()
            misjudged = (value - batch["worth"][part]).pow(2).mean()
            variety = -(odds.exp() * odds).sum(-1).mean()
            loss = 0.5 * misjudged - gain - 0.01 * variety
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
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
            odds, _ = policy(torch.from_numpy(games.observations), torch.from_numpy(games.masks))
        actions = np.where(games.seats == ours, drawn(odds).numpy(), games.random_actions(generator))
        games.step(actions)
        for game in np.flatnonzero(games.over & waiting):
            won += (float(games.rewards[game, ours[game]]) + 1) / 2
            waiting[game] = False
    return won


class Trained:
    """The policy as a bot. It sees what bots see, a view, and draws from what the policy thinks of it."""

    def __init__(self, seed: int) -> None:
        torch.set_num_threads(1)
        self.generator = torch.Generator().manual_seed(seed % (1 << 63))
        self.board = anahuac.game("aztlan").load_board()
        self.encoder = encoder_for("aztlan", self.board, 2)
        self.policy = Policy(self.encoder.size, len(self.board.catalogue))
        self.policy.load_state_dict(torch.load(FILE))

    def decide(self, view: View) -> Action:
        """Draw an action."""
        mask = torch.zeros(1, len(self.board.catalogue))
        mask[0, list(view.legal)] = 1
        with torch.no_grad():
            odds, _ = self.policy(torch.from_numpy(self.encoder.encode_view(view))[None], mask)
        return self.board.catalogue[int(odds.exp().multinomial(1, generator=self.generator))]


def main() -> None:
    """Train, test, and save the policy."""
    parser = argparse.ArgumentParser(description="Train a small policy on Aztlán for two.")
    parser.add_argument("--minutes", type=float, default=4)
    parser.add_argument("--games", type=int, default=64, help="games at once")
    parser.add_argument("--tests", type=int, default=400, help="games against random in the end")
    parser.add_argument("--out", default=FILE)
    arguments = parser.parse_args()
    torch.manual_seed(1)
    torch.set_num_threads(1)
    games = envs.vector("aztlan", arguments.games, players=2, reward="score")
    games.reset(seed=1)
    policy = Policy(games.encoder.size, games.setup.actions)
    optimizer = torch.optim.Adam(policy.parameters(), lr=RATE)
    begun = time.monotonic()
    decisions = 0
    while (spent := (time.monotonic() - begun) / 60) < arguments.minutes:
        optimizer.param_groups[0]["lr"] = RATE * (1 - spent / arguments.minutes)
        batch = collect(games, policy)
        learn(policy, optimizer, batch)
        decisions += len(batch["worth"])
        print(f"{spent:4.1f} min, {decisions} decisions", end="\r", flush=True)
    won = wins(policy, arguments.tests, 0)
    low, high = wilson(won, arguments.tests)
    share = won / arguments.tests
    print(f"{decisions} decisions; against random {share:.1%} of {arguments.tests} games won ({low:.1%} to {high:.1%})")
    torch.save(policy.state_dict(), arguments.out)


if __name__ == "__main__":
    main()
