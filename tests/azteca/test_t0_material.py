"""T0: what is in the box."""

from collections import Counter

import pytest

from anahuac.core import Chance
from anahuac.games.azteca import material as box
from anahuac.games.azteca.dice import is_lance
from anahuac.games.azteca.events import Rerolled, Rolled
from anahuac.games.azteca.game import drawn_population
from tests.azteca.helpers import BOARD, GAME, load, play, position

DECK = {
    "influence": 3, "ruse": 3, "insubordination": 3, "tlaloc": 3, "submission": 2, "yacatecuhtli": 2,
    "assassination": 3, "chalchiuhtlicue": 2, "raid": 5, "diversion": 2, "reinforcements": 3, "heroic": 3,
    "passage": 2, "flood": 2, "earthquake": 2,
}  # fmt: skip
"""T6.3, written out a second time."""


def test_t0_1_the_map():
    assert Counter(BOARD.kind) == {"capital": 4, "city": 24, "valley": 4}
    assert {BOARD.ids[at] for at in range(32) if BOARD.kind[at] == "valley"} == {
        "tula", "toluca", "tlaxcala", "oaxtepec"
    }  # fmt: skip
    assert len(BOARD.zone_ids) == 4
    assert len(BOARD.data.borders) == 66


def test_t0_1_a_broken_map_is_refused_with_every_reason():
    content = BOARD.content.replace(b'"kind": "valley"', b'"kind": "city"', 1).replace(b'"lake-west"', b'"lake-x"', 1)
    ids = {reason.id for reason in GAME.check_board(content)}
    assert {"azteca-board-city", "azteca-board-valley"} <= ids
    assert GAME.check_board(b"{}")[0].id == "board-format"
    assert GAME.check_board(BOARD.content) == []


def test_t0_2_peoples_and_capitals():
    assert {people: BOARD.ids[home] for people, home in BOARD.capital.items()} == {
        "aztecs": "tenochtitlan", "toltecs": "colhuacan", "chichimecs": "texcoco", "tepanecs": "azcapotzalco"
    }  # fmt: skip
    assert position(3).neutral >> BOARD.capital["tepanecs"] & 1
    without = position(3, peoples={0: "toltecs", 1: "chichimecs", 2: "tepanecs"}, phase=3, turn=0, tribute={0: 9})
    assert all("dam" not in str(action) for seat in range(3) for action in without.legal_actions(seat))


def test_t0_3_lances():
    assert sum(is_lance("yellow", face) for face in range(1, 7)) == 3
    assert sum(is_lance("red", face) for face in range(1, 7)) == 2


def test_t0_4_limits():
    assert (box.COUNTERS, box.GENERALS, box.SHIPS, box.POCHTECAS, len(BOARD.far_sides)) == (16, 3, 5, 4, 3)


def test_t0_5_cards():
    assert box.ACTION_CARDS == DECK
    assert sum(DECK.values()) == 40
    assert Counter(box.EXPEDITIONS) == {0: 3, 2: 4, 4: 3, 6: 2}
    assert box.WRATH == (9, 10, 11)


@pytest.mark.parametrize("players", [3, 4])
def test_t0_6_population(players):
    state = GAME.new(players, seed=players)
    assert Counter(state.population) == {0: 20, 1: 8, 2: 4}
    for at, people in enumerate(state.population):
        assert not people or (state.neutral >> at & 1 and BOARD.kind[at] != "valley")
    drawn = {at for seed in range(60) for at, n in enumerate(drawn_population(state, Chance(seed))) if n}
    assert (BOARD.capital["tepanecs"] in drawn) == (players == 3)


def test_the_numbers_of_the_rules():
    assert box.PRICES == {"warrior": 1, "knight": 2, "pochteca": 1, "general": 4, "ship": 2, "dam": 3}
    assert box.TRIBUTE == {"capital": 4, "city": 1, "valley": 2}
    assert [box.SLAVES[face] for face in range(1, 7)] == [1, 1, 1, 2, 2, 3]
    assert box.MISSION_PRICES == {"expedition": 0, "spy": 0, "ally": 3, "rebel": 1, "assimilate": 3}
    assert box.HARD_MISSION_PRICES == {"ally": 2, "ally+": 4, "assimilate": 1}
    assert [box.MOBILISED[face] for face in range(1, 8)] == [(0, 0)] * 3 + [(1, 0)] * 2 + [(0, 1)] * 2
    assert (box.CITY_GUARD, box.VALLEY_GUARD, box.NOMADS, box.RECOVERY) == ((1, 1), (0, 3), (2, 1), (3, 1))
    assert (box.TEMPLE, box.UNDERWORLD, box.STEP_COSTS, box.INTRODUCTORY_COST) == (5, 4, (20, 22, 25), 15)
    assert (box.FREE_START_TRIBUTE, box.FREE_START_AZTECS, box.ROUND_LIMIT) == (34, 37, 30)


def at_war():
    """A position with something of everything in play."""
    return position(
        phase=5,
        turn=0,
        armies={1: {"A": {"at": "colhuacan", "warriors": 2}}},
        ships={0: {"lake-west": 2}},
        pochtecas={1: 2},
        missions=[[0, "expedition", None]],
        dams=[["tenochtitlan", "tizapan"]],
    )


def test_t0_4_every_piece_is_counted_where_it_lies():
    found = at_war().material()
    assert (found["generals 1"], found["ships 0"], found["pochtecas 0"], found["pochtecas 1"]) == (3, 5, 4, 4)
    assert (found["dams"], found["counters 1"], found["wrath cards"]) == (3, 16, 3)


@pytest.mark.parametrize(
    ("field", "value", "piece", "count"),
    [
        ("army_at", (-1,) * 9, "generals 1", 2),
        ("ships", (1,) + (0,) * 11, "ships 0", 4),
        ("pochtecas", (0, 0, 0), "pochtecas 1", 2),
        ("missions", (), "pochtecas 0", 3),
        ("dams", 0, "dams", 2),
        ("wrath", (9, 9, 10, 11), "wrath cards", 4),
    ],
)
def test_t0_4_a_piece_that_got_lost_is_missed(field, value, piece, count):
    state = at_war()
    setattr(state, field, value)
    assert state.material()[piece] == count


def test_t0_4_what_is_lost_returns_to_the_box():
    """A ship is sunk, a pochteca comes back from its mission: both can be bought again."""
    state = position(phase=6, turn=0, ships={0: {"lake-east": 5}, 2: {"lake-east": 1}})
    before = state.material()
    play(state, "0: .", "2: .")
    load(state, 6, 1, 1, 1)
    play(state, "0: x lake-east 2")
    assert (state.material(), state.fleet(2), state.box[0], state.box[4]) == (before, 0, 0, 5)
    state = position(phase=5, turn=0, pochtecas={0: 4})
    assert state.box[1] == 0
    play(state, "0: expedition, spy chalco, .")
    assert (state.box[1], state.pochtecas[0]) == (2, 2)


def test_t0_3_what_dice_show_is_told_as_lances():
    """Yellow shows a lance on 4, 5, 6, red on 5 and 6; the white die its number."""
    rolled = Rolled(0, ("yellow", "yellow", "red", "red", "white"), (3, 4, 4, 5, 6))
    assert GAME.tell(rolled, BOARD).tell("en", ["Ana"]) == (
        "Ana rolls yellow: nothing; yellow: a lance; red: nothing; red: a lance; white: 6."
    )
    again = GAME.tell(Rerolled(0, 1, "red", 5), BOARD)
    assert again.tell("de", ["Ana"]) == "Durch den Einfluss von Ana wird Würfel 2 neu geworfen (rot: eine Lanze)."
