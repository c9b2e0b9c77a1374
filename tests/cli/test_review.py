"""`anahuac review`: what it prints, and what it refuses."""

import json

import pytest

from anahuac.core import Chance, Match, find_game
from tests.cli.run import fail, succeed
from tests.laws.play import play_on


@pytest.fixture(scope="module")
def record(tmp_path_factory):
    """The file of a finished game."""
    match = Match.new(find_game("aztlan"), 2, seed=7)
    for _ in play_on(match, Chance(7)):
        pass
    file = tmp_path_factory.mktemp("review") / "game.record"
    file.write_text(str(match.record), encoding="utf-8")
    return file


def test_a_review_tells_chances_and_luck(record):
    told = succeed("review", str(record), "--turns", "0")
    assert "Chances to win, as each player knew them then" in told
    assert "What dice and cards gave and took" in told
    assert "100 %" in told  # whoever has won
    assert "bei offenen Karten" in succeed("review", str(record), "--turns", "0", "--open", language="de")


def test_a_review_as_data(record):
    data = json.loads(succeed("review", str(record), "--turns", "1", "--json"))
    last = data["points"][-1]
    assert sorted(last["open"]) in ([0.0, 1.0], [0.5, 0.5])
    assert len(data["luck"]) == 2
    assert sum(turn["mark"] != "good" for turn in data["turns"]) <= 1


def test_a_seat_that_there_is_not(record):
    assert "2" in fail("review", str(record), "--seat", "5")
