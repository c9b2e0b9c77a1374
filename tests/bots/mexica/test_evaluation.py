"""The judgement of positions: points that can be counted by hand."""

from math import exp

import pytest

from anahuac.bots.mexica import STRATEGIES
from anahuac.bots.mexica.evaluation import Evaluation, overtaking, shares
from anahuac.games.mexica.scoring import standings
from tests.mexica.helpers import draw

CORNER = """
    #  #  #  =  @1 #  ~
    #  #  =  #  #  #  ~
    #  =  #  #  P  #  ~
    =  #  #  P  C  P  ~
    #  #  #  #  P  #  @0
"""
"""Six squares in the corner; the other 21 hang together."""

VALUES = (13, 7, 4)


NEUTRAL = {"open_squares": 4.0, "floors_a_round": 3.5, "length": 100.0, "pace": 1.0}


def evaluation(state, **weights):
    return Evaluation({**dict.fromkeys(STRATEGIES.weights(), 0.0), **NEUTRAL, **weights}, state)


def test_without_heat_everything_stays_as_it_is():
    for heights in [(7, 10, 6, 1), (4, 4, 2, 2), (4, 3, 3, 1), (0, 5, 0, 1), (2, 2, 2, 0), (0, 0, 0, 0)]:
        assert shares(heights, 4, VALUES, 0, 0) == [one.points for one in standings(heights, 4, VALUES)]


def test_equals_may_overtake_each_other_while_there_is_time():
    """Each is overtaken with the chance of the logistic curve half a floor behind, and is second then."""
    behind = 1 / (1 + exp(0.5))
    assert overtaking(1.0)[40] == pytest.approx(behind)
    assert shares((3, 3), 2, VALUES, 1.0, 0) == pytest.approx([13 - 6 * behind] * 2)


def test_the_neutral_owner_takes_a_rank_and_scores_nothing():
    assert shares((2, 1, 3), 2, VALUES, 0, 0) == [7, 4]


def test_who_is_not_there_may_still_come():
    """As if with one floor: second to three floors, with the chance of coming."""
    assert shares((3, 0), 2, VALUES, 0, 0.25) == [13, 0.25 * 7]


def test_a_full_district_is_decided_whatever_the_time():
    full = {"a1": "a3", "b1": "a2", "c1": "b2", "a2": "t6", "b2": "b2", "a3": "a1"}
    state = draw(CORNER, full, open_tokens=[3, 4], period=1)
    judged = evaluation(state, heat=2.0, heat_a_round=1.0, heat_later=5.0, later=0.5)
    assert judged.values(state, 0) == [6 + 0.5 * 6, 3 + 0.5 * 3]


def test_an_open_one_is_not():
    state = draw(CORNER, {"a1": "a3", "c1": "b2", "a2": "t6"}, open_tokens=[3, 4], period=1)
    lead, _ = evaluation(state, heat=2.0).values(state, 0)
    assert 3 < lead < 6


def test_unfounded_districts_score_only_in_period_ii():
    """M11.3, and nothing is left to be founded: the size counts."""
    changes = {"a1": "a3", "c1": "b2"}
    first = draw(CORNER, changes, period=1, open_tokens=[])
    assert evaluation(first, wild=0.0).values(first, 0) == [0, 0]
    second = draw(CORNER, changes, period=2, open_tokens=[])
    assert evaluation(second).values(second, 0) == [6, 3]


def test_the_next_noble_in_a_ripe_district_founds_it():
    """M4.3: the second value of six is three, the third two."""
    state = draw(CORNER, {"a1": "@0", "b2": "@1", "e1": "#", "g5": "#"}, open_tokens=[6])
    judged = evaluation(state, founding=1.0)
    assert judged.values(state, 0) == [3, 2]
    assert judged.values(state, 1) == [2, 3]


def test_rounds_left():
    """Four tokens at a round each for two players; eight floors at four a round; the option's limit."""
    state = draw(CORNER, open_tokens=[3, 3, 4, 4], supply={"temples": {"0": [3, 1, 1, 0], "1": [3, 3, 2, 1]}})
    assert evaluation(state, rounds_a_token=1.0, floors_a_round=4.0).rounds_left(state) == 2
    assert evaluation(state, rounds_a_token=2.0, floors_a_round=4.0).rounds_left(state) == 4
    late = draw(CORNER, open_tokens=[3, 3, 4, 4], round=39)
    assert evaluation(late, rounds_a_token=2.0).rounds_left(late) == 1


@pytest.mark.parametrize(("now", "left"), [(1, 4), (6, 3), (8, 1), (9, 0.5), (15, 0.5)])
def test_a_period_lasts_about_as_long_as_usual(now, left):
    """Tokens for four rounds; but after eight of nine rounds only one more is likely, and then one more turn."""
    state = draw(CORNER, open_tokens=[3, 3, 4, 4], round=now)
    assert evaluation(state, rounds_a_token=2.0, floors_a_round=100.0, length=9.0).rounds_left(state) == left


def test_temples_in_hand_are_worth_what_can_still_be_built():
    """Ten floors against seven: with four rounds left most may be built, in the last turn of all none any more."""
    temples = {"temples": {"0": [3, 2, 1, 0], "1": [0, 2, 1, 0]}}
    early, late = (draw(CORNER, period=2, open_tokens=tokens, supply=temples) for tokens in ([3, 3, 4, 4], []))
    judged = evaluation(early, floor=1.0, pace=2.0, rounds_a_token=2.0, floors_a_round=100.0)
    assert judged.values(early, 0) == pytest.approx([8 * (1 - exp(-10 / 8)), 8 * (1 - exp(-7 / 8))])
    assert judged.values(late, 0) == [0, 0]


@pytest.mark.parametrize(("word", "others"), [("#", 1), ("@2", 2)])
def test_a_nobles_place_counts_less_with_everybody_who_has_a_turn_before_it_builds(word, others):
    """Black may build four floors in a district of six without temples, for the six points of the first rank."""
    supply = {"temples": {str(seat): [0, 0, 0, 1] for seat in range(others + 1)}}
    state = draw(CORNER, {"a1": "@0", "a3": "t6", "g5": word}, period=2, open_tokens=[], supply=supply)
    assert state.seats == others + 1
    assert evaluation(state, home=0.5).values(state, 0)[0] == 6 * 0.5**others


def test_in_period_i_the_temples_of_period_ii_are_still_to_come():
    """M10.5: 21 more floors, and as many rounds as a period has."""
    state = draw(CORNER, period=1, open_tokens=[], supply={"temples": {"0": [0, 2, 0, 0], "1": [0, 0, 0, 0]}})
    judged = evaluation(state, floor=1.0, pace=2.0, length=9.0)
    assert judged.values(state, 0) == pytest.approx([18 * (1 - exp(-25 / 18)), 18 * (1 - exp(-21 / 18))])


def test_the_palace_counts_when_the_period_is_about_to_end():
    state = draw(CORNER, {"e1": "#", "e3": "P@1"}, open_tokens=[], round=40, period=1)
    away, there = evaluation(state, palace=0.5, palace_step=0.5).values(state, 0)
    assert there == 5
    assert 0 < away < 5


def test_merit_is_the_lead_over_the_best_and_the_mean_of_the_others():
    state = draw(CORNER)
    assert evaluation(state, leader=0.0).merit([10, 4, 8], 0) == 4
    assert evaluation(state, leader=1.0).merit([10, 4, 8], 0) == 2
    assert evaluation(state, leader=0.5).merit([10, 4, 8], 0) == 3


def test_waiting_is_unpleasant_only_after_many_rounds():
    early, late = draw(CORNER, open_tokens=[3, 4], round=7), draw(CORNER, open_tokens=[3, 4], round=9)
    assert evaluation(early, haste=0.5).waiting(early) == 0
    assert evaluation(late, haste=0.5).waiting(late) == 0.5 * 2**2 * 3
