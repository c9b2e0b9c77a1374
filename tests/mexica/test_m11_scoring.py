"""M11: scoring and winning."""

import pytest

from anahuac.core import Outcome
from anahuac.games.mexica.events import DistrictScored, PalaceScored, PeriodEnded, Scored, Won
from anahuac.games.mexica.scoring import standings, weights
from tests.mexica.helpers import GAME, draw, of, play

CORNER = """
    #  #  #  =  @1 #  ~
    #  #  =  #  #  #  ~
    #  =  #  #  P  #  ~
    =  #  #  P  C  P  ~
    #  #  #  #  P  #  @0
"""
"""Six squares in the corner, 21 elsewhere."""


def test_m11_1_weight_is_the_sum_of_the_heights():
    state = draw(CORNER, {"a1": "a3", "b1": "a1", "c1": "b2", "a2": "t6", "e2": "a4"})
    assert weights(state, state.founded[0]) == [4, 2, 0]
    assert weights(state, state.districts[0]) == [4, 0, 0]


def test_m11_1_weight_zero_takes_no_part():
    state = draw(CORNER, {"a1": "a3", "a2": "t6"})
    events = play(state, "0: .", "1: .")
    assert [(event.seat, event.points) for event in of(events, DistrictScored)] == [(0, 6)]
    assert state.scores == (6, 0)


@pytest.mark.parametrize(
    ("heights", "points"),
    [
        # the worked example
        ((7, 10, 6, 1), (7, 13, 4, 0)),
        # four owners
        ((4, 3, 2, 1), (13, 7, 4, 0)),
        ((4, 4, 2, 1), (13, 13, 4, 0)),
        ((4, 4, 2, 2), (13, 13, 4, 4)),
        ((4, 4, 4, 1), (13, 13, 13, 0)),
        ((4, 4, 4, 4), (13, 13, 13, 13)),
        ((4, 3, 3, 1), (13, 7, 7, 0)),
        ((4, 3, 3, 3), (13, 7, 7, 7)),
        ((4, 3, 2, 2), (13, 7, 4, 4)),
        # three
        ((1, 2, 3, 0), (4, 7, 13, 0)),
        ((2, 2, 1, 0), (13, 13, 4, 0)),
        ((2, 1, 1, 0), (13, 7, 7, 0)),
        ((2, 2, 2, 0), (13, 13, 13, 0)),
        # two, one, none
        ((0, 5, 0, 1), (0, 13, 0, 7)),
        ((3, 0, 3, 0), (13, 0, 13, 0)),
        ((0, 0, 1, 0), (0, 0, 13, 0)),
        ((0, 0, 0, 0), (0, 0, 0, 0)),
    ],
)
def test_m11_2_ranks_and_ties(heights, points):
    assert tuple(standing.points for standing in standings(heights, 4, (13, 7, 4))) == points


def test_m11_3_period_one_scores_founded_districts_only():
    state = draw(CORNER, {"a1": "a1", "b1": "b2", "a2": "t6", "e2": "a4"})
    events = play(state, "0: .", "1: .")
    assert of(events, DistrictScored) == [
        DistrictScored(0, 6, "a2", True, 2, 1, 3),
        DistrictScored(1, 6, "a2", True, 1, 2, 6),
    ]
    assert of(events, Scored) == [Scored(0, 3, 3), Scored(1, 6, 6)]


def test_m11_3_period_two_scores_all_districts():
    """The founded six: 3 and 6 points. The unfounded 21: first 21, second 11."""
    state = draw(CORNER, {"a1": "a1", "b1": "b2", "a2": "t6", "e2": "a4", "f2": "b1"}, period=2)
    play(state, "0: .", "1: .")
    assert state.scores == (3 + 21, 6 + 11)


def test_m11_3_an_unfounded_district_scores_its_size_half_and_a_quarter_rounded_up():
    """21, 11, 6."""
    state = draw(CORNER, {"e2": "a1", "f2": "b2", "f3": "c3", "c5": "@2"}, period=2)
    play(state, "0: .", "1: .", "2: .")
    assert state.scores == (6, 11, 21)


def test_m11_4_five_points_on_a_start_square():
    state = draw(CORNER, {"e1": "#", "e3": "P@1", "g5": "#", "e4": "C@0"})
    events = play(state, "0: .", "1: .")
    assert of(events, PalaceScored) == [PalaceScored(1, 5)]
    assert state.scores == (0, 5)
    play(state, "0: .", "1: .")
    assert state.scores == (0, 10)


def end(scores, chips):
    places = {"e1": "#", "a5": "@0", "b5": "@1", "g5": "#", "c5": "@2", "e2": "@3"}
    seats = len(scores)
    used = {at: word for at, word in places.items() if word == "#" or int(word[1]) < seats}
    state = draw(CORNER, used, period=2, scores=scores, chips=chips)
    events = play(state, *(f"{seat}: ." for seat in range(seats)))
    return state.outcome, of(events, Won)


def test_m11_5_the_most_points_win():
    outcome, won = end([10, 12, 3], [5, 0, 1])
    assert outcome == Outcome(((1,), (0,), (2,)), (10, 12, 3), "passed")
    assert won == [Won((1,), 12)]
    assert outcome.tie_break == ""


def test_m11_5_equal_points_the_most_chips():
    outcome, won = end([10, 10, 10, 3], [1, 4, 0, 5])
    assert outcome.ranking == ((1,), (0,), (2,), (3,))
    assert won == [Won((1,), 10, "chips")]
    assert outcome.tie_break == "chips"
    told = GAME.tell(won[0], GAME.load_board()).tell("en", names=["A", "B", "C", "D"])
    assert told == "Won with 10 points (the tie is broken by the most chips left): B."


def test_m11_5_some_share_what_chips_decide():
    outcome, won = end([10, 10, 10], [1, 4, 4])
    assert outcome.winners == (1, 2)
    assert won == [Won((1, 2), 10, "chips")]


def test_m11_5_still_equal_shared():
    outcome, won = end([10, 7, 10, 7], [2, 1, 2, 1])
    assert outcome.ranking == ((0, 2), (1, 3))
    assert outcome.winners == (0, 2)
    assert won == [Won((0, 2), 10)]
    assert outcome.tie_break == ""


@pytest.mark.parametrize(("period", "numeral"), [(1, "I"), (2, "II")])
def test_periods_are_written_alike(period, numeral):
    for language, word in (("en", "Period"), ("de", "Abschnitt")):
        assert f"{word} {numeral}" in GAME.tell(PeriodEnded(period, "passed"), GAME.load_board()).tell(language)
