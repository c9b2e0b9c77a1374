"""Backup and restore, from each kind of database into each."""

import os
import stat
import subprocess
import sys
from contextlib import contextmanager

import pytest

from anahuac.client import legal
from anahuac.core import Record
from tests.server.conftest import DATABASES
from tests.server.serving import new_postgres, serving, sqlite_in
from tests.upgrades.databases import write_postgres, write_sqlite
from tests.upgrades.games import PASSWORD, TABLES


def admin(command, file, database):
    given = {**os.environ, "ANAHUAC_DATABASE": database, "ANAHUAC_LANG": "en"}
    done = subprocess.run(
        [sys.executable, "-m", "anahuac", "admin", command, str(file)], capture_output=True, text=True, env=given
    )
    assert "Traceback" not in done.stderr
    return done


def succeed(command, file, database):
    done = admin(command, file, database)
    assert done.returncode == 0, done.stderr
    return done.stdout


def fail(command, file, database):
    done = admin(command, file, database)
    assert done.returncode == 2
    return " ".join(done.stderr.split())


@contextmanager
def empty(kind, folder):
    folder.mkdir()
    if kind == "sqlite":
        yield sqlite_in(folder)
    else:
        with new_postgres() as made:
            yield made


@pytest.mark.parametrize("to", DATABASES)
@pytest.mark.parametrize("of", DATABASES)
def test_everything_comes_back(of, to, tmp_path):
    file = tmp_path / "copy.db"
    with empty(of, tmp_path / "of") as source, empty(to, tmp_path / "to") as target:
        with serving(source, tmp_path) as server:
            ana = server.guest("Ana")
            table = ana.new_table("aztlan", ["me", "me", "me"])["id"]
            state = ana.state(table)
            for _ in range(5):
                state = ana.act(table, state["now"]["seat"], state["now"]["ply"], legal(state)[0])
                state = ana.state(table)
            ana.post(f"/tables/{table}/chat", {"text": "Hello"})
            succeed("backup", file, source)  # while it serves
            before, chat = ana.state(table), ana.get(f"/tables/{table}/chat")
        succeed("restore", file, target)
        with serving(target, tmp_path) as server:
            again = server.client(ana.token)
            assert again.state(table)["steps"] == before["steps"]
            assert again.get(f"/tables/{table}/chat") == chat
            again.post(f"/tables/{table}/chat", {"text": "Here I am"})
            state = again.state(table)
            again.act(table, state["now"]["seat"], state["now"]["ply"], legal(state)[0])
            again.post(f"/tables/{table}/abandon", {"agree": True})
            Record.parse(again.get(f"/tables/{table}/record")).verify()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


@pytest.mark.parametrize("to", DATABASES)
@pytest.mark.parametrize("of", DATABASES)
def test_a_backup_of_the_first_version_is_brought_up_to_date(of, to, tmp_path):
    """Made of a database that no server of today has touched yet."""
    file = tmp_path / "copy.db"
    with empty(of, tmp_path / "of") as source, empty(to, tmp_path / "to") as target:
        if of == "sqlite":
            write_sqlite(tmp_path / "of")
        else:
            write_postgres(tmp_path / "of", source)
        succeed("backup", file, source)
        succeed("restore", file, target)
        with serving(target, tmp_path) as server:
            ana = server.client().log_in("Ana", PASSWORD)
            for table in TABLES.values():
                assert ana.table(table)["id"] == table


def test_nothing_is_replaced(tmp_path):
    database, file = sqlite_in(tmp_path), tmp_path / "copy.db"
    write_sqlite(tmp_path)
    succeed("backup", file, database)
    kept = file.read_bytes()
    assert "is there already" in fail("backup", file, database)
    assert "Restore into an empty one" in fail("restore", file, database)
    assert file.read_bytes() == kept
    assert not list(tmp_path.glob("*.part"))


def test_what_is_no_backup_is_told(tmp_path):
    (tmp_path / "picture.png").write_bytes(b"PNG")
    for file in ("picture.png", "nothing"):
        assert "is no backup" in fail("restore", tmp_path / file, sqlite_in(tmp_path))
    (tmp_path / "empty").mkdir()
    assert "nothing to back up" in fail("backup", tmp_path / "copy.db", sqlite_in(tmp_path / "empty"))
