"""What a seat may not know: armies, reserves, hands, tribute, points, gifts; and that being asked betrays nothing."""

from collections import Counter

import msgspec
import pytest

from anahuac.core import Chance
from anahuac.games.azteca.battle import attack_value, defence_value
from anahuac.games.azteca.frames import Battle
from anahuac.games.azteca.options import AztecaOptions
from anahuac.games.azteca.war_events import Lost
from tests.azteca.helpers import army, force, legal, load, owned, play, position, random_states, war

OPTIONS = [
    AztecaOptions(),
    AztecaOptions(free_start=True, big_deal=True, canoe="price", gave_already=True),
    AztecaOptions(introductory=True, keep=False),
]


def views(state):
    return [state.view(seat) for seat in (0, 1, 2, None)]


def test_a_view_names_what_it_shows():
    seen = war(
        armies={0: {"A": army("tlacopan", 1), "C": army("tenochtitlan", 1, moved=True)}, 1: {"B": army("chalco", 1)}},
        territories=owned((0, "tlacopan"), (1, "chalco")),
        dams=[["tenochtitlan", "tizapan"]],
        missions=[[0, "expedition", None], [1, "spy", "tula"]],
        played={2: ["raid"]},
        spied=["tula"],
        struck=["acolman"],
        barren=["chalco"],
        reinforced={"mixquic": {"warriors": 1}},
        recovering=[2],
    ).view(None)
    assert seen.moved == (("C",), (), ())
    assert seen.dams == ("tizapan",)
    assert seen.missions == ((0, "expedition", None), (1, "spy", "tula"))
    assert seen.played == ((), (), ("raid",))
    assert (seen.spied, seen.struck, seen.barren) == (("tula",), ("acolman",), ("chalco",))
    assert seen.reinforced == (("mixquic", 1, 0),)
    assert seen.recovering == (2,)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"armies": {1: {"A": army("colhuacan", 2)}}, "reserve": {1: {"knights": 1}}},
         {"armies": {1: {"A": army("colhuacan", 1, 1)}}, "reserve": {1: {"warriors": 1}}}),
        ({"hands": {1: ["raid", "flood"]}}, {"hands": {1: ["influence", "ruse"]}}),
        ({"tribute": {1: 2}, "bounds": {"tribute": [[0, 0], [0, 9], [0, 0]]}},
         {"tribute": {1: 7}, "bounds": {"tribute": [[0, 0], [0, 9], [0, 0]]}}),
        ({"sp": {1: 3}, "gods": {"quetzalcoatl": {"given": {1: 2}, "looked": {}}}},
         {"sp": {1: 1}, "gods": {"quetzalcoatl": {"given": {1: 4}, "looked": {}}}}),
    ],
)  # fmt: skip
def test_states_that_differ_in_secrets_look_alike(one, other):
    common = {"phase": 3, "turn": 0, "round": 2}
    first, second = position(**common, **one), position(**common, **other)
    for seat in (0, 2, None):
        assert first.view(seat) == second.view(seat)
        assert msgspec.json.encode(first.view(seat)) == msgspec.json.encode(second.view(seat))
    assert first.view(1) != second.view(1)
    assert legal(first, 0) == legal(second, 0)


@pytest.mark.parametrize("reserve", [{"warriors": 2}, {"knights": 1}, {}])
def test_being_asked_for_the_reserve_betrays_nothing(reserve):
    lands = owned((2, "coatepec"), (2, "coatlinchan"))
    state = war(1, armies={1: {"A": army("colhuacan", 1)}}, territories=lands, reserve={2: reserve})
    play(state, "1: A>coatepec")
    assert (state.step, state.to_act) == ("battle-reserve", (2,))


@pytest.mark.parametrize("groups", [(4, 0), (2, 1), (0, 2)])
def test_being_asked_for_losses_betrays_nothing(groups):
    """One of value 4: whatever it is made of, its owner is asked which counter goes."""
    state = war(1, armies={1: {"A": army("colhuacan", *groups)}}, spied=["coatepec"])
    load(state, 1, 1, 6, 1)
    play(state, "1: A>coatepec")
    assert (state.step, state.to_act) == ("losses", (1,))


def test_the_number_of_counters_is_not_shown_by_the_counters_taken():
    state = war(1, armies={1: {"A": army("colhuacan", 2, 1)}}, spied=["coatepec"])
    load(state, 1, 1, 6, 1)
    events = play(state, "1: A>coatepec, -Aw")
    told = [event.seen_by(0) for event in events]
    assert all(getattr(event, "groups", None) is None for event in told if event is not None)


def test_what_a_battle_has_shown_is_remembered():
    """Value 4 announced, a warrior lost: everybody knows that 3 are left, until counters are dealt out."""
    state = war(1, armies={1: {"A": army("colhuacan", 2, 1)}}, spied=["coatepec"])
    load(state, 1, 1, 6, 1)
    play(state, "1: A>coatepec")
    load(state, 6, 6, 1, 1)
    play(state, "1: -Aw, .")
    assert state.view(0).known[3:6] == (3, -1, -1)
    for seed in range(20):
        assert force(state.view(0).imagine(Chance(seed)), 1, "A") == (1, 1)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("players", [3, 4])
def test_imagined_states_fit_every_view(players, options):
    for ply, state in enumerate(random_states(players, 5, options)):
        if ply % 11 and state.outcome is None:
            continue
        for seat in (*range(players), None):
            view = state.view(seat)
            imagined = view.imagine(Chance(ply))
            assert imagined.view(seat) == view
            assert imagined.material() == state.material()
            if seat is not None:
                assert imagined.legal_actions(seat) == state.legal_actions(seat)


def test_imagined_states_differ_in_what_is_hidden():
    armies = {1: {"A": army("colhuacan", 3, 1), "B": army("colhuacan", 2, 1)}}
    fields = {"hands": {1: ["raid", "flood"]}, "bounds": {"tribute": [[0, 0], [2, 5], [0, 0]]}, "tribute": {1: 3}}
    state = position(phase=3, turn=0, armies=armies, reserve={1: {"warriors": 2}}, **fields)
    drawn = [state.view(0).imagine(Chance(seed)) for seed in range(60)]
    assert len({one.fighters for one in drawn}) > 10
    assert len({one.hands[1] for one in drawn}) > 20
    assert {one.tribute[1] for one in drawn} == {2, 3, 4, 5}
    for one in drawn:
        assert Counter(one.army_at) == Counter(state.army_at)
        assert all(force(one, 1, letter) != (0, 0) for letter in "AB")


def test_an_imagined_game_can_be_played_on():
    for ply, state in enumerate(random_states(3, 8)):
        if ply % 150 == 0 and state.outcome is None:
            imagined, chance = state.view(1).imagine(Chance(ply)), Chance(ply)
            for _ in range(200):
                if imagined.outcome is None:
                    seat = chance.pick(imagined.to_act)
                    imagined.apply(seat, chance.pick(imagined.legal_actions(seat)))
            assert imagined.material() == state.material()


def test_gifts_fit_what_the_urn_has_shown():
    gods = {"quetzalcoatl": {"step": 1, "given": {0: 4, 1: 11, 2: 9}}}
    state = position(round=3, phase=3, turn=0, gods=gods)
    for seed in range(40):
        imagined = state.view(0).imagine(Chance(seed))
        assert sum(imagined.given) == 24
        assert imagined.given[0] == 4
        assert views(imagined)[0] == state.view(0)


def test_losses_of_the_reserve_are_told_losses_of_armies_are_not():
    """Everybody sees how many counters of the reserve are left in the battle, so its losses are open."""
    lands = owned((2, "coatepec"), (2, "coatlinchan"))
    armies = {1: {"A": army("colhuacan", 4)}, 2: {"A": army("coatepec", 1), "B": army("coatepec", 1)}}
    told = {}
    for loss in ("-Aw", "-Bw", "-Rw"):
        state = war(1, armies=armies, territories=lands, reserve={2: {"warriors": 1}})
        play(state, "1: A>coatepec")
        load(state, 6, 1, 1, 1)
        play(state, "2: +w, .")
        told[loss] = [event.seen_by(0) for event in play(state, f"2: {loss}") if isinstance(event, Lost)]
    assert told["-Aw"] == told["-Bw"] != told["-Rw"]


@pytest.mark.parametrize("players", [3, 4])
def test_imagined_armies_have_the_values_that_were_announced(players):
    """While the dice of a round are asked about, both sides have just told their values."""
    checked = 0
    for seed in range(4):
        for ply, state in enumerate(random_states(players, seed)):
            battle = next((frame for frame in state.stack if isinstance(frame, Battle)), None)
            if battle is None or battle.stage != "dice":
                continue
            for seat in (*range(players), None):
                imagined = state.view(seat).imagine(Chance(ply))
                seen = next(frame for frame in imagined.stack if isinstance(frame, Battle))
                assert (attack_value(imagined, seen), defence_value(imagined, seen)) == battle.values
                checked += 1
    assert checked > 500
