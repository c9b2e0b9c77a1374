"""A server's tables of older rules: those that today's rules can follow go on, the others can be looked at."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from anahuac.core import Record, find_game
from tests.server.conftest import DATABASES, needs_postgres
from tests.server.playing import play_out, texts, wait_for
from tests.server.serving import Served, new_postgres, serving
from tests.upgrades.databases import execute, write_postgres, write_sqlite
from tests.upgrades.games import PASSWORD, TABLES, read

STOPPED = TABLES["aztlan-with-bots"]
"""A running game that we give an action which today's rules forbid."""
ENDED = TABLES["aztlan-two-named-then-blessed"]
"""A finished game that we treat so."""
WRONG = 20
"""The entry of the log that we change."""


def forbid_an_action(address):
    """Stand in for a change of the rules after which old games cannot be followed to their end."""
    for table in (STOPPED, ENDED):
        execute(address, "UPDATE log SET action = 'L tollan' WHERE \"table\" = :id AND ply = :ply", id=table, ply=WRONG)


@pytest.fixture(scope="module", params=DATABASES)
def server(request, tmp_path_factory):
    """A server of today on the old database."""
    folder = tmp_path_factory.mktemp("old")
    if request.param == "sqlite":
        address = write_sqlite(folder)
        forbid_an_action(address)
        with serving(address, folder) as served:
            yield served
    else:
        with new_postgres() as address:
            write_postgres(folder, address)
            forbid_an_action(address)
            with serving(address, folder) as served:
                yield served


@pytest.fixture(scope="module")
def ana(server):
    return server.client().log_in("Ana", PASSWORD)


@pytest.fixture(scope="module")
def ben(server):
    return server.client().log_in("Ben", PASSWORD)


STATUS = {
    **dict.fromkeys(TABLES, "running"),
    "mexica-two-moved-bridges": "finished",
    "mexica-resigned": "finished",
    "mexica-abandoned": "abandoned",
    "mexica-three-protection-2015-imported": "imported",
    "aztlan-two-named-then-blessed": "finished",
    "aztlan-open": "open",
    "aztlan-with-bots": "abandoned",
    "azteca-three": "finished",
    "azteca-three-introductory-imported": "imported",
}
DIFFERENT = {"aztlan-with-bots", "aztlan-two-named-then-blessed", "azteca-three"}


@pytest.mark.parametrize("name", TABLES)
def test_every_table_can_be_opened(ana, server, name):
    table = ana.table(TABLES[name])
    assert table["status"] == STATUS[name]
    assert ("differs" in table) == (name in DIFFERENT)
    game = find_game(table["game"])
    [(rules, before, plies)] = execute(
        server.database,
        'SELECT rules, upgraded_from, (SELECT count(*) FROM log WHERE "table" = id) FROM tables WHERE id = :id',
        id=TABLES[name],
    )
    assert rules == (1 if name in DIFFERENT else game.rules_version)
    assert before == (1 if rules > 1 and name != "aztlan-open" else None)
    assert table["ply"] <= plies <= ana.table(TABLES[name])["ply"]  # bots may go on meanwhile
    if table["status"] != "open":
        assert ana.state(TABLES[name], 0)["now"]["moves"] == table["moves"]
        assert len(ana.get(f"/tables/{TABLES[name]}/log", seat=0)["entries"]) == table["moves"]


@pytest.mark.parametrize("name", ["mexica-three-bridge-just-moved", "mexica-two-moved-bridges", "aztlan-two-running",
                                  "azteca-three-at-war"])  # fmt: skip
def test_the_line_of_play_and_what_was_taken_back_are_those_of_then(ana, server, name):
    record = Record.parse(read(name))
    ana.table(TABLES[name])
    log = execute(
        server.database, 'SELECT seat, action, back FROM log WHERE "table" = :id ORDER BY ply', id=TABLES[name]
    )
    line, backs = [], 0
    for seat, action, back in log:
        if back is None:
            line.append((seat, action))
        else:
            del line[back:]
            backs += 1
    assert line == record.plies
    assert backs == {"mexica-three-bridge-just-moved": 43, "mexica-two-moved-bridges": 45, "aztlan-two-running": 8,
                     "azteca-three-at-war": 28}[name]  # fmt: skip


def test_a_finished_game_keeps_its_result_and_says_what_it_was_played_under(ana):
    record = Record.parse(ana.get(f"/tables/{TABLES['mexica-two-moved-bridges']}/record"))
    assert record.verify().outcome == Record.parse(read("mexica-two-moved-bridges")).outcome


def test_a_running_game_goes_on_to_its_end(ana):
    table = TABLES["aztlan-two-running"]
    notes = [message["text"] for message in ana.get(f"/tables/{table}/chat") if message["room"] == "note"]
    assert {"id": "server-note-upgraded", "args": {"version": 1, "today": 2}} in notes
    assert play_out(table, [ana])["table"]["status"] == "finished"
    record = Record.parse(ana.get(f"/tables/{table}/record"))
    assert record.tags["Upgraded"] == "1"
    record.verify()


def test_whoever_had_just_named_a_terrain_may_still_play_cards(ana):
    state = ana.state(TABLES["aztlan-three-terrain-just-named"], 2)
    assert state["now"]["moves"] == 168
    assert state["table"]["to_act"] == [2]
    assert "V jungle" in texts(state)


def test_bots_go_on(ana):
    table = TABLES["mexica-with-bots"]
    now = ana.state(table, 0)["now"]
    while now["legal"]:
        now = ana.act(table, 0, now["ply"], now["legal"][0])["now"]
    wait_for(ana, table, lambda news: news["now"]["legal"] and news["now"]["moves"] > now["moves"], 0)


def test_an_offer_to_go_back_leads_to_the_same_point(ana, ben):
    table = TABLES["mexica-undo-asked"]
    before = ana.state(table, 0, move=8)["steps"][-1]["view"]
    asked = ana.table(table)
    assert asked["offers"]["undo"] == {"by": 1, "to": 8, "agreed": [1]}
    ana.post(f"/tables/{table}/undo/answer", {"agree": True})
    back = ana.state(table, 0)
    assert back["now"]["moves"] == 8
    assert back["steps"][-1]["view"] == before


def test_a_table_that_had_not_begun_begins_under_todays_rules(ana, ben):
    table = TABLES["aztlan-open"]
    ben.post(f"/tables/{table}/join", {})
    started = ana.post(f"/tables/{table}/start", {"bots": "random"})
    assert started["status"] == "running"
    assert "Upgraded" not in ana.get(f"/tables/{table}/record", seat=0)


def test_clocks_run_for_whoever_must_decide(ana):
    table = ana.table(TABLES["mexica-clock"])
    running = [seat["seat"] for seat in table["seats"] if "deadline" in seat]
    away = [seat["seat"] for seat in table["seats"] if seat.get("away")]
    assert running == [seat for seat in table["to_act"] if seat not in away]


class TestDifferent:
    """Games in which something happened that today's rules forbid."""

    def test_a_running_one_ends_there_and_says_why(self, ana):
        table = ana.table(STOPPED)
        assert table["status"] == "abandoned"
        assert table["moves"] == WRONG
        assert "outcome" not in table
        assert table["differs"]["id"] == "record-differs"
        reason = table["differs"]["args"]["reason"]
        assert (reason["id"], reason["args"]["ply"], reason["args"]["action"]) == ("record-ply", WRONG + 1, "L tollan")
        assert table["differs"] in [message["text"] for message in ana.get(f"/tables/{STOPPED}/chat")]
        assert ana.state(STOPPED, 0)["steps"][-1]["view"]["to_act"]

    def test_a_finished_one_keeps_its_result(self, ana):
        table = ana.table(ENDED)
        assert table["status"] == "finished"
        assert table["moves"] == WRONG
        assert tuple(table["outcome"]["scores"]) == Record.parse(read("aztlan-two-named-then-blessed")).outcome.scores
        assert not ana.state(ENDED, 0)["now"]["legal"]

    def test_its_record_is_that_of_then(self, ana):
        text = ana.get(f"/tables/{ENDED}/record")
        then = Record.parse(read("aztlan-two-named-then-blessed"))
        assert '[Rules "1"]' in text
        record = Record.parse(text)
        assert record.outcome == then.outcome
        assert (record.difference.ply, len(record.difference.plies)) == (WRONG, 234)

    def test_it_can_be_brought_as_a_record(self, ana, ben):
        table = ben.post("/records", ana.get(f"/tables/{ENDED}/record").encode())
        assert table["status"] == "imported"
        assert table["moves"] == WRONG
        assert table["differs"] == ana.table(ENDED)["differs"]
        assert table["outcome"] == ana.table(ENDED)["outcome"]

    def test_it_can_be_played_again(self, ana):
        assert ana.post(f"/tables/{ENDED}/rematch")["game"] == "aztlan"
        assert ana.table(ENDED)["differs"]

    def test_it_is_in_the_lists(self, ana):
        mine = ana.get("/tables", which="mine")["tables"]
        assert {STOPPED, ENDED} <= {table["id"] for table in mine}


def test_an_old_record_can_be_brought(ana):
    table = ana.post("/records", read("aztlan-three-named-then-blessed").encode())
    record = Record.parse(read("aztlan-three-named-then-blessed"))
    assert (table["status"], table["moves"]) == ("imported", len(record.plies))
    assert Record.parse(ana.get(f"/tables/{table['id']}/record")).tags["Upgraded"] == "1"


@needs_postgres
def test_two_processes_open_the_same_tables_at_once(tmp_path):
    with new_postgres() as address:
        write_postgres(tmp_path, address)
        servers = [Served(address, tmp_path).start() for _ in range(2)]
        try:
            clients = [server.client().log_in("Ana", PASSWORD) for server in servers]
            with ThreadPoolExecutor(4) as pool:
                for id in TABLES.values():
                    opened = list(pool.map(lambda client, id=id: client.table(id), clients))
                    assert opened[0]["ply"] == opened[1]["ply"]
            log = execute(
                address, 'SELECT count(*), max(ply) FROM log WHERE "table" = :id', id=TABLES["aztlan-two-running"]
            )
            assert log[0][0] == log[0][1] + 1
            notes = execute(address, "SELECT \"table\" FROM messages WHERE CAST(text AS TEXT) LIKE '%upgraded%'")
            assert len(notes) == len(set(notes)) > 0
        finally:
            for server in servers:
                server.stop()
