"""The database goes away, is full, of a newer version or at a wrong address: everybody is told, and nothing is lost."""

import asyncio
import resource
import sqlite3
import time
from contextlib import suppress

import asyncpg
import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from anahuac.client import legal
from tests.server.conftest import needs_postgres
from tests.server.playing import hotseat_mexica, two_player_table
from tests.server.serving import POSTGRES, free_port, new_postgres, serving, sqlite_in
from tests.server.test_operations import serve


def wait(condition, patience=60):
    until = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.05)


def as_bearer(client):
    return {"Authorization": f"Bearer {client.token}"}


def logged(server):
    return server.log.read_text()


async def _shut_out(database, is_shut):
    """Refuse all connections to a database, or allow them again; those that are open are cut."""
    name = database.rpartition("/")[2]
    connection = await asyncpg.connect(POSTGRES)
    await connection.execute(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS {not is_shut}')
    if is_shut:
        await connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", name)
    await connection.close()


def shut_out(database, is_shut=True):
    asyncio.run(_shut_out(database, is_shut))


@needs_postgres
def test_a_database_that_is_away_is_told_and_comes_back(tmp_path):
    with new_postgres() as database, serving(database, tmp_path) as server:
        ana = server.guest("Ana")
        table = hotseat_mexica(ana)
        before = ana.state(table)
        shut_out(database)
        for path in ("/api/v1/me", f"/api/v1/tables/{table}/state", "/api/v1/tables", "/ready"):
            answer = httpx.get(server.url + path, headers=as_bearer(ana))
            assert answer.status_code == 503, (path, answer.text)
            assert int(answer.headers["retry-after"]) > 0
        assert httpx.get(f"{server.url}/health").status_code == 200
        shut_out(database, False)
        server.wait_until_ready()
        wait(lambda: httpx.get(f"{server.url}/api/v1/me", headers=as_bearer(ana)).status_code == 200)
        assert ana.state(table)["now"] == before["now"]
        ana.act(table, 0, before["now"]["ply"], legal(before)[9])
        assert "Traceback" not in logged(server)


@needs_postgres
def test_sockets_hear_again_after_the_database_was_away(tmp_path):
    """On two processes: what one saves afterwards, the sockets of the other tell or are closed to come again."""
    with new_postgres() as database, serving(database, tmp_path) as one, serving(database, tmp_path) as two:
        ana, ben = one.guest("Ana"), two.guest("Ben")
        table = two_player_table(ana, ben)
        with ben.live(table, patience=60) as messages:
            next(messages)
            shut_out(database)
            httpx.get(f"{one.url}/ready"), httpx.get(f"{two.url}/ready")
            time.sleep(1)
            shut_out(database, False)
            one.wait_until_ready(), two.wait_until_ready()
            heard = list(_until_ply(messages, 0, patience=20))  # ends: the socket was closed
        for _ in range(2):
            with ben.live(table, patience=60) as messages:
                news = next(message for message in messages if message["type"] == "news")
                state = ana.state(table, 0)
                ana.act(table, 0, state["now"]["ply"], legal(state)[9])
                assert list(_until_ply(messages, news["now"]["ply"] + 1, patience=20))[-1]["now"]["ply"] > 2
        assert heard == [] or heard[-1]["type"] != "error"
        assert "Traceback" not in logged(one) + logged(two)


def _until_ply(messages, ply, patience):
    """Yield messages until the game has come so far, or the socket is closed."""
    until = time.monotonic() + patience
    with suppress(ConnectionClosed):
        for message in messages:
            assert time.monotonic() < until
            yield message
            if ply and message["type"] == "news" and message["now"]["ply"] >= ply:
                return


@needs_postgres
def test_a_hint_that_cannot_be_published_does_not_end_the_publisher(tmp_path):
    """Only the connections that publish are cut: later hints, and the lost one, arrive all the same."""
    with new_postgres() as database, serving(database, tmp_path) as server:
        ana, ben = server.guest("Ana"), server.guest("Ben")
        table = two_player_table(ana, ben)
        for _ in range(2):
            asyncio.run(_cut_publishers(database))
            state = ana.state(table, 0)
            state = ana.act(table, 0, state["now"]["ply"], legal(state)[9])
        with ben.live(table, patience=30, ply=state["now"]["ply"]) as messages:
            next(message for message in messages if message["type"] == "news")
            state = ana.act(table, 0, state["now"]["ply"], legal(state)[9])
            list(_until_ply(messages, state["now"]["ply"], patience=20))


async def _cut_publishers(database):
    connection = await asyncpg.connect(POSTGRES)
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND query LIKE '%pg_notify%'",
        database.rpartition("/")[2],
    )
    await connection.close()


def test_a_full_disk_is_told_and_nothing_is_lost(tmp_path):
    with serving(sqlite_in(tmp_path), tmp_path) as server:
        ana = server.guest("Ana")
        table = hotseat_mexica(ana)
        before = ana.state(table)
        given = {"seat": 0, "ply": before["now"]["ply"], "action": legal(before)[9]}
        act = f"{server.url}/api/v1/tables/{table}/actions"
        unlimited = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1000, resource.RLIM_INFINITY))
        answer = httpx.post(act, json=given, headers=as_bearer(ana))
        assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
        assert int(answer.headers["retry-after"]) > 0
        assert httpx.get(f"{server.url}/ready").status_code == 503
        assert ana.state(table)["now"] == before["now"]
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, unlimited)
        server.wait_until_ready()
        assert httpx.post(act, json=given, headers=as_bearer(ana)).status_code == 200
    assert "Traceback" not in logged(server)


@pytest.mark.parametrize(
    "address",
    [
        "mysql://ana:opensesame@host/db",
        "opensesame",
        "postgresql://ana:opensesame@127.0.0.1:1/nothing",
        "postgresql://ana:opensesame@127.0.0.1:door/nothing",
        "postgresql://ana:opensesame@no-such-host.invalid/nothing",
        "postgresql://ana:opensesame@[::1/nothing",
        "postgresql://ana:opensesame@/nothing?no_such_option=1",
        "sqlite:////proc/no/such/file.db",
    ],
)
def test_a_wrong_address_is_told_in_one_sentence_without_the_password(address):
    done = serve("--port", str(free_port()), ANAHUAC_DATABASE=address, ANAHUAC_LANG="en")
    assert done.returncode != 0
    assert "opensesame" not in done.stderr + done.stdout
    assert "database" in done.stderr + done.stdout


@needs_postgres
def test_a_missing_database_and_a_wrong_user_are_told():
    for address in (POSTGRES.rpartition("/")[0] + "/nowhere", POSTGRES.replace("postgres@", "nobody:opensesame@")):
        done = serve("--port", str(free_port()), ANAHUAC_DATABASE=address, ANAHUAC_LANG="en")
        assert done.returncode != 0
        assert "opensesame" not in done.stderr + done.stdout
        assert "cannot be used" in done.stderr + done.stdout


def test_a_database_of_a_newer_version_is_told(tmp_path):
    with serving(sqlite_in(tmp_path), tmp_path):
        pass
    with sqlite3.connect(tmp_path / "anahuac.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    done = serve("--port", str(free_port()), ANAHUAC_DATABASE=sqlite_in(tmp_path), ANAHUAC_LANG="en")
    assert done.returncode != 0
    assert "newer version" in done.stderr + done.stdout
