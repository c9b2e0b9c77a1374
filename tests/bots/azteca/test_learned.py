"""What the network sees and learns: nothing that is hidden, and what it had learned when it stopped."""

import numpy as np
import pytest

from anahuac.bots.azteca import STRATEGIES, learning
from anahuac.bots.azteca.learned import SIZES, LearnedJudgement, seen
from anahuac.bots.azteca.rows import COLUMNS
from anahuac.bots.azteca.search import turn_of
from anahuac.bots.azteca.worlds import likely
from anahuac.bots.learning import Network, unpack_networks
from anahuac.core import Chance
from tests.azteca.helpers import position
from tests.bots.azteca.test_bots import points

WEIGHTS = STRATEGIES.weights()
UNTAUGHT = Network.random(SIZES, np.random.default_rng(1))


@pytest.mark.parametrize("players", [3, 4])
def test_a_row_for_each_seat_has_nothing_that_is_hidden(players):
    for state, seat in points(players, 8, every=40):
        view = state.view(seat)
        found = seen(state, seat, WEIGHTS)
        assert found.rows.shape == (players, COLUMNS)
        assert np.abs(found.rows).max() < 20
        for world in (view.imagine(Chance(1)), likely(view, Chance(2))):
            again = seen(world, seat, WEIGHTS)
            assert np.array_equal(again.rows, found.rows)
            assert np.array_equal(again.prior, found.prior)


def test_chances_add_up_to_that_of_the_world_going_on():
    judgement = LearnedJudgement(UNTAUGHT, WEIGHTS)
    calm, ending = (position(round=3, gods={"tezcatlipoca": step}) for step in (0, 3))
    assert sum(judgement(calm, 0)) > sum(judgement(ending, 0)) > 0.3
    assert sum(judgement(calm, 0)) <= 1 + 1e-6


def test_turns_are_counted_upwards():
    """Over whole games: within a phase, over phases and rounds; a Diversion alone brings a marker back."""
    before = (0, 0)
    for state, _ in points(4, 3, every=1):
        now = (turn_of(state), sum(state.bag))
        if now[0] // 100 == before[0] // 100 and now[1] > before[1] and state.phase == 7:
            before = now
            continue
        assert now[0] >= before[0]
        before = now


def test_learning_goes_on_where_it_stopped(monkeypatch):
    monkeypatch.setattr(learning, "GAMES", 1)
    monkeypatch.setattr(learning, "PASSES", 20)
    learner = learning.AztecaLearner(3, 5)
    untaught = learner.network.copy()
    learner.learn(0.0)
    assert learner.games == 1
    rows, priors = np.array(learner.rows), np.array(learner.priors)
    goals = np.array(learner.goals)

    def surprise(network):
        shares = learning.softmax(priors + network(rows.reshape(-1, COLUMNS)).reshape(priors.shape))
        return -(goals * np.log(shares)).sum()

    assert surprise(learner.network) < surprise(untaught)
    again = learning.AztecaLearner(3, 6)
    again.restore(learner.arrays())
    assert again.games == 1
    assert again.chance.state == learner.chance.state
    assert np.array_equal(again.average(rows[0]), learner.average(rows[0]))
    assert again.adam.steps == learner.adam.steps
    kept = unpack_networks(learner.weights())["judgement"]
    assert np.allclose(kept(rows[0]), learner.average(rows[0]), atol=0.05)


def test_a_measuring_is_the_same_every_time(monkeypatch):
    """One game of the search with the network against experts without a search."""
    monkeypatch.setattr(learning, "MEASURED", 1)
    monkeypatch.setattr(learning, "NODES", 20)
    learner = learning.AztecaLearner(3, 5)
    share = learner.measure()
    assert share in (0.0, 0.5, 1.0)
    assert learner.measure() == share
