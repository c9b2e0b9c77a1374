"""The clauses of Patolli. The laws that hold for every game are tested by Anahuac's own tests."""

import pytest

import anahuac
from anahuac.core import Chance, PositionError

GAME = anahuac.game("patolli")
HOME = 53


def position(**fields):
    return GAME.position({"players": 2, **fields})


def legal(state):
    return [str(action) for action in state.legal_actions(state.to_act[0])]


def play(state, text):
    events = []
    state.apply(state.to_act[0], GAME.action(text), events)
    return events


def why(state, text):
    return state.why_not(state.to_act[0], GAME.action(text))


def test_p1_1_everybody_has_put_a_cacao_bean_into_the_pot():
    state = GAME.new(3, seed=1)
    assert state.ways == ((0, 0, 0),) * 3
    assert sum(state.cacao) + state.pot == 30
    assert state.pot >= 3


def test_p2_1_one_to_four_marked_sides_count_themselves_and_five_count_ten():
    assert {GAME.new(2, seed=seed).throw for seed in range(200)} == {1, 2, 3, 4, 10}


def test_p3_1_a_pebble_comes_in_on_the_square_in_the_middle():
    state = position(throw=1)
    assert legal(state) == ["+"]
    play(state, "+")
    assert state.owner(1) == 0


def test_p3_1_the_second_player_comes_in_elsewhere():
    state = position(throw=3, turn=1)
    play(state, "+")
    assert state.owner(16) == 1  # 14, 15, 16


def test_p3_1_only_where_one_has_a_pebble():
    assert why(position(ways=[[0, 0, 5], [0, 0, 0]]), "6").clause == "P3.1"


def test_p3_2_not_onto_a_pebble_of_ones_own():
    state = position(ways=[[0, 3, 5], [0, 0, 0]], throw=2)
    assert legal(state) == ["+", "5"]
    assert why(state, "3").clause == "P3.2"


def test_p3_2_not_onto_a_rival_outside_the_middle():
    state = position(ways=[[0, 0, 4], [0, 0, 45]], throw=2)  # the rival stands on 14 + 44 - 52 = 6
    assert state.owner(6) == 1
    assert why(state, "4").clause == "P3.2"


def test_p3_3_in_the_middle_a_rival_goes_back_and_pays():
    state = position(ways=[[0, 0, 12], [0, 0, 1]], throw=2)  # the rival stands on 14, which is 12 and 2
    moved, sent_back, *_ = play(state, "12")
    assert state.ways == ((0, 0, 14), (0, 0, 0))
    assert (moved.square, sent_back.rival) == (14, 1)
    assert sent_back.gains() == ((0, 1), (1, -1))


def test_p3_3_who_has_no_cacao_pays_none():
    state = position(ways=[[0, 0, 12], [0, 0, 1]], throw=2, cacao=[20, 0], pot=0)
    assert play(state, "12")[1].gains() == ((0, 0), (1, 0))


def test_p3_4_beyond_the_last_square_is_home():
    state = position(ways=[[0, 0, 52], [0, 0, 0]], throw=4)
    play(state, "52")
    assert state.ways[0] == (0, 0, HOME)


def test_p4_1_at_the_end_of_an_arm_one_throws_again():
    state = position(ways=[[0, 0, 5], [0, 0, 0]], throw=2)
    assert play(state, "5")[1].seat == 0  # 5 and 2 are 7
    state = position(ways=[[0, 0, 4], [0, 0, 0]], throw=2)
    assert play(state, "4")[1].seat == 1


def test_p5_1_the_first_who_is_home_takes_the_pot():
    state = position(ways=[[52, HOME, HOME], [0, 0, 0]], throw=1)
    events = play(state, "52")
    assert state.outcome.reason == "home"
    assert state.outcome.scores == (11, 9)
    assert events[-1].gains() == ((0, 2),)


def test_p5_2_the_most_cacao_wins_even_against_who_is_home():
    state = position(ways=[[52, HOME, HOME], [0, 0, 0]], throw=1, cacao=[3, 15])
    play(state, "52")
    assert state.outcome.ranking == ((1,), (0,))


def test_p5_3_the_round_limit_ends_the_game():
    state, chance = GAME.new(2, {"round_limit": "3"}, seed=1), Chance(1)
    while state.to_act:
        seat = state.to_act[0]
        state.apply(seat, chance.pick(state.legal_actions(seat)))
    assert (state.outcome.reason, state.round) == ("rounds", 3)


@pytest.mark.parametrize(
    "wrong",
    [
        {"ways": [[0, 0], [0, 0, 0]]},
        {"ways": [[0, 0, 54], [0, 0, 0]]},
        {"ways": [[0, 5, 5], [0, 0, 0]]},
        {"cacao": [9, 12]},
        {"turn": 2},
        {"throw": 0},
        {"players": 7},
    ],
    ids=str,
)
def test_p0_2_a_position_that_cannot_be_is_refused(wrong):
    with pytest.raises(PositionError):
        position(**wrong)
