"""M12: the neutral temples of a game for two."""

from itertools import combinations

import pytest

from anahuac.core import SetupError
from tests.mexica.helpers import BOARD, GAME, draw, play, why

COUNTS = {"20": [4, 3, 2, 1], "24": [2, 3, 4, 1], "28": [1, 3, 3, 3], "none": [0, 0, 0, 0]}


def neutral(state):
    return [temple for temple in state.position()["temples"] if temple["owner"] == "neutral"]


@pytest.mark.parametrize("option", COUNTS)
def test_m12_1_the_option(option):
    state = GAME.new(2, {"neutral_temples": option}, seed=4)
    heights = [temple["height"] for temple in neutral(state)]
    assert [heights.count(height) for height in (1, 2, 3, 4)] == COUNTS[option]
    if option != "none":
        assert sum(heights) == int(option)


def test_m12_1_twenty_floors_are_the_default_for_two():
    assert GAME.new(2, seed=3) == GAME.new(2, {"neutral_temples": "20"}, seed=3)


@pytest.mark.parametrize("seats", [3, 4])
def test_m12_1_not_used_with_more_players(seats):
    assert neutral(GAME.new(seats)) == []
    with pytest.raises(SetupError):
        GAME.new(seats, {"neutral_temples": "24"})


@pytest.mark.parametrize("board", ["mexica", "tlatelolco"])
def test_m12_2_not_beside_lake_on_the_palace_or_on_the_printed_canal_and_four_apart(board):
    for seed in range(40):
        state = GAME.new(2, seed=seed, board=board)
        squares = [temple["at"] for temple in neutral(state)]
        assert len(squares) == 10
        rows = state.board.rows
        places = [(ord(square[0]) - ord("a"), int(square[1:]) - 1) for square in squares]
        for column, row in places:
            around = [(column, row), (column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
            assert rows[row][column] == "#"
            for other_column, other_row in around:
                assert 0 <= other_row < len(rows)
                assert 0 <= other_column < len(rows[0])
                assert rows[other_row][other_column] != "."
        for one, other in combinations(places, 2):
            assert abs(one[0] - other[0]) + abs(one[1] - other[1]) >= 4


def test_m12_2_they_are_placed_at_random():
    assert len({tuple(temple["at"] for temple in neutral(GAME.new(2, seed=seed))) for seed in range(20)}) == 20


def test_m12_2_an_island_without_room_says_so():
    state = draw("""
        @0 #  #  #  ~  #  #
        #  P  #  #  ~  #  #
        P  C  P  #  ~  #  #
        #  P  #  #  ~  #  @1
        #  #  #  #  #  #  #
    """)  # fmt: skip
    with pytest.raises(SetupError) as error:
        GAME.new(2, board=state.board)
    assert error.value.text.id == "mexica-neutral-no-room"
    assert GAME.new(2, {"neutral_temples": "none"}, board=state.board)


CORNER = """
    #  #  #  =  @1 #  ~
    #  #  =  #  #  #  ~
    #  =  #  #  P  #  ~
    =  #  #  P  C  P  ~
    #  #  #  #  P  #  @0
"""


def test_m12_3_they_count_as_a_third_owner_and_score_nothing():
    """Weights 1 and 2 against 3 neutral ones: third and second."""
    state = draw(CORNER, {"a1": "a1", "b1": "b2", "c1": "n3", "a2": "t6"})
    play(state, "0: .", "1: .")
    assert state.scores == (2, 3)
    tie = draw(CORNER, {"a1": "a2", "b1": "b1", "c1": "n2", "a2": "t6"})
    play(tie, "0: .", "1: .")
    assert tie.scores == (6, 2)


def test_m12_3_otherwise_they_are_ordinary_temples():
    state = draw(CORNER, {"e1": "#", "a1": "n1", "b1": "@1"}, turn=1)
    assert why(state, "Na1") == "M6.1"
    assert why(state, "Ka1") == "M3.1"
    assert why(state, "T1a1") == "M7.1"


def test_the_usual_board_has_room():
    assert BOARD.name == "mexica"
