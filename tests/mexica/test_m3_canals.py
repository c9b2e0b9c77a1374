"""M3: canals and districts."""

from anahuac.games.mexica.events import CanalLaid, DistrictFormed
from tests.mexica.helpers import draw, legal, play, reason, sizes, why

ISLE = """
    @0 #  #  #  ~  #  #
    #  P  #  #  ~  #  #
    P  C  P  #  ~  #  #
    #  P  #  #  ~  #  @1
    #  #  #  #  #  #  #
"""


def test_m3_1_a_tile_lies_on_empty_land_squares():
    """24 of the 31 land squares are neither palace nor occupied; 13 pairs of them along a row, 13 along a column."""
    state = draw(ISLE)
    canals = legal(state, "canal")
    assert len([text for text in canals if "-" not in text]) == 24
    along_rows = {"Kb1-c1", "Kc1-d1", "Kf1-g1", "Kc2-d2", "Kf2-g2", "Kf3-g3", "Kc4-d4"}
    along_rows |= {"Ka5-b5", "Kb5-c5", "Kc5-d5", "Kd5-e5", "Ke5-f5", "Kf5-g5"}
    along_columns = {"Ka4-a5", "Kc1-c2", "Kc4-c5", "Kd1-d2", "Kd2-d3", "Kd3-d4", "Kd4-d5"}
    along_columns |= {"Kf1-f2", "Kf2-f3", "Kf3-f4", "Kf4-f5", "Kg1-g2", "Kg2-g3"}
    assert {text for text in canals if "-" in text} == along_rows | along_columns


def test_m3_1_noble_temple_token_and_canal_are_in_the_way():
    state = draw("""
        #  a1 #  =  t7 #  ~  #
        #  P  #  =  #  #  ~  #
        P  C  P  =  #  #  ~  #
        #  P  @0 =  #  =  ~  @1
        #  #  #  #  =  #  #  #
    """)  # fmt: skip
    assert reason(state, "Kb1") == "mexica-not-empty-temple"
    assert reason(state, "Kd1") == "mexica-not-empty-canal"
    assert reason(state, "Kg1") == "mexica-not-empty-canal"
    assert reason(state, "Kc4") == "mexica-not-empty-noble"
    assert reason(state, "Kc4-c5") == "mexica-not-empty-noble"
    assert reason(state, "Ke1") == "mexica-not-empty-token"
    assert {why(state, text) for text in ("Kb1", "Kd1", "Kg1", "Kc4", "Kc4-c5", "Ke1", "Kc1-d1")} == {"M3.1"}


def test_m3_1_the_noble_need_not_be_near_and_no_canal_need_touch():
    state = draw(ISLE)
    play(state, "0: Kg1, Kb5")
    assert state.singles == 4


def test_m3_1_only_tiles_that_are_left():
    no_doubles = draw(ISLE, supply={"doubles": 0})
    assert len(legal(no_doubles, "canal")) == 24
    assert why(no_doubles, "Kd1-d2") == "M3.1"
    no_singles = draw(ISLE, supply={"singles": 0})
    assert len(legal(no_singles, "canal")) == 26
    assert why(no_singles, "Kd1") == "M3.1"
    nothing = draw(ISLE, supply={"singles": 0, "doubles": 0})
    assert legal(nothing, "canal") == set()


def test_m3_1_a_tile_costs_one_point_whatever_its_length():
    state = draw(ISLE)
    assert play(state, "0: Kd1-d2, Kd3")[0] == CanalLaid(0, ("d1", "d2"))
    assert (state.ap, state.doubles, state.singles) == (4, 34, 5)


def test_m3_2_never_on_lake_or_palace():
    state = draw("""
        .  #  #  #  #  #  #  .
        #  #  P  #  #  #  #  #
        #  P  C  P  #  ~  ~  #
        #  #  P  @0 #  ~  ~  @1
        #  #  #  #  #  #  #  #
    """)  # fmt: skip
    for text in ("Ka1", "Ka1-b1", "Ka1-a2", "Kh1", "Kg1-h1"):
        assert reason(state, text) == "mexica-no-canal-lake"
        assert why(state, text) == "M3.2"
    for text in ("Kc2", "Kc3", "Kb2-c2", "Kb3-c3"):
        assert reason(state, text) == "mexica-no-canal-palace"
        assert why(state, text) == "M3.2"


def test_m3_2_not_in_a_founded_district_even_on_its_empty_squares():
    """The canal along d cuts off e1 to f3, six squares, which the printed canal and the two canals below close."""
    state = draw("""
        #  #  #  =  #  #  ~  #
        #  P  #  =  #  t6 ~  #
        P  C  P  =  #  #  ~  #
        #  P  @0 #  =  =  ~  @1
        #  #  #  #  #  #  #  #
    """)  # fmt: skip
    assert reason(state, "Ke1") == "mexica-no-canal-founded"
    assert why(state, "Ke1-e2") == "M3.2"
    assert why(state, "Kd4") is None


def test_m3_2_not_before_a_bridge():
    state = draw("""
        @0 #  h  #  #  #  #
        #  #  #  #  v  #  #
        #  P  #  #  #  #  #
        P  C  P  ~  ~  ~  ~
        #  P  #  #  #  #  @1
    """)  # fmt: skip
    for square in ("b1", "d1", "e1", "e3"):
        assert reason(state, f"K{square}") == "mexica-no-canal-access"
        assert why(state, f"K{square}") == "M3.2"
    for square in ("c2", "d2", "f2"):
        assert why(state, f"K{square}") is None


def test_m3_3_at_the_start_the_island_is_one_district():
    assert sizes(draw(ISLE)) == [31]


def test_m3_3_canals_that_touch_at_a_corner_close_a_district():
    """The canals d1, c2, b3 and a4 touch only at corners; behind them lie a1, b1, c1, a2, b2 and a3."""
    state = draw("""
        @0 #  #  =  #  #  ~
        #  #  =  #  #  #  ~
        #  =  #  #  P  #  ~
        =  #  #  P  C  P  ~
        #  #  #  #  P  #  @1
    """)  # fmt: skip
    assert sizes(state) == [6, 21]


def test_m3_3_bridges_do_not_join_districts():
    state = draw("""
        @0 #  #  h  #  #  ~
        #  #  =  #  #  #  ~
        #  =  #  #  P  #  ~
        =  #  #  P  C  P  ~
        #  #  #  #  P  #  @1
    """)  # fmt: skip
    assert sizes(state) == [6, 21]


def test_m3_3_palace_squares_and_occupied_squares_count():
    """The palace behind canals: five palace squares, a temple, a noble and three empty squares."""
    state = draw("""
        #  #  =  #  #  #  ~
        #  =  @0 =  #  #  ~
        =  #  P  #  =  #  ~
        =  P  C  P  =  #  ~
        #  =  P  a1 =  #  @1
        #  #  =  =  #  #  #
    """)  # fmt: skip
    assert sizes(state) == [3, 3, 9, 12]


def test_m3_3_a_canal_divides_a_district_and_the_event_tells_the_sizes():
    """Along column d: fifteen squares of columns a to c; the eight of f and g above row 5, and e5, f5, g5."""
    state = draw(ISLE)
    events = play(state, "0: Kd1-d2, Kd3-d4")
    assert not [event for event in events if isinstance(event, DistrictFormed)]
    assert sizes(state) == [27]
    events = play(state, "0: Kd5")
    assert events == [CanalLaid(0, ("d5",)), DistrictFormed((11, 15))]
    assert sizes(state) == [11, 15]


def test_m3_3_an_unfounded_district_may_be_divided_again():
    state = draw(ISLE)
    play(state, "0: Kd1-d2, Kd3-d4, Kd5, Kc1, Kc2")
    assert sizes(state) == [11, 13]
    play(state, "0: Ke5-f5")
    assert sizes(state) == [9, 13]


def test_m3_3_one_tile_may_make_three_districts():
    """Six squares to the left of c3, twelve to its right, ten below c4."""
    state = draw("""
        @0 #  =  #  #  P  #
        #  #  =  #  P  C  P
        #  #  #  #  #  P  #
        =  =  #  =  =  =  =
        #  #  #  #  #  #  #
        ~  ~  ~  ~  #  #  @1
    """)  # fmt: skip
    assert sizes(state) == [30]
    events = play(state, "0: Kc3-c4")
    assert events[1] == DistrictFormed((6, 10, 12))
    assert sizes(state) == [6, 10, 12]


def test_m3_4_a_canal_may_leave_single_squares_or_nothing():
    state = draw(ISLE)
    play(state, "0: Kb1, Ka2")
    assert sizes(state) == [1, 28]
    play(state, "0: .", "1: Kg3, Kf4, Kg5")
    assert sizes(state) == [1, 1, 5, 19]
    lonely = draw("""
        #  =  #  #  P  #
        =  #  #  P  C  P
        @0 #  #  #  P  #
        ~  ~  ~  ~  @1 #
    """)  # fmt: skip
    assert sizes(lonely) == [1, 17]
    play(lonely, "0: Ka1")
    assert sizes(lonely) == [17]
