"""What an action costs on the wire: bytes that it is answered with, and processor time of the server.

    python -m benchmarks.wire                       this version
    python -m benchmarks.wire --against a76ab44     and another commit, in turns, on this machine
    python -m benchmarks.wire --bot easy            whole games of four in which a bot decides, from what was sent

One person has all seats of a game and plays at random over HTTP, with a socket that is read; a server with SQLite is
started for each game. Bytes are those of the JSON before compression. The figures are medians of the rounds.
"""

import argparse
import json
import random
import statistics
import threading
from collections import defaultdict
from typing import Any

import httpx
import msgspec
from benchmarks.commits import unpacked
from benchmarks.servers import SOURCES, Server, serving
from rich.console import Console
from rich.table import Table
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from anahuac.bots import make_bot
from anahuac.client import legal as legal_in
from anahuac.core import View, find_game

GAMES = ("mexica", "aztlan", "azteca")
WARM = 25
"""How many actions are not timed: they fill caches."""


def choices(state: dict[str, Any]) -> tuple[list[Any], int, int]:
    """What may be done, for which seat and ply: as a version says it."""
    if "now" in state:
        now = state["now"]
        return legal_in(state), now["seat"], now["ply"]
    return state["view"]["legal"], state["seat"], state["ply"]


class Play:
    """A game that one person plays at all seats: at random, or as a bot would."""

    def __init__(self, server: Server, game: str, seats: int, bot: str) -> None:
        self.server, self.game, self.seats = server, game, seats
        self.bots = [make_bot(bot, seat) for seat in range(seats)] if bot else []
        self.view: type[View] = type(find_game(game).new(seats).view(0))
        self.http = httpx.Client(base_url=f"{server.url}/api/v1", timeout=60)
        self.heard = 0

    def run(self, actions: int, seed: int) -> dict[str, float]:
        """Play; answer with what was measured."""
        token = self.post("/guests", {"name": "P"}).json()["token"]
        self.http.headers["Authorization"] = f"Bearer {token}"
        seats = [{"kind": "me"}] * self.seats
        table = self.post("/tables", {"game": self.game, "players": self.seats, "seats": seats}).json()["id"]
        reader = threading.Thread(target=self.listen, args=(table, token), daemon=True)
        reader.start()
        chance = random.Random(seed)
        sizes: list[int] = []
        begun = 0.0
        for number in range(actions):
            state = self.http.get(f"/tables/{table}/state").json()
            legal, seat, ply = choices(state)
            if not legal:
                break
            action = self.decide(state, seat, legal) if self.bots else chance.choice(legal)
            before = self.server.processor_time()
            answer = self.post(f"/tables/{table}/actions", {"seat": seat, "ply": ply, "action": action})
            sizes.append(len(answer.content))
            if number >= WARM:
                begun += self.server.processor_time() - before
        return {
            "opening": float(max(sizes[:12])),
            "answer": statistics.mean(sizes),
            "socket": self.heard / len(sizes),
            "milliseconds": 1000 * begun / (len(sizes) - WARM),
        }

    def decide(self, state: dict[str, Any], seat: int, legal: list[int]) -> int:
        """Ask the seat's bot, which knows no more than what was sent."""
        view = msgspec.convert({**state["steps"][-1]["view"], "legal": legal}, self.view, str_keys=True)
        return self.bots[seat].decide(view).id

    def post(self, path: str, body: object) -> httpx.Response:
        """Send a request."""
        answer = self.http.post(path, content=json.dumps(body))
        answer.raise_for_status()
        return answer

    def listen(self, table: str, token: str) -> None:
        """Read what the socket tells."""
        url = f"{self.server.url.replace('http', 'ws')}/api/v1/tables/{table}/live"
        headers = {"Authorization": f"Bearer {token}"}
        with connect(url, additional_headers=headers, max_size=None) as live:
            try:
                while True:
                    self.heard += len(live.recv())
            except ConnectionClosed:
                return


def main() -> None:
    """Measure in turns, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--against", metavar="COMMIT")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--actions", type=int, help="how many of a game: 250, or all if bots decide")
    parser.add_argument("--bot", default="", help="who decides, instead of chance")
    given = parser.parse_args()
    seats, actions = (4, given.actions or 10_000) if given.bot else (3, given.actions or 250)
    found: dict[tuple[str, str], list[dict[str, float]]] = defaultdict(list)
    with unpacked(given.against or "HEAD") as other:
        versions = {"this": SOURCES, **({given.against: other} if given.against else {})}
        for seed in range(given.rounds):
            for name, sources in versions.items():
                for game in GAMES:
                    with serving(sources) as server:
                        found[game, name].append(Play(server, game, seats, given.bot).run(actions, seed))
    columns = ("largest of the first", "bytes an answer", "socket bytes an action", "ms of processor an action")
    table = Table("game", "version", *columns)
    for game in GAMES:
        for name in reversed(versions):
            results = found[game, name]
            medians = [statistics.median(result[key] for result in results) for key in results[0]]
            table.add_row(game, name, *(f"{value:,.0f}" for value in medians[:3]), f"{medians[3]:.1f}")
    Console().print(table)


if __name__ == "__main__":
    main()
