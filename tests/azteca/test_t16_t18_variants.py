"""T16 to T18: the introductory game, difficulties and variants."""

import pytest

from anahuac.core import SetupError
from anahuac.games.azteca.options import AztecaOptions
from tests.azteca.helpers import GAME, army, force, legal, load, owned, owner, place, play, position, war, why


def test_t16_1_the_introductory_game():
    options = {"introductory": True}
    state = GAME.new(3, AztecaOptions(introductory=True))
    assert why(state, 0, "D tizapan") == "T16.1"
    assert state.options.step_cost == 15
    state = war(1, armies={1: {"A": army("zumpango", 1)}}, territories=owned((1, "zumpango")), options=options)
    assert why(state, 1, "A>tula") == "T16.1"
    assert why(position(phase=3, turn=0, tribute={0: 9}, options=options), 0, "$ dam tizapan") == "T16.1"
    assert position(phase=1, options=options).hands == ((), (), ())


def test_t17_1_difficulty():
    costs = [AztecaOptions(difficulty=level).step_cost for level in ("standard", "experienced", "expert")]
    assert costs == [20, 22, 25]
    with pytest.raises(SetupError):
        GAME.new(3, AztecaOptions(introductory=True, difficulty="expert"))


def test_t18_1_free_start():
    state = GAME.new(3, AztecaOptions(free_start=True))
    assert state.tribute == (37, 34, 34)
    before = state.view(0)
    play(state, "1: $ R+w, $ R+k, $ general w, $ A+k, $ ship lake-south, $ pochteca")
    assert state.tribute[1] == 34 - 1 - 2 - 4 - 2 - 2 - 1
    assert state.view(0) == before
    assert why(state, 1, "A+w") == "T18.1"
    play(state, "1: .", "0: $ dam tizapan, .", "2: .")
    assert (force(state, 1, "A"), place(state, 1, "A")) == ((1, 1), "colhuacan")
    assert state.view(0).armies[1] == ("colhuacan", None, None)
    assert state.view(0).warriors[1] == 1


def test_t18_2_big_deal():
    fields = {"phase": 3, "turn": 0, "tribute": {0: 3, 1: 2}, "hands": {0: ["raid"], 1: ["flood"]}}
    assert why(position(**fields), 0, "deal 1") == "T18.2"
    state = position(**fields, options={"big_deal": True})
    play(state, "0: deal 1, give raid, give 2, ask flood")
    assert why(state, 0, "give 2") == "T18.2"
    assert state.view(1).stack[-1].give == 0, "an offer is seen when it is made"
    play(state, "0: .")
    assert legal(state, 1) == {"yes", "no"}
    play(state, "1: yes")
    assert (state.hands[:2], state.tribute[:2]) == ((("flood",), ("raid",)), (1, 4))
    assert state.view(2).seen[:2] == (("flood",), ("raid",))
    assert why(state, 0, "deal 1") == "T18.2"


def test_t18_2_nobody_can_give_what_he_does_not_have():
    state = position(phase=3, turn=0, hands={1: ["flood"]}, options={"big_deal": True})
    play(state, "0: deal 1, ask raid, .")
    assert legal(state, 1) == {"no"}
    assert why(state, 1, "yes") == "T18.2"


def test_t18_2_chalchiuhtlicue_for_another():
    ships = {0: {"lake-east": 1}, 2: {"lake-east": 1}}
    state = position(phase=6, turn=0, ships=ships, hands={1: ["chalchiuhtlicue"]}, options={"big_deal": True})
    play(state, "0: .", "2: .", "0: x lake-east 2")
    assert legal(state, 1) == {"C chalchiuhtlicue 0", "C chalchiuhtlicue 2", "."}


def test_t18_3_canoe_express():
    fields = {"armies": {1: {"A": army("colhuacan", 1)}}, "ships": {2: {"lake-south": 1}}, "tribute": {1: 3}}
    assert why(war(1, **fields), 1, "A>lake-south") == "T14.3"
    state = war(1, **fields, options={"canoe": "free"})
    play(state, "1: A>lake-south")
    assert legal(state, 2) == {"fare 0", "."}
    assert why(state, 2, "fare 1") == "T18.3"
    state = war(1, **fields, options={"canoe": "price"})
    play(state, "1: A>lake-south", "2: fare 3", "1: yes")
    assert (state.tribute, place(state, 1, "A")) == ((0, 0, 3), "lake-south")
    state = war(1, **fields, options={"canoe": "price"})
    play(state, "1: A>lake-south", "2: fare 4")
    assert legal(state, 1) == {"no"}
    play(state, "1: no")
    assert why(state, 1, "A>lake-south") == "T11.3"


def crossing(**ships):
    """Army A of seat 1 wants to cross Lake Xochimilco without a ship of its own."""
    ships = {seat: {"lake-south": count} for seat, count in ships.items()}
    fields = {"armies": {1: {"A": army("colhuacan", 1)}}, "tribute": {1: 3}, "options": {"canoe": "price"}}
    state = war(1, 4, ships={seat[-1]: zones for seat, zones in ships.items()}, **fields)
    play(state, "1: A>lake-south")
    return state


def test_t18_3_leave_comes_first_then_the_fare():
    """Seat 2 controls the zone with two ships, seat 0 has one there."""
    state = crossing(seat2=2, seat0=1)
    assert (state.step, state.to_act) == ("leave", (2,))
    play(state, "2: yes", "0: fare 2")
    assert (state.step, state.to_act) == ("fare", (1,))
    play(state, "1: yes")
    assert (state.tribute, place(state, 1, "A")) == ((2, 1, 0, 0), "lake-south")


def test_t18_3_without_leave_no_fare_is_named():
    state = crossing(seat2=2, seat0=1)
    play(state, "2: no")
    assert (state.step, state.to_act, why(state, 1, "A>lake-south")) == ("ready", (1,), "T11.3")


def test_t18_3_who_carries_is_asked_once():
    """Only the controller could carry: to name a fare is to give leave. Without a controller nobody gives leave."""
    state = crossing(seat2=2)
    assert (state.step, state.to_act) == ("ferry", (2,))
    play(state, "2: fare 0")
    assert (state.step, place(state, 1, "A")) == ("march", "lake-south")
    state = crossing(seat2=1, seat0=1)
    assert (state.step, state.to_act) == ("ferry", (0,))


def test_t18_1_no_dams_no_more_tribute_for_the_aztecs():
    state = GAME.new(3, AztecaOptions(introductory=True, free_start=True))
    assert state.tribute == (34, 34, 34)
    assert GAME.new(3, AztecaOptions(free_start=True)).tribute == (37, 34, 34)


def test_t16_1_outer_valleys_are_closed_to_spies():
    state = position(phase=5, turn=0, pochtecas={0: 1}, options={"introductory": True})
    assert why(state, 0, "spy tula") == "T16.1"
    assert why(position(phase=5, turn=0, pochtecas={0: 1}), 0, "spy tula") is None


@pytest.mark.parametrize(
    ("kind", "price", "face", "holder"), [("ally", 2, 4, -1), ("ally", 2, 5, 0), ("ally+", 4, 4, 0)]
)
def test_t18_4_alliances_need_a_die(kind, price, face, holder):
    state = position(phase=5, turn=0, pochtecas={0: 1}, tribute={0: 4}, options={"gave_already": True})
    play(load(state, face), f"0: {kind} chalco")
    assert (state.tribute[0], owner(state, "chalco")) == (4 - price, holder)


def test_t18_4_so_does_assimilation():
    fields = {"pochtecas": {0: 1}, "tribute": {0: 1}, "territories": owned((0, "chalco"))}
    state = position(phase=5, turn=0, options={"gave_already": True}, **fields)
    play(load(state, 5), "0: assimilate chalco")
    assert state.assimilated.bit_count() == 1
    assert why(position(phase=5, turn=0, **fields), 0, "ally+ tizapan") == "T18.4"
