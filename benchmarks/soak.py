"""Whether a server grows: whole games one after the other, without a pause, and its memory all the while.

    python -m benchmarks.soak --minutes 2
    python -m benchmarks.soak --minutes 60 --tables 40        a day's worth of games in an hour

Each table has four players with a socket each; when a game has ended they leave, and four others begin the next.
"""

import argparse
import asyncio
import time

import uvloop
from benchmarks.light_client import Http
from benchmarks.load import LiveTable
from benchmarks.servers import Server, serving
from rich.console import Console
from rich.table import Table

ROWS = 10
"""So many times the memory is looked at."""


async def play_on(http: Http, given: argparse.Namespace, ended: list[float]) -> None:
    """Play one game after the other."""
    while True:
        table = LiveTable(http, given)
        await table.open()
        await table.sit()
        table.is_playing = True
        for now in list(table.latest.values()):
            table.take(now)
        await table.is_over.wait()
        table.close()
        ended.append(time.perf_counter())


async def soak(server: Server, given: argparse.Namespace) -> list[tuple[float, int, int]]:
    """Play for some minutes; answer with the minutes, the games ended and the memory at some moments."""
    http, ended = Http(server.address), list[float]()
    began = time.perf_counter()
    players = [asyncio.create_task(play_on(http, given, ended)) for _ in range(given.tables)]
    rows = []
    for _ in range(ROWS):
        await asyncio.sleep(given.minutes * 60 / ROWS)
        rows.append(((time.perf_counter() - began) / 60, len(ended), server.memory()))
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    return rows


def main() -> None:
    """Start a server, play, print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="aztlan", choices=["aztlan", "mexica", "azteca"])
    parser.add_argument("--minutes", type=float, default=2.0)
    parser.add_argument("--tables", type=int, default=20, help="how many games go on at the same time")
    parser.add_argument("--memory", default="8", help="megabytes for tables, so that they soon have to make room")
    given = parser.parse_args()
    given.pause, given.previews = 0.0, 0
    with serving(table_memory=given.memory) as server:
        rows = uvloop.run(soak(server, given))
    shown = Table("minutes", "games", "MB", title=f"{given.game}, {given.tables} tables at a time")
    for minutes, games, memory in rows:
        shown.add_row(f"{minutes:.1f}", str(games), f"{memory / 1000:.0f}")
    Console().print(shown)


if __name__ == "__main__":
    main()
