"""M2: turns and rounds."""

from anahuac.games.mexica.events import TurnEnded
from tests.mexica.helpers import draw, legal, of, play, why

ISLE = """
    @0 #  #  #  ~  #  #
    #  P  #  #  ~  #  #
    P  C  P  #  ~  #  #
    #  P  #  #  ~  #  @1
    #  #  #  #  #  #  #
"""


def test_m2_1_six_points_in_any_sequence_and_the_rest_is_lost():
    state = draw(ISLE, round=3)
    assert state.ap == 6
    events = play(state, "0: Kd1, Nb1, T1b5, Kd2, Na1, .")
    assert of(events, TurnEnded) == [TurnEnded(0, 1)]
    assert state.to_act == (1,)
    assert state.ap == 6


def test_m2_1_what_cannot_be_paid_for_is_not_legal():
    state = draw(ISLE, ap=2)
    squares = [
        "b1",
        "c1",
        "d1",
        "a2",
        "c2",
        "d2",
        "d3",
        "a4",
        "c4",
        "d4",
        "a5",
        "b5",
        "c5",
        "d5",
        "e5",
        "f5",
        "g5",
        "f1",
        "f2",
        "f3",
        "f4",
        "g1",
        "g2",
        "g3",
    ]
    assert legal(state, "temple") == {f"T{height}{square}" for height in (1, 2) for square in squares}
    assert why(state, "T3b1") == "M2.1"
    assert why(state, "!b1") == "M2.1"
    play(state, "0: Kd1, Kd2")
    for text in ("Kd3", "Kd3-d4", "Be1h", "Nb1", "T1b1", "+"):
        assert why(state, text) == "M2.1"
    assert legal(state) == {"."}


def test_m2_1_only_the_seat_whose_turn_it_is_acts():
    state = draw(ISLE)
    assert state.legal_actions(1) == ()
    assert why(state, "Kd1", seat=1) == "M2.1"
    assert why(state, ".", seat=1) == "M2.1"
    assert why(state, ".", seat=2) == "M2.1"


def test_m2_2_a_round_is_one_turn_of_everybody():
    state = draw(ISLE, round=2)
    play(state, "0: Kd1, .")
    assert state.round == 2
    play(state, "1: .")
    assert (state.round, state.to_act) == (3, (0,))


def test_m2_2_the_start_player_stays_the_same_in_period_two():
    state = draw(ISLE, round=7)
    play(state, "0: .", "1: .")
    assert (state.period, state.round, state.to_act) == (2, 1, (0,))
