"""Weights tuned by self-play: simultaneous perturbation (SPSA), one small step after every few games.

A step shifts the weights a little, each up or down at random, and lets a bot with the weights shifted so play against
one with the weights shifted the other way. Then all weights move towards the side that did better. Weights move by
factors, so that they keep their signs; a weight of 0 stays 0. What a few games say is mostly luck, so the result is not
where the last step ended but the mean of all steps, in which late ones count more (polynomial-decay averaging).
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from anahuac.bots.budget import Budget
from anahuac.bots.levels import LevelBot, strategies_of
from anahuac.bots.match import play_match
from anahuac.bots.strategy import Weights
from anahuac.core import Chance, Match, SetupError, Text, find_game

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from anahuac.core import Outcome, Seat

SHIFT = 0.2
"""How far the two sides of a step lie from the middle."""
STRIDE = 0.2
"""How far the first steps go when one side wins everything."""
PATIENCE = 40
"""After how many steps the stride has become clearly shorter."""
LATE = 4
"""In the mean a step counts by its number, to the power of one less than this."""


class Tuning(msgspec.Struct, kw_only=True):
    """A tuning and how far it has come: everything that is needed to go on."""

    game: str
    level: str
    seats: tuple[int, ...]
    """The numbers of players: each step takes the next of them."""
    pairs: int
    """How many pairs of games a step plays; both games of a pair have the same seed and swapped seats."""
    seed: int
    weights: Weights
    """Where the last step ended."""
    mean: Weights
    """What has been found."""
    only: tuple[str, ...] = ()
    """The names of the weights that are tuned; none: all."""
    nodes: int | None = None
    """What a decision may cost; None: what the level has. With 0, a level that searches tunes its judgement alone."""
    steps: int = 0
    balance: float = 0.0
    """How clear the last step was: 1 if one side won everything."""

    @classmethod
    def read(cls, file: Path) -> Tuning:
        """Read a tuning from its file."""
        return msgspec.json.decode(file.read_bytes(), type=cls)

    def write(self, file: Path) -> None:
        """Write it to its file atomically."""
        draft = file.with_name(file.name + ".new")
        draft.write_bytes(msgspec.json.format(msgspec.json.encode(self)))
        draft.replace(file)

    def step(self, each: Callable[[Callable[[Trial], float], list[Trial]], Iterator[float]] = map) -> Iterator[None]:
        """Make one step, stopping after every game; only when it is complete the weights move.

        `each` is the built-in `map`, or the `map` of an executor that plays several games at once.
        """
        chance = Chance(self.seed * 1_000_003 + self.steps)
        signs = {name: 1 if chance.below(2) else -1 for name in self.only or self.weights}
        sides = [self._shifted(signs, SHIFT), self._shifted(signs, -SHIFT)]
        seats = range(self.seats[self.steps % len(self.seats)])
        budget = None if self.nodes is None else Budget(nodes=self.nodes)
        trials = [
            Trial(self.game, self.level, budget, seed, first, [sides[(seat + first) % 2] for seat in seats])
            for seed in [chance.next() for _ in range(self.pairs)]
            for first in (0, 1)
        ]
        total = 0.0
        for balance in each(play, trials):
            total += balance
            yield
        self.balance = total / len(trials)
        stride = STRIDE / (1 + self.steps / PATIENCE) ** 0.6
        self.weights = self._shifted(signs, stride * self.balance)
        self.steps += 1
        share = LATE / (self.steps + LATE - 1)
        self.mean = {name: mean + share * (self.weights[name] - mean) for name, mean in self.mean.items()}

    def _shifted(self, signs: dict[str, int], by: float) -> Weights:
        return {name: weight * exp(by * signs.get(name, 0)) for name, weight in self.weights.items()}


class Trial(NamedTuple):
    """A game of the two sides of a step."""

    game: str
    level: str
    budget: Budget | None
    seed: int
    first: int
    """Which seat the first side has first: 0 or 1; from there the sides take turns."""
    weights: list[Weights]
    """Those of every seat."""


def play(trial: Trial) -> float:
    """Play a game; return how much better the first side did, from -1 to 1."""
    game, level, budget, seed, first, weights = trial
    bots = [LevelBot(level, seed + seat, budget, own) for seat, own in enumerate(weights)]
    outcome = play_match(Match.new(find_game(game), len(weights), seed=seed), bots).state.outcome
    assert outcome is not None
    return advantage(outcome, [seat for seat in range(len(weights)) if (seat + first) % 2 == 0])


def start(
    game: str,
    level: str,
    seats: tuple[int, ...],
    pairs: int,
    seed: int,
    only: tuple[str, ...] = (),
    nodes: int | None = None,
) -> Tuning:
    """Begin a tuning with the weights that the game's bots use now."""
    weights = strategies_of(game).weights()
    for name in only:
        if name not in weights:
            raise SetupError(Text("tune-weight", weight=name[:40], known=", ".join(weights)))
    return Tuning(
        game=game,
        level=level,
        seats=seats,
        pairs=pairs,
        seed=seed,
        weights=weights,
        mean=weights,
        only=only,
        nodes=nodes,
    )


def advantage(outcome: Outcome, side: list[Seat]) -> float:
    """How much better a side did than the others: half by who won, half by the points, since they tell more."""
    others = [seat for seat in range(len(outcome.scores)) if seat not in side]
    won = sum(1 if seat in side else -1 for seat in outcome.winners) / max(1, len(outcome.winners))
    own, rest = (sum(outcome.scores[seat] for seat in seats) / len(seats) for seats in (side, others))
    return (won + max(-1.0, min(1.0, 3 * (own - rest) / (abs(own) + abs(rest) + 1)))) / 2
