"""The engine against the slow second implementation: whole games, and positions that nobody would play to."""

import pytest

from tests.azteca.differential import compare_game, compare_position


@pytest.mark.parametrize("first", range(0, 60, 10))
def test_whole_games(first):
    """Every decision of games with any options: who may do what, and everything on the table."""
    for seed in range(first, first + 10):
        assert compare_game(seed)


@pytest.mark.parametrize("first", range(0, 600, 60))
def test_scattered_positions(first):
    """Floods, earthquakes, ships, dams and cards everywhere, and some actions from there."""
    for seed in range(first, first + 60):
        assert compare_position(seed)
