"""Several worker processes behind one port, on PostgreSQL."""

import os
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from anahuac.client import legal
from tests.server.conftest import needs_postgres
from tests.server.playing import play_out, three_at_aztlan
from tests.server.serving import Served, metrics, new_postgres, serving, sqlite_in


@needs_postgres
def test_two_workers_behind_one_port(tmp_path):
    with new_postgres() as database, serving(database, tmp_path, "--workers", "2") as server:
        ana, ben = server.guest("Ana"), server.guest("Ben")
        tables = []
        for _ in range(3):
            table = ana.new_table("aztlan", ["me", "open", "random"])["id"]
            ben.post(f"/tables/{table}/join", {})
            ana.post(f"/tables/{table}/start", {})
            tables.append(table)
        with ThreadPoolExecutor(3) as pool:
            players = [[server.client(ana.token), server.client(ben.token)] for _ in tables]
            ends = list(pool.map(play_out, tables, players))
        assert [end["table"]["status"] for end in ends] == ["finished"] * 3
        counts = metrics(server)
        actions = sum(end["now"]["moves"] for end in ends)
        assert f'anahuac_actions_total{{game="aztlan"}} {float(actions)}' in counts


@needs_postgres
def test_choices_made_at_the_same_time_on_two_processes_are_all_taken(tmp_path):
    """A process that acts on what it knows looks again when another has saved something meanwhile."""
    with new_postgres() as database, serving(database, tmp_path) as one, serving(database, tmp_path) as two:
        ana, ben = one.guest("Ana"), two.guest("Ben")
        table = three_at_aztlan(ana, ben)
        before = ben.state(table, 1)  # now both processes know the table
        for seat in (0, 2):
            ana.act(table, seat, 0, legal(ana.state(table, seat))[0])
        assert ben.act(table, 1, before["now"]["ply"], legal(before)[0])["now"]["moves"] == 3


@pytest.fixture
def counts(tmp_path, monkeypatch):
    """The folders in which servers count, where servers put what is temporary."""
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    return lambda: sorted(tmp_path.glob("anahuac-metrics-*"))


def test_one_process_needs_no_folder_to_count(tmp_path, counts):
    with serving(sqlite_in(tmp_path), tmp_path) as server:
        assert "anahuac_requests_total" in metrics(server)
        assert counts() == []
    assert counts() == []


@needs_postgres
def test_the_folder_of_counts_goes_with_its_server(tmp_path, counts):
    """A server that is stopped removes its own; one that starts removes those of killed ones, never those in use."""
    with new_postgres() as database:
        killed = Served(database, tmp_path).start("--workers", "2")
        killed.kill()
        [left] = counts()
        with serving(database, tmp_path, "--workers", "2"):
            [used] = set(counts()) - {left}
            for folder in (left, used):
                os.utime(folder, (time.time() - 600,) * 2)
            with serving(database, tmp_path, "--workers", "2"):
                assert left not in counts()
                assert used in counts()
                assert len(counts()) == 2
        assert counts() == []
