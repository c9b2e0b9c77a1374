"""The browser client's own tests and types, run by the Node.js that builds it."""

import hatch_build
import pytest

from web import fixtures, schema

pytestmark = pytest.mark.usefixtures("node_packages")


def test_the_units_of_the_client():
    """They take positions of the engine, made here."""
    fixtures.main()
    hatch_build.run("node_modules/vitest/vitest.mjs", "run", dev=True)


def test_the_types_of_the_client():
    hatch_build.run("node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings", dev=True)


def test_the_types_of_the_wire_are_those_of_the_server(tmp_path):
    """Whoever changes what goes over the net writes them anew: `.venv/bin/python -m web.schema`."""
    schema.write_types(tmp_path / "schema.ts")
    assert (tmp_path / "schema.ts").read_text() == schema.FILE.read_text()
