"""Reviews over the net: of finished games only, as they grow, kept, and limited for each person."""

import pytest

from anahuac.bots import make_bot
from anahuac.client import Refused
from anahuac.core import Match, find_game
from tests.server.playing import hotseat_mexica
from tests.server.serving import serving, sqlite_in


def short_record(name="aztlan", seats=2, plies=12):
    """The beginning of a game among bots: to be looked back at in little time."""
    match = Match.new(find_game(name), seats, seed=4)
    for _ in range(plies):
        seat = match.state.to_act[0]
        match.act(seat, make_bot("easy", 1).decide(match.state.view(seat)))
    return str(match.record)


def bring(client, text):
    return client._http.post("/records", content=text).json()["id"]


def ask(client, table, **more):
    return client.post(f"/tables/{table}/review", more)


def whole(client, table):
    """Ask until the review is ready; all that was told, in its parts."""
    parts = [ask(client, table)]
    while not parts[-1]["ready"]:
        assert not parts[-1]["failed"]
        parts.append(ask(client, table, run=parts[-1]["run"], known=parts[-1]["done"]))
    return parts


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    folder = tmp_path_factory.mktemp("reviews")
    with serving(sqlite_in(folder), folder) as server:
        yield server


def test_a_review_grows_is_kept_and_the_same_for_everybody(house):
    ana, ben = house.guest("Ana"), house.guest("Ben")
    table = bring(ana, short_record())
    parts = whole(ana, table)
    first = parts[0]
    assert first["turns"][0]["first"] == 0
    assert {0, 12} <= {point["move"] for part in parts for point in part["points"]}
    free = {turn["first"] for turn in first["turns"] if turn["free"]}
    assert {one["first"] for part in parts for one in part["verdicts"]} == free
    marked = [one for part in parts for one in part["verdicts"] if one["better"]]
    for verdict in marked:
        assert verdict["better"]["plan"]
        assert verdict["mark"] in ("doubtful", "blunder")
    again = ask(ben, table)  # anybody who has the link may see an imported game
    assert again["ready"]
    assert {one["first"] for one in again["verdicts"]} == free


def test_a_running_game_is_not_looked_back_at(house):
    ana = house.guest("Ana")
    table = hotseat_mexica(ana)
    with pytest.raises(Refused) as refused:
        ask(ana, table)
    assert refused.value.status == 409


def test_nobody_sees_the_review_of_a_table_that_is_not_for_them(house):
    ana, eye = house.guest("Ana"), house.guest("Eye")
    table = ana.new_table("mexica", ["me", "me"], public=False)["id"]
    ana.post(f"/tables/{table}/abandon", {"agree": True})
    with pytest.raises(Refused) as refused:
        ask(eye, table)
    assert refused.value.status == 404
    with pytest.raises(Refused) as refused:
        ask(ana, table)  # nothing happened in it
    assert refused.value.status == 409
