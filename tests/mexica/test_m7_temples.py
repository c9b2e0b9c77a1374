"""M7: temples."""

from anahuac.games.mexica.events import TempleBuilt
from tests.mexica.helpers import draw, legal, play, reason, why

CORNER = """
    @0 #  #  =  #  #  ~
    #  #  =  #  #  #  ~
    #  =  #  #  P  #  ~
    =  #  #  P  C  P  ~
    #  #  #  #  P  #  @1
"""


def test_m7_1_on_an_empty_square_of_the_nobles_district():
    state = draw(CORNER, ap=1)
    assert legal(state, "temple") == {"T1b1", "T1c1", "T1a2", "T1b2", "T1a3"}
    assert play(state, "0: T1b2") == [TempleBuilt(0, "b2", 1)]
    assert state.ap == 0


def test_m7_1_it_costs_its_height():
    state = draw(CORNER)
    assert len(legal(state, "temple")) == 4 * 5
    play(state, "0: T4b1")
    assert state.ap == 2
    assert why(state, "T3b2") == "M2.1"
    assert why(state, "T2b2") is None


def test_m7_1_founded_or_not():
    state = draw(CORNER, {"b1": "t6"}, ap=1)
    assert legal(state, "temple") == {"T1c1", "T1a2", "T1b2", "T1a3"}


def test_m7_1_not_elsewhere_on_the_palace_or_on_anything():
    state = draw(CORNER, {"b1": "b2"})
    assert reason(state, "T1e1") == "mexica-elsewhere"
    assert reason(state, "T1b1") == "mexica-not-empty-temple"
    assert reason(state, "T1a1") == "mexica-not-empty-noble"
    assert reason(state, "T1d1") == "mexica-not-empty-canal"
    assert reason(state, "T1e3") == "mexica-palace"
    palace = draw(CORNER, {"a1": "#", "e3": "P@0"})
    assert reason(palace, "T1e4") == "mexica-palace"
    assert {why(state, f"T1{at}") for at in ("e1", "b1", "a1", "d1", "e3")} == {"M7.1"}


def test_m7_1_not_from_a_bridge():
    state = draw(CORNER, {"a1": "#", "b3": "h@0"})
    assert legal(state, "temple") == set()
    assert reason(state, "T1b1") == "mexica-on-bridge"
    assert why(state, "T1b1") == "M7.1"


def test_m7_1_only_temples_that_are_left():
    state = draw(CORNER, supply={"temples": {"0": [1, 0, 2, 0], "1": [3, 3, 2, 1]}})
    assert {text[:2] for text in legal(state, "temple")} == {"T1", "T3"}
    assert reason(state, "T4b1") == "mexica-no-temple"
    assert why(state, "T4b1") == "M7.1"
    play(state, "0: T1b1")
    assert why(state, "T1b2") == "M7.1"


def test_m7_2_it_may_stand_before_a_bridge_and_shut_a_noble_in():
    """b2 is the only way out for the noble of seat 1 on a3."""
    state = draw(CORNER, {"g5": "#", "b3": "h", "a3": "@1"})
    assert "T1a2" in legal(state)
    play(state, "0: T1a2, .")
    assert legal(state, "step") == {"Nb3"}


def test_m7_2_it_stays_for_good():
    state = draw(CORNER)
    play(state, "0: T1b1, .")
    assert why(state, "Kb1", 1) == "M3.1"
    play(state, "1: .", "0: Na2")
    assert why(state, "Nb1") == "M6.1"
    assert why(state, "T2b1") == "M7.1"
