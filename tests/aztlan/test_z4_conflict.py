"""Z4.1 to Z4.4: strength, who settles what, fight and coexistence, ties. Z4.5 to Z4.7 have their own file."""

import pytest

from anahuac.games.aztlan.events import Drew, Removed, TieStood
from tests.aztlan.helpers import at, conflict, legal, of, play, position, why


def test_z4_1_strength_is_power_times_pawns():
    """Example: power 5 with 2 pawns beats 9 with 1 (10 : 9)."""
    state = conflict({"tollan": {0: 1, 1: 2}}, cards={0: 9, 1: 5, 2: 7})
    assert state.to_act == (1,)
    assert legal(state, 1) == {"x tollan", "= tollan"}


@pytest.mark.parametrize(
    ("cards", "pawns", "strongest"),
    [
        ({0: 4, 1: 9, 2: 5}, {0: 7, 1: 3}, 0),  # 28 : 27
        ({0: 4, 1: 9, 2: 5}, {0: 6, 1: 3}, 1),  # 24 : 27
        ({0: 6, 1: 7, 2: 8}, {0: 4, 1: 3, 2: 2}, 0),  # 24 : 21 : 16
        ({0: 6, 1: 7, 2: 8}, {0: 3, 1: 3, 2: 2}, 1),  # 18 : 21 : 16
        ({0: 6, 1: 7, 2: 8}, {0: 3, 1: 2, 2: 3}, 2),  # 18 : 14 : 24
        ({0: 8, 1: 8, 2: 8}, {0: 1, 1: 2, 2: 1}, 1),  # 8 : 16 : 8
    ],
)
def test_z4_1_who_is_strongest(cards, pawns, strongest):
    state = conflict({"tollan": pawns}, cards=cards)
    assert state.to_act == (strongest,)


def test_z4_2_every_player_settles_where_they_alone_are_strongest():
    """Seat 0 leads in Tollán (9 : 8), seat 1 in Tetzcoco (8 : 7) and in Coatépec (16 : 9), seat 2 nowhere."""
    state = conflict({"tollan": {0: 1, 1: 1}, "tetzcoco": {1: 1, 2: 1}, "coatepec": {0: 1, 1: 2}})
    assert state.to_act == (0,)
    assert legal(state, 0) == {"x tollan", "= tollan"}
    play(state, "0: x tollan")
    assert state.to_act == (1,)
    assert legal(state, 1) == {"x tetzcoco", "= tetzcoco", "x coatepec", "= coatepec"}
    play(state, "1: x coatepec, x tetzcoco")
    assert state.age == 2


def test_z4_2_in_the_sequence_of_their_choice():
    territories = ["tollan", "tetzcoco", "coatepec"]
    for sequence in (territories, territories[::-1]):
        state = conflict({territory: {0: 1, 1: 1} for territory in territories})
        play(state, *(f"0: x {territory}" for territory in sequence))
        assert [at(state, territory) for territory in territories] == [{0: 1}] * 3


def test_z4_2_every_shared_territory_must_be_settled():
    state = conflict({"tollan": {0: 1, 1: 1}, "tetzcoco": {0: 1, 1: 1}})
    play(state, "0: x tollan")
    assert why(state, 0, ".") == "Z4.2"


def test_z4_2_once_an_age():
    state = conflict({"tollan": {0: 1, 1: 1}, "tetzcoco": {0: 1, 1: 1}})
    play(state, "0: = tollan")
    assert why(state, 0, "x tollan") == "Z4.2"
    assert why(state, 0, "= tollan") == "Z4.2"


def test_z4_2_again_in_the_next_age():
    """They lived side by side in age I; in age II the same territory is settled again."""
    state = conflict({"tollan": {0: 1, 1: 1}}, age=2)
    assert legal(state, 0) == {"x tollan", "= tollan"}


def test_z4_2_where_they_are_not_strongest_they_pass():
    state = conflict({"tollan": {0: 1, 1: 1}, "tetzcoco": {0: 1, 1: 2}})
    assert legal(state, 0) == {"x tollan", "= tollan"}
    assert why(state, 0, "x tetzcoco") == "Z4.2"


def test_z4_2_only_what_they_share():
    """Alone in Tetzcoco, absent from Coatépec, which two others share; nobody is in Mictlán."""
    state = conflict({"tollan": {0: 1, 1: 1}, "tetzcoco": {0: 1}, "coatepec": {1: 1, 2: 1}})
    for territory in ("tetzcoco", "coatepec", "mictlan"):
        assert why(state, 0, f"x {territory}") == "Z4.2"
        assert why(state, 0, f"= {territory}") == "Z4.2"


def test_z4_2_nothing_shared_nothing_to_settle():
    state = conflict({"tollan": {0: 1}, "tetzcoco": {1: 1}}, culture={0: ["offering"], 1: ["offering"]})
    assert (state.phase, state.to_act) == ("scoring", (0,))


def test_z4_2_not_in_another_ones_turn():
    state = conflict({"tollan": {0: 1, 1: 1}, "tetzcoco": {1: 1, 2: 1}})
    assert why(state, 1, "x tetzcoco") == "Z1.2"


def test_z4_3_fight_all_their_pawns_join_the_removed():
    """Example 10, 8, 4: the 10 decides for both."""
    state = conflict({"tollan": {0: 2, 1: 1, 2: 1}, "mictlan": {1: 1}}, cards={0: 5, 1: 8, 2: 4}, removed={2: 3})
    events = play(state, "0: x tollan")
    assert at(state, "tollan") == {0: 2}
    assert at(state, "mictlan") == {1: 1}
    assert state.removed == (0, 1, 4)
    assert {(event.seat, event.pawns) for event in of(events, Removed)} == {(1, 1), (2, 1)}
    assert of(events, Drew) == []


def test_z4_3_removed_pawns_are_not_in_the_supply():
    state = conflict({"tollan": {0: 5, 1: 4}})
    play(state, "0: x tollan")
    assert (state.supply[1], state.removed[1]) == (26, 4)


def test_z4_3_coexist_all_stay_and_the_strongest_draws_one_card():
    """Example 10, 8, 4, the other choice: one card, however many opponents."""
    state = conflict({"tollan": {0: 2, 1: 1, 2: 1}}, cards={0: 5, 1: 8, 2: 4}, top=["rafts", "eagle"])
    events = play(state, "0: = tollan")
    assert at(state, "tollan") == {0: 2, 1: 1, 2: 1}
    assert state.culture == (("rafts",), (), ())
    assert state.deck[0] == "eagle"
    assert [(event.seat, event.card) for event in of(events, Drew)] == [(0, "rafts")]
    assert state.removed == (0, 0, 0)


def test_z4_3_a_card_for_each_coexistence():
    state = conflict({"tollan": {0: 1, 1: 1}, "tetzcoco": {0: 1, 2: 1}}, top=["rafts", "eagle"])
    play(state, "0: = tetzcoco, = tollan")
    assert state.culture[0] == ("eagle", "rafts")


def test_z4_3_a_choice_for_each_territory():
    state = conflict({"tollan": {0: 1, 1: 1}, "tetzcoco": {0: 1, 1: 1}})
    play(state, "0: = tetzcoco, x tollan")
    assert at(state, "tetzcoco") == {0: 1, 1: 1}
    assert at(state, "tollan") == {0: 1}


def test_z4_4_two_tied_players_coexist_and_nobody_draws():
    """9 × 2 : 6 × 3. Seat 0 is asked because it holds a card, whatever it is (Z4.6)."""
    state = conflict({"tollan": {0: 2, 1: 3}}, cards={0: 9, 1: 6, 2: 7}, culture={0: ["offering"]})
    assert legal(state, 0) == {"."}
    events = play(state, "0: .")
    assert at(state, "tollan") == {0: 2, 1: 3}
    assert of(events, Drew) == []
    assert [set(event.seats) for event in of(events, TieStood)] == [{0, 1}]


def test_z4_4_tie_with_a_weaker_third_party():
    """Example: strengths 8, 8, 5. The two coexist, the 5 is removed, nobody draws."""
    state = conflict({"tollan": {0: 1, 1: 2, 2: 1}}, cards={0: 8, 1: 4, 2: 5}, culture={0: ["offering"]})
    events = play(state, "0: .")
    assert at(state, "tollan") == {0: 1, 1: 2}
    assert state.removed == (0, 0, 1)
    assert of(events, Drew) == []


def test_z4_4_all_are_tied():
    """12 = 4 × 3 = 6 × 2 = 6 × 2."""
    state = conflict({"tollan": {0: 3, 1: 2, 2: 2}}, cards={0: 4, 1: 6, 2: 6}, culture={0: ["offering"]})
    play(state, "0: .")
    assert at(state, "tollan") == {0: 3, 1: 2, 2: 2}


def test_z4_4_two_weaker_ones():
    """Four players: 9, 9 against 8 and 7 × 1."""
    state = position(
        4,
        phase="conflict",
        pawns={"tollan": {0: 1, 1: 1, 2: 1, 3: 1}},
        cards={0: 9, 1: 8, 2: 9, 3: 7},
        culture={0: ["offering"]},
    )
    play(state, "0: .")
    assert at(state, "tollan") == {0: 1, 2: 1}
    assert state.removed == (0, 1, 0, 1)


def test_z4_4_a_tie_below_the_strongest_is_none():
    """16 : 8 : 8. Seat 1 alone is strongest and decides for both."""
    state = conflict({"tollan": {0: 1, 1: 2, 2: 2}}, cards={0: 8, 1: 8, 2: 4})
    assert state.to_act == (1,)
    play(state, "1: x tollan")
    assert at(state, "tollan") == {1: 2}


def test_z4_4_a_tied_player_neither_fights_nor_coexists_by_choice():
    state = conflict({"tollan": {0: 1, 1: 1}}, cards={0: 9, 1: 9, 2: 7}, culture={0: ["offering"]})
    assert why(state, 0, "x tollan") == "Z4.4"
    assert why(state, 0, "= tollan") == "Z4.4"


def test_z4_4_settled_when_the_last_tied_player_in_the_order_has_finished():
    """Tollán: 8 (seat 0) = 8 (seat 2) > 5 (seat 1). Seat 1 leads in Tetzcoco, 5 : 4, before seat 2's turn."""
    state = conflict({"tollan": {0: 1, 1: 1, 2: 2}, "tetzcoco": {1: 1, 2: 1}}, cards={0: 8, 1: 5, 2: 4})
    assert state.to_act == (1,)
    assert at(state, "tollan") == {0: 1, 1: 1, 2: 2}
    play(state, "1: x tetzcoco")
    assert at(state, "tollan") == {0: 1, 2: 2}


def test_z4_4_settled_before_the_turn_of_those_behind_the_tied():
    """Tollán: 8 (seat 0) = 8 (seat 1) > 5 (seat 2). When seat 2 is to settle Tetzcoco, its pawn is gone."""
    state = conflict({"tollan": {0: 1, 1: 2, 2: 1}, "tetzcoco": {1: 1, 2: 1}}, cards={0: 8, 1: 4, 2: 5})
    assert state.to_act == (2,)
    assert at(state, "tollan") == {0: 1, 1: 2}


def test_z4_4_the_last_tied_player_first_settles_their_other_conflicts():
    """Seat 1 is tied in Tollán (8 : 8 : 5) and leads in Tetzcoco (8 : 5): until that is done, seat 2 stays."""
    state = conflict({"tollan": {0: 1, 1: 2, 2: 1}, "tetzcoco": {1: 2, 2: 1}}, cards={0: 8, 1: 4, 2: 5})
    assert state.to_act == (1,)
    assert at(state, "tollan") == {0: 1, 1: 2, 2: 1}
    play(state, "1: x tetzcoco")
    assert at(state, "tollan") == {0: 1, 1: 2}
    assert state.removed[2] == 2


def test_z4_4_the_order_counts_not_the_seat():
    """Order 2, 1, 0. Tollán: 8 (seat 2) = 8 (seat 1) > 5 (seat 0); seat 1, the last of the tied, leads in Tetzcoco."""
    state = conflict(
        {"tollan": {0: 1, 1: 2, 2: 1}, "tetzcoco": {0: 1, 1: 2}},
        cards={0: 5, 1: 4, 2: 8},
        track={0: [0, 1, 2]},
    )
    assert state.to_act == (1,)
    assert at(state, "tollan") == {0: 1, 1: 2, 2: 1}
    play(state, "1: x tetzcoco")
    assert at(state, "tollan") == {1: 2, 2: 1}
    assert state.removed[0] == 2
