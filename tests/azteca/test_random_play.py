"""Random games over all options: every game ends, nothing is lost or made, and every refusal names a clause."""

import pytest

from anahuac.core import Chance
from anahuac.games.azteca.options import AztecaOptions
from tests.azteca.helpers import BOARD, GAME, random_states

VARIANTS = [
    AztecaOptions(),
    AztecaOptions(keep=False, difficulty="expert"),
    AztecaOptions(introductory=True),
    AztecaOptions(free_start=True, gave_already=True),
    AztecaOptions(big_deal=True, canoe="price"),
    AztecaOptions(free_start=True, big_deal=True, canoe="free", gave_already=True, round_limit=3),
]


def check_invariants(state):
    """What must hold at every point."""
    assert sum(state.bag) >= 0
    union = 0
    for seat, lands in enumerate(state.lands):
        assert not union & lands
        assert lands >> state.homes[seat] & 1
        union |= lands
        low, high = state.t_bounds[seat]
        assert state.tribute[seat] >= 0
        assert state.sp[seat] >= 0
        if state.step != "setup":
            assert low <= state.tribute[seat] <= high
            least, most = state.s_bounds[seat]
            assert least <= state.sp[seat] + state.given[seat] <= most
        for army, place in enumerate(state.army_places(seat)):
            packed = state.fighters[4 * seat + army]
            assert (packed & 15) + (packed >> 4) <= 4
            if place < 0:
                assert not packed
            elif state.step not in ("setup", "reorganise"):
                assert packed
    assert not state.assimilated & (state.neutral | BOARD.valleys)
    assert sum(state.looked) == state.q_step * state.options.step_cost + state.urn_seen


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("players", [3, 4])
def test_random_games_keep_the_laws(players, options):
    for seed in range(6):
        material = GAME.new(players, options, seed).material()
        for ply, state in enumerate(random_states(players, seed, options)):
            if ply % 5 == 0:
                check_invariants(state)
                assert state.material() == material
        assert state.outcome.reason in GAME.end_reasons


@pytest.mark.parametrize("options", VARIANTS[-2:], ids=str)
def test_every_refusal_names_a_clause_and_everything_else_is_legal(options):
    for ply, state in enumerate(random_states(4, 3, options)):
        if ply % 41:
            continue
        for seat in range(4):
            offered = set(state.legal_actions(seat))
            for action in BOARD.catalogue:
                illegal = state.why_not(seat, action)
                assert (illegal is None) == (action in offered), (state.step, str(action))
                if illegal is not None:
                    section, _, number = illegal.clause.partition(".")
                    assert 1 <= int(number) <= GAME.clauses[section]


def test_a_game_in_which_everybody_passes_ends():
    state, chance = GAME.new(3, seed=4), Chance(4)
    while state.step == "setup":
        seat = state.to_act[0]
        state.apply(seat, chance.pick(state.legal_actions(seat)))
    while state.to_act:
        seat = state.to_act[0]
        actions = state.legal_actions(seat)
        passing = [action for action in actions if action.kind in ("done", "no")]
        state.apply(seat, (passing or actions)[0])
    assert state.outcome.reason == "underworld"


def test_every_action_has_words():
    for action in BOARD.catalogue:
        text = GAME.describe(action, BOARD)
        assert text.tell("en")
        assert text.tell("de")
        assert GAME.action(str(action)) is action
