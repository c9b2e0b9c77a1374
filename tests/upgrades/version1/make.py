"""Writes what a server and a terminal of rules version 1 left behind. Runs with the sources of that version only.

See README.md.
"""

import gzip
import random
import sqlite3
import sys
import tempfile
import threading
import time
from itertools import pairwise
from pathlib import Path

import msgspec
import uvicorn

from anahuac.client import Client
from anahuac.core import Match, Record, find_game
from anahuac.server import lobby
from anahuac.server.app import make_app
from anahuac.server.settings import Settings

HERE = Path(__file__).parent
RECORDS = HERE / "records"
PORT = 28151
PASSWORD = "obsidian-mirror"


def play(game, seats, seed, until=None, **options):
    """Play at random, to the end or until something holds."""
    match = Match.new(find_game(game), seats, options, seed)
    chance = random.Random(seed)
    while match.state.to_act and not (until and until(match)):
        seat = chance.choice(match.state.to_act)
        match.act(seat, chance.choice(match.state.legal_actions(seat)))
    return match


def first(game, seats, wanted, until=None, **options):
    """The first random game in which something happened."""
    matches = (play(game, seats, seed, until, **options) for seed in range(1_000))
    return next(match.record for match in matches if wanted(match))


def last(match, number=1):
    """The last actions, in notation."""
    return [text for _, text in match.record.plies[-number:]]


def is_moved_bridge(text):
    return text.startswith("B") and ">" in text


def has_moved_a_bridge(match):
    return bool(match.record.plies) and is_moved_bridge(last(match)[0])


def has_named_and_may_play_a_card(match):
    return last(match)[0].startswith("V ") and match.state.step == "score" and match.state.terrain


def has_named_then_played(match):
    texts = [text for _, text in match.record.plies]
    return any(a.startswith("V ") and b.startswith("C ") for a, b in pairwise(texts))


def has_named_then_played_the_last_card(match):
    plies = [*match.record.plies, (-1, "")]
    turns = zip(plies, plies[1:], plies[2:], strict=False)
    return any(
        named.startswith("V ") and played.startswith("C ") and seat != then
        for (_, named), (seat, played), (then, _) in turns
    )


def is_asked_for_a_fare(match):
    return match.state.step == "fare"


def has_another_given_leave(match):
    """Whether somebody carries an army for nothing, and somebody else has let it cross."""
    if len(match.record.plies) < 2:
        return False
    (carrier, fare), (controller, leave) = match.record.plies[-2:]
    return (fare, leave) == ("fare 0", "yes") and carrier != controller


def is_at_war(match):
    return match.state.step == "ready" and match.state.round == 2


def write_records():
    """Finished and running games, named by what is in them."""
    running = {
        "mexica-two-running": lambda: play("mexica", 2, 5, lambda match: len(match.record.plies) == 40).record,
        "mexica-three-bridge-just-moved": lambda: first(
            "mexica", 3, has_moved_a_bridge, lambda match: len(match.record.plies) > 300 and has_moved_a_bridge(match)
        ),
        "aztlan-three-terrain-just-named": lambda: first(
            "aztlan", 3, lambda match: match.state.to_act,
            lambda match: match.record.plies and has_named_and_may_play_a_card(match),
        ),
        "aztlan-two-running": lambda: play("aztlan", 2, 3, lambda match: len(match.record.plies) == 90).record,
        "azteca-three-at-war": lambda: first("azteca", 3, lambda match: match.state.to_act, is_at_war),
        "azteca-four-fare-asked": lambda: first(
            "azteca", 4, lambda match: match.state.to_act, is_asked_for_a_fare, canoe="price"
        ),
        "azteca-four-leave-after-fare": lambda: first(
            "azteca", 4, lambda match: match.state.to_act, has_another_given_leave, canoe="free"
        ),
    }  # fmt: skip
    finished = {
        "mexica-two-moved-bridges": lambda: play("mexica", 2, 1).record,
        "mexica-three-protection-2015": lambda: play("mexica", 3, 2, protection="2015").record,
        "mexica-four-moved-bridges": lambda: play("mexica", 4, 3, round_limit="15").record,
        "aztlan-two-named-then-blessed": lambda: first("aztlan", 2, has_named_then_played),
        "aztlan-three-named-then-blessed": lambda: first("aztlan", 3, has_named_then_played),
        "aztlan-four-named-then-blessed": lambda: first("aztlan", 4, has_named_then_played),
        "aztlan-three-named-then-last-card": lambda: first("aztlan", 3, has_named_then_played_the_last_card),
        "azteca-three": lambda: play("azteca", 3, 4, round_limit="4").record,
        "azteca-three-introductory": lambda: play("azteca", 3, 5, introductory="true", round_limit="4").record,
        "azteca-four-canoe-price": lambda: play("azteca", 4, 6, canoe="price", round_limit="5").record,
        "azteca-four-big-deal": lambda: (
            play("azteca", 4, 7, big_deal="true", free_start="true", round_limit="4").record
        ),
    }
    for name, make in (running | finished).items():
        record = make()
        record.names = dict(enumerate(("Ana", "Ben", "Cuauhtémoc", "Dalia")[: record.seats]))
        (RECORDS / f"{name}.record").write_text(str(record), encoding="utf-8")


class Scripted:
    """The people at a server whose seeds are known, so that they can play a record."""

    def __init__(self):
        self.url = f"http://127.0.0.1:{PORT}"
        self.people = []
        for name in ("Ana", "Ben"):
            client = Client(self.url)
            account = client.post("/accounts", {"name": name, "password": PASSWORD})
            client.token = account["token"]
            self.people.append(client)
        self.ana, self.ben = self.people
        self.ids = {}

    def table(self, name, record, hotseat=False, **more):
        """Open a table with the seed of a record: the first two seats are Ana's and Ben's, the others Ana's."""
        lobby.secrets.randbits = lambda bits: record.seed
        seats = ["me" if hotseat or seat != 1 else "open" for seat in range(record.seats)]
        options = msgspec.to_builtins(record.options)
        found = self.ana.new_table(record.game.name, seats, options=options, **more)
        self.ids[name] = found["id"]
        if not hotseat:
            self.ben.post(f"/tables/{found['id']}/join", {"invite": found["invite"]})
            self.ana.post(f"/tables/{found['id']}/start", {})
        return found["id"]

    def at(self, seat, hotseat=False):
        return self.ana if hotseat or seat != 1 else self.ben

    def act(self, table, seat, text, hotseat=False):
        client = self.at(seat, hotseat)
        state = client.state(table, seat, choices="false")
        client.act(table, seat, state["ply"], text, choices="false")

    def follow(self, table, record, hotseat=False, undo_every=0):
        """Play a record at a table; now and then take the own last action back and do it again."""
        for number, (seat, text) in enumerate(record.plies):
            self.act(table, seat, text, hotseat)
            if undo_every and number % undo_every == undo_every - 1:
                client = self.at(seat, hotseat)
                state = client.state(table, seat, choices="false")
                if state["table"]["status"] != "running":
                    continue
                client.post(f"/tables/{table}/undo", {"seat": seat, "ply": state["ply"]})
                state = client.state(table, seat, choices="false")
                if state["moves"] == number:
                    self.act(table, seat, text, hotseat)
                else:
                    other = self.at(1 - seat, hotseat)
                    other.post(f"/tables/{table}/undo/answer", {"agree": False})


def read(name):
    return Record.parse((RECORDS / f"{name}.record").read_bytes())


def fill_server():
    """Open tables of every kind, as people would."""
    people = Scripted()
    with_undo = {
        "mexica-two-moved-bridges": 9, "mexica-three-bridge-just-moved": 7, "aztlan-two-running": 11,
        "azteca-three-at-war": 13,
    }  # fmt: skip
    followed = [
        "mexica-two-running", "mexica-two-moved-bridges", "mexica-three-bridge-just-moved",
        "aztlan-three-terrain-just-named", "aztlan-two-named-then-blessed", "aztlan-two-running",
        "azteca-three-at-war", "azteca-three", "azteca-four-fare-asked",
    ]  # fmt: skip
    for name in followed:
        record = read(name)
        hotseat = name in with_undo
        table = people.table(name, record, hotseat)
        people.follow(table, record, hotseat, with_undo.get(name, 0))
    for name in ("mexica-three-protection-2015", "azteca-three-introductory"):
        people.ids[f"{name}-imported"] = people.ana.post("/records", (RECORDS / f"{name}.record").read_bytes())["id"]
    fill_with_bots(people)
    fill_with_endings(people)
    return people.ids


def fill_with_bots(people):
    """Tables at which bots sit, left when Ana has to decide again."""
    for number, game in enumerate(("mexica", "aztlan", "azteca")):
        lobby.secrets.randbits = lambda bits, seed=500 + number: seed
        table = people.ana.new_table(game, ["me", "easy", "easy"])["id"]
        people.ids[f"{game}-with-bots"] = table
        chance = random.Random(number)
        for _ in range(12):
            state = wait_for_turn(people.ana, table)
            people.ana.act(table, 0, state["ply"], chance.choice(state["view"]["legal"]), choices="false")
        wait_for_turn(people.ana, table)


def wait_for_turn(client, table):
    while True:
        state = client.state(table, 0, choices="false")
        if state["view"]["legal"]:
            return state
        time.sleep(0.05)


def fill_with_endings(people):
    """Tables that are open, given up, abandoned; one with a clock; one at which somebody wants to go back."""
    ana, ben = people.ana, people.ben
    people.ids["aztlan-open"] = ana.new_table("aztlan", ["me", "open", "open"])["id"]
    running = read("mexica-two-running")
    clock = {"kind": "live", "bank": 3600, "increment": 10}
    for name in ("resigned", "abandoned", "clock", "undo-asked"):
        table = people.table(f"mexica-{name}", running, **({"clock": clock} if name == "clock" else {}))
        running.plies = running.plies[:12]
        people.follow(table, running)
    ben.post(f"/tables/{people.ids['mexica-resigned']}/resign", {"seat": 1})
    for client in (ana, ben):
        client.post(f"/tables/{people.ids['mexica-abandoned']}/abandon", {"agree": True})
    waiting = 1 - running.plies[-1][0]  # the other has acted since, and must agree
    asked, table = people.at(waiting), people.ids["mexica-undo-asked"]
    asked.post(f"/tables/{table}/undo", {"seat": waiting, "ply": asked.state(table, waiting)["ply"]})


def serve_and_fill():
    """Run a server in this process, so that the seeds can be chosen, and fill its database."""
    folder = Path(tempfile.mkdtemp())
    settings = Settings(database=f"sqlite:///{folder}/anahuac.db", rates=False, bot_processes=1)
    server = uvicorn.Server(uvicorn.Config(make_app(settings), port=PORT, log_config=None, ws="websockets-sansio"))
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        time.sleep(0.1)
    try:
        ids = fill_server()
    finally:
        server.should_exit = True
        thread.join()
    with sqlite3.connect(folder / "anahuac.db") as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        database.execute("PRAGMA journal_mode=DELETE")
        database.execute("DELETE FROM sessions")
        database.commit()
        database.execute("VACUUM")
    (HERE / "server.db.gz").write_bytes(gzip.compress((folder / "anahuac.db").read_bytes(), mtime=0))
    lines = [f"{id} {name}\n" for name, id in ids.items()]
    (HERE / "tables.txt").write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    assert all(find_game(game).rules_version == 1 for game in ("mexica", "aztlan", "azteca")), "see README.md"
    RECORDS.mkdir(exist_ok=True)
    if "server" not in sys.argv[1:]:
        write_records()
    serve_and_fill()
