"""`anahuac train` says in words what it cannot do, and a training goes on where it stopped."""

import numpy as np
import pytest

import anahuac
from anahuac.cli.train import Training
from anahuac.core import Parts, SetupError
from tests.cli.run import anahuac as command


def test_a_game_without_a_learner_is_told(monkeypatch):
    monkeypatch.setattr(type(anahuac.game("azteca")), "parts", Parts())
    with pytest.raises(SetupError, match="has no learner"):
        Training("azteca", 3, 1)


def test_a_training_of_another_game_is_not_taken_up(tmp_path):
    file = tmp_path / "train-azteca-4.npz"
    Training("azteca", 4, 1).write(file)
    Training("azteca", 4, 1).read(file)
    with pytest.raises(SetupError, match="4"):
        Training("azteca", 3, 1).read(file)


def test_a_file_that_is_none_of_ours_is_told(tmp_path):
    (tmp_path / "train-azteca-3.npz").write_bytes(b"nothing")
    done = command("train", "azteca", "--players", "3", "--resume", "--folder", str(tmp_path))
    assert done.returncode == 2
    assert "train-azteca-3.npz" in done.stderr.replace("\n", "")


def test_a_training_is_kept_in_its_file(tmp_path):
    training, file = Training("azteca", 3, 1), tmp_path / "train.npz"
    training.minutes, training.curve = 2.5, [(1.0, 40.0, 0.5)]
    training.write(file)
    again = Training("azteca", 3, 2)
    again.read(file)
    assert (again.minutes, again.curve) == (2.5, [(1.0, 40.0, 0.5)])
    inputs = np.ones((1, training.learner.network.layers[0][0].shape[0]), np.float32)
    assert again.learner.network(inputs) == training.learner.network(inputs)
