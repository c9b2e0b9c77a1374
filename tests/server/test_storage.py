"""What was acknowledged is kept: the process is killed again and again during play, and nothing is lost or broken."""

import os
import threading
import time

import pytest

from anahuac.client import Client, Refused, legal
from tests.server.conftest import DATABASES
from tests.server.kills import GAMES, play_under_kills
from tests.server.playing import place_nobles
from tests.server.serving import Forked, Served, new_postgres, sqlite_in

KILLS = int(os.environ.get("ANAHUAC_TEST_KILLS", "6"))


@pytest.fixture(params=DATABASES)
def database(request, tmp_path):
    if request.param == "sqlite":
        yield sqlite_in(tmp_path)
    else:
        with new_postgres() as made:
            yield made


def test_killing_servers_loses_no_acknowledged_action(database, tmp_path):
    """Games end in between, and their records are verified; with PostgreSQL two processes are killed in turns."""
    servers = [Forked(database, tmp_path).start() for _ in range(1 if database.startswith("sqlite") else 2)]
    tally = play_under_kills(servers, KILLS, GAMES[:2])
    for server in servers:
        server.stop()
    assert (tally.kills, tally.lost) == (KILLS, [])
    assert tally.games >= tally.lived >= 1
    assert tally.actions > KILLS


def test_a_bot_goes_on_after_a_restart(database, tmp_path):
    server = Served(database, tmp_path)
    server.start()
    token = server.guest().token
    with Client(server.url, token) as client:
        table = client.new_table("aztlan", ["me", "random", "random"])["id"]
    server.kill()
    server.start()
    with Client(server.url, token) as client:
        for _ in range(400):
            if client.table(table)["to_act"] == [0]:
                break
            time.sleep(0.05)
        assert client.table(table)["to_act"] == [0]
    server.stop()


def test_two_processes_serve_one_database(request, tmp_path):
    """Club on several machines: what one process saves the other tells, and of racing actions one wins."""
    if not any(mark.args[0] for mark in DATABASES[1].marks):
        with new_postgres() as made:
            _two_processes(made, tmp_path)
    else:
        pytest.skip("no PostgreSQL")


def _two_processes(database, folder):
    one, two = Served(database, folder), Served(database, folder)
    one.start()
    two.start()
    try:
        ana, ben = one.guest("Ana"), two.guest("Ben")
        table = ana.new_table("mexica", ["me", "open"])["id"]
        ben.post(f"/tables/{table}/join", {})
        ana.post(f"/tables/{table}/start", {})
        place_nobles(table, {0: ana, 1: ben})
        with ben.live(table, patience=60) as messages:
            state = next(message for message in messages if message["type"] == "news")
            ply = state["now"]["ply"]
            for _ in range(5):
                mine = ana.state(table, 0)
                ana.act(table, 0, mine["now"]["ply"], legal(mine)[9])
                ply = next(
                    told["now"]["ply"] for told in messages if told["type"] == "news" and told["now"]["ply"] > ply
                )
            assert ply == 7
        mine = ana.state(table, 0)
        there = two.client(ana.token)
        results = []

        def race(client, action):
            try:
                results.append(client.act(table, 0, mine["now"]["ply"], action)["now"]["ply"])
            except Refused as refused:
                results.append(refused.code)

        racers = [
            threading.Thread(target=race, args=(client, legal(mine)[number]))
            for number, client in enumerate((ana, there))
        ]
        for racer in racers:
            racer.start()
        for racer in racers:
            racer.join()
        assert sorted(map(str, results)) == ["8", "stale"]
        assert ben.get(f"/tables/{table}/log")["moves"] == 8
    finally:
        one.stop()
        two.stop()
