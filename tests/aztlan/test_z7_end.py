"""Z7: what is left in hand, and who wins."""

import pytest

from anahuac.games.aztlan.events import FinalScored, Scored, Won
from tests.aztlan.helpers import BOARD, GAME, of, play, position, track


def last_scoring(unplayed, **fields):
    """Age V: nobody has a pawn on the board, so that only what is in hand counts. `unplayed` is by seat.

    A 9 was chosen in this age (an 8 by whom the 9 is left), so that nobody has a terrain to name.
    """
    cards = {seat: 8 if left == 9 else 9 for seat, left in enumerate(unplayed)}
    earlier = {seat: [p for p in range(4, 10) if p not in (left, cards[seat])] for seat, left in enumerate(unplayed)}
    return position(len(unplayed), age=5, phase="scoring", cards=cards, power_earlier=earlier, **fields)


def final(culture, unplayed=4):
    """What a hand is worth to seat 0."""
    state = last_scoring([unplayed, 4, 4], culture={0: culture})
    play(state, "0: .")
    return state.scores[0]


@pytest.mark.parametrize(
    ("offerings", "points"),
    [(1, 1), (2, 4), (3, 9), (4, 16), (5, 25), (6, 26), (7, 29), (8, 34), (9, 41)],
)
def test_z7_1_offerings(offerings, points):
    """Beyond five: 25 + 1, 25 + 4, 25 + 9, 25 + 16. Each is a culture card in hand as well: 1 point."""
    assert final(["offering"] * offerings) == 4 + offerings + points


def test_z7_1_no_culture_card():
    """Seat 1 holds nothing but its power card."""
    state = last_scoring([4, 7, 4], culture={0: ["eagle"]})
    play(state, "0: .")
    assert state.scores == (5, 7, 4)


def test_z7_1_one_for_each_culture_card_in_hand():
    assert final(["mixcoatl", "rafts", "eagle", "sacred-games", "tlatoani"]) == 4 + 5


@pytest.mark.parametrize("unplayed", [4, 5, 6, 7, 8, 9])
def test_z7_1_the_unplayed_power_cards_points(unplayed):
    assert final(["xipe"], unplayed) == unplayed + 1


def test_z7_1_all_of_it_together():
    """Power 8, five culture cards, three of them Offerings: 8 + 5 + 9 = 22."""
    assert final(["offering", "rafts", "offering", "xipe", "offering"], 8) == 22


def test_z7_1_a_card_played_in_the_last_scoring_is_not_in_hand():
    state = last_scoring([4, 4, 4], culture={0: ["mixcoatl", "eagle"]})
    play(state, "0: C mixcoatl, .")
    assert state.scores[0] == 4 + 1


def test_z7_1_after_the_scoring_of_the_age():
    """First everybody scores the age: card 9 and one city give 2. Then the hands follow, one move each."""
    state = last_scoring([5, 6, 7], pawns={"tollan": {0: 1}}, culture={0: ["offering"]})
    events = play(state, "0: .")
    kinds = [type(event) for event in events if isinstance(event, Scored | FinalScored)]
    assert kinds == [Scored] * 3 + [FinalScored] * 3
    assert [(event.seat, event.points) for event in of(events, FinalScored)] == [(0, 5 + 1 + 1), (1, 6), (2, 7)]
    assert state.scores == (9, 6, 7)


def test_z7_1_in_that_ages_order_even_if_the_markers_stand_otherwise():
    """The order 1, 0, 2 was fixed before the expansion; both 1 and 0 come to 20, 1 first and so below."""
    state = last_scoring([4, 6, 5], order=[1, 0, 2], track={15: [0], 14: [1], 0: [2]}, culture={0: ["eagle"]})
    play(state, "0: .")
    assert track(state) == {5: [2], 20: [1, 0]}


def test_z7_1_the_single_move_goes_on_top():
    """From 12 by 7 onto 19, where nobody was; then from 10 by 9 onto 19, on top."""
    state = last_scoring([9, 6, 4], track={0: [2], 10: [0], 12: [1]}, culture={1: ["eagle"]})
    play(state, "1: .")
    assert track(state) == {4: [2], 19: [1, 0]}


def test_z7_2_most_points_win():
    state = last_scoring([5, 7, 4], track={10: [0], 11: [1], 30: [2]}, culture={0: ["eagle"]})
    events = play(state, "0: .")
    assert state.scores == (16, 18, 34)
    assert state.outcome.ranking == ((2,), (1,), (0,))
    assert state.outcome.scores == (16, 18, 34)
    assert of(events, Won) == [Won(2, 34)]
    assert state.outcome.tie_break == ""


def test_z7_2_equal_the_lowest_marker_of_the_stack_wins():
    """12 + 6 + 1 = 19 = 10 + 9: seat 1 was ahead, moved first, and lies at the bottom."""
    state = last_scoring([9, 6, 4], track={0: [2], 10: [0], 12: [1]}, culture={1: ["eagle"]})
    events = play(state, "1: .")
    assert of(events, Won) == [Won(1, 19, "stack")]
    assert state.outcome.tie_break == "stack"
    told = GAME.tell(of(events, Won)[0], BOARD).tell("en", names=["A", "B", "C"])
    assert told == "B wins with 19 points; the tie is broken by the lowest marker in the stack."
    assert GAME.position(state.position()).outcome.tie_break == "stack"
    assert state.outcome.winners == (1,)
    assert state.outcome.ranking == ((1,), (0,), (2,))


def test_z7_2_all_equal():
    """20 = 16 + 4 = 14 + 5 + 1 = 11 + 9. Order 2 (16), 0 (14), 1 (11): so they lie, from the bottom up."""
    state = last_scoring([5, 9, 4], track={11: [1], 14: [0], 16: [2]}, culture={0: ["eagle"]})
    play(state, "0: .")
    assert track(state) == {20: [2, 0, 1]}
    assert state.outcome.ranking == ((2,), (0,), (1,))


def test_z7_2_equal_on_the_places_behind():
    """Seat 0 wins with 49 + 4 + 1; behind it 10 + 7 = 12 + 5, seat 2 (12) below seat 1 (10)."""
    state = last_scoring([4, 7, 5], track={10: [1], 12: [2], 49: [0]}, culture={0: ["eagle"]})
    play(state, "0: .")
    assert state.outcome.ranking == ((0,), (2,), (1,))


def test_z7_2_four_players():
    """Two pairs: 8 + 9 = 12 + 5 and 20 + 4 = 19 + 5; the one ahead before lies below and takes the better place."""
    state = last_scoring([9, 5, 4, 5], track={8: [0], 12: [1], 19: [3], 20: [2]})
    assert state.outcome.ranking == ((2,), (3,), (1,), (0,))
    assert state.outcome.scores == (17, 17, 24, 24)
