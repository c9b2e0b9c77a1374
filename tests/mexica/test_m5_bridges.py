"""M5: bridges."""

import pytest

from anahuac.games.mexica.events import BridgeBuilt, BridgeLifted, BridgeMoved
from tests.mexica.helpers import draw, legal, play, reason, why

ISLE = """
    @0 #  #  #  ~  #  #
    #  P  #  #  ~  #  #
    P  C  P  #  ~  #  #
    #  P  #  #  ~  #  @1
    #  #  =  #  #  #  #
    #  #  #  #  #  #  .
"""


def test_m5_1_on_a_canal_square_along_one_axis():
    """The printed canal has land left and right; along the column only the single canal c5 has land on both sides."""
    state = draw(ISLE)
    assert legal(state, "bridge") == {"Be1h", "Be2h", "Be3h", "Be4h", "Bc5h", "Bc5v"}
    assert play(state, "0: Be3h") == [BridgeBuilt(0, "e3", "h")]
    assert (state.ap, state.spare_bridges) == (5, 10)
    assert legal(state, "bridge") == {"Be1h", "Be2h", "Be4h", "Bc5h", "Bc5v"}


def test_m5_1_never_on_lake_on_land_or_twice():
    state = draw(ISLE, {"c5": "h"})
    assert reason(state, "Bg6h") == "mexica-no-bridge-lake"
    assert reason(state, "Bb1h") == "mexica-no-bridge-land"
    assert reason(state, "Bb3v") == "mexica-no-bridge-land"
    assert reason(state, "Bc5h") == "mexica-no-bridge-twice"
    assert reason(state, "Bc5v") == "mexica-no-bridge-twice"
    assert {why(state, text) for text in ("Bg6h", "Bb1h", "Bb3v", "Bc5h", "Bc5v")} == {"M5.1"}


def test_m5_1_both_banks_may_belong_to_one_founded_district_and_no_noble_is_near():
    """The canal b2 lies in the middle of a founded district of eight squares."""
    state = draw("""
        #  #  #  =  #  P  #
        #  =  #  =  P  C  P
        #  #  t8 =  #  P  #
        =  =  =  #  #  #  @0
        ~  ~  ~  ~  #  #  @1
    """)  # fmt: skip
    assert {"Bb2h", "Bb2v"} <= legal(state)


def test_m5_2_both_access_squares_are_land():
    state = draw("""
        ~  ~  #  #  #  #  #
        ~  ~  #  P  #  #  =
        #  #  P  C  P  #  =
        #  #  #  P  #  #  #
        =  #  #  #  #  @0 @1
    """)  # fmt: skip
    assert reason(state, "Ba1h") == "mexica-no-access-edge"
    assert reason(state, "Ba2v") == "mexica-no-access-canal"
    assert reason(state, "Bb1h") == "mexica-no-access-canal"
    assert reason(state, "Bb2v") == "mexica-no-access-canal"
    assert reason(state, "Ba5v") == "mexica-no-access-edge"
    assert reason(state, "Bg3v") == "mexica-no-access-canal"
    assert {why(state, text) for text in ("Ba1h", "Ba2v", "Bb1h", "Bb2v", "Ba5v", "Bg3v")} == {"M5.2"}
    assert legal(state, "bridge") == set()


@pytest.mark.parametrize(
    ("bridge", "said"),
    [
        ("Bf6h", "From f6 a bridge along the row would lead onto the lake, to g6."),
        ("Bg5v", "From g5 a bridge along the column would lead onto the lake, to g6."),
        ("Bd6v", "From d6 a bridge along the column would lead onto the lake at the edge of the board."),
        ("Be1v", "From e1 a bridge along the column would lead onto the lake at the edge of the board."),
        ("Be3v", "From e3 a bridge along the column would lead onto the canal on e2."),
    ],
)
def test_m5_2_a_bridge_leads_from_its_own_square_and_not_from_the_lake(bridge, said):
    """East of f6 is the lake square g6; g5 has it in the south; d6 and e1 have the edge of the board."""
    state = draw(ISLE, {"f6": "=", "g5": "=", "d6": "="})
    assert state.why_not(0, state.board.catalogue.parse(bridge)).reason.tell("en") == said


def test_m5_2_access_squares_may_be_occupied_or_palace():
    """Left of c2 a temple, right of it a start square; above c2 a noble, below it another start square."""
    state = draw("""
        =  =  @0 =  #  #  ~
        =  a1 =  P  #  #  ~
        =  =  P  C  P  #  ~
        #  =  #  P  #  #  ~
        #  =  #  #  #  #  @1
    """)  # fmt: skip
    assert {"Bc2h", "Bc2v"} <= legal(state)


def test_m5_2_two_bridges_side_by_side_but_never_end_to_end():
    state = draw(ISLE)
    play(state, "0: Be1h, Be2h, Be3h")
    crossing = draw("""
        #  P  #  #  #  @0
        P  C  P  #  #  @1
        #  P  #  ~  #  #
        #  #  #  ~  #  #
        #  #  =  ~  =  #
        #  #  #  ~  #  #
    """)  # fmt: skip
    assert why(crossing, "Bc5h") == "M5.2"
    assert why(crossing, "Bd5h") == "M5.2"
    assert why(crossing, "Bc5v") is None


def test_m5_3_without_a_supply_a_bridge_is_taken_up_and_put_down():
    state = draw(ISLE, {"e1": "~h", "e3": "~h"}, supply={"bridges": 0})
    assert why(state, "Be2h") == "M5.3"
    assert legal(state, "bridge", "lift") == {"^e1h", "^e3h"}
    assert play(state, "0: ^e3h") == [BridgeLifted(0, "e3", "h")]
    assert (state.ap, state.step, state.to_act) == (5, "carry", (0,))
    assert play(state, "0: Bc5v") == [BridgeMoved(0, "e3", "c5", "v")]
    assert (state.ap, state.step, state.spare_bridges) == (5, "turn", 0)
    assert [state.board.named(mask) for mask in (state.bridges_h, state.bridges_v)] == [("e1",), ("c5",)]


def test_m5_3_nothing_else_may_be_done_before():
    """Of everything that was legal, only the places for the bridge are left: not even the turn may be ended."""
    state = draw(ISLE, {"e1": "~h", "e3": "~h"}, supply={"bridges": 0}, chips=[2, 0])
    others = sorted(legal(state) - {"^e1h", "^e3h"})
    play(state, "0: ^e3h")
    assert legal(state) == {"Be2h", "Be4h", "Bc5h", "Bc5v"}
    assert {why(state, text) for text in ("^e1h", *others)} == {"M5.3"}
    assert reason(state, ".") == "mexica-bridge-in-hand"
    assert why(state, "@b2") == "M1.4"


def test_m5_3_elsewhere_may_be_the_same_square_along_the_other_axis_but_not_the_same_place():
    state = draw(ISLE, {"c5": "h"}, supply={"bridges": 0})
    play(state, "0: ^c5h")
    assert reason(state, "Bc5h") == "mexica-same-place"
    play(state, "0: Bc5v")
    assert [state.board.named(mask) for mask in (state.bridges_h, state.bridges_v)] == [(), ("c5",)]


FULL = """
    @0 ~h #  P  #
    #  ~h P  C  P
    #  ~h #  P  #
    #  ~h #  #  #
    #  #  #  #  #
    #  #  #  h  #
    #  #  #  #  @1
"""


def test_m5_3_a_bridge_that_could_be_put_down_nowhere_may_not_be_taken_up():
    """Every canal square has a bridge; only that on d6 has another place, its own square along the column."""
    state = draw(FULL, supply={"bridges": 0})
    assert legal(state, "lift") == {"^d6h"}
    assert (why(state, "^b1h"), reason(state, "^b1h")) == ("M5.3", "mexica-bridge-nowhere")
    play(state, "0: ^d6h")
    assert legal(state) == {"Bd6v"}


def test_m5_3_taking_up_costs_the_point_and_putting_down_nothing():
    state = draw(ISLE, {"c5": "h"}, supply={"bridges": 0}, ap=1)
    play(state, "0: ^c5h")
    assert state.ap == 0
    play(state, "0: Be1h")
    assert (state.ap, state.acted) == (0, 0b01)
    assert legal(state) == {"."}


def test_m5_3_the_old_access_squares_are_free_for_canals_again():
    state = draw(ISLE, {"c5": "h"}, supply={"bridges": 0})
    assert why(state, "Kb5") == "M3.2"
    play(state, "0: ^c5h, Be1h")
    assert why(state, "Kb5") is None
    assert why(state, "Kd1") == "M3.2"


def test_m5_3_not_while_there_is_a_supply_and_not_under_a_noble():
    supplied = draw(ISLE, {"c5": "h"})
    assert reason(supplied, "^c5h") == "mexica-bridges-left"
    assert legal(supplied, "lift") == set()
    occupied = draw(ISLE, {"c5": "h@1", "g4": "#"}, supply={"bridges": 0})
    assert reason(occupied, "^c5h") == "mexica-bridge-occupied"
    assert reason(occupied, "^c5v") == "mexica-no-such-bridge"
    assert reason(occupied, "^e2h") == "mexica-no-such-bridge"
    assert {why(occupied, "^c5h"), why(occupied, "^c5v"), why(supplied, "^c5h")} == {"M5.3"}
    assert legal(occupied, "lift") == set()


def test_m5_3_the_new_place_follows_m5_1_and_m5_2():
    state = draw(ISLE, {"c5": "h", "e1": "~h"}, supply={"bridges": 0})
    play(state, "0: ^c5h")
    assert why(state, "Bb1h") == "M5.1"
    assert why(state, "Be1h") == "M5.1"
    assert why(state, "Be2v") == "M5.2"
    assert why(state, "Be2h") is None


def test_m5_3_a_bridge_in_hand_is_still_a_bridge_of_the_box():
    state = draw(ISLE, {"c5": "h", "e1": "~h"}, supply={"bridges": 0})
    box = state.material()
    play(state, "0: ^c5h")
    assert state.material() == box
