"""T14.1 to T14.5: armies, activation, moves, interception, reorganisation."""

import pytest

from anahuac.games.azteca.war_events import Activated, Dissolved, Intercepted
from tests.azteca.helpers import (
    BOARD,
    GAME,
    army,
    force,
    legal,
    load,
    of,
    owned,
    owner,
    place,
    play,
    position,
    war,
    why,
)


def test_t14_1_an_army_without_counters_is_destroyed():
    """One warrior against warrior and knight: value 1 : 3; 6 and 6 of two yellow dice take it."""
    state = war(1, armies={1: {"A": army("colhuacan", 1), "B": army("colhuacan", 1)}}, spied=["coatepec"])
    load(state, 1, 1, 6, 6)
    play(state, "1: A>coatepec")
    assert (place(state, 1, "A"), place(state, 1, "B"), owner(state, "coatepec")) == (None, "colhuacan", -1)


def test_t14_2_markers_are_drawn_from_the_bag():
    armies = {0: {"A": army("tenochtitlan", 1)}, 1: {"A": army("colhuacan", 1), "B": army("colhuacan", 1)}}
    drawn = set()
    for seed in range(40):
        state = position(phase=7, armies=armies, seed=seed)
        seats = [state.to_act[0]]
        while state.phase == 7:
            seats += [event.seat for event in of(play(state, f"{state.to_act[0]}: ."), Activated)]
        drawn.add(tuple(seats))
    assert drawn == {(0, 1, 1), (1, 0, 1), (1, 1, 0)}


def test_t14_2_one_army_that_has_not_moved():
    armies = {1: {"A": army("colhuacan", 1, moved=True), "B": army("colhuacan", 1)}}
    state = war(1, armies=armies, territories=owned((1, "coatepec")))
    assert why(state, 1, "A>coatepec") == "T14.2"
    assert why(state, 1, "C>coatepec") == "T14.2"
    play(state, "1: B>coatepec")
    assert why(state, 1, "A>coatepec") == "T14.2"


def test_t14_3_three_areas():
    lands = owned((1, "coatepec"), (1, "coatlinchan"), (1, "tepetlaoztoc"), (1, "acolman"))
    state = war(1, armies={1: {"A": army("colhuacan", 1)}}, territories=lands)
    assert why(state, 1, "A>chalco") == "T14.3"
    play(state, "1: A>coatepec, A>coatlinchan, A>tepetlaoztoc")
    assert state.phase == 8, "after three areas the move is over, and the bag is empty"


def test_t14_3_over_the_lake():
    """Colhuacan, Lake Xochimilco, Chalco: two areas; a ship is needed, and land at the end."""
    armies = {1: {"A": army("colhuacan", 1)}}
    state = war(1, armies=armies, territories=owned((1, "chalco")))
    assert why(state, 1, "A>lake-south") == "T14.3"
    state = war(1, armies=armies, territories=owned((1, "chalco")), ships={1: {"lake-south": 1, "lake-east": 1}})
    play(state, "1: A>lake-south")
    assert why(state, 1, ".") == "T14.3"
    play(state, "1: A>lake-east")
    assert why(state, 1, "A>lake-south") == "T14.3"
    assert why(state, 1, "A>lake-west") == "T14.3"
    assert "A>texcoco" in legal(state, 1)


def test_t14_3_leave_is_asked_before_entering():
    ships = {1: {"lake-south": 1}, 2: {"lake-south": 2}}
    state = war(1, armies={1: {"A": army("colhuacan", 1)}}, ships=ships, territories=owned((1, "chalco")))
    play(state, "1: A>lake-south")
    assert (state.step, state.to_act, place(state, 1, "A")) == ("leave", (2,), "colhuacan")
    play(state, "2: no")
    assert why(state, 1, "A>lake-south") == "T11.3"
    assert not state.moved


def test_t14_3_dams_are_borders_for_everyone():
    armies = {1: {"A": army("tizapan", 2)}}
    fields = {"armies": armies, "territories": owned((1, "tizapan"))}
    assert why(war(1, **fields), 1, "A>tenochtitlan") == "T14.3"
    assert why(war(1, dams=[["tenochtitlan", "tizapan"]], **fields), 1, "A>tenochtitlan") is None


def intercepted(**fields):
    """Army A of seat 1 goes to its own Coatepec; army A of seat 2 stands beside it in Coatlinchan."""
    armies = {1: {"A": army("colhuacan", 2)}, 2: {"A": army("coatlinchan", 2)}}
    lands = owned((1, "coatepec"), (2, "coatlinchan"))
    state = war(1, **{"armies": armies, "territories": lands, **fields})
    play(state, "1: A>coatepec")
    return state


def test_t14_4_interception():
    """2 : 2, red dice. The interceptor hits once, then the intercepted army hits twice and goes on."""
    state = intercepted()
    assert (state.step, state.to_act, legal(state, 2)) == ("entering", (2,), {"i A", "."})
    load(state, 5, 1, 1, 1)
    events = play(state, "2: i A")
    assert of(events, Intercepted)
    assert state.to_act == (1,)
    load(state, 1, 1, 6, 6)
    play(state, "1: -Aw", "1: .", "2: .")
    assert (place(state, 2, "A"), force(state, 1, "A"), state.sp) == (None, (1, 0), (0, 2, 0))
    play(state, "1: .")
    assert (state.step, state.to_act) == ("march", (1,))


def test_t14_4_a_refusal_and_a_victory_of_the_interceptor():
    state = intercepted()
    play(state, "2: .")
    assert state.step == "march"
    state = intercepted()
    load(state, 6, 6, 1, 1)
    play(state, "2: i A")
    assert (place(state, 1, "A"), owner(state, "coatepec"), place(state, 2, "A")) == (None, 1, "coatlinchan")
    assert state.sp == (0, 0, 2)


def test_t14_4_an_army_that_wins_then_attacks_what_it_entered():
    state = intercepted(territories=owned((2, "coatlinchan")), spied=["coatepec"])
    assert owner(state, "coatepec") == -1
    load(state, 1, 1, 6, 6)
    play(state, "2: i A")
    play(state, "1: .")
    assert (state.step, state.to_act) == ("battle-cousins", (2,))


def test_t14_4_on_the_lake_with_a_ship_and_the_controllers_leave():
    armies = {1: {"A": army("colhuacan", 2)}, 2: {"A": army("chalco", 2)}}
    fields = {"armies": armies, "territories": owned((2, "chalco"), (1, "mixquic"))}
    state = war(1, ships={1: {"lake-south": 1}}, **fields)
    play(state, "1: A>lake-south")
    assert state.step == "march", "no ship, no interception"
    state = war(1, ships={1: {"lake-south": 2}, 2: {"lake-south": 1}}, **fields)
    play(state, "1: A>lake-south", "2: i A")
    assert (state.step, state.to_act) == ("leave", (1,))
    play(state, "1: no")
    assert state.step == "march"


def test_t14_5_counters_are_dealt_out_anew():
    armies = {1: {"A": army("colhuacan", 3), "B": army("colhuacan", 0, 2), "C": army("coatepec", 1)}}
    state = war(1, armies=armies, reserve={1: {"warriors": 1}}, territories=owned((1, "coatepec")))
    assert why(state, 1, "re B") == "T14.5"
    assert why(state, 1, "re C") == "T14.5"
    play(state, "1: re A")
    assert state.material()["counters 1"] == 16
    play(state, "1: A+w, A+w, A+w, A+w")
    assert why(state, 1, "A+k") == "T14.5"
    assert why(state, 1, ".") == "T14.5"
    events = play(state, "1: R+k, R+k, .")
    assert of(events, Dissolved)[0].army == 1
    assert (force(state, 1, "A"), force(state, 1, "R"), place(state, 1, "B")) == ((4, 0), (0, 2), None)
    assert why(state, 1, "re A") == "T14.5"


def test_t14_5_one_army_remains():
    state = war(1, armies={1: {"A": army("colhuacan", 1)}}, reserve={1: {"knights": 1}})
    play(state, "1: re A, R+w")
    assert why(state, 1, "R+k") == "T14.5"
    play(state, "1: A+k, .")
    assert force(state, 1, "A") == (0, 1)


@pytest.mark.parametrize("seat", [0, 2, None])
def test_t14_5_nobody_else_sees_the_division(seat):
    views = []
    for text in ("1: re A, A+w, R+k, .", "1: re A, A+k, R+w, ."):
        state = war(1, armies={1: {"A": army("colhuacan", 1)}}, reserve={1: {"knights": 1}}, chance=7)
        play(state, text)
        views.append(state.view(seat))
    assert views[0] == views[1]


def tepanecs_with_passage(**fields):
    """Seat 3 holds Right of passage; its ship is in the western lake, army A in Azcapotzalco (4 players)."""
    fields = {"hands": {2: ["flood", "earthquake"], 3: ["passage"]}, "ships": {3: {"lake-west": 1}}, **fields}
    armies = {2: {"A": army("texcoco", 1)}, 3: {"A": army("azcapotzalco", 1)}}
    return war(2, 4, bag=[3], armies=armies, **fields)


def test_t6_3_passage_is_entered_only_if_the_move_can_end_beyond():
    """From the lake with one area left; of Tepeyacac's neighbours Tenayuca is flooded, Ecatepec shaken."""
    state = tepanecs_with_passage()
    play(state, "2: C flood tenayuca, C earthquake ecatepec, .", "3: C passage tepeyacac, A>lake-west")
    assert why(state, 3, "A>tepeyacac") == "T6.3"
    assert "A>tepeyacac" not in legal(state, 3)
    assert "A>tlacopan" in legal(state, 3)


def test_t6_3_passage_is_entered_if_one_neighbour_is_open():
    state = tepanecs_with_passage()
    play(state, "2: C flood tenayuca, .", "3: C passage tepeyacac, A>lake-west, A>tepeyacac, A>ecatepec")
    assert place(state, 3, "A") == "ecatepec"


def test_t6_3_passage_is_not_named_where_the_move_must_end():
    """On the lake with one area left: whatever may be entered must not be closed by the card itself."""
    struck = ["chalco", "coatlinchan", "coyoacan", "cuitlahuac", "iztapalapan", "mixquic", "xochimilco"]
    peoples = {0: "aztecs", 1: "chichimecs", 2: "tepanecs"}
    fields = {"peoples": peoples, "hands": {2: ["passage"]}, "ships": {2: {"lake-west": 1, "lake-south": 1}}}
    state = war(2, armies={2: {"A": army("azcapotzalco", 1)}}, struck=struck, **fields)
    play(state, "2: A>lake-west, A>lake-south")
    assert legal(state, 2) == {"A>colhuacan", *passages(state, but="colhuacan")}
    assert why(state, 2, "C passage colhuacan") == "T6.3"


def passages(state, but):
    """Right of passage for every neutral territory that was not struck, but one."""
    open_lands = state.neutral & ~state.struck
    return {f"C passage {id}" for id in BOARD.named(open_lands) if id != but}


def test_t14_3_a_zone_is_entered_only_if_the_move_can_end_on_land():
    """Azcapotzalco, the western lake, the southern lake: without an open shore there the second is closed."""
    struck = ["chalco", "coatlinchan", "colhuacan", "coyoacan", "cuitlahuac", "iztapalapan", "mixquic", "xochimilco"]
    fields = {"peoples": {0: "aztecs", 1: "chichimecs", 2: "tepanecs"}, "armies": {2: {"A": army("azcapotzalco", 1)}}}
    state = war(2, struck=struck, ships={2: {"lake-west": 1, "lake-south": 1}}, **fields)
    play(state, "2: A>lake-west")
    assert why(state, 2, "A>lake-south") == "T14.3"
    assert "A>lake-south" not in legal(state, 2)


def two_armies(at="coatepec", **fields):
    """Army A of seat 1 in Colhuacan with a reserve, army B where A will come by."""
    armies = {1: {"A": army("colhuacan", 2), "B": army(at, 2)}}
    lands = owned((1, "coatepec"), (1, "coatlinchan"), (1, "tepetlaoztoc"))
    return war(1, **{"armies": armies, "territories": lands, "reserve": {1: {"knights": 1}}, **fields})


def reason(state, seat, text):
    return state.why_not(seat, GAME.action(text)).reason.tell("en")


def test_t14_5_one_at_the_stop_and_one_after_the_move():
    state = two_armies()
    play(state, "1: A>coatepec, re A, A+w, A+w, A+w, B+w, .")
    assert reason(state, 1, "re A") == "You have already reorganised at this stop, in Coatepec."
    play(state, "1: .", "1: re A, A+w, A+w, B+w, B+w, .")
    assert (force(state, 1, "A"), force(state, 1, "B"), state.phase) == ((2, 0), (2, 0), 8)


def test_t14_5_one_at_the_last_stop_too():
    state = two_armies("tepetlaoztoc")
    play(state, "1: A>coatepec, A>coatlinchan, A>tepetlaoztoc")
    play(state, "1: re A, A+w, A+w, A+w, B+w, .", "1: re A, A+w, B+w, B+w, B+w, .")
    assert (force(state, 1, "A"), force(state, 1, "B"), state.phase) == ((1, 0), (3, 0), 8)


def test_t14_5_elsewhere_only_once_after_the_move():
    armies = {1: {"A": army("colhuacan", 1), "B": army("tepetlaoztoc", 1), "C": army("colhuacan", 1)}}
    state = two_armies(armies=armies)
    play(state, "1: A>coatepec, A>coatlinchan, A>tepetlaoztoc, re C, C+w, C+k, .")
    assert state.phase == 8


def test_t14_5_one_after_the_move_of_an_army_that_was_dissolved_on_it():
    armies = {1: {"A": army("colhuacan", 1), "B": army("coatepec", 1), "C": army("colhuacan", 1)}}
    state = two_armies(armies=armies)
    play(state, "1: A>coatepec, re A, B+w, B+w, .")
    assert (place(state, 1, "A"), state.step) == (None, "after")
    assert "re C" in legal(state, 1)


def test_t14_5_the_refusal_names_the_right_place():
    armies = {1: {"A": army("coatepec", 1), "B": army("colhuacan", 1), "C": army("colhuacan", 1)}}
    state = two_armies(armies=armies)
    assert reason(state, 1, "re A") == "Army A has nobody at Coatepec to exchange counters with."
    assert reason(state, 1, "re C") == "The armies in Colhuacan reorganise together: name the first of them, army B."
    play(state, "1: A>coatlinchan")
    assert reason(state, 1, "re B") == "On the march you reorganise only where army A is: Coatlinchan."
    play(state, "1: A>coatepec, .")
    assert state.step == "after"
    play(state, "1: re B, B+w, C+w, R+k, .")
    assert state.phase == 8


def test_t6_3_a_passage_serves_only_the_army_that_moves():
    """Seat 1 goes through Coatepec into Chalco of seat 2, who has Coatlinchan behind the passage."""
    armies = {1: {"A": army("colhuacan", 4)}, 2: {"A": army("chalco", 4)}}
    lands = owned((2, "chalco"), (2, "coatlinchan"))
    state = war(1, hands={1: ["passage"]}, armies=armies, territories=lands)
    load(state, 1, 1, 1, 1)
    play(state, "1: C passage coatepec, A>coatepec", "2: .", "1: A>chalco")
    assert (state.step, state.to_act, legal(state, 1)) == ("retreat", (1,), {"=>colhuacan", "."}), "not 2, only 1"


def test_t6_3_an_intercepted_army_retreats_through_its_passage():
    """Seat 1 goes through Coatepec to its Chalco and is struck there from Amaquemecan."""
    armies = {1: {"A": army("colhuacan", 3), "B": army("chalco", 1)}, 2: {"A": army("amaquemecan", 4)}}
    lands = owned((1, "chalco"), (2, "amaquemecan"))
    for both in (False, True):
        mine = armies[1] if both else {"A": armies[1]["A"]}
        state = war(1, hands={1: ["passage"]}, armies={1: mine, 2: armies[2]}, territories=lands)
        load(state, 1, 1, 1, 1)
        play(state, "1: C passage coatepec, A>coatepec, A>chalco", "2: i A")
        if both:
            assert state.to_act == (2,), "the other army in Chalco has no right of passage"
        else:
            assert (state.to_act, legal(state, 1)) == ((1,), {"=>colhuacan", "."})


def test_t6_3_an_army_retreats_through_its_passage_to_the_lake():
    """The way it came: from Colhuacan over the lake and Chalco to Amaquemecan, which is not on the lake."""
    fields = {"hands": {1: ["passage"]}, "ships": {1: {"lake-south": 1}}, "spied": ["amaquemecan"]}
    state = war(1, armies={1: {"A": army("colhuacan", 4)}}, **fields)
    load(state, 1, 1, 1, 1)
    play(state, "1: C passage chalco, A>lake-south, A>chalco, A>amaquemecan")
    assert (state.step, legal(state, 1)) == ("retreat", {"=>colhuacan", "."})


def test_t6_3_an_army_retreats_from_the_lake_through_its_passage():
    """Struck on Lake Xochimilco it may go on through Xochimilco to Tlalpan."""
    armies = {1: {"A": army("colhuacan", 4)}, 2: {"A": army("chalco", 4)}}
    ships = {1: {"lake-south": 1}, 2: {"lake-south": 1}}
    lands = owned((1, "tlalpan"), (2, "chalco"))
    state = war(1, hands={1: ["passage"]}, armies=armies, ships=ships, territories=lands)
    load(state, 1, 1, 1, 1)
    play(state, "1: C passage xochimilco, A>lake-south", "2: i A")
    assert (state.step, legal(state, 1)) == ("retreat", {"=>colhuacan", "=>tlalpan", "."})


def between_two(**fields):
    """Army A of seat 1 enters its own Coatepec, between an army of seat 0 and one of seat 2."""
    armies = {
        0: {"A": army("iztapalapan", 2, moved=True)},
        1: {"A": army("colhuacan", 2)},
        2: {"A": army("coatlinchan", 2), "B": army("coatlinchan", 1)},
    }
    lands = owned((0, "iztapalapan"), (1, "coatepec"), (2, "coatlinchan"))
    state = war(1, **{"armies": armies, "territories": lands, **fields})
    play(state, "1: A>coatepec")
    return state


def test_t14_4_asked_in_order_and_an_army_that_has_moved_may_intercept():
    state = between_two(tlatoani=0)
    assert (state.step, state.to_act, legal(state, 0)) == ("entering", (0,), {"i A", "."})
    play(state, "0: .")
    assert (state.to_act, legal(state, 2)) == ((2,), {"i A", "i B", "."})
    assert between_two(tlatoani=2).to_act == (2,)


def test_t14_4_the_first_who_accepts_strikes_with_one_army_once_for_each_area():
    """The intercepted army wins and may go on; nobody else is asked in this area, but in the next one."""
    state = between_two(tlatoani=0)
    load(state, 1, 1, 6, 6)
    play(state, "0: i A")
    assert place(state, 0, "A") is None
    play(state, "1: .")
    assert (state.step, state.to_act) == ("march", (1,))
    play(state, "1: A>coatlinchan")
    assert state.step != "entering", "its own armies defend Coatlinchan, and nobody else is near"


def test_t14_4_a_retreat_is_not_intercepted():
    """Army A goes back to Colhuacan, next to an army of seat 0."""
    armies = {0: {"A": army("iztapalapan", 2)}, 1: {"A": army("colhuacan", 2)}}
    state = war(1, armies=armies, territories=owned((0, "iztapalapan")), spied=["cuitlahuac"])
    load(state, 1, 1, 1, 1, 1)
    play(state, "1: A>cuitlahuac")
    events = play(state, "1: =>colhuacan")
    assert place(state, 1, "A") == "colhuacan"
    assert not of(events, Intercepted)
    assert state.step != "entering"
