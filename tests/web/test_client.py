"""The browser client's own tests and types, run by the Node.js that builds it."""

import hatch_build
import pytest

from web import fixtures

pytestmark = pytest.mark.usefixtures("node_packages")


def test_the_units_of_the_client():
    """They take positions of the engine, made here."""
    fixtures.main()
    hatch_build.run("node_modules/vitest/vitest.mjs", "run", dev=True)


def test_the_types_of_the_client():
    hatch_build.run("node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings", dev=True)
