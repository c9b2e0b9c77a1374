"""Starting a game: what can be chosen, and what cannot."""

import pytest

import anahuac
from anahuac.core import SetupError, UnknownAction, UnknownGame

GAME = anahuac.game("aztlan")


def test_an_unknown_game_gets_a_suggestion():
    with pytest.raises(UnknownGame, match="Did you mean aztlan"):
        anahuac.game("atzlan")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"seats": 1}, "bad-players"),
        ({"seats": 5}, "bad-players"),
        ({"seats": 3, "seed": -1}, "bad-seed"),
        ({"seats": 3, "seed": 1 << 64}, "bad-seed"),
        ({"seats": 3, "options": {"colour": "red"}}, "unknown-option"),
        ({"seats": 2, "options": {"first_faction": "north"}}, "bad-option"),
        ({"seats": 3, "board": "no-such-board"}, "unknown-board"),
    ],
)
def test_a_game_that_cannot_be_started(arguments, reason):
    with pytest.raises(SetupError) as caught:
        GAME.new(**arguments)
    assert caught.value.text.id == reason
    assert str(caught.value)


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (3, {"peoples": "serpent,serpent,coyote"}, "aztlan-option-peoples"),
        (3, {"peoples": "serpent,coyote"}, "aztlan-option-peoples"),
        (2, {"peoples": "serpent,coyote"}, "aztlan-option-peoples-two"),
        (3, {"first_faction": "coyote-quetzal"}, "aztlan-option-faction"),
    ],
)
def test_options_that_do_not_fit_the_number_of_players(seats, options, reason):
    with pytest.raises(SetupError) as caught:
        GAME.new(seats, options)
    assert [text.id for text in caught.value.text.args["texts"]] == [reason]


def test_an_unknown_action_gets_suggestions():
    with pytest.raises(UnknownAction, match=r"\+tollan"):
        GAME.action("+tolan")


@pytest.mark.parametrize("junk", [None, 7, "P7", object()])
def test_what_is_no_action_is_refused_and_changes_nothing(junk):
    state = GAME.new(3)
    before = state.copy()
    with pytest.raises(UnknownAction):
        state.apply(0, junk)
    assert state == before
