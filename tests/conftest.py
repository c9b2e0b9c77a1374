"""What the tests of several folders need."""

import hatch_build
import pytest

from tests.e2e.house import NODE


@pytest.fixture(scope="session")
def node_packages():
    """The packages of the client's tests are installed, by one of the processes that run tests."""
    with NODE:
        hatch_build.run("--version", dev=True)
