"""Whole games while servers are killed at any moment, as a power cut would: what was acknowledged must not be lost.

    python -m tests.server.kills --kills 270                     one process with SQLite
    python -m tests.server.kills --kills 270 --postgres          two processes, in the PostgreSQL of the tests

Players act at random over HTTP, at several tables at a time. When a game has ended, its log is compared with all that
was acknowledged, its record is verified, and they begin the next.
"""

import argparse
import random
import sys
import tempfile
import threading
import time
from contextlib import ExitStack
from dataclasses import dataclass, field

import httpx

from anahuac.client import Client, Refused, legal
from anahuac.core import Record
from tests.server.serving import Forked, new_postgres, sqlite_in

GAMES = [("aztlan", 2, {}), ("mexica", 2, {}), ("azteca", 3, {"round_limit": 2})]
"""A table for each: the game, how many seats, and the options."""
PAUSE = 0.5
"""At most so many seconds between two kills."""


@dataclass
class Tally:
    """What became of the games."""

    kills: int = 0
    games: int = 0
    """Games that ended, whose records were verified."""
    lived: int = 0
    """Those of them during which a server was killed."""
    actions: int = 0
    """Actions that were acknowledged, in these games."""
    lost: list[str] = field(default_factory=list)
    """What was acknowledged and is not there."""

    def __str__(self):
        told = f"{self.kills} kills, {self.games} games ended ({self.lived} of them lived through kills)"
        return f"{told}, {self.actions} actions acknowledged, {len(self.lost)} lost"


class Players:
    """Everybody at one table after the other, in a thread."""

    def __init__(self, servers, token, game, seats, options, tally, seed):
        self.servers, self.token, self.tally = servers, token, tally
        self.wanted = {"game": game, "seats": ["me"] * seats, "options": options}
        self.chance = random.Random(seed)
        self.is_last = threading.Event()
        self.failure = None
        self.thread = threading.Thread(target=self._run)

    def _run(self):
        try:
            while not self.is_last.is_set():
                self.play_a_game()
        except BaseException as error:
            self.failure = error

    def ask(self, question):
        """Ask any of the servers until one answers, whatever becomes of the connection."""
        while True:
            try:
                with Client(self.chance.choice(self.servers).url, self.token, timeout=10) as client:
                    return question(client)
            except httpx.TransportError:
                time.sleep(0.05)

    def play_a_game(self):
        """Play until the game ends, then compare it with what was acknowledged."""
        table = self.ask(lambda client: client.new_table(**self.wanted))["id"]
        kills, acknowledged = self.tally.kills, {}
        while self.ask(lambda client: self.act(client, table, acknowledged)):
            pass
        entries = self.ask(lambda client: client.get(f"/tables/{table}/log"))["entries"]
        kept = {entry["move"]: (entry["seat"], entry["action"]) for entry in entries}
        for move, what in acknowledged.items():
            if kept.get(move) != what:
                self.tally.lost.append(f"{table} {move}: {what}, not {kept.get(move)}")
        Record.parse(self.ask(lambda client: client.get(f"/tables/{table}/record"))).verify()
        self.tally.games += 1
        self.tally.lived += self.tally.kills > kills
        self.tally.actions += len(acknowledged)

    def act(self, client, table, acknowledged):
        """Act over one connection as long as it lasts; return False when the game is over."""
        while legal(state := client.state(table)):
            seat, move, action = state["now"]["seat"], state["now"]["moves"] + 1, self.chance.choice(legal(state))
            try:
                client.act(table, seat, state["now"]["ply"], action)
            except Refused as refused:
                if refused.code not in ("stale", "not-your-turn", "not-running", "unavailable"):
                    raise
            else:
                acknowledged[move] = (seat, action)
        return state["table"]["status"] == "running"


def play_under_kills(servers, kills, games=GAMES, seed=5):
    """Kill one of the servers again and again while games go on, then let the last games end."""
    tally, chance = Tally(), random.Random(seed)
    token = servers[0].guest().token
    players = [Players(servers, token, *game, tally, seed + number) for number, game in enumerate(games)]
    for player in players:
        player.thread.start()
    try:
        while tally.kills < kills and all(player.thread.is_alive() for player in players):
            time.sleep(chance.random() * PAUSE)
            chance.choice(servers).kill_and_restart()
            tally.kills += 1
    finally:
        for player in players:
            player.is_last.set()
        for player in players:
            player.thread.join(600)
    for player in players:
        if player.failure is not None:
            raise player.failure
    return tally


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=270)
    parser.add_argument("--postgres", action="store_true")
    given = parser.parse_args()
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        database = stack.enter_context(new_postgres()) if given.postgres else sqlite_in(folder)
        servers = [Forked(database, folder).start() for _ in range(2 if given.postgres else 1)]
        for server in servers:
            stack.callback(server.stop)
        tally = play_under_kills(servers, given.kills)
    sys.stdout.write(f"{tally}\n")
    raise SystemExit(bool(tally.lost))


if __name__ == "__main__":
    main()
