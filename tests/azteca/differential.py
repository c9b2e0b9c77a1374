"""The engine against the slow second implementation: `python -m tests.azteca.differential --games 3000`."""

from __future__ import annotations

import argparse
from random import Random
from typing import TYPE_CHECKING, Any

from rich.progress import track

from tests.azteca.choosing import choose
from tests.azteca.helpers import GAME
from tests.azteca.options import random_options
from tests.azteca.scatter import scatter
from tests.azteca.slow.game import Slow
from tests.azteca.slow.table import Table

if TYPE_CHECKING:
    from anahuac.games.azteca.state import AztecaState


def agree(state: AztecaState, slow: Slow) -> None:
    """Who may do what, and everything that lies on the table."""
    legal = {seat: {str(action) for action in state.legal_actions(seat)} for seat in state.to_act}
    assert legal == slow.question, differences(legal, slow.question)
    ours, theirs = Table(state.position()).plain(), slow.table.plain()
    assert ours == theirs, differences(ours, theirs)
    if state.step not in ("setup", "reorganise"):
        for seat in slow.table.seats:
            assert slow.table.counters(seat) == {"w": state.warriors[seat], "k": state.knights[seat]}
    if state.outcome is None:
        assert slow.table.outcome is None
    else:
        places = [list(place) for place in state.outcome.ranking]
        assert slow.table.outcome == (state.outcome.reason, places)


def differences(ours: dict[Any, Any], theirs: dict[Any, Any]) -> str:
    """Say what only the engine has, and what only the slow implementation."""
    lines = []
    for key in sorted(ours.keys() | theirs.keys()):
        one, other = ours.get(key), theirs.get(key)
        if isinstance(one, set) and isinstance(other, set):
            one, other = sorted(map(str, one - other)), sorted(map(str, other - one))
        if one != other:
            lines.append(f"{key}: engine {one}, slow {other}")
    return "; ".join(lines)


def play_along(state: AztecaState, slow: Slow, rng: Random, most: int = 10**6) -> list[str]:
    """Play at random to the end, or so many actions, and compare at every decision; answer with what was played."""
    played: list[str] = []
    try:
        agree(state, slow)
        while state.to_act and len(played) < most:
            seat = rng.choice(state.to_act)
            action = choose(state, seat, rng)
            played.append(f"{seat}: {action}")
            state.apply(seat, action)
            slow.answer(seat, str(action))
            agree(state, slow)
    except Exception as error:
        error.add_note(f"{state.step}, after {', '.join(played[-12:])}")
        raise
    return played


def compare_game(seed: int) -> list[str]:
    """A whole game with random options."""
    rng = Random(seed)
    players = rng.choice((3, 4))
    options = random_options(rng, players)
    state = GAME.new(players, options, rng.getrandbits(32))
    try:
        return play_along(state, Slow(state.position(), setting_up=True), rng)
    except Exception as error:
        error.add_note(f"seed {seed}, {players} players, {options}")
        raise


def compare_position(seed: int, most: int = 150) -> list[str]:
    """Some actions from a scattered position."""
    rng = Random(seed)
    data = scatter(rng)
    try:
        return play_along(GAME.position(data), Slow(data), rng, most)
    except Exception as error:
        error.add_note(f"scattered position {seed}")
        raise


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--positions", type=int, default=0, help="scattered positions, played on from")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    arguments = parser.parse_args()
    first = arguments.first
    for seed in track(range(first, first + arguments.games), description="Games compared"):
        compare_game(seed)
    for seed in track(range(first, first + arguments.positions), description="Positions compared"):
        compare_position(seed)


if __name__ == "__main__":
    main()
