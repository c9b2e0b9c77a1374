"""What is illegal, and which clause says so."""

from random import Random

import pytest

from anahuac.core import Chance
from tests.laws.test_clauses import clauses_of
from tests.mexica.helpers import GAME, draw, position, random_states, why

CLAUSES = clauses_of("mexica")

ISLE = """
    @0 #  #  #  ~  #  #
    #  P  #  #  ~  #  #
    P  C  P  #  ~  #  #
    #  P  #  #  ~  #  @1
    #  #  =  #  #  #  #
    #  #  #  #  #  #  .
"""


def check(state):
    """An action is legal if and only if nothing forbids it, for every action of the catalogue and every seat."""
    for seat in range(state.seats):
        legal = state.legal_actions(seat)
        assert len(set(legal)) == len(legal)
        assert bool(legal) == (seat in state.to_act)
        reasons = {action: state.why_not(seat, action) for action in state.board.catalogue}
        assert {action for action, illegal in reasons.items() if illegal is None} == set(legal)
        assert {illegal.clause for illegal in reasons.values() if illegal} <= CLAUSES


@pytest.mark.parametrize("players", [2, 3, 4])
def test_legal_exactly_if_nothing_forbids_it(players):
    rng = Random(players)
    for seed in range(2):
        for ply, state in enumerate(random_states(GAME.new(players, seed=seed), rng)):
            if ply % 199 == 1:
                check(state)


def test_legal_exactly_if_nothing_forbids_it_on_a_small_crowded_island():
    """There the first-round protection forbids something at many points."""
    rng = Random(7)
    protected = 0
    for _ in range(30):
        state = draw(ISLE, round=1, options={"protection": rng.choice(["2002", "2015"])}, seed=rng.randrange(99))
        for ply, point in enumerate(random_states(state, rng)):
            if point.round > 1 or ply > 30:
                break
            if ply % 3 == 0:
                check(point)
                clauses = {why(point, str(action)) for action in point.board.catalogue}
                protected += "M9.1" in clauses
    assert protected > 20


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_nobody_sits_there(seat):
    state = draw(ISLE)
    assert state.legal_actions(seat) == ()
    assert why(state, "Kb1", seat) in CLAUSES


@pytest.mark.parametrize(
    ("fields", "text", "clause"),
    [
        # the kind of action is not allowed now, whatever else
        ({"ap": 0}, "@b2", "M1.4"),
        ({"ap": 0}, "^c5h", "M5.3"),
        ({"ap": 0}, "~e1", "M6.2"),
        ({"ap": 0, "chips": [2, 0], "chips_taken_this_turn": 2}, "+", "M8.1"),
        # the supply comes before the points
        ({"ap": 0, "supply": {"singles": 0}}, "Kb1", "M3.1"),
        ({"ap": 0, "supply": {"doubles": 0}}, "Kb1-c1", "M3.1"),
        ({"ap": 0, "supply": {"bridges": 0}}, "Be1h", "M5.3"),
        ({"ap": 0, "supply": {"chips": 0}}, "+", "M8.1"),
        ({"ap": 0, "supply": {"temples": {"0": [0, 1, 1, 1]}}}, "T1b1", "M7.1"),
        ({"ap": 0, "chips": [0, 1]}, "$", "M8.2"),
        # the points come before the place
        ({"ap": 0}, "Ka1", "M2.1"),
        ({"ap": 0}, "Kg6", "M2.1"),
        ({"ap": 0}, "Bb1h", "M2.1"),
        ({"ap": 0, "supply": {"bridges": 0}}, "^c5h", "M2.1"),
        ({"ap": 0}, "Ng1", "M2.1"),
        ({"ap": 4}, "!a1", "M2.1"),
        ({"ap": 2}, "T3a1", "M2.1"),
        ({"ap": 0}, "+", "M2.1"),
        # the place
        ({}, "Ka1", "M3.1"),
        ({}, "Kg6", "M3.2"),
        ({}, "Bb1h", "M5.1"),
        ({}, "Be1v", "M5.2"),
        ({}, "Ng1", "M6.1"),
        ({}, "!a1", "M6.4"),
        ({}, "T3a1", "M7.1"),
        ({"open_tokens": [7]}, "F7b1", "M4.1"),
        ({"open_tokens": [7]}, "F8b1", "M4.1"),
    ],
)
def test_the_clause_that_an_illegal_action_names(fields, text, clause):
    assert why(draw(ISLE, **fields), text) == clause


def test_after_the_end_nothing_is_legal():
    state = position(players=3, period=2, ended="passed", nobles={"0": "i6", "1": "h7", "2": "j7"}, open_tokens=[])
    assert state.to_act == ()
    for seat in range(3):
        assert state.legal_actions(seat) == ()
        assert why(state, ".", seat) == "M11.5"


def test_a_random_action_is_drawn_evenly_from_the_legal_ones():
    """Over many draws every action comes up, and about equally often."""
    state = draw(ISLE, {"e1": "~h", "e3": "~h"}, ap=2, supply={"bridges": 0, "doubles": 2})
    actions = state.legal_actions(0)
    chance, counts = Chance(3), dict.fromkeys(actions, 0)
    for _ in range(200 * len(actions)):
        counts[state.random_action(chance)] += 1
    assert {action.kind for action in actions} == {"canal", "lift", "step", "temple", "take", "end"}
    assert min(counts.values()) > 120
    assert max(counts.values()) < 280


def test_a_random_action_is_always_legal():
    for players in (2, 3, 4):
        state, chance = GAME.new(players, seed=players), Chance(players)
        while state.to_act:
            action = state.random_action(chance)
            assert action in state.legal_actions(state.to_act[0])
            state.apply(state.to_act[0], action)
