"""Accounts: passwords that cannot be guessed, names that cannot be mistaken, mails, data to take home, and leaving."""

import re
import sqlite3
import time
from contextlib import contextmanager

import pytest
from aiosmtpd.controller import Controller

from anahuac.client import Refused
from anahuac.server.names import likeness_of
from tests.server.conftest import DATABASES
from tests.server.playing import two_player_table
from tests.server.serving import Served, free_port, new_postgres, serving, sqlite_in
from tests.server.test_operations import serve
from tests.server.test_tables import refusal

PASSWORD = "temazcal-1325"


def register(client, name, password=PASSWORD, **more):
    """Make an account of a guest, with a name that nobody else has."""
    name += client.get("/me")["player"]["id"][-6:]
    client.token = client.post("/accounts", {"name": name, "password": password, **more})["token"]
    return name


def test_becoming_an_account_ends_the_other_sessions_of_the_guest(ana, server):
    thief = server.client(ana.token)
    assert thief.get("/me")["player"]["name"] == "Ana"
    register(ana, "Own")
    assert thief.get("/me")["player"] is None
    assert ana.get("/me")["player"]["account"]


def test_a_password_can_be_changed(ana, server):
    name = register(ana, "Change")
    phone = server.client().log_in(name, PASSWORD)
    given = {"old": "not my password", "new": "chinampa-1428"}
    assert refusal(ana.request, "PUT", "/me/password", given) == (401, "wrong-password")
    ana.request("PUT", "/me/password", {"old": PASSWORD, "new": "chinampa-1428"})
    assert phone.get("/me")["player"] is None
    assert ana.get("/me")["player"]["name"] == name
    assert refusal(server.client().log_in, name, PASSWORD) == (401, "wrong-password")
    assert server.client().log_in(name, "chinampa-1428").get("/me")["player"]["name"] == name


@pytest.mark.parametrize("password", ["password", "12345678", "qwertyuiop", "iloveyou1", "anahuac1"])
def test_very_common_passwords_are_refused(ana, password):
    assert refusal(ana.post, "/accounts", {"name": "Common", "password": password}) == (422, "invalid")


@pytest.mark.parametrize(
    ("one", "other"),
    [("Citlali", "С1tlali"), ("Moctezuma", "Moctezurna"), ("Malinal", "Ma1inal"), ("Xochitl", "ХосhitI")],
)
def test_names_that_look_alike(one, other):
    assert likeness_of(one) == likeness_of(other) == likeness_of(one.upper())
    assert likeness_of(one) != likeness_of("Tecuichpo")


def test_names_of_accounts_cannot_be_imitated(ana, ben, server):
    name = register(ana, "Xico")
    alike = name.replace("o", "о", 1)  # the Cyrillic letter
    for imitate in (
        lambda: ben.post("/accounts", {"name": alike, "password": PASSWORD}),
        lambda: ben.request("PATCH", "/me", {"name": alike}),
        lambda: server.client().come_in(name),
        lambda: server.client().come_in("Tlacatl"),
    ):
        assert refusal(imitate) == (409, "conflict")


@pytest.mark.parametrize("name", ["a\u200bb", "\u3164", "\u2800\u2800", "A\u034fna", "x\u0301\u0301\u0301", "a\u202eb"])
def test_invisible_and_towering_names_are_refused(server, name):
    assert refusal(server.client().come_in, name) == (422, "invalid")


def test_data_can_be_taken_home(ana, ben):
    name = register(ana, "Export", email="ana@example.org")
    table = two_player_table(ana, ben)
    ana.post(f"/tables/{table}/chat", {"text": "good luck"})
    data = ana.get("/me/export")
    assert (data["player"]["name"], data["player"]["email"]) == (name, "ana@example.org")
    assert [message["text"] for message in data["messages"]] == ["good luck"]
    assert [found["id"] for found in data["tables"]] == [table]
    assert [action["seat"] for action in data["actions"]] == [0]
    assert "password" not in str(data)
    assert "argon2" not in str(data)


def test_an_account_can_be_deleted(ana, ben, server):
    name = register(ana, "Leave")
    table, alone = two_player_table(ana, ben), ana.new_table("mexica", ["me", "me"])["id"]
    ana.post(f"/tables/{table}/chat", {"text": "I live at number nine"})
    waiting = ana.new_table("mexica", ["me", "open"])["id"]
    assert refusal(ana.post, "/me/delete", {"password": "not my password"}) == (401, "wrong-password")
    ana.post("/me/delete", {"password": PASSWORD})
    assert ana.get("/me")["player"] is None
    assert refusal(server.client().log_in, name, PASSWORD) == (401, "wrong-password")
    told = ben.table(table)
    assert (told["status"], told["seats"][0]["name"]) == ("finished", "Tlacatl")
    assert name not in str(told) + str(ben.get(f"/tables/{table}/record"))
    assert "number nine" not in str(ben.get(f"/tables/{table}/chat"))
    for gone in (alone, waiting):
        assert refusal(ben.table, gone)[0] == 404
    again = server.guest("Ben")
    again.post("/accounts", {"name": name, "password": PASSWORD})


def test_a_guest_can_be_deleted(ana):
    ana.post("/me/delete", {})
    assert ana.get("/me")["player"] is None


def test_sessions_expire(tmp_path):
    with serving(sqlite_in(tmp_path), tmp_path) as server:
        token = server.guest("Ana").token
    with sqlite3.connect(tmp_path / "anahuac.db") as connection:
        connection.execute("UPDATE sessions SET used = used - 100 * 86400")
    with serving(sqlite_in(tmp_path), tmp_path) as server:
        assert server.client(token).get("/me")["player"] is None


def test_guessing_is_slowed_down_without_locking_the_owner_out(tmp_path, monkeypatch):
    """The guesser comes from many addresses, as the proxy tells; the owner comes in from another one."""
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "127.0.0.1")
    with serving(sqlite_in(tmp_path), tmp_path, rates="true") as server:
        ana = server.guest("Ana")
        name = register(ana, "Owner")

        def log_in(address, password):
            client = server.client()
            client._http.headers["X-Forwarded-For"] = address
            try:
                return client.log_in(name, password) and 200
            except Refused as refused:
                return refused.status

        assert [log_in("10.0.0.1", "guess-guess") for _ in range(7)] == [401] * 5 + [429] * 2
        assert log_in("10.0.0.1", PASSWORD) == 429
        assert log_in("10.0.0.2", PASSWORD) == 200
        guesses = [log_in(f"10.0.{number}.3", "guess-guess") for number in range(60)]
        assert guesses.count(429) == 0
        assert [log_in("10.0.0.1", "guess"), log_in("10.0.59.3", "guess")] == [429, 429]
        assert log_in("10.0.0.4", PASSWORD) == 200


class Letterbox:
    """A real SMTP server that keeps what it gets."""

    def __init__(self):
        self.mails = []

    async def handle_DATA(self, server, session, envelope):  # noqa: N802 - aiosmtpd calls it so
        self.mails.append(envelope)
        return "250 OK"

    def next(self, patience=30):
        until = time.monotonic() + patience
        while not self.mails:
            assert time.monotonic() < until
            time.sleep(0.05)
        mail = self.mails.pop(0)
        return mail.rcpt_tos, mail.content.decode().replace("=\r\n", "").replace("=3D", "=")


@contextmanager
def post_office():
    box = Letterbox()
    controller = Controller(box, hostname="127.0.0.1", port=free_port())
    controller.start()
    try:
        yield box, f"smtp://127.0.0.1:{controller.port}"
    finally:
        controller.stop()


@pytest.fixture(params=DATABASES)
def mailing(request, tmp_path):
    """Two processes on PostgreSQL (SQLite has one), and the letterbox to which they send."""
    with post_office() as (box, smtp):
        settings = {
            "smtp": smtp, "mail_from": "anahuac@example.org", "url": "https://play.example.org",
            "turn_mail_after": 0.5, "turn_mail_pause": 3600,
        }  # fmt: skip
        if request.param == "sqlite":
            with serving(sqlite_in(tmp_path), tmp_path, **settings) as server:
                yield server, box
        else:
            with new_postgres() as database, serving(database, tmp_path, **settings) as server:
                other = Served(database, tmp_path, **settings).start()
                yield server, box
                other.stop()


def token_of(text, purpose):
    return re.search(rf"account\?{purpose}=(\S+)", text)[1]


def confirmed(server, box, name):
    client = server.guest(name)
    name = register(client, name)
    client.request("PUT", "/me/email", {"email": f"{name}@example.org", "password": PASSWORD})
    to, text = box.next()
    assert to == [f"{name}@example.org"]
    assert not client.get("/me")["confirmed"]
    server.client().post("/mail/confirm", {"token": token_of(text, "confirm")})
    assert client.get("/me")["confirmed"]
    return client, name


def test_another_address_takes_the_password(mailing):
    """Whoever finds a browser open cannot have a new password sent to themselves."""
    server, box = mailing
    ana, name = confirmed(server, box, "Ana")
    own = f"{name}@example.org"
    for given in ({}, {"password": "not my password"}):
        for email in ("thief@example.org", None):
            assert refusal(ana.request, "PUT", "/me/email", {"email": email, **given}) == (401, "wrong-password")
    assert ana.request("PUT", "/me/email", {"email": own, "turns": False})["confirmed"]
    server.client().post("/password/forgotten", {"name": name})
    assert box.next()[0] == [own]
    assert ana.request("PUT", "/me/email", {"email": None, "password": PASSWORD})["email"] is None


def test_a_forgotten_password_is_reset_by_mail(mailing):
    server, box = mailing
    ana, name = confirmed(server, box, "Ana")
    stranger = server.client()
    stranger.post("/password/forgotten", {"name": "nobody at all"})
    stranger.post("/password/forgotten", {"name": name})
    to, text = box.next()
    assert to == [f"{name}@example.org"]
    given = {"token": token_of(text, "reset"), "password": "chinampa-1428"}
    assert refusal(stranger.post, "/password/reset", {**given, "token": given["token"][:-3] + "abc"})[0] == 422
    stranger.post("/password/reset", given)
    assert ana.get("/me")["player"] is None
    assert server.client().log_in(name, "chinampa-1428").get("/me")["player"]["name"] == name
    assert refusal(stranger.post, "/password/reset", {**given, "password": "another-1521"})[0] == 422
    assert not box.mails


def test_your_turn_comes_by_mail_once_in_a_while_and_can_be_stopped(mailing):
    server, box = mailing
    ana, name = confirmed(server, box, "Ana")
    ben = server.guest("Ben")
    clock = {"kind": "correspondence", "days": 3}
    tables = [two_player_table(ana, ben, clock=clock) for _ in range(2)]
    to, text = box.next()
    assert to == [f"{name}@example.org"]
    assert any(f"https://play.example.org/table/{table}" in text for table in tables)
    assert "List-Unsubscribe-Post: List-Unsubscribe=One-Click" in text
    state = ana.state(tables[0])
    ana.post(f"/tables/{tables[0]}/undo", {"seat": 0, "ply": state["now"]["ply"]})
    time.sleep(3)
    assert not box.mails
    assert ana.get("/me")["turns"]
    server.client().request("POST", "/mail/stop", token=token_of(text, "stop"))
    assert not ana.get("/me")["turns"]


def test_half_of_the_mail_settings_are_told(tmp_path):
    done = serve("--port", str(free_port()), ANAHUAC_DATABASE=sqlite_in(tmp_path), ANAHUAC_SMTP="smtp://localhost")
    assert done.returncode != 0
    assert "ANAHUAC_MAIL_FROM" in done.stderr + done.stdout
