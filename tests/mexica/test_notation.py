"""The notation: one text for each action, and back."""

import pytest

from anahuac.core import UnknownAction
from tests.mexica.helpers import BOARD, GAME, SHELF


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("@i6", "start"),
        ("Kc7", "canal"),
        ("Kc7-d7", "canal"),
        ("Kc7-c8", "canal"),
        ("F6c8", "found"),
        ("F13c8", "found"),
        ("Bc7h", "bridge"),
        ("Bc7v", "bridge"),
        ("^c7h", "lift"),
        ("^c7v", "lift"),
        ("Nc8", "step"),
        ("~f2", "boat"),
        ("!c8", "jump"),
        ("T3c8", "temple"),
        ("+", "take"),
        ("$", "spend"),
        (".", "end"),
    ],
)
def test_the_notation_of_the_rules(text, kind):
    action = GAME.action(text)
    assert str(action) == text
    assert action.kind == kind
    assert GAME.action(str(action)) is action


@pytest.mark.parametrize("board", SHELF.names)
def test_every_text_leads_back_to_its_action(board):
    catalogue = SHELF.load(board).catalogue
    for number, action in enumerate(catalogue):
        assert action.id == number
        assert catalogue.parse(action.text) is action
    assert len({action.text for action in catalogue}) == len(catalogue)


@pytest.mark.parametrize(
    "text", ["", "K", "Kz9", "Kc7-e7", "Kd7-c7", "T5c8", "F2c8", "F14c8", "Bc7", "^c7", "Bc7h>f2v", "Nq1", "x"]
)
def test_what_is_no_action(text):
    with pytest.raises(UnknownAction):
        GAME.action(text)


def test_every_kind_is_told_in_words():
    seen = set()
    for action in BOARD.catalogue:
        if action.kind not in seen:
            seen.add(action.kind)
            assert GAME.describe(action, BOARD).tell("en")
            assert GAME.describe(action, BOARD).tell("de")
    assert len(seen) == 12
    assert str(GAME.describe(GAME.action("Kc7-d7"), BOARD)) == "canal on c7, d7"
    assert str(GAME.describe(GAME.action("^c7h"), BOARD)) == "take up the bridge on c7, along the row"
