"""Puzzles over the net: tried from the seat's view, judged by the server, remembered by the first try."""

import pytest

from anahuac.client import Refused
from anahuac.puzzles import shipped

MEXICA, AZTLAN = shipped("mexica")[0], next(one for one in shipped("aztlan") if one.position["players"] > 2)


def attempt(client, puzzle, *actions, **more):
    return client.post(f"/puzzles/{puzzle.game}/{puzzle.id}/tries", {"actions": list(actions), **more})


def test_all_puzzles_are_listed_and_one_is_of_the_day(sqlite_server):
    eve = sqlite_server.guest("Eve")
    told = eve.get("/puzzles")
    assert {puzzle["game"] for puzzle in told["puzzles"]} >= {"mexica", "aztlan"}
    assert told["daily"]["id"] in {puzzle["id"] for puzzle in told["puzzles"]}
    assert eve.get("/puzzles/daily")["verdict"] == "open"


def test_a_puzzle_shows_what_its_seat_may_know_and_not_the_solution(sqlite_server):
    shown = sqlite_server.client().get(f"/puzzles/aztlan/{AZTLAN.id}")
    assert (shown["verdict"], shown["seat"], shown["solution"]) == ("open", AZTLAN.seat, None)
    view = shown["steps"][0]["view"]
    assert view["seat"] == AZTLAN.seat
    hidden = [hand for seat, hand in enumerate(view["culture"]) if seat != AZTLAN.seat]
    assert hidden
    assert all(hand is None for hand in hidden)
    assert shown["legal"]


def test_a_whole_turn_is_tried_step_by_step_and_the_first_try_counts(server):
    ana = server.guest("Ana")
    assert attempt(ana, MEXICA, MEXICA.line[0], look=True)["verdict"] == "open"
    missed = attempt(ana, MEXICA, ".")
    assert missed["verdict"] == "missed"
    assert missed["legal"] == []
    solved = attempt(ana, MEXICA, *MEXICA.line)
    assert solved["verdict"] == "solved"
    line = solved["solution"]["line"]
    assert attempt(ana, MEXICA, *line)["verdict"] == "solved"
    assert solved["solution"]["others"][0]["loss"] > 0
    assert attempt(ana, AZTLAN, AZTLAN.line[0])["verdict"] == "solved"
    marks = {puzzle["id"]: puzzle["solved"] for puzzle in ana.get("/puzzles")["puzzles"]}
    assert (marks[MEXICA.id], marks[AZTLAN.id]) == (False, True)
    scores = {score["game"]: score for score in ana.get("/me/page")["puzzles"]}
    assert (scores["mexica"]["tried"], scores["mexica"]["solved"]) == (1, 0)
    assert (scores["aztlan"]["tried"], scores["aztlan"]["solved"]) == (1, 1)


def test_who_gives_up_is_shown_the_solution(sqlite_server):
    eve = sqlite_server.guest("Eve")
    shown = attempt(eve, AZTLAN, give_up=True)
    assert shown["verdict"] == "shown"
    assert len(shown["solution"]["line"]) == 1
    marks = {puzzle["id"]: puzzle["solved"] for puzzle in eve.get("/puzzles")["puzzles"]}
    assert marks[AZTLAN.id] is False


@pytest.mark.parametrize("actions", [["no such thing"], [10**6], ["+"] * 9])
def test_what_cannot_be_done_is_refused(sqlite_server, actions):
    with pytest.raises(Refused) as caught:
        attempt(sqlite_server.client(), MEXICA, *actions)
    assert 400 <= caught.value.status < 500


def test_there_is_no_puzzle_of_another_name(sqlite_server):
    for path in ("/puzzles/mexica/nothing", "/puzzles/chess/nothing"):
        with pytest.raises(Refused) as caught:
            sqlite_server.client().get(path)
        assert caught.value.status == 404
