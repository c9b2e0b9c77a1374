"""How much faster compiled simulators are than the engine, measured in one run.

    python benchmarks/compiled.py [--threads 2]

Both play random games of four players through `envs.vector`, in turns: observations, masks, rewards, checks of all
actions and real resets included, and the drawing of the random actions. Time is processor time, the best of several
runs; with more threads than one it is time on the clock. Machines differ, so only the ratio means something.
"""

from __future__ import annotations

import argparse
from time import perf_counter, process_time
from typing import TYPE_CHECKING

import numpy as np

from anahuac import all_games, envs

if TYPE_CHECKING:
    from anahuac.envs import VectorGames

PLAYERS = 4
RUNS = 7
ENGINE = 64, 40
"""Games at once, and steps of each in a run."""
COMPILED = 512, 400
AHEAD = 300
"""Steps before anything is measured: then the games are at all ages."""


def ready(games: VectorGames, generator: np.random.Generator) -> VectorGames:
    """Begin, and play until the games are no longer in step with each other."""
    games.reset(seed=1)
    for _ in range(AHEAD):
        games.step(games.random_actions(generator))
    return games


def micros(games: VectorGames, steps: int, generator: np.random.Generator, threads: int) -> float:
    """Microseconds a step of one game."""
    now = process_time if threads == 1 else perf_counter
    begun = now()
    for _ in range(steps):
        games.step(games.random_actions(generator))
    return (now() - begun) / steps / games.count * 1e6


def main() -> None:
    """Measure every game that has a simulator."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--threads", type=int, default=1)
    threads = parser.parse_args().threads
    for game in all_games():
        if game.parts.simulator is None:
            continue
        generator = np.random.default_rng(1)
        slow = ready(envs.vector(game.name, ENGINE[0], PLAYERS, reward="score", compiled=False), generator)
        made = envs.vector(game.name, COMPILED[0], PLAYERS, reward="score", compiled=True, threads=threads)
        fast = ready(made, generator)
        runs = [
            (micros(slow, ENGINE[1], generator, threads), micros(fast, COMPILED[1], generator, threads))
            for _ in range(RUNS)
        ]
        engine, compiled = (min(times) for times in zip(*runs, strict=True))
        print(
            f"{game.name}, {PLAYERS} players: engine {engine:.1f} µs a step, compiled {compiled:.2f} µs "
            f"({1e6 / compiled:,.0f} steps a second): {engine / compiled:.0f} times as fast"
        )


if __name__ == "__main__":
    main()
