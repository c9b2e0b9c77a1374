"""Games to look back at."""

import pytest

from anahuac.bots import make_bot
from anahuac.core import Match, find_game

PLAYED = {"mexica": (2, 40), "aztlan": (3, 75), "azteca": (3, 120)}


@pytest.fixture(scope="session")
def records():
    """The beginning of a game of each kind among bots."""
    found = {}
    for name, (seats, plies) in PLAYED.items():
        match = Match.new(find_game(name), seats, seed=4)
        bots = [make_bot(level, 4) for level in ("easy", "medium", "easy")]
        for _ in range(plies):
            seat = match.state.to_act[0]
            match.act(seat, bots[seat].decide(match.state.view(seat)))
        found[name] = match.record
    return found
