"""Bots at tables: in processes of their own; one that crashes, hangs or cheats is replaced and noted."""

import asyncio
from contextlib import contextmanager

import pytest

from anahuac.core import all_games
from anahuac.core.notation import plain
from anahuac.server.fair_queue import FairQueue
from anahuac.server.table import BOT_NAMES
from tests.server.playing import wait_for
from tests.server.serving import serving, sqlite_in
from tests.server.test_tables import refusal

PACKAGE = """
import os, time

class Crasher:
    def __init__(self, seed): pass
    def decide(self, view): raise ValueError("secret inside")

class Dier(Crasher):
    def decide(self, view): os._exit(3)

class Sleeper(Crasher):
    def decide(self, view): time.sleep(3600)

class Cheater(Crasher):
    def decide(self, view): return "P99"
"""
BOTS = ("Crasher", "Dier", "Sleeper", "Cheater")


@contextmanager
def serving_bad_bots(folder, **settings):
    (folder / "badbots.py").write_text(PACKAGE)
    info = folder / "badbots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: badbots\nVersion: 1.0\n")
    points = "\n".join(f"{bot.lower()} = badbots:{bot}" for bot in BOTS)
    (info / "entry_points.txt").write_text(f"[anahuac.bots]\n{points}\n")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder))
        with serving(sqlite_in(folder), folder, **settings) as server:
            yield server


@pytest.fixture(scope="module")
def server_with_bad_bots(tmp_path_factory):
    with serving_bad_bots(tmp_path_factory.mktemp("bots"), bot_seconds=1) as server:
        yield server


@pytest.mark.parametrize("bot", BOTS)
def test_a_bad_bot_is_replaced_by_a_random_action_with_a_note(server_with_bad_bots, bot):
    ana = server_with_bad_bots.guest()
    table = ana.new_table("aztlan", ["me", bot.lower(), "random"])["id"]
    wait_for(ana, table, lambda state: state["table"]["to_act"] == [0], 0)
    notes = [message["text"] for message in ana.get(f"/tables/{table}/chat")]
    assert notes == [{"id": "server-note-bot-failed", "args": {"bot": bot.lower()}}]
    assert "secret inside" not in str(ana.get(f"/tables/{table}/log"))


def test_requests_are_answered_while_bots_think(server_with_bad_bots):
    ana = server_with_bad_bots.guest()
    ana.new_table("aztlan", ["me", "sleeper", "sleeper"])
    assert ana.get("/games")


def test_no_bot_is_called_like_a_place():
    """Else a city would attack itself in Azteca's story."""
    places = {plain(str(name)) for game in all_games() for name in getattr(game.load_board(), "names", ())}
    assert "cuitlahuac" in places
    assert not places & set(map(plain, BOT_NAMES))


def test_hanging_bots_hold_up_nobody_else(tmp_path):
    """Ana's bots hang at four tables; Ben's answer, and Cuauh gets a hint."""
    with serving_bad_bots(tmp_path, bot_seconds=120, bot_processes=2) as server:
        ana, ben, cuauh = server.guest("Ana"), server.guest("Ben"), server.guest("Cuauh")
        for _ in range(4):
            ana.new_table("aztlan", ["me", "sleeper", "sleeper"])
        table = ben.new_table("aztlan", ["me", "random", "random"])["id"]
        wait_for(ben, table, lambda state: state["table"]["to_act"] == [0], 0)
        asked = cuauh.new_table("mexica", ["me", "me"])["id"]
        assert cuauh.post(f"/tables/{asked}/hint", {"seat": 0})["action"] >= 0


def test_bots_of_one_person_are_limited(ana):
    for _ in range(20):
        ana.new_table("mexica", ["me", "open", "random", "random"])
    waiting = ana.new_table("mexica", ["me", "open", "random", "random"])["id"]
    for _ in range(19):
        ana.new_table("mexica", ["me", "open", "random", "random"])
    assert refusal(ana.request, "PUT", f"/tables/{waiting}/seats/1", {"kind": "bot", "bot": "random"}) == (
        429,
        "too-many",
    )
    assert refusal(ana.post, f"/tables/{waiting}/start", {"bots": "random"}) == (429, "too-many")
    assert [seat["kind"] for seat in ana.table(waiting)["seats"]] == ["person", "open", "bot", "bot"]


def test_owners_take_turns_in_a_queue():
    """One place: Ana asks three times before Ben does, and she is not served thrice before him."""

    async def take_turns():
        queue, served = FairQueue(1), []

        async def work(owner):
            async with queue.place(owner):
                served.append(owner)
                await asyncio.sleep(0)

        await asyncio.gather(*map(work, ("ana", "ana", "ana", "ben")))
        return served

    assert asyncio.run(take_turns()) == ["ana", "ana", "ben", "ana"]


def test_no_owner_has_all_places():
    async def fill():
        queue, inside = FairQueue(3), []

        async def work(owner):
            async with queue.place(owner):
                inside.append(owner)
                await asyncio.sleep(3600)

        tasks = [asyncio.create_task(work(owner)) for owner in ("ana", "ana", "ana", "ben", "ben")]
        await asyncio.sleep(0.01)
        tasks[0].cancel()
        await asyncio.sleep(0.01)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return inside

    assert asyncio.run(fill()) == ["ana", "ana", "ben", "ana"]
