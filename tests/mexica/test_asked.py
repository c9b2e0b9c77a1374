"""Whoever points at a square and asks why nothing can be done there is told of the action that was meant."""

import pytest

from anahuac.core import UnknownAction
from tests.mexica.helpers import draw

ISLAND = """
    #  #  =  #  #  P  #  #
    #  #  h@0 #  P  C  P  #
    #  #  =  #  #  P  #  @1
    =  =  =  v  ~  ~  ~  ~
    #  #  #  #  #  #  #  #
"""


def clause(state, kinds, fields):
    found = state.why_not_asked(0, kinds, fields)
    return found and found.clause


def meant(state, kinds, at):
    """The action that is explained if somebody asks about a square."""
    catalogue, fields = state.board.catalogue, state.game.fields
    found = [action for kind in kinds for action in catalogue.of_kind[kind] if fields(action, state.board)["at"] == at]
    return state._likeliest(0, found).text


@pytest.mark.parametrize(
    ("kinds", "at", "action", "expected"),
    [
        (("start", "step", "boat"), "h1", "Nh1", "M6.1"),
        (("start", "step", "boat"), "c2", "~c2", "M6.2"),
        (("lift", "bridge"), "b4", "Bb4v", None),
        (("lift", "bridge"), "d4", "Bd4v", "M5.1"),
        (("lift", "bridge"), "h1", "Bh1h", "M5.1"),
        (("found",), "h1", "F4h1", "M4.1"),
    ],
)
def test_the_action_that_is_meant(kinds, at, action, expected):
    """A noble on a bridge goes to a bridge by boat; a bridge lies between land and land."""
    state = draw(ISLAND)
    assert meant(state, kinds, at) == action
    assert clause(state, kinds, {"at": at}) == expected


def test_without_spare_bridges_the_one_that_lies_there_is_meant():
    """M5.3: then, and only then, it may be moved."""
    state = draw(ISLAND)
    assert meant(state, ("lift", "bridge"), "d4") == "Bd4v"
    state.spare_bridges = 0
    assert meant(state, ("lift", "bridge"), "d4") == "^d4v"


def test_what_no_rule_answers_is_an_unknown_action():
    with pytest.raises(UnknownAction):
        draw(ISLAND).why_not_asked(0, ["hello"], {"at": "a1"})
