"""Two processes change the same table at once: one is first, the others learn how things stand, nobody gets a 500."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import pytest

from anahuac.client import Refused, legal
from anahuac.puzzles import shipped
from tests.server.conftest import DATABASES
from tests.server.playing import hotseat_mexica, two_player_table
from tests.server.serving import new_postgres, serving, sqlite_in
from tests.server.test_accounts import PASSWORD, confirmed, post_office, register, token_of
from tests.server.test_moderation import id_of

RACERS = 10
HARMLESS = {"preview", "why", "hint", "study"}
"""What is asked by POST and changes nothing."""


@pytest.fixture(scope="module")
def office():
    with post_office() as made:
        yield made


@pytest.fixture(scope="module", params=DATABASES)
def servers(request, tmp_path_factory, office):
    """Two processes on PostgreSQL; SQLite has one. They send mails."""
    folder = tmp_path_factory.mktemp("races")
    mails = {"smtp": office[1], "mail_from": "anahuac@example.org", "url": "https://play.example.org"}
    mails["turn_mail_after"] = 0.5
    if request.param == "sqlite":
        with serving(sqlite_in(folder), folder, **mails) as server:
            yield [server, server]
    else:
        with (
            new_postgres() as database,
            serving(database, folder, **mails) as one,
            serving(database, folder, **mails) as two,
        ):
            yield [one, two]


def race(servers, tokens, ask, refused_with=frozenset({409})):
    """Ask for the same thing many times at once; answer with what succeeded and the refusals."""
    clients = [servers[number % 2].client(tokens[number % len(tokens)]) for number in range(RACERS)]

    def run(number):
        try:
            return ask(clients[number], number), None
        except Refused as refused:
            return None, refused

    with ThreadPoolExecutor(RACERS) as pool:
        ends = list(pool.map(run, range(RACERS)))
    refusals = [refused for _, refused in ends if refused]
    assert {refused.status for refused in refusals} <= refused_with, [(one.status, one.code) for one in refusals]
    return [answer for answer, refused in ends if not refused], refusals


@pytest.fixture
def people(servers):
    return servers[0].guest("Ana"), servers[1].guest("Ben")


def test_join(servers, people):
    ana, _ = people
    tokens = [servers[0].guest(f"Guest {number}").token for number in range(RACERS)]
    table = ana.new_table("mexica", ["me", "open", "open"])["id"]
    joined, _ = race(servers, tokens, lambda client, _: client.post(f"/tables/{table}/join", {}))
    sitting = [seat["player"]["id"] for seat in ana.table(table)["seats"][1:]]
    assert len(joined) == 2
    assert sorted(sitting) == sorted(told["seats"][told["mine"][0]]["player"]["id"] for told in joined)


def test_start_and_seat(servers, people):
    ana, _ = people
    table = ana.new_table("mexica", ["me", "open", "open"])["id"]

    def ask(client, number):
        if number < 5:
            return client.request("PUT", f"/tables/{table}/seats/{1 + number % 2}", {"kind": "bot", "bot": "random"})
        return client.post(f"/tables/{table}/start", {"bots": "random"})

    race(servers, [ana.token], ask)
    assert ana.table(table)["status"] == "running"


def test_leave(servers, people):
    ana, ben = people
    table = ana.new_table("mexica", ["me", "open", "open"])["id"]
    ben.post(f"/tables/{table}/join", {})
    race(servers, [ana.token], lambda client, _: client.post(f"/tables/{table}/leave"))
    assert ana.table(table)["status"] == "abandoned"


@pytest.mark.parametrize("what", ["resign", "abandon", "return"])
def test_giving_up_stopping_and_coming_back(servers, people, what):
    ana, ben = people
    table = two_player_table(ana, ben)
    body = {"agree": True} if what == "abandon" else {"seat": 0}
    done, _ = race(servers, [ana.token], lambda client, _: client.post(f"/tables/{table}/{what}", body))
    assert done
    if what == "resign":
        assert (len(done), ana.table(table)["status"]) == (1, "finished")


def test_undo(servers, people):
    ana, _ = people
    table = hotseat_mexica(ana)
    state = ana.state(table, 0)
    ply = ana.act(table, 0, state["now"]["ply"], legal(state)[9])["now"]["ply"]
    done, refusals = race(
        servers, [ana.token], lambda client, _: client.post(f"/tables/{table}/undo", {"seat": 0, "ply": ply})
    )
    assert len(done) == 1
    assert all(refused.news["now"]["ply"] == ply + 1 for refused in refusals)


def test_settings(servers, people):
    ana, _ = people
    table = hotseat_mexica(ana)
    done, refusals = race(
        servers,
        [ana.token],
        lambda client, _: client.request("PUT", f"/tables/{table}/settings", {"forced": True}, seat=0),
    )
    assert done
    assert all(refused.code == "stale" and refused.news for refused in refusals)


def test_a_rematch_is_one_table(servers, people):
    ana, ben = people
    table = two_player_table(ana, ben)
    ana.post(f"/tables/{table}/resign", {"seat": 0})
    before = {found["id"] for found in ana.get("/tables", which="mine")["tables"]}
    done, refusals = race(servers, [ana.token, ben.token], lambda client, _: client.post(f"/tables/{table}/rematch"))
    assert len({again["id"] for again in done}) == 1
    tables = [client.get("/tables", which="mine")["tables"] for client in (ana, ben)]
    assert len({found["id"] for some in tables for found in some} - before) == 1
    assert all(refused.code == "stale" for refused in refusals)


def test_the_lobby_shows_only_what_was_saved(servers, people):
    """What is told of a game in the list is never ahead of what the table itself tells afterwards."""
    ana, _ = people
    table = hotseat_mexica(ana)
    token = ana.token

    def ask(client, number):
        if number % 2:
            listed = next(found for found in client.get("/tables", which="mine")["tables"] if found["id"] == table)
            return listed["ply"], client.table(table)["ply"]
        state = client.state(table, 0)
        client.act(table, 0, state["now"]["ply"], legal(state)[9])
        return None

    done, _ = race(servers, [token], ask)
    assert all(listed <= shown for listed, shown in filter(None, done))


def test_actions(servers, people):
    ana, _ = people
    table = hotseat_mexica(ana)
    state = ana.state(table, 0)
    ply, moves = state["now"]["ply"], legal(state)
    done, refusals = race(servers, [ana.token], lambda client, number: client.act(table, 0, ply, moves[9 + number]))
    assert len(done) == 1
    assert all(refused.news["now"]["ply"] == ply + 1 for refused in refusals)


def test_the_answer_to_an_undo(servers, people):
    """Everybody agrees many times at once: the game goes back once."""
    ana, ben = people
    table = two_player_table(ana, ben)
    state = ana.state(table, 0)
    ply = ana.act(table, 0, state["now"]["ply"], legal(state)[9])["now"]["ply"]
    ben.post(f"/tables/{table}/undo", {"seat": 1, "ply": ply})
    done, refusals = race(
        servers, [ana.token], lambda client, _: client.post(f"/tables/{table}/undo/answer", {"agree": True})
    )
    assert len(done) == 1
    assert all(refused.code in ("conflict", "stale") for refused in refusals)
    assert ana.state(table, 0)["now"]["ply"] == ply + 1


def test_mute_and_unmute(servers, people):
    """The last word counts; nobody else's mute is lost."""
    ana, ben = people
    table = ana.new_table("mexica", ["me", "open", "open", "open"])["id"]
    others = [servers[number % 2].guest(f"Loud {number}") for number in range(RACERS)]
    ids = [id_of(other) for other in others]
    done, refusals = race(
        servers, [ana.token], lambda client, number: client.post(f"/tables/{table}/mute", {"player": ids[number]})
    )
    assert len(ana.table(table)["muted"]) == len(done)
    assert all(refused.code == "stale" for refused in refusals)
    assert "muted" not in ben.table(table)


def test_remove_and_join(servers, people):
    """Whoever is removed does not sit there afterwards, however often they sit down."""
    ana, ben = people
    table = ana.new_table("mexica", ["me", "open", "open"])["id"]
    ben.post(f"/tables/{table}/join", {})

    def ask(client, number):
        if number < 5:
            return client.post(f"/tables/{table}/remove", {"player": id_of(ben)})
        return ben_there[number % 2].post(f"/tables/{table}/join", {})

    ben_there = [server.client(ben.token) for server in servers]
    removed, _ = race(servers, [ana.token], ask, {403, 409})
    assert removed
    assert [seat["kind"] for seat in ana.table(table)["seats"]] == ["person", "open", "open"]


def test_reports_and_chat(servers, people):
    ana, ben = people
    table = two_player_table(ana, ben)
    given = {"player": id_of(ben), "words": "rude"}
    reported, _ = race(servers, [ana.token], lambda client, _: client.post(f"/tables/{table}/report", given))
    said, _ = race(servers, [ana.token], lambda client, number: client.post(f"/tables/{table}/chat", {"text": "hey"}))
    assert (len(reported), len(said)) == (RACERS, RACERS)
    assert len({message["id"] for message in said}) == RACERS


def test_new_tables_guests_and_records(servers, people):
    ana, ben = people
    opened, _ = race(servers, [ana.token], lambda client, _: client.new_table("mexica", ["me", "open"]))
    assert len({table["id"] for table in opened}) == RACERS
    came, _ = race(servers, [None], lambda client, _: client.post("/guests", {"name": "Twin"}))
    assert len({guest["player"]["id"] for guest in came}) == RACERS
    table = two_player_table(ana, ben)
    ana.post(f"/tables/{table}/resign", {"seat": 0})
    text = ana.get(f"/tables/{table}/record").encode()
    brought, _ = race(servers, [ana.token], lambda client, _: client.post("/records", text))
    assert len({table["id"] for table in brought}) == RACERS


def test_one_account_for_a_name(servers):
    """Ten guests want one name; and one guest wants ten names."""
    guests = [servers[number % 2].guest("Ana") for number in range(RACERS)]
    name = f"Only{id_of(guests[0])[-6:]}"
    given = {"name": name, "password": PASSWORD}
    done, _ = race(servers, [guest.token for guest in guests], lambda client, _: client.post("/accounts", given))
    assert len(done) == 1
    greedy = servers[0].guest("Ana")
    own = id_of(greedy)

    def ask(client, number):
        return client.post("/accounts", {"name": f"{name}x{number}", "password": PASSWORD})

    done, _ = race(servers, [greedy.token], ask)
    kept = [welcome["player"]["name"] for welcome in done if welcome["player"]["id"] == own]
    assert len(kept) == 1
    assert servers[1].client().log_in(kept[0], PASSWORD).get("/me")["player"]["id"] == own


def test_a_session_of_a_guest_is_no_way_into_the_account(servers):
    """What another process still believes to be a guest changes nothing of the account without its password."""
    ana = servers[0].guest("Ana")
    thief = servers[1].client(ana.token)
    assert thief.get("/me")["player"]["account"] is False
    name = register(ana, "Safe")
    for method, path, body in (
        ("POST", "/accounts", {"name": name + "x", "password": "chinampa-1428"}),
        ("PATCH", "/me", {"name": "Mine"}),
        ("POST", "/me/delete", {}),
    ):
        with suppress(Refused):
            thief.request(method, path, body)
    assert servers[0].client().log_in(name, PASSWORD).get("/me")["player"]["name"] == name


def test_names_and_sessions(servers):
    ana = servers[0].guest("Ana")
    renamed, _ = race(
        servers, [ana.token], lambda client, number: client.request("PATCH", "/me", {"name": f"A{number}"})
    )
    assert ana.get("/me")["player"]["name"] in [player["name"] for player in renamed]
    name = register(ana, "Many")
    came, _ = race(servers, [None], lambda client, _: client.post("/sessions", {"name": name, "password": PASSWORD}))
    assert len(came) == RACERS
    listed = ana.get("/sessions")
    other = next(session["id"] for session in listed if not session["current"])
    race(servers, [ana.token], lambda client, _: client.request("DELETE", f"/sessions/{other}"))
    race(servers, [ana.token], lambda client, _: client.request("DELETE", "/sessions"))
    assert [session["current"] for session in ana.get("/sessions")] == [True]


def test_a_password_is_changed_once(servers):
    ana = servers[0].guest("Ana")
    name = register(ana, "Change")

    def ask(client, number):
        client.request("PUT", "/me/password", {"old": PASSWORD, "new": f"chinampa-{number}-1428"})
        return number

    done, _ = race(servers, [ana.token], ask, {401})
    assert len(done) == 1
    assert servers[1].client().log_in(name, f"chinampa-{done[0]}-1428")


def test_mails(servers, office):
    """A link for a new password works once, however many use it at the same time."""
    box = office[0]
    ana, name = confirmed(servers[0], box, "Ana")
    given = {"email": f"{name}@example.org", "turns": True}
    race(servers, [ana.token], lambda client, _: client.request("PUT", "/me/email", given))
    asked, _ = race(servers, [None], lambda client, _: client.post("/password/forgotten", {"name": name}))
    token = token_of(box.next()[1], "reset")

    def ask(client, number):
        client.post("/password/reset", {"token": token, "password": f"chinampa-{number}-1428"})
        return number

    done, _ = race(servers, [None], ask, {422})
    assert (len(asked), len(done)) == (RACERS, 1)
    assert servers[1].client().log_in(name, f"chinampa-{done[0]}-1428")


def test_links_of_mails(servers, office):
    """Links that may be used again do so at the same moment: to confirm an address, and to have no more mails."""
    box = office[0]
    box.mails.clear()
    ana = servers[0].guest("Ana")
    name = register(ana, "Links")
    ana.request("PUT", "/me/email", {"email": f"{name}@example.org", "password": PASSWORD})
    token = token_of(box.next()[1], "confirm")
    confirmed, _ = race(servers, [None], lambda client, _: client.post("/mail/confirm", {"token": token}))
    assert (len(confirmed), ana.get("/me")["confirmed"]) == (RACERS, True)
    two_player_table(ana, servers[1].guest("Ben"), clock={"kind": "correspondence", "days": 3})
    stop = token_of(box.next()[1], "stop")
    stopped, _ = race(servers, [None], lambda client, _: client.request("POST", "/mail/stop", token=stop))
    assert (len(stopped), ana.get("/me")["turns"]) == (RACERS, False)


def test_leaving_for_good(servers):
    """Whoever deletes their account many times at once is gone, and so are they from all tables."""
    ana, ben = servers[0].guest("Ana"), servers[1].guest("Ben")
    name = register(ana, "Leave")
    running, waiting = two_player_table(ana, ben), ben.new_table("mexica", ["me", "open", "open"])["id"]
    ana.post(f"/tables/{waiting}/join", {})
    done, _ = race(servers, [ana.token], lambda client, _: client.post("/me/delete", {"password": PASSWORD}), {401})
    assert done
    assert ben.table(running)["status"] == "finished"
    assert [seat["kind"] for seat in ben.table(waiting)["seats"]] == ["person", "open", "open"]
    with pytest.raises(Refused):
        servers[1].client().log_in(name, PASSWORD)


def test_tournaments(servers, people):
    """Ten people join, leave and are added, taken out and started at the same time: one field, one start."""
    ana, _ = people
    given = {"name": "Cup", "game": "mexica", "size": 2, "most": 4}
    made, _ = race(servers, [ana.token], lambda client, _: client.post("/tournaments", given), {429})
    assert len({cup["id"] for cup in made}) == len(made) >= 1
    cup = f"/tournaments/{made[0]['id']}"
    tokens = [servers[number % 2].guest(f"Guest {number}").token for number in range(RACERS)]
    joined, _ = race(servers, tokens, lambda client, _: client.post(f"{cup}/join", {}))
    assert 1 <= len(joined) <= 4
    assert ana.get(cup)["entrants"] == len(joined)
    race(servers, tokens, lambda client, _: client.post(f"{cup}/leave"), {403, 409})
    race(servers, [ana.token], lambda client, _: client.post(f"{cup}/bots", {"bot": "random"}))
    assert ana.get(cup)["entrants"] <= 4
    race(servers, [ana.token], lambda client, _: client.request("DELETE", f"{cup}/entrants/0"), {404, 409, 422})
    race(servers, [ana.token], lambda client, _: client.post(f"{cup}/start"))
    race(servers, [ana.token], lambda client, _: client.post(f"{cup}/cancel"))
    assert ana.get(cup)["status"] == "cancelled"


def test_reviews_tries_and_games_that_go_on(servers, people):
    ana, ben = people
    table, puzzle = two_player_table(ana, ben), shipped("mexica")[0]
    position = {"position": ana.get(f"/tables/{table}/position", seat=0)["position"], "seat": 0, "bot": "random"}
    opened, _ = race(servers, [ana.token], lambda client, _: client.post("/games/mexica/play-on", position))
    assert len({again["id"] for again in opened}) == len(opened) >= 1
    tried, _ = race(
        servers, [ana.token], lambda client, _: client.post(f"/puzzles/mexica/{puzzle.id}/tries", {"actions": []})
    )
    assert tried == [tried[0]] * RACERS
    ana.post(f"/tables/{table}/resign", {"seat": 0})
    asked, _ = race(servers, [ana.token, ben.token], lambda client, _: client.post(f"/tables/{table}/review", {}))
    assert len(asked) == RACERS


RACED = {
    "POST /games/{game}/play-on": test_reviews_tries_and_games_that_go_on,
    "POST /puzzles/{game}/{puzzle}/tries": test_reviews_tries_and_games_that_go_on,
    "POST /tables/{table}/review": test_reviews_tries_and_games_that_go_on,
    "POST /tournaments": test_tournaments,
    **{
        f"POST /tournaments/{{tournament}}/{what}": test_tournaments
        for what in ("join", "leave", "bots", "start", "cancel")
    },
    "DELETE /tournaments/{tournament}/entrants/{number}": test_tournaments,
    "POST /tables/{table}/join": test_join,
    "POST /tables/{table}/leave": test_leave,
    "POST /tables/{table}/start": test_start_and_seat,
    "PUT /tables/{table}/seats/{seat}": test_start_and_seat,
    "POST /tables/{table}/resign": test_giving_up_stopping_and_coming_back,
    "POST /tables/{table}/abandon": test_giving_up_stopping_and_coming_back,
    "POST /tables/{table}/return": test_giving_up_stopping_and_coming_back,
    "POST /tables/{table}/rematch": test_a_rematch_is_one_table,
    "POST /tables/{table}/actions": test_actions,
    "POST /tables/{table}/undo": test_undo,
    "POST /tables/{table}/undo/answer": test_the_answer_to_an_undo,
    "PUT /tables/{table}/settings": test_settings,
    "POST /tables/{table}/chat": test_reports_and_chat,
    "POST /tables/{table}/report": test_reports_and_chat,
    "POST /tables/{table}/mute": test_mute_and_unmute,
    "POST /tables/{table}/remove": test_remove_and_join,
    "POST /tables": test_new_tables_guests_and_records,
    "POST /guests": test_new_tables_guests_and_records,
    "POST /records": test_new_tables_guests_and_records,
    "POST /accounts": test_one_account_for_a_name,
    "PATCH /me": test_names_and_sessions,
    "POST /sessions": test_names_and_sessions,
    "DELETE /sessions/{session}": test_names_and_sessions,
    "DELETE /sessions": test_names_and_sessions,
    "PUT /me/password": test_a_password_is_changed_once,
    "PUT /me/email": test_mails,
    "POST /password/forgotten": test_mails,
    "POST /password/reset": test_mails,
    "POST /mail/confirm": test_links_of_mails,
    "POST /mail/stop": test_links_of_mails,
    "POST /me/delete": test_leaving_for_good,
}


def test_every_changing_path_is_raced(servers):
    described = servers[0].client()._http.get(f"{servers[0].url}/schema/openapi.json").json()["paths"]
    changing = {
        f"{method.upper()} {path.removeprefix('/api/v1')}"
        for path, methods in described.items()
        for method in methods
        if method != "get" and path.rpartition("/")[2] not in HARMLESS
    }
    assert changing == set(RACED)
