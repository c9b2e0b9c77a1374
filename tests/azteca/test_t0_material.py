"""T0: what is in the box."""

from collections import Counter

import pytest

from anahuac.core import Chance
from anahuac.games.azteca import material as box
from anahuac.games.azteca.dice import is_lance
from anahuac.games.azteca.game import drawn_population
from tests.azteca.helpers import BOARD, GAME, position

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
