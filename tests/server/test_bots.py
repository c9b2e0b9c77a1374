"""Bots at tables: in processes of their own; one that crashes, hangs or cheats is replaced and noted."""

import pytest

from anahuac.core import all_games
from anahuac.core.notation import plain
from anahuac.server.table import BOT_NAMES
from tests.server.playing import wait_for
from tests.server.serving import serving, sqlite_in

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


@pytest.fixture(scope="module")
def server_with_bad_bots(tmp_path_factory):
    folder = tmp_path_factory.mktemp("bots")
    (folder / "badbots.py").write_text(PACKAGE)
    info = folder / "badbots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: badbots\nVersion: 1.0\n")
    points = "\n".join(f"{bot.lower()} = badbots:{bot}" for bot in BOTS)
    (info / "entry_points.txt").write_text(f"[anahuac.bots]\n{points}\n")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder))
        with serving(sqlite_in(folder), folder, bot_seconds=1) as server:
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
