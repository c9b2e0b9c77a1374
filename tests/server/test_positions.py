"""Trying things: points of games as positions, as far as a seat may know them, and tables that begin with one."""

import pytest

from anahuac.client import Refused, legal
from anahuac.core import Record, find_game
from anahuac.server.lobby import begin, make_table
from anahuac.server.positions import state_for, without_luck
from anahuac.server.table import Chair, Entry
from anahuac.server.wire.people import Player
from tests.server.playing import hotseat_mexica, three_at_aztlan, wait_for
from tests.server.serving import serving, sqlite_in


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    folder = tmp_path_factory.mktemp("positions")
    with serving(sqlite_in(folder), folder) as server:
        yield server


def test_a_position_of_a_running_game_holds_no_secret(house):
    ana, ben = house.guest("Ana"), house.guest("Ben")
    table = three_at_aztlan(ana, ben)
    ana.act(table, 0, 0, "P9")
    drawn = set()
    for _ in range(12):
        position = ben.get(f"/tables/{table}/position", seat=1)["position"]
        assert find_game("aztlan").position(position).view(1).seat == 1
        drawn.add(position.get("cards", {}).get("0"))
        assert position["chance"] < 2**53
    assert len(drawn) > 1  # what Ana has chosen is made up anew each time
    with pytest.raises(Refused) as refused:
        ben.get(f"/tables/{table}/position", seat=0)
    assert refused.value.status == 403


def test_play_on_from_a_point_of_a_game(house):
    ana = house.guest("Ana")
    table = hotseat_mexica(ana)
    found = ana.get(f"/tables/{table}/position", seat=0)
    tried = ana.post("/games/mexica/play-on", {"position": found["position"], "seat": 0, "bot": "random"})
    assert not tried["public"]
    assert [seat["kind"] for seat in tried["seats"]] == ["person", "bot"]
    news = wait_for(ana, tried["id"], legal)
    assert news["steps"][-1]["view"]["nobles"] == ana.state(table, 0)["steps"][-1]["view"]["nobles"]
    ana.act(tried["id"], 0, news["now"]["ply"], ".")
    news = wait_for(ana, tried["id"], legal)
    assert news["now"]["moves"] > 1
    house_record = ana._http.get(f"/tables/{tried['id']}/record").text
    assert "Position" not in house_record  # while it runs: it tells what bots hold
    ana.post(f"/tables/{tried['id']}/abandon", {"agree": True})
    record = Record.parse(ana._http.get(f"/tables/{tried['id']}/record").text)
    assert record.position is not None
    assert record.replay().view(0) is not None
    brought = ana._http.post("/records", content=str(record)).json()
    assert ana.state(brought["id"])["now"]["moves"] == news["now"]["moves"]


def test_what_cannot_be_is_refused_with_its_reasons(house):
    ana = house.guest("Ana")
    position = find_game("mexica").new(2, seed=1).position()
    for wrong in ({**position, "canals": ["zz9"]}, {"players": 7}, {**position, "ended": "passed"}):
        with pytest.raises(Refused) as refused:
            ana.post("/games/mexica/play-on", {"position": wrong, "seat": 0})
        assert refused.value.status == 422
    with pytest.raises(Refused) as refused:
        ana.post("/games/mexica/play-on", {"position": position, "seat": 5})
    assert refused.value.status == 422


def test_of_many_tries_the_oldest_is_put_away(house):
    ana = house.guest("Ana")
    position = find_game("aztlan").new(2, seed=1).position()
    ids = [ana.post("/games/aztlan/play-on", {"position": position, "seat": 0})["id"] for _ in range(7)]
    assert ana.table(ids[0])["status"] == "abandoned"
    assert ana.table(ids[1])["status"] == "running"


def test_what_a_seat_cannot_know_is_not_in_its_position(monkeypatch):
    """Two games that look the same to a seat give it the same position, if the same is made up."""
    monkeypatch.setattr("anahuac.server.positions.secrets.randbits", lambda bits: 7)
    people = [Player(name, name, account=False) for name in ("Ana", "Ben", "Eva")]
    found = []
    for card in ("P4", "P9"):
        chairs = [Chair(seat=seat, player=player) for seat, player in enumerate(people)]
        table = make_table(people[0], game="aztlan", players=3, options={}, board=None, chairs=chairs)
        table.seed = 11
        begin(table)
        table.enter(Entry(0, 0, card, None, False, 0.0))
        found.append({seat: without_luck(state_for(table, 1, seat)).position() for seat in (0, 1, None)})
    assert found[0][1] == found[1][1]
    assert found[0][None] == found[1][None]
    assert found[0][0] != found[1][0]  # whoever chose it knows it
