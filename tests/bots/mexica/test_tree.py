"""The search over turns: strength grows with nodes, the answer is always there, and the end is the end."""

import pytest

from anahuac.bots.budget import Budget, Clock
from anahuac.bots.mexica.evaluation import Evaluation
from anahuac.bots.mexica.judgement import Judgement
from anahuac.bots.mexica.policy import Scope, plans
from anahuac.bots.mexica.search import TurnSearch
from anahuac.bots.mexica.tree import TurnTree
from anahuac.bots.weights import load_weights
from tests.mexica.helpers import GAME, NO_TEMPLES, draw

WEIGHTS = load_weights("anahuac.bots.mexica")


def begun(seats=2):
    state = GAME.new(seats, seed=4)
    for seat in range(seats):
        state.apply(seat, state.legal_actions(seat)[0])
    return state


def searched(state, nodes):
    evaluation, clock = Evaluation(WEIGHTS, state), Clock(Budget(nodes=nodes))
    tree = TurnTree(evaluation, Judgement(evaluation, None), clock)
    return tree.best(state, state.to_act[0]), clock


def test_more_nodes_find_more_turns_and_the_same_nodes_the_same():
    few, _ = searched(begun(), 300)
    many, clock = searched(begun(), 4000)
    again, same = searched(begun(), 4000)
    assert many == again
    assert clock.nodes == same.nodes
    assert len(many) > len(few)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nodes_are_hardly_exceeded(seats):
    """What was begun when they run out is brought to an end."""
    for nodes in (1, 1000):
        turns, clock = searched(begun(seats), nodes)
        assert turns[0].actions[-1].text == "."
        assert clock.nodes < nodes + 600


def test_when_the_game_ends_whatever_is_done_the_search_ends_too():
    """M10.1: no turn leads anywhere; there is nothing to look for, and the nodes are spent all the same."""
    drawing = """
        @0 #  #  =  #  #  ~
        #  b2 =  #  #  #  ~
        t6 =  #  #  P  #  ~
        =  #  #  P  C  P  ~
        #  #  #  #  P  #  @1
    """
    supply = {"doubles": 0, "singles": 0, "bridges": 0, "chips": 0, "temples": {"0": [0, 1, 0, 0], "1": [0, 0, 0, 0]}}
    state = draw(drawing, period=2, open_tokens=[], supply=supply, turn=0)
    turns, _ = searched(state, 2000)
    assert turns
    state = draw(drawing, period=2, open_tokens=[], supply=supply | {"temples": NO_TEMPLES}, turn=1)
    turns, _ = searched(state, 500)
    assert all(turn.state.outcome is not None for turn in turns)


def test_a_visit_goes_and_builds_in_one_plan():
    """M6, M7: seat 0 is shut in; a jump for five points and a temple for the sixth."""
    drawing = """
        @0 #  =  #  #  #  ~
        #  #  =  #  #  #  ~
        =  =  =  #  P  #  ~
        #  #  #  P  C  P  ~
        #  #  #  #  P  #  @1
    """
    state = draw(drawing, period=2, open_tokens=[13], supply={"bridges": 0, "doubles": 0, "singles": 0})
    evaluation = Evaluation(WEIGHTS, state)
    assert "jump" not in kinds_of(plans(state, 0, Scope(4, 2, 1), evaluation), "temple")
    assert "jump" in kinds_of(plans(state, 0, Scope(4, 2, 1, visits=True), evaluation), "temple")


def kinds_of(found, last):
    """The kinds of actions in the plans that end with one of a kind."""
    return {action.kind for plan in found if plan.actions[-1].kind == last for action in plan.actions}


def test_a_canal_may_be_begun_for_a_founding_later():
    """Three tiles are missing to a district of six, and the way there costs more than what is left."""
    state = begun()
    evaluation = Evaluation(WEIGHTS, state)
    hasty, patient = Scope(10, 3, 1), Scope(10, 3, 1, prepares=2)
    state.apply(0, state.board.catalogue.parse("+"))
    state.apply(0, state.board.catalogue.parse("+"))
    only = [plan for plan in plans(state, 0, patient, evaluation) if plan not in plans(state, 0, hasty, evaluation)]
    digs = [plan for plan in only if not plan.founds]
    assert digs
    assert all({action.kind for action in plan.actions} == {"canal"} for plan in digs)
    found = TurnSearch(evaluation, patient, Clock(Budget())).best(state, 0, 2)
    assert any(turn.actions[0] == digs[0].actions[0] for turn in found)
