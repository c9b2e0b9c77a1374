"""A cluster gives the same numbers as this machine, even if its workers crash."""

import os
import subprocess
import sys

import pytest

from tests.arena.numbers import numbers
from tests.cli.run import ROOT, fail

pytest.importorskip("ray", reason="Ray has no package for this Python yet")


def test_a_cluster_gives_the_same_numbers(tmp_path):
    marks = tmp_path / "marks"
    marks.mkdir()
    arguments = ["aztlan", "--bots", "random,tests.arena.bots:Crasher", "--games", "24", "--seed", "3", "--json"]
    environment = os.environ | {"MARKS": str(marks), "ANAHUAC_LANG": "en"}
    command = [sys.executable, "-m", "tests.arena.cluster", *arguments, "--out", str(tmp_path / "far")]
    (marks / "once").touch()
    far = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=environment, check=False, timeout=400)
    assert far.returncode == 0, far.stderr
    assert not list(marks.iterdir())
    command = [sys.executable, "-m", "anahuac", "arena", *arguments, "--out", str(tmp_path / "near")]
    near = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=environment, check=False, timeout=400)
    assert numbers(far.stdout) == numbers(near.stdout)


def test_a_cluster_that_is_not_there_is_told_at_once():
    assert "127.0.0.1:9" in fail("arena", "aztlan", "--bots", "random", "--ray", "127.0.0.1:9")
