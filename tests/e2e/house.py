"""A real server and real browsers, as a player has them."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.error import URLError
from urllib.request import urlopen

import hatch_build
from filelock import FileLock

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from playwright.sync_api import Page

FLAGS = [
    "--no-sandbox",
    "--headless",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
ROOT = Path(__file__).parents[2]
PATIENCE = 120
"""Seconds after which a server or a bot is given up."""
NODE = FileLock(Path(sys.prefix) / "node.lock")
"""Held by the one process that installs or builds the client."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def serving(database: Path, port: int, environment: Mapping[str, str] = os.environ) -> Iterator[str]:
    """A server of its own with the client as its sources are now, gone afterwards."""
    with NODE:
        hatch_build.build()
    settings = {"ANAHUAC_DATABASE": f"sqlite:///{database}", "ANAHUAC_BOT_PROCESSES": "1", "ANAHUAC_RATES": "false"}
    env = {**environment, **settings}
    command = [sys.executable, "-m", "tests.e2e.steady", "serve", "--port", str(port)]
    process = subprocess.Popen(command, env=env, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    try:
        wait_until_ready(address, process)
        yield address
    finally:
        process.terminate()
        process.wait(PATIENCE)


def wait_until_ready(address: str, process: subprocess.Popen[bytes]) -> None:
    last = time.monotonic() + PATIENCE
    while time.monotonic() < last:
        assert process.poll() is None, "the server stopped"
        try:
            with urlopen(f"{address}/ready"):
                return
        except URLError:
            time.sleep(0.1)
    raise TimeoutError("the server does not answer")


def listen(page: Page, forgiven: tuple[str, ...] = ()) -> list[str]:
    """Collect what the browser's console says; a good page says nothing."""
    said: list[str] = []

    def hear(text: str) -> None:
        if not any(part in text for part in forgiven):
            said.append(text)

    page.on("console", lambda message: hear(message.text))
    page.on("pageerror", lambda error: hear(str(error)))
    return said
