"""Live play over WebSockets: own steps, chat, presence; reconnecting catches up."""

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from anahuac.client import legal
from anahuac.core import find_game
from tests.server.playing import two_player_table
from tests.server.test_tables import refusal


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
    """The step that tells what Ana did; a bot may have acted just before or after her."""
    for message in messages:
        for step in message.get("steps", ()):
            if step["seat"] == 0:
                return step
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
            next_of(messages, "news")
        ana.act(table, 0, ana.state(table, 0)["now"]["ply"], "P7")
        told = [choice_of_ana(messages) for messages in (to_ana, to_ben, to_onlooker)]
        assert [step["action"] for step in told] == [find_game("aztlan").action("P7").id, None, None]
        assert [step["view"]["cards"] for step in told] == [[7, None, None], [None] * 3, [None] * 3]


def test_reconnecting_catches_up_by_ply(ana, ben):
    table = two_player_table(ana, ben)
    state = ana.state(table)
    actions = []
    for _ in range(3):
        actions.append(legal(state)[9])
        state = ana.act(table, 0, state["now"]["ply"], actions[-1])
    with ben.live(table, patience=60, ply=3) as messages:
        news = next_of(messages, "news")
        assert [(step["move"], step["action"]) for step in news["steps"]] == [(4, actions[1]), (5, actions[2])]
        assert (news["now"]["moves"], news["now"]["ply"]) == (5, 5)
        assert news["table"]["id"] == table


def test_reconnecting_after_a_step_back_tells_what_is_left(ana, ben):
    """Three moves are known at ply 3; then Ana goes back and does something else."""
    table = two_player_table(ana, ben)
    first = ana.state(table)
    second = ana.act(table, 0, first["now"]["ply"], legal(first)[9])
    back = ana.post(f"/tables/{table}/undo", {"seat": 0, "ply": second["now"]["ply"]})
    ana.act(table, 0, back["now"]["ply"], legal(first)[11])
    with ben.live(table, patience=60, ply=3) as messages:
        news = next_of(messages, "news")
        assert (news["cut"], [step["move"] for step in news["steps"]]) == (2, [2, 3])
        assert news["steps"][-1]["action"] == legal(first)[11]
    with ben.live(table, patience=60, ply=4) as messages:
        news = next_of(messages, "news")
        assert ("cut" in news, [step["move"] for step in news["steps"]]) == (False, [3])


def test_the_answer_to_an_action_is_what_the_socket_tells(ana, ben):
    """Step by step, so that it does not matter what comes first."""
    table = two_player_table(ana, ben)
    state = ana.state(table)
    with ana.live(table, patience=60, seat=0) as messages:
        next_of(messages, "news")
        for _ in range(3):
            state = ana.act(table, 0, state["now"]["ply"], legal(state)[9])
            told = until(messages, lambda message: message["type"] == "news" and message["steps"])[-1]
            assert told == state
            assert "table" not in told
            assert [step["move"] for step in told["steps"]] == [told["now"]["moves"]]


def test_steps_come_in_chunks_as_they_were_seen(ana, ben):
    table = two_player_table(ana, ben)
    state = ana.state(table)
    seen = []
    for _ in range(4):
        state = ana.act(table, 0, state["now"]["ply"], legal(state)[9])
        seen += state["steps"]
    told = ana.get(f"/tables/{table}/steps", **{"seat": 0, "from": 3, "to": 5})
    assert (told["steps"], told["ply"], told["moves"]) == (seen[:3], 6, 6)
    whole = ana.get(f"/tables/{table}/steps", **{"seat": 0, "from": 0, "to": 900})["steps"]
    assert [step["move"] for step in whole] == list(range(7))
    assert (whole[0]["seat"], whole[0]["action"], whole[0]["view"]["nobles"]) == (None, None, [None, None])
    assert refusal(ana.get, f"/tables/{table}/steps", **{"from": 7, "to": 9}) == (422, "invalid")
    assert refusal(ben.get, f"/tables/{table}/steps", **{"seat": 0, "from": 0, "to": 9}) == (403, "forbidden")


def test_a_step_back_is_told(ana, ben):
    table = two_player_table(ana, ben)
    first = ana.state(table)
    with ben.live(table, patience=60) as messages:
        next_of(messages, "news")
        second = ana.act(table, 0, first["now"]["ply"], legal(first)[9])
        assert next_of(messages, "news")["steps"][0]["move"] == 3
        ana.post(f"/tables/{table}/undo", {"seat": 0, "ply": second["now"]["ply"]})
        news = next_of(messages, "news")
        assert (news["cut"], news["now"]["moves"]) == (2, 2)
        assert [step["move"] for step in news["steps"]] == [2]
        assert news["steps"][0]["view"] == {**first["steps"][0]["view"], "seat": 1}


def test_people_talk_at_the_table_and_spectators_apart(ana, ben, server):
    table = two_player_table(ana, ben)
    onlooker = server.guest("Cuauh")
    with ana.live(table, patience=60) as to_ana, onlooker.live(table, patience=60) as to_onlooker:
        next_of(to_ana, "news"), next_of(to_onlooker, "news")
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
            "table" in message and message["table"]["seats"][1].get("online", False)
        )
        with ben.live(table, patience=60) as others:
            next_of(others, "news")
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
        while '"type":"news"' not in (told := socket.recv()):
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
    assert ana.state(table)["now"]["moves"] == 0


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


def told_until_closed(messages):
    """Everything that a socket tells until the server closes it."""
    told = []
    with pytest.raises(ConnectionClosed) as closed:
        told.extend(iter(lambda: next(messages), None))
    return told, closed.value.rcvd.code


@pytest.mark.parametrize("how", ["leave", "remove"])
def test_who_has_left_a_seat_does_not_see_what_it_sees_afterwards(ana, ben, server, how):
    """Else one could sit down, open a socket, stand up, and see the hand of whoever comes next."""
    cuauh = server.guest("Cuauh")
    table = ana.new_table("aztlan", ["me", "open", "me"])["id"]
    ben.post(f"/tables/{table}/join", {"seat": 1})
    with ben.live(table, patience=60, seat=1) as messages:
        next(messages)
        if how == "leave":
            ben.post(f"/tables/{table}/leave")
        else:
            ana.post(f"/tables/{table}/remove", {"player": ben.get("/me")["player"]["id"]})
        cuauh.post(f"/tables/{table}/join", {"seat": 1})
        ana.post(f"/tables/{table}/start", {})
        cuauh.act(table, 1, 0, "P5")
        told, code = told_until_closed(messages)
    assert code == 4403
    assert not any(message["type"] == "news" for message in told)


def test_who_has_left_a_table_without_spectators_does_not_watch(ana, ben, server):
    table = ana.new_table("aztlan", ["me", "open", "me"], spectators=False)["id"]
    ben.post(f"/tables/{table}/join", {})
    with ben.live(table, patience=60) as messages:
        next(messages)
        ben.post(f"/tables/{table}/leave")
        _, code = told_until_closed(messages)
    assert code == 4403


def test_a_socket_ends_with_its_session(ana, ben, server):
    """Somebody has the token of a guest, who becomes an account: the thief's socket hears no more either."""
    table = two_player_table(ana, ben)
    with server.client(ana.token).live(table, patience=60) as messages:
        next_of(messages, "news")
        name = f"Safe{ana.get('/me')['player']['id'][-6:]}"
        ana.token = ana.post("/accounts", {"name": name, "password": "temazcal-1325"})["token"]
        assert told_until_closed(messages)[1] == 4401
    with ben.live(table, patience=60) as messages:
        next_of(messages, "news")
        other = server.client(ben.token)
        other.request("DELETE", "/sessions/current")
        assert told_until_closed(messages)[1] == 4401
