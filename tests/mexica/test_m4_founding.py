"""M4: founding districts."""

from anahuac.games.mexica.events import Founded
from tests.mexica.helpers import draw, legal, of, play, reason, why

CORNER = """
    @0 #  #  =  #  #  ~
    #  #  =  #  #  #  ~
    #  =  #  #  P  #  ~
    =  #  #  P  C  P  ~
    #  #  #  #  P  #  @1
"""
"""Six squares in the corner: a1, b1, c1, a2, b2, a3; the other 21 hang together."""

PALACE = """
    #  =  #  #  =  #  ~
    #  =  P@0 = =  #  ~
    =  P  C  P  =  #  ~
    =  =  P  =  #  #  ~
    #  #  =  =  #  #  @1
"""
"""The palace and c1, d1 above it: seven squares."""


def test_m4_1_the_noble_the_size_the_token_and_an_empty_square():
    state = draw(CORNER, open_tokens=[3, 5, 6, 7], removed_tokens=[3, 4, 4, 5])
    assert legal(state, "found") == {"F6b1", "F6c1", "F6a2", "F6b2", "F6a3"}
    assert reason(state, "F5b1") == "mexica-wrong-size"
    assert reason(state, "F8b1") == "mexica-no-token"
    assert {why(state, "F5b1"), why(state, "F8b1"), why(state, "F7b1")} == {"M4.1"}


def test_m4_1_on_a_bridge_the_noble_is_in_no_district():
    state = draw(CORNER, {"a1": "#", "b3": "h@0"}, open_tokens=[6])
    assert legal(state, "found") == set()
    assert reason(state, "F6b1") == "mexica-on-bridge"
    assert why(state, "F6b1") == "M4.1"


def test_m4_1_a_district_has_one_token():
    state = draw(CORNER, {"b1": "t6"}, open_tokens=[6, 7])
    assert legal(state, "found") == set()
    assert reason(state, "F6c1") == "mexica-has-token"
    assert why(state, "F6c1") == "M4.1"


def test_m4_1_no_empty_square_no_founding():
    full = {"b1": "a1", "c1": "a1", "a2": "a1", "b2": "a2", "a3": "a2"}
    state = draw(CORNER, full, open_tokens=[6])
    assert legal(state, "found") == set()
    for square in ("a1", "b1", "e1"):
        assert reason(state, f"F6{square}") == "mexica-no-square-left"
        assert why(state, f"F6{square}") == "M4.1"


def test_m4_1_a_palace_square_is_not_enough():
    """The five squares of the palace alone are a district, but no place for a token."""
    state = draw(PALACE, {"c1": "=", "d1": "="}, open_tokens=[5])
    assert legal(state, "found") == set()
    assert reason(state, "F5c3") == "mexica-no-square-left"
    assert why(state, "F5c3") == "M4.1"


def test_m4_1_palace_squares_count_for_the_size():
    state = draw(PALACE, open_tokens=[7])
    assert legal(state, "found") == {"F7c1", "F7d1"}


def test_m4_2_the_token_lies_on_any_such_square_also_before_a_bridge_and_stays():
    state = draw(CORNER, {"b3": "h"}, open_tokens=[6, 7])
    assert "F6a3" in legal(state)
    play(state, "0: F6a3, Na2")
    assert why(state, "Na3") == "M6.1"
    assert why(state, "T1a3") == "M7.1"
    assert why(state, "Ka3") == "M3.1"
    assert why(state, "Kc1") == "M3.2"
    assert why(state, "F6c1") == "M4.1"


def test_m4_2_not_on_the_palace():
    state = draw(PALACE, open_tokens=[7])
    assert reason(state, "F7c3") == "mexica-palace"
    assert why(state, "F7c3") == "M4.2"


def test_m4_2_not_on_a_square_that_is_elsewhere_or_not_empty():
    state = draw(CORNER, open_tokens=[6])
    assert reason(state, "F6e1") == "mexica-elsewhere"
    assert reason(state, "F6a1") == "mexica-not-empty-noble"
    assert reason(state, "F6d1") == "mexica-not-empty-canal"
    assert {why(state, text) for text in ("F6e1", "F6a1", "F6d1")} == {"M4.2"}


def test_m4_2_founding_is_free():
    state = draw(CORNER, open_tokens=[6], ap=0)
    assert legal(state) == {"F6b1", "F6c1", "F6a2", "F6b2", "F6a3", "."}
    play(state, "0: F6c1")
    assert state.ap == 0
    assert state.open_tokens == ()


def test_m4_3_the_founder_scores_the_second_value_others_there_the_third():
    """Size 6 is worth 6, 3, 2."""
    state = draw(CORNER, {"a2": "@2"}, open_tokens=[6], scores=[10, 0, 1])
    events = play(state, "0: F6c1")
    assert of(events, Founded) == [Founded(0, "c1", 6, 3, (2,), 2)]
    assert state.scores == (13, 0, 3)


def test_m4_3_a_noble_on_a_bridge_is_not_there():
    state = draw(CORNER, {"b3": "h@2"}, open_tokens=[6])
    play(state, "0: F6c1")
    assert state.scores == (3, 0, 0)


def test_m4_4_who_formed_the_district_does_not_matter():
    """Seat 1 closes the corner off, seat 0 founds it a turn later."""
    state = draw(CORNER, {"a4": "#"}, open_tokens=[6], turn=1)
    play(state, "1: Ka4, .", "0: F6c1")
    assert state.scores == (3, 0)


def test_m4_4_forming_and_founding_in_one_turn():
    state = draw(CORNER, {"a4": "#"}, open_tokens=[6])
    play(state, "0: Ka4, F6c1")
    assert state.scores == (3, 0)
