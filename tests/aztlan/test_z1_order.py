"""Z1: the score track and the order of play."""

from itertools import permutations

from tests.aztlan.helpers import GAME, expand, play, position, track


def scoring(**fields):
    """Age I, scoring: seat 0 is asked for a card, so that the test sees every step."""
    return position(phase="scoring", **{"culture": {0: ["offering"]}, **fields})


def test_z1_1_at_the_start_all_lie_on_0_in_random_order():
    stacks = {tuple(track(GAME.new(3, seed=seed))[0]) for seed in range(60)}
    assert stacks == set(permutations(range(3)))
    assert all(list(track(GAME.new(4, seed=seed))) == [0] for seed in range(5))


def test_z1_1_who_arrives_lies_on_top():
    """Card 9 and one city: 1 + 1² = 2 points, from 3 to 5, where 1 and 2 lie already."""
    state = scoring(order=[0, 1, 2], track={3: [0], 5: [1, 2]}, pawns={"tollan": {0: 1}})
    play(state, "0: .")
    assert track(state) == {5: [1, 2, 0]}


def test_z1_1_who_leaves_the_middle_of_a_stack_leaves_the_others_in_their_sequence():
    state = scoring(order=[0, 1, 2], track={3: [2, 0, 1]}, pawns={"tollan": {0: 1}})
    play(state, "0: .")
    assert track(state) == {3: [2, 1], 5: [0]}


def test_z1_1_one_after_the_other_each_on_top():
    """Everybody gains 2 with one territory of the card's terrain: 9 city, 8 fields, 7 mountains."""
    state = scoring(pawns={"tollan": {0: 1}, "malinalco": {1: 1}, "coatepec": {2: 1}})
    assert state.order == (0, 1, 2)
    play(state, "0: .")
    assert track(state) == {2: [0, 1, 2]}


def test_z1_1_who_gains_0_does_not_move():
    """Seat 0 lies at the bottom and stays there: its desert is worth nothing with card 9."""
    state = scoring(order=[0, 1, 2], track={4: [0, 1, 2]}, pawns={"mictlan": {0: 1}})
    play(state, "0: .")
    assert track(state) == {4: [0, 1, 2]}


def test_z1_1_fields_are_totals_5_and_105_are_different():
    state = scoring(order=[0, 1, 2], track={5: [1], 103: [0], 105: [2]}, pawns={"tollan": {0: 1}})
    play(state, "0: .")
    assert track(state) == {5: [1], 105: [2, 0]}
    assert state.order == (0, 2, 1)


def test_z1_2_more_points_first():
    state = position(4, track={2: [1], 7: [3], 30: [0], 100: [2]})
    assert state.order == (2, 0, 3, 1)


def test_z1_2_on_the_same_field_higher_in_the_stack_first():
    state = position(4, track={5: [1, 3, 0], 9: [2]})
    assert state.order == (2, 0, 3, 1)


def test_z1_2_at_the_start_the_top_of_the_stack_begins():
    for seed in range(10):
        state = GAME.new(3, seed=seed)
        top = track(state)[0][-1]
        play(state, *(f"{seat}: P{4 + seat}" for seat in range(3)))
        assert state.to_act == (top,)


def test_z1_2_expansion_goes_in_order():
    state = position(age=2, track={0: [1], 6: [0, 2]})
    play(state, "0: P9", "1: P9", "2: P9")
    turns = []
    for _ in range(6):
        turns += state.to_act
        play(state, f"{state.to_act[0]}: +tollan, -")
    assert turns == [2, 0, 1, 2, 0, 1]


def test_z1_2_conflict_goes_in_order():
    """Seat 2 (7 × 2 against 9), seat 1 (8 against 7) and seat 0 (9 against 8) lead one territory each."""
    state = position(
        phase="conflict",
        track={0: [0, 1, 2]},
        pawns={"malinalco": {0: 1, 2: 2}, "tetzcoco": {1: 1, 2: 1}, "tollan": {0: 1, 1: 1}},
    )
    assert state.to_act == (2,)
    play(state, "2: x malinalco")
    assert state.to_act == (1,)
    play(state, "1: x tetzcoco")
    assert state.to_act == (0,)
    play(state, "0: x tollan")
    assert state.age == 2


def test_z1_2_scoring_goes_in_the_order_of_the_age_whatever_the_markers_do():
    """Seat 2 begins with 3 points and goes to 5, seat 1 then overtakes it; seat 0 still comes last."""
    state = position(
        phase="scoring",
        track={0: [0], 2: [1], 3: [2]},
        culture={0: ["offering"], 1: ["offering"], 2: ["offering"]},
        pawns={"coatepec": {2: 1}, "malinalco": {1: 1}, "acolman": {1: 1}},
    )
    assert state.to_act == (2,)
    play(state, "2: .")
    assert state.to_act == (1,)
    play(state, "1: .")
    assert state.scores == (0, 6, 5)
    assert state.to_act == (0,)
    assert state.order == (2, 1, 0)


def test_z1_2_the_next_age_has_a_new_order():
    """Seat 2 gains 2 and passes seat 0; the order of age II follows."""
    state = scoring(track={0: [1], 1: [2], 2: [0]}, pawns={"coatepec": {2: 1}})
    assert state.order == (0, 2, 1)
    play(state, "0: .")
    assert track(state) == {0: [1], 2: [0], 3: [2]}
    play(state, "0: P4", "1: P4", "2: P4")
    assert state.to_act == (2,)
    assert state.order == (2, 0, 1)


def test_z1_2_the_order_of_an_age_is_the_same_in_all_its_phases():
    state = position(track={1: [0, 1, 2]}, culture={0: ["offering"], 1: ["offering"], 2: ["offering"]})
    play(state, "1: P8", "0: P9", "2: P7")
    assert state.order == (2, 1, 0)
    expand(state, {0: "tollan", 1: "malinalco", 2: "coatepec"})
    assert (state.phase, state.to_act) == ("scoring", (2,))
    play(state, "2: .", "1: .")
    assert state.to_act == (0,)
