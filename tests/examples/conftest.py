"""The example game, installed beside Anahuac and served to a browser."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.e2e.conftest import browser, visit  # noqa: F401
from tests.e2e.house import free_port, serving

ROOT = Path(__file__).parents[2]
PATOLLI = ROOT / "examples/patolli"


@pytest.fixture(scope="session")
def installed(tmp_path_factory):
    """An environment in which Patolli is installed."""
    folder = tmp_path_factory.mktemp("installed")
    command = [sys.executable, "-m", "uv", "pip", "install", "--quiet", "--no-deps", "--target", folder, PATOLLI]
    subprocess.run(command, check=True, cwd=ROOT)
    return os.environ | {"PYTHONPATH": str(folder), "COLUMNS": "120"}


@pytest.fixture(scope="module")
def address(installed, tmp_path_factory):
    with serving(tmp_path_factory.mktemp("server") / "anahuac.db", free_port(), installed) as served:
        yield served
