"""The stack of a view speaks in names, and is understood again."""

import json

import msgspec
import pytest

from anahuac.games.azteca.naming import in_names, understood
from anahuac.games.azteca.options import AztecaOptions
from tests.azteca.helpers import BOARD, army, load, owned, play, position, random_states, war

OPTIONS = (AztecaOptions(), AztecaOptions(free_start=True, big_deal=True, canoe="price"))


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_every_frame_is_understood_again(options, seed):
    for state in random_states(4, seed, options):
        for frame in state.stack:
            for seat in (None, *range(4)):
                shown = frame.seen_by(seat)
                assert understood(in_names(shown, BOARD), BOARD) == shown


def told(state, seat=None):
    return json.loads(msgspec.json.encode(state.view(seat).stack[-1]))


def test_a_battle_in_names():
    """Army B of seat 1 from Colhuacan and a lake against army A and a reserve of seat 2 in Coatepec."""
    armies = {1: {"B": army("colhuacan", 2)}, 2: {"A": army("coatepec", 2), "C": army("coatepec", 1)}}
    lands = owned((2, "coatepec"), (2, "coatlinchan"))
    state = war(1, armies=armies, territories=lands, reserve={2: {"knights": 1}})
    play(state, "1: B>coatepec", "2: +k")
    frame = told(state, 2)
    assert (frame["place"], frame["origin"], frame["attackers"], frame["defenders"]) == (
        "coatepec", "colhuacan", ["B"], ["A", "C"]
    )  # fmt: skip
    assert (frame["joined"], frame["defender"]) == ([0, 1], 2)
    assert not frame.keys() & {"passage", "refused"}  # nothing is left out
    assert "joined" not in told(state, 1)


def test_losses_in_names():
    armies = {1: {"A": army("colhuacan", 1, 2)}, 2: {"A": army("coatepec", 4)}}
    state = war(1, armies=armies, territories=owned((2, "coatepec")))
    load(state, 1, 1, 6, 6)
    play(state, "1: A>coatepec, -Ak")
    assert told(state, 1)["chosen"] == [[{"group": "A", "fighter": "knight"}]]
    assert (told(state, 2)["chosen"], told(state, 2)["left"]) == ([None], [None])


def test_a_march_in_names():
    ships = {1: {"lake-south": 1}, 2: {"lake-south": 2}}
    state = war(1, hands={1: ["passage"]}, armies={1: {"C": army("colhuacan", 1)}}, ships=ships)
    play(state, "1: C passage coatepec, C>lake-south")
    assert (told(state)["zone"], told(state)["purpose"]) == ("lake-south", "cross")
    play(state, "2: no")
    frame = told(state)
    assert (frame["army"], frame["passage"], frame["refused"]) == ("C", "coatepec", ["lake-south"])


def test_turns_in_names():
    state = position(phase=6, turn=0, ships={0: {"lake-east": 2}})
    play(state, "0: lake-east>lake-west")
    assert told(state)["arrived"] == [{"zone": "lake-west", "ships": 1}]
    state = position(phase=3, turn=0, tribute={0: 9}, reserve={0: {"warriors": 2}}, options={"big_deal": True})
    play(state, "0: $ general w, deal 2, .")
    assert (told(state)["generals"], told(state)["partners"]) == (["A"], [2])
