"""How fast our engines are beside their pure-Python peers, measured in one run.

    python3 benchmarks/peers.py

Installs catanatron and chess from the package registry, and this project, into benchmarks/.venv, and plays random
games with all of them in turns: the legal actions are listed at every step and included in the time. Machines differ
and are noisy, so only the ratios mean something; each is taken from the best of several runs.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import venv
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / "benchmarks" / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
PEERS = ("catanatron==3.2.1", "chess==1.11.2")
RUNS = 5
GAMES = 8


@dataclass
class Pace:
    """What a run of random games took."""

    steps: int
    legal: int
    seconds: float

    @property
    def micros(self) -> float:
        """Microseconds a step."""
        return self.seconds / self.steps * 1e6

    @property
    def choice(self) -> float:
        """Legal actions a step."""
        return self.legal / self.steps


def play_ours(name: str, seats: int) -> Pace:
    """Play some of our own games."""
    import anahuac

    game = anahuac.game(name)
    pace = Pace(0, 0, 0.0)
    for seed in range(GAMES):
        state, chance = game.new(seats, seed=seed), anahuac.Chance(seed)
        begun = perf_counter()
        while state.to_act:
            seat = state.to_act[0]
            actions = state.legal_actions(seat)
            state.apply(seat, chance.pick(actions))
            pace.steps += 1
            pace.legal += len(actions)
        pace.seconds += perf_counter() - begun
    return pace


def play_catanatron() -> Pace:
    """Play catanatron with four random players."""
    from catanatron import Color, Game, RandomPlayer

    pace = Pace(0, 0, 0.0)
    for seed in range(GAMES):
        game = Game([RandomPlayer(color) for color in Color], seed=seed)
        begun = perf_counter()
        while game.winning_color() is None and pace.steps < GAMES * 3000:
            pace.legal += len(game.state.playable_actions)
            game.play_tick()
            pace.steps += 1
        pace.seconds += perf_counter() - begun
    return pace


def play_chess() -> tuple[Pace, list[tuple[int, float]]]:
    """Play chess at random; answer also with the number of legal moves and the time of each step."""
    import chess

    steps = []
    for seed in range(GAMES):
        board, chance = chess.Board(), random.Random(seed)
        while not board.is_game_over(claim_draw=False) and board.ply() < 400:
            begun = perf_counter()
            moves = list(board.legal_moves)
            board.push(chance.choice(moves))
            steps.append((len(moves), perf_counter() - begun))
    return Pace(len(steps), sum(n for n, _ in steps), sum(t for _, t in steps)), steps


def line_through(steps: list[tuple[int, float]]) -> tuple[float, float]:
    """The least-squares line of microseconds over legal moves: what a step costs, and each move more."""
    mean_n = sum(n for n, _ in steps) / len(steps)
    mean_t = sum(t for _, t in steps) / len(steps)
    slope = sum((n - mean_n) * (t - mean_t) for n, t in steps) / sum((n - mean_n) ** 2 for n, _ in steps)
    return (mean_t - slope * mean_n) * 1e6, slope * 1e6


def measure() -> None:
    """Run everyone in turns and print the table."""
    from importlib.metadata import version

    import anahuac

    cases = [(game.name, seats) for game in anahuac.all_games() for seats in (game.players[-1],)]
    ours: dict[tuple[str, int], Pace] = {}
    catan: list[Pace] = []
    moves: list[tuple[Pace, list[tuple[int, float]]]] = []
    for run in range(RUNS):
        print(f"run {run + 1} of {RUNS} …", file=sys.stderr)
        for case in cases:
            pace = play_ours(*case)
            ours[case] = min(ours.get(case, pace), pace, key=lambda pace: pace.micros)
        catan.append(play_catanatron())
        moves.append(play_chess())
    settlers = min(catan, key=lambda pace: pace.micros)
    chess_pace, steps = min(moves, key=lambda move: move[0].micros)
    base, each = line_through(steps)
    row = "{:34} {:>14} {:>14} {:>20} {:>24}".format
    print(row("", "legal a step", "µs a step", "steps/s: catanatron×", "time: chess, same legal×"))
    for (name, seats), pace in ours.items():
        like_chess = pace.micros / (base + each * pace.choice)
        speed = settlers.micros / pace.micros
        shown = (f"{pace.choice:.1f}", f"{pace.micros:.2f}", f"{speed:.1f}", f"{like_chess:.2f}")
        print(row(f"{name}, {seats} players (ours)", *shown))
    print(row(f"catanatron {version('catanatron')}", f"{settlers.choice:.1f}", f"{settlers.micros:.2f}", "1", ""))
    print(row(f"chess {version('chess')}", f"{chess_pace.choice:.1f}", f"{chess_pace.micros:.2f}", "", "1"))
    print(
        f"chess takes about {base:.0f} µs a step and {each:.2f} µs for each legal move; Python {sys.version.split()[0]}"
    )


def main() -> None:
    """Make the environment if it is not there, then measure in it."""
    if Path(sys.prefix) == VENV:
        measure()
        return
    if not PYTHON.exists():
        venv.create(VENV, with_pip=True)
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, *PEERS, "-e", str(ROOT)], check=True, stdout=sys.stderr)
    raise SystemExit(subprocess.run([str(PYTHON), __file__], check=False).returncode)


if __name__ == "__main__":
    main()
