"""T7, T8 and T9: tribute, purchases and the slave market."""

import pytest

from anahuac.games.azteca.tribute import sacrifices_of, tribute_of
from tests.azteca.helpers import army, at, force, legal, load, owned, place, play, position, why

LANDS = {
    "chalco": {"owner": 1, "population": 2},
    "coatepec": {"owner": 1, "assimilated": True, "population": 1},
    "tlaxcala": {"owner": 1},
}


def test_t7_1_tribute():
    """Capital 4, two cities 1 each, an outer valley 2, two controlled zones 1 each: 10."""
    ships = {1: {"lake-south": 2, "lake-east": 1}, 0: {"lake-south": 1}, 2: {"lake-north": 1}}
    state = position(territories=LANDS, ships=ships)
    assert tribute_of(state, 1) == 10
    assert tribute_of(state, 0) == 4


def test_t7_2_sacrifice_points():
    """Population 2 + 1, assimilated 1, valley 1."""
    state = position(territories=LANDS)
    assert sacrifices_of(state, 1) == 5


def test_t7_2_what_is_held_is_secret():
    state = position(tribute={1: 9}, sp={1: 7})
    assert state.view(0).tribute == (0, None, None)
    assert state.view(0).sacrifices == (0, None, None)


def test_t7_3_cards_before_income():
    state = position(phase=2, hands={0: ["tlaloc"], 1: ["raid"]})
    assert (state.step, state.tribute) == ("tribute", (0, 0, 0))
    load(state, 5)
    play(state, "0: C tlaloc", "1: .", "1: .")
    assert (state.phase, state.tribute) == (3, (9, 4, 4))


def test_t8_1_prices():
    state = position(phase=3, turn=0, tribute={0: 13})
    play(state, "0: $ R+w")
    assert state.tribute[0] == 12
    play(state, "0: $ R+k, $ pochteca, $ ship lake-west, $ dam tizapan")
    assert state.tribute[0] == 12 - 2 - 1 - 2 - 3
    play(state, "0: $ general w")
    assert state.tribute[0] == 0
    assert why(state, 0, "$ pochteca") == "T8.1"
    assert why(state, 0, "$ dam tizapan") == "T8.1"
    assert state.neighbours(at("tizapan")) >> at("tenochtitlan") & 1


def test_t8_1_only_aztecs_build_dams():
    assert why(position(phase=3, turn=1, tribute={1: 9}), 1, "$ dam tizapan") == "T8.1"


def test_t8_2_where_new_things_go():
    armies = {1: {"A": army("chalco", 1), "B": army("colhuacan", 4)}}
    state = position(phase=3, turn=1, tribute={1: 20}, armies=armies, territories=owned((1, "chalco")))
    assert why(state, 1, "$ A+w") == "T8.2"
    assert why(state, 1, "$ B+w") == "T8.2"
    assert why(state, 1, "$ general w") == "T8.2"
    assert why(state, 1, "$ ship lake-north") == "T8.2"
    play(state, "1: $ R+w, $ R+w, $ R+k, $ general w, R>C k")
    assert (place(state, 1, "C"), force(state, 1, "C"), force(state, 1, "R")) == ("colhuacan", (1, 1), (1, 0))
    assert "R>B w" not in legal(state, 1)


def test_t8_2_limits():
    groups = {letter: army("colhuacan", 4) for letter in "ABC"}
    state = position(phase=3, turn=1, tribute={1: 20}, armies={1: groups}, reserve={1: {"warriors": 4}},
                     pochtecas={1: 4}, ships={1: {"lake-south": 5}})  # fmt: skip
    assert {why(state, 1, text) for text in ("$ R+w", "$ pochteca", "$ ship lake-south", "$ general w")} == {"T0.4"}
    assert legal(state, 1) == {"."}


@pytest.mark.parametrize(("face", "slaves"), [(1, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_t9_1_the_size_of_a_lot(face, slaves):
    state = position(phase=3, turn=2, tribute={0: 1})
    play(load(state, face), "2: .")
    play(state, "0: bid 1", "1: .", "2: .")
    assert (state.sp[0], state.tribute[0]) == (slaves, 0)


def test_t9_2_an_auction():
    state = position(phase=3, turn=2, tribute={0: 3, 1: 5, 2: 9})
    play(load(state, 6), "2: .")
    assert legal(state, 0) == {"bid 1", "bid 2", "bid 3", "."}
    play(state, "0: bid 2")
    assert why(state, 1, "bid 2") == "T9.2"
    assert why(state, 1, "bid 6") == "T9.2"
    play(state, "1: .", "2: bid 3", "0: .")
    assert (state.tribute, state.sp) == ((3, 5, 6), (0, 0, 3))
    assert state.to_act == (1,)


def test_t9_2_everybody_is_asked_and_an_unwanted_lot_is_gone():
    state = position(phase=3, turn=2)
    play(state, "2: .", "0: .", "1: .", "2: .")
    assert state.sp == (0, 0, 0)
    assert state.to_act == (1,)


def test_t9_3_the_winner_pays():
    state = position(phase=3, turn=2, tribute={1: 4})
    play(load(state, 5), "2: .")
    play(state, "0: .", "1: bid 4", "2: .")
    assert (state.tribute[1], state.sp[1]) == (0, 2)
