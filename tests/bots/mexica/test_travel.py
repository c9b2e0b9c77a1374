"""Ways of nobles: they cost what the rulebook says, and they can be gone."""

import pytest

from anahuac.bots.mexica.travel import FAR, Travel
from anahuac.core import Chance
from anahuac.core.masks import bits
from tests.mexica.helpers import GAME, draw

ISLE = """
    @0 #  #  =  #  #  ~
    #  #  #  =  #  #  ~
    #  #  #  =  P  #  ~
    #  #  #  P  C  P  ~
    =  =  =  =  P  #  @1
"""
"""The left half hangs together with the palace through c4."""


def cost(state, square, most=6, bridges=2):
    return Travel(state, 0, most, bridges).cost(state.board.mask([square]))


def test_on_foot():
    state = draw(ISLE)
    assert cost(state, "a1") == 0
    assert cost(state, "c3") == 4
    assert cost(state, "d4") == 5  # M6.4: a jump is cheaper than six steps


def test_over_a_bridge_that_is_built_on_the_way():
    """M5.1, M6.1: two steps, build, onto it, off it; a bridge that is there saves one point."""
    state = draw(ISLE)
    assert cost(state, "e1", 5) == 5
    assert cost(draw(ISLE, {"d1": "h"}), "e1") == 4
    assert Travel(state, 0, 4).cost(state.board.mask(["e1"])) == FAR


def test_by_boat_to_a_bridge_that_is_built_there():
    """From a bridge: build another on the same water, sail, step off."""
    state = draw(ISLE, {"a1": "#", "d1": "h@0"}, supply={"bridges": 5})
    assert cost(state, "e3") == 3
    way = Travel(state, 0, 6).way(state.board.index["e3"])
    assert [action.text for action in way] in (["Bd3h", "~d3", "Ne3"], ["Ne1", "Ne2", "Ne3"])


def test_without_bridges_and_points_there_is_no_way():
    state = draw(ISLE, supply={"bridges": 0})
    assert cost(state, "e1", 4) == FAR
    assert cost(state, "e1", 5) == 5  # M6.4


def test_over_a_bridge_that_is_moved():
    """M5.3: without a supply a bridge is taken up elsewhere; that costs the same point as building one."""
    state = draw(ISLE, {"d3": "h"}, supply={"bridges": 0})
    assert cost(state, "e1", 5) == 5
    way = Travel(state, 0, 5).way(state.board.index["e1"])
    assert [action.text for action in way] == ["Nb1", "Nc1", "^d3h", "Bd1h", "Nd1", "Ne1"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_way_is_legal_and_costs_what_it_says(seats):
    chance, gone = Chance(seats), 0
    state = GAME.new(seats, {"protection": "off"}, seed=seats)
    for _ in range(160):
        seat = state.to_act[0]
        if state.step == "turn" and state.ap == 6:
            travel = Travel(state, seat, 6)
            for cell in bits(travel.reached & state.land):
                after = state.copy()
                for action in travel.way(cell):
                    after.apply(seat, action)
                assert after.nobles[seat] == cell
                assert after.carrying is None
                assert 6 - after.ap <= travel.cost(1 << cell)
                gone += 1
        actions = state.legal_actions(seat)
        building = [one for one in actions if one.kind in ("canal", "bridge")]
        state.apply(seat, chance.pick(building if building and chance.below(3) else actions))
    assert gone > 500
