"""Many games at once are the same games."""

import numpy as np
import pytest

from anahuac import envs


def run(count, steps, seed):
    games = envs.vector("aztlan", count, players=2)
    games.reset(seed)
    generator = np.random.default_rng(1)
    trace = []
    for _ in range(steps):
        actions = games.random_actions(generator)
        assert games.masks[np.arange(count), actions].all()
        games.step(actions)
        trace.append((games.seats.copy(), games.over.copy(), games.rewards.copy(), games.observations.copy()))
    return games, trace


def test_the_same_seed_gives_the_same_games():
    for one, two in zip(run(4, 100, 7)[1], run(4, 100, 7)[1], strict=True):
        assert all((a == b).all() for a, b in zip(one, two, strict=True))


def test_games_begin_anew_and_tell_how_they_ended():
    games, trace = run(3, 700, 1)
    ends = [rewards[over] for _, over, rewards, _ in trace]
    finished = np.concatenate(ends)
    assert len(finished) >= 3
    assert abs(finished.sum(axis=1)).max() < 1e-6
    assert all(not rewards[~over].any() for _, over, rewards, _ in trace)
    assert (games.masks.sum(axis=1) > 0).all()


def test_arrays_are_made_once():
    games = envs.vector("mexica", 2, compiled=False)
    games.reset()
    observations, masks = games.observations, games.masks
    before = masks.sum(axis=1)
    games.step(games.random_actions(np.random.default_rng(2)))
    assert games.observations is observations
    assert games.masks is masks
    assert before.tolist() != [0, 0]
    legal = [len(table.state.legal_actions(table.state.to_act[0])) for table in games._tables]
    assert masks.sum(axis=1).tolist() == legal


def test_it_plays_what_the_turn_environment_plays():
    games, env = envs.vector("azteca", 1, players=3), envs.aec("azteca", 3)
    games.reset(5)
    env.desk.table.reset(games._tables[0]._seeds.state)
    games._tables[0].reset(games._tables[0]._seeds.state)
    assert games._tables[0].state == env.desk.table.state


@pytest.mark.parametrize("game", ["mexica", "aztlan", "azteca"])
def test_the_masks_are_the_legal_actions(game):
    games = envs.vector(game, 3)
    games.reset(4)
    generator = np.random.default_rng(4)
    for _ in range(400):
        games.step(games.random_actions(generator))
        for number, mask in enumerate(games.masks):
            state = games.state(number)
            legal = state.legal_actions(state.to_act[0])
            assert np.flatnonzero(mask).tolist() == sorted(action.id for action in legal)


def test_a_seat_that_is_not_to_act_has_no_mask():
    games = envs.vector("mexica", 1, compiled=False)
    games.reset(1)
    assert not len(games.encoder.legal_ids(games._tables[0].state, 1))
