"""M10: the end of a period."""

from anahuac.games.mexica.events import PeriodBegan, PeriodEnded, TokenRemoved
from tests.mexica.helpers import draw, of, play

ISLE = """
    @0 #  #  #  ~  #  #
    #  P  #  #  ~  #  #
    P  C  P  #  ~  #  #
    #  P  #  #  ~  #  @1
    #  #  #  #  #  #  #
"""
ONE_LEFT = {"0": [1, 0, 0, 0], "1": [3, 3, 2, 1]}

CORNER = """
    @0 #  #  =  #  #  ~
    #  #  =  #  #  #  ~
    #  =  #  #  P  #  ~
    =  #  #  P  C  P  ~
    #  #  #  #  P  #  @1
"""
"""Six squares in the corner, 21 elsewhere."""
NO_TILES = {"doubles": 0, "singles": 0}


def test_m10_1_tokens_and_temples_both_and_the_round_is_played_out():
    state = draw(ISLE, open_tokens=[], supply={"temples": ONE_LEFT})
    events = play(state, "0: T1b1, .")
    assert not of(events, PeriodEnded)
    assert state.to_act == (1,)
    events = play(state, "1: Kd1, .")
    assert of(events, PeriodEnded) == [PeriodEnded(1, "complete")]
    assert state.period == 2


def test_m10_1_not_without_the_tokens():
    state = draw(ISLE, open_tokens=[7], supply={"temples": ONE_LEFT})
    play(state, "0: T1b1, .", "1: Kd1, .")
    assert (state.period, state.round) == (1, 3)


def test_m10_1_not_without_the_temples():
    state = draw(ISLE, open_tokens=[])
    play(state, "0: T1b1, .", "1: Kd1, .")
    assert (state.period, state.round) == (1, 3)


def test_m10_1_the_last_token_may_be_founded_by_the_last_player():
    state = draw(CORNER, turn=1, open_tokens=[6], supply={"temples": {"0": [0, 0, 0, 0], "1": [3, 3, 2, 1]}})
    play(state, "1: !a2, F6b1, .")
    assert state.period == 2
    assert state.scores == (2, 3)


def test_m10_1_ends_period_two_and_the_game():
    state = draw(ISLE, period=2, open_tokens=[], supply={"temples": ONE_LEFT})
    play(state, "0: T1b1, .", "1: Kd1, .")
    assert state.to_act == ()
    assert state.outcome.reason == "complete"
    assert [state.legal_actions(seat) for seat in (0, 1)] == [(), ()]


def test_m10_2_a_round_of_nothing_but_ends():
    state = draw(ISLE)
    events = play(state, "0: .", "1: .")
    assert of(events, PeriodEnded) == [PeriodEnded(1, "passed")]
    assert state.period == 2
    play(state, "0: .", "1: .")
    assert state.outcome.reason == "passed"


def test_m10_2_any_action_of_anybody_keeps_the_period_going():
    for turn in ("0: +, .", "0: Na2, Na1, .", "0: Kd1, ."):
        state = draw(ISLE)
        play(state, turn, "1: .")
        assert (state.period, state.round) == (1, 3)
    spent = draw(ISLE, chips=[1, 0])
    play(spent, "0: $, .", "1: .")
    assert spent.period == 1


def test_m10_2_what_was_done_in_an_earlier_round_does_not_count():
    state = draw(ISLE)
    play(state, "0: Kd1, .", "1: .", "0: .", "1: .")
    assert state.period == 2


def test_m10_3_no_unfounded_district_is_as_large():
    """Canals along column d leave 15 and 11 squares; further ones leave 12 of the 15, then 10: 13 goes, then 12."""
    state = draw(ISLE, open_tokens=[4, 9, 12, 13])
    events = play(state, "0: Kd1-d2, Kd3-d4, Kd5")
    assert not of(events, TokenRemoved)
    events = play(state, "0: Ka4-a5, Kb5, .", "1: Kc4-c5")
    assert of(events, TokenRemoved) == [TokenRemoved(13), TokenRemoved(12)]
    assert state.open_tokens == (4, 9)
    assert state.removed[-2:] == (12, 13)


def test_m10_3_a_founding_can_take_the_largest_district_away():
    """Thirteen squares in the west, five in the east; once the west is founded, nothing is large enough for a 6."""
    state = draw("""
        @0 P  #  #  =  #
        P  C  P  #  =  #
        #  P  #  #  =  #
        #  =  =  =  =  #
        =  ~  ~  ~  ~  @1
    """, open_tokens=[3, 6, 13])  # fmt: skip
    events = play(state, "0: F13d1")
    assert of(events, TokenRemoved) == [TokenRemoved(6)]
    assert state.open_tokens == (3,)


def test_m10_3_while_there_are_tiles_a_larger_district_can_be_cut():
    state = draw(CORNER, open_tokens=[4, 5, 7])
    play(state, "0: +")
    assert state.open_tokens == (4, 5, 7)


def test_m10_3_without_tiles_a_district_of_exactly_its_size_is_needed():
    state = draw(CORNER, open_tokens=[4, 6], supply={"doubles": 0, "singles": 1})
    events = play(state, "0: Kf1")
    assert of(events, TokenRemoved) == [TokenRemoved(4)]
    assert state.open_tokens == (6,)


def test_m10_3_with_the_last_tile_every_place_is_tried():
    """On a2 it leaves 4 of the corner's 6 squares; nowhere does it leave 7 of the other district's 21."""
    state = draw(CORNER, open_tokens=[4, 6, 7], supply={"doubles": 0, "singles": 1})
    assert state.open_tokens == (4, 6)


def test_m10_3_two_squares_without_a_temple_are_needed():
    """A square for the token, one for the noble: with a temple on all but one the 6 is gone."""
    built = {"c1": "b1", "a2": "b1", "b2": "b2"}
    state = draw(CORNER, built, open_tokens=[6], supply=NO_TILES)
    assert state.open_tokens == (6,)
    events = play(state, "0: T1b1")
    assert not of(events, TokenRemoved)
    events = play(state, "0: T1a3")
    assert of(events, TokenRemoved) == [TokenRemoved(6)]


def test_m10_3_one_of_them_outside_the_palace():
    """The palace and a1 to its left: once a temple stands there, only palace squares are left."""
    state = draw("""
        =  =  P  =  #  #  ~
        @0 P  C  P  =  #  ~
        =  =  P  =  #  #  ~
        #  #  =  =  #  #  ~
        #  #  #  #  #  #  @1
    """, open_tokens=[6], supply=NO_TILES)  # fmt: skip
    events = play(state, "0: Nb2")
    assert not of(events, TokenRemoved)
    events = play(state, "0: T1a2")
    assert of(events, TokenRemoved) == [TokenRemoved(6)]


def test_m10_3_nobles_are_ignored():
    """Two squares are left, and nobles stand on both: they can move."""
    full = {"b1": "a1", "c1": "a1", "a2": "@1", "b2": "a2", "a3": "a1", "g5": "#"}
    state = draw(CORNER, full, open_tokens=[6], supply=NO_TILES)
    play(state, "0: +")
    assert state.open_tokens == (6,)


def test_m10_4_the_round_limit():
    state = draw(ISLE, round=3, options={"round_limit": 3})
    events = play(state, "0: Kd1, .", "1: .")
    assert of(events, PeriodEnded) == [PeriodEnded(1, "round-limit")]
    for _ in range(3):
        assert state.period == 2
        play(state, "0: +, .", "1: .")
    assert state.outcome.reason == "round-limit"


def test_m10_4_forty_rounds_by_default():
    state = draw(ISLE, round=40)
    play(state, "0: Kd1, .", "1: .")
    assert state.period == 2


def test_m10_5_tokens_and_temples_of_period_two():
    """Three of the first nine temples are built; the 7 is still open after two passed turns."""
    state = draw(
        ISLE,
        {"b1": "a1", "c1": "a2", "g1": "b4"},
        open_tokens=[3, 7],
        removed_tokens=[4, 4, 8, 9, 10, 11],
        chips=[2, 1],
        turn=0,
    )
    hidden = [3, 5, 5, 6, 6, 12, 13]
    assert list(state.hidden_tokens) == hidden
    events = play(state, "0: .", "1: .")
    assert of(events, PeriodBegan) == [PeriodBegan(2, (3, 3, 5, 5, 6, 6, 7, 12, 13))]
    assert (state.period, state.round, state.to_act, state.ap) == (2, 1, (0,), 6)
    assert state.open_tokens == (3, 3, 5, 5, 6, 6, 7, 12, 13)
    assert state.hidden_tokens == ()
    after = state.position()
    assert after["supply"]["temples"] == {"0": (5, 4, 4, 3), "1": (6, 5, 4, 2)}
    assert after["nobles"] == {"0": "a1", "1": "g4"}
    assert after["chips"] == [2, 1]


def test_m10_5_open_tokens_of_period_one_count_for_the_end_of_period_two():
    state = draw(ISLE, period=2, open_tokens=[7], supply={"temples": ONE_LEFT})
    play(state, "0: T1b1, .", "1: Kd1, .")
    assert state.outcome is None


def test_m10_5_a_hidden_token_that_cannot_be_founded_is_removed_when_it_is_opened():
    state = draw(CORNER, open_tokens=[3, 3, 4, 4, 5, 5, 6, 6], supply=NO_TILES)
    assert state.open_tokens == (6, 6)
    events = play(state, "0: .", "1: .")
    assert [event.size for event in of(events, TokenRemoved)] == [7, 8, 9, 10, 11, 12, 13]
    assert state.open_tokens == (6, 6)
