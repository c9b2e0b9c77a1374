"""T6: phase 1 and the action cards."""

import pytest

from anahuac.games.azteca.events import Cancelled, Discarded, Drew, Rerolled
from anahuac.games.azteca.material import ACTION_CARDS
from tests.azteca.helpers import GAME, army, at, legal, load, of, owned, owner, place, play, position, war, why


def test_t6_1_discard_then_draw_two():
    state = position(hands={0: ["raid", "raid", "flood", "ruse"]}, phase=1, turn=0)
    events = play(state, "0: ~raid, .")
    assert len(of(events, Discarded)) == 1
    assert len(of(events, Drew)[0].cards) == 2
    assert state.to_act == (0,)
    assert len(state.hands[0]) == 5
    assert why(state, 0, ".") == "T1.4"
    play(state, "0: ~flood")
    assert len(state.hands[0]) == 4
    assert state.phase == 2


def test_t6_1_an_empty_deck_is_reshuffled():
    everything = [card for card, count in ACTION_CARDS.items() for _ in range(count)]
    everything.remove("ruse")
    state = position(deck=[], discard=everything, hands={0: ["ruse"]}, phase=1, turn=0)
    play(state, "0: .")
    assert len(state.hands[0]) == 3


def test_t6_2_not_twice_the_same_in_a_phase():
    state = position(
        phase=2,
        turn=0,
        hands={0: ["insubordination", "insubordination"]},
        territories=owned((1, "chalco"), (2, "acolman")),
    )
    play(state, "0: C insubordination chalco")
    assert why(state, 0, "C insubordination acolman") == "T6.2"
    assert why(state, 0, "C flood chalco") == "T6.2"


def test_t6_2_raids_excepted():
    state = war(1, hands={1: ["raid", "raid"]}, territories=owned((2, "acolman"), (2, "tepetlaoztoc")))
    play(state, "1: C raid acolman, .", "2: .")
    assert owner(state, "acolman") == -1
    play(state, "1: C raid tepetlaoztoc", "2: .")
    assert owner(state, "tepetlaoztoc") == -1


def test_t6_3_influence_rolls_a_die_again():
    """Tlaloc shows a 1; seat 1 makes it a 6."""
    state = position(phase=2, turn=0, hands={0: ["tlaloc"], 1: ["influence"]})
    load(state, 1)
    play(state, "0: C tlaloc")
    assert state.to_act == (1,)
    load(state, 6)
    events = play(state, "1: C influence 0")
    assert of(events, Rerolled)[0].face == 6
    assert state.tribute[0] == 6 + 4


def test_t6_3_a_ruse_cancels_an_influence():
    state = position(phase=2, turn=0, hands={0: ["tlaloc", "raid"], 1: ["influence"], 2: ["ruse"]})
    load(state, 2)
    play(state, "0: C tlaloc, .")
    play(state, "1: C influence 0")
    assert state.to_act == (0,)
    events = play(state, "0: .", "2: C ruse !")
    assert of(events, Cancelled)
    assert state.tribute[0] == 2
    assert state.hands[1:] == ((), ())


def test_t6_3_a_ruse_sees_a_hand():
    state = position(phase=3, turn=0, hands={0: ["ruse"], 1: ["raid", "flood"]})
    play(state, "0: C ruse 1")
    assert state.view(0).seen[1] == ("flood", "raid")
    assert state.view(2).seen[1] == ()
    assert legal(state, 0) == {"!raid", "!flood"}
    play(state, "0: !flood")
    assert state.hands[1] == ("raid",)
    assert state.view(0).seen[1] == ("raid",)


def test_t6_3_insubordination():
    state = position(
        phase=2, turn=0, hands={0: ["insubordination"]}, territories={"chalco": {"owner": 1, "population": 2}}
    )
    assert why(state, 0, "C insubordination colhuacan") == "T6.3"
    play(state, "0: C insubordination chalco")
    assert (state.tribute[1], state.sp[1]) == (4, 0)


@pytest.mark.parametrize(("face", "taken"), [(4, -1), (5, 0)])
def test_t6_3_submission(face, taken):
    state = position(phase=5, hands={0: ["submission"]})
    assert why(state, 0, "C submission tula") == "T6.3"
    play(load(state, face), "0: C submission chalco")
    assert owner(state, "chalco") == taken


def test_t6_3_fury_of_yacatecuhtli():
    state = position(phase=5, turn=0, hands={0: ["yacatecuhtli"]}, pochtecas={0: 1, 1: 1})
    play(state, "0: .", "1: expedition")
    assert why(state, 0, "C yacatecuhtli 1") == "T6.3"
    state = position(phase=5, turn=0, hands={0: ["yacatecuhtli"]}, pochtecas={0: 1, 1: 1})
    play(state, "0: expedition", "1: expedition", "0: C yacatecuhtli 1")
    assert state.t_bounds[0] == (0, 6)
    assert state.t_bounds[1] == (0, 0)


@pytest.mark.parametrize(("face", "spied"), [(6, False), (1, True)])
def test_t6_3_assassination(face, spied):
    state = position(
        phase=5, turn=1, hands={0: ["assassination"]}, pochtecas={1: 2}, tlatoani=1, ships={2: {"lake-north": 1}}
    )
    play(state, "1: expedition, spy chalco")
    assert why(state, 0, "C assassination 0") == "T6.3"
    assert why(state, 0, "C assassination 2") == "T6.3"
    play(load(state, face), "0: C assassination 1")
    assert bool(state.spied >> at("chalco") & 1) == spied


def test_t6_3_chalchiuhtlicue_gives_yellow_dice():
    """One ship against two: without the goddess red dice; 4 is a lance on yellow only."""
    state = position(phase=6, turn=0, ships={0: {"lake-east": 1}, 2: {"lake-east": 2}}, hands={0: ["chalchiuhtlicue"]})
    play(state, "0: .", "2: .", "0: x lake-east 2")
    load(state, 4, 4, 4, 4)
    play(state, "0: C chalchiuhtlicue 0")
    assert (state.ships_at(0, 2), state.ships_at(2, 2)) == (1, 0)


def test_t6_3_diversion_lets_an_army_act_twice():
    state = war(
        1,
        hands={1: ["diversion"]},
        armies={1: {"A": army("colhuacan", 2, moved=True)}},
        territories=owned((1, "coatepec")),
    )
    assert why(state, 1, "A>coatepec") == "T14.2"
    play(state, "1: C diversion")
    assert state.bag == (0, 1, 0)
    play(state, "1: A>coatepec")
    assert state.diversions == (0, 0, 0)


def test_t6_3_heroic_combat_forbids_retreat():
    state = war(1, hands={0: ["heroic"]}, armies={1: {"A": army("colhuacan", 4)}}, spied=["coatepec"])
    play(state, "1: A>coatepec")
    load(state, 1, 1, 1, 1, 6, 6, 1, 1)
    play(state, "0: C heroic")
    assert owner(state, "coatepec") == 1
    assert state.step == "experience"


def test_t6_3_right_of_passage():
    state = war(
        1, hands={1: ["passage"]}, armies={1: {"A": army("colhuacan", 1)}}, territories=owned((1, "coatlinchan"))
    )
    play(state, "1: C passage coatepec, A>coatepec")
    assert (owner(state, "coatepec"), state.step) == (-1, "march")
    assert why(state, 1, ".") == "T6.3"
    play(state, "1: A>coatlinchan")
    assert place(state, 1, "A") == "coatlinchan"


def test_t6_3_floods_need_a_coast():
    state = war(1, hands={1: ["flood", "earthquake"]})
    assert why(state, 1, "C flood coatepec") == "T6.3"
    assert why(state, 1, "C earthquake texcoco") == "T6.3"
    assert "C earthquake coatepec" in legal(state, 1)


@pytest.mark.parametrize("card", ACTION_CARDS)
def test_t6_4_being_asked_betrays_nothing(card):
    """After a roll everybody with any card is asked."""
    state = position(phase=2, turn=0, hands={0: ["tlaloc"], 1: [card]})
    play(load(state, 3), "0: C tlaloc")
    assert (state.step, state.to_act) == ("roll", (1,))


def test_t6_4_others_see_the_same_whatever_the_hand_is():
    views = []
    for card in ("influence", "raid"):
        state = position(phase=2, turn=0, hands={0: ["tlaloc"], 1: [card]})
        play(load(state, 3), "0: C tlaloc")
        views.append((state.view(0), state.view(2), state.view(None)))
    assert views[0] == views[1]
    assert GAME.action("C influence 0") not in state.legal_actions(1)


def before_the_war(**fields):
    """Phase 7 begins; seat 1 has no army, seat 2 has one in Acolman."""
    armies = {0: {"A": army("tenochtitlan", 1)}, 2: {"A": army("acolman", 2)}}
    lands = owned((2, "acolman"), (2, "tepetlaoztoc"), (2, "xaltocan"))
    return position(**{"phase": 7, "armies": armies, "territories": lands, **fields})


def test_t6_2_cards_before_the_first_marker_in_order():
    """Everybody with a card is asked from the Tlatoani on, whatever the card is."""
    state = before_the_war(tlatoani=2, hands={0: ["heroic"], 1: ["raid"], 2: ["tlaloc"]})
    asked = []
    while state.step == "war-cards":
        asked.append((state.to_act[0], "." in legal(state, state.to_act[0]), state.bag))
        play(state, f"{state.to_act[0]}: .")
    assert asked == [(2, True, (0, 0, 0)), (0, True, (0, 0, 0)), (1, True, (0, 0, 0))]
    assert state.step == "ready"
    assert sum(state.bag) == 1, "two armies; one marker has been drawn"


def test_t6_2_who_has_no_army_can_raid_flood_and_shake():
    hands = {1: ["earthquake", "flood", "raid", "raid"]}
    state = before_the_war(hands=hands)
    assert (state.step, state.to_act) == ("war-cards", (1,))
    play(state, "1: C raid xaltocan, .", "2: .")
    assert (owner(state, "xaltocan"), state.step, state.to_act) == (-1, "war-cards", (1,))
    play(state, "1: C flood acolman")
    assert (state.step, state.to_act) == ("retreat", (2,))
    play(state, "2: =>tepetlaoztoc", "1: C earthquake chalco")
    assert why(state, 1, "C earthquake coatepec") == "T6.3"
    play(state, "1: .")
    assert state.step == "ready"


def test_t6_2_nobody_without_a_card_is_asked():
    assert before_the_war().step == "ready"
    assert before_the_war(options={"introductory": True}).step == "ready"


def test_t6_2_a_diversion_before_the_first_marker():
    """Seat 0 has one army and two markers: it acts twice."""
    state = before_the_war(hands={0: ["diversion"]}, armies={0: {"A": army("tenochtitlan", 1)}})
    play(state, "0: C diversion")
    assert (state.step, state.to_act, state.bag, state.diversions) == ("ready", (0,), (1, 0, 0), (1, 0, 0))


def test_t14_2_no_marker_for_an_army_that_was_destroyed_before():
    """The only army of seat 2, one warrior with nowhere to go, drowns."""
    armies = {0: {"A": army("tenochtitlan", 1)}, 2: {"A": army("zumpango", 1)}}
    state = before_the_war(hands={1: ["flood"]}, armies=armies, territories=owned((2, "zumpango")))
    play(state, "1: C flood zumpango")
    assert (place(state, 2, "A"), state.to_act, sum(state.bag)) == (None, (0,), 0)


def test_t6_2_passage_and_battle_cards_wait_for_their_moment():
    state = before_the_war(hands={0: ["passage", "heroic", "reinforcements"]})
    assert legal(state, 0) == {"."}
    for text in ("C passage chalco", "C heroic", "C reinforcements"):
        assert why(state, 0, text) == "T6.2"
