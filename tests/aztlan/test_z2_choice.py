"""Z2: the choice of a power card, and the pawns of the age."""

from itertools import permutations

import pytest

from anahuac.games.aztlan.events import Took
from tests.aztlan.helpers import GAME, legal, of, play, position, why


def test_z2_1_all_choose_at_the_same_time():
    state = GAME.new(4)
    assert state.to_act == (0, 1, 2, 3)
    play(state, "2: P5")
    assert state.to_act == (0, 1, 3)
    assert legal(state, 0) == {"P4", "P5", "P6", "P7", "P8", "P9"}
    assert state.phase == "choice"


def test_z2_1_who_chooses_first_makes_no_difference():
    ends = []
    for sequence in permutations(range(3)):
        state = GAME.new(3, seed=5)
        play(state, *(f"{seat}: P{9 - seat}" for seat in sequence))
        ends.append(state)
    assert all(state == ends[0] for state in ends)


def test_z2_1_a_chosen_card_cannot_be_changed():
    state = GAME.new(3)
    play(state, "0: P5")
    assert why(state, 0, "P6") == "Z2.1"
    assert legal(state, 0) == set()


def test_z2_1_a_card_from_the_hand_not_one_of_earlier_ages():
    state = position(age=3, power_earlier={0: [9, 5], 1: [4, 6], 2: [7, 8]})
    assert legal(state, 0) == {"P4", "P6", "P7", "P8"}
    assert legal(state, 1) == {"P5", "P7", "P8", "P9"}
    assert why(state, 0, "P9") == "Z2.1"


def test_z2_1_the_choice_is_secret():
    state = GAME.new(3)
    play(state, "0: P5")
    assert state.view(0).cards == (5, None, None)
    assert state.view(1).cards == (None, None, None)
    assert state.view(1).unplayed[0] == (4, 5, 6, 7, 8, 9)
    assert state.view(None).cards == (None, None, None)


def test_z2_1_cards_of_earlier_ages_lie_open():
    """Everybody sees which cards a seat can still have."""
    state = position(age=3, power_earlier={0: [9, 5], 1: [4, 6], 2: [7, 8]}, cards={0: 4})
    assert state.view(2).unplayed == ((4, 6, 7, 8), (5, 7, 8, 9), (4, 5, 6, 9))


def test_z2_1_five_ages_take_five_of_six_cards():
    state = position(age=5, power_earlier={0: [9, 8, 7, 6], 1: [4, 5, 6, 7], 2: [4, 9, 5, 8]})
    assert [legal(state, seat) for seat in range(3)] == [{"P4", "P5"}, {"P8", "P9"}, {"P6", "P7"}]


@pytest.mark.parametrize(
    ("players", "age", "pawns"),
    [
        *((3, age, pawns) for age, pawns in enumerate((8, 7, 6, 5, 4), 1)),
        *((4, age, pawns) for age, pawns in enumerate((7, 6, 5, 4, 3), 1)),
        *((2, age, pawns) for age, pawns in enumerate((10, 9, 8, 7, 6), 1)),
    ],
)
def test_z2_2_the_pawns_of_each_age(players, age, pawns):
    state = position(players, age=age, pawns={"tollan": dict.fromkeys(range(players), 10)})
    supply = state.supply[0]
    play(state, *(f"{seat}: P9" for seat in range(players)))
    assert state.to_place == (pawns,) * players
    assert state.supply == (supply - pawns,) * players


def chosen(**fields):
    """Age V of three: everybody has chosen and taken pawns; the allotment is 4."""
    state = position(age=5, **fields)
    return state, play(state, "0: P9", "1: P9", "2: P9")


def test_z2_2_a_supply_that_just_suffices():
    state, _ = chosen(pawns={"tollan": {0: 20}}, removed={0: 6})
    assert (state.to_place[0], state.supply[0], state.removed[0]) == (4, 0, 6)


def test_z2_2_if_the_supply_is_short_removed_pawns_fill_the_allotment():
    """30 − 22 on the board − 5 removed = 3 in the supply: one of the removed comes back."""
    state, events = chosen(pawns={"tollan": {0: 22}}, removed={0: 5})
    assert (state.to_place[0], state.supply[0], state.removed[0]) == (4, 0, 4)
    assert [(event.pawns, event.returned) for event in of(events, Took) if event.seat == 0] == [(4, 1)]


def test_z2_2_if_there_are_none_of_those_either_the_player_has_fewer():
    """3 in the supply and 0 removed; 1 in the supply and 1 removed."""
    state, _ = chosen(pawns={"tollan": {0: 27, 1: 28}}, removed={1: 1})
    assert state.to_place == (3, 2, 4)
    assert state.supply[:2] == (0, 0)
    assert state.removed == (0, 0, 0)


def test_z2_2_who_has_fewer_drops_out_of_the_later_rounds():
    """Pawns to place: 2, 0 and 4. Seat 1 never has a turn, seat 0 has two."""
    state, _ = chosen(pawns={"tollan": {0: 28, 1: 30}})
    turns = []
    while state.phase == "expansion":
        turns += state.to_act
        play(state, f"{state.to_act[0]}: +malinalco, -")
    assert turns == [0, 2, 0, 2, 2, 2]


def test_z2_2_nobody_has_a_pawn_left():
    """All ninety pawns on the board: the expansion is over before it begins."""
    state, _ = chosen(pawns={"tollan": {0: 30}, "malinalco": {1: 30}, "coatepec": {2: 30}}, culture={0: ["offering"]})
    assert state.phase == "scoring"


def test_z2_2_three_players_with_an_eagle_are_one_pawn_short_in_age_five():
    """8 + 7 + 6 + 5 = 26 placed in four ages and one more by an Eagle: 3 are left for an allotment of 4."""
    state, events = chosen(pawns={"tollan": {0: 27, 1: 26, 2: 26}}, discard=["eagle"])
    assert state.to_place == (3, 4, 4)
    assert [event.pawns for event in of(events, Took)] == [3, 4, 4]
