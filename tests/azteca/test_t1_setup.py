"""T1 and T2: set-up and the order of the phases."""

import pytest

from anahuac.core import IllegalAction
from anahuac.games.azteca.events import PhaseBegan, RoundBegan
from tests.azteca.helpers import GAME, at, force, legal, place, play, position, why

FULL = "A+w, A+w, A+w, A+k, B+w, B+w, B+w, B+k, C+w, C+w, C+w, C+k, R+w"


def test_t1_1_everybody_begins_alike():
    state = GAME.new(4)
    assert state.tribute == (4, 4, 4, 4)
    assert (state.warriors, state.knights) == ((10,) * 4, (3,) * 4)
    assert [place(state, seat, "B") for seat in range(4)] == ["tenochtitlan", "colhuacan", "texcoco", "azcapotzalco"]
    assert {"S lake-west", "S lake-east"} <= legal(state, 0)
    assert why(state, 1, "S lake-west") == "T1.1"
    play(state, "1: S lake-south")
    assert why(state, 1, "S lake-south") == "T1.1"


def test_t1_2_armies_are_divided_in_secret():
    state = GAME.new(3)
    before = state.view(0)
    play(state, "1: " + FULL)
    assert state.view(0) == before
    assert force(state, 1, "A") == (3, 1)
    assert why(state, 1, "A+w") == "T1.2"
    assert why(state, 1, ".") == "T1.1"
    play(state, "1: S lake-south, .")
    assert state.to_act == (0, 2)
    assert state.view(1).fighters[1] == ((3, 1), (3, 1), (3, 1), (1, 0))
    assert state.view(0).fighters[1] is None


def test_t1_2_no_army_stays_empty():
    """Twelve are placed, the last counter must go to C, which is still empty."""
    state = GAME.new(3)
    play(state, "1: A+w, A+w, A+w, A+w, R+w, R+w, R+w, R+w, B+w, B+w, B+k, B+k")
    assert legal(state, 1) & {"B+k", "C+k"} == {"C+k"}
    with pytest.raises(IllegalAction):
        play(state, "1: B+k")


def test_t1_3_the_aztecs_lay_a_dam():
    state = GAME.new(3)
    assert {"D tlacopan", "D tizapan", "D tepeyacac"} <= legal(state, 0)
    assert why(state, 1, "D tizapan") == "T1.3"
    play(state, "0: " + FULL + ", S lake-east")
    assert why(state, 0, ".") == "T1.3"
    play(state, "0: D tizapan, .", "1: S lake-south, " + FULL + ", .")
    play(state, "2: S lake-north, " + FULL + ", .")
    assert state.neighbours(at("tenochtitlan")) == 1 << at("tizapan")
    assert state.ships_at(0, 2) == 1


def test_t1_4_the_tlatoani_goes_round():
    assert {GAME.new(4, seed=seed).tlatoani for seed in range(30)} == {0, 1, 2, 3}
    state = position(3, phase=8, tlatoani=2)
    assert state.order() == (2, 0, 1)
    events = play(state, "2: .", "0: .", "1: .", "0: .", "1: .", "2: .")
    (began,) = [event for event in events if isinstance(event, RoundBegan)]
    assert (began.round, began.order) == (2, (0, 1, 2))


def test_t2_1_the_phases_follow_each_other():
    state = position(3, phase=1)
    assert state.phase == 2, "nobody had a card to discard, so phase 1 is over at once"
    events = []
    while state.round == 1:
        state.apply(state.to_act[0], GAME.action("no" if "no" in legal(state, state.to_act[0]) else "."), events)
    assert [event.phase for event in events if isinstance(event, PhaseBegan)] == [3, 4, 5, 6, 7, 8, 1]
