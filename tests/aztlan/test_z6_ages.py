"""Z6: five ages, and what goes on from age to age."""

from itertools import groupby
from random import Random

import pytest

from anahuac.games.aztlan.events import AgeBegan
from tests.aztlan.helpers import BOARD, GAME, at, expand, legal, of, play, position, random_action, random_states

PHASES = ["choice", "expansion", "conflict", "scoring"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_z6_1_five_ages_of_choice_expansion_conflict_scoring(players):
    """A phase without a decision passes unseen, but never out of turn."""
    for seed in range(3):
        seen = [(state.age, state.phase) for state in random_states(players, Random(seed))]
        points = [point for point, _ in groupby(seen)]
        assert points.pop() == (5, "over")
        assert points == sorted(points, key=lambda point: (point[0], PHASES.index(point[1])))
        assert [age for age, phase in points if phase == "choice"] == [1, 2, 3, 4, 5]
        assert [age for age, phase in points if phase == "expansion"] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_z6_1_every_age_is_announced_once_with_its_order(players):
    """The first one, too, before anybody's card is told."""
    state = GAME.new(players, seed=5)
    order, events, rng = state.order, [], Random(5)
    while state.to_act:
        seat = rng.choice(state.to_act)
        state.apply(seat, random_action(state, seat, rng), events)
    announced = of(events, AgeBegan)
    assert events[0] == AgeBegan(1, order)
    assert [event.age for event in announced] == [1, 2, 3, 4, 5]
    assert "Age I begins" in GAME.tell(announced[0], BOARD).tell("en")


@pytest.mark.parametrize("players", [3, 4])
def test_z6_1_pawns_stay_on_the_board(players):
    pawns = {"tollan": {0: 3, 1: 1}, "malinalco": {2: 2}}
    state = position(players, phase="scoring", pawns=pawns, culture={0: ["offering"]})
    play(state, "0: .")
    assert (state.age, state.phase) == (2, "choice")
    assert {territory: at(state, territory) for territory in pawns} == pawns


def old_neighbours(age, first, second):
    """Pawns of an earlier age in Tollán: 1 of seat 0, 2 of seat 1. They choose these cards and expand elsewhere."""
    state = position(age=age, pawns={"tollan": {0: 1, 1: 2}}, power_earlier={0: [7], 1: [6], 2: [5]})
    play(state, f"0: P{first}", f"1: P{second}", "2: P8")
    expand(state, {0: "tetzcoco", 1: "malinalco", 2: "coatepec"})
    return state


def test_z6_1_the_new_power_card_counts_for_all_of_them():
    """9 × 1 : 4 × 2 in favour of seat 0; 6 × 1 : 4 × 2 in favour of seat 1."""
    assert old_neighbours(2, 9, 4).to_act == (0,)
    assert old_neighbours(2, 6, 4).to_act == (1,)


def test_z6_1_a_played_power_card_does_not_come_back():
    state = position(age=2, phase="scoring", power_earlier={0: [7], 1: [6], 2: [5]}, culture={0: ["offering"]})
    play(state, "0: .")
    assert [legal(state, seat) for seat in range(3)] == [
        {"P4", "P5", "P6", "P8"},
        {"P4", "P5", "P7", "P9"},
        {"P4", "P6", "P8", "P9"},
    ]


def test_z6_1_after_the_fifth_age_nobody_acts():
    state = position(age=5, phase="scoring", culture={0: ["offering"]})
    play(state, "0: .")
    assert state.to_act == ()
    assert state.outcome is not None
    assert [legal(state, seat) for seat in range(3)] == [set()] * 3
