"""Z8: the gods of the Aztecs, the game for two."""

import pytest

from anahuac.core import PositionError, SetupError
from anahuac.games.aztlan.events import Exchanged
from tests.aztlan.helpers import BOARD, GAME, at, expand, legal, of, play, position

COYOTE, OCELOT = "coyote-quetzal", "ocelot-serpent"


def two(**fields):
    """Seat 0 holds Coyote and Quetzal, seat 1 Ocelot and Serpent."""
    return position(2, factions={0: COYOTE, 1: OCELOT}, **fields)


def test_z8_1_two_factions():
    assert set(GAME.new(2).factions) == {COYOTE, OCELOT}
    assert GAME.new(3).factions == GAME.new(4).factions == ()


def test_z8_1_pawns_of_one_faction_are_the_same():
    """There is one way to place in a territory, and 31 pawns (more than one people has) fight as one: 124 : 117."""
    assert legal(two(phase="expansion"), 0) == {f"+{territory}" for territory in BOARD.ids}
    state = two(phase="conflict", cards={0: 4, 1: 9}, pawns={"tollan": {0: 31, 1: 13}})
    assert state.to_act == (0,)


def test_z8_1_both_peoples_of_a_faction_make_one_realm():
    """Azcapotzalco – Tamoanchan – Cholollán with card 9: 3 + 2², whichever people is where."""
    held = ("azcapotzalco", "tamoanchan", "cholollan")
    state = two(phase="scoring", pawns={territory: {0: 11} for territory in held}, culture={0: ["offering"]})
    play(state, "0: .")
    assert state.scores == (7, 0)


def test_z8_2_who_begins_with_which_faction_is_drawn():
    assert {GAME.new(2, seed=seed).factions for seed in range(20)} == {(COYOTE, OCELOT), (OCELOT, COYOTE)}


@pytest.mark.parametrize(("first", "second"), [(COYOTE, OCELOT), (OCELOT, COYOTE)])
def test_z8_2_or_set_by_the_host(first, second):
    for seed in range(5):
        assert GAME.new(2, {"first_faction": first}, seed=seed).factions == (first, second)


def test_z8_2_only_two_players_have_factions():
    with pytest.raises(SetupError):
        GAME.new(3, {"first_faction": COYOTE})
    with pytest.raises(PositionError):
        position(3, factions={0: COYOTE})


def end_of_age(age=1):
    """Coyote and Quetzal: 3 on the board, 4 removed, 53 in the supply; Ocelot and Serpent: 2, 1 and 57."""
    state = two(
        age=age,
        phase="scoring",
        order=[0, 1],
        track={3: [0], 5: [1]},
        cards={0: 9, 1: 8},
        power_earlier={0: [4, 5, 6, 7][: age - 1], 1: [4, 5, 6, 7][: age - 1]},
        pawns={"tollan": {0: 3}, "malinalco": {1: 2}},
        removed={0: 4, 1: 1},
        culture={0: ["offering"], 1: ["rafts", "eagle"]},
    )
    return state, play(state, "0: .", "1: .")


@pytest.mark.parametrize("age", [1, 2, 3, 4])
def test_z8_2_after_every_age_they_exchange_factions(age):
    state, events = end_of_age(age)
    assert state.factions == (OCELOT, COYOTE)
    assert [event.factions for event in of(events, Exchanged)] == [(OCELOT, COYOTE)]


def test_z8_2_the_pawns_on_the_board_belong_to_the_faction():
    state, _ = end_of_age()
    assert at(state, "tollan") == {1: 3}
    assert at(state, "malinalco") == {0: 2}


def test_z8_2_supply_and_removed_pawns_belong_to_the_faction():
    state, _ = end_of_age()
    assert state.supply == (57, 53)
    assert state.removed == (1, 4)


def test_z8_2_points_power_cards_and_culture_cards_stay_with_the_player():
    """Card 9 in the city Tollán and card 8 in the fields Malinalco: 2 points each."""
    state, _ = end_of_age()
    assert state.scores == (5, 7)
    assert state.culture == (("offering",), ("eagle", "rafts"))
    assert legal(state, 0) == {"P4", "P5", "P6", "P7", "P8"}
    assert legal(state, 1) == {"P4", "P5", "P6", "P7", "P9"}


def test_z8_2_the_faction_comes_back_after_two_ages():
    state, _ = end_of_age()
    play(state, "0: P8", "1: P9")
    expand(state, {0: "malinalco", 1: "tollan"})
    play(state, "1: .", "0: .")
    assert state.factions == (COYOTE, OCELOT)
    # 3 + 9 pawns of Coyote and Quetzal, 2 + 9 of Ocelot and Serpent
    assert at(state, "tollan") == {0: 12}
    assert at(state, "malinalco") == {1: 11}


@pytest.mark.parametrize(("age", "pawns"), [(1, 10), (2, 9), (3, 8), (4, 7), (5, 6)])
def test_z8_3_each_faction_gets_its_pawns(age, pawns):
    state = two(age=age)
    play(state, "0: P9", "1: P9")
    assert state.to_place == (pawns, pawns)
    assert state.supply == (60 - pawns, 60 - pawns)


def test_z8_3_a_short_supply_is_filled_from_the_removed_pawns_of_the_faction():
    """Age V: 60 − 50 on the board − 6 removed = 4 in the supply; 2 of the removed make the 6 full."""
    state = two(age=5, pawns={"tollan": {0: 50}}, removed={0: 6})
    play(state, "0: P9", "1: P9")
    assert (state.to_place[0], state.supply[0], state.removed[0]) == (6, 0, 4)


def test_z8_3_a_player_moves_the_pawns_of_the_faction_held_in_that_age():
    """The pawns of Malinalco came there under seat 1; in age II seat 0 moves them."""
    state, _ = end_of_age()
    play(state, "0: P8", "1: P9", "1: +cuextlan, -", "0: +cuextlan")
    assert "malinalco>tamoanchan" in legal(state, 0)
    assert "tollan>mictlan" not in legal(state, 0)


def test_z8_3_a_player_fights_with_the_faction_held_in_that_age():
    """After the exchange seat 1 has 3 pawns in Tollán; with 3 × 9 against 2 × 8 it decides."""
    state, _ = end_of_age()
    play(state, "0: P8", "1: P9")
    play(state, "1: +cuextlan, -", "0: +tollan, -", "1: +cuextlan, -", "0: +tollan, -")
    expand(state, {0: "malinalco", 1: "cuextlan"})
    assert state.to_act == (1,)
    play(state, "1: x tollan", "0: s")  # seat 0 holds an Offering and is asked (Z4.6)
    assert state.removed == (1 + 2, 4)


def test_z8_3_a_player_scores_with_the_faction_held_in_that_age():
    """Seat 0 chooses 8 and has the fields Malinalco now, seat 1 chooses 9 and has the city Tollán: 2 more each."""
    state, _ = end_of_age()
    play(state, "0: P8", "1: P9")
    expand(state, {0: "malinalco", 1: "tollan"})
    play(state, "1: .", "0: .")
    assert state.scores == (7, 9)


def test_z8_3_two_players_settle_conflicts_as_always():
    """A tie of 8 : 8 stands; nobody is removed and nobody draws."""
    state = two(phase="conflict", cards={0: 8, 1: 4}, pawns={"tollan": {0: 1, 1: 2}}, culture={0: ["offering"]})
    play(state, "0: .")
    assert at(state, "tollan") == {0: 1, 1: 2}
    assert state.culture == (("offering",), ())
