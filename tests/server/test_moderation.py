"""Keeping tables pleasant: the host removes and mutes, everybody reports, and the operator reads and blocks."""

import os
import subprocess
import sys

from tests.server.playing import two_player_table
from tests.server.serving import serving, sqlite_in
from tests.server.test_tables import refusal


def id_of(client):
    return client.get("/me")["player"]["id"]


def admin(server, *arguments):
    given = {**os.environ, "ANAHUAC_DATABASE": server.database, "ANAHUAC_LANG": "en", "COLUMNS": "200"}
    command = [sys.executable, "-m", "anahuac", "admin", *arguments]
    return subprocess.run(command, env=given, capture_output=True, text=True, check=True, timeout=120).stdout


def test_a_host_removes_somebody_from_an_open_table(ana, ben):
    table = ana.new_table("mexica", ["me", "open", "open"])["id"]
    ben.post(f"/tables/{table}/join", {})
    assert refusal(ben.post, f"/tables/{table}/remove", {"player": id_of(ana)}) == (403, "forbidden")
    assert refusal(ana.post, f"/tables/{table}/remove", {"player": id_of(ana)}) == (422, "invalid")
    told = ana.post(f"/tables/{table}/remove", {"player": id_of(ben)})
    assert [seat["kind"] for seat in told["seats"]] == ["person", "open", "open"]
    assert refusal(ben.post, f"/tables/{table}/join", {}) == (403, "forbidden")


def test_nobody_is_removed_from_a_running_game(ana, ben):
    table = two_player_table(ana, ben)
    assert refusal(ana.post, f"/tables/{table}/remove", {"player": id_of(ben)}) == (409, "conflict")


def test_a_host_mutes_somebody(ana, ben):
    table = two_player_table(ana, ben)
    assert refusal(ben.post, f"/tables/{table}/mute", {"player": id_of(ana)}) == (403, "forbidden")
    assert ana.post(f"/tables/{table}/mute", {"player": id_of(ben)})["muted"] == [id_of(ben)]
    assert "muted" not in ben.table(table)
    assert refusal(ben.post, f"/tables/{table}/chat", {"text": "hey"}) == (403, "forbidden")
    ana.post(f"/tables/{table}/mute", {"player": id_of(ben), "muted": False})
    ben.post(f"/tables/{table}/chat", {"text": "thank you"})


def test_a_report_is_about_somebody(ana, ben):
    table = two_player_table(ana, ben)
    assert refusal(ana.post, f"/tables/{table}/report", {"player": "pnobody", "words": "rude"}) == (404, "not-found")


def test_a_report_reaches_the_operator_who_blocks(tmp_path):
    with serving(sqlite_in(tmp_path), tmp_path) as server:
        ana, ben = server.guest("Ana"), server.guest("Ben")
        name = "Benito"
        ben.token = ben.post("/accounts", {"name": name, "password": "temazcal-1325"})["token"]
        table = two_player_table(ana, ben)
        ben.post(f"/tables/{table}/chat", {"text": "you [bold]fool"})
        ana.post(f"/tables/{table}/report", {"player": id_of(ben), "words": "He is rude."})
        shown = admin(server, "reports")
        assert f"Ana about Benito ({id_of(ben)})" in shown
        assert "He is rude." in shown
        assert "you [bold]fool" in shown
        assert admin(server, "block", "benito") == "Benito is kept out.\n"
        assert refusal(server.client().log_in, name, "temazcal-1325") == (403, "blocked")
        admin(server, "block", name, "--undo")
        assert server.client().log_in(name, "temazcal-1325").get("/me")["player"]["name"] == name
        admin(server, "reports", "--close", "1")
        assert admin(server, "reports") == "There are no open reports.\n"
