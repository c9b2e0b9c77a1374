"""Pages about people and games: what is counted, and what others may not see of it."""

from uuid import uuid4

import pytest

from anahuac.client import Refused
from tests.server.playing import play_out


def account(server, name):
    name = f"{name} {uuid4().hex[:8]}"
    client = server.client()
    client.token = client.post("/accounts", {"name": name, "password": "a long password"})["token"]
    client.name = name
    return client


def finished(host, guests, game="mexica", public=True, **options):
    """A short game at random."""
    seats = ["me", *["open" for _ in guests]]
    table = host.new_table(game, seats, public=public, options={"round_limit": 5, **options})["id"]
    for guest in guests:
        guest.post(f"/tables/{table}/join", {"invite": host.table(table)["invite"]})
    host.post(f"/tables/{table}/start", {})
    play_out(table, [host, *guests])
    return table


def test_a_page_has_games_ratings_moments_and_rivals(server):
    ana, ben = account(server, "Ana"), account(server, "Ben")
    table = finished(ana, [ben])
    scores = ana.table(table)["outcome"]["scores"]
    page = ben.get(f"/players/{ana.name}")
    assert not page["me"]
    [record] = page["games"]
    assert (record["game"], record["played"], record["rating"]["games"]) == ("mexica", 1, 1)
    assert record["beaten"] == (1 if record["won"] else 0) or scores[0] == scores[1]
    [point] = page["progress"]
    assert (point["table"], point["rating"]) == (table, record["rating"]["rating"])
    [rival] = page["rivals"]
    assert rival["player"]["name"] == ben.name
    assert rival["games"] == rival["ahead"] + rival["behind"] + rival["level"] == 1
    assert {"kind": "points", "game": "mexica", "value": scores[0]}.items() <= page["moments"][
        -1
    ].items() or not scores[0]
    assert [one["id"] for one in page["tables"]] == [table]


def test_private_games_are_for_oneself(server):
    ana, ben = account(server, "Ana"), account(server, "Ben")
    table = finished(ana, [ben], public=False)
    mine, others = ana.get("/me/page"), ben.get(f"/players/{ana.name}")
    assert mine["me"]
    assert [one["id"] for one in mine["tables"]] == [table]
    assert not others["tables"]
    assert not others["games"]
    assert not others["rivals"]
    assert table not in str(others)
    eve = server.guest("Eve")
    assert table not in str(eve.get("/games/mexica/statistics"))


def test_a_guest_has_a_page_of_their_own_that_nobody_finds(server):
    eve = server.guest("Eve")
    assert eve.get("/me/page")["player"]["name"] == "Eve"
    for who in (eve, server.client()):
        with pytest.raises(Refused) as caught:
            who.get("/players/Eve")
        assert caught.value.status == 404
    with pytest.raises(Refused) as caught:
        server.client().get("/me/page")
    assert caught.value.status == 401


def test_running_games_are_on_no_page(server):
    ana, ben = account(server, "Ana"), account(server, "Ben")
    table = ana.new_table("aztlan", ["me", "open"])["id"]
    ben.post(f"/tables/{table}/join", {})
    ana.post(f"/tables/{table}/start", {})
    page = ana.get("/me/page")
    assert not page["tables"]
    assert not page["games"]


def test_the_ladder_takes_doubt_off_and_leaves_guests_out(server):
    ana, ben = account(server, "Ana"), account(server, "Ben")
    finished(ana, [ben])
    ladder = ana.get("/ladders/mexica")
    rungs = ladder["rungs"]
    assert [rung["rank"] for rung in rungs] == list(range(1, len(rungs) + 1))
    assert [rung["sure"] for rung in rungs] == sorted((rung["sure"] for rung in rungs), reverse=True)
    assert all(rung["sure"] == pytest.approx(rung["rating"] - 3 * rung["doubt"], abs=0.04) for rung in rungs)
    assert all(rung["player"]["account"] for rung in rungs)
    assert ladder["me"]["player"]["name"] == ana.name
    with pytest.raises(Refused):
        ana.get("/ladders/chess")


def test_statistics_count_tables_here_and_games_among_bots(server):
    ana = server.guest("Ana")
    told = ana.get("/games/aztlan/statistics")
    assert [size["players"] for size in told["bots"]] == [2, 3, 4]
    for size in told["bots"]:
        assert size["games"] >= 50
        assert sum(size["first_places"]) == pytest.approx(1, abs=0.01)
        assert sum(size["ends"].values()) == pytest.approx(1, abs=0.01)
        assert size["winning"] > size["points"] > 0
