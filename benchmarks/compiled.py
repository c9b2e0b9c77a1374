"""How much faster compiled simulators are than the engine, measured in one run.

    .venv/bin/python -m benchmarks.compiled [--threads 2] [--against COMMIT]

Both play random games of four players through `envs.vector`, in turns: observations, masks, rewards, checks of all
actions and real resets included, and the drawing of the random actions. With a commit, its engine plays, too, in
processes of its own. Time is processor time, the median of several runs; with more threads than one it is time on the
clock. Machines differ, so only the ratio means something.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from contextlib import ExitStack
from inspect import signature
from statistics import median
from time import perf_counter, process_time
from typing import TYPE_CHECKING

import numpy as np

from anahuac import all_games, envs

if TYPE_CHECKING:
    from pathlib import Path

    from anahuac.envs import VectorGames

PLAYERS = 4
RUNS = 5
ENGINE = 64, 40
"""Games at once, and steps of each in a run."""
COMPILED = 256, 400
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


def micros_of_engine(game: str, generator: np.random.Generator) -> float:
    """Microseconds a step of the engine."""
    known = {"reward": "score", "compiled": False}
    settings = {name: known[name] for name in known if name in signature(envs.vector).parameters}
    games = ready(envs.vector(game, ENGINE[0], PLAYERS, **settings), generator)
    return micros(games, ENGINE[1], generator, 1)


def micros_before(source: Path, game: str) -> float:
    """Microseconds a step of the engine in the sources of another commit."""
    command = [sys.executable, __file__, "--engine", game]
    found = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": str(source)}, check=True, capture_output=True, text=True
    )
    return float(found.stdout)


def compare(game: str, threads: int, before: Path | None) -> None:
    """Measure a game with and without its simulator, in turns, and print the medians and their ratio."""
    generator = np.random.default_rng(1)
    made = envs.vector(game, COMPILED[0], PLAYERS, reward="score", compiled=True, threads=threads)
    fast = ready(made, generator)
    runs = []
    for _ in range(RUNS):
        slow = micros_before(before, game) if before else micros_of_engine(game, generator)
        runs.append((slow, micros(fast, COMPILED[1], generator, threads)))
    engine, compiled = (median(times) for times in zip(*runs, strict=True))
    print(
        f"{game}, {PLAYERS} players: engine {engine:.1f} µs a step, compiled {compiled:.2f} µs "
        f"({1e6 / compiled:,.0f} steps a second): {engine / compiled:.1f} times as fast",
        flush=True,
    )


def main() -> None:
    """Measure every game that has a simulator."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument(
        "--against", metavar="COMMIT", help="an earlier commit, whose engine plays in the engine's place"
    )
    parser.add_argument("--engine", metavar="GAME", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.engine:
        print(micros_of_engine(wanted.engine, np.random.default_rng(1)))
        return
    with ExitStack() as stack:
        before = None
        if wanted.against:
            from benchmarks.commits import unpacked

            before = stack.enter_context(unpacked(wanted.against))
        for game in all_games():
            if game.parts.simulator is not None:
                compare(game.name, wanted.threads, before)


if __name__ == "__main__":
    main()
