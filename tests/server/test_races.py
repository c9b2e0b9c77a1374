"""Two processes change the same table at once: one is first, the others learn how things stand, nobody gets a 500."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from anahuac.client import Refused, legal
from tests.server.conftest import DATABASES
from tests.server.playing import hotseat_mexica, two_player_table
from tests.server.serving import new_postgres, serving, sqlite_in

RACERS = 10


@pytest.fixture(scope="module", params=DATABASES)
def servers(request, tmp_path_factory):
    """Two processes on PostgreSQL; SQLite has one."""
    folder = tmp_path_factory.mktemp("races")
    if request.param == "sqlite":
        with serving(sqlite_in(folder), folder) as server:
            yield [server, server]
    else:
        with new_postgres() as database, serving(database, folder) as one, serving(database, folder) as two:
            yield [one, two]


def race(servers, tokens, ask):
    """Ask for the same thing many times at once; answer with what succeeded and the refusals."""
    clients = [servers[number % 2].client(tokens[number % len(tokens)]) for number in range(RACERS)]

    def run(number):
        try:
            return ask(clients[number], number), None
        except Refused as refused:
            return None, refused

    with ThreadPoolExecutor(RACERS) as pool:
        ends = list(pool.map(run, range(RACERS)))
    refusals = [refused for _, refused in ends if refused]
    assert {refused.status for refused in refusals} <= {409}, [(one.status, one.code) for one in refusals]
    return [answer for answer, refused in ends if not refused], refusals


@pytest.fixture
def people(servers):
    return servers[0].guest("Ana"), servers[1].guest("Ben")


def test_join(servers, people):
    ana, _ = people
    tokens = [servers[0].guest(f"Guest {number}").token for number in range(RACERS)]
    table = ana.new_table("mexica", ["me", "open", "open"])["id"]
    joined, _ = race(servers, tokens, lambda client, _: client.post(f"/tables/{table}/join", {}))
    sitting = [seat["player"]["id"] for seat in ana.table(table)["seats"][1:]]
    assert len(joined) == 2
    assert sorted(sitting) == sorted(told["seats"][told["mine"][0]]["player"]["id"] for told in joined)


def test_start_and_seat(servers, people):
    ana, _ = people
    table = ana.new_table("mexica", ["me", "open", "open"])["id"]

    def ask(client, number):
        if number < 5:
            return client.request("PUT", f"/tables/{table}/seats/{1 + number % 2}", {"kind": "bot", "bot": "random"})
        return client.post(f"/tables/{table}/start", {"bots": "random"})

    race(servers, [ana.token], ask)
    assert ana.table(table)["status"] == "running"


def test_leave(servers, people):
    ana, ben = people
    table = ana.new_table("mexica", ["me", "open", "open"])["id"]
    ben.post(f"/tables/{table}/join", {})
    race(servers, [ana.token], lambda client, _: client.post(f"/tables/{table}/leave"))
    assert ana.table(table)["status"] == "abandoned"


@pytest.mark.parametrize("what", ["resign", "abandon", "return"])
def test_giving_up_stopping_and_coming_back(servers, people, what):
    ana, ben = people
    table = two_player_table(ana, ben)
    body = {"agree": True} if what == "abandon" else {"seat": 0}
    done, _ = race(servers, [ana.token], lambda client, _: client.post(f"/tables/{table}/{what}", body))
    assert done
    if what == "resign":
        assert (len(done), ana.table(table)["status"]) == (1, "finished")


def test_undo(servers, people):
    ana, _ = people
    table = hotseat_mexica(ana)
    state = ana.state(table, 0)
    ply = ana.act(table, 0, state["now"]["ply"], legal(state)[9])["now"]["ply"]
    done, refusals = race(
        servers, [ana.token], lambda client, _: client.post(f"/tables/{table}/undo", {"seat": 0, "ply": ply})
    )
    assert len(done) == 1
    assert all(refused.news["now"]["ply"] == ply + 1 for refused in refusals)


def test_settings(servers, people):
    ana, _ = people
    table = hotseat_mexica(ana)
    done, refusals = race(
        servers,
        [ana.token],
        lambda client, _: client.request("PUT", f"/tables/{table}/settings", {"forced": True}, seat=0),
    )
    assert done
    assert all(refused.code == "stale" and refused.news for refused in refusals)


def test_a_rematch_is_one_table(servers, people):
    ana, ben = people
    table = two_player_table(ana, ben)
    ana.post(f"/tables/{table}/resign", {"seat": 0})
    before = {found["id"] for found in ana.get("/tables", which="mine")["tables"]}
    done, refusals = race(servers, [ana.token, ben.token], lambda client, _: client.post(f"/tables/{table}/rematch"))
    assert len({again["id"] for again in done}) == 1
    tables = [client.get("/tables", which="mine")["tables"] for client in (ana, ben)]
    assert len({found["id"] for some in tables for found in some} - before) == 1
    assert all(refused.code == "stale" for refused in refusals)


def test_the_lobby_shows_only_what_was_saved(servers, people):
    """What is told of a game in the list is never ahead of what the table itself tells afterwards."""
    ana, _ = people
    table = hotseat_mexica(ana)
    token = ana.token

    def ask(client, number):
        if number % 2:
            listed = next(found for found in client.get("/tables", which="mine")["tables"] if found["id"] == table)
            return listed["ply"], client.table(table)["ply"]
        state = client.state(table, 0)
        client.act(table, 0, state["now"]["ply"], legal(state)[9])
        return None

    done, _ = race(servers, [token], ask)
    assert all(listed <= shown for listed, shown in filter(None, done))
