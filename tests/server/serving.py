"""Real servers for the tests: the `anahuac serve` command in a process of its own, on SQLite or PostgreSQL."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

import asyncpg
import httpx

from anahuac.client import Client

POSTGRES = os.environ.get("ANAHUAC_TEST_POSTGRES")
"""A PostgreSQL in which databases may be made, such as postgresql://postgres@127.0.0.1:5432/postgres."""


METRICS = "may-count"
"""The token with which the tests read `/metrics`."""


def metrics(server):
    return httpx.get(f"{server.url}/metrics", headers={"Authorization": f"Bearer {METRICS}"}).text


def free_port():
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return trial.getsockname()[1]


class Served:
    """A running server."""

    def __init__(self, database, folder, port=None, **settings):
        self.database = database
        self.folder = Path(folder)
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.settings = settings
        self.log = self.folder / f"server-{self.port}.log"
        self.process = None
        self.clients = []

    def start(self, *arguments):
        given = {f"ANAHUAC_{name.upper()}": str(value) for name, value in self.settings.items()}
        environment = {
            **os.environ,
            "ANAHUAC_RATES": "false",
            "ANAHUAC_BOT_PROCESSES": "1",
            "ANAHUAC_METRICS": METRICS,
            "ANAHUAC_DATABASE": self.database,
            **given,
        }
        command = [sys.executable, "-m", "anahuac", "serve", "--port", str(self.port), *arguments]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, env=environment, stdout=subprocess.DEVNULL, stderr=log, process_group=0
            )
        self.wait_until_ready()
        return self

    def wait_until_ready(self):
        for _ in range(600):
            try:
                if httpx.get(f"{self.url}/ready", timeout=5).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            assert self.process.poll() is None, self.log.read_text()
            time.sleep(0.1)
        raise AssertionError(self.log.read_text())

    def kill(self):
        """End it as a power cut would, workers included."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self):
        """End it as an administrator would; answer with its exit code."""
        for client in self.clients:
            client.close()
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=60)

    def client(self, token=None):
        """Somebody who is nobody yet, or has a token; closed with the server."""
        self.clients.append(Client(self.url, token, timeout=300))
        return self.clients[-1]

    def guest(self, name="Ana"):
        return self.client().come_in(name)


@contextmanager
def serving(database, folder, *arguments, **settings):
    server = Served(database, folder, **settings).start(*arguments)
    try:
        yield server
    finally:
        server.stop()
        if server.process.poll() is None:
            server.kill()


class Forked(Served):
    """A server that starts in a moment: a process that has loaded everything forks off the one that serves."""

    def start(self):
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.forking", str(self.port)],
                env={**os.environ, "ANAHUAC_RATES": "false", "ANAHUAC_DATABASE": self.database},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                process_group=0,
            )
        self.wait_until_ready()
        return self

    def kill_and_restart(self):
        self.process.stdin.write("again\n")
        self.process.stdin.flush()
        assert self.process.stdout.readline() == "killed\n"
        self.wait_until_ready()

    def stop(self):
        self.process.communicate()
        return super().stop()


def sqlite_in(folder):
    return f"sqlite:///{folder}/anahuac.db"


@contextmanager
def new_postgres():
    """A database of its own in the PostgreSQL of the tests."""
    name = f"anahuac_{uuid4().hex[:12]}"
    asyncio.run(_execute(f'CREATE DATABASE "{name}"'))
    try:
        yield POSTGRES.rpartition("/")[0] + "/" + name
    finally:
        asyncio.run(_execute(f'DROP DATABASE "{name}" WITH (FORCE)'))


async def _execute(statement):
    connection = await asyncpg.connect(POSTGRES)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()
