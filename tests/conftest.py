"""What the tests of several folders need."""

import sys
from pathlib import Path

import hatch_build
import pytest
from filelock import FileLock


@pytest.fixture(scope="session")
def node_packages():
    """The packages of the client's tests are installed, by one of the processes that run tests."""
    with FileLock(Path(sys.prefix) / "node_packages.lock"):
        hatch_build.run("--version", dev=True)
