"""Write the client's types from the server's own document: `.venv/bin/python -m web.schema`."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import hatch_build
import msgspec

from anahuac.server.openapi import components

FILE = Path(__file__).resolve().parent / "src" / "lib" / "schema.ts"
GENERATOR = "node_modules/openapi-typescript/bin/cli.js"
FLAGS = ("--root-types", "--root-types-no-schema-prefix", "--default-non-nullable=false", "--empty-objects-unknown")


def write_types(file: Path = FILE) -> None:
    """Generate a type for everything that goes over the net."""
    document = {
        "openapi": "3.1.0",
        "info": {"title": "Anahuac", "version": "1"},
        "paths": {},
        "components": {"schemas": components()},
    }
    with TemporaryDirectory() as folder:
        source = Path(folder) / "openapi.json"
        source.write_bytes(msgspec.json.encode(document))
        hatch_build.run(GENERATOR, str(source), "--output", str(file), *FLAGS, dev=True)


if __name__ == "__main__":
    write_types()
