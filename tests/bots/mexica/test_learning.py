"""What learning is fed with is true: districts bring what their parts bring; and it goes on where it stopped."""

import numpy as np
import pytest

from anahuac.bots.mexica import learner as learning
from anahuac.bots.mexica.evaluation import Evaluation
from anahuac.bots.mexica.features import POINTS, Observer, sizes
from anahuac.bots.mexica.judgement import Judgement
from anahuac.bots.mexica.learner import MexicaLearner
from anahuac.bots.mexica.selfplay import Learned, lessons, play
from anahuac.bots.weights import load_weights
from anahuac.core import Chance
from tests.mexica.helpers import GAME

WEIGHTS = load_weights("anahuac.bots.mexica")


class Noting:
    """A player who notes the points at the beginning of every turn."""

    def __init__(self, notes):
        self.notes = notes

    def turn(self, state, seat, chance):
        self.notes.append(state.scores)
        return Learned(WEIGHTS, None, 1.0, 0.2).turn(state, seat, chance)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_districts_and_the_palace_bring_is_the_whole_game(seats):
    """M4.3, M11: what is missing to the final points is what districts bring, and 0, 5 or 10 for the palace."""
    notes = []
    state = GAME.new(seats, {"round_limit": "7"}, seed=3)
    moments = play(state, [Noting(notes)] * seats, Chance(3), WEIGHTS)
    taught = lessons(moments, state.scores, MexicaLearner(seats, 1).minds, 0.0)
    assert (taught.rows.shape[1], taught.wholes.shape[1]) == sizes(seats)
    assert len(taught.counts) == len(moments) == len(notes)
    parts = np.split(taught.row_goals, np.cumsum(taught.counts.astype(int))[:-1])
    assert sum(state.scores) > 0
    for moment, goals, scores in zip(moments, parts, notes, strict=True):
        brought = POINTS * (goals + np.array(moment.sight.hand)).sum(axis=0)
        palace = (np.array(state.scores) - scores)[moment.seats] - brought
        assert set(np.round(palace, 2).tolist()) <= {0, 5, 10}


def test_a_judgement_without_networks_is_the_hand_made_one():
    state = GAME.new(3, seed=1)
    for seat in range(3):
        state.apply(seat, state.legal_actions(seat)[0])
    evaluation = Evaluation(WEIGHTS, state)
    by_hand = evaluation.values(state, 0)
    assert Judgement(evaluation, None).points([state]) == [by_hand]
    sight = Observer(evaluation).sight(state)
    told = [POINTS * sum(column) for column in zip(*sight.hand, sight.rest, strict=True)]
    assert told == pytest.approx(by_hand)


def test_learning_stops_and_goes_on_as_if_it_had_not(monkeypatch):
    monkeypatch.setattr(learning, "AT_ONCE", 1)
    whole = MexicaLearner(2, 5)
    whole.learn(0.0)
    half = MexicaLearner(2, 5)
    half.restore({name: values.copy() for name, values in whole.arrays().items()})
    before = whole.weights()
    whole.learn(0.5)
    half.learn(0.5)
    assert whole.games == half.games == 2
    after, again = whole.weights(), half.weights()
    assert all(np.array_equal(after[name], again[name]) for name in after)
    assert any(not np.array_equal(after[name], before[name]) for name in after)
