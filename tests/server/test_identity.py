"""Guests play at once; accounts find their games again; sessions end."""

import asyncio
from contextlib import asynccontextmanager

import pytest

from anahuac.client import Refused
from anahuac.server.identity import Identities
from anahuac.server.limits import Limits
from anahuac.server.passwords import Passwords
from anahuac.server.settings import Settings
from anahuac.server.storage import Database
from anahuac.server.wire.people import NewAccount
from tests.server.serving import sqlite_in


def test_nobody_is_nobody(server):
    with server.client() as client:
        assert client.get("/me")["player"] is None
        with pytest.raises(Refused) as refused:
            client.new_table("aztlan", ["me", "random"])
    assert (refused.value.status, refused.value.code) == (401, "no-identity")


def test_a_guest_needs_a_name_only(ana):
    me = ana.get("/me")["player"]
    assert me["name"] == "Ana"
    assert not me["account"]


def test_a_guest_may_take_another_name(ana):
    ana.request("PATCH", "/me", {"name": "  Ana   María "})
    assert ana.get("/me")["player"]["name"] == "Ana María"


@pytest.mark.parametrize("name", ["", "   ", "a\u200bb", "x" * 25, "\u0007"])
def test_names_are_short_and_visible(server, name):
    with pytest.raises(Refused) as refused:
        server.client().come_in(name)
    assert refused.value.status == 422


def test_a_guest_becomes_an_account_and_keeps_the_seats(ana, server):
    guest = ana.get("/me")["player"]["id"]
    table = ana.new_table("aztlan", ["me", "open", "random"])["id"]
    name = "Ana" + guest[-6:]
    ana.token = ana.post("/accounts", {"name": name, "password": "temazcal-1325", "email": "ana@example.org"})["token"]
    me = ana.get("/me")
    assert me["player"] == {"id": guest, "name": name, "account": True}
    assert me["email"] == "ana@example.org"
    with server.client().log_in(name.upper(), "temazcal-1325") as elsewhere:
        assert elsewhere.table(table)["mine"] == [0]
        assert [found["id"] for found in elsewhere.get("/tables", which="mine")["tables"]] == [table]


def test_a_name_belongs_to_one_account(ana, ben, server):
    name = "Twin" + ana.get("/me")["player"]["id"][-6:]
    ana.post("/accounts", {"name": name, "password": "temazcal-1325"})
    with pytest.raises(Refused) as refused:
        ben.post("/accounts", {"name": name.lower(), "password": "another-1521"})
    assert (refused.value.status, refused.value.code) == (409, "conflict")


@pytest.mark.parametrize("name", ["right", "wrong"])
def test_a_wrong_password_or_name_is_told_alike(ana, server, name):
    own = "Known" + ana.get("/me")["player"]["id"][-6:]
    ana.post("/accounts", {"name": own, "password": "temazcal-1325"})
    with pytest.raises(Refused) as refused:
        server.client().log_in(own if name == "right" else "nobody-at-all", "temazcal-1326")
    assert (refused.value.status, refused.value.code) == (401, "wrong-password")


def test_sessions_can_be_ended(ana, server):
    name = "Many" + ana.get("/me")["player"]["id"][-6:]
    ana.token = ana.post("/accounts", {"name": name, "password": "temazcal-1325"})["token"]
    phone = server.client().log_in(name, "temazcal-1325")
    tablet = server.client().log_in(name, "temazcal-1325")
    sessions = phone.get("/sessions")
    assert [session["current"] for session in sessions].count(True) == 1
    tablet.request("DELETE", "/sessions/current")
    assert tablet.get("/me")["player"] is None
    phone.request("DELETE", "/sessions")
    assert ana.get("/me")["player"] is None
    assert phone.get("/me")["player"]["name"] == name
    assert len(phone.get("/sessions")) == 1


def test_a_changed_token_is_nobodys(ana, server):
    said, _, signature = ana.token.rpartition(".")  # not the last letter: two of its bits stand for nothing
    forged = ("a" if signature[0] != "a" else "b") + signature[1:]
    assert server.client(f"{said}.{forged}").get("/me")["player"] is None
    assert server.client(ana.token.partition(".")[0]).get("/me")["player"] is None


class Slow(Database):
    """A database whose next answer arrives only after something else has happened."""

    meanwhile = None

    @asynccontextmanager
    async def reading(self):
        async with super().reading() as connection:
            yield connection
        happening, self.meanwhile = self.meanwhile, None
        if happening is not None:
            await happening


def test_a_session_that_ends_while_it_is_looked_up_is_not_remembered(tmp_path):
    """Whoever has a guest's session asks in the very moment in which the guest becomes an account."""

    async def run():
        database = Slow(Settings(database=sqlite_in(tmp_path)))
        await database.migrate()
        identities = Identities(database, Passwords(Limits(enabled=False)))
        identities.open("key")
        guest = await identities.new_guest("Ana", "")
        other = await identities.new_guest("Ben", "")
        await identities.player_of(other.token)
        database.meanwhile = identities.new_account(guest.player, NewAccount("Citlali", "temazcal-1325"), "", "en")
        await identities.player_of(guest.token)
        found, _ = await identities.player_of(guest.token)
        await database.close()
        assert found is None
        assert (await identities.player_of(other.token))[0] == other.player  # without a look into the database

    asyncio.run(run())
