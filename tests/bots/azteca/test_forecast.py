"""What a seat is told to expect of an attack: the odds of the rules, from what it may know."""

from math import isclose

import pytest

from anahuac.bots import forecast_of
from anahuac.bots.azteca.forecast import win
from anahuac.games.azteca.odds import fight, line, made_up
from tests.azteca.helpers import army, load, owned, play, position, random_states, war


def told(state, seat, text):
    said = forecast_of(state.view(seat), state.board.catalogue.parse(text))
    return None if said is None else said.tell("en")


def test_one_knight_against_one_warrior():
    """The knight hits with 3/4, the warrior with 5/9; rounds without a hit (1/4 · 4/9) are rolled again."""
    assert isclose(win((2,), (1,), die=False), (3 / 4 * 4 / 9) / (1 - 1 / 4 * 4 / 9))
    assert isclose(win((2,), (1,), die=True), win((2,), (1,), die=False) / 2)  # T14.8: a lance in half of the rolls


def test_a_value_can_be_made_up_in_several_ways():
    assert made_up(4, most=4) == [(1, 1, 1, 1), (1, 1, 2), (2, 2)]
    assert made_up(4, most=2) == [(2, 2)]


def test_t14_12_a_spied_city_has_its_guard_alone():
    """Iztapalapan is a city in the plain beside Colhuacan; a warrior and a knight guard it."""
    state = war(1, armies={1: {"A": army("colhuacan", 0, 3)}}, spied=["iztapalapan"])
    chance = round(100 * fight(line(0, 3), (1, 2)).win)
    assert told(state, 1, "A>iztapalapan") == f"About {chance} % to win, if it is fought to the end."


def test_nothing_is_told_of_a_march_at_home():
    state = war(1, armies={1: {"A": army("colhuacan", 2)}}, territories=owned((1, "iztapalapan")))
    assert told(state, 1, "A>iztapalapan") is None


@pytest.mark.parametrize("warriors", [1, 4])
def test_t14_6_a_rival_s_strength_is_not_told(warriors):
    armies = {1: {"A": army("colhuacan", 3)}, 2: {"B": army("coatepec", warriors)}}
    state = war(1, armies=armies, territories=owned((2, "coatepec")))
    assert "An army whose strength is unknown defends it." in told(state, 1, "A>coatepec")


def test_without_an_army_only_the_reserve_defends():
    state = war(1, armies={1: {"A": army("colhuacan", 3)}}, territories=owned((2, "coatepec")))
    assert "only the reserve" in told(state, 1, "A>coatepec")


def test_t14_7_staying_in_a_battle_against_neutrals():
    """No lance in the first round: three knights still face a warrior and a knight."""
    state = war(1, armies={1: {"A": army("colhuacan", 0, 3)}}, spied=["iztapalapan"])
    load(state, 1, 1, 1, 1)
    play(state, "1: A>iztapalapan")
    while "retreat" not in state.step:
        play(state, f"{state.to_act[0]}: .")
    chance = round(100 * fight(line(0, 3), (1, 2)).win)
    assert told(state, 1, ".") == f"About {chance} % to win, if it is fought to the end."


def test_t15_2_the_wrath_after_a_gift():
    """With 5 given, the best of three rolls must be 4, 5 or 6, by the card; with 9 hardly anything can go wrong."""
    state = position(phase=8, sp={0: 9})
    while state.step != "sacrifice":
        play(state, f"{state.to_act[0]}: .")
    assert told(state, 0, "Z 9") == "If nobody else gives, Tezcatlipoca descends with a chance of 0 %."
    play(state, "0: Z 5")
    chance = round(100 * (3**3 + 4**3 + 5**3) / 216 / 3)
    assert told(state, 0, ".") == f"If nobody else gives, Tezcatlipoca descends with a chance of {chance} %."


def test_whatever_can_be_done_something_sensible_is_told():
    heard = set()
    for seed in (1, 2):
        for state in random_states(3, seed):
            for seat in state.to_act:
                view = state.view(seat)
                for action in view.legal_actions():
                    said = forecast_of(view, action)
                    if said is not None:
                        heard.add(said.id)
                        assert said.tell("de")
    assert heard >= {"azteca-bots-odds", "azteca-bots-unknown"}


def test_t11_2_a_lake_battle_before_it_begins():
    state = position(phase=6, turn=0, ships={0: {"lake-east": 3}, 1: {"lake-east": 2}})
    play(state, "0: .", "1: .")
    chance = round(100 * fight((1, 1, 1), (1, 1)).win)
    assert told(state, 0, "x lake-east 1") == f"About {chance} % to win, if it is fought to the end."
