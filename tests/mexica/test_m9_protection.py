"""M9: in the first round nobody is shut in."""

import pytest

from tests.mexica.helpers import draw, legal, play, reason, why

CORNER = """
    @1 #  #  #  ~  #  #
    a1 @0 #  #  ~  #  #
    #  P  #  #  ~  #  #
    P  C  P  #  ~  #  #
    #  P  #  #  #  #  #
"""
"""The noble of seat 1 has one way out of its corner: over b1 and c1, past the noble of seat 0."""

POCKET = """
    a1 a1 #  #  ~  #  #
    @1 #  =  #  ~  #  #
    a1 a2 #  #  ~  #  #
    #  P  #  #  ~  #  #
    P  C  P  #  #  #  #
    #  P  #  #  #  #  @0
"""
"""The noble of seat 1 has two squares, a2 and b2; only a bridge over c2 could lead it out."""


def forbidden(drawing, changes=None, edition="2002", **fields):
    """What the protection forbids: the difference between with and without it."""
    with_it = draw(drawing, changes, round=1, options={"protection": edition}, **fields)
    without = draw(drawing, changes, round=1, options={"protection": "off"}, **fields)
    assert legal(with_it) <= legal(without)
    found = legal(without) - legal(with_it)
    assert {why(with_it, text) for text in found} <= {"M9.1"}
    assert {reason(with_it, text) for text in found} <= {"mexica-encloses"}
    return found


def temples(*squares):
    return {f"T{height}{square}" for height in (1, 2, 3, 4) for square in squares}


def test_m9_1_canal_temple_step_and_jump():
    """A single canal on b1 or c1 could be bridged; the doubles b1-c1 and c1-d1 could not."""
    assert forbidden(CORNER) == temples("b1", "c1") | {"Kb1-c1", "Kc1-d1", "Nb1", "!b1"}


def test_m9_1_token():
    """Eight squares; bridges could be built from b3 and c3. Any token but one on b3 cuts the noble off from there."""
    drawing = """
        @1 #  #  =  ~  #  #
        a1 @0 #  =  ~  #  #
        =  #  #  =  ~  #  #
        =  =  =  =  ~  P  #
        #  #  #  #  P  C  P
        #  #  #  #  #  P  #
    """
    assert forbidden(drawing, open_tokens=[8]) >= {"F8b1", "F8c1", "F8c2", "F8c3"}
    assert legal(draw(drawing, round=1, open_tokens=[8]), "found") == {"F8b3"}


def test_m9_1_a_boat_and_a_jump_onto_the_bridge_that_saves():
    """The bridge on c2 is the way out; whoever stops on it closes it, and takes the place where one could be built."""
    boat = {"c2": "h", "c3": "=", "c4": "=", "d4": "=", "g6": "#", "e2": "~h@0"}
    assert "~c2" in forbidden(POCKET, boat)
    assert {"!c2", "!b2"} <= forbidden(POCKET, {"c2": "h"})


def test_m9_1_a_bridge_that_is_moved():
    """Turned on its square it still lies over c2, but leads the noble nowhere; moved away, c2 can be bridged again."""
    away = {"Be1h", "Be2h", "Be3h", "Be4h"}
    state = draw(POCKET, {"c2": "h"}, round=1, supply={"bridges": 0})
    play(state, "0: ^c2h")
    assert legal(state) == away
    assert (why(state, "Bc2v"), why(state, "Bc2h")) == ("M9.1", "M5.3")
    open_again = draw(POCKET, {"c2": "h"}, round=2, supply={"bridges": 0})
    play(open_again, "0: ^c2h")
    assert legal(open_again) == away | {"Bc2v"}


def test_m9_1_a_bridge_that_would_enclose_wherever_it_is_put_down_may_not_be_taken_up():
    """In 2015 a bridge that could be built on c2 again does not save: the bridge there must stay."""
    state = draw(POCKET, {"c2": "h"}, round=1, supply={"bridges": 0}, options={"protection": "2015"})
    assert legal(state, "lift") == set()
    assert (why(state, "^c2h"), reason(state, "^c2h")) == ("M9.1", "mexica-encloses")
    assert legal(draw(POCKET, {"c2": "h"}, round=2, supply={"bridges": 0}), "lift") == {"^c2h"}


def test_m9_1_before_is_with_the_bridge_in_place():
    """By 2015 only the bridge itself saves. Taken up from c2 it must save again, over b3 along the column."""
    fields = {"round": 1, "supply": {"bridges": 0}, "options": {"protection": "2015"}}
    state = draw(POCKET, {"c2": "h", "b3": "="}, **fields)
    play(state, "0: ^c2h")
    assert legal(state) == {"Bb3v"}
    enclosed = draw(POCKET, {"e1": "~h", "b3": "="}, **fields)
    play(enclosed, "0: ^e1h")
    assert legal(enclosed) == {"Bb3h", "Bb3v", "Bc2h", "Bc2v", "Be2h", "Be3h", "Be4h"}


def test_m9_1_a_canal_or_a_bridge_where_the_way_out_could_be_built():
    """Without land on d2 no bridge can lead over c2; nor if one lies there along the column."""
    expected = {"Kd2", "Kd1-d2", "Kd2-d3", "Kb2", "!b2", "Bc2v", "T2b2", "T3b2", "T4b2"}
    assert forbidden(POCKET) == expected


def test_m9_1_only_opponents_and_only_from_not_enclosed_to_enclosed():
    """Seat 1 may shut itself in; and whoever is shut in already may be shut in further."""
    assert draw(CORNER, round=1, turn=1).legal_actions(1)
    own = draw(POCKET, round=1, turn=1)
    assert "Kd2" in legal(own)
    assert forbidden(POCKET, edition="2015") == set()


def test_m9_1_only_in_the_first_round_of_period_one():
    everything = legal(draw(CORNER, round=1, options={"protection": "off"}))
    assert legal(draw(CORNER, round=2)) == everything
    assert "T1b1" in legal(draw(CORNER, round=1, period=2))


ROOM = """
    @1 #  #  #  ~  ~  #  P  #
    #  #  #  #  ~  ~  P  C  P
    #  #  #  #  =  =  #  P  #
    #  #  #  #  =  =  #  #  #
    #  #  #  #  #  =  =  #  @0
"""
"""The noble of seat 1 has 21 squares behind a canal that is two squares wide and cannot be bridged."""


def test_m9_2_twenty_squares_are_enough_nineteen_are_not():
    state = draw(ROOM, round=1)
    assert why(state, "Ka5") is None
    assert why(state, "Ka5-b5") == "M9.1"
    assert why(state, "Ka4-a5") == "M9.1"


def test_m9_2_a_bridge_that_could_be_built_saves_whatever_the_supply():
    """The double canal b3-c3 leaves 19 squares, but can be bridged along the column."""
    assert why(draw(ROOM, round=1), "Kb3-c3") is None
    assert why(draw(ROOM, round=1, supply={"bridges": 0}), "Kb3-c3") is None


def test_m9_2_a_bridge_within_reach_saves():
    bridged = {"c2": "h"}
    assert "Kd1-d2" not in forbidden(POCKET, bridged)
    assert forbidden(POCKET, bridged) == {"!b2", "!c2", "T2b2", "T3b2", "T4b2"}


def test_m9_2_a_noble_on_a_bridge_is_not_enclosed():
    on_it = {"a2": "#", "c2": "h@1", "b2": "#"}
    assert forbidden(POCKET, on_it) == set()


def test_m9_2_nobles_temples_and_tokens_block():
    """A temple on b2, the noble of seat 0 on c3: there are four squares before d1 and d2."""
    behind = {"b2": "a2", "c3": "@0"}
    assert forbidden(CORNER, behind) == temples("b1", "c1") | {"Kb1-c1", "Kc1-d1", "Kd1-d2", "!b1", "!c1"}


@pytest.mark.parametrize("edition", ["2002", "2015", "off"])
def test_m9_3_the_editions(edition):
    """In 2015 no bridge that could be built saves: canals that could be bridged shut in, too.

    West of the printed canal there are 18 squares for the noble, 19 if the other one leaves: so d5, e5 and f5 matter.
    """
    always = temples("b1", "c1") | {"Kb1-c1", "Kc1-d1", "Nb1", "!b1"}
    more = (
        {"Kb1", "Kc1", "Kc1-c2", "Kc2-d2", "Kc3-d3"} | temples("d5", "e5", "f5") | {"!d5", "!e5", "Kd5", "Ke5", "Kf5"}
    )
    more |= {"Kd4-d5", "Kc5-d5", "Kd5-e5", "Ke5-f5", "Kf5-g5", "Kf4-f5"}
    expected = {"2002": always, "2015": always | more, "off": set()}
    assert forbidden(CORNER, edition=edition) == expected[edition]


def test_m9_3_2015_room():
    assert why(draw(ROOM, round=1, options={"protection": "2015"}), "Kb3-c3") == "M9.1"
    assert why(draw(ROOM, round=1, options={"protection": "2015"}), "Kb3") is None
