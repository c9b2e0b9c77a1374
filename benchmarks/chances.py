"""How well the judged chances to win fit what happens in games among bots, and the heats that fit best.

    .venv/bin/python -m benchmarks.chances aztlan --players 4 --games 200 [--fit]

Games among bots of mixed levels are played; at some points of each, every seat's chances are noted as that seat saw
them. Printed are the mean loss (the logarithm of the winner's chance; guessing without looking is log of the number of
players) and, in ten classes of told chances, how often that seat really won. `--fit` looks for the best heats.
"""

from __future__ import annotations

import argparse
from itertools import groupby
from math import log
from typing import NamedTuple

import anahuac
from anahuac.bots import LEVELS, make_bot
from anahuac.bots.judge import Expectation, Heat, PointsJudge, chance_of, chances_of_points, judge_of, mean
from anahuac.core import Chance, Match

POINTS = 12
"""How many points of a game are noted."""


class Noted(NamedTuple):
    """What a seat expected, in each imagined world, and who won in the end."""

    seat: int
    worlds: list[Expectation]
    won: list[float]


def notes_of(game: str, players: int, seed: int) -> list[Noted]:
    """Play a game and note what the seats expected at some points of it."""
    judge = judge_of(game)
    assert isinstance(judge, PointsJudge)
    chance = Chance(seed)
    levels = [chance.pick(LEVELS[1:4]) for _ in range(players)]
    bots = [make_bot(level, seed * 8 + seat) for seat, level in enumerate(levels)]
    match = Match.new(anahuac.game(game), players, seed=seed)
    while match.state.to_act:
        seat = match.state.to_act[0]
        match.act(seat, bots[seat].decide(match.state.view(seat)))
    outcome = match.state.outcome
    assert outcome is not None
    won = [(seat in outcome.winners) / (len(outcome.winners) or 1) for seat in range(players)]
    noted = []
    wanted = {chance.below(len(match.record.plies)) for _ in range(POINTS)}
    for ply, state in enumerate(match.record.states()):
        if ply in wanted and state.to_act:
            for seat in range(players):
                view = state.view(seat)
                drawn = chance_of(view)
                worlds = [judge.imagine(view, drawn) for _ in range(judge.worlds)]
                noted.append(Noted(seat, [judge.expectation(world, seat) for world in worlds], won))
    return noted


def told(noted: Noted, heat: Heat) -> list[float]:
    """The chances that were told with a heat."""
    return mean([chances_of_points(expected, heat) for expected in noted.worlds])


def loss(found: list[Noted], heat: Heat) -> float:
    """The mean loss; a game that all lost counts the chance of that."""
    total = 0.0
    for noted in found:
        chances = told(noted, heat)
        nobody = max(0.0, 1 - sum(chances))
        total -= sum(share * log(max(one, 1e-4)) for one, share in zip(chances, noted.won, strict=True) if share)
        if not sum(noted.won):
            total -= log(max(nobody, 1e-4))
    return total / len(found)


def fitted(found: list[Noted]) -> Heat:
    """Look for the best heat: ever smaller steps downhill."""
    best, step = Heat(4.0, 1.0), 2.0
    least = loss(found, best)
    while step > 1.03:
        tries = [Heat(best.last * one, best.more * more) for one in (1, step, 1 / step) for more in (1, step, 1 / step)]
        value, heat = min((loss(found, heat), heat) for heat in tries)
        if value < least - 1e-6:
            least, best = value, heat
        else:
            step **= 0.5
    return best


def main() -> None:
    """Play, fit and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fit", action="store_true")
    asked = parser.parse_args()
    seeds = range(asked.seed, asked.seed + asked.games)
    found = [noted for seed in seeds for noted in notes_of(asked.game, asked.players, seed)]
    judge = judge_of(asked.game)
    assert isinstance(judge, PointsJudge)
    heat = fitted(found) if asked.fit else judge.heats[asked.players]
    print(f"{asked.game} for {asked.players}: {len(found)} judgements, heat {heat.last:.2f} + {heat.more:.2f}")
    print(f"loss {loss(found, heat):.3f}, without looking {log(asked.players):.3f}")
    pairs = sorted((told(noted, heat)[noted.seat], noted.won[noted.seat]) for noted in found)
    for tenth, group in groupby(pairs, key=lambda pair: min(9, int(pair[0] * 10))):
        rows = list(group)
        share, happened = mean(rows)
        print(f"{tenth * 10:>3}%  told {share:6.1%}  won {happened:6.1%}  of {len(rows)}")


if __name__ == "__main__":
    main()
