"""What is compiled for the tests is compiled once, even if several processes test at the same time."""

import sys
from pathlib import Path

import pytest
from filelock import FileLock

from anahuac import envs


@pytest.fixture(scope="session")
def compiled():
    with FileLock(Path(sys.prefix) / "compiled.lock"):
        for game in ("aztlan", "mexica"):
            envs.vector(game, 1, compiled=True)
