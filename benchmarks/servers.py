"""Servers that benchmarks start for themselves, and what they use of the machine."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import httpx

if TYPE_CHECKING:
    from collections.abc import Iterator

SOURCES = Path(__file__).resolve().parents[1] / "src"
TICK = os.sysconf("SC_CLK_TCK")


class Server:
    """A running server."""

    def __init__(self, pid: int, port: int) -> None:
        self.pid = pid
        self.address = ("127.0.0.1", port)
        self.url = f"http://127.0.0.1:{port}"

    def processor_time(self) -> float:
        """The seconds that it has computed, without the bots' processes."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def memory(self) -> int:
        """What it holds of the machine's memory, in kB."""
        lines = Path(f"/proc/{self.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))

    def wait_until_ready(self) -> None:
        """Wait until it answers."""
        for _ in range(600):
            try:
                if httpx.get(f"{self.url}/ready").status_code == 200:
                    return
            except httpx.TransportError:
                pass
            time.sleep(0.1)
        sys.exit("The server does not start.")


@contextmanager
def serving(sources: Path = SOURCES, **settings: str) -> Iterator[Server]:
    """A server in a process of its own, on the database of the environment or else on an SQLite file of its own.

    `sources` may be those of another version of the program.
    """
    with tempfile.TemporaryDirectory() as folder, socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port = trial.getsockname()[1]
        trial.close()
        environment = {
            "ANAHUAC_DATABASE": f"sqlite:///{folder}/games.db",
            **os.environ,
            "PYTHONPATH": str(sources),
            "ANAHUAC_RATES": "false",
            **{f"ANAHUAC_{name.upper()}": value for name, value in settings.items()},
        }
        with Path(folder, "log").open("wb") as log:
            command = [sys.executable, "-m", "anahuac", "serve", "--port", str(port)]
            process = subprocess.Popen(command, env=environment, cwd=folder, stdout=log, stderr=log)
            try:
                server = Server(process.pid, port)
                server.wait_until_ready()
                yield server
            finally:
                process.send_signal(signal.SIGTERM)
                process.wait(30)
