#!/bin/sh
# Writes the lock files anew from pyproject.toml. Needs uv.
cd "$(dirname "$0")" || exit 1
compile="uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate --python-version 3.11 --upgrade"
echo uv | $compile - -o uv.txt
$compile ../pyproject.toml --extra play -o run.txt
$compile ../pyproject.toml --all-extras --group ../pyproject.toml:test -o test.txt
$compile --group ../pyproject.toml:docs --constraints test.txt -o docs.txt
