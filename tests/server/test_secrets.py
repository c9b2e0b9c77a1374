"""Another seat's secrets appear in no response, socket message, log line or error."""

import json
import re
import threading
from itertools import pairwise

import pytest

from anahuac.core import find_game
from tests.server.playing import play_out, three_at_aztlan
from tests.server.serving import serving, sqlite_in


class Traffic:
    """Everything that one client was told."""

    def __init__(self, client):
        self.client = client
        self.told = []
        client._http.event_hooks["response"].append(self._note)

    def _note(self, response):
        response.read()
        self.told.append(response.text)

    def follow(self, table):
        def listen():
            with self.client.live(table, patience=60) as messages:
                for message in messages:
                    self.told.append(json.dumps(message))
                    if message.get("table", {}).get("status", "running") != "running":
                        return

        thread = threading.Thread(target=listen)
        thread.start()
        return thread

    def running(self):
        """What was told while the game went on."""
        return [text for text in self.told if not re.search(r'"status": ?"finished"', text)]


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
