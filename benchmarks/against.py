"""How fast the games are beside those of an earlier commit, measured in one run.

    .venv/bin/python -m benchmarks.against COMMIT [GAME ...]

Unpacks the source of the commit into a temporary folder and measures it and the working tree in turns, each time in a
process of its own: loading a board, random play with all legal actions listed, and the vector environment with what it
observes. Time is processor time; each figure is the median of several rounds.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from inspect import signature
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
ROUNDS = 5
LOADS = 5
GAMES = 60
AT_ONCE = 8
VECTOR_STEPS = 400
WORDS = {
    "load": "board load, ms",
    "play": "random play, µs a step",
    "legal": "legal actions a step",
    "vector": "vector environment, µs a step",
}


def measure(name: str) -> dict[str, float]:
    """Measure one game with the package that this process finds."""
    import anahuac

    game = anahuac.game(name)
    return {"load": load_boards(game), **play(game), "vector": step_vector(name)}


def load_boards(game: Any) -> float:
    """Milliseconds to make a board with its catalogue from its file."""
    board = game.load_board()
    times = []
    for _ in range(LOADS):
        begun = process_time()
        type(board)(board.name, board.content)
        times.append(process_time() - begun)
    return 1e3 * median(times)


def play(game: Any) -> dict[str, float]:
    """Microseconds and legal actions a step of random games, all numbers of players in turn."""
    from anahuac.core import Chance

    steps = legal = 0
    begun = process_time()
    for seed in range(GAMES):
        state, chance = game.new(game.players[seed % len(game.players)], seed=seed), Chance(seed)
        while state.to_act:
            actions = state.legal_actions(state.to_act[0])
            state.apply(state.to_act[0], chance.pick(actions))
            steps += 1
            legal += len(actions)
    return {"play": (process_time() - begun) / steps * 1e6, "legal": legal / steps}


def step_vector(name: str) -> float:
    """Microseconds a step of many games of the engine at once, observations and masks included."""
    import numpy as np

    from anahuac import envs

    engine = {"compiled": False} if "compiled" in signature(envs.vector).parameters else {}
    games, generator = envs.vector(name, AT_ONCE, **engine), np.random.default_rng(1)
    games.reset(seed=1)
    seconds = 0.0
    for _ in range(VECTOR_STEPS):
        actions = games.random_actions(generator)
        begun = process_time()
        games.step(actions)
        seconds += process_time() - begun
    return seconds / (VECTOR_STEPS * AT_ONCE) * 1e6


def measured(source: Path, name: str) -> dict[str, float]:
    """Measure one game with a source folder, in a process of its own."""
    found = subprocess.run(
        [sys.executable, __file__, "--measure", name],
        env={**os.environ, "PYTHONPATH": str(source)},
        check=True,
        capture_output=True,
        text=True,
    )
    figures: dict[str, float] = json.loads(found.stdout)
    return figures


def compare(before: Path, name: str) -> None:
    """Measure both in turns and print the medians and their ratio."""
    rounds = [(measured(before, name), measured(ROOT / "src", name)) for _ in range(ROUNDS)]
    for figure, words in WORDS.items():
        old, new = (median(one[side][figure] for one in rounds) for side in (0, 1))
        print(f"{name:8} {words:32} {old:10.2f} → {new:10.2f}   {old / new:5.2f} times", flush=True)


def main(commit: str, names: list[str]) -> None:
    """Compare the working tree with a commit, game by game."""
    from benchmarks.commits import unpacked

    with unpacked(commit) as before:
        for name in names:
            compare(before, name)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--measure"]:
        print(json.dumps(measure(sys.argv[2])))
    elif len(sys.argv) > 1:
        main(sys.argv[1], sys.argv[2:] or ["mexica", "aztlan", "azteca"])
    else:
        sys.exit(__doc__)
