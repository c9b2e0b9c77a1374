"""Z4.5 to Z4.7: Great Tlatoani, Sacred Games, and the deck of culture cards."""

from collections import Counter

import pytest

from anahuac.games.aztlan.events import Drew, NothingToDraw, Removed, Reshuffled
from tests.aztlan.helpers import BOARD, BOX, at, conflict, legal, of, play, rest, why


def tie(**fields):
    """Tollán: 8 (seat 0) = 8 (seat 1) > 5 (seat 2)."""
    return conflict({"tollan": {0: 1, 1: 2, 2: 1}}, cards={0: 8, 1: 4, 2: 5}, **fields)


def test_z4_5_a_tied_player_breaks_the_tie_and_fights():
    state = tie(culture={0: ["tlatoani"]})
    assert legal(state, 0) == {"L tollan", "."}
    play(state, "0: L tollan")
    assert state.to_act == (0,)
    assert legal(state, 0) == {"x tollan", "= tollan"}
    play(state, "0: x tollan")
    assert at(state, "tollan") == {0: 1}
    assert state.removed == (0, 2, 1)
    assert state.discard == ("tlatoani",)


def test_z4_5_a_tied_player_breaks_the_tie_and_coexists():
    """All stay, the weaker one too, and a card is drawn, as in Z4.3."""
    state = tie(culture={0: ["tlatoani"]}, top=["rafts"])
    play(state, "0: L tollan, = tollan")
    assert at(state, "tollan") == {0: 1, 1: 2, 2: 1}
    assert state.culture[0] == ("rafts",)


def test_z4_5_the_choice_must_be_made_before_anything_else():
    state = conflict(
        {"tollan": {0: 1, 1: 1}, "tetzcoco": {0: 2, 1: 1}}, cards={0: 8, 1: 8, 2: 5}, culture={0: ["tlatoani"]}
    )
    play(state, "0: L tollan")
    assert why(state, 0, "x tetzcoco") == "Z4.5"
    assert legal(state, 0) == {"x tollan", "= tollan"}


def test_z4_5_before_or_after_the_own_conflicts():
    pawns = {"tollan": {0: 1, 1: 1}, "tetzcoco": {0: 2, 1: 1}}
    for turn in ("0: L tollan, x tollan, x tetzcoco", "0: x tetzcoco, L tollan, x tollan"):
        state = conflict(pawns, cards={0: 8, 1: 8, 2: 5}, culture={0: ["tlatoani"]})
        play(state, turn)
        assert at(state, "tollan") == {0: 1}
        assert at(state, "tetzcoco") == {0: 2}


def test_z4_5_declined_the_tie_stands():
    state = tie(culture={0: ["tlatoani"]})
    play(state, "0: .")
    assert at(state, "tollan") == {0: 1, 1: 2}
    assert state.culture[0] == ("tlatoani",)


def test_z4_5_the_first_in_the_order_who_plays_it_settles():
    """Both tied players hold one. Seat 0 plays it and coexists; seat 1 has nothing to break any more."""
    state = tie(culture={0: ["tlatoani"], 1: ["tlatoani"]})
    play(state, "0: L tollan, = tollan")
    assert state.phase == "scoring"
    assert at(state, "tollan") == {0: 1, 1: 2, 2: 1}


def test_z4_5_the_second_may_play_it_if_the_first_does_not():
    state = tie(culture={0: ["tlatoani"], 1: ["tlatoani"]})
    play(state, "0: .")
    assert legal(state, 1) == {"L tollan", "."}
    play(state, "1: L tollan, x tollan")
    assert state.to_act == (0,)  # seat 0 holds a card and is asked for Sacred Games (Z4.6)
    play(state, "0: s")
    assert at(state, "tollan") == {1: 2}


def test_z4_5_in_the_order_of_play_not_of_seats():
    """Order 1, 0, 2: seat 1 is asked first."""
    state = tie(culture={0: ["tlatoani"], 1: ["tlatoani"]}, track={0: [2, 0, 1]})
    assert state.to_act == (1,)


def test_z4_5_two_ties_two_cards():
    state = conflict(
        {"tollan": {0: 1, 1: 1}, "tetzcoco": {0: 1, 2: 1}},
        cards={0: 8, 1: 8, 2: 8},
        culture={0: ["tlatoani", "tlatoani"]},
    )
    play(state, "0: L tollan, x tollan, L tetzcoco, x tetzcoco")
    assert at(state, "tollan") == at(state, "tetzcoco") == {0: 1}


def test_z4_5_only_where_tied_for_strongest():
    """Seat 1 leads in Tetzcoco, is tied in Tollán, and is weaker in Coatépec."""
    state = conflict(
        {"tollan": {0: 1, 1: 1}, "tetzcoco": {0: 1, 1: 2}, "coatepec": {0: 2, 1: 1}},
        cards={0: 8, 1: 8, 2: 5},
        culture={1: ["tlatoani"]},
    )
    play(state, "0: = coatepec, .")
    assert legal(state, 1) == {"L tollan", "x tetzcoco", "= tetzcoco"}
    assert why(state, 1, "L tetzcoco") == "Z4.5"
    assert why(state, 1, "L coatepec") == "Z4.2"
    assert why(state, 1, "L mictlan") == "Z4.2"


def two_tlatoani():
    """Tollán: 8 (seat 0) = 8 (seat 1), both with a Great Tlatoani; seat 1 also leads in Tetzcoco, 8 : 5."""
    pawns = {"tollan": {0: 1, 1: 2}, "tetzcoco": {1: 2, 2: 1}}
    return conflict(pawns, cards={0: 8, 1: 4, 2: 5}, culture={0: ["tlatoani"], 1: ["tlatoani"]})


def test_z4_5_a_tie_that_was_settled_is_not_broken_again():
    """Seat 0 breaks the tie and coexists, so Tollán is settled (Z4.2)."""
    state = two_tlatoani()
    play(state, "0: L tollan, = tollan")
    assert state.to_act == (1,)
    illegal = state.why_not(1, BOARD.catalogue.parse("L tollan"))
    assert (illegal.clause, illegal.reason.id) == ("Z4.2", "aztlan-settled")


def test_z4_5_a_tie_settled_by_a_fight_is_shared_no_more():
    state = two_tlatoani()
    play(state, "0: L tollan, x tollan", "1: s")
    illegal = state.why_not(1, BOARD.catalogue.parse("L tollan"))
    assert (illegal.clause, illegal.reason.id) == ("Z4.2", "aztlan-not-shared")


def test_z4_5_the_weaker_third_party_cannot_play_it():
    """The tie is settled without asking seat 2; it is the scoring that asks it."""
    state = tie(culture={2: ["tlatoani"]})
    assert state.phase == "scoring"
    assert at(state, "tollan") == {0: 1, 1: 2}


def test_z4_5_without_the_card():
    state = tie(culture={0: ["rafts"]})
    assert legal(state, 0) == {"."}
    assert why(state, 0, "L tollan") == "Z4.5"


def fight(culture, **fields):
    """Tollán: 18 (seat 0) > 8 (seat 1) > 7 (seat 2); seat 0 declares a fight."""
    state = conflict({"tollan": {0: 2, 1: 1, 2: 1}}, culture=culture, **fields)
    return state, play(state, "0: x tollan")


def test_z4_6_the_pawns_of_who_plays_it_stay_and_the_strongest_draws():
    state, _ = fight({1: ["sacred-games"]}, top=["rafts"])
    assert state.to_act == (1,)
    assert legal(state, 1) == {"S", "s"}
    play(state, "1: S")
    assert at(state, "tollan") == {0: 2, 1: 1}
    assert state.culture == (("rafts",), (), ())
    assert state.discard == ("sacred-games",)
    assert state.removed == (0, 0, 1)


def test_z4_6_it_may_be_declined():
    state, _ = fight({1: ["sacred-games"]})
    events = play(state, "1: s")
    assert at(state, "tollan") == {0: 2}
    assert state.culture == ((), ("sacred-games",), ())
    assert of(events, Drew) == []


def test_z4_6_two_losers_one_plays():
    state, _ = fight({1: ["sacred-games"], 2: ["sacred-games"]}, top=["rafts", "eagle"])
    play(state, "1: s")
    assert state.to_act == (2,)
    play(state, "2: S")
    assert at(state, "tollan") == {0: 2, 2: 1}
    assert state.culture == (("rafts",), ("sacred-games",), ())


def test_z4_6_two_losers_both_play_one_card_is_drawn():
    state, _ = fight({1: ["sacred-games"], 2: ["sacred-games"]}, top=["rafts", "eagle"])
    events = play(state, "1: S", "2: S")
    assert at(state, "tollan") == {0: 2, 1: 1, 2: 1}
    assert state.culture == (("rafts",), (), ())
    assert len(of(events, Drew)) == 1
    assert of(events, Removed) == []


def test_z4_6_all_pawns_of_that_player_stay():
    state = conflict({"tollan": {0: 5, 1: 4}}, culture={1: ["sacred-games"]})
    play(state, "0: x tollan", "1: S")
    assert at(state, "tollan") == {0: 5, 1: 4}


def test_z4_6_the_territory_is_settled():
    """Nobody fights there again in this age; seat 0 goes on with Tetzcoco."""
    state = conflict({"tollan": {0: 1, 1: 1}, "tetzcoco": {0: 1, 2: 1}}, culture={1: ["sacred-games"]})
    play(state, "0: x tollan", "1: S")
    assert legal(state, 0) == {"x tetzcoco", "= tetzcoco"}


def test_z4_6_losers_are_asked_in_the_order_of_play():
    """Order 2, 1, 0; seat 1 fights with 16 against 9 and 7."""
    state = conflict(
        {"tollan": {0: 1, 1: 2, 2: 1}}, track={0: [0, 1, 2]}, culture={0: ["sacred-games"], 2: ["sacred-games"]}
    )
    play(state, "1: x tollan")
    assert state.to_act == (2,)
    assert why(state, 0, "S") == "Z1.2"
    play(state, "2: s")
    assert state.to_act == (0,)


@pytest.mark.parametrize("card", [card for card in BOX if card != "sacred-games"])
def test_z4_6_who_holds_any_card_is_asked(card):
    state, _ = fight({2: [card]})
    assert state.to_act == (2,)
    assert legal(state, 2) == {"s"}
    assert why(state, 2, "S") == "Z4.6"
    play(state, "2: s")
    assert at(state, "tollan") == {0: 2}


def test_z4_6_who_holds_no_card_is_not_asked():
    state, events = fight({})
    assert at(state, "tollan") == {0: 2}
    assert len(of(events, Removed)) == 2


def test_z4_6_who_is_not_there_is_not_asked():
    state = conflict({"tollan": {0: 1, 1: 1}}, culture={2: ["sacred-games"]})
    play(state, "0: x tollan")
    assert state.phase == "scoring"


def test_z4_6_not_when_they_coexist():
    state = conflict({"tollan": {0: 1, 1: 1}}, culture={1: ["sacred-games"]})
    play(state, "0: = tollan")
    assert state.phase == "scoring"


def test_z4_6_a_card_saves_once():
    """The same loser in two fights: the one card saves in Tollán only, and with an empty hand nobody asks again."""
    state = conflict({"tollan": {0: 1, 1: 1}, "tetzcoco": {0: 1, 1: 1}}, culture={1: ["sacred-games"]})
    play(state, "0: x tollan", "1: S", "0: x tetzcoco")
    assert at(state, "tollan") == {0: 1, 1: 1}
    assert at(state, "tetzcoco") == {0: 1}


def test_z4_6_not_where_the_tie_stands():
    """8, 8, 5: seat 2 is removed without being asked, although it holds Sacred Games."""
    state = tie(culture={2: ["sacred-games"]})
    assert state.phase == "scoring"
    assert at(state, "tollan") == {0: 1, 1: 2}
    assert state.culture[2] == ("sacred-games",)


def test_z4_6_after_a_tlatoani_the_formerly_tied_may_answer():
    """Seat 0 breaks the tie and fights; the tied seat 1 and the weaker seat 2 are asked, in this order."""
    state = tie(culture={0: ["tlatoani"], 1: ["sacred-games"], 2: ["sacred-games"]}, top=["rafts"])
    play(state, "0: L tollan, x tollan")
    assert state.to_act == (1,)
    play(state, "1: S")
    assert state.to_act == (2,)
    play(state, "2: s")
    assert at(state, "tollan") == {0: 1, 1: 2}
    assert state.culture[0] == ("rafts",)
    assert state.discard == ("sacred-games", "tlatoani")


def test_z4_7_an_empty_deck_is_made_of_the_played_cards():
    """All other cards are in the hand of seat 2, which is not there: the two played ones come back."""
    played = ["mixcoatl", "rafts"]
    state = conflict({"tollan": {0: 1, 1: 1}}, deck=[], discard=played, culture={2: rest(*played)})
    events = play(state, "0: = tollan")
    assert len(state.culture[0]) == 1
    assert Counter(state.culture[0] + state.deck) == Counter(played)
    assert state.discard == ()
    assert [event.cards for event in of(events, Reshuffled)] == [2]


def test_z4_7_the_new_deck_is_shuffled():
    played = ["mixcoatl", "rafts"]
    drawn = set()
    for chance in range(20):
        fields = {"deck": [], "discard": played, "culture": {2: rest(*played)}, "chance": chance}
        state = conflict({"tollan": {0: 1, 1: 1}}, **fields)
        play(state, "0: = tollan")
        drawn.add(state.culture[0])
    assert drawn == {("mixcoatl",), ("rafts",)}


def test_z4_7_the_last_card_of_the_deck_is_drawn_without_shuffling():
    state = conflict({"tollan": {0: 1, 1: 1}}, deck=["rafts"], discard=["eagle"], culture={2: rest("rafts", "eagle")})
    play(state, "0: = tollan")
    assert state.culture[0] == ("rafts",)
    assert state.deck == ()
    assert state.discard == ("eagle",)


def test_z4_7_no_played_cards_nothing_is_drawn():
    state = conflict({"tollan": {0: 1, 1: 1}}, deck=[], culture={2: rest()})
    events = play(state, "0: = tollan")
    assert state.culture[0] == ()
    assert at(state, "tollan") == {0: 1, 1: 1}
    assert of(events, Drew) == []
    assert [event.seat for event in of(events, NothingToDraw)] == [0]


def test_z4_7_the_card_just_played_included_sacred_games():
    """The Sacred Games that saved seat 1 are the only played card: the strongest draws them."""
    state = conflict({"tollan": {0: 1, 1: 1}}, deck=[], culture={1: ["sacred-games"], 2: rest("sacred-games")})
    play(state, "0: x tollan", "1: S")
    assert state.culture[0] == ("sacred-games",)
    assert (state.deck, state.discard) == ((), ())


def test_z4_7_the_card_just_played_included_tlatoani():
    """Seat 0 draws the Tlatoani it has just played, and breaks the next tie with it (Z5.5)."""
    state = conflict(
        {"tollan": {0: 1, 1: 1}, "tetzcoco": {0: 1, 1: 1}},
        cards={0: 8, 1: 8, 2: 5},
        deck=[],
        culture={0: ["tlatoani"], 2: rest("tlatoani")},
    )
    play(state, "0: L tollan, = tollan")
    assert state.culture[0] == ("tlatoani",)
    play(state, "0: L tetzcoco, x tetzcoco")
    assert at(state, "tollan") == {0: 1, 1: 1}
    assert at(state, "tetzcoco") == {0: 1}
