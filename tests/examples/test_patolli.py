"""The example game is a package of its own; installed beside Anahuac, everything in docs/adding-a-game.md works."""

import re
import subprocess
import sys

import pytest

from tests.examples.conftest import ROOT

GUIDE = (ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)
INSTALL, *COMMANDS = [line for language, block in BLOCKS if not language for line in block.splitlines()]
PYTHON = [block for language, block in BLOCKS if language == "python"]


def run(environment, *arguments, folder=ROOT, given=""):
    done = subprocess.run(
        [sys.executable, *map(str, arguments)],
        env=environment | {"XDG_DATA_HOME": str(folder)},
        cwd=folder,
        input=given,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_guide_begins_with_what_is_installed_here():
    assert INSTALL == "pip install ./examples/patolli"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_of_the_guide_works(installed, command, tmp_path):
    program, *arguments = command.split()
    if program == "pytest":
        said = run(installed, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", *arguments)
        assert "[100%]" in said
    else:
        said = run(installed, "-m", program, *arguments, folder=tmp_path, given="quit\n")
        assert "atolli" in said or "greedy" in said


def test_the_guide_makes_environments(installed, tmp_path):
    (code,) = [block for block in PYTHON if "pettingzoo" in block]
    assert "(8, " in run(installed, "-c", code, folder=tmp_path)


def test_the_rule_that_the_guide_shows_is_in_the_game():
    (rule,) = [block for block in PYTHON if block.startswith("steps")]
    assert rule in (ROOT / "examples/patolli/src/patolli/state.py").read_text(encoding="utf-8")


def test_the_table_of_the_guide_lists_every_file():
    listed = set(re.findall(r"`([\w/]+\.\w+)`", GUIDE[GUIDE.index("| file |") : GUIDE.index("## 1.")]))
    folder = ROOT / "examples/patolli"
    kept = subprocess.run(["git", "ls-files"], cwd=folder, capture_output=True, text=True, check=True).stdout.split()
    assert {name for name in kept if name.endswith(tuple(listed))} | {"src/patolli/__init__.py"} == set(kept)
    assert len(kept) <= 10


def test_it_is_explained_in_german(installed):
    assert "P3.1" in run(installed, "-m", "anahuac", "rules", "patolli", "--lang", "de")


def test_it_is_drawn_hinted_and_saved_in_the_terminal(installed, tmp_path):
    saved = tmp_path / "game.record"
    command = ["-m", "anahuac", "play", "patolli", "--players", 2, "--seed", 3]
    shown = run(installed, *command, folder=tmp_path, given=f"hint\nsave {saved}\nquit\n")
    assert "squares gone" in shown
    assert "bring in a pebble" in shown
    assert "imagination" in shown
    run(installed, "-m", "anahuac", "replay", saved)
