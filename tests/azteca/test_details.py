"""What clients are told beside a view is what the rules do."""

import pytest

from anahuac.games.azteca.counters import VALUE
from anahuac.games.azteca.dice import is_lance
from anahuac.games.azteca.frames import Battle
from anahuac.games.azteca.material import ZONES
from anahuac.games.azteca.tribute import sacrifices_of, tribute_of
from tests.azteca.helpers import GAME, army, load, owned, play, position, random_states, war


def details(state, seat=0):
    return GAME.details(state.view(seat))


def fights(state, seat):
    catalogue = state.board.catalogue
    return {catalogue[id].text for id in details(state, seat).fights}


def test_what_leads_into_a_fight():
    """T14.3: the own Coatepec and the lake do not, a neutral city does."""
    armies = {1: {"A": army("colhuacan", 1)}}
    state = war(1, armies=armies, territories=owned((1, "coatepec")), ships={1: {"lake-south": 1}})
    marches = {action.text for action in state.legal_actions(1) if action.kind == "march"}
    assert {"A>coatepec", "A>lake-south"} <= marches
    assert fights(state, 1) == marches - {"A>coatepec", "A>lake-south"}
    assert fights(state, 1)


def test_the_introductory_game_has_neither_cards_nor_dams():
    found = details(position(options={"introductory": True}))
    assert (found.has_cards, found.has_dams, found.step_cost) == (False, False, 15)


def test_what_is_left_to_deal_out():
    """T1.1, T1.2: ten warriors and three knights, less what has a place."""
    state = GAME.new(3)
    assert details(state).pool == (10, 3)
    state.apply(0, GAME.action("A+k"))
    assert details(state).pool == (10, 2)
    assert details(state, 1).pool == (10, 3)


def test_the_faces_of_the_dice():
    for colour in ("red", "yellow"):
        assert GAME.constants.dice[colour] == tuple(is_lance(colour, face) for face in range(1, 7))
    assert GAME.constants.dice["red"] == (0, 0, 0, 0, 1, 1)


@pytest.mark.parametrize("players", [3, 4])
def test_strengths_and_control_over_a_game(players):
    known = fought = 0
    for state in random_states(players, players):
        seat = (*state.to_act, 0)[0]
        found = details(state, seat)
        assert found.strengths[seat] == tuple(VALUE[packed] for packed in state.fighters[4 * seat : 4 * seat + 4])
        for other, strengths in enumerate(found.strengths):
            shown = [(army, value) for army, value in enumerate(strengths[:3]) if value is not None]
            known += other != seat and len(shown)
        for zone in range(ZONES):
            controller = found.controllers[zone]
            assert (-1 if controller is None else controller) == state.controller(zone)
        for action in state.legal_actions(seat):
            if action.kind == "march" and action.id not in found.fights:
                after = state.copy()
                after.apply(seat, action)
                top = after.stack[-1]
                assert not isinstance(top, Battle) or top.kind != "attack" or top.attacker != seat
                fought += 1
    assert known
    assert fought


def test_what_territories_yield_is_the_income_of_their_owners():
    """T7.1, T7.2: together with the zones of the lake, in the rounds of random games."""
    for state in random_states(3, 4):
        found = details(state)
        for seat in range(state.seats):
            lands = [state.board.index[id] for id in state.view(None).lands[seat]]
            fertile = [at for at in lands if not state.barren >> at & 1]
            zones = found.controllers.count(seat)
            assert sum(found.tribute[at] for at in fertile) + zones == tribute_of(state, seat)
            assert sum(found.sacrifices[at] for at in fertile) == sacrifices_of(state, seat)


def comers(state, place):
    return tuple(seat for seat, reach in enumerate(details(state).reach) if state.board.index[place] in reach)


def test_who_may_enter_a_territory_in_one_move():
    """T14.3: three areas, through own ones and over zones with a ship; entering others' territories ends a move."""
    armies = {0: {"A": army("tenochtitlan", 1)}, 1: {"A": army("colhuacan", 1)}}
    state = war(0, armies=armies, territories=owned((1, "coatepec")), ships={0: {"lake-east": 1}}, dams=[])
    assert comers(state, "coatlinchan") == (0, 1)  # over the lake; through Coatepec
    assert comers(state, "coatepec") == (1,)  # beyond a neutral territory
    assert comers(state, "tlacopan") == ()  # no dam, and no ship in the west
    with_dam = war(0, armies=armies, dams=[["tenochtitlan", "tepeyacac"]])
    assert comers(with_dam, "tepeyacac") == (0,)
    assert comers(with_dam, "tenayuca") == ()  # beyond a neutral territory


def test_whoever_marches_was_told_to_come():
    """T14.3: every territory that an army may enter now is among those that its player may come to."""
    for state in random_states(3, 4):
        for seat in state.to_act:
            marches = [action.at for action in state.legal_actions(seat) if action.kind == "march"]
            assert {at for at in marches if at < state.board.size} <= {*details(state, seat).reach[seat]}


def test_what_guards_neutral_territories():
    """T14.12: a warrior and a knight in the high valley, three knights in an outer valley."""
    assert GAME.constants.guards == {"capital": (1, 1), "city": (1, 1), "valley": (0, 3)}


def test_neutral_defenders_of_a_battle():
    """T14.12, T14.13: the warrior has fallen; a knight of the guard and one that came to help are left."""
    state = war(1, armies={1: {"A": army("colhuacan", 4)}})
    assert details(state).guard is None
    load(state, 6, 6, 1, 1, 1)
    play(state, "1: A>coatepec")
    assert details(state, 2).guard == (0, 2)


def test_neutrals_do_not_defend_what_is_owned():
    armies = {1: {"A": army("colhuacan", 4)}, 2: {"A": army("coatepec", 4)}}
    state = war(1, armies=armies, territories=owned((2, "coatepec")))
    play(state, "1: A>coatepec")
    assert any(isinstance(frame, Battle) for frame in state.stack)
    assert details(state).guard is None


def test_what_is_won_by_an_alliance():
    """T10.4: neutral cities of the high valley, those of peoples that nobody plays among them; no outer valleys."""
    state = position(phase=5, turn=0, pochtecas={0: 1}, tribute={0: 3})
    won = {state.board.kind[action.at] for action in state.legal_actions(0) if action.kind == "ally"}
    assert {*GAME.constants.allies} == won == {"capital", "city"}
