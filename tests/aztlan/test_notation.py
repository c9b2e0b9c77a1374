"""The notation of the actions, as the rules have it."""

import pytest

from anahuac.core import UnknownAction
from tests.aztlan.helpers import BOARD, GAME

NOTATION = {
    "P7": "choose",
    "+tollan": "place",
    "tollan>mictlan": "move",
    "-": "stay",
    "E+tollan": "eagle",
    "x tollan": "fight",
    "= tollan": "coexist",
    "L tollan": "tlatoani",
    "S": "games",
    "s": "decline",
    "V mountains": "name",
    "C mixcoatl": "bless",
    "C rafts": "rafts",
    ".": "done",
}


@pytest.mark.parametrize(("text", "kind"), NOTATION.items())
def test_the_notation_of_the_rules(text, kind):
    action = GAME.action(text)
    assert (str(action), action.kind) == (text, kind)


def test_every_kind_of_action_is_in_the_rules():
    assert {action.kind for action in BOARD.catalogue} == set(NOTATION.values())


def test_every_action_has_its_own_text():
    assert all(BOARD.catalogue.parse(str(action)) is action for action in BOARD.catalogue)


@pytest.mark.parametrize("text", ["", "P3", "P10", "+", "+Tollan", "+atlantis", "tollan>tollan", "tollan>tetzcoco"])
def test_what_is_no_action(text):
    with pytest.raises(UnknownAction):
        GAME.action(text)
