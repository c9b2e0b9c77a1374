"""Z3: placing, moving, Eagle and Jaguar Warriors, and the revealing of the cards."""

import pytest

from anahuac.games.aztlan.events import Revealed
from tests.aztlan.helpers import BOARD, at, expand, legal, of, play, position, why


def expansion(**fields):
    """Age I of three, seat 0 to place the first of 8 pawns."""
    return position(phase="expansion", **fields)


def test_z3_1_one_pawn_on_any_territory_empty_or_not():
    state = expansion(pawns={"tollan": {1: 1}, "mictlan": {0: 1}})
    assert legal(state, 0) == {f"+{territory}" for territory in BOARD.ids}
    play(state, "0: +tollan, -", "1: +malinalco, -", "2: +tollan, -")
    assert at(state, "tollan") == {0: 1, 1: 1, 2: 1}
    assert at(state, "malinalco") == {1: 1}


def test_z3_1_then_any_own_pawn_may_move_the_one_just_placed_included():
    """Tetzcoco has three neighbours by land, Mictlán three; the pawn of seat 1 is not ours to move."""
    state = expansion(pawns={"mictlan": {0: 1}, "tollan": {1: 1}})
    play(state, "0: +tetzcoco")
    assert legal(state, 0) == {
        "-",
        "mictlan>chicomoztoc",
        "mictlan>teoculhuacan",
        "mictlan>tollan",
        "tetzcoco>nonohualco",
        "tetzcoco>tlalocan",
        "tetzcoco>tlatlayan",
    }
    play(state, "0: tetzcoco>nonohualco")
    assert at(state, "tetzcoco") == {}
    assert at(state, "nonohualco") == {0: 1}


def test_z3_1_one_pawn_moves_the_others_stay():
    state = expansion(pawns={"mictlan": {0: 3}})
    play(state, "0: +mictlan, mictlan>tollan")
    assert at(state, "mictlan") == {0: 3}
    assert at(state, "tollan") == {0: 1}


def test_z3_1_pawns_of_earlier_ages_may_move():
    state = expansion(age=2, pawns={"mictlan": {0: 1}})
    play(state, "0: +tetzcoco, mictlan>tollan")
    assert at(state, "tollan") == {0: 1}


def test_z3_1_a_move_may_lead_to_others():
    state = expansion(pawns={"tollan": {0: 1, 1: 2}})
    play(state, "0: +mictlan, mictlan>tollan")
    assert at(state, "tollan") == {0: 2, 1: 2}


def test_z3_1_only_own_pawns_move():
    state = expansion(pawns={"tollan": {1: 1}})
    play(state, "0: +tetzcoco")
    assert why(state, 0, "tollan>mictlan") == "Z3.1"


def test_z3_1_place_first_and_then_move():
    state = expansion(pawns={"tollan": {0: 1}})
    assert why(state, 0, "tollan>mictlan") == "Z3.1"
    assert why(state, 0, "-") == "Z3.1"
    play(state, "0: +tetzcoco")
    assert why(state, 0, "+tetzcoco") == "Z3.1"


def test_z3_1_one_move_a_turn():
    state = expansion()
    play(state, "0: +tollan, tollan>mictlan")
    assert state.to_act == (1,)
    assert why(state, 0, "mictlan>tollan") == "Z1.2"


def test_z3_1_repeat_until_all_are_placed():
    state = expansion()
    turns = []
    while state.phase == "expansion":
        turns += state.to_act
        play(state, f"{state.to_act[0]}: +{('tollan', 'malinalco', 'coatepec')[state.to_act[0]]}, -")
    assert turns == [0, 1, 2] * 8
    assert at(state, "tollan") == {0: 8}
    assert at(state, "malinalco") == {1: 8}
    assert state.to_place == (0, 0, 0)


def test_z3_1_the_last_pawn_may_still_be_followed_by_a_move():
    state = expansion(to_place={0: 1}, culture={1: ["offering"]})
    play(state, "0: +tollan")
    assert (state.phase, state.to_act) == ("expansion", (0,))
    play(state, "0: tollan>mictlan")
    assert state.phase == "scoring"


def test_z3_2_one_more_pawn_from_the_supply():
    """30 pawns: 8 to place, 22 in the supply. The allotment pays for the placement only."""
    state = expansion(culture={0: ["eagle"]})
    play(state, "0: +tollan, E+malinalco")
    assert at(state, "tollan") == {0: 1}
    assert at(state, "malinalco") == {0: 1}
    assert (state.to_place[0], state.supply[0]) == (7, 21)
    assert state.culture[0] == ()
    assert state.discard == ("eagle",)


def test_z3_2_on_any_territory():
    state = expansion(culture={0: ["eagle"]}, pawns={"tollan": {1: 1}})
    play(state, "0: +tollan")
    assert {text for text in legal(state, 0) if text.startswith("E")} == {f"E+{territory}" for territory in BOARD.ids}


def test_z3_2_the_turn_still_has_one_move():
    state = expansion(culture={0: ["eagle"]})
    play(state, "0: +tollan, E+tetzcoco")
    assert state.to_act == (0,)
    assert {"-", "tollan>mictlan", "tetzcoco>tlalocan"} <= legal(state, 0)
    play(state, "0: tetzcoco>tlalocan")
    assert at(state, "tlalocan") == {0: 1}
    assert state.to_act == (1,)


def test_z3_2_before_the_move_not_after():
    state = expansion(culture={0: ["eagle"]})
    play(state, "0: +tollan, tollan>mictlan")
    assert why(state, 0, "E+tollan") == "Z1.2"


def test_z3_2_not_in_another_ones_turn():
    state = expansion(culture={1: ["eagle"]})
    play(state, "0: +tollan")
    assert why(state, 1, "E+tollan") == "Z1.2"


def test_z3_2_several_in_one_turn():
    state = expansion(culture={0: ["eagle", "eagle", "eagle"]})
    play(state, "0: +tollan, E+tollan, E+tollan, E+mictlan, mictlan>tollan")
    assert at(state, "tollan") == {0: 4}
    assert (state.to_place[0], state.supply[0]) == (7, 19)
    assert state.discard == ("eagle", "eagle", "eagle")


def test_z3_2_without_the_card():
    state = expansion(culture={0: ["rafts"]})
    play(state, "0: +tollan")
    assert why(state, 0, "E+tollan") == "Z3.2"


def test_z3_2_supply_empty_then_a_pawn_removed_in_an_earlier_age():
    """Age V of three: 30 = 24 on the board + 4 to place + 2 removed."""
    state = expansion(age=5, pawns={"mictlan": {0: 24}}, removed={0: 2}, culture={0: ["eagle"]})
    assert (state.to_place[0], state.supply[0]) == (4, 0)
    play(state, "0: +tollan, E+tollan")
    assert (state.to_place[0], state.supply[0], state.removed[0]) == (3, 0, 1)
    assert at(state, "tollan") == {0: 2}


def test_z3_2_the_supply_comes_first():
    """1 in the supply, 2 removed: two Eagles take one of each."""
    state = expansion(age=5, pawns={"mictlan": {0: 23}}, removed={0: 2}, culture={0: ["eagle", "eagle"]})
    play(state, "0: +tollan, E+tollan")
    assert (state.supply[0], state.removed[0]) == (0, 2)
    play(state, "0: E+tollan")
    assert (state.supply[0], state.removed[0]) == (0, 1)


def test_z3_2_no_pawn_in_the_supply_and_none_removed():
    """Never from the age's allotment: the 3 pawns still to place do not help."""
    state = expansion(age=5, pawns={"mictlan": {0: 26}}, culture={0: ["eagle"]})
    play(state, "0: +tollan")
    assert (state.to_place[0], state.supply[0], state.removed[0]) == (3, 0, 0)
    assert why(state, 0, "E+tollan") == "Z3.2"
    assert not any(text.startswith("E") for text in legal(state, 0))


def test_z3_2_who_has_no_pawn_to_place_has_no_such_turn():
    """Seat 0 holds an Eagle and has a supply, but its last pawn of the age is placed; seat 1 goes on alone."""
    state = expansion(age=5, to_place={0: 1, 1: 2}, culture={0: ["eagle"]})
    play(state, "0: +tollan, -", "1: +malinalco, -")
    assert state.to_act == (1,)
    assert why(state, 0, "E+tollan") == "Z1.2"


def test_z3_2_with_the_last_pawn():
    state = expansion(age=5, to_place={0: 1}, culture={0: ["eagle"]})
    play(state, "0: +tollan, E+tollan, -")
    assert at(state, "tollan") == {0: 2}


def test_z3_3_all_cards_are_revealed_together():
    state = expansion(to_place={0: 1, 1: 1}, culture={0: ["offering"]})
    events = play(state, "0: +tollan, -", "1: +malinalco")
    assert of(events, Revealed) == []
    assert state.view(2).cards == (None, None, 7)
    events = play(state, "1: -")
    assert {(event.seat, event.power) for event in of(events, Revealed)} == {(0, 9), (1, 8), (2, 7)}
    assert state.view(2).cards == (9, 8, 7)
    assert state.view(None).cards == (9, 8, 7)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_z3_3_not_before_the_last_pawn(players):
    state = position(players, phase="expansion")
    assert state.view(0).cards == (9, *[None] * (players - 1))
    events = expand(state, {seat: ("tollan", "malinalco", "coatepec", "cuextlan")[seat] for seat in range(players)})
    assert len(of(events, Revealed)) == players
