"""OpenSpiel's own test, and its searches, on our games."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.tabular_qlearner import QLearner
from open_spiel.python.observation import make_observation

from anahuac import envs

envs.register_openspiel()
GAMES = {"aztlan": {}, "mexica": {"options": "round_limit:2"}, "azteca": {"options": "round_limit:2", "draws": 8}}


def load(name, **more):
    return pyspiel.load_game(f"anahuac_{name}", {"players": 3} | GAMES[name] | more)


def walk(state, generator, stop=lambda state: False):
    """Play at random until the end, or until something is so."""
    while not state.is_terminal() and not stop(state):
        choices = [draw for draw, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(int(generator.choice(choices)))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_the_api(name):
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_its_searches_run(name):
    game, generator = load(name), np.random.RandomState(1)
    state = walk(game.new_initial_state(), generator, lambda state: not state.is_chance_node())
    evaluator = mcts.RandomRolloutEvaluator(1, generator)
    for bot in (
        mcts.MCTSBot(game, 1.5, 3, evaluator, random_state=generator),
        ismcts.ISMCTSBot(game, evaluator, 1.5, 3, random_state=generator),
    ):
        assert bot.step(state) in state.legal_actions()


def test_chance_decides_by_nodes_and_not_in_secret():
    """After the same actions and draws the game is the same; another draw makes another one."""
    game, generator = load("azteca", options=""), np.random.RandomState(4)
    state = game.new_initial_state()
    assert state.is_chance_node()
    state.apply_action(5)
    walk(state, generator, lambda state: state.is_chance_node())
    one, two, three = state.clone(), state.clone(), state.clone()
    one.apply_action(1)
    two.apply_action(1)
    assert str(one) == str(two)
    others = {str(one)}
    for draw in range(8):
        other = state.clone()
        other.apply_action(draw)
        others.add(str(other))
    assert len(others) > 1
    assert three.is_chance_node()


def test_an_information_state_remembers_what_a_seat_saw_and_nothing_else():
    """Z2.1: the cards of an age are secret until all have chosen."""
    game = load("aztlan")
    states = []
    for card in (0, 1):
        state = game.new_initial_state()
        state.apply_action(3)
        state.apply_action(state.legal_actions()[card])
        states.append(state)
    one, two = states
    assert one.information_state_string(0) != two.information_state_string(0)
    assert one.information_state_string(1) == two.information_state_string(1)


def test_resampling_keeps_what_a_seat_knows():
    game, generator = load("aztlan"), np.random.RandomState(2)
    state = walk(game.new_initial_state(), generator, lambda state: state.move_number() > 60)
    player = state.current_player()
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    other = state.resample_from_infostate(player, sampler)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.legal_actions() == state.legal_actions()


def test_observations():
    game = load("aztlan")
    state = walk(game.new_initial_state(), np.random.RandomState(3), lambda state: not state.is_chance_node())
    observation = make_observation(game)
    observation.set_from(state, 1)
    assert observation.tensor.shape == (412,)
    assert observation.string_from(state, 1) == state.observation_string(1)
    assert '"seat":1' in observation.string_from(state, 1)


def test_there_is_no_tensor_of_an_information_state():
    game = load("aztlan")
    state = walk(game.new_initial_state(), np.random.RandomState(3), lambda state: not state.is_chance_node())
    observation = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    observation.set_from(state, 1)
    assert observation.tensor is None
    assert observation.dict == {}
    assert observation.string_from(state, 1) == state.information_state_string(1)


@pytest.mark.parametrize("name", GAMES)
def test_tensors_are_the_flat_observations(name):
    game = load(name)
    state = walk(game.new_initial_state(), np.random.RandomState(5), lambda state: state.move_number() > 40)
    encoder = state.setup.value.encoder
    assert game.observation_tensor_shape() == [encoder.size]
    for player in range(3):
        assert state.observation_tensor(player) == encoder.encode(state.inner, player).tolist()
    before = game.new_initial_state()
    assert not any(before.observation_tensor(0))


@pytest.mark.parametrize("name", GAMES)
def test_what_is_promised_of_utilities_is_true(name):
    game = load(name)
    assert (game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM) is (name != "azteca")
    assert (game.min_utility(), game.max_utility()) == (-0.5, 1)


def test_its_learners_run():
    """A learner of OpenSpiel plays a game through its environment and keeps what it learned."""
    game = load("aztlan", players=2)
    environment = rl_environment.Environment(game)
    learners = [QLearner(player, game.num_distinct_actions()) for player in range(2)]
    now = environment.reset()
    while not now.last():
        player = now.observations["current_player"]
        assert len(now.observations["info_state"][player]) == 354
        now = environment.step([learners[player].step(now).action])
    for learner in learners:
        learner.step(now)
    assert sum(now.rewards) == 0
    learned = [value for values in learners[0]._q_values.values() for value in values.values()]
    assert any(learned) == (now.rewards[0] != 0)


def test_returns_add_up_to_nothing_or_everybody_lost():
    for seed in range(3):
        state = walk(load("azteca").new_initial_state(), np.random.RandomState(seed))
        total = sum(state.returns())
        assert total == pytest.approx(0) or state.returns() == [-0.5] * 3
