"""What is illegal, and which clause says so."""

from random import Random

import pytest

from tests.aztlan.helpers import BOARD, conflict, position, random_states, why
from tests.laws.test_clauses import clauses_of

CLAUSES = clauses_of("aztlan")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_legal_exactly_if_nothing_forbids_it(players):
    """At every fifth point of some games: every action of the catalogue, for every seat."""
    for seed in range(4):
        for ply, state in enumerate(random_states(players, Random(seed))):
            if ply % 5:
                continue
            for seat in range(players):
                legal = state.legal_actions(seat)
                assert len(set(legal)) == len(legal)
                assert bool(legal) == (seat in state.to_act)
                reasons = {action: state.why_not(seat, action) for action in BOARD.catalogue}
                assert {action for action, illegal in reasons.items() if illegal is None} == set(legal)
                assert {illegal.clause for illegal in reasons.values() if illegal} <= CLAUSES


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_nobody_sits_there(seat):
    state = position()
    assert state.legal_actions(seat) == ()
    assert why(state, seat, "P9") in CLAUSES


CHOICE = position(age=2, power_earlier={0: [9], 1: [9], 2: [9]}, cards={1: 4})
PLACING = position(phase="expansion", culture={0: ["eagle"]})
MOVING = position(phase="expansion", step="move", pawns={"tollan": {0: 1}, "mictlan": {1: 1}})
SETTLING = conflict(
    {"tollan": {0: 2, 1: 1}, "tetzcoco": {0: 8, 1: 9}, "coatepec": {0: 1, 2: 2}, "mictlan": {0: 1}},
    culture={0: ["offering"]},
)
DECIDING = conflict(
    {"tollan": {0: 8, 1: 9}, "tetzcoco": {0: 2, 1: 1}}, step="decide", turn=0, contested="tollan", discard=["tlatoani"]
)
ANSWERING = conflict(
    {"tollan": {0: 2, 1: 1, 2: 1}},
    step="answer",
    turn=0,
    contested="tollan",
    asking=[1, 2],
    culture={1: ["rafts"], 2: ["sacred-games"]},
)
SCORING = position(phase="scoring", culture={0: ["offering"]})
WILD = position(phase="scoring", cards={0: 4, 1: 8, 2: 7}, culture={0: ["xipe"]})
OVER = position(age=5, phase="over", track={5: [0, 1, 2]})


@pytest.mark.parametrize(
    ("state", "seat", "action", "clause"),
    [
        # the end of a turn has no moment of its own: the clause of the step
        (CHOICE, 0, ".", "Z2.1"),
        (PLACING, 0, ".", "Z3.1"),
        (MOVING, 0, ".", "Z3.1"),
        (DECIDING, 0, ".", "Z4.5"),
        (ANSWERING, 1, ".", "Z4.6"),
        # not your turn
        (CHOICE, 1, "P5", "Z2.1"),
        (PLACING, 1, "+tollan", "Z1.2"),
        (MOVING, 2, "-", "Z1.2"),
        (SETTLING, 1, "x tetzcoco", "Z1.2"),
        (ANSWERING, 0, "x tollan", "Z1.2"),
        (ANSWERING, 2, "S", "Z1.2"),
        (SCORING, 1, ".", "Z1.2"),
        # not in this phase: the clause that says when
        (CHOICE, 0, "+tollan", "Z3.1"),
        (PLACING, 0, "P9", "Z2.1"),
        (PLACING, 0, "x tollan", "Z4.3"),
        (PLACING, 0, "C rafts", "Z5.3"),
        (SETTLING, 0, "+tollan", "Z3.1"),
        (SETTLING, 0, "E+tollan", "Z3.2"),
        (SETTLING, 0, "S", "Z4.6"),
        (SETTLING, 0, "C mixcoatl", "Z5.4"),
        (SETTLING, 0, "V city", "Z5.2"),
        (SCORING, 0, "L tollan", "Z4.5"),
        (SCORING, 0, "P4", "Z2.1"),
        # Z2: a card that is not in hand
        (CHOICE, 0, "P9", "Z2.1"),
        # Z3: the sequence of a turn, pawns of others, cards not in hand
        (PLACING, 0, "-", "Z3.1"),
        (PLACING, 0, "tollan>mictlan", "Z3.1"),
        (MOVING, 0, "+tollan", "Z3.1"),
        (MOVING, 0, "mictlan>tollan", "Z3.1"),
        (MOVING, 0, "E+tollan", "Z3.2"),
        # Z4: 18 : 8 in Tollán, 72 : 72 in Tetzcoco, 9 : 14 in Coatépec, alone in Mictlán, nobody in Olman
        (SETTLING, 0, "x tetzcoco", "Z4.4"),
        (SETTLING, 0, "= coatepec", "Z4.2"),
        (SETTLING, 0, "x mictlan", "Z4.2"),
        (SETTLING, 0, "x olman", "Z4.2"),
        (SETTLING, 0, "L tetzcoco", "Z4.5"),
        (SETTLING, 0, ".", "Z4.2"),
        (DECIDING, 0, "x tetzcoco", "Z4.5"),
        (ANSWERING, 1, "S", "Z4.6"),
        # Z5: the sequence of a turn, cards not in hand
        (SCORING, 0, "V city", "Z5.2"),
        (SCORING, 0, "C rafts", "Z5.3"),
        (SCORING, 0, "C xipe", "Z5.4"),
        (WILD, 0, ".", "Z5.6"),
    ],
)
def test_the_clause_that_an_illegal_action_names(state, seat, action, clause):
    assert why(state, seat, action) == clause


def test_after_the_end_nothing_is_legal():
    for seat in range(3):
        assert {why(OVER, seat, str(action)) for action in BOARD.catalogue} <= CLAUSES
