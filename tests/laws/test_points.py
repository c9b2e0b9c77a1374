"""What the events say about points is what the states say."""

from __future__ import annotations

from operator import add
from typing import TYPE_CHECKING

import pytest

from anahuac.core import Chance
from anahuac.games.azteca.state import AztecaState
from tests.laws.play import CASES, Case, effort, play_on, reproducible

if TYPE_CHECKING:
    from anahuac.core import State


def points(state: State) -> tuple[int, ...]:
    """All points of each seat; in Azteca (T15.1) those that may still be given count as those that were."""
    return tuple(map(add, state.sp, state.given)) if isinstance(state, AztecaState) else state.scores


@pytest.mark.parametrize("case", CASES, ids=str)
def test_events_account_for_every_point(case: Case):
    for seed in range(effort(case, 3)):
        match = case.start(seed)
        begun = points(match.state)
        for _ in play_on(match, Chance(seed)):
            pass
        with reproducible(match):
            gained = [gain for event in match.events for gain in event.gains()]
            sums = [sum(amount for other, amount in gained if other == seat) for seat in range(match.state.seats)]
            assert tuple(map(add, begun, sums)) == points(match.state)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_open_points_are_no_more_than_all(case: Case):
    """What everybody can tell is at most what there is; without secrets it is just that."""
    match = case.start(1)
    for _ in play_on(match, Chance(1)):
        with reproducible(match):
            told, all_points = match.state.open_scores, points(match.state)
            assert all(least <= most for least, most in zip(told, all_points, strict=True))
            assert told == all_points or case.game.secret_scores
