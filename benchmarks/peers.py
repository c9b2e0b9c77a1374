"""How fast our engines are beside their peers, measured in one run.

    python3 benchmarks/peers.py             print a table
    python3 benchmarks/peers.py --readme    and put it into the README

Installs catanatron, chess, OpenSpiel, PettingZoo and pgx from the package registry, and this project, into
benchmarks/.venv, and plays random games with all of them in turns: the legal actions are listed at every step and
included in the time. Time is processor time. Machines differ and are noisy, so only the ratios mean something; each is
taken from the best of several runs.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import venv
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cache, partial
from pathlib import Path
from textwrap import fill
from time import process_time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / "benchmarks" / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
PEERS = ("catanatron==3.2.1", "chess==1.11.2", "open_spiel==2.0.2", "pettingzoo==1.27.0", "pgx==2.6.0", "pygame-ce")
PGX = ("connect_four", "hex", "go_9x9")
RUNS = 5
GAMES = 8
AT_ONCE = 256
"""Games at once where games are compiled."""
HEAD = "<!-- Written by benchmarks/peers.py --readme -->"
FOOT = "<!-- Until here -->"
"""What the table stands between in the README."""


@dataclass
class Pace:
    """What a run of random games took."""

    steps: int
    legal: int
    seconds: float
    each: list[tuple[int, float]] = field(default_factory=list)
    """The legal actions and the time of every step, where that was noted."""

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
        begun = process_time()
        while state.to_act:
            seat = state.to_act[0]
            actions = state.legal_actions(seat)
            state.apply(seat, chance.pick(actions))
            pace.steps += 1
            pace.legal += len(actions)
        pace.seconds += process_time() - begun
    return pace


def play_catanatron() -> Pace:
    """Play catanatron with four random players."""
    from catanatron import Color, Game, RandomPlayer

    pace = Pace(0, 0, 0.0)
    for seed in range(GAMES):
        game = Game([RandomPlayer(color) for color in Color], seed=seed)
        begun = process_time()
        while game.winning_color() is None and pace.steps < GAMES * 3000:
            pace.legal += len(game.state.playable_actions)
            game.play_tick()
            pace.steps += 1
        pace.seconds += process_time() - begun
    return pace


def play_chess() -> Pace:
    """Play chess at random; keep also the number of legal moves and the time of each step."""
    import chess

    steps = []
    for seed in range(GAMES):
        board, chance = chess.Board(), random.Random(seed)
        while not board.is_game_over(claim_draw=False) and board.ply() < 400:
            begun = process_time()
            moves = list(board.legal_moves)
            board.push(chance.choice(moves))
            steps.append((len(moves), process_time() - begun))
    return Pace(len(steps), sum(n for n, _ in steps), sum(t for _, t in steps), steps)


def play_openspiel(name: str) -> Pace:
    """Play a game of OpenSpiel through its Python interface."""
    import pyspiel
    from open_spiel.python import games  # noqa: F401  registers its Python games

    pace = Pace(0, 0, 0.0)
    game = pyspiel.load_game(name)
    for seed in range(GAMES):
        state, chance = game.new_initial_state(), random.Random(seed)
        begun = process_time()
        while not state.is_terminal() and pace.steps < GAMES * 3000:
            actions = [one for one, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
            state.apply_action(chance.choice(actions))
            pace.steps += 1
            pace.legal += len(actions)
        pace.seconds += process_time() - begun
    return pace


def play_pettingzoo(make: Callable[[], Any]) -> Pace:
    """Play an environment of PettingZoo: observation and action mask at every step."""
    pace = Pace(0, 0, 0.0)
    env = make()
    for seed in range(GAMES // 4):
        env.reset(seed=seed)
        chance = random.Random(seed)
        begun = process_time()
        for _ in env.agent_iter(2000):
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            (actions,) = seen["action_mask"].view(bool).nonzero()  # NumPy looks through truth values much faster
            env.step(int(chance.choice(actions)))
            pace.steps += 1
            pace.legal += len(actions)
        pace.seconds += process_time() - begun
    return pace


def play_vector(name: str, count: int = GAMES, compiled: bool = False) -> Pace:
    """Play many of our games at once: observations and action masks of all of them at every step."""
    import numpy as np

    from anahuac import envs

    games, generator = envs.vector(name, count, compiled=compiled), np.random.default_rng(1)
    games.reset(seed=1)
    pace = Pace(0, 0, 0.0)
    for _ in range(300):
        pace.legal += np.count_nonzero(games.masks)
        begun = process_time()
        games.step(games.random_actions(generator))
        pace.seconds += process_time() - begun
        pace.steps += games.count
    return pace


@cache
def pgx_steps(name: str) -> tuple[Callable[[Any], Any], Callable[[Any, Any], tuple[Any, Any]]]:
    """Compile how many games of pgx begin, and how a random step is taken in each; what has ended begins anew."""
    import jax
    import pgx

    env = pgx.make(name)

    def step(state: Any, key: Any) -> tuple[Any, Any]:
        key, drawn = jax.random.split(key)
        after = env.step(state, jax.random.categorical(drawn, jax.numpy.log(state.legal_action_mask)))
        over = after.terminated | after.truncated
        return jax.tree_util.tree_map(lambda new, old: jax.numpy.where(over, new, old), env.init(drawn), after), key

    return jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(step))


def play_pgx(name: str) -> Pace:
    """Play many games of pgx at once, compiled for the processor: observations and masks of all at every step."""
    import jax

    begin, step = pgx_steps(name)
    keys = jax.random.split(jax.random.PRNGKey(1), AT_ONCE)
    state, keys = step(begin(keys), keys)
    pace = Pace(0, 0, 0.0)
    for _ in range(100):
        pace.legal += int(state.legal_action_mask.sum())
        begun = process_time()
        state, keys = jax.block_until_ready(step(state, keys))
        pace.seconds += process_time() - begun
        pace.steps += AT_ONCE
    return pace


def contestants() -> dict[str, Callable[[], Pace]]:
    """Everybody who is measured, by name: ours first."""
    from importlib.metadata import version

    from pettingzoo.classic import chess_v6, connect_four_v3

    import anahuac
    from anahuac import envs
    from anahuac.core import Text

    titles = {game.name: Text(f"{game.name}-title").tell("en") for game in anahuac.all_games()}
    ours = {
        f"**{titles[game.name]}**, {game.players[-1]} players": partial(play_ours, game.name, game.players[-1])
        for game in anahuac.all_games()
    }
    our_envs = {
        f"**{title}** as a PettingZoo environment": partial(play_pettingzoo, partial(envs.aec, name))
        for name, title in titles.items()
    }
    our_vectors = {
        f"**{title}**, {GAMES} games at once, observed": partial(play_vector, name) for name, title in titles.items()
    }
    our_compiled = {
        f"**{titles[name]}**, {AT_ONCE} games at once, compiled": partial(play_vector, name, AT_ONCE, True)
        for name in ("aztlan", "mexica")
    }
    spiel, zoo = f"OpenSpiel {version('open_spiel')}", f"PettingZoo {version('pettingzoo')}"
    return {
        **ours,
        f"catanatron {version('catanatron')}": play_catanatron,
        f"chess {version('chess')}": play_chess,
        f"{spiel} python_tic_tac_toe": partial(play_openspiel, "python_tic_tac_toe"),
        f"{spiel} python_block_dominoes": partial(play_openspiel, "python_block_dominoes"),
        f"{spiel} chess (C++)": partial(play_openspiel, "chess"),
        f"{spiel} hive (C++)": partial(play_openspiel, "hive"),
        **our_vectors,
        **our_compiled,
        **{f"pgx {version('pgx')} {name}, {AT_ONCE} games at once": partial(play_pgx, name) for name in PGX},
        **our_envs,
        f"{zoo} connect_four": partial(play_pettingzoo, connect_four_v3.env),
        f"{zoo} chess": partial(play_pettingzoo, chess_v6.env),
    }


def line_through(steps: list[tuple[int, float]]) -> tuple[float, float]:
    """The least-squares line of microseconds over legal moves: what a step costs, and each move more."""
    mean_n = sum(n for n, _ in steps) / len(steps)
    mean_t = sum(t for _, t in steps) / len(steps)
    slope = sum((n - mean_n) * (t - mean_t) for n, t in steps) / sum((n - mean_n) ** 2 for n, _ in steps)
    return (mean_t - slope * mean_n) * 1e6, slope * 1e6


def measure() -> dict[str, Pace]:
    """Run everyone in turns; answer with the best of each."""
    everybody = contestants()
    best: dict[str, Pace] = {}
    for run in range(RUNS):
        for number, (name, play) in enumerate(everybody.items(), 1):
            print(f"\rrun {run + 1} of {RUNS}, {number} of {len(everybody)} …", end="", file=sys.stderr, flush=True)
            pace = play()
            best[name] = min(best.get(name, pace), pace, key=lambda pace: pace.micros)
    print(file=sys.stderr)
    return best


def table(best: dict[str, Pace]) -> str:
    """Write the table in Markdown."""
    settlers = next(pace for name, pace in best.items() if name.startswith("catanatron"))
    base, each = line_through(next(pace.each for name, pace in best.items() if name.startswith("chess ")))
    heads = (
        "legal actions a step",
        "µs a step",
        "µs a legal action",
        "steps a second, catanatron = 1",
        "time, chess = 1",
    )
    lines = [f"| random play | {' | '.join(heads)} |", "|---" + "|--:" * len(heads) + "|"]
    for name, pace in best.items():
        like_chess = pace.micros / (base + each * pace.choice)
        speed = settlers.micros / pace.micros
        cells = (f"{pace.choice:.1f}", f"{pace.micros:.1f}", f"{pace.micros / pace.choice:.2f}")
        lines.append(f"| {name} | {' | '.join(cells)} | {speed:.2g} | {like_chess:.2f} |")
    words = (
        f"Written by `benchmarks/peers.py` on {datetime.now(UTC):%Y-%m-%d} with Python {sys.version.split()[0]}: all "
        f"legal actions are listed at every step, one process, best of {RUNS} runs side by side. Machines differ; the "
        "ratios mean something. The last column compares with as many legal moves in python-chess, which takes about "
        f"{base:.0f} µs a step and {each:.2f} µs for each move."
    )
    return "\n".join([*lines, "", fill(words, 120)])


def put_into_readme(text: str) -> None:
    """Replace the table in the README."""
    readme = ROOT / "README.md"
    before, _, rest = readme.read_text(encoding="utf-8").partition(HEAD)
    after = rest.partition(FOOT)[2]
    readme.write_text(f"{before}{HEAD}\n{text}\n{FOOT}{after}", encoding="utf-8")


def main() -> None:
    """Make the environment if it is not there, then measure in it."""
    if Path(sys.prefix) == VENV:
        text = table(measure())
        print(text)
        if "--readme" in sys.argv:
            put_into_readme(text)
        return
    if not PYTHON.exists():
        venv.create(VENV, with_pip=True)
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, *PEERS, "-e", f"{ROOT}[rl,fast]"], check=True, stdout=sys.stderr)
    raise SystemExit(subprocess.run([str(PYTHON), __file__, *sys.argv[1:]], check=False).returncode)


if __name__ == "__main__":
    main()
