"""How strong the bots are: writes the tables of docs/bots.md from games of each level against the one below.

    .venv/bin/python -m benchmarks.levels [--games 200] [--folder FOLDER] [--processes N] [GAME ...]

Every pair gets an arena of its own in FOLDER, as `anahuac arena GAME --players N --bots A,B --games 200 --seed 1` plays
it; a run that was stopped goes on with the games that are missing. Decision times mean something on a machine that does
nothing else.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from benchmarks.arenas import played
from rich.progress import track

from anahuac.arena import Plan, Result, Standing, Standings
from anahuac.core import all_games

PAGE = Path(__file__).resolve().parents[1] / "docs" / "bots.md"
PAIRS = (
    ("greedy", "random"),
    ("easy", "greedy"),
    ("medium", "easy"),
    ("medium", "greedy"),
    ("hard", "medium"),
    ("expert", "hard"),
)
HEAD = "<!-- {game}: written by benchmarks/levels.py -->\n"
FOOT = "<!-- Until here -->"
COLUMNS = "players", "A", "B", "games", "A comes first", "B comes first", "points", "95% of A's decisions", "of B's"


def share(standing: Standing) -> str:
    """First places, with the interval."""
    low, high = standing.share_interval
    return f"{standing.share:.1%} ({100 * low:.1f}–{100 * high:.1f})"


def within(standing: Standing) -> str:
    """The time that 95% of the decisions do not exceed."""
    seconds = standing.times.quantile(0.95)
    return f"{1000 * seconds:.0f} ms" if seconds >= 0.001 else "< 1 ms"


def row(plan: Plan, results: list[Result]) -> str:
    """What came out of an arena."""
    better, other = Standings.of(plan, results).bots
    cells = (
        str(plan.seats),
        better.bot,
        other.bot,
        str(len(results)),
        share(better),
        share(other),
        f"{better.mean_points:.0f} : {other.mean_points:.0f}",
        within(better),
        within(other),
    )
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Play, count and write."""
    parser = argparse.ArgumentParser(description="Measure how strong the bots are.")
    parser.add_argument("game", nargs="*", help="left out: all games")
    parser.add_argument("--games", type=int, default=200, help="games for each pair")
    parser.add_argument("--processes", type=int, help="left out: one on each core")
    parser.add_argument("--folder", type=Path, default=Path("levels-games"))
    arguments = parser.parse_args()
    for game in all_games():
        if arguments.game and game.name not in arguments.game:
            continue
        plans = [
            Plan(game=game.name, seats=seats, bots=pair, groups=arguments.games // 2, seed=1)
            for seats in game.players
            for pair in PAIRS
        ]
        lines = [f"| {' | '.join(COLUMNS)} |", "|---" * len(COLUMNS) + "|"]
        for plan in track(plans, description=game.name):
            folder = arguments.folder / f"{game.name}-{plan.seats}-{'-'.join(plan.bots)}"
            lines.append(row(plan, played(plan, folder, arguments.processes)))
        head = HEAD.format(game=game.name)
        before, _, rest = PAGE.read_text(encoding="utf-8").partition(head)
        after = rest.partition(FOOT)[2]
        PAGE.write_text(before + head + "\n".join(lines) + "\n" + FOOT + after, encoding="utf-8")


if __name__ == "__main__":
    main()
