"""Laws at points that no game from the start would reach soon."""

from __future__ import annotations

from random import Random

import pytest

from anahuac.core import find_game
from tests.azteca.choosing import choose
from tests.laws.scattered import MAKERS, positions

SEEDS = (0, 12, 18, 78, 111)
"""With the last one Azteca stands still if areas may be entered that no move can leave."""
STEPS = 60


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", MAKERS)
def test_whoever_is_to_act_has_a_legal_action(name, seed):
    """From anywhere, whatever is done: the game is over, or somebody can act; and no piece gets lost."""
    game, rng = find_game(name), Random(seed)
    for state in positions(game, rng, 25):
        written, plies = state.position(), []
        material = state.material()
        try:
            for _ in range(STEPS):
                if state.outcome is not None:
                    break
                assert state.to_act
                for seat in state.to_act:
                    assert state.legal_actions(seat), f"seat {seat} is stuck at {state.step}"
                assert state.material() == material
                seat = rng.choice(state.to_act)
                action = choose(state, seat, rng) if name == "azteca" else any_kind(state.legal_actions(seat), rng)
                plies.append(f"{seat}: {action}")
                state.apply(seat, action)
        except BaseException as error:
            error.add_note(f"The position: {written}\nplayed from there: {', '.join(plies)}")
            raise


def any_kind(actions, rng):
    """Choose among the kinds first, so that a kind with few actions has its chance."""
    kind = rng.choice(sorted({action.kind for action in actions}))
    return rng.choice([action for action in actions if action.kind == kind])


def test_azteca_is_made_up_amid_moves_and_battles():
    game, rng = find_game("azteca"), Random(1)
    steps = {state.step for state in positions(game, rng, 150)}
    assert {"march", "entering", "battle-cards", "losses", "retreat", "reorganise", "roll", "after"} <= steps
