"""Whether it pays in Azteca to let the others feed Tezcatlipoca: one expert who never does, among experts who do.

    .venv/bin/python -m benchmarks.freerider [--players 3] [--games 300] [--nodes N]

Every deal is played once with the free-rider in each seat. Without nodes (the default is 0) the experts decide by their
judgement alone, which takes a fraction of a second for a game.
"""

from __future__ import annotations

import argparse

from rich.progress import track

import anahuac
from anahuac.arena.standings import wilson
from anahuac.bots.azteca import STRATEGIES
from anahuac.bots.budget import Budget
from anahuac.bots.levels import LevelBot
from anahuac.bots.match import play_match
from anahuac.core import Match, Outcome


def free_rider(seed: int, budget: Budget) -> LevelBot:
    """An expert to whom every wrath of Tezcatlipoca is bearable: it never gives him anything."""
    never = {name: 1.0 for name in STRATEGIES.weights() if name.startswith("wrath-")}
    return LevelBot("expert", seed, budget, {**STRATEGIES.weights(), **never})


def play(players: int, number: int, budget: Budget) -> tuple[Outcome, int]:
    """Play a game; answer with how it ended and where the free-rider sat."""
    deal, free = divmod(number, players)
    bots = [
        free_rider(1000 * deal + seat, budget) if seat == free else LevelBot("expert", 1000 * deal + seat, budget)
        for seat in range(players)
    ]
    outcome = play_match(Match.new(anahuac.game("azteca"), players, seed=deal), bots).state.outcome
    assert outcome is not None
    return outcome, free


def main() -> None:
    """Play and count."""
    parser = argparse.ArgumentParser(description="One who never feeds Tezcatlipoca among those who do.")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--nodes", type=int, default=0, help="nodes a decision")
    arguments = parser.parse_args()
    numbers = track(range(arguments.games), description=f"{arguments.players} players")
    games = [play(arguments.players, number, Budget(nodes=arguments.nodes)) for number in numbers]
    won = [(outcome, free) for outcome, free in games if outcome.winners]
    firsts = sum((free in outcome.winners) / len(outcome.winners) for outcome, free in won)
    low, high = wilson(firsts, len(won))
    print(
        f"{arguments.players} players: the free-rider wins {firsts / len(won):.1%} ({low:.1%} to {high:.1%}) of the "
        f"{len(won)} games that somebody wins, an equal share is {1 / arguments.players:.0%}; "
        f"nobody wins {1 - len(won) / len(games):.1%} of {len(games)}."
    )


if __name__ == "__main__":
    main()
