"""Many games as a vector environment of Gymnasium."""

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, VectorEnv

from anahuac import envs


@pytest.mark.parametrize("game", ["aztlan", "mexica", "azteca"])
def test_it_plays_what_the_vector_plays(game):
    env = envs.gymnasium_vector(game, 3, 3, compiled=False, reward="score")
    games = envs.vector(game, 3, 3, compiled=False, reward="score")
    assert isinstance(env, VectorEnv)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, infos = env.reset(seed=7)
    games.reset(7)
    generator = np.random.default_rng(1)
    for _ in range(300):
        assert seen in env.observation_space
        assert np.array_equal(seen["observation"], games.observations)
        assert np.array_equal(seen["action_mask"], games.masks)
        assert np.array_equal(infos["seat"], games.seats)
        actions, deciding = games.random_actions(generator), games.seats.copy()
        assert actions in env.action_space
        games.step(actions)
        seen, rewards, terminations, truncations, infos = env.step(actions)
        assert np.array_equal(rewards, games.rewards[np.arange(3), deciding])
        assert np.array_equal(infos["rewards"], games.rewards)
        assert np.array_equal(terminations, games.over)
        assert not truncations.any()


def test_what_it_tells_is_ones_own():
    """Unlike the arrays of `vector`, observations stay as they were."""
    env = envs.gymnasium_vector("aztlan", 2, 3, compiled=False)
    first, _ = env.reset(seed=1)
    kept = first["observation"].copy()
    env.step([0, 1])
    assert np.array_equal(first["observation"], kept)
