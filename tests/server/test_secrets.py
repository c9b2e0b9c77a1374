"""Another seat's secrets appear in no response, socket message, log line or error."""

import json
import re
from hashlib import sha256
from itertools import pairwise
from zlib import crc32

import msgspec
import pytest

from anahuac.bots import make_bot
from anahuac.core import Chance, Record, find_game
from anahuac.core.chance import KEYED
from anahuac.server.lobby import begin, make_table
from anahuac.server.news import log_info
from anahuac.server.table import Chair, Entry
from anahuac.server.wire.people import Player
from tests.server.playing import play_out, three_at_aztlan, wait_for
from tests.server.recording import Traffic
from tests.server.serving import serving, sqlite_in


def views(traffic):
    for text in traffic.running():
        for step in steps(text):
            yield step["view"]


def steps(text):
    """The steps in something that was told."""
    data = json.loads(text) if text.startswith("{") else {}
    for found in (data, data.get("news") or {}):
        yield from found.get("steps", [])


SECRET = {"aztlan": ("cards", "culture"), "azteca": ("fighters", "tribute", "sacrifices", "given", "hands")}


@pytest.mark.parametrize("game", SECRET)
def test_nobody_is_told_what_only_another_seat_may_know(tmp_path, game):
    with serving(sqlite_in(tmp_path), tmp_path) as server:
        ana, ben, eye = server.guest("Ana"), server.guest("Ben"), server.guest("Eye")
        options = {"round_limit": 2} if game == "azteca" else {}
        table = ana.new_table(game, ["me", "open", "random"], options=options)["id"]
        ben.post(f"/tables/{table}/join", {})
        ana.post(f"/tables/{table}/start", {})
        told = {1: Traffic(ben), None: Traffic(eye)}
        threads = [traffic.follow(table) for traffic in told.values()]
        last = play_out(table, [ana, ben])
        final = last["table"]["outcome"]["scores"]
        for thread in threads:
            thread.join(30)
        seed = last["table"]["seed"]
        invite = ana.table(table)["invite"]
        for seat, traffic in told.items():
            assert len(traffic.running()) > 20
            _check_views(game, traffic, seat)
            _check_log(game, traffic, seat)
            if game == "azteca":
                _check_gifts(traffic)
            assert not any(f'"{seed}"' in text for text in traffic.running())
        assert ana.get(f"/tables/{table}/log")["entries"][-1]["scores"] == final
        assert not any(invite in text for text in told[None].told)
        logged = server.log.read_text()
        for secret in (ana.token, ben.token, seed, invite):
            assert secret not in logged
        assert "Traceback" not in logged


def _check_views(game, traffic, seat):
    """In every view the secret fields of the other seats are left out, until the rules open them."""
    count = 0
    for view in views(traffic):
        assert view["seat"] == seat
        for field in SECRET[game]:
            for other, value in enumerate(view[field]):
                if other != seat and view.get("outcome") is None and not _is_open(view, field):
                    assert value in (None, []), (field, other, value)
                    count += 1
    assert count > 100


def _is_open(view, field):
    """Z2.1: power cards are open once all have chosen."""
    return field == "cards" and view.get("phase") != "choice"


def _check_log(game, traffic, seat):
    """No entry of the log tells a secret choice of another seat while the game goes on."""
    secret_actions = re.compile(r"P\d|[ABCR]\+[wk]|-[ABCR][wk]|Q \d+|\$ [ABCR]\+[wk]|S \w|D \w")
    catalogue = find_game(game).load_board().catalogue
    for text in traffic.running():
        for step in steps(text):
            if step["seat"] != seat and step["action"] is not None:
                assert not secret_actions.fullmatch(catalogue[step["action"]].text), step


def _check_gifts(traffic):
    """T15.1: the points in the log change with what everybody saw, never with what is given in secret."""
    entries = [step for text in traffic.running() if '"type":' in text for step in steps(text)]
    quiet = [
        (before["scores"], entry["scores"])
        for before, entry in pairwise(entries)
        if entry["move"] == before["move"] + 1 and not any(map(_is_about_points, entry["events"]))
    ]
    assert len(quiet) > 50
    assert all(before == after for before, after in quiet)


def _is_about_points(happening):
    return "gains" in happening or happening["event"]["event"] == "plundered"


def test_previews_and_questions_tell_no_secret(ana, ben):
    table = three_at_aztlan(ana, ben)
    ana.act(table, 0, 0, "P5")
    ana.act(table, 2, 1, "P9")
    shown = [ben.post(f"/tables/{table}/preview", {"seat": 1, "action": "P4"})["step"]["view"] for _ in range(3)]
    assert [view["cards"] for view in shown] == [[None, 4, None]] * 3
    assert shown[0] == shown[1] == shown[2]


def test_what_bots_choose_cannot_be_computed_from_what_all_know(sqlite_server):
    """With the public words of a table an opponent tries to be its bot; by luck it is right once in four."""
    ana = sqlite_server.guest()
    guessed = []
    for _ in range(10):
        table = ana.new_table("aztlan", ["me", "easy", "me"])["id"]
        view = ana.state(table, 0, move=0)["steps"][0]["view"]
        known = msgspec.convert({**view, "legal": []}, type(find_game("aztlan").new(3).view(0)))
        bot = make_bot("easy", crc32(repr((table, 1, "easy")).encode()))
        guess = bot.decide(known.imagine(Chance(1)).view(1))
        wait_for(ana, table, lambda state: 1 not in state["now"]["to_act"], 0)
        ana.post(f"/tables/{table}/abandon", {"agree": True})
        [entry] = ana.get(f"/tables/{table}/log")["entries"]
        guessed.append(guess.id == entry["action"])
    assert guessed.count(True) < 10


def test_a_forced_action_is_not_taken_where_it_would_betray_a_hand(ana, ben):
    """Z4.6: who is asked for Sacred Games and has none would be known to have none if the server answered."""
    table = three_at_aztlan(ana, ben)
    ben.request("PUT", f"/tables/{table}/settings", {"forced": True}, seat=1)
    play_out(table, [ana, ben])
    entries = ana.get(f"/tables/{table}/log")["entries"]
    game = Record.parse(ana.get(f"/tables/{table}/record"))
    forced = [entry for entry in entries if entry["seat"] == 1 and _has_no_choice(game, entry)]
    assert forced
    assert not any(entry.get("auto") for entry in entries)


def _has_no_choice(game, entry):
    return len(game.replay(entry["move"] - 1).legal_actions(entry["seat"])) == 1


def test_others_are_not_told_that_the_server_answered_for_somebody():
    """Neither of a forced action nor of an answer given before; of bots everybody knows."""
    ana, ben = Player("a", "Ana", account=False), Player("b", "Ben", account=False)
    chairs = [Chair(seat=0, player=ana), Chair(seat=1, player=ben), Chair(seat=2, bot="easy")]
    table = make_table(ana, game="aztlan", players=3, options={}, board=None, chairs=chairs)
    begin(table)
    for seat in range(3):
        table.enter(Entry(seat, seat, "P4", None, True, 0.0))
    shown = {seat: [entry.auto for entry in log_info(table, seat).entries] for seat in (0, 1, None)}
    assert shown == {0: [True, False, True], 1: [False, True, True], None: [False, False, True]}


def test_the_dice_of_a_table_have_a_key_of_128_bits_that_its_hash_commits_to(ana):
    table = ana.new_table("aztlan", ["me", "me", "me"])
    ana.post(f"/tables/{table['id']}/resign", {"seat": 0})
    ana.post(f"/tables/{table['id']}/abandon", {"agree": True})
    seed = ana.table(table["id"])["seed"]
    assert KEYED <= int(seed) < 2 * KEYED
    assert sha256(seed.encode()).hexdigest() == table["seed_hash"]
