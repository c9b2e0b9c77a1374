"""M1: setting up."""

import pytest

from anahuac.games.mexica.events import NobleSet
from tests.mexica.helpers import GAME, legal, play, why


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_m1_1_two_doubles_cover_the_printed_canal(seats):
    state = GAME.new(seats)
    assert (state.doubles, state.singles) == (35, 6)
    assert state.board.named(state.canals) == ("m6", "m7", "l8", "m8")
    assert (state.spare_bridges, state.spare_chips) == (11, 12)


def test_m1_2_eight_tokens_lie_open_and_sorted_and_seven_face_down():
    draws = set()
    for seed in range(20):
        state = GAME.new(4, seed=seed)
        assert len(state.open_tokens) == 8
        assert len(state.hidden_tokens) == 7
        assert list(state.open_tokens) == sorted(state.open_tokens)
        assert sorted([*state.open_tokens, *state.hidden_tokens]) == [3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9, 10, 11, 12, 13]
        draws.add(state.open_tokens)
    assert len(draws) > 10


def test_m1_3_the_temples_of_period_one():
    state = GAME.new(3)
    assert state.position()["supply"]["temples"] == {"0": (3, 3, 2, 1), "1": (3, 3, 2, 1), "2": (3, 3, 2, 1)}


def test_m1_4_each_in_turn_puts_the_noble_on_a_free_start_square():
    state = GAME.new(3)
    assert state.to_act == (0,)
    assert legal(state) == {"@i6", "@h7", "@j7", "@i8"}
    events = play(state, "0: @h7")
    assert events == [NobleSet(0, "h7")]
    assert state.to_act == (1,)
    assert legal(state) == {"@i6", "@j7", "@i8"}
    assert why(state, "@h7") == "M1.4"
    assert why(state, "@i7") == "M1.4"
    assert why(state, "@a1") == "M1.4"
    play(state, "1: @i6", "2: @i8")
    assert state.to_act == (0,)
    assert state.step == "turn"
    assert state.position()["nobles"] == {"0": "h7", "1": "i6", "2": "i8"}


def test_m1_4_it_is_the_first_decision_of_the_game():
    state = GAME.new(2)
    assert why(state, "Ka5") == "M1.4"
    assert why(state, ".") == "M1.4"
    assert why(state, "@i6", seat=1) == "M1.4"
    play(state, "0: @h7", "1: @i8")
    assert why(state, "@i6") == "M1.4"
