"""T14.9, T14.10, T14.15 to T14.18: what battles, raids and catastrophes bring."""

import pytest

from anahuac.games.azteca.war_events import Plundered, Recovered
from tests.azteca.helpers import army, at, force, legal, load, of, owned, owner, place, play, war, why


def test_t14_9_only_the_winner_gains_points():
    """The attacker takes the warrior, then retreats: the neutrals win, nobody gains."""
    state = war(1, armies={1: {"A": army("colhuacan", 4)}}, spied=["coatepec"])
    load(state, 6, 1, 1, 1)
    play(state, "1: A>coatepec, =>colhuacan")
    assert (state.sp, owner(state, "coatepec")) == ((0, 0, 0), -1)
    state = war(1, armies={1: {"A": army("colhuacan", 4)}}, spied=["coatepec"])
    load(state, 6, 6, 1, 1)
    play(state, "1: A>coatepec")
    assert (state.sp, owner(state, "coatepec")) == ((0, 2, 0), 1)


def test_t14_10_experience():
    state = war(1, armies={1: {"A": army("colhuacan", 4)}}, spied=["coatepec"])
    load(state, 6, 6, 1, 1)
    play(state, "1: A>coatepec")
    assert legal(state, 1) == {"^A", "."}
    assert why(state, 1, "^R") == "T14.10"
    play(state, "1: ^A")
    assert (force(state, 1, "A"), state.warriors[1], state.knights[1]) == ((3, 1), 3, 1)


def test_t14_10_not_where_nobody_fought():
    state = war(1, armies={1: {"A": army("colhuacan", 4)}}, territories=owned((2, "coatepec")))
    play(state, "1: A>coatepec")
    assert (owner(state, "coatepec"), state.phase) == (1, 8)


def plunder(**fields):
    base = {
        "armies": {2: {"A": army("coatepec", 0, 4)}},
        "territories": owned((2, "coatepec")),
        "reserve": {1: {"warriors": 1}},
    }
    state = war(2, **{**base, "sp": {1: 5}, "tribute": {1: 7}, **fields})
    play(state, "2: A>colhuacan")
    return state


def test_t14_15_a_capital_is_plundered():
    """Seat 1 has 5 SP: 3 go, with all T; the battle's counter brings 1 more. Then the army must retreat."""
    state = plunder()
    load(state, 6, 1, 1, 1)
    events = play(state, "1: +w, .")
    (seen,) = of(events, Plundered)
    assert (seen.tribute, seen.sacrifices, seen.seen_by(0).tribute) == (7, 3, None)
    assert (state.sp, state.tribute, owner(state, "colhuacan")) == ((0, 2, 4), (0, 0, 7), 1)
    play(state, "2: .")
    assert legal(state, 2) == {"=>coatepec"}
    assert why(state, 2, ".") == "T14.15"
    play(state, "2: =>coatepec")
    assert place(state, 2, "A") == "coatepec"


def test_t14_15_who_loses_everything_gets_a_new_army():
    state = plunder()
    load(state, 6, 1, 1, 1)
    play(state, "1: +w, .", "2: ., =>coatepec")
    assert state.recovering == 0b010
    events = []
    while state.round == 1:
        events += play(state, f"{state.to_act[0]}: .")
    assert of(events, Recovered)
    assert (place(state, 1, "A"), force(state, 1, "A")) == ("colhuacan", (3, 1))


def raid(**fields):
    base = {"hands": {1: ["raid"]}, "territories": owned((2, "acolman"))}
    return war(1, **{**base, **fields})


def test_t14_16_raids():
    """Nomads of value 4 against two warriors."""
    state = raid(reserve={2: {"warriors": 2}}, armies={1: {"A": army("colhuacan", 1)}})
    assert why(state, 1, "C raid texcoco") == "T14.16"
    assert why(state, 1, "C raid chalco") == "T14.16"
    play(state, "1: C raid acolman")
    load(state, 6, 6, 1, 1)
    play(state, "2: +w, +w, .")
    assert (owner(state, "acolman"), state.sp, force(state, 2, "R")) == (-1, (0, 2, 0), (0, 0))
    assert state.step != "experience"


def test_t14_16_beaten_nomads():
    state = raid(reserve={2: {"knights": 4}})
    play(state, "1: C raid acolman")
    load(state, 1, 1, 6, 6)
    play(state, "2: +k, +k, +k, +k, .")
    load(state, 1, 1, 6, 1)
    play(state, "2: .")
    assert (owner(state, "acolman"), state.sp) == (2, (0, 0, 3))


def test_t14_16_not_where_an_army_is():
    state = raid(armies={2: {"A": army("acolman", 1)}})
    assert why(state, 1, "C raid acolman") == "T14.16"


def test_t14_17_armies_leave_for_a_neighbour():
    fields = {"hands": {1: ["earthquake"]}, "armies": {2: {"A": army("acolman", 2)}}}
    state = war(1, territories=owned((2, "acolman")), **fields)
    play(state, "1: C earthquake acolman")
    assert legal(state, 2) == {"=>texcoco"}
    assert why(state, 2, ".") == "T14.17"
    play(state, "2: =>texcoco")
    assert place(state, 2, "A") == "texcoco"
    assert state.struck == 1 << at("acolman")


def test_t14_17_without_a_way_out_a_counter_is_lost():
    fields = {"hands": {1: ["earthquake"]}, "territories": owned((2, "chalco"))}
    state = war(1, armies={2: {"A": army("chalco", 1, 1)}}, **fields)
    play(state, "1: C earthquake chalco")
    assert legal(state, 2) == {"-Aw", "-Ak"}
    play(state, "2: -Aw")
    assert (place(state, 2, "A"), force(state, 2, "A")) == ("texcoco", (0, 1))
    state = war(1, armies={2: {"A": army("chalco", 1)}}, **fields)
    play(state, "1: C earthquake chalco")
    assert place(state, 2, "A") is None


def test_t14_17_nobody_enters_and_chains_break():
    lands = owned((2, "coatepec"), (2, "coatlinchan"))
    state = war(
        1,
        armies={1: {"A": army("colhuacan", 1)}},
        territories=lands,
        struck=["coatlinchan"],
        reserve={2: {"knights": 4}},
    )
    assert why(state, 1, "A>coatepec") is None
    play(state, "1: A>coatepec")
    assert owner(state, "coatepec") == 1, "the reserve is cut off"
    state = war(1, armies={1: {"A": army("colhuacan", 1)}}, territories=lands, struck=["coatepec"])
    assert why(state, 1, "A>coatepec") == "T14.17"


def test_t14_18_without_defence_a_territory_falls():
    state = war(1, armies={1: {"A": army("colhuacan", 1)}}, territories=owned((2, "coatepec"), (2, "coatlinchan")))
    play(state, "1: A>coatepec", "2: .")
    assert (owner(state, "coatepec"), state.sp) == (1, (0, 0, 0))


def test_t14_18_a_capital_so_found_is_plundered():
    state = plunder(reserve={})
    play(state, "1: .")
    assert (state.sp, state.tribute, state.recovering) == ((0, 2, 3), (0, 0, 7), 0)
    assert legal(state, 2) == {"=>coatepec"}


def test_t14_15_without_a_retreat_the_victor_goes_to_the_own_capital():
    """Over two zones to Colhuacan and no leave to go back: the army came from the lake, so it goes to Texcoco."""
    ships = {2: {"lake-east": 1, "lake-south": 1}, 0: {"lake-south": 2}}
    state = war(2, armies={2: {"A": army("texcoco", 1)}}, ships=ships, tribute={1: 3})
    play(state, "2: A>lake-east, A>lake-south", "0: yes", "2: A>colhuacan", "1: .")
    assert (state.tribute, legal(state, 2)) == ((0, 0, 3), {"=>texcoco"})
    play(state, "2: =>texcoco", "0: no")
    assert place(state, 2, "A") == "texcoco"


def test_t14_15_the_battle_itself_counts_for_the_plunder():
    """A mountain-free dam die gives the Aztecs 1 SP before they are plundered: half of 1, rounded up, is 1."""
    fields = {
        "territories": owned((1, "tizapan")),
        "dams": [["tenochtitlan", "tizapan"]],
        "reserve": {0: {"warriors": 1}},
    }
    state = war(1, armies={1: {"A": army("tizapan", 0, 3)}}, **fields)
    play(state, "1: A>tenochtitlan")
    load(state, 6)
    play(state, "0: +w, .")
    assert state.sp[0] == 1
    load(state, 6, 6, 1, 1)
    play(state, "1: -Ak")
    assert state.sp == (0, 2, 0)


@pytest.mark.parametrize(("faces", "winner"), [((6, 6, 1, 1), 2), ((1, 1, 6, 6), 1)])
def test_t14_9_nobody_gains_sacrifices_on_the_lake(faces, winner):
    """2 : 2 on Lake Xochimilco, red dice: one side takes both counters of the other."""
    armies = {1: {"A": army("colhuacan", 2)}, 2: {"A": army("chalco", 2)}}
    ships = {1: {"lake-south": 1}, 2: {"lake-south": 1}}
    state = war(1, armies=armies, territories=owned((2, "chalco"), (1, "mixquic")), ships=ships)
    play(state, "1: A>lake-south")
    load(state, *faces)
    play(state, "2: i A")
    assert (state.step, state.to_act, state.sp) == ("experience", (winner,), (0, 0, 0))


def test_t14_15_what_the_battle_brought_is_plundered_too():
    """Tenochtitlan over the dam: the terrain die takes a counter and gives 1 SP, of 4 SP then 2 are taken."""
    armies = {0: {"A": army("tenochtitlan", 1)}, 1: {"A": army("tizapan", 0, 4)}}
    fields = {"territories": owned((1, "tizapan")), "dams": [["tenochtitlan", "tizapan"]], "sp": {0: 3}}
    state = war(1, armies=armies, **fields)
    play(state, "1: A>tenochtitlan")
    load(state, 6)
    play(state, "0: .")
    load(state, 6, 6, 1, 1)
    play(state, "1: -Ak")
    assert state.sp == (2, 1 + 2, 0)


def test_t14_13_reinforcements_stay_after_an_interception():
    """Two armies destroy each other in Coatlinchan before its neutrals are attacked."""
    armies = {1: {"A": army("iztapalapan", 1)}, 2: {"A": army("texcoco", 1)}}
    lands = owned((1, "iztapalapan"))
    state = war(1, armies=armies, territories=lands, reinforced={"coatlinchan": {"warriors": 1, "knights": 1}})
    play(state, "1: A>coatlinchan")
    load(state, 6, 1, 6, 1)
    play(state, "2: i A")
    assert (place(state, 1, "A"), place(state, 2, "A")) == (None, None)
    assert state.reinforced == ((at("coatlinchan"), 1, 1),)
