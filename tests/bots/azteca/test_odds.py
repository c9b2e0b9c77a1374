"""The odds of battles and of Tezcatlipoca's wrath, against full enumeration of the rules' dice."""

from functools import cache
from itertools import product
from math import isclose

import pytest

from anahuac.bots.azteca.odds import behind_terrain, stakes, wrath
from anahuac.games.azteca.battle import colours
from anahuac.games.azteca.dice import is_lance, lances
from anahuac.games.azteca.material import EXPEDITIONS, MOBILISED
from anahuac.games.azteca.odds import fight, guards, line, rounds
from tests.azteca.helpers import army, at, load, owned, play, war

FACES = range(1, 7)


@cache
def rolled(attack, defence):
    """Every roll of four dice for these values: how often it takes so many counters of attacker and defender."""
    dice = colours(attack, defence)
    found = {}
    for faces in product(FACES, repeat=4):
        hits = lances(dice[2:], faces[2:]), lances(dice[:2], faces[:2])
        found[hits] = found.get(hits, 0) + 1
    return found


@cache
def enumerated(attack, defence):
    """The chances that the attacker wins and that nobody is left, from all rolls of every round."""
    if not attack or not defence:
        return float(bool(attack)), float(not attack and not defence)
    win = draw = 0.0
    same = 0
    for (on_attacker, on_defender), count in rolled(sum(attack), sum(defence)).items():
        if on_attacker == on_defender == 0:
            same = count
            continue
        rest = enumerated(attack[on_attacker:], defence[on_defender:])
        win += count * rest[0]
        draw += count * rest[1]
    return win / (6**4 - same), draw / (6**4 - same)


@pytest.mark.parametrize("values", [(3, 2), (2, 3), (4, 4)])
def test_a_round_is_what_the_dice_say(values):
    found = {}
    for chance, on_attacker, on_defender in rounds((1,) * values[0], (1,) * values[1]):
        found[on_attacker, on_defender] = chance
    expected = {hits: count / 6**4 for hits, count in rolled(*values).items()}
    assert found == pytest.approx(expected)


def test_every_battle_is_what_the_dice_say():
    forces = [line(warriors, knights) for warriors in range(5) for knights in range(5 - warriors)]
    for attack, defence in product(forces, forces):
        odds = fight(attack, defence)
        assert (odds.win, odds.draw) == pytest.approx(enumerated(attack, defence))


def test_a_battle_worked_out_by_hand():
    """1 against 1, all red: a lance of one side alone is 5/9 x 4/9, of both 5/9 x 5/9; else it goes on (16/81)."""
    odds = fight((1,), (1,))
    assert isclose(odds.win, 20 / 65)
    assert isclose(odds.draw, 25 / 65)
    assert isclose(odds.lost, 45 / 65)
    assert isclose(odds.killed, 45 / 65)


def test_a_battle_of_the_engine_comes_out_as_often_as_the_odds_say():
    """An army of 3 warriors and 1 knight against the guard of a city that was spied on; nobody retreats."""
    wins, games = 0, 600
    for seed in range(games):
        state = war(
            armies={1: {"A": army("coatepec", 3, 1)}},
            territories=owned((1, "coatepec")),
            spied=["chalco"],
        )
        state.chance = seed * 7919
        play(state, "1: A>chalco")
        while state.to_act and state.step in ("losses", "retreat"):
            warriors_first = sorted(state.legal_actions(1), key=lambda action: (action.kind != "done", action.id))
            state.apply(1, warriors_first[0])
        wins += state.owner(at("chalco")) == 1
    expected = fight(line(3, 1), line(1, 1)).win
    assert abs(wins / games - expected) < 3 * (expected * (1 - expected) / games) ** 0.5


def test_who_may_stop_never_does_worse():
    for prize in (0.0, 2.0, 6.0):
        stay = stakes(line(2, 1), line(1, 2), prize, 0.5, may_stop=False)
        assert stakes(line(2, 1), line(1, 2), prize, 0.5, may_stop=True) >= stay


def test_stakes_without_a_price_are_the_chance_to_win():
    assert isclose(stakes(line(3, 1), line(1, 1), 1.0, 0.0, False), fight(line(3, 1), line(1, 1)).win)


def test_a_hopeless_attack_is_worth_less_than_nothing():
    assert stakes(line(1, 0), line(0, 4), 3.0, 0.5, False) < 0


def test_the_terrain_die_takes_a_counter_half_the_time():
    """Against nobody left to fight the prize is sure, less half a warrior."""
    assert [is_lance("yellow", face) for face in FACES] == [False] * 3 + [True] * 3
    assert isclose(behind_terrain(line(2, 0), (), 4.0, 1.0, False), 3.5)
    assert isclose(behind_terrain(line(1, 0), (), 4.0, 1.0, False), 0.5 * 4 - 0.5)


@pytest.mark.parametrize("valley", [False, True])
def test_guards_are_what_the_mobilisation_says(valley):
    counted = {}
    for face in FACES:
        warriors, knights = MOBILISED[face + valley]
        guard = line(warriors, 3 + knights) if valley else line(1 + warriors, 1 + knights)
        counted[guard] = counted.get(guard, 0) + 1 / 6
    assert {guard: chance for chance, guard in guards(valley, False)} == pytest.approx(counted)
    assert guards(valley, True) == ((1.0, (2, 2, 2) if valley else (1, 2)),)


def test_wrath_is_what_three_dice_say():
    """T15.2, all 216 rolls for each card."""
    for fed in range(11):
        for card in (9, 10, 11):
            falls = sum(fed + max(roll) < card for roll in product(FACES, repeat=3))
            assert isclose(wrath(fed, (card,)), falls / 216)
    assert isclose(wrath(5), (27 + 64 + 125) / 648)
    assert wrath(10) == 0


def test_expeditions_bring_two_and_two_thirds():
    assert isclose(sum(EXPEDITIONS) / 12, 8 / 3)


def test_loaded_dice_reach_the_engine():
    state = war(armies={1: {"A": army("coatepec", 4)}}, territories=owned((1, "coatepec")), spied=["chalco"])
    play(load(state, 6, 6, 1, 1), "1: A>chalco")
    assert state.owner(at("chalco")) == 1
