"""Whether a bot ever fails: all levels play at least 1,000 games over all games, numbers of players and options.

    .venv/bin/python -m benchmarks.soundness [--games 1000] [--folder FOLDER] [--processes N]

Every combination gets an arena of its own in FOLDER, in which all levels take turns on all seats; a run that was
stopped goes on with the games that are missing. Ends with an error if a bot raised one or answered with an illegal
action.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from math import ceil
from pathlib import Path

from benchmarks.arenas import played
from rich.progress import track

from anahuac.arena import Plan
from anahuac.bots import LEVELS
from anahuac.core import all_games

FURTHER = {"azteca": ({"keep": "false"}, {"difficulty": "experienced"}, {"difficulty": "expert", "canoe": "free"})}
"""Options that `combinations` leaves out."""


def plans(games: int) -> list[Plan]:
    """The arenas: as many games as are asked for at least, a third of each game, over all combinations of options."""
    bots = ("random", *LEVELS)
    found = []
    for game in all_games():
        cases = [
            (seats, options)
            for seats in game.players
            for options in (*[one.written() for one in game.options.combinations(seats)], *FURTHER.get(game.name, ()))
        ]
        groups = ceil(games / len(all_games()) / len(cases) / len(bots))
        found += [
            Plan(game=game.name, seats=seats, options=options, bots=bots, groups=groups) for seats, options in cases
        ]
    return found


def folder_of(plan: Plan, folder: Path) -> Path:
    """Where the games of an arena are kept."""
    return folder / " ".join([plan.game, str(plan.seats), *[f"{name}={value}" for name, value in plan.options.items()]])


def main() -> None:
    """Play and count."""
    parser = argparse.ArgumentParser(description="Look for bots that fail.")
    parser.add_argument("--games", type=int, default=1000, help="how many games at least")
    parser.add_argument("--processes", type=int, help="left out: one on each core")
    parser.add_argument("--folder", type=Path, default=Path("soundness-games"))
    arguments = parser.parse_args()
    games: Counter[str] = Counter()
    decisions, longest, failures = 0, 0.0, []
    for plan in track(plans(arguments.games), description=""):
        for result in played(plan, folder_of(plan, arguments.folder), arguments.processes):
            games[plan.game] += 1
            decisions += sum(times.decisions for times in result.times)
            longest = max(longest, *[times.longest for times in result.times])
            failures += [(plan, result.number, failure) for failure in result.failures]
    told = ", ".join(f"{game} {count}" for game, count in games.items())
    print(f"{games.total()} games ({told}), {decisions} decisions, the longest took {longest:.2f} s")
    for plan, number, failure in failures:
        bot = plan.name_of(plan.job(number), failure.seat)
        print(
            f"{plan.game} {plan.options} {plan.seats} players, game {number}, {bot}: {failure.kind}, {failure.reason}"
        )
    print(f"{len(failures)} failures")
    sys.exit(bool(failures))


if __name__ == "__main__":
    main()
