"""Lists of legal actions are what the masks allow, whatever was listed before."""

from itertools import zip_longest
from random import Random

from tests.mexica.helpers import BOARD, GAME, random_states


def allowed(masks):
    """Every action of the catalogue that the masks allow: squares first, then heights."""
    legal = [a for a in BOARD.catalogue if masks[a.slot] & a.bit and masks[a.also] & a.also_bit]
    return sorted(legal, key=lambda action: (action.slot, action.bit, action.id))


def test_lists_are_the_masks_one_after_the_other():
    for state in random_states(GAME.new(3, seed=3), Random(3)):
        if state.to_act:
            assert list(state.legal_actions(state.to_act[0])) == allowed(state.legal_masks())


def test_games_that_alternate_do_not_disturb_one_another():
    games = [random_states(GAME.new(seats, seed=seats), Random(seats)) for seats in GAME.players]
    for turn in zip_longest(*games):
        for state in turn:
            if state and state.to_act:
                assert list(state.legal_actions(state.to_act[0])) == allowed(state.legal_masks())


def test_a_list_may_be_changed_by_whoever_got_it():
    state = GAME.new(2, seed=1)
    first = state.legal_actions(0)
    first.clear()
    assert state.legal_actions(0) == [a for a in BOARD.catalogue if a.kind == "start" and BOARD.starts & a.bit]
