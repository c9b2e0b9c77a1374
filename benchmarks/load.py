"""How many live tables a server holds: scripted players over HTTP and WebSocket, on this machine.

    python benchmarks/load.py                       one process with SQLite
    ANAHUAC_DATABASE=postgresql://… python benchmarks/load.py --workers 2

Each table has four players with a socket each. Whoever is to act pauses, sends an action, and the clock runs until
the last of the four has been told. The number of tables grows until the 95th percentile is over 100 ms.
"""

import argparse
import asyncio
import os
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from itertools import accumulate
from pathlib import Path
from typing import Any

import httpx
import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from websockets.asyncio.client import connect

LIMIT = 0.1
PLAYERS = 4
WARM_UP = 6.0
"""Seconds in which the tables begin to play, before anything counts."""


class Now(msgspec.Struct):
    """How things stand."""

    ply: int
    legal: list[int]


class Message(msgspec.Struct):
    """What the load generator reads of a message."""

    type: str
    now: Now = Now(-1, [])


decoder = msgspec.json.Decoder(Message)


class LiveTable:
    """A table with four scripted players."""

    def __init__(self, http: httpx.AsyncClient, url: str, game: str, pause: float) -> None:
        self.http, self.url, self.game, self.pause = http, url, game, pause
        self.id = ""
        self.guests: list[str] = []
        self.sent: dict[int, float] = {}
        self.told: dict[int, int] = {}
        self.latencies: list[float] = []
        self.counts_from = 0.0
        self.refused = 0

    async def open(self) -> None:
        """Let four guests in and seat them."""
        guests = [(await self.post("/guests", None, {"name": f"P{seat}"}))["token"] for seat in range(PLAYERS)]
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (PLAYERS - 1)]
        body = {"game": self.game, "players": PLAYERS, "seats": seats, "public": False}
        table = await self.post("/tables", guests[0], body)
        self.id = table["id"]
        for guest in guests[1:]:
            await self.post(f"/tables/{self.id}/join", guest, {"invite": table["invite"]})
        await self.post(f"/tables/{self.id}/start", guests[0], {})
        self.guests = guests

    async def post(self, path: str, token: str | None, body: object) -> Any:
        """Send a request."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = await self.http.post(self.url + "/api/v1" + path, content=msgspec.json.encode(body), headers=headers)
        answer.raise_for_status()
        return msgspec.json.decode(answer.content)

    async def sit(self, seat: int, start: asyncio.Barrier, seconds: float) -> None:
        """Follow the table from a seat; when everybody is there, act whenever it has to."""
        chance = random.Random(f"{self.id}{seat}")
        url = f"{self.url.replace('http', 'ws')}/api/v1/tables/{self.id}/live?seat={seat}"
        headers = {"Authorization": f"Bearer {self.guests[seat]}"}
        acting = None
        async with connect(
            url, additional_headers=headers, max_size=None, ping_interval=None, open_timeout=120
        ) as live:
            await start.wait()
            self.counts_from = time.perf_counter() + WARM_UP
            until = self.counts_from + seconds
            await asyncio.sleep(chance.uniform(0, WARM_UP))  # real tables do not begin all at once
            while (left := until - time.perf_counter()) > 0:
                try:
                    message = decoder.decode(await asyncio.wait_for(live.recv(), left))
                except TimeoutError:
                    break
                if message.type != "news":
                    continue
                self.note(message.now.ply)
                if message.now.legal and (acting is None or acting.done()):
                    acting = asyncio.create_task(self.act(seat, message, chance))
            if acting is not None:
                acting.cancel()

    async def act(self, seat: int, message: Message, chance: random.Random) -> None:
        """Think, then act."""
        await asyncio.sleep(chance.uniform(0.5, 1.5) * self.pause)
        body = {"seat": seat, "ply": message.now.ply, "action": chance.choice(list(accumulate(message.now.legal)))}
        self.sent[message.now.ply + 1] = time.perf_counter()
        try:
            await self.post(f"/tables/{self.id}/actions", self.guests[seat], body)
        except httpx.HTTPStatusError:
            self.refused += 1
            self.sent.pop(message.now.ply + 1, None)

    def note(self, ply: int) -> None:
        """Note that one of the four has been told of a ply; after the last of them the latency is known."""
        self.told[ply] = self.told.get(ply, 0) + 1
        if self.told[ply] == PLAYERS and self.sent.get(ply, 0.0) > self.counts_from:
            self.latencies.append(time.perf_counter() - self.sent.pop(ply))


def memory(pid: int) -> int:
    """The memory of a process and its children, in kB."""
    pids = [str(pid), *subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True).stdout.split()]
    total = 0
    for each in pids:
        for line in Path(f"/proc/{each}/status").read_text().splitlines():
            total += int(line.split()[1]) if line.startswith("VmRSS") else 0
    return total


async def measure(
    server: subprocess.Popen[bytes], url: str, tables: int, given: argparse.Namespace, progress: Progress
) -> dict[str, float]:
    """Open tables, play, and answer with what was measured."""
    limits = httpx.Limits(max_connections=200, max_keepalive_connections=200)
    async with httpx.AsyncClient(limits=limits, timeout=60) as http:
        before = memory(server.pid)
        live = [LiveTable(http, url, given.game, given.pause) for _ in range(tables)]
        opening = progress.add_task(f"open {tables} tables", total=tables)
        gate = asyncio.Semaphore(20)

        async def open_one(table: LiveTable) -> None:
            async with gate:
                await table.open()
            progress.advance(opening)

        await asyncio.gather(*(open_one(table) for table in live))
        idle = (memory(server.pid) - before) / tables
        progress.remove_task(opening)
        playing = progress.add_task(f"play at {tables} tables", total=None)
        start = asyncio.Barrier(tables * PLAYERS)
        await asyncio.gather(*(table.sit(seat, start, given.seconds) for table in live for seat in range(PLAYERS)))
        progress.remove_task(playing)
    latencies = sorted(latency for table in live for latency in table.latencies)
    return {
        "tables": tables,
        "actions/s": len(latencies) / given.seconds,
        "median": statistics.median(latencies),
        "p95": latencies[int(len(latencies) * 0.95)],
        "refused": sum(table.refused for table in live),
        "kB a table": idle,
    }


def main() -> None:
    """Start a server, load it, print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="aztlan", choices=["aztlan", "mexica", "azteca"])
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--pause", type=float, default=2.0, help="seconds a player thinks, on average")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 100, 200, 300, 400])
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port = trial.getsockname()[1]
        trial.close()
        database = os.environ.get("ANAHUAC_DATABASE", f"sqlite:///{folder}/load.db")
        environment = {**os.environ, "ANAHUAC_DATABASE": database, "ANAHUAC_RATES": "false"}
        command = [sys.executable, "-m", "anahuac", "serve", "--port", str(port), "--workers", str(given.workers)]
        url = f"http://127.0.0.1:{port}"
        with Path(folder, "log").open("wb") as log:
            server = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
            try:
                wait_until_ready(url)
                run(server, url, given, database)
            finally:
                server.send_signal(signal.SIGTERM)
                server.wait(30)


def wait_until_ready(url: str) -> None:
    """Wait until the server answers."""
    for _ in range(300):
        try:
            if httpx.get(f"{url}/ready").status_code == 200:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.2)
    sys.exit("The server does not start.")


def run(server: subprocess.Popen[bytes], url: str, given: argparse.Namespace, database: str) -> None:
    """Load a running server with more and more tables."""
    console = Console()
    kind = database.partition(":")[0]
    title = f"{given.game}, {given.workers} process(es), {kind}, a pause of {given.pause} s, {PLAYERS} players a table"
    shown = Table("tables", "actions/s", "median ms", "p95 ms", "refused", "kB an idle table", title=title)
    held = 0
    with Progress(console=console, transient=True) as progress:
        for tables in given.tables:
            result = asyncio.run(measure(server, url, tables, given, progress))
            shown.add_row(
                str(tables),
                f"{result['actions/s']:.0f}",
                f"{result['median'] * 1000:.0f}",
                f"{result['p95'] * 1000:.0f}",
                str(result["refused"]),
                f"{result['kB a table']:.0f}",
            )
            if result["p95"] > LIMIT:
                break
            held = tables
    console.print(shown)
    console.print(f"Held with the 95th percentile under 100 ms: {held} tables.")


if __name__ == "__main__":
    main()
