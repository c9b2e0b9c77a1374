"""Playing over the net: whole games, wrong and racing actions, previews, settings."""

import re
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from anahuac.client import Refused, legal
from anahuac.core import Record, find_game
from anahuac.core.record import seed_hash
from anahuac.games.azteca.war_events import BattleBegan, Marched
from anahuac.server.play import SAMPLES, course, imagined, shared_beginning
from tests.azteca.helpers import army, position
from tests.server.playing import hotseat_mexica, play_out, texts, two_player_table, wait_for
from tests.server.test_tables import refusal

GAMES = {
    "aztlan": (3, {}),
    "mexica": (2, {"board": "tlatelolco", "options": {"round_limit": 6}}),
    "azteca": (3, {"options": {"round_limit": 2}}),
}
"""Short games, to their end."""


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_bots(ana, game):
    players, more = GAMES[game]
    table = ana.new_table(game, ["me", *["random"] * (players - 1)], **more)
    last = play_out(table["id"], [ana])
    assert last["table"]["status"] == "finished"
    record = Record.parse(ana.get(f"/tables/{table['id']}/record"))
    assert record.verify().outcome is not None
    assert seed_hash(record.seed) == table["seed_hash"]
    assert last["table"]["seed"] == str(record.seed)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_another_client(ana, ben, game):
    players, more = GAMES[game]
    table = ana.new_table(game, ["me", "open", *["random"] * (players - 2)], **more)["id"]
    ben.post(f"/tables/{table}/join", {})
    ana.post(f"/tables/{table}/start", {})
    last = play_out(table, [ana, ben], seed=1)
    assert last["table"]["outcome"] is not None
    record = Record.parse(ben.get(f"/tables/{table}/record"))
    assert record.verify().outcome is not None


def test_an_illegal_action_names_its_clause_and_changes_nothing(ana):
    table = hotseat_mexica(ana)
    before = ana.state(table, 0)
    with pytest.raises(Refused) as refused:
        ana.act(table, 0, before["now"]["ply"], "Ka1-b1")
    assert (refused.value.status, refused.value.code) == (422, "illegal")
    assert refused.value.clause.startswith("M")
    assert ana.state(table, 0) == before


def test_a_text_that_is_no_action_is_refused(ana):
    table = hotseat_mexica(ana)
    assert refusal(ana.act, table, 0, 2, "castle") == (422, "invalid")
    assert refusal(ana.post, f"/tables/{table}/actions", {"seat": 0, "ply": 2, "action": 999_999}) == (422, "invalid")
    assert refusal(ana.post, f"/tables/{table}/actions", {"seat": 0, "ply": 2}) == (422, "invalid")


def test_an_action_may_be_given_by_its_number(ana):
    table = hotseat_mexica(ana)
    first = legal(ana.state(table, 0))[2]
    ana.post(f"/tables/{table}/actions", {"seat": 0, "ply": 2, "action": first})
    assert ana.get(f"/tables/{table}/log")["entries"][2]["action"] == first


def test_nobody_acts_for_another_seat_or_out_of_turn(ana, ben, server):
    table = two_player_table(ana, ben)
    state = ana.state(table)
    action = legal(state)[0]
    assert refusal(ben.act, table, 0, state["now"]["ply"], action) == (403, "forbidden")
    assert refusal(ben.act, table, 1, state["now"]["ply"], action) == (409, "not-your-turn")
    with server.guest("Cuauh") as stranger:
        assert refusal(stranger.act, table, 0, state["now"]["ply"], action) == (403, "forbidden")
    with server.client() as nobody:
        assert refusal(nobody.act, table, 0, state["now"]["ply"], action) == (401, "no-identity")


def test_a_stale_action_is_answered_with_the_state(ana):
    table = hotseat_mexica(ana)
    old = ana.state(table, 0)
    new = ana.act(table, 0, old["now"]["ply"], legal(old)[3])
    with pytest.raises(Refused) as refused:
        ana.act(table, 0, old["now"]["ply"], legal(old)[3])
    assert (refused.value.status, refused.value.code) == (409, "stale")
    assert refused.value.news["now"]["ply"] == new["now"]["ply"]
    assert refused.value.news["steps"][-1]["view"] == new["steps"][-1]["view"]


def test_choices_made_at_the_same_time_do_not_make_each_other_stale(ana, ben):
    table = ana.new_table("aztlan", ["me", "open", "random"])["id"]
    ben.post(f"/tables/{table}/join", {})
    ana.post(f"/tables/{table}/start", {})
    mine, other = ana.state(table, 0), ben.state(table, 1)
    ana.act(table, 0, mine["now"]["ply"], "P5")
    after = ben.act(table, 1, other["now"]["ply"], "P6")
    assert after["steps"][-1]["view"]["cards"][0] in (None, 5)
    wait_for(ana, table, lambda state: state["steps"][-1]["view"]["phase"] == "expansion")


def test_of_twenty_racing_actions_one_is_saved(ana, server):
    table = hotseat_mexica(ana)
    state = ana.state(table, 0)
    actions = legal(state)[10:30]

    def race(action):
        with server.client(ana.token) as writer:
            try:
                return writer.act(table, 0, state["now"]["ply"], action)["now"]["ply"]
            except Refused as refused:
                return refused.code

    with ThreadPoolExecutor(20) as pool:
        answers = list(pool.map(race, actions))
    assert answers.count(state["now"]["ply"] + 1) == 1
    assert answers.count("stale") == 19
    log = ana.get(f"/tables/{table}/log")["entries"]
    assert [entry["action"] for entry in log[2:]] == [actions[answers.index(state["now"]["ply"] + 1)]]


def test_a_preview_shows_what_would_be_and_changes_nothing(ana):
    table = hotseat_mexica(ana)
    before = ana.state(table, 0)
    canal = next(text for text in texts(before) if text.startswith("K"))
    shown = ana.post(f"/tables/{table}/preview", {"seat": 0, "action": canal})
    assert shown["certain"]
    assert set(canal[1:].split("-")) <= set(shown["step"]["view"]["canals"])
    assert ana.state(table, 0) == before
    assert refusal(ana.post, f"/tables/{table}/preview", {"seat": 0, "action": "Ka1-b1"}) == (422, "illegal")


def test_a_preview_of_an_attack_says_what_to_expect(ana, ben):
    """And only to the seat that would attack."""
    table = ana.new_table("azteca", ["me", "me", "me"])["id"]
    chance, board = Random(1), find_game("azteca").load_board()
    while True:
        state = ana.state(table)
        seat, ids = state["now"]["seat"], legal(state)
        others = board.mask(board.ids) & ~board.mask(state["steps"][-1]["view"]["lands"][seat])
        attacks = [id for id in ids if board.catalogue[id].kind == "march" and others >> board.catalogue[id].at & 1]
        if attacks:
            break
        ana.act(table, seat, state["now"]["ply"], chance.choice(ids))
    body = {"seat": seat, "action": attacks[0]}
    shown = ana.post(f"/tables/{table}/preview", body)
    assert "azteca-bots-" in str(shown["expects"])
    assert refusal(ben.post, f"/tables/{table}/preview", body) == (403, "forbidden")


def test_a_preview_tells_nothing_of_dice_that_have_not_been_rolled():
    """The neutrals of Coatepec would roll for their mobilisation, and then both sides for the battle."""
    state = position(phase=7, turn=1, bag=[], armies={"1": {"A": army("colhuacan", 3)}})
    action = state.board.catalogue.parse("A>coatepec")
    courses = [course(imagined(state, 1, sample), 1, action) for sample in range(SAMPLES)]
    assert any("Rolled" in repr(events) for _, events in courses)
    assert [type(event) for event in shared_beginning([events for _, events in courses])] == [Marched, BattleBegan]


def test_notation_is_forgiven_and_saved_exactly(ana):
    """Ana plays all seats; what she types is understood, and the record has it as it is written."""
    table = ana.new_table("aztlan", ["me", "me", "me"])["id"]
    for seat, typed in enumerate([" p7", "P 8", "p9"]):
        news = ana.act(table, seat, seat, typed)
    (first,) = news["now"]["to_act"]
    ana.act(table, first, 3, "+ Tollán")
    assert re.search(rf"{first}: (P\d, )?\+tollan\n", ana.get(f"/tables/{table}/record"))


def test_what_is_no_action_is_explained(ana):
    """Z3.1, Z5.5: not in the catalogue, but the rules say why; other texts are just unknown."""
    table = ana.new_table("aztlan", ["me", "me", "me"])["id"]
    assert ana.post(f"/tables/{table}/why", {"seat": 0, "action": "tollan > olman"})["clause"] == "Z3.1"
    with pytest.raises(Refused) as refused:
        ana.act(table, 0, 0, "C offering")
    assert (refused.value.code, refused.value.status) == ("illegal", 422)
    with pytest.raises(Refused) as refused:
        ana.act(table, 0, 0, "hello")
    assert refused.value.code == "invalid"


@pytest.mark.parametrize(
    ("game", "question", "clause"),
    [
        ("aztlan", {"kinds": ["move"], "fields": {"at": "tollan", "to": "olman"}}, "Z3.1"),
        ("aztlan", {"fields": {"card": "offering"}}, "Z5.5"),
        ("azteca", {"kinds": ["sail"], "fields": {"at": "lake-north", "to": "lake-south"}}, "T11.1"),
    ],
)
def test_why_is_asked_by_what_one_would_like_to_do(ana, game, question, clause):
    """Whether there is such an action or not: the rules say why it cannot be."""
    table = ana.new_table(game, ["me", "me", "me"])["id"]
    assert ana.post(f"/tables/{table}/why", {"seat": 0, "action": question})["clause"] == clause


def test_a_question_that_no_rule_answers_is_refused_in_words(ana):
    table = ana.new_table("aztlan", ["me", "me", "me"])["id"]
    with pytest.raises(Refused, match="cannot be done"):
        ana.post(f"/tables/{table}/why", {"seat": 0, "action": {"kinds": ["hello"]}})


def test_options_are_read_as_people_write_them(ana):
    table = ana.new_table("azteca", ["me", "me", "me"], options={"introductory": "on", "round-limit": "3"})
    assert table["options"] == {"introductory": True, "round_limit": 3}
    with pytest.raises(Refused, match="yes or no"):
        ana.new_table("azteca", ["me", "me", "me"], options={"introductory": "maybe"})


def test_why_not_names_the_clause(ana):
    table = hotseat_mexica(ana)
    why = ana.post(f"/tables/{table}/why", {"seat": 0, "action": "Ka1-b1"})
    assert not why["legal"]
    assert why["clause"].startswith("M")
    first = legal(ana.state(table, 0))[0]
    assert ana.post(f"/tables/{table}/why", {"seat": 0, "action": first}) == {"legal": True}


def test_a_bot_gives_a_hint(ana):
    table = ana.new_table("aztlan", ["me", "random", "random"])["id"]
    hint = ana.post(f"/tables/{table}/hint", {"seat": 0})
    assert hint["action"] in legal(ana.state(table, 0))
    assert hint["reason"]["id"]


def test_every_earlier_point_can_be_looked_at(ana):
    table = hotseat_mexica(ana)
    seen = [ana.state(table, 0)]
    for _ in range(4):
        seen.append(ana.act(table, seen[-1]["now"]["to_act"][0], seen[-1]["now"]["ply"], legal(seen[-1])[8]))
    for move, state in enumerate(seen, 2):
        then = ana.state(table, 0, move=move)
        assert (then["steps"][0]["move"], then["now"]["moves"]) == (move, 6)
        assert {**then["steps"][0]["view"], "seat": None} == {**state["steps"][-1]["view"], "seat": None}
    assert refusal(ana.state, table, 0, move=7) == (422, "invalid")


def test_the_server_takes_forced_actions_if_the_player_wishes(ana):
    table = ana.new_table("aztlan", ["me", "me", "me"])["id"]
    for seat in range(3):
        ana.request("PUT", f"/tables/{table}/settings", {"forced": True}, seat=seat)
    play_out(table, [ana])
    entries = ana.get(f"/tables/{table}/log")["entries"]
    assert any(entry.get("auto") for entry in entries)
    forced = next(entry["move"] for entry in entries if entry.get("auto")) - 1
    before = Record.parse(ana.get(f"/tables/{table}/record")).replay(forced)
    assert len(before.legal_actions(entries[forced]["seat"])) == 1


def test_questions_can_be_answered_before_they_are_asked(ana):
    games = {game["name"]: game for game in ana.get("/games")}
    assert "no-bid" in games["azteca"]["answers"]
    table = ana.new_table("azteca", ["me", "me", "me"], options={"round_limit": 1})["id"]
    for seat in range(3):
        ana.request("PUT", f"/tables/{table}/settings", {"answers": {"no-bid": True}}, seat=seat)
    assert ana.get(f"/tables/{table}/settings", seat=0) == {"forced": False, "answers": {"no-bid": True}}
    assert refusal(ana.request, "PUT", f"/tables/{table}/settings", {"answers": {"no-war": True}}, seat=0)[0] == 422
    last = play_out(table, [ana])
    catalogue = find_game("azteca").load_board().catalogue
    entries = ana.get(f"/tables/{table}/log")["entries"]
    bids = [entry for entry in entries if catalogue[entry["action"]].kind == "bid"]
    assert last["table"]["status"] == "finished"
    assert bids == []


def test_a_position_can_be_studied_and_wrong_seats_break_nothing(ana):
    start = find_game("aztlan").new(3, seed=1).position()
    studied = ana.post("/games/aztlan/study", {"position": start, "seat": 0, "actions": ["P5"], "why": "P6"})
    assert [step["view"]["cards"] for step in studied["steps"]] == [[None] * 3, [5, None, None]]
    assert studied["why"]["clause"].startswith("Z")
    assert (
        ana.post("/games/aztlan/study", {"position": start, "seat": 9, "why": "P6"})["steps"][0]["view"]["seat"] is None
    )
    assert refusal(ana.post, "/games/aztlan/study", {"position": start, "actions": ["x tollan"]}) == (422, "illegal")
    assert refusal(ana.post, "/games/aztlan/study", {"position": {}}) == (422, "invalid")


def test_a_study_says_what_to_expect_of_its_first_action(ana):
    army = {"at": "colhuacan", "warriors": 0, "knights": 3}
    position = {"players": 3, "phase": 7, "turn": 1, "bag": [], "armies": {"1": {"A": army}}, "spied": ["iztapalapan"]}
    studied = ana.post("/games/azteca/study", {"position": position, "seat": 1, "actions": ["A>iztapalapan"]})
    assert studied["expects"]["id"] == "azteca-bots-odds"
    assert (
        ana.post("/games/azteca/study", {"position": position, "seat": 0, "actions": ["A>iztapalapan"]})["expects"]
        is None
    )
