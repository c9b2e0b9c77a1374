"""The training script for sb3-contrib takes its first steps in every game, where that library is installed."""

import importlib
import os
import subprocess
import sys

import numpy as np
import pytest

import anahuac
from tests.examples.conftest import ROOT

pytest.importorskip("sb3_contrib")
GAMES = [game.name for game in anahuac.all_games()]


@pytest.fixture
def script(monkeypatch):
    monkeypatch.syspath_prepend(ROOT / "examples")
    return importlib.import_module("train_ppo")


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_among_random_players_keeps_the_rules_of_gymnasium(script, game):
    seat = script.SeatAmongRandom(game, anahuac.game(game).players[0])
    chance = np.random.default_rng(1)
    seen, _ = seat.reset(seed=1)
    gained, over, sat = 0.0, False, seat.agent
    while not over:
        assert seat.observation_space.contains(seen)
        assert seat.game.agent_selection == seat.agent == sat
        seen, reward, over, cut, _ = seat.step(chance.choice(np.flatnonzero(seat.action_masks())))
        gained += reward
        assert not cut
    scores = list(seat.game.desk.table.state.scores)
    own = scores.pop(int(sat.removeprefix("seat_")))
    assert gained * script.POINTS == pytest.approx(own - sum(scores) / len(scores), abs=1e-3)


@pytest.mark.parametrize("game", GAMES)
def test_it_trains_and_plays_in_the_arena(game, tmp_path):
    def run(*words):
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "examples")}
        done = subprocess.run([sys.executable, *words], cwd=tmp_path, env=environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout

    train = str(ROOT / "examples/train_ppo.py")
    told = run(train, game, "--minutes", "0.05", "--tests", "4")
    assert "learned:" in told
    assert "random:" in told
    players = str(anahuac.game(game).players[0])
    arena = ("arena", game, "--players", players, "--bots", "train_ppo:Trained,random", "--games", "2")
    assert "Trained" in run("-m", "anahuac", *arena, "--processes", "1")
