"""T11: ships, lake battles and control."""

from tests.azteca.helpers import legal, load, play, position, why


def test_t11_1_each_ship_moves_once():
    state = position(phase=6, turn=0, ships={0: {"lake-west": 2}})
    assert why(state, 0, "lake-north>lake-east") == "T11.1"
    play(state, "0: lake-west>lake-east")
    assert why(state, 0, "lake-east>lake-west") == "T11.1"
    play(state, "0: lake-west>lake-south")
    assert legal(state, 0) == {"."}


def battle(attacker, defender, **fields):
    state = position(phase=6, turn=0, ships={0: {"lake-east": attacker}, 2: {"lake-east": defender}}, **fields)
    play(state, "0: .", "2: .")
    return state


def test_t11_2_each_lance_sinks_a_ship():
    """Two against one: yellow for the attacker, red for the defender; 4 is a lance on yellow only."""
    state = battle(2, 1)
    assert why(state, 0, "x lake-east 1") == "T11.2"
    assert why(state, 0, "x lake-west 2") == "T11.2"
    load(state, 4, 1, 4, 4)
    play(state, "0: x lake-east 2")
    assert (state.ships_at(0, 2), state.ships_at(2, 2), state.sp) == (2, 0, (0, 0, 0))
    assert why(state, 0, "x lake-east 2") == "T11.2"


def test_t11_2_equal_ships_roll_red_and_may_withdraw():
    state = battle(2, 2)
    load(state, 4, 4, 5, 1)
    play(state, "0: x lake-east 2")
    assert (state.ships_at(0, 2), state.ships_at(2, 2)) == (1, 2)
    assert (state.step, state.to_act) == ("lake-withdraw", (2,))
    assert legal(state, 2) == {"=>lake-north", "=>lake-west", "=>lake-south", "."}
    play(state, "2: =>lake-north")
    assert state.ships_at(2, 0) == 2
    assert state.ships_at(2, 2) == 0


def test_t11_3_control_is_a_strict_majority():
    ships = {0: {"lake-west": 1, "lake-east": 2}, 1: {"lake-west": 1, "lake-east": 1}}
    state = position(ships=ships)
    zones = state.board.zone_ids
    control = {zone: state.controller(number) for number, zone in enumerate(zones)}
    assert control == {"lake-north": -1, "lake-west": -1, "lake-east": 0, "lake-south": -1}


def test_t11_2_the_attacker_may_withdraw_too_after_the_defender():
    state = battle(2, 2)
    load(state, 1, 1, 1, 1)
    play(state, "0: x lake-east 2", "2: .")
    assert (state.step, state.to_act) == ("lake-withdraw", (0,))
    play(state, "0: =>lake-west")
    assert (state.ships_at(0, 1), state.ships_at(2, 2), state.sp) == (2, 2, (0, 0, 0))


def test_t11_2_one_rival_in_each_zone():
    """After an attack on one of two rivals the other is safe there, but not in another zone."""
    ships = {0: {"lake-east": 3, "lake-west": 1}, 1: {"lake-east": 1, "lake-west": 1}, 2: {"lake-east": 1}}
    state = position(phase=6, turn=0, ships=ships)
    play(state, "0: .", "1: .", "2: .")
    assert legal(state, 0) == {"x lake-east 1", "x lake-east 2", "x lake-west 1", "."}
    load(state, 6, 1, 1, 1)
    play(state, "0: x lake-east 2")
    assert legal(state, 0) == {"x lake-west 1", "."}
    assert why(state, 0, "x lake-east 1") == "T11.2"
