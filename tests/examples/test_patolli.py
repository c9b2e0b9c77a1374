"""The example game is a package of its own; installed beside Anahuac, it plays as docs/adding-a-game.md says."""

import subprocess
import sys

from tests.examples.conftest import PATOLLI, ROOT


def run(environment, *arguments, given=""):
    command = [sys.executable, "-m", *map(str, arguments)]
    done = subprocess.run(
        command, env=environment, cwd=ROOT, input=given, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_its_own_tests_pass(installed):
    run(installed, "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", PATOLLI / "tests")


def test_the_laws_hold(installed):
    assert "passed" in run(installed, "pytest", "-n", "0", "-p", "no:cacheprovider", "tests/laws", "-k", "patolli")


def test_it_is_listed_and_explained(installed):
    assert "patolli" in run(installed, "anahuac", "games")
    assert "P3.1" in run(installed, "anahuac", "rules", "patolli", "--lang", "de")


def test_it_plays_in_the_terminal(installed, tmp_path):
    saved = tmp_path / "game.record"
    shown = run(
        installed, "anahuac", "play", "patolli", "--players", 2, "--seed", 3, given=f"hint\nsave {saved}\nquit\n"
    )
    assert "squares gone" in shown
    assert "bring in a pebble" in shown
    assert "imagination" in shown
    run(installed, "anahuac", "replay", saved)


def test_bots_meet_in_the_arena(installed, tmp_path):
    said = run(
        installed, "anahuac", "arena", "patolli", "--players", 2, "--bots", "greedy,random", "--games", 4,
        "--out", tmp_path / "games",
    )  # fmt: skip
    assert "greedy" in said


def test_it_is_a_pettingzoo_environment(installed, tmp_path):
    script = tmp_path / "env.py"
    script.write_text(
        "from pettingzoo.test import api_test\n"
        "from anahuac import envs\n"
        "env = envs.aec('patolli', players=2)\n"
        "api_test(env, num_cycles=200)\n"
        "games = envs.vector('patolli', 3, players=2)\n"
        "games.reset(seed=1)\n"
        "assert games.observations.any()\n"
    )
    done = subprocess.run(
        [sys.executable, script], env=installed, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
