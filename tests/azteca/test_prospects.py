"""T14.7, T11.2: the odds of a battle that goes on, from what a seat may know."""

from math import isclose

import pytest

from anahuac.games.azteca.odds import chances, fight, line, made_up
from anahuac.games.azteca.war_events import Announced
from tests.azteca.helpers import GAME, army, load, of, owned, play, position, war


def odds(state, seat=None):
    return GAME.details(state.view(seat)).odds


def test_t6_3_a_favourite_rolls_the_better_dice_whatever_the_strengths():
    """Two yellow dice hit with 3/4, two red ones with 5/9; rounds without a hit (1/4 · 4/9) are rolled again."""
    assert fight((1,), (1,), 1).win > fight((1,), (1,)).win > fight((1,), (1,), -1).win
    assert isclose(fight((1,), (1,), 1).win, (3 / 4 * 4 / 9) / (1 - 1 / 4 * 4 / 9))


def test_chances_go_from_the_worst_case_to_the_best():
    """A value of 2 is two warriors or a knight: two warriors stand more."""
    (low, high), (worst, best) = chances(made_up(2, most=4), [line(1, 0)])
    assert (low, high) == tuple(sorted(round(100 * fight(force, (1,)).win) for force in ((1, 1), (2,))))
    assert low < high
    assert worst < best <= 100 - low


def neutrals(seats_force):
    state = war(1, armies={1: {"A": army("colhuacan", *seats_force)}}, spied=["iztapalapan"])
    load(state, 1, 1, 1, 1)
    return state, play(state, "1: A>iztapalapan")


def test_t14_7_announced_values_tell_everybody_the_odds():
    """Three knights are worth 6: everybody counts with all that may be worth 6; the guard of a city lies open."""
    _, events = neutrals((0, 3))
    (told,) = of(events, Announced)
    assert told.odds == chances(made_up(6, most=4), [line(1, 1)])


def test_t14_7_before_the_next_round_whoever_fights_knows_more_than_others():
    state, _ = neutrals((0, 3))
    while "retreat" not in state.step:
        play(state, f"{state.to_act[0]}: .")
    assert odds(state, 1) == chances([line(0, 3)], [line(1, 1)])
    assert odds(state, 0) == odds(state) == chances(made_up(6, most=4), [line(1, 1)])


def test_a_rival_s_counters_are_known_by_their_value_alone():
    armies = {1: {"A": army("colhuacan", 4)}, 2: {"A": army("coatepec", 1, 1)}}
    state = war(1, armies=armies, territories=owned((2, "coatepec")))
    load(state, 1, 1, 1, 1)
    play(state, "1: A>coatepec")
    while "retreat" not in state.step:
        play(state, f"{state.to_act[0]}: .")
    assert odds(state, 1) == chances([line(4, 0)], made_up(3, most=4))
    assert odds(state, 2) == chances(made_up(4, most=4), [line(1, 1)])
    assert odds(state) == chances(made_up(4, most=4), made_up(3, most=4))


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_t11_2_ships_lie_open(seat):
    ships = {0: {"lake-east": 3}, 1: {"lake-east": 2}}
    state = position(phase=6, turn=0, ships=ships)
    play(state, "0: .", "1: .")
    assert odds(state, seat) is None
    load(state, 1, 1, 1, 1)
    play(state, "0: x lake-east 1")
    while "withdraw" not in state.step:
        play(state, f"{state.to_act[0]}: .")
    assert odds(state, seat) == chances([(1, 1, 1)], [(1, 1)])
