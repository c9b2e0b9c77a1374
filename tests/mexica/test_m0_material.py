"""M0: what is in the box."""

import pytest

from anahuac.games.mexica.material import TOKENS, token_values
from tests.mexica.helpers import BOARD, GAME


def test_m0_1_the_board_has_176_land_squares_a_palace_and_a_printed_canal():
    assert BOARD.land.bit_count() == 176
    assert BOARD.named(BOARD.starts) == ("i6", "h7", "j7", "i8")
    assert BOARD.named(BOARD.palace) == ("i6", "h7", "i7", "j7", "i8")
    assert BOARD.named(BOARD.printed) == ("m6", "m7", "l8", "m8")
    assert not BOARD.lake & BOARD.land


def test_m0_2_canal_tiles_bridges_and_chips():
    state = GAME.new(3)
    material = state.material()
    assert material["canal squares"] == 37 * 2 + 6
    assert material["bridges"] == 11
    assert material["chips"] == 12


@pytest.mark.parametrize(
    ("size", "values"),
    [
        (3, (3, 2, 1)),
        (4, (4, 2, 1)),
        (5, (5, 3, 2)),
        (6, (6, 3, 2)),
        (7, (7, 4, 2)),
        (8, (8, 4, 2)),
        (9, (9, 5, 3)),
        (10, (10, 5, 3)),
        (11, (11, 6, 3)),
        (12, (12, 6, 3)),
        (13, (13, 7, 4)),
    ],
)
def test_m0_3_the_three_values_of_a_token(size, values):
    assert token_values(size) == values


def test_m0_3_fifteen_tokens():
    assert TOKENS == (3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9, 10, 11, 12, 13)
    material = GAME.new(4, seed=9).material()
    assert [material[f"tokens of size {size}"] for size in range(3, 14)] == [2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_m0_4_each_player_has_eighteen_temples_and_a_colour(seats):
    material = GAME.new(seats).material()
    for seat in range(seats):
        assert [material[f"temples {seat} of height {height}"] for height in (1, 2, 3, 4)] == [6, 5, 4, 3]
    names = [name.tell("en") for name in GAME.seat_names(GAME.options(), seats)]
    assert names == ["Black", "Grey", "Sand", "Red"][:seats]
