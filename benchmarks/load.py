"""How many live tables a server holds: scripted players over HTTP and WebSocket, on this machine.

    python -m benchmarks.load                                 one process with SQLite
    python -m benchmarks.load --tables 500 1000 500           twice as many, and whether it recovers
    python -m benchmarks.load --previews 2                    players look at two actions before each that they take
    ANAHUAC_DATABASE=postgresql://… python -m benchmarks.load --processes 2      each process with its own tables

Each table has four players with a socket each. Whoever is to act pauses, sends an action, and the clock runs until
the last of the four has been told. Processor time is that of the server (without the database) for each action, and
that of the load itself, which reads nothing of a message but what it needs for the next action.
"""

import argparse
import asyncio
import os
import random
import statistics
import time
from contextlib import ExitStack
from typing import Any

import msgspec
import uvloop
from benchmarks.light_client import Http, Now, follow, now_of
from benchmarks.servers import Server, serving
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from anahuac.client import ids_of

PLAYERS = 4
WARM_UP = 6.0
"""Seconds in which the tables begin to play, before anything counts."""


class LiveTable:
    """A table with four scripted players."""

    def __init__(self, http: Http, given: argparse.Namespace) -> None:
        self.http, self.given = http, given
        self.id = ""
        self.guests: list[str] = []
        self.sockets: list[asyncio.Transport] = []
        self.latest: dict[int, Now] = {}
        """How things stand, as each seat was told last."""
        self.acting: dict[int, asyncio.Task[None]] = {}
        self.chance = random.Random()
        self.is_playing = False
        self.is_over = asyncio.Event()
        self.sent: dict[int, float] = {}
        self.told: dict[int, int] = {}
        self.latencies: list[tuple[float, float]] = []
        """When an action had been told to all, and how long that took."""
        self.refused = self.previews = self.shed = 0

    async def open(self) -> None:
        """Let four guests in and seat them."""
        guests = [(await self.post("/guests", None, {"name": f"P{seat}"}))["token"] for seat in range(PLAYERS)]
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (PLAYERS - 1)]
        body = {"game": self.given.game, "players": PLAYERS, "seats": seats, "public": False}
        table = await self.post("/tables", guests[0], body)
        self.id, self.guests = table["id"], guests
        self.chance.seed(self.id)
        for guest in guests[1:]:
            await self.post(f"/tables/{self.id}/join", guest, {"invite": table["invite"]})
        await self.post(f"/tables/{self.id}/start", guests[0], {})

    async def post(self, path: str, token: str | None, body: object) -> Any:
        """Send a request whose answer is read."""
        status, answer = await self.http.post(path, token, msgspec.json.encode(body))
        assert status < 300, answer
        return msgspec.json.decode(answer)

    async def sit(self) -> None:
        """Open the four sockets."""
        for seat, guest in enumerate(self.guests):
            path = f"/tables/{self.id}/live?seat={seat}"
            self.sockets.append(await follow(self.http.address, path, guest, self.hear))

    def hear(self, message: bytes) -> None:
        """Take what one of the four is told; after the last of them the latency is known."""
        now = now_of(message)
        if now is None:
            return
        self.told[now.ply] = told = self.told.get(now.ply, 0) + 1
        if told == PLAYERS and now.ply in self.sent:
            at = time.perf_counter()
            self.latencies.append((at, at - self.sent.pop(now.ply)))
            self.told.pop(now.ply)
        self.take(now)
        if b'"status":"finished"' in message:
            self.is_over.set()

    def take(self, now: Now) -> None:
        """Let a seat act that may, unless it is about to."""
        if now.seat in self.latest and now.ply < self.latest[now.seat].ply:
            return
        self.latest[now.seat] = now
        if now.legal and self.is_playing and now.seat not in self.acting:
            task = self.acting[now.seat] = asyncio.create_task(self.act(now.seat))
            task.add_done_callback(lambda _: self.acting.pop(now.seat))

    async def play(self) -> None:
        """Begin to act, and go on; real tables do not begin all at once."""
        await asyncio.sleep(self.chance.uniform(0, WARM_UP))
        self.is_playing = True
        for now in list(self.latest.values()):
            self.take(now)

    async def act(self, seat: int) -> None:
        """Think, then act, as long as this seat has to."""
        while self.latest[seat].legal:
            await asyncio.sleep(self.chance.uniform(0.5, 1.5) * self.given.pause)
            now = self.latest[seat]
            if not now.legal:
                return
            actions = ids_of(map(int, now.legal.split(b",")))
            for _ in range(self.given.previews):
                await self.preview(seat, self.chance.choice(actions))
            body = b'{"seat":%d,"ply":%d,"action":%d}' % (seat, now.ply, self.chance.choice(actions))
            self.sent[now.ply + 1] = time.perf_counter()
            status, answer = await self.http.post(f"/tables/{self.id}/actions", self.guests[seat], body)
            if status != 200:
                self.refused += 1
                self.sent.pop(now.ply + 1, None)
            if after := now_of(answer):
                self.latest[seat] = max(after, self.latest[seat])

    async def preview(self, seat: int, action: int) -> None:
        """Look at an action."""
        body = b'{"seat":%d,"action":%d}' % (seat, action)
        status, _ = await self.http.post(f"/tables/{self.id}/preview", self.guests[seat], body)
        self.previews += status == 200
        self.shed += status == 503

    def close(self) -> None:
        """Leave."""
        self.is_playing = False
        for task in self.acting.values():
            task.cancel()
        for socket in self.sockets:
            socket.abort()


def usage(servers: list[Server]) -> tuple[float, float, float]:
    """Seconds: of the clock, that the servers have computed, and that this process has."""
    return time.perf_counter(), sum(server.processor_time() for server in servers), time.process_time()


async def measure(
    servers: list[Server], tables: int, given: argparse.Namespace, progress: Progress
) -> dict[str, float | str]:
    """Open tables, play, and answer with what was measured."""
    https = [Http(server.address) for server in servers]
    before = sum(server.memory() for server in servers)
    live = [LiveTable(https[number % len(https)], given) for number in range(tables)]
    opening = progress.add_task(f"open {tables} tables", total=tables)
    gate = asyncio.Semaphore(20)

    async def open_one(table: LiveTable) -> None:
        async with gate:
            await table.open()
        progress.advance(opening)

    await asyncio.gather(*[open_one(table) for table in live])
    idle = (sum(server.memory() for server in servers) - before) / tables
    for table in live:
        await table.sit()
    progress.remove_task(opening)
    playing = progress.add_task(f"play at {tables} tables", total=None)
    await asyncio.gather(*[table.play() for table in live])
    begun = usage(servers)
    await asyncio.sleep(given.seconds)
    ended = usage(servers)
    seconds, computed, load = [after - before for before, after in zip(begun, ended, strict=True)]
    for table in live:
        table.close()
    for http in https:
        http.close()
    progress.remove_task(playing)
    latencies = sorted(took for table in live for at, took in table.latencies if begun[0] < at <= ended[0])
    return {
        "tables": tables,
        "actions/s": len(latencies) / seconds,
        "median ms": 1000 * statistics.median(latencies),
        "p95 ms": 1000 * latencies[int(len(latencies) * 0.95)],
        "server ms an action": 1000 * computed / len(latencies),
        "load ms an action": 1000 * load / len(latencies),
        "refused": sum(table.refused for table in live),
        "previews (shed)": f"{sum(table.previews for table in live)} ({sum(table.shed for table in live)})",
        "kB a new table": idle,
    }


def main() -> None:
    """Start a server, load it, print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="aztlan", choices=["aztlan", "mexica", "azteca"])
    parser.add_argument("--processes", type=int, default=1, help="servers, each with its own tables")
    parser.add_argument("--pause", type=float, default=2.0, help="seconds a player thinks, on average")
    parser.add_argument("--previews", type=int, default=0, help="actions that a player looks at before taking one")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 300, 500, 700])
    given = parser.parse_args()
    console = Console()
    with ExitStack() as stack, Progress(console=console, transient=True) as progress:
        servers = [stack.enter_context(serving()) for _ in range(given.processes)]
        rows = [uvloop.run(measure(servers, tables, given, progress)) for tables in given.tables]
    kind = os.environ.get("ANAHUAC_DATABASE", "sqlite").partition(":")[0]
    title = f"{given.game}, {given.processes} process(es), {kind}, a pause of {given.pause} s, four players a table"
    shown = Table(*rows[0], title=title)
    for row in rows:
        shown.add_row(*[value if isinstance(value, str) else f"{value:.3g}" for value in row.values()])
    console.print(shown)


if __name__ == "__main__":
    main()
