"""M6: moving the noble."""

from anahuac.games.mexica.events import Boated, Jumped, Stepped
from tests.mexica.helpers import draw, legal, play, reason, why

FEET = """
    #  #  #  #  ~  #  #
    #  P  #  @0 ~h #  #
    P  C  P  #  ~  #  #
    #  P  #  #  ~  #  @1
    #  #  #  #  #  #  #
    #  #  #  #  #  #  #
"""

CANAL = """
    #  P  #  #  #  #  #  #  #
    P  C  P  #  #  #  #  #  #
    #  P  #  #  #  #  #  #  #
    #  #  v@0 = v  =  v  =  #
    #  #  #  #  #  #  #  #  @1
    #  ~  ~  ~  ~  #  #  #  #
"""
"""A canal inland from c4 to h4, with bridges on c4, e4 and g4."""


def test_m6_1_a_step_to_a_land_square_beside():
    state = draw(FEET)
    assert legal(state, "step") == {"Nd1", "Nc2", "Nd3", "Ne2"}
    assert play(state, "0: Nd1") == [Stepped(0, "d2", "d1")]
    assert state.ap == 5
    assert legal(state, "step") == {"Nc1", "Nd2"}
    assert reason(state, "Nb1") == "mexica-not-beside"
    assert reason(state, "Nd1") == "mexica-not-beside"
    assert reason(state, "Ne1") == "mexica-no-way-water"
    assert why(state, "Nb1") == "M6.1"


def test_m6_1_onto_a_bridge_and_off_it_only_by_its_access_squares():
    state = draw(FEET)
    play(state, "0: Ne2")
    assert legal(state, "step") == {"Nd2", "Nf2"}
    assert reason(state, "Ne1") == "mexica-no-way-water"
    play(state, "0: Nf2, Nf1")
    assert reason(state, "Ne1") == "mexica-no-way-water"
    play(state, "0: .", "1: .", "0: Nf2, Ne2, .")
    assert state.board.names[state.nobles[0]] == "e2"


def test_m6_1_not_from_the_side_of_a_bridge():
    state = draw(FEET, {"c5": "v", "d2": "#", "b5": "@0"})
    assert reason(state, "Nc5") == "mexica-no-way-on"
    on_it = draw(FEET, {"c5": "v@0", "d2": "#"})
    assert legal(on_it, "step") == {"Nc4", "Nc6"}
    assert reason(on_it, "Nb5") == "mexica-no-way-off"
    beside = draw(FEET, {"d2": "#", "e2": "~h@0", "e3": "~h"})
    assert reason(beside, "Ne3") == "mexica-no-way-off"
    assert why(beside, "Ne3") == "M6.1"


def test_m6_1_the_target_must_be_free():
    state = draw(FEET, {"d1": "a2", "c2": "@1", "g4": "#", "e2": "~h@2"})
    assert legal(state, "step") == {"Nd3"}
    assert reason(state, "Nd1") == "mexica-not-free-temple"
    assert reason(state, "Nc2") == "mexica-not-free-noble"
    assert reason(state, "Ne2") == "mexica-not-free-noble"
    token = draw("""
        @0 t3 #  =  ~  #  #
        =  =  =  #  ~  #  #
        #  P  #  #  ~  #  #
        P  C  P  #  ~  #  #
        #  P  #  #  #  #  @1
    """)  # fmt: skip
    assert reason(token, "Nb1") == "mexica-not-free-token"
    assert legal(token, "step") == set()


def test_m6_1_the_palace_may_be_walked():
    state = draw(FEET)
    play(state, "0: Nc2, Nb2, Nb3, Na3")
    assert state.ap == 2


def test_m6_2_each_bridge_costs_whether_one_stops_or_passes():
    state = draw(CANAL)
    assert legal(state, "boat") == {"~e4", "~g4"}
    far = state.copy()
    assert play(far, "0: ~g4") == [Boated(0, "c4", "g4", 2, ((2, 3), (3, 3), (4, 3), (5, 3), (6, 3)))]
    assert far.ap == 4
    play(state, "0: ~e4")
    assert state.ap == 5
    assert legal(state, "boat") == {"~c4", "~g4"}


def test_m6_2_only_as_far_as_the_points_go():
    state = draw(CANAL, ap=1)
    assert legal(state, "boat") == {"~e4"}
    assert why(state, "~g4") == "M2.1"
    assert why(draw(CANAL, ap=0), "~e4") == "M2.1"


def test_m6_2_one_passes_under_an_occupied_bridge_but_does_not_stop_there():
    state = draw(CANAL, {"e4": "v@2"})
    assert legal(state, "boat") == {"~g4"}
    assert reason(state, "~e4") == "mexica-not-free-noble"
    assert why(state, "~e4") == "M6.2"
    play(state, "0: ~g4")
    assert state.ap == 4


def test_m6_2_only_from_a_bridge_to_a_bridge():
    state = draw(CANAL, {"c4": "v", "c3": "@0"})
    assert legal(state, "boat") == set()
    assert reason(state, "~e4") == "mexica-not-on-bridge"
    on_it = draw(CANAL)
    assert reason(on_it, "~d4") == "mexica-no-bridge-there"
    assert reason(on_it, "~c4") == "mexica-not-free-noble"
    assert {why(state, "~e4"), why(on_it, "~d4"), why(on_it, "~c4")} == {"M6.2"}


def test_m6_2_bridges_side_by_side_are_linked():
    state = draw(CANAL, {"d4": "v", "h4": "#"})
    costs = {}
    for target in ("d4", "e4", "g4"):
        copy = state.copy()
        play(copy, f"0: ~{target}")
        costs[target] = 6 - copy.ap
    assert costs == {"d4": 1, "e4": 2, "g4": 3}


LAKE = """
    #  #  P  #  #  #  #  #  #
    #  P  C  P  #  #  #  #  #
    #  #  P  #  #  #  #  #  #
    =  v@0 = v  =  v  =  v  =
    #  #  #  #  #  #  #  #  @1
    #  #  ~  ~  ~  ~  #  #  #
    #  #  #  #  #  #  #  #  #
"""
"""A canal across the island, open to the lake at both ends."""


def test_m6_2_all_lake_is_one_water():
    """Round the island it is one link from b4 to h4; d4 is one, f4 is two either way."""
    state = draw(LAKE)
    costs = {}
    for target in ("d4", "f4", "h4"):
        copy = state.copy()
        play(copy, f"0: ~{target}")
        costs[target] = 6 - copy.ap
    assert costs == {"d4": 1, "f4": 2, "h4": 1}


def test_m6_2_lake_and_canals_are_one_water_for_canals_at_opposite_shores():
    state = draw("""
        #  #  #  #  #  #  #  =  #
        #  P  #  #  #  #  #  h  #
        P  C  P  #  #  #  #  #  #
        #  P  #  ~  ~  ~  ~  #  #
        #  #  #  #  #  #  #  #  @1
        #  h@0 # #  #  #  #  #  #
        #  =  #  #  #  #  #  #  #
    """)  # fmt: skip
    assert legal(state, "boat") == {"~h2"}
    play(state, "0: ~h2")
    assert state.ap == 5


def test_m6_3_canals_that_touch_at_a_corner_are_not_joined():
    state = draw(CANAL, {"d4": "#", "d5": "="})
    assert legal(state, "boat") == set()
    assert reason(state, "~e4") == "mexica-corner-water"
    assert why(state, "~e4") == "M6.3"


def test_m6_3_and_where_no_corner_touches_it_is_m6_2():
    state = draw(CANAL, {"d4": "#", "e4": "#", "f4": "#"})
    assert reason(state, "~g4") == "mexica-no-water"
    assert why(state, "~g4") == "M6.2"


def test_m6_4_a_jump_to_any_free_land_square_or_bridge():
    """42 squares: four are canal, but one of these has a bridge; two have nobles."""
    state = draw(FEET, ap=5)
    jumps = legal(state, "jump")
    assert len(jumps) == 42 - 4 + 1 - 2
    assert {"!b3", "!e2", "!g6"} <= jumps
    assert reason(state, "!e1") == "mexica-no-way-water"
    assert reason(state, "!g4") == "mexica-not-free-noble"
    assert reason(state, "!d2") == "mexica-not-free-noble"
    assert why(state, "!e1") == "M6.4"
    assert play(state, "0: !g6") == [Jumped(0, "d2", "g6")]
    assert state.ap == 0


def test_m6_4_five_points():
    assert why(draw(FEET, ap=4), "!g6") == "M2.1"
