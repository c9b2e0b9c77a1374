"""Simulators beside the engine: the same seed and actions must give the same games, number by number.

    python -m tests.envs.compiled_differential --games 1000

plays so many games with every number of players, every combination of options and both kinds of rewards.
"""

import argparse
import sys
from itertools import product

import numpy as np

from anahuac import envs
from anahuac.core import Record, find_game
from anahuac.envs.table import REWARDS

GAMES = ("aztlan", "mexica")
AT_ONCE = 50


def setups(game):
    """Every number of players with every combination of options."""
    rules = find_game(game)
    for seats in rules.players:
        for options in rules.options.combinations(seats):
            yield seats, options


def both(game, seats, options, reward, count=AT_ONCE, board=None):
    """The same games twice: of the engine and of the simulator."""
    settings = {"reward": reward, "board": board, **options.written()}
    return [envs.vector(game, count, seats, compiled=compiled, **settings) for compiled in (False, True)]


def same(engine, simulator):
    """Compare all that two environments show."""
    for name in ("seats", "over", "rewards", "masks", "observations"):
        one, other = getattr(engine, name), getattr(simulator, name)
        assert one.dtype == other.dtype
        assert np.array_equal(one, other), name
    assert engine.outcomes == simulator.outcomes
    ends = [game for game, outcome in enumerate(engine.outcomes) if outcome is not None]
    assert [engine.outcomes[game].tie_break for game in ends] == [simulator.outcomes[game].tie_break for game in ends]
    for game in range(engine.count):
        assert engine.legal_ids(game).tolist() == simulator.legal_ids(game).tolist(), game
    return ends


def play(engine, simulator, games, seed, choose):
    """Play until so many games have ended; answer with the numbers of all actions that were taken."""
    engine.reset(seed)
    simulator.reset(seed)
    same(engine, simulator)
    taken, ended = set(), 0
    one, other = np.random.default_rng(seed), np.random.default_rng(seed)
    while ended < games:
        actions = engine.random_actions(one)
        assert np.array_equal(actions, simulator.random_actions(other))
        actions = choose(engine, actions)
        taken.update(actions.tolist())
        engine.step(actions)
        simulator.step(actions)
        ends = same(engine, simulator)
        ended += len(ends)
        for game in ends[:1]:
            verify(engine.record(game), simulator.record(game), engine.setup.board)
    return taken


def verify(one, other, board):
    """The record of a simulator's game is that of the engine's, and plays as it says."""
    assert str(one) == str(other)
    Record.parse(str(other)).verify(board)


def at_random(games, actions):
    """Take any action."""
    return actions


def in_peace(games, actions):
    """Coexist wherever that is possible: many culture cards are drawn, and the deck is shuffled again."""
    catalogue = games.setup.board.catalogue
    first, last = (catalogue.parse(f"= {games.setup.board.ids[at]}").id for at in (0, -1))
    some = games.masks[:, first : last + 1]
    return np.where(some.any(axis=1), first + some.argmax(axis=1), actions)


def on_bridges(games, actions):
    """Build bridges first, then dig and move bridges: M5.3 and M9 have something to do in the first round already."""
    catalogue = games.setup.board.catalogue
    kinds = {kind: [action.id for action in catalogue if action.kind == kind] for kind in ("bridge", "lift", "canal")}
    chosen = actions.copy()
    for kind in ("canal", "lift", "bridge"):
        first, last = kinds[kind][0], kinds[kind][-1]
        some = games.masks[:, first : last + 1]
        counts = some.sum(axis=1, dtype=np.int64)
        if kind == "lift":
            counts = np.where(actions % 3 == 0, counts, 0)
        for game in np.flatnonzero(counts):
            chosen[game] = first + np.flatnonzero(some[game])[actions[game] * 7919 % counts[game]]
    idle = actions % 5 == 0
    chosen[idle] = actions[idle]
    return chosen


POLICIES = {"aztlan": (at_random, in_peace), "mexica": (at_random, on_bridges)}


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=1000, help="so many games of each kind")
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args()
    for game in GAMES:
        for (seats, options), reward, choose in product(setups(game), REWARDS, POLICIES[game]):
            play(*both(game, seats, options, reward), wanted.games, wanted.seed, choose)
            what = f"{seats} players {options.written()} {reward} {choose.__name__}"
            sys.stdout.write(f"{game} {what}: {wanted.games} games the same\n")


if __name__ == "__main__":
    main()
