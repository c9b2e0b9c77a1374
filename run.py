#!/usr/bin/env python3
"""Install what is needed into .venv, then play (`python3 run.py`) or test (`python3 run.py test`).

Any other arguments go to the `anahuac` command: `python3 run.py simulate aztlan --games 100`.
"""

from __future__ import annotations

import hashlib
import os
import platform
import subprocess
import sys
import venv
from importlib.util import find_spec
from pathlib import Path

import hatch_build

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def sh(*command: str | Path) -> bool:
    """Run a command with its output on stderr, so that stdout stays the program's own."""
    return subprocess.run(command, cwd=ROOT, stdout=sys.stderr, check=False).returncode == 0


def installer() -> list[str | Path]:
    """Answer with uv where there is one for this platform, else with pip: slower, same result."""
    uv: list[str | Path] = [PYTHON, "-m", "uv", "pip"]
    if subprocess.run([*uv, "--version"], capture_output=True, check=False).returncode == 0:
        return uv
    pip: list[str | Path] = [PYTHON, "-m", "pip"]
    return uv if sh(*pip, "install", "--quiet", "--require-hashes", "-r", "requirements/uv.txt") else pip


def venv_is_ours() -> bool:
    """Tell whether .venv was made by the Python that runs now; after an upgrade it has to be made anew."""
    settings = VENV / "pyvenv.cfg"
    return PYTHON.exists() and f"version = {platform.python_version()}" in settings.read_text().splitlines()


def fingerprint(lock: Path) -> str:
    """Tell one state of a lock file and of this project's own settings from another."""
    return hashlib.sha256(lock.read_bytes() + (ROOT / "pyproject.toml").read_bytes()).hexdigest()


def is_installed(lock: Path) -> bool:
    """Tell whether .venv is up to date with a lock file, and the browser client with its sources."""
    mark = VENV / f".{lock.stem}"
    return venv_is_ours() and mark.is_file() and mark.read_text() == fingerprint(lock) and hatch_build.is_fresh()


def install(lock: Path) -> None:
    """Bring .venv up to date with a lock file and this project."""
    print("Installing into .venv …", file=sys.stderr)
    if not venv_is_ours():
        if find_spec("ensurepip") is None:
            sys.exit(
                f"This Python cannot install packages: it lacks ensurepip. On Debian and Ubuntu, run:"
                f" sudo apt install python{sys.version_info[0]}.{sys.version_info[1]}-venv"
            )
        venv.create(VENV, with_pip=True, clear=True)
    pip = installer()
    for what in (["--require-hashes", "-r", lock], ["--no-deps", "-e", "."]):
        if not sh(*pip, "install", "--quiet", *what):
            sys.exit("The installation failed; the lines above say why. Run the same command again to go on.")
    (VENV / f".{lock.stem}").write_text(fingerprint(lock))


def main() -> None:
    """Install, then hand over to pytest or to the anahuac command."""
    if sys.version_info < (3, 11):
        sys.exit(f"Anahuac needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
    test = sys.argv[1:2] == ["test"]
    run_lock, test_lock = ROOT / "requirements/run.txt", ROOT / "requirements/test.txt"
    if not is_installed(test_lock) and (test or not is_installed(run_lock)):
        install(test_lock if test else run_lock)
    module, arguments = ("pytest", sys.argv[2:]) if test else ("anahuac", sys.argv[1:])
    command = [str(PYTHON), "-m", module, *arguments]
    os.environ["ANAHUAC_COMMAND"] = "python3 run.py"  # so that the program can tell how it is called
    if test:
        os.chdir(ROOT)
    if os.name == "nt":
        sys.exit(subprocess.call(command))
    os.execv(PYTHON, command)


if __name__ == "__main__":
    main()
