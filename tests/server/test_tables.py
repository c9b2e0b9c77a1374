"""Tables: open, join, leave, start, resign, abandon, rematch; who may see what in the lobby."""

import pytest

from anahuac.client import Refused, legal
from tests.server.playing import play_out, two_player_table, wait_for


def refusal(call, *args, **more):
    with pytest.raises(Refused) as refused:
        call(*args, **more)
    return refused.value.status, refused.value.code


def ids(client, which, **query):
    return [table["id"] for table in client.get("/tables", which=which, **query)["tables"]]


def test_a_table_without_open_seats_starts_at_once(ana):
    table = ana.new_table("mexica", ["me", "random"])
    assert table["status"] == "running"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]
    assert len(table["seed_hash"]) == 64
    assert "seed" not in table


def test_a_table_waits_for_its_players(ana, ben):
    table = ana.new_table("aztlan", ["me", "open", "random"])
    assert table["status"] == "open"
    assert table["id"] in ids(ben, "open", game="aztlan")
    joined = ben.post(f"/tables/{table['id']}/join", {})
    assert joined["mine"] == [1]
    assert refusal(ben.post, f"/tables/{table['id']}/start", {}) == (403, "forbidden")
    assert ana.post(f"/tables/{table['id']}/start", {})["status"] == "running"
    assert table["id"] in ids(ben, "running")
    assert table["id"] in ids(ben, "mine")


def test_open_seats_can_go_to_bots(ana):
    table = ana.new_table("azteca", ["me", "open", "open"])["id"]
    assert refusal(ana.post, f"/tables/{table}/start", {}) == (409, "conflict")
    started = ana.post(f"/tables/{table}/start", {"bots": "random"})
    assert [seat["kind"] for seat in started["seats"]] == ["person", "bot", "bot"]


def test_the_host_changes_seats_before_the_start(ana, ben):
    table = ana.new_table("aztlan", ["me", "open", "open"])["id"]
    changed = ana.request("PUT", f"/tables/{table}/seats/2", {"kind": "bot", "bot": "random"})
    assert changed["seats"][2]["bot"] == "random"
    assert refusal(ben.request, "PUT", f"/tables/{table}/seats/2", {"kind": "open"}) == (403, "forbidden")
    ben.post(f"/tables/{table}/join", {})
    assert ana.request("PUT", f"/tables/{table}/seats/1", {"kind": "open"})["seats"][1]["kind"] == "open"
    assert ben.table(table)["mine"] == []


def test_a_guest_can_stand_up_again_and_the_host_closes_the_table(ana, ben):
    table = ana.new_table("mexica", ["me", "open"])["id"]
    ben.post(f"/tables/{table}/join", {"seat": 1})
    assert refusal(ana.post, f"/tables/{table}/join", {}) == (409, "conflict")
    assert ben.post(f"/tables/{table}/leave")["mine"] == []
    assert ana.post(f"/tables/{table}/leave")["status"] == "abandoned"
    assert table not in ids(ben, "open")


def test_several_seats_for_one_person(ana):
    table = ana.new_table("aztlan", ["me", "me", "me"])
    assert table["mine"] == [0, 1, 2]
    for seat in (2, 0, 1):
        state = ana.state(table["id"], seat)
        ana.act(table["id"], seat, state["now"]["ply"], legal(state)[0])
    assert ana.state(table["id"])["steps"][-1]["view"]["phase"] == "expansion"


def test_those_around_one_screen_have_names(ana):
    seats = [{"kind": "me", "name": " Nopaltzin "}, {"kind": "bot", "bot": "random"}, {"kind": "me"}]
    table = ana.post("/tables", {"game": "mexica", "players": 3, "seats": seats})
    assert [seat["name"] for seat in table["seats"]][::2] == ["Nopaltzin", "Ana 2"]
    ana.post(f"/tables/{table['id']}/resign", {"seat": 0})
    ana.post(f"/tables/{table['id']}/abandon", {"agree": True})
    again = ana.post(f"/tables/{table['id']}/rematch")
    assert [seat["name"] for seat in again["seats"]][:2] == ["Ana 1", "Nopaltzin"]


def test_a_name_that_cannot_be_seen_is_refused(ana):
    seats = [{"kind": "me", "name": "\u200b"}, {"kind": "me"}]
    assert refusal(ana.post, "/tables", {"game": "mexica", "players": 2, "seats": seats}) == (422, "invalid")


def test_the_tables_one_sits_at_are_told_apart_from_those_that_are_over(ana):
    over, going = (ana.new_table("mexica", ["me", "random"])["id"] for _ in range(2))
    ana.post(f"/tables/{over}/resign", {"seat": 0})
    assert going in ids(ana, "current")
    assert over not in ids(ana, "current")
    assert {over, going} <= set(ids(ana, "mine"))


def test_a_private_table_is_for_those_who_are_invited(ana, ben):
    table = ana.new_table("mexica", ["me", "open"], public=False)
    id, invite = table["id"], table["invite"]
    assert id not in ids(ben, "open")
    assert refusal(ben.table, id) == (404, "not-found")
    assert refusal(ben.post, f"/tables/{id}/join", {}) == (404, "not-found")
    assert refusal(ben.table, id, invite="wrong") == (404, "not-found")
    assert ben.table(id, invite=invite)["status"] == "open"
    assert "invite" not in ben.table(id, invite=invite)
    ben.post(f"/tables/{id}/join", {"invite": invite})
    assert ben.table(id)["mine"] == [1]


def test_spectators_look_on_unless_the_table_does_not_want_them(ana, ben, server):
    shown, hidden = ana.new_table("aztlan", ["me", "random", "random"]), two_player_table(ana, ben, spectators=False)
    with server.guest("Cuauh") as onlooker:
        state = onlooker.state(shown["id"])
        assert state["now"]["seat"] is None
        assert state["steps"][-1]["view"]["cards"] == [None, None, None]
        assert refusal(onlooker.state, shown["id"], 0) == (403, "forbidden")
        assert refusal(onlooker.state, hidden) == (403, "forbidden")
    with server.client() as nobody:
        assert legal(nobody.state(shown["id"])) == []


def test_giving_up_a_game_for_two_is_losing_it(ana, ben):
    table = two_player_table(ana, ben)
    ended = ana.post(f"/tables/{table}/resign", {"seat": 0})
    assert ended["status"] == "finished"
    assert ended["outcome"]["ranking"] == [[1], [0]]
    assert ended["outcome"]["reason"] == "resigned"
    assert refusal(ben.post, f"/tables/{table}/resign", {"seat": 1}) == (409, "not-running")


def test_with_more_players_a_bot_plays_on_for_who_gives_up(ana, ben):
    table = ana.new_table("aztlan", ["me", "open", "random"], bot="random")["id"]
    ben.post(f"/tables/{table}/join", {})
    ana.post(f"/tables/{table}/start", {})
    ben.post(f"/tables/{table}/resign", {"seat": 1})
    last = play_out(table, [ana])
    assert last["table"]["status"] == "finished"
    assert last["table"]["seats"][1]["resigned"]


def test_a_game_that_everybody_leaves_is_abandoned(ana, ben):
    table = two_player_table(ana, ben)
    assert ana.post(f"/tables/{table}/abandon", {"agree": True})["offers"]["abandon"] == [0]
    assert ben.post(f"/tables/{table}/abandon", {"agree": False})["status"] == "running"
    assert ana.post(f"/tables/{table}/abandon", {"agree": False})["offers"]["abandon"] == []
    ana.post(f"/tables/{table}/abandon", {"agree": True})
    assert ben.post(f"/tables/{table}/abandon", {"agree": True})["status"] == "abandoned"
    notes = [message["text"]["id"] for message in ana.get(f"/tables/{table}/chat") if message["room"] == "note"]
    assert notes == [
        "server-note-abandon",
        "server-note-abandon-no",
        "server-note-abandon-no",
        *["server-note-abandon"] * 2,
    ]


def test_a_rematch_has_everybody_one_seat_further(ana, ben):
    table = two_player_table(ana, ben)
    assert refusal(ana.post, f"/tables/{table}/rematch") == (409, "conflict")
    ana.post(f"/tables/{table}/resign", {"seat": 0})
    again = ana.post(f"/tables/{table}/rematch")
    assert again["mine"] == [1]
    assert again["seats"][0]["held_for"]["name"] == "Ben"
    assert ben.post(f"/tables/{table}/rematch")["id"] == again["id"]
    assert ben.table(table)["rematch"] == again["id"]
    started = ben.post(f"/tables/{again['id']}/join", {})
    assert (started["status"], started["mine"]) == ("running", [0])


def test_a_third_game_follows_the_second(ana, ben):
    table = two_player_table(ana, ben)
    seen = [table]
    for _ in range(2):
        ana.post(f"/tables/{seen[-1]}/resign", {"seat": ana.table(seen[-1])["mine"][0]})
        again = ana.post(f"/tables/{seen[-1]}/rematch")["id"]
        assert again not in seen
        assert ben.post(f"/tables/{again}/join", {})["status"] == "running"
        assert (ana.table(seen[-1])["rematch"], ana.table(again).get("rematch")) == (again, None)
        seen.append(again)
    assert ana.table(seen[2])["mine"] == ana.table(table)["mine"]


def test_a_held_seat_is_for_nobody_else(ana, ben, server):
    table = two_player_table(ana, ben)
    ana.post(f"/tables/{table}/resign", {"seat": 0})
    again = ana.post(f"/tables/{table}/rematch")["id"]
    with server.guest("Cuauh") as other:
        assert refusal(other.post, f"/tables/{again}/join", {}) == (409, "conflict")


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"players": 5, "seats": [{"kind": "me"}] * 5},
        {"players": 3},
        {"board": "atlantis"},
        {"board": "../../../../etc/passwd"},
        {"options": {"neutral_temples": "23"}},
        {"options": {"unknown": 1}},
        {"seats": [{"kind": "open"}, {"kind": "open"}]},
        {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep-blue"}]},
        {"clock": {"kind": "live", "bank": -5, "increment": 0}},
        {"clock": {"kind": "sand"}},
        {"players": "2"},
        {"seed": 7},
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(ana, wrong):
    good = {"game": "mexica", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}
    with pytest.raises(Refused) as refused:
        ana.post("/tables", {**good, **wrong})
    assert refused.value.status == 422
    assert len(str(refused.value)) > 20


def test_the_lobby_goes_on_page_by_page(server):
    with server.guest("Host") as host:
        made = [host.new_table("mexica", ["me", "open"])["id"] for _ in range(33)]
        first = host.get("/tables", which="mine")
        second = host.get("/tables", which="mine", before=first["next"])
    found = [table["id"] for table in (*first["tables"], *second["tables"])]
    assert len(first["tables"]) == 30
    assert found == made[::-1]
    assert second["next"] is None


def test_the_lobby_tells_whose_turn_it_is(ana, ben):
    table = two_player_table(ana, ben)
    found = next(found for found in ben.get("/tables", which="mine")["tables"] if found["id"] == table)
    assert (found["to_act"], found["moves"], found["mine"]) == ([0], 2, [1])


def test_a_new_name_is_seen_at_the_table(ana, ben):
    table = two_player_table(ana, ben)
    ben.request("PATCH", "/me", {"name": "Benito"})
    assert ana.table(table)["seats"][1]["name"] == "Benito"


def test_accounts_are_rated_by_games_against_each_other(ana, ben):
    for client, name in ((ana, "Rated-a"), (ben, "Rated-b")):
        own = name + client.get("/me")["player"]["id"][-6:]
        client.token = client.post("/accounts", {"name": own, "password": "temazcal-1325"})["token"]
    table = two_player_table(ana, ben)
    ben.post(f"/tables/{table}/resign", {"seat": 1})
    winner, loser = ana.get("/me")["ratings"]["mexica"], ben.get("/me")["ratings"]["mexica"]
    assert winner["rating"] > 25 > loser["rating"]
    assert winner["games"] == loser["games"] == 1


def test_guests_have_no_rating(ana, ben):
    table = two_player_table(ana, ben)
    ben.post(f"/tables/{table}/resign", {"seat": 1})
    assert ana.get("/me")["ratings"] == {}
    assert wait_for(ana, table, lambda state: state["table"]["status"] == "finished")
