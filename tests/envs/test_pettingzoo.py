"""PettingZoo's own tests, and that agents learn nothing they may not know."""

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from PIL import ImageFont

from anahuac import envs
from anahuac.core import Chance, IllegalAction, SetupError
from anahuac.drawings import drawing_of
from anahuac.envs.rendering import SIGNS, WIDTH, _console, plain
from anahuac.envs.table import Setup, Table

GAMES = ("aztlan", "mexica", "azteca")


@pytest.fixture(autouse=True)
def _masks_are_fine():
    """PettingZoo warns of observations that are dictionaries, which action masks need."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("observation", ["flat", "planes"])
def test_the_api(game, observation, capsys):
    api_test(envs.aec(game, 3, observation=observation), num_cycles=100)
    parallel_api_test(envs.parallel(game, 3, observation=observation), num_cycles=100)


@pytest.mark.parametrize("game", GAMES)
def test_seeds(game):
    seed_test(lambda: envs.aec(game, 3), num_cycles=20)
    parallel_seed_test(lambda: envs.parallel(game, 3), num_cycles=20)


def play(env, seed, chance):
    """Play a game at random; answer with the sum of all rewards."""
    env.reset(seed=seed)
    total = np.zeros(len(env.possible_agents))
    while env.agents:
        if env.terminations[env.agent_selection]:
            env.step(None)
            continue
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(chance.pick(np.flatnonzero(mask)))
        total += [env.rewards[agent] for agent in env.possible_agents]
    return total


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rewards_of_an_outcome_add_up_to_nothing(players):
    total = play(envs.aec("aztlan", players), 1, Chance(1))
    assert total.max() == 1 or (total == total.max()).sum() > 1
    assert total.sum() == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize("game", GAMES)
def test_rewards_of_points_add_up_to_the_lead_at_the_end(game):
    env = envs.aec(game, 3, reward="score")
    total = play(env, 2, Chance(2))
    a, b, c = env.desk.table.state.outcome.scores
    assert total == pytest.approx([a - (b + c) / 2, b - (a + c) / 2, c - (a + b) / 2], abs=1e-3)


def test_rewards_do_not_tell_secret_points():
    """In Azteca nobody knows what the others have given, until the end."""
    env = envs.aec("azteca", 3, reward="score")
    env.reset(seed=1)
    chance = Chance(1)
    while not any(env.desk.table.state.scores):
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(chance.pick(np.flatnonzero(mask)))
        assert not any(env.rewards.values())


def test_the_parallel_game_is_the_same_game():
    turns, rounds = envs.aec("aztlan", 3), envs.parallel("aztlan", 3)
    turns.reset(seed=5)
    seen, _ = rounds.reset(seed=5)
    chance = Chance(5)
    for _ in range(200):
        actions = dict.fromkeys(rounds.agents, rounds.wait)
        for agent in [rounds.agents[seat] for seat in rounds.desk.table.state.to_act]:
            mask = seen[agent]["action_mask"]
            assert not mask[rounds.wait]
            actions[agent] = int(chance.pick(np.flatnonzero(mask)))
            assert turns.agent_selection == agent
            turns.step(actions[agent])
        seen, *_ = rounds.step(actions)
        assert turns.desk.table.state == rounds.desk.table.state
        if not rounds.agents:
            break


def test_illegal_actions_are_refused_with_their_clause():
    env = envs.aec("aztlan", 3)
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.observe("seat_0")["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match="Z"):
        env.step(wrong)
    with pytest.raises(SetupError, match="no action"):
        env.step(10**6)


@pytest.mark.parametrize("wrong", [{"reward": "gold"}, {"observation": "smell"}, {"render_mode": "film"}])
def test_wrong_choices_are_refused_in_words(wrong):
    with pytest.raises(SetupError, match="It can be"):
        envs.aec("aztlan", 3, **wrong)


@pytest.mark.parametrize("game", GAMES)
def test_rendering(game, capsys):
    render_test(lambda render_mode: envs.aec(game, 3, render_mode=render_mode))
    assert "seat_1" in capsys.readouterr().out


def test_a_person_sees_every_step(capsys):
    env = envs.parallel("aztlan", 3, render_mode="human")
    env.reset(seed=1)
    assert "seat_1" in capsys.readouterr().out
    env.step(dict(zip(env.agents, (0, 1, 2), strict=True)))
    assert "seat_1" in capsys.readouterr().out


def test_a_game_is_broken_off_after_max_cycles():
    env = envs.aec("aztlan", 3, max_cycles=5)
    env.reset(seed=1)
    steps = 0
    while not any(env.truncations.values()):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
        steps += 1
    assert steps == 5
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    for _ in range(3):
        env.step(None)
    assert env.agents == []
    rounds = envs.parallel("aztlan", 3, max_cycles=1)
    rounds.reset(seed=1)
    *_, terminations, truncations, _ = rounds.step(dict(zip(rounds.agents, (0, 1, 2), strict=True)))
    assert set(truncations.values()) == {True}
    assert set(terminations.values()) == {False}
    assert rounds.agents == []
    with pytest.raises(SetupError, match="1 is the least"):
        envs.aec("aztlan", 3, max_cycles=0)


@pytest.mark.parametrize("use", [lambda env: env.last(), lambda env: env.step(0), lambda env: env.state()])
def test_before_the_first_reset_an_environment_asks_for_it(use):
    with pytest.raises(SetupError, match=r"call reset\(\) first"):
        use(envs.aec("aztlan", 3))


@pytest.mark.parametrize("make", [envs.aec, envs.parallel])
def test_the_state_is_what_all_seats_together_know(make):
    env = make("aztlan", 3)
    env.reset(seed=1)
    size = env.desk.setup.encoder.size
    state = env.state()
    assert state in env.state_space
    for seat in range(3):
        seen = env.desk.observe(seat)["observation"]
        assert np.array_equal(state[seat * size : (seat + 1) * size], seen)


def test_options_and_boards():
    env = envs.aec("mexica", 2, board="tlatelolco", neutral_temples="none", round_limit=2)
    env.reset(seed=1)
    assert env.desk.table.state.options.round_limit == 2
    assert env.action_space("seat_0").n == 3697


@pytest.mark.parametrize("game", GAMES)
def test_pictures(game):
    text = envs.aec(game, 3, render_mode="ansi")
    text.reset(seed=1)
    assert "seat_1" in text.render()
    pixels = envs.parallel(game, 3, render_mode="rgb_array")
    pixels.reset(seed=1)
    image = pixels.render()
    assert image.dtype == np.uint8
    assert image.shape[1:] == (880, 3)
    assert len(np.unique(image.reshape(-1, 3), axis=0)) > 5


@pytest.mark.parametrize("game", GAMES)
def test_every_character_of_a_picture_can_be_drawn(game):
    """Pillow's own font has few letters; what it lacks it draws as an empty box."""
    font = ImageFont.load_default(12)
    box = bytes(font.getmask("\uffff"))
    table = Table(Setup(game, 3, {}))
    table.reset(1)
    chance = Chance(1)
    used = set()
    for ply in range(100):
        if ply % 33 == 0:
            lines = _console().render_lines(drawing_of(game).map(table.state.view(None), ["A", "B", "C"], WIDTH))
            used |= {character for line in lines for segment in line for character in segment.text}
        seat = table.state.to_act[0]
        table.state.apply(seat, chance.pick(table.state.legal_actions(seat)))
    assert len(used) > 20
    assert {sign for sign in used - set(SIGNS) if bytes(font.getmask(plain(sign))) == box} == set()
