"""Going back: free while nothing hidden or random was revealed and nobody else acted; else with everybody's consent."""

import msgspec

from anahuac.client import legal
from anahuac.core import Chance, find_game
from anahuac.server.lobby import begin, make_table
from anahuac.server.play import is_free, last_decision
from anahuac.server.table import Chair, Entry
from anahuac.server.wire.people import Player
from tests.server.playing import three_at_aztlan, two_player_table, wait_for
from tests.server.test_tables import refusal


def undo(client, table, seat, ply):
    return client.post(f"/tables/{table}/undo", {"seat": seat, "ply": ply})


def test_own_actions_of_a_turn_are_taken_back_freely(ana, ben):
    table = two_player_table(ana, ben)
    first = ana.state(table)
    second = ana.act(table, 0, first["now"]["ply"], legal(first)[9])
    third = ana.act(table, 0, second["now"]["ply"], legal(second)[9])
    back = undo(ana, table, 0, third["now"]["ply"])
    assert back["steps"][-1]["view"] == second["steps"][-1]["view"]
    assert back["now"]["ply"] == third["now"]["ply"] + 1
    assert back["now"]["moves"] == 3
    assert undo(ana, table, 0, back["now"]["ply"])["steps"][-1]["view"] == first["steps"][-1]["view"]


def test_the_log_keeps_what_was_taken_back_but_the_record_does_not(ana, ben):
    table = two_player_table(ana, ben)
    first = ana.state(table)
    wrong, right = legal(first)[9], legal(first)[11]
    second = ana.act(table, 0, first["now"]["ply"], wrong)
    back = undo(ana, table, 0, second["now"]["ply"])
    ana.act(table, 0, back["now"]["ply"], right)
    assert [entry["action"] for entry in ana.get(f"/tables/{table}/log")["entries"][2:]] == [right]
    assert f"0: {find_game('mexica').load_board().catalogue[right]}\n" in ana.get(f"/tables/{table}/record")
    assert ana.table(table)["ply"] == 5


def test_an_action_that_answers_what_was_taken_back_is_stale(ana, ben):
    table = two_player_table(ana, ben)
    first = ana.state(table)
    second = ana.act(table, 0, first["now"]["ply"], legal(first)[9])
    undo(ana, table, 0, second["now"]["ply"])
    assert refusal(ana.act, table, 0, second["now"]["ply"], legal(second)[0]) == (409, "stale")
    assert refusal(undo, ana, table, 0, second["now"]["ply"]) == (409, "stale")


def test_after_somebody_else_acted_all_must_agree(ana, ben):
    table = three_at_aztlan(ana, ben)
    ana.act(table, 0, 0, "P5")
    ben.act(table, 1, 1, "P6")
    offered = undo(ana, table, 0, 2)
    assert offered["now"]["moves"] == 2
    assert offered["table"]["offers"]["undo"] == {"by": 0, "to": 0, "agreed": [0, 2]}
    refused = ben.post(f"/tables/{table}/undo/answer", {"agree": False})
    assert refused["offers"]["undo"] is None
    assert refusal(ben.post, f"/tables/{table}/undo/answer", {"agree": True}) == (409, "conflict")
    undo(ana, table, 0, 2)
    assert ben.post(f"/tables/{table}/undo/answer", {"agree": True})["moves"] == 0
    assert ben.state(table, 1)["steps"][-1]["view"]["cards"] == [None, None, None]


def test_a_new_action_makes_the_question_void(ana, ben):
    table = three_at_aztlan(ana, ben)
    ana.act(table, 0, 0, "P5")
    ben.act(table, 1, 1, "P6")
    undo(ana, table, 0, 2)
    ana.act(table, 2, 2, "P7")
    assert ana.table(table)["offers"]["undo"] is None


def test_what_revealed_something_is_not_taken_back_freely():
    """Whoever draws a card has seen it; a pawn that was placed has shown nothing."""
    chance, answers = Chance(3), {}
    for game in ("aztlan", "azteca"):
        table = running_table(game)
        while table.to_act:
            seat = table.to_act[0]
            text = chance.pick(table.state.legal_actions(seat)).text
            move = table.enter(Entry(table.plies, seat, text, None, False, 0.0))
            told = [msgspec.to_builtins(happened) for happened in move.events]
            for kind in {one["event"] for one in told if one.get("seat", seat) == seat} & {"drew", "placed"}:
                answers.setdefault((game, kind), set()).add(is_free(table, seat, len(table.moves) - 1))
            if len(table.moves) > 400:
                break
    assert answers.pop(("aztlan", "placed")) == {True}
    assert set(answers) >= {("aztlan", "drew"), ("azteca", "drew")}
    assert all(answer == {False} for answer in answers.values())


def test_taking_a_bridge_up_and_putting_it_down_is_one_decision():
    """M5.3: in Mexica the two are taken back together, freely; a bridge in hand is just put back."""
    chance, table = Chance(3), running_table("mexica")

    def enter(action):
        return table.enter(Entry(table.plies, table.to_act[0], action.text, None, False, 0.0))

    while enter(chance.pick(table.state.legal_actions(table.to_act[0]))).action.kind != "lift":
        pass
    (seat,), before = table.to_act, len(table.moves) - 1
    assert last_decision(table, seat) == before
    enter(chance.pick(table.state.legal_actions(seat)))
    assert last_decision(table, seat) == before
    assert is_free(table, seat, before)
    spend = next(action for action in table.state.legal_actions(seat) if action.kind != "lift")
    enter(spend)
    assert last_decision(table, seat) == before + 2


def running_table(game):
    ana = Player("pana", "Ana", account=False)
    chairs = [Chair(seat=seat, player=ana) for seat in range(3)]
    table = make_table(ana, game=game, players=3, options={}, board=None, chairs=chairs)
    table.seed = 7
    begin(table)
    return table


def test_alone_with_bots_everything_can_be_taken_back(ana):
    table = ana.new_table("aztlan", ["me", "random", "random"])["id"]
    state = ana.state(table, 0)
    ana.act(table, 0, state["now"]["ply"], "P5")
    wait_for(ana, table, lambda state: state["steps"][-1]["view"]["phase"] == "expansion" and legal(state), 0)
    back = undo(ana, table, 0, ana.table(table)["ply"])
    assert back["steps"][-1]["view"]["cards"][0] is None


def test_nobody_takes_back_for_another(ana, ben):
    table = two_player_table(ana, ben)
    first = ana.state(table)
    ana.act(table, 0, first["now"]["ply"], legal(first)[9])
    assert refusal(undo, ben, table, 0, 3) == (403, "forbidden")


def test_where_nothing_was_decided_nothing_is_taken_back(ana):
    table = ana.new_table("aztlan", ["me", "me", "me"])["id"]
    assert refusal(undo, ana, table, 0, 0) == (409, "nothing-to-undo")
