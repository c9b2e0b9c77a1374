"""The base install is the engine, the bots and the terminal; whatever needs more says which extra, exactly."""

import os
import subprocess
import sys
import tomllib

import pytest

from tests.cli.run import ROOT

EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
MORE = ("litestar", "uvicorn", "sqlalchemy", "pebble", "pyarrow", "httpx", "gymnasium", "numba", "ray")
"""What comes with extras."""

WITHOUT = f"""
import sys
for name in {MORE!r}:
    sys.modules[name] = None  # as if it were not installed
"""


def without_extras(code):
    """Run Python as if nothing but the base were installed."""
    environment = os.environ | {"ANAHUAC_LANG": "en", "ANAHUAC_NO_BROWSER": "1", "COLUMNS": "200"}
    command = [sys.executable, "-c", WITHOUT + code]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=environment, check=False, timeout=60)


def command(*arguments):
    return without_extras(f"from anahuac.cli import main; main({list(arguments)!r})")


@pytest.mark.parametrize(
    "arguments",
    [
        ("games",),
        ("simulate", "mexica", "--games", "1", "--bots", "greedy"),
        ("rules", "azteca", "T1"),
        ("arena", "--help"),
        ("--help",),
    ],
    ids=" ".join,
)
def test_the_base_is_enough(arguments):
    done = command(*arguments)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [
        ((), "play"),
        (("serve",), "play"),
        (("dataset", "aztlan", "--out", "/nonexistent/x"), "arena"),
    ],
)
def test_a_command_names_the_extra_that_it_needs(arguments, extra):
    done = command(*arguments)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert extra in EXTRAS
    assert f"pip install 'anahuac[{extra}]'" in done.stderr


@pytest.mark.parametrize(("code", "extra"), [("import anahuac.envs.rounds", "rl"), ("import anahuac.client", "play")])
def test_a_module_names_the_extra_that_it_needs(code, extra):
    assert f"pip install 'anahuac[{extra}]'" in without_extras(code).stderr


def test_an_arena_names_the_extra_that_it_needs(tmp_path):
    done = command("arena", "aztlan", "--bots", "random", "--games", "2", "--out", str(tmp_path / "a"))
    assert done.returncode == 2
    assert "pip install 'anahuac[arena]'" in done.stderr


def test_a_python_without_ensurepip_is_told_what_to_install(tmp_path):
    code = f"""
import sys; sys.path.insert(0, {str(ROOT)!r}); sys.modules["ensurepip"] = None
import importlib.util, pathlib, run
run.VENV = pathlib.Path({str(tmp_path)!r}); run.PYTHON = run.VENV / "none"
run.find_spec = lambda name: None if name == "ensurepip" else importlib.util.find_spec(name)
run.install(run.ROOT / "requirements/run.txt")
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 1
    assert f"apt install python{sys.version_info[0]}.{sys.version_info[1]}-venv" in done.stderr
    assert "Traceback" not in done.stderr
