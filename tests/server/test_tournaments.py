"""Tournaments: run by their hosts, played to the end, and fair to whoever does not come or leaves."""

import time
from contextlib import contextmanager

import pytest

from anahuac.client import Refused
from anahuac.server.storage.tournaments import Pair, Tournament
from anahuac.server.tournament_rounds import table_of
from anahuac.server.wire.people import Player
from anahuac.server.wire.tables import DaysClock
from anahuac.server.wire.tournaments import Entrant
from tests.server.playing import play_out

DAYS = {"kind": "correspondence", "days": 3}
LIVE = {"kind": "live", "bank": 600, "increment": 5}


@contextmanager
def refused(code):
    with pytest.raises(Refused) as caught:
        yield
    assert caught.value.code == code


def made(host, game="mexica", size=2, **more):
    wanted = {"name": "Cup", "game": game, "size": size, "clock": DAYS, **more}
    if game == "mexica":
        wanted.setdefault("options", {"round_limit": 5})
    return host.post("/tournaments", wanted)["id"]


def shown(client, cup):
    return client.get(f"/tournaments/{cup}")


def wait_until(client, cup, condition):
    for _ in range(1200):
        info = shown(client, cup)
        if condition(info):
            return info
        time.sleep(0.05)
    raise AssertionError(info)


def test_four_with_two_bots_play_everybody_to_the_end(sqlite_server):
    """The host adds bots and starts; the rounds follow one another; everybody meets everybody."""
    ana, ben = sqlite_server.guest("Ana"), sqlite_server.guest("Ben")
    cup = made(ana)
    for client in (ana, ben):
        client.post(f"/tournaments/{cup}/join", {})
    for _ in range(2):
        ana.post(f"/tournaments/{cup}/bots", {"bot": "random"})
    info = ana.post(f"/tournaments/{cup}/start", {})
    assert (info["status"], info["round"], info["rounds"]) == ("running", 1, 3)
    while info["status"] == "running":
        for client in (ana, ben):
            mine = [pair for pair in info["pairings"] if shown(client, cup)["me"] in pair["entrants"]]
            table = mine[-1]["table"]
            if mine[-1].get("points") is None and client.table(table)["status"] == "running":
                play_out(table, [ana, ben])
        before = info["round"]
        info = wait_until(ana, cup, lambda now, before=before: now["round"] > before or now["status"] != "running")
    assert info["status"] == "finished"
    assert len(info["pairings"]) == 6
    assert {frozenset(pair["entrants"]) for pair in info["pairings"]} == {
        frozenset(pair) for pair in [(1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)]
    }
    assert sum(row["points"] for row in info["standings"]) == 6
    assert [row["rank"] for row in info["standings"]] == sorted(row["rank"] for row in info["standings"])
    played = ana.table(info["pairings"][0]["table"])
    assert played["tournament"] == cup
    assert played["status"] == "finished"


def test_only_its_host_runs_a_tournament(server, ana, ben):
    cup = made(ana)
    ben.post(f"/tournaments/{cup}/join", {})
    for path, body in (("bots", {"bot": "easy"}), ("start", {}), ("cancel", {})):
        with refused("forbidden"):
            ben.post(f"/tournaments/{cup}/{path}", body)
    with refused("forbidden"):
        ben.request("DELETE", f"/tournaments/{cup}/entrants/1")
    with refused("conflict"):
        ana.post(f"/tournaments/{cup}/start", {})  # one alone
    with refused("conflict"):
        ana.post(f"/tournaments/{cup}/leave", {})  # she does not take part
    assert ana.post(f"/tournaments/{cup}/cancel", {})["status"] == "cancelled"
    with refused("conflict"):
        ben.post(f"/tournaments/{cup}/join", {})


def test_a_private_one_is_for_its_people_and_those_with_the_invitation(server, ana, ben):
    cup = made(ana, public=False)
    with refused("not-found"):
        shown(ben, cup)
    with refused("not-found"):
        ben.post(f"/tournaments/{cup}/join", {})
    invite = shown(ana, cup)["invite"]
    assert ben.get(f"/tournaments/{cup}", invite=invite)["name"] == "Cup"
    ben.post(f"/tournaments/{cup}/join", {"invite": invite})
    assert cup in [one["id"] for one in ben.get("/tournaments", which="mine")["tournaments"]]
    assert cup not in [one["id"] for one in ben.get("/tournaments", which="open")["tournaments"]]


@pytest.mark.parametrize(
    "wrong",
    [
        {"clock": {"kind": "none"}},
        {"game": "chess"},
        {"size": 7},
        {"size": 3, "most": 2},
        {"bot": "nobody"},
        {"options": {"no_such": True}},
    ],
)
def test_what_cannot_be_played_is_refused(sqlite_server, wrong):
    with pytest.raises(Refused) as caught:
        made(sqlite_server.guest(), **wrong)
    assert caught.value.status in (400, 422)


def test_the_seats_of_a_game_are_settled_and_who_leaves_gives_up(server, ana, ben):
    """By correspondence games begin at once; a player who leaves ends the own game, nobody else can."""
    cup = made(ana, form="double")
    for client in (ana, ben):
        client.post(f"/tournaments/{cup}/join", {})
    info = ana.post(f"/tournaments/{cup}/start", {})
    [pair] = info["pairings"]
    with refused("conflict"):
        ana.post(f"/tables/{pair['table']}/leave", {})
    assert ana.request("DELETE", f"/tournaments/{cup}/entrants/2")["people"][1]["dropped"]
    assert ana.table(pair["table"])["status"] == "running"  # the host has not ended it
    info = ben.post(f"/tournaments/{cup}/leave", {})
    assert info["status"] == "finished"  # nobody is left to play with
    assert info["pairings"][0]["points"] == [1, 0] if pair["entrants"][0] == 1 else [0, 1]
    assert info["standings"][0]["entrant"] == 1


def test_to_a_live_game_people_have_to_come(server, ana, ben):
    cup = made(ana, clock=LIVE)
    for client in (ana, ben):
        client.post(f"/tournaments/{cup}/join", {})
    [pair] = ana.post(f"/tournaments/{cup}/start", {})["pairings"]
    table = ana.table(pair["table"])
    assert table["status"] == "open"
    for path, body in (("leave", {}), ("start", {"bots": "easy"})):
        with refused("conflict"):
            ana.post(f"/tables/{table['id']}/{path}", body)
    with refused("conflict"):
        ana.request("PUT", f"/tables/{table['id']}/seats/0", {"kind": "bot"})
    eve = server.guest("Eve")
    with refused("conflict"):
        eve.post(f"/tables/{table['id']}/join", {})
    ana.post(f"/tables/{table['id']}/join", {})
    assert ben.post(f"/tables/{table['id']}/join", {})["status"] == "running"


def test_who_does_not_come_to_a_live_game_has_lost_it(server, ana, ben):
    """Ben has left before the game began: at once his seat is given to nobody, and Ana has won."""
    cup = made(ana, clock=LIVE)
    for client in (ana, ben):
        client.post(f"/tournaments/{cup}/join", {})
    [pair] = ana.post(f"/tournaments/{cup}/start", {})["pairings"]
    ana.post(f"/tables/{pair['table']}/join", {})
    ben.post(f"/tournaments/{cup}/leave", {})
    info = wait_until(ana, cup, lambda now: now["status"] == "finished")
    assert info["pairings"][0]["absent"] == [2]
    assert {row["entrant"]: row["points"] for row in info["standings"]} == {1: 1, 2: 0}


def tournament(form, size, pairs, dropped=()):
    people = [Entrant(number=number, name=str(number), dropped=number in dropped) for number in range(1, 5)]
    return Tournament(
        id="c", name="Cup", host=Player("p", "Ana", account=False), game="mexica", board="mexica", options={},
        size=size, form=form, rounds=3, clock=DaysClock(3), timeout="bot", bot="easy", wait=600, most=8, public=True,
        invite="", created=0.0, entrants=people, pairs=pairs,
    )  # fmt: skip


@pytest.mark.parametrize(("form", "size", "worth"), [("swiss", 2, 1), ("swiss", 3, 0.5), ("single", 2, 0)])
def test_a_bye_is_worth_something_only_where_not_everybody_has_one(form, size, worth):
    rows = table_of(tournament(form, size, [Pair(1, 1, [4], places=[1])]))
    assert {row.entrant: row.points for row in rows}[4] == worth
