"""M5: bridges."""

from anahuac.games.mexica.events import BridgeBuilt, BridgeMoved
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
    assert reason(state, "Ba1h") == "mexica-no-access-lake"
    assert reason(state, "Ba2v") == "mexica-no-access-canal"
    assert reason(state, "Bb1h") == "mexica-no-access-canal"
    assert reason(state, "Bb2v") == "mexica-no-access-canal"
    assert reason(state, "Ba5v") == "mexica-no-access-lake"
    assert reason(state, "Bg3v") == "mexica-no-access-canal"
    assert {why(state, text) for text in ("Ba1h", "Ba2v", "Bb1h", "Bb2v", "Ba5v", "Bg3v")} == {"M5.2"}
    assert legal(state, "bridge") == set()


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


def test_m5_3_without_a_supply_bridges_are_moved():
    state = draw(ISLE, {"e1": "~h", "e3": "~h"}, supply={"bridges": 0})
    assert why(state, "Be2h") == "M5.3"
    places = ("e2h", "e4h", "c5h", "c5v")
    assert legal(state, "move-bridge") == {f"B{source}>{place}" for source in ("e1h", "e3h") for place in places}
    assert play(state, "0: Be3h>c5v") == [BridgeMoved(0, "e3", "c5", "v")]
    assert state.ap == 5
    moves = {f"Be1h>{place}" for place in ("e2h", "e3h", "e4h")}
    assert legal(state, "move-bridge") == moves | {f"Bc5v>{place}" for place in ("e2h", "e3h", "e4h", "c5h")}


def test_m5_3_elsewhere_may_be_the_same_square_along_the_other_axis():
    state = draw(ISLE, {"c5": "h"}, supply={"bridges": 0})
    play(state, "0: Bc5h>c5v")
    assert [state.board.named(mask) for mask in (state.bridges_h, state.bridges_v)] == [(), ("c5",)]


def test_m5_3_the_old_access_squares_are_free_for_canals_again():
    state = draw(ISLE, {"c5": "h"}, supply={"bridges": 0})
    assert why(state, "Kb5") == "M3.2"
    play(state, "0: Bc5h>e1h")
    assert why(state, "Kb5") is None
    assert why(state, "Kd1") == "M3.2"


def test_m5_3_not_while_there_is_a_supply_and_not_under_a_noble():
    supplied = draw(ISLE, {"c5": "h"})
    assert reason(supplied, "Bc5h>e1h") == "mexica-bridges-left"
    assert legal(supplied, "move-bridge") == set()
    occupied = draw(ISLE, {"c5": "h@1", "g4": "#"}, supply={"bridges": 0})
    assert reason(occupied, "Bc5h>e1h") == "mexica-bridge-occupied"
    assert reason(occupied, "Bc5v>e1h") == "mexica-no-such-bridge"
    assert reason(occupied, "Be2h>e1h") == "mexica-no-such-bridge"
    assert {why(occupied, "Bc5h>e1h"), why(occupied, "Bc5v>e1h"), why(supplied, "Bc5h>e1h")} == {"M5.3"}
    assert legal(occupied, "move-bridge") == set()


def test_m5_3_the_new_place_follows_m5_1_and_m5_2():
    state = draw(ISLE, {"c5": "h", "e1": "~h"}, supply={"bridges": 0})
    assert why(state, "Bc5h>b1h") == "M5.1"
    assert why(state, "Bc5h>e1h") == "M5.1"
    assert why(state, "Bc5h>e2v") == "M5.2"
    assert why(state, "Bc5h>e2h") is None
