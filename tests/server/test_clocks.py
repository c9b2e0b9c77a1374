"""Clocks: a bank with an increment, days for each action; what happens when time runs out."""

import os
import signal
import time
from concurrent.futures import ThreadPoolExecutor

from anahuac.client import legal
from anahuac.server.lobby import begin as start_game
from anahuac.server.lobby import make_chair, make_table
from anahuac.server.table import Entry, deadline, run_clocks, start_clocks
from anahuac.server.wire.people import Player
from anahuac.server.wire.tables import DaysClock, LiveClock, NewSeat
from tests.server.playing import two_player_table, wait_for
from tests.server.serving import serving, sqlite_in
from tests.server.test_tables import refusal

ANA = Player("pana", "Ana", account=False)


def table_with(clock, game="mexica", players=2):
    chairs = [make_chair(seat, NewSeat(kind="me"), ANA) for seat in range(players)]
    table = make_table(ANA, game=game, players=players, options={}, board=None, chairs=chairs)
    table.clock = clock
    start_game(table)
    start_clocks(table, 1000.0)
    if game == "mexica":
        for seat in range(players):
            act(table, seat, table.state.legal_actions(seat)[0].text, 1000.0)
        start_clocks(table, 1000.0)
    return table


def act(table, seat, text, at):
    table.enter(Entry(table.plies, seat, text, None, False, at))
    run_clocks(table, seat, at)


def test_only_the_clock_of_who_must_decide_runs():
    table = table_with(LiveClock(bank=60, increment=5))
    assert deadline(table, table.chairs[0]) == 1060
    assert deadline(table, table.chairs[1]) is None


def test_time_is_taken_from_the_bank_and_the_increment_comes_after_the_turn():
    table = table_with(LiveClock(bank=60, increment=5))
    seat = table.to_act[0]
    act(table, seat, "+", 1010.0)
    assert table.chairs[seat].bank == 50
    assert deadline(table, table.chairs[seat]) == 1010 + 50
    while table.to_act == (seat,):
        act(table, seat, "+" if "+" in map(str, table.state.legal_actions(seat)) else ".", 1012.0)
    assert table.chairs[seat].bank == 48 + 5
    assert table.chairs[seat].since is None
    assert deadline(table, table.chairs[1 - seat]) == 1012 + 60


def test_those_who_choose_at_the_same_time_have_clocks_of_their_own():
    table = table_with(LiveClock(bank=60, increment=5), "aztlan", 3)
    act(table, 1, "P5", 1020.0)
    assert table.chairs[1].bank == 60 - 20 + 5
    assert deadline(table, table.chairs[0]) == 1060
    assert deadline(table, table.chairs[1]) is None


def test_days_are_counted_for_each_action():
    table = table_with(DaysClock(days=2))
    assert deadline(table, table.chairs[0]) == 1000 + 2 * 86_400
    act(table, 0, "+", 5000.0)
    assert deadline(table, table.chairs[0]) == 5000 + 2 * 86_400


HURRIED = {"kind": "live", "bank": 10, "increment": 0}


def test_a_bot_takes_over_until_the_player_returns(ana):
    table = ana.new_table("mexica", ["me", "random"], clock=HURRIED, timeout="bot", bot="random")["id"]
    away = wait_for(ana, table, lambda state: state["table"]["seats"][0].get("away", False), 0)
    assert away["table"]["status"] == "running"
    wait_for(ana, table, lambda state: any(entry["seat"] == 0 for entry in ana.get(f"/tables/{table}/log")["entries"]))
    back = ana.post(f"/tables/{table}/return", {"seat": 0})
    assert "away" not in back["seats"][0]
    assert back["seats"][0]["bank"] >= 30
    notes = [message["text"]["id"] for message in ana.get(f"/tables/{table}/chat")]
    assert notes == ["server-note-timeout"]


def test_or_the_game_is_forfeited(ana, ben):
    table = two_player_table(ana, ben, clock=HURRIED, timeout="forfeit")
    ended = wait_for(ben, table, lambda state: state["table"]["status"] == "finished", 1)
    assert ended["table"]["outcome"]["ranking"] == [[1], [0]]


def test_an_action_after_the_deadline_does_not_count(tmp_path):
    """Even if nobody has noticed yet that the time is up: here the server slept while it ran out."""
    with serving(sqlite_in(tmp_path), tmp_path) as server:
        ana, ben = server.guest("Ana"), server.guest("Ben")
        table = two_player_table(ana, ben, clock=HURRIED, timeout="forfeit")
        state = ana.state(table, 0)
        os.killpg(server.process.pid, signal.SIGSTOP)
        time.sleep(max(0.0, state["table"]["seats"][0]["deadline"] - time.time()) + 0.1)
        sent = ThreadPoolExecutor(1).submit(refusal, ana.act, table, 0, state["now"]["ply"], legal(state)[9])
        time.sleep(0.2)
        os.killpg(server.process.pid, signal.SIGCONT)
        assert sent.result()[1] in ("late", "not-running")
        ended = ana.state(table, 0)
        assert ended["now"]["moves"] == state["now"]["moves"]
        outcome = ended["table"]["outcome"]
        assert (outcome["ranking"], outcome["reason"]) == ([[1], [0]], "time")
        assert '[Termination "time"]' in ana.get(f"/tables/{table}/record")
