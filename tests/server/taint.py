"""Searches what a server tells people for what they must not know.

    python -m tests.server.taint --games 10           whole games of each game with secrets

People with a client and a socket each play whole games at random, ask for everything they can ask for meanwhile, and
keep every byte that they are told; somebody else watches. Then
- the secrets of the others are searched for in it: tokens, passwords, addresses, invitations, the seed, the server's
  key;
- each game is played again move by move: wherever somebody chose in secret beside others, they choose something else of
  the same kind, and what the others are told must not change by a byte.
"""

import argparse
import random
import sys
import tempfile
from dataclasses import dataclass, field

from anahuac.client import Refused, legal
from anahuac.core import Record
from anahuac.server.access import may_know
from anahuac.server.lobby import make_table
from anahuac.server.news import told_of
from anahuac.server.table import Chair, Entry
from anahuac.server.table_info import face_of
from anahuac.server.wire.people import Player
from tests.server.playing import act
from tests.server.recording import Traffic
from tests.server.serving import serving, sqlite_in

GAMES = {"aztlan": {}, "azteca": {"round_limit": 2}}
PASSWORD, KEY = "temazcal-1325-secret", "the key of this very server"
CURIOSITY = 0.1
"""How often somebody asks for more than they need."""


@dataclass
class Findings:
    """What was searched, and what was found."""

    bytes: int = 0
    secrets: int = 0
    """How many strings were searched for in what somebody was told."""
    worlds: int = 0
    """How many times something else was done in secret."""
    leaks: list[str] = field(default_factory=list)

    def __str__(self):
        searched = f"{self.bytes / 1e6:.1f} MB searched for {self.secrets} secrets"
        return f"{searched}, {self.worlds} other worlds compared, {len(self.leaks)} leaks"


def play_and_search(server, game, findings, seed):
    """Play a whole game with three people and somebody who watches; search what they were told."""
    people = {name: server.guest(name) for name in ("Ana", "Ben", "Chimal", "Eye")}
    for name, client in people.items():
        own = name + client.get("/me")["player"]["id"][-6:]
        body = {"name": own, "password": f"{PASSWORD} {own}", "email": f"{own}@example.org"}
        client.token = client.post("/accounts", body)["token"]
    ana, *others, _ = people.values()
    table = ana.new_table(game, ["me", "open", "open"], options=GAMES[game])["id"]
    for client in others:
        client.post(f"/tables/{table}/join", {})
    ana.post(f"/tables/{table}/start", {})
    told = {name: Traffic(client) for name, client in people.items()}
    listening = [traffic.follow(table) for traffic in told.values()]
    play(table, list(people.values()), random.Random(seed))
    record = Record.parse(server.client(ana.token).get(f"/tables/{table}/record"))
    for thread in listening:
        thread.join(60)
    state = ana.table(table)
    for name, traffic in told.items():
        secrets = {KEY, state["seed"], f"{int(state['seed']):x}"}
        for other, client in people.items():
            if other != name:
                secrets |= {client.token, f"@{client.get('/me')['email']}", f"{PASSWORD} {other}"}
        if name == "Eye":
            secrets.add(ana.table(table)["invite"])
        while_it_ran = traffic.running()
        findings.bytes += sum(map(len, while_it_ran))
        findings.secrets += len(secrets)
        findings.leaks += [f"{name} was told {one}" for one in secrets if any(one in text for text in while_it_ran)]
    findings.leaks += compare_worlds(record, findings, seed)


def play(table, clients, chance):
    """Play to the end; everybody asks for more than they need now and then."""
    while True:
        for client in clients:
            news = client.state(table)
            if news["table"]["status"] != "running":
                return
            if legal(news) and news["now"]["seat"] is not None:
                if chance.random() < CURIOSITY:
                    pry(client, table, news, chance)
                act(client, table, news, chance.choice(legal(news)))


def pry(client, table, news, chance):
    """Ask for everything that there is about a table."""
    seat, moves = news["now"]["seat"], news["now"]["moves"]
    action = chance.choice(legal(news))
    for ask in (
        lambda: client.post(f"/tables/{table}/preview", {"seat": seat, "action": action}),
        lambda: client.post(f"/tables/{table}/why", {"seat": seat, "action": action + 1}),
        lambda: client.post(f"/tables/{table}/why", {"seat": (seat + 1) % 3, "action": action}),
        lambda: client.post(f"/tables/{table}/preview", {"seat": (seat + 1) % 3, "action": action}),
        lambda: client.get(f"/tables/{table}/log"),
        lambda: client.get(f"/tables/{table}/steps", **{"from": max(0, moves - 20), "to": moves}),
        lambda: client.state(table, move=chance.randint(0, moves)),
        lambda: client.state(table, seat=(seat + 1) % 3),
        lambda: client.get(f"/tables/{table}/record", seat=seat),
        lambda: client.get(f"/tables/{table}/record"),
        lambda: client.get(f"/tables/{table}/settings", seat=(seat + 1) % 3),
        lambda: client.get(f"/tables/{table}/chat"),
        lambda: client.get("/tables", which="running"),
        lambda: client.get("/me/export"),
        lambda: client.get("/sessions"),
    ):
        try:
            ask()
        except Refused as refused:
            if refused.status >= 500:
                raise


def compare_worlds(record, findings, seed):
    """Do something else wherever something was done in secret; what the others are told must stay the same."""
    chance, host = random.Random(seed), Player("h", "Host", account=False)
    chairs = [Chair(seat=seat, player=Player(f"p{seat}", f"P{seat}", account=False)) for seat in range(record.seats)]
    options = {name: getattr(record.options, name) for name in record.options.__struct_fields__}
    table = make_table(
        host, game=record.game.name, players=record.seats, options=options, board=record.board, chairs=chairs
    )
    table.status, table.seed = "running", record.seed
    table.set_up()
    for number, (seat, text) in enumerate(record.plies):
        before = table.state.copy()
        others_choose = len(before.to_act) > 1
        kind = before.board.catalogue.parse(text).kind
        enter(table, seat, text)
        blind = [one for one in (None, *range(record.seats)) if not may_know(table, table.moves[-1], one)]
        if not blind or not others_choose or table.state.outcome is not None:
            continue
        was = {one: told(table, one) for one in blind}
        others = [one.text for one in before.legal_actions(seat) if one.kind == kind and one.text != text]
        for other in chance.sample(others, min(3, len(others))):
            back(table, seat, number)
            enter(table, seat, other)
            findings.worlds += 1
            for one in blind:
                if told(table, one) != was[one]:
                    yield f"{table.game.name} {number}: {one} could tell {text} of seat {seat} from {other}"
        back(table, seat, number)
        enter(table, seat, text)


def enter(table, seat, text):
    table.enter(Entry(table.plies, seat, text, None, False, 0.0))
    table.version += 1


def back(table, seat, to):
    table.enter(Entry(table.plies, seat, None, to, False, 0.0))


def told(table, seat):
    """All that a seat is told after a move, as it is sent."""
    news = told_of(table, seat, len(table.moves))
    return bytes(news.step), news.legal, face_of(table, ())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10)
    given = parser.parse_args()
    findings = Findings()
    with tempfile.TemporaryDirectory() as folder, serving(sqlite_in(folder), folder, secret=KEY) as server:
        for number in range(given.games):
            for game in GAMES:
                play_and_search(server, game, findings, number)
        logged = server.log.read_text()
    findings.bytes += len(logged)
    findings.leaks += [f"the log tells {secret}" for secret in (KEY, PASSWORD) if secret in logged]
    sys.stdout.write("\n".join([*findings.leaks, f"{findings}\n"]))
    raise SystemExit(bool(findings.leaks))


if __name__ == "__main__":
    main()
