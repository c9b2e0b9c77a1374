"""M8: action chips."""

from anahuac.games.mexica.events import ChipSpent, ChipTaken
from tests.mexica.helpers import draw, legal, play, reason, why

ISLE = """
    @0 #  #  #  ~  #  #
    #  P  #  #  ~  #  #
    P  C  P  #  ~  #  #
    #  P  #  #  ~  #  @1
    #  #  #  #  #  #  #
"""


def test_m8_1_a_chip_costs_a_point():
    state = draw(ISLE)
    assert play(state, "0: +") == [ChipTaken(0, 1)]
    assert (state.ap, state.chips, state.spare_chips) == (5, (1, 0), 11)


def test_m8_1_at_most_two_a_turn():
    state = draw(ISLE)
    play(state, "0: +, +")
    assert why(state, "+") == "M8.1"
    assert reason(state, "+") == "mexica-two-chips"
    play(state, "0: .", "1: .", "0: +")
    assert state.chips == (3, 0)


def test_m8_1_none_from_an_empty_supply():
    state = draw(ISLE, chips=[5, 7])
    assert why(state, "+") == "M8.1"
    assert reason(state, "+") == "mexica-no-chips"


def test_m8_1_not_without_a_point():
    assert why(draw(ISLE, ap=0), "+") == "M2.1"


def test_m8_2_a_spent_chip_is_a_point_more_and_goes_back_at_once():
    state = draw(ISLE, chips=[2, 10])
    assert state.spare_chips == 0
    assert play(state, "0: $") == [ChipSpent(0, 1)]
    assert (state.ap, state.chips, state.spare_chips) == (7, (1, 10), 1)
    play(state, "0: +")
    assert (state.ap, state.chips, state.spare_chips) == (6, (2, 10), 0)


def test_m8_2_any_number_a_turn():
    state = draw(ISLE, chips=[4, 0], ap=0)
    play(state, "0: $, $, $, $")
    assert (state.ap, state.chips) == (4, (0, 0))
    assert reason(state, "$") == "mexica-chips-none"
    assert why(state, "$") == "M8.2"


def test_m8_2_not_those_taken_in_this_turn():
    state = draw(ISLE, chips=[1, 0])
    play(state, "0: +, $")
    assert state.chips == (1, 0)
    assert reason(state, "$") == "mexica-chips-new"
    assert why(state, "$") == "M8.2"
    play(state, "0: .", "1: .")
    assert "$" in legal(state)


def test_m8_2_at_the_end_of_the_points_one_may_still_spend():
    assert legal(draw(ISLE, chips=[1, 0], ap=0)) == {"$", "."}
