"""Live play over WebSockets: own view, log, chat, presence; reconnecting catches up."""

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.playing import two_player_table


def until(messages, condition):
    """Read messages until one fits; answer with all of them."""
    read = []
    for message in messages:
        read.append(message)
        if condition(message):
            return read
    raise AssertionError(read)


def next_of(messages, kind):
    return until(messages, lambda message: message["type"] == kind)[-1]


def choice_of_ana(messages):
    """The entry of the log that tells what Ana did; a bot may have acted just before or after her."""
    for message in messages:
        for entry in message["entries"] if message["type"] == "log" else ():
            if entry["seat"] == 0:
                return entry
    raise AssertionError("nobody told what Ana did")


def read_on(socket):
    while True:
        socket.recv()


def test_everybody_is_told_with_their_own_view(ana, ben, server):
    table = ana.new_table("aztlan", ["me", "open", "random"])["id"]
    ben.post(f"/tables/{table}/join", {})
    ana.post(f"/tables/{table}/start", {})
    onlooker = server.guest("Cuauh")
    with (
        ana.live(table, patience=60) as to_ana,
        ben.live(table, patience=60) as to_ben,
        onlooker.live(table, patience=60) as to_onlooker,
    ):
        for messages in (to_ana, to_ben, to_onlooker):
            next_of(messages, "state")
        ana.act(table, 0, ana.state(table, 0)["ply"], "P7")
        assert choice_of_ana(to_ana)["action"] == "P7"
        assert choice_of_ana(to_ben)["action"] is None
        assert choice_of_ana(to_onlooker)["action"] is None
        assert next_of(to_ana, "state")["view"]["cards"] == [7, None, None]
        assert next_of(to_ben, "state")["view"]["cards"] == [None, None, None]
        assert next_of(to_onlooker, "state")["view"]["cards"] == [None, None, None]


def test_reconnecting_catches_up_by_move(ana, ben):
    table = two_player_table(ana, ben)
    state = ana.state(table)
    actions = []
    for _ in range(3):
        actions.append(state["choices"][9]["action"])
        state = ana.act(table, 0, state["ply"], actions[-1])
    with ben.live(table, patience=60, since=3) as messages:
        entries = next_of(messages, "log")["entries"]
        assert [(entry["move"], entry["action"]) for entry in entries] == [(4, actions[1]), (5, actions[2])]
        assert next_of(messages, "state")["moves"] == 5


def test_a_step_back_is_told(ana, ben):
    table = two_player_table(ana, ben)
    first = ana.state(table)
    with ben.live(table, patience=60) as messages:
        next_of(messages, "state")
        second = ana.act(table, 0, first["ply"], first["choices"][9]["action"])
        assert next_of(messages, "log")["entries"][0]["move"] == 3
        ana.post(f"/tables/{table}/undo", {"seat": 0, "ply": second["ply"]})
        assert next_of(messages, "undone")["moves"] == 2
        assert next_of(messages, "state")["moves"] == 2


def test_people_talk_at_the_table_and_spectators_apart(ana, ben, server):
    table = two_player_table(ana, ben)
    onlooker = server.guest("Cuauh")
    with ana.live(table, patience=60) as to_ana, onlooker.live(table, patience=60) as to_onlooker:
        next_of(to_ana, "state"), next_of(to_onlooker, "state")
        ben.post(f"/tables/{table}/chat", {"text": "good luck"})
        onlooker.post(f"/tables/{table}/chat", {"text": "what a game"})
        assert next_of(to_ana, "chat")["message"]["text"] == "good luck"
        assert next_of(to_onlooker, "chat")["message"]["text"] == "what a game"
    said = [message["text"] for message in ana.get(f"/tables/{table}/chat")]
    assert said == ["good luck"]
    assert [message["text"] for message in onlooker.get(f"/tables/{table}/chat")] == ["what a game"]


def test_who_is_there_can_be_seen(ana, ben):
    table = two_player_table(ana, ben)
    with ana.live(table, patience=60) as messages:
        is_there = lambda message: (  # noqa: E731
            message["type"] in ("table", "state") and message["table"]["seats"][1].get("online", False)
        )
        with ben.live(table, patience=60) as others:
            next_of(others, "state")
            until(messages, is_there)
        until(messages, lambda message: message["type"] == "table" and not is_there(message))


def test_one_looks_from_own_seats_only(ana, ben, server):
    table = ana.new_table("aztlan", ["me", "me", "open"])["id"]
    ben.post(f"/tables/{table}/join", {})
    ana.post(f"/tables/{table}/start", {})
    url = f"{server.url.replace('http', 'ws')}/api/v1/tables/{table}/live"
    with connect(url + "?seat=1", additional_headers={"Authorization": f"Bearer {ana.token}"}) as socket:
        assert '"seat":1' in socket.recv()
        socket.send('{"type":"seat","seat":2}')
        while '"code":"forbidden"' not in socket.recv():
            pass
        socket.send('{"type":"seat","seat":0}')
        while '"type":"state"' not in (told := socket.recv()):
            pass
        assert '"seat":0' in told
        socket.send('{"type":"ping"}')
        while '"pong"' not in socket.recv():
            pass
    with connect(url + "?seat=2", additional_headers={"Authorization": f"Bearer {ana.token}"}) as socket:
        assert '"code":"forbidden"' in socket.recv()
        with pytest.raises(ConnectionClosed):
            socket.recv()


@pytest.mark.parametrize(
    "wrong", ["{", "[]", '{"type":"fly"}', '{"type":"chat","text":""}', '{"type":"chat"}', "ü" * 50]
)
def test_a_wrong_message_is_answered_and_the_socket_lives_on(ana, server, wrong):
    table = ana.new_table("aztlan", ["me", "me", "me"])["id"]
    url = f"{server.url.replace('http', 'ws')}/api/v1/tables/{table}/live"
    with connect(url, additional_headers={"Authorization": f"Bearer {ana.token}"}) as socket:
        socket.recv()
        socket.send(wrong)
        while '"type":"error"' not in socket.recv():
            pass
        socket.send('{"type":"ping"}')
        while '"pong"' not in socket.recv():
            pass


def test_a_huge_message_closes_the_socket(ana, server):
    table = ana.new_table("aztlan", ["me", "me", "me"])["id"]
    url = f"{server.url.replace('http', 'ws')}/api/v1/tables/{table}/live"
    with connect(url, additional_headers={"Authorization": f"Bearer {ana.token}"}) as socket:
        socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            read_on(socket)
    assert ana.state(table)["moves"] == 0


def test_a_page_of_another_site_gets_no_socket(ana, server):
    table = ana.new_table("aztlan", ["me", "me", "me"])["id"]
    url = f"{server.url.replace('http', 'ws')}/api/v1/tables/{table}/live"
    with pytest.raises(InvalidStatus):
        connect(url, additional_headers={"Cookie": f"anahuac={ana.token}"}, origin="https://evil.example")


def test_a_table_that_is_not_there_is_told(ana, server):
    url = f"{server.url.replace('http', 'ws')}/api/v1/tables/tnowhere/live"
    with connect(url) as socket:
        assert '"code":"not-found"' in socket.recv()
        with pytest.raises(ConnectionClosed):
            socket.recv()
