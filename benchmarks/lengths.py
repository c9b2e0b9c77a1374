"""How long games of Azteca last with other numbers than those of our rulings, and how often nobody wins.

    .venv/bin/python -m benchmarks.lengths [--players 4] [--games 40] [NAME=NUMBERS …]

The names are those of `games/azteca/material.py`: `COUNTERS=13`, `LANCES={"yellow":4,"red":3}`, `POPULATION=[1,1,2]`,
`SLAVES=[0,1,1,1,1,2,2]` (the first number is not used), `LOTS={"3":2,"4":2}`. Experts play by their judgement alone;
they take every number into account, but their weights were tuned with today's.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from typing import TYPE_CHECKING, Any

from rich.progress import track

import anahuac
from anahuac.games.azteca import material

if TYPE_CHECKING:
    from anahuac.games.azteca.state import AztecaState

SOURCES = {2: "lands", 4: "slaves", 7: "battles"}
"""The phases that bring sacrifice points."""


def replace_number(name: str, value: Any) -> None:
    """Replace a number of the rules wherever it is known already; the bots have not been imported yet."""
    if isinstance(value, list):
        value = tuple(value)
    if name == "LOTS":
        value = {int(players): lots for players, lots in value.items()}
    for known, module in list(sys.modules.items()):
        if known.startswith("anahuac.games.azteca") and hasattr(module, name):
            setattr(module, name, value)


def play(players: int, seed: int) -> tuple[AztecaState, Counter[str]]:
    """Play a game; answer with its end, and the points from each source."""
    from anahuac.bots.azteca import STRATEGIES
    from anahuac.bots.azteca.features import LEVELS
    from anahuac.bots.azteca.policy import judge

    state: AztecaState = anahuac.game("azteca").new(players, None, seed)
    weights, features = STRATEGIES.weights(), LEVELS["expert"]
    points: Counter[str] = Counter()
    while state.to_act:
        seat, phase = state.to_act[0], state.phase
        options = state.legal_actions(seat)
        before = sum(state.sp) + sum(state.given) + sum(state.fed)
        state.apply(seat, options[0] if len(options) == 1 else judge(state, seat, weights, features, options)[0][1])
        points[SOURCES.get(phase, "else")] += sum(state.sp) + sum(state.given) + sum(state.fed) - before
    points["for Tezcatlipoca"] = sum(state.fed)
    return state, points


def main() -> None:
    """Play, then tell the quarters and where the points come from."""
    parser = argparse.ArgumentParser(description="How long games of Azteca last with other numbers.")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("numbers", nargs="*", metavar="NAME=NUMBERS")
    arguments = parser.parse_args()
    for number in arguments.numbers:
        name, _, value = number.partition("=")
        if not hasattr(material, name):
            parser.error(f"there is no {name} in material.py")
        replace_number(name, json.loads(value))
    games = [play(arguments.players, seed) for seed in track(range(arguments.games), description="azteca")]
    rounds = sorted(state.round for state, _ in games)
    quarters = [rounds[len(rounds) * quarter // 4] for quarter in (1, 2, 3)]
    lost = sum(state.outcome is None or not state.outcome.winners for state, _ in games)
    total: Counter[str] = sum([points for _, points in games], Counter())
    told = ", ".join(f"{name} {count / sum(rounds):.1f}" for name, count in total.items())
    print(
        f"{arguments.players} players, {len(games)} games: quarters of the rounds {' '.join(map(str, quarters))}; "
        f"nobody wins {lost / len(games):.0%}; points a round: {told}"
    )


if __name__ == "__main__":
    main()
