"""Hints over the net: one plan for a turn, kept to, and thought out once."""

import pytest

from anahuac.client import legal
from tests.server.playing import hotseat_mexica, three_at_aztlan, wait_for
from tests.server.serving import serving, sqlite_in


def ask(client, table):
    return client.post(f"/tables/{table}/hint", {"seat": 0})


def planned(hint):
    return [step["action"] for step in hint["plan"]]


def do(client, table, action):
    return client.act(table, 0, client.state(table, 0)["now"]["ply"], action)


@pytest.mark.parametrize("game", ["mexica", "aztlan", "azteca"])
def test_hints_lead_to_the_end_that_the_first_promised(ana, game):
    table = ana.new_table(game, ["me", "random", "random"])["id"]
    for _ in range(3):  # the beginning, and turns
        wait_for(ana, table, legal, seat=0)
        promised = planned(ask(ana, table))
        for at, action in enumerate(promised):
            hint = ask(ana, table)
            assert (hint["action"], planned(hint)) == (action, promised[at:])
            do(ana, table, action)


def test_a_hint_says_what_its_actions_bring_about(ana):
    table = ana.new_table("mexica", ["me", "random"])["id"]
    hint = ask(ana, table)
    assert hint["action"] in legal(ana.state(table, 0))
    assert hint["reason"]["id"] == "mexica-bots-start"
    assert [event["event"]["event"] for event in hint["plan"][0]["events"]] == ["start"]


def test_after_another_action_there_is_another_plan(ana):
    table = hotseat_mexica(ana)
    hint = ask(ana, table)
    other = legal(ana.state(table, 0))[-1]
    assert other not in planned(hint)
    do(ana, table, other)
    again = ask(ana, table)
    assert planned(again)[0] in legal(ana.state(table, 0))
    assert again != hint  # the same actions may bring about something else


def test_those_who_choose_at_the_same_time_do_not_change_the_hint(ana, ben):
    table = three_at_aztlan(ana, ben)
    hint = ask(ana, table)
    ben.act(table, 1, ben.state(table, 1)["now"]["ply"], legal(ben.state(table, 1))[0])
    assert planned(ask(ana, table)) == planned(hint)


def test_asking_often_is_no_burden(tmp_path):
    with serving(sqlite_in(tmp_path), tmp_path, rates="true") as server, server.client() as client:
        client.post("/guests", {"name": "Ana"})
        table = client.new_table("aztlan", ["me", "random"])["id"]
        assert len({ask(client, table)["action"] for _ in range(30)}) == 1
