"""T14.6 to T14.8, T14.11 to T14.14: battles."""

from collections import Counter
from itertools import product

import pytest

from anahuac.core import Chance
from anahuac.games.azteca.battle import colours
from anahuac.games.azteca.chains import chain, cousins_of
from anahuac.games.azteca.dice import lances
from anahuac.games.azteca.events import Rolled
from anahuac.games.azteca.war_events import Announced, JoinedReserve, Mobilised
from tests.azteca.helpers import army, at, force, legal, load, of, owned, owner, place, play, position, war, why


def attack(**fields):
    """Seat 1 attacks seat 2's Coatepec, which a chain over Coatlinchan joins to Texcoco."""
    lands = owned((2, "coatepec"), (2, "coatlinchan"))
    base = {
        "armies": {1: {"A": army("colhuacan", 3)}},
        "reserve": {2: {"warriors": 2, "knights": 1}},
        "territories": lands,
    }
    state = war(1, **{**base, **fields})
    play(state, "1: A>coatepec")
    return state


def test_t14_6_the_reserve_joins_over_a_chain():
    state = attack()
    assert (state.step, state.to_act) == ("battle-reserve", (2,))
    load(state, 1, 1, 1, 1)
    events = play(state, "2: +w, +k, .")
    (joined,) = of(events, JoinedReserve)
    assert (joined.count, joined.seen_by(1).warriors) == (2, None)
    (told,) = of(events, Announced)
    assert (told.attacker, told.defender) == (3, 3)


def test_t14_6_the_reserve_withdraws_after_a_round_and_survives():
    state = attack()
    load(state, 1, 1, 1, 1)
    play(state, "2: +w, .")
    assert "=>R" in legal(state, 2)
    play(state, "2: =>R")
    assert (owner(state, "coatepec"), force(state, 2, "R")) == (1, (2, 1))


def test_t14_6_chains():
    lands = owned((1, "chalco"), (1, "coatlinchan"), (0, "tizapan"))
    state = position(
        territories=lands, ships={1: {"lake-south": 1, "lake-east": 1}}, dams=[["tenochtitlan", "tizapan"]]
    )
    assert chain(state, 1, 0) == 1 << at("colhuacan")
    south = 1 << state.board.zone_ids.index("lake-south")
    assert chain(state, 1, south) == sum(1 << at(id) for id in ("colhuacan", "chalco", "coatlinchan"))
    assert chain(state, 0, 0) == 1 << at("tenochtitlan") | 1 << at("tizapan")


def test_t14_6_a_refusal_cuts_the_chain():
    """Chalco hangs on Colhuacan over Lake Xochimilco only, which seat 2 controls."""
    ships = {1: {"lake-south": 1}, 2: {"lake-south": 2}}
    fields = {"territories": owned((1, "chalco"), (2, "coatepec")), "ships": ships, "reserve": {1: {"warriors": 2}}}
    state = war(2, armies={2: {"A": army("coatepec", 2)}}, **fields)
    play(state, "2: A>chalco")
    assert (state.step, state.to_act) == ("leave", (2,))
    play(state, "2: no")
    assert owner(state, "chalco") == 2
    state = war(2, armies={2: {"A": army("coatepec", 2)}}, **fields)
    play(state, "2: A>chalco, yes")
    assert (state.step, state.to_act) == ("battle-reserve", (1,))


def test_t14_7_dice_by_value():
    assert colours(5, 3) == ("yellow", "yellow", "red", "red")
    assert colours(3, 5) == ("red", "red", "yellow", "yellow")
    assert colours(4, 4) == ("red",) * 4


def test_t14_7_odds_of_a_round_by_enumeration():
    """Two yellow dice take 0, 1, 2 with 1/4, 1/2, 1/4; two red ones with 4/9, 4/9, 1/9."""
    faces = list(product(range(1, 7), repeat=2))
    yellow = Counter(lances(("yellow", "yellow"), pair) for pair in faces)
    red = Counter(lances(("red", "red"), pair) for pair in faces)
    assert yellow == {0: 9, 1: 18, 2: 9}
    assert red == {0: 16, 1: 16, 2: 4}


def test_t14_7_rolled_dice_follow_the_odds():
    """Of 3,000 first rounds 3 : 2 with yellow dice a quarter takes nothing; 5 standard deviations are 119."""
    fresh = attack()
    none = 0
    for seed in range(3000):
        state = fresh.copy()
        state.chance = Chance(seed).next()
        events = play(state, "2: +w, +w, .")
        rolled = of(events, Rolled)[0]
        none += not lances(rolled.dice[:2], rolled.faces[:2])
    assert abs(none - 750) < 119


def test_t14_7_losses_are_chosen_at_the_same_time():
    state = attack(armies={1: {"A": army("colhuacan", 2, 1)}})
    load(state, 6, 1, 6, 1)
    play(state, "2: +w, +k, .")
    assert (state.step, state.to_act) == ("losses", (1, 2))
    before = state.view(2)
    play(state, "1: -Ak")
    assert state.view(2).fighters == before.fighters
    assert state.view(2).knights == before.knights
    assert why(state, 2, "-Aw") == "T14.7"
    play(state, "2: -Rw")
    assert (force(state, 1, "A"), force(state, 2, "R")) == ((2, 0), (1, 1))


def test_t14_7_both_sides_gone():
    state = attack(armies={1: {"A": army("colhuacan", 1)}}, reserve={2: {"warriors": 1}})
    load(state, 6, 1, 6, 1)
    play(state, "2: +w, .")
    assert (owner(state, "coatepec"), state.sp, place(state, 1, "A")) == (2, (0, 0, 0), None)


def test_t14_8_a_mountain_border():
    """Cuitlahuac to Coatepec is a mountain border: a 4 on the yellow die takes a warrior and gives 1 SP."""
    lands = owned((1, "cuitlahuac"), (2, "coatepec"), (2, "coatlinchan"))
    state = attack(armies={1: {"A": army("cuitlahuac", 2)}}, territories=lands)
    load(state, 4)
    play(state, "2: +w, .")
    assert state.to_act == (1,)
    load(state, 1, 1, 1, 1)
    play(state, "1: -Aw")
    assert (state.sp, force(state, 1, "A")) == ((0, 0, 1), (1, 0))


def test_t14_8_the_last_attacker_falls_without_a_round():
    state = war(1, armies={1: {"A": army("colhuacan", 1)}}, spied=["cuitlahuac"])
    load(state, 6)
    play(state, "1: A>cuitlahuac")
    assert (place(state, 1, "A"), owner(state, "cuitlahuac"), state.sp) == (None, -1, (0, 0, 0))


@pytest.mark.parametrize(
    ("seat", "source", "holder", "die"),
    [(0, "tenochtitlan", None, False), (0, "tenochtitlan", 2, True), (1, "coyoacan", None, True)],
)
def test_t14_8_tizapan_and_its_dam(seat, source, holder, die):
    """Neutral Tizapan has no marsh die against the dam; owned Tizapan has it, and so has any other border."""
    lands = {**owned((1, "coyoacan")), **({"tizapan": {"owner": holder}} if holder is not None else {})}
    armies = {seat: {"A": army(source, 1)}, 2: {"A": army("tizapan", 1)}} if holder else {seat: {"A": army(source, 1)}}
    state = war(seat, armies=armies, territories=lands, dams=[["tenochtitlan", "tizapan"]], spied=["tizapan"])
    load(state, 1)
    events = play(state, f"{seat}: A>tizapan")
    while state.step in ("battle-reserve", "battle-cousins"):
        events += play(state, f"{state.to_act[0]}: .")
    first = of(events, Rolled)[0]
    assert (len(first.dice) == 1) == die


def test_t14_8_dams_and_valleys_have_the_die():
    fields = {"dams": [["tenochtitlan", "tizapan"]], "reserve": {0: {"warriors": 1}}}
    state = war(1, armies={1: {"A": army("tizapan", 1)}}, territories=owned((1, "tizapan")), **fields)
    play(state, "1: A>tenochtitlan")
    assert len(of(play(state, "0: +w, ."), Rolled)[0].dice) == 1
    state = war(1, armies={1: {"A": army("tlalpan", 1)}}, territories=owned((1, "tlalpan")), spied=["oaxtepec"])
    assert len(of(play(state, "1: A>oaxtepec"), Rolled)[0].dice) == 1
    state = war(1, armies={1: {"A": army("zumpango", 1)}}, territories=owned((1, "zumpango")), spied=["tula"])
    assert len(of(play(state, "1: A>tula"), Rolled)[0].dice) == 4


def test_t14_11_retreat_to_an_own_territory():
    state = attack(armies={1: {"A": army("colhuacan", 3)}})
    load(state, 1, 1, 1, 1)
    play(state, "2: +w, .", "2: .")
    assert state.to_act == (1,)
    assert legal(state, 1) == {"=>colhuacan", "."}
    play(state, "1: =>colhuacan")
    assert (place(state, 1, "A"), owner(state, "coatepec")) == ("colhuacan", 2)


def test_t14_11_over_the_lake_with_leave():
    """The army came over the lake to Chalco and can only go back so; the controller is asked, and refuses."""
    ships = {1: {"lake-south": 1}, 0: {"lake-south": 2}}
    state = war(1, armies={1: {"A": army("colhuacan", 2)}}, ships=ships, spied=["chalco"])
    play(state, "1: A>lake-south", "0: yes")
    load(state, 1, 1, 1, 1)
    play(state, "1: A>chalco")
    assert legal(state, 1) == {"=>colhuacan", "."}
    play(state, "1: =>colhuacan")
    assert (state.step, state.to_act) == ("leave", (0,))
    granted = state.copy()
    play(granted, "0: yes")
    assert place(granted, 1, "A") == "colhuacan"
    load(state, 6, 6, 1, 1)
    play(state, "0: no")
    assert owner(state, "chalco") == 1, "who cannot retreat fights on"


def test_t14_11_the_reserve_of_the_capital_cannot_withdraw():
    state = war(
        2, armies={2: {"A": army("coatepec", 4)}}, territories=owned((2, "coatepec")), reserve={1: {"warriors": 4}}
    )
    play(state, "2: A>colhuacan")
    load(state, 1, 1, 1, 1)
    play(state, "1: +w, +w, .")
    assert state.to_act == (2,), "the defender has nothing to decide"


def test_t14_12_neutral_defenders():
    state = war(1, armies={1: {"A": army("colhuacan", 4)}}, spied=["coatepec"])
    load(state, 6, 1, 1, 1)
    events = play(state, "1: A>coatepec")
    assert of(events, Announced)[0].defender == 3
    battle = state.stack[-2]
    assert battle.guard == (0, 1), "the warrior is lost first"
    state = war(1, armies={1: {"A": army("zumpango", 4)}}, territories=owned((1, "zumpango")), spied=["tula"])
    assert of(play(state, "1: A>tula"), Announced)[0].defender == 6


@pytest.mark.parametrize(("face", "city", "valley"), [(3, 3, 7), (4, 4, 7), (5, 4, 8), (6, 5, 8)])
def test_t14_13_mobilisation(face, city, valley):
    state = war(1, armies={1: {"A": army("colhuacan", 4)}})
    load(state, face)
    events = play(state, "1: A>coatepec")
    assert of(events, Announced)[0].defender == city
    assert of(events, Rolled)[0].seat == 2, "the player left of the attacker rolls"
    state = war(1, armies={1: {"A": army("zumpango", 4)}}, territories=owned((1, "zumpango")))
    load(state, face)
    events = play(state, "1: A>tula")
    assert of(events, Mobilised)
    assert of(events, Announced)[0].defender == valley


def test_t14_13_reinforcements_stay_until_the_end_of_the_round():
    state = war(1, armies={1: {"A": army("colhuacan", 1)}}, hands={2: ["reinforcements"]}, spied=["coatepec"])
    play(state, "1: A>coatepec")
    load(state, 1, 1, 6, 6)
    events = play(state, "2: C reinforcements")
    assert of(events, Announced)[0].defender == 6
    assert state.reinforced == ((at("coatepec"), 1, 1),)


def test_t14_14_cousins():
    """Coatepec borders seat 2's Coatlinchan, which borders Texcoco; seat 0 borders nothing."""
    lands = owned((2, "coatlinchan"))
    state = war(
        1, armies={1: {"A": army("colhuacan", 1)}}, territories=lands, reserve={2: {"warriors": 1}}, spied=["coatepec"]
    )
    assert cousins_of(state, 1, at("coatepec")) == (2,)
    play(state, "1: A>coatepec")
    assert legal(state, 2) == {"+w", "."}
    load(state, 1, 1, 6, 1)
    events = play(state, "2: +w")
    assert of(events, Announced)[0].defender == 4
    assert force(state, 2, "R") == (0, 1), "it returns as a knight"
    assert (owner(state, "coatepec"), state.sp) == (-1, (0, 0, 0))


def test_t14_14_a_lost_cousin_gives_the_attacker_points():
    lands = owned((2, "coatlinchan"))
    state = war(
        1,
        armies={1: {"A": army("colhuacan", 0, 4)}},
        territories=lands,
        reserve={2: {"warriors": 1}},
        spied=["coatepec"],
    )
    play(state, "1: A>coatepec")
    load(state, 6, 6, 1, 1, 6, 6, 1, 1)
    play(state, "2: +w", "1: .")
    assert (state.sp, force(state, 2, "R"), owner(state, "coatepec")) == ((0, 3, 0), (0, 0), 1)


def test_t14_14_the_lake_joins_no_cousin():
    state = position(territories=owned((0, "chalco")), ships={0: {"lake-south": 1, "lake-west": 1}})
    assert cousins_of(state, 1, at("coatepec")) == ()


def test_t14_7_lances_beyond_the_counters_are_lost():
    """Two lances of four warriors against one: a counter is taken, and it gives 1 SP."""
    state = attack(armies={1: {"A": army("colhuacan", 4)}}, reserve={2: {"warriors": 1}})
    load(state, 6, 6, 1, 1)
    play(state, "2: +w, .")
    assert (owner(state, "coatepec"), state.sp, force(state, 2, "R")) == (1, (0, 1, 0), (0, 0))


def test_t14_8_never_more_than_one_terrain_die():
    """From Coatepec an attack on Cuitlahuac crosses mountains and enters chinampas."""
    lands = owned((1, "coatepec"))
    state = war(1, armies={1: {"A": army("coatepec", 3)}}, territories=lands, spied=["cuitlahuac"])
    load(state, 1, 1, 1, 1, 1)
    rolls = of(play(state, "1: A>cuitlahuac"), Rolled)
    assert [rolled.dice for rolled in rolls] == [("yellow",), ("red", "red", "red", "red")]


def test_t14_11_army_and_reserve_decide_separately():
    state = attack(armies={1: {"A": army("colhuacan", 3)}, 2: {"A": army("coatepec", 1)}}, reserve={2: {"warriors": 1}})
    load(state, 1, 1, 1, 1)
    play(state, "2: +w, .")
    assert legal(state, 2) == {"=>coatlinchan", "=>R", "."}
    play(state, "2: =>coatlinchan")
    assert (place(state, 2, "A"), legal(state, 2)) == ("coatlinchan", {"=>R", "."})


def test_t14_12_the_player_left_of_the_attacker_rolls_for_the_neutrals():
    state = war(1, armies={1: {"A": army("colhuacan", 4)}})
    assert of(play(state, "1: A>coatepec"), Rolled)[0].seat == 2
    state = war(2, armies={2: {"A": army("texcoco", 4)}})
    assert of(play(state, "2: A>coatlinchan"), Rolled)[0].seat == 0


def test_t14_12_the_regulars_are_complete_again_for_every_battle():
    """A takes the warrior and retreats; B finds a warrior and a jaguar knight, worth 3, all the same."""
    armies = {1: {"A": army("colhuacan", 4), "B": army("colhuacan", 4)}}
    state = war(1, bag=[1], armies=armies, spied=["coatepec"])
    load(state, 6, 1, 1, 1)
    first = of(play(state, "1: A>coatepec"), Announced)[0]
    play(state, "1: =>colhuacan")
    while state.step != "ready":
        play(state, f"{state.to_act[0]}: .")
    second = of(play(state, "1: B>coatepec"), Announced)[0]
    assert (first.defender, second.defender) == (3, 3)
