"""Counts of legal actions: how many sequences of one, two and three actions there are within a turn."""

import pytest

from tests.mexica.helpers import NO_TEMPLES, draw
from tests.mexica.slow import Slow, perft

POSITIONS = {
    "canals": ("""
        @0 #  #  #  ~  #  #
        #  P  #  #  ~  #  #
        P  C  P  #  ~  #  #
        #  P  #  #  ~  #  @1
        #  #  #  #  #  #  #
    """, {"supply": {"doubles": 1, "singles": 1, "bridges": 0, "chips": 0, "temples": NO_TEMPLES}, "ap": 3}),
    "bridges": ("""
        @0 #  #  #  ~  #  #
        #  P  =  #  ~  #  #
        P  C  P  #  ~  #  #
        #  P  #  #  ~  #  @1
        #  #  #  #  #  #  #
    """, {"supply": {"doubles": 0, "singles": 0, "bridges": 3, "chips": 0, "temples": NO_TEMPLES}, "ap": 3}),
    "moved bridges": ("""
        @0 #  #  #  ~h #  #
        #  P  =  #  ~  #  #
        P  C  P  #  ~h #  #
        #  P  #  #  ~  #  @1
        #  #  #  #  #  #  #
    """, {"supply": {"doubles": 0, "singles": 0, "bridges": 0, "chips": 0, "temples": NO_TEMPLES}, "ap": 3}),
    "steps": ("""
        #  #  #  #  ~  #  #
        #  P  #  #  ~h #  #
        P  C  P  @0 ~  #  #
        #  P  #  #  ~h #  @1
        #  #  #  #  #  #  #
    """, {"supply": {"doubles": 0, "singles": 0, "bridges": 0, "chips": 0, "temples": NO_TEMPLES}, "ap": 4}),
    "boats": ("""
        #  #  P  #  #  #  #  #  #
        #  P  C  P  #  #  #  #  #
        #  #  P  #  #  #  #  #  #
        =  v@0 = v  =  v@1 = v  =
        #  #  #  #  #  #  #  #  #
        #  #  ~v ~  ~  ~  #  #  #
        #  #  #  #  #  #  #  #  #
    """, {"supply": {"doubles": 0, "singles": 0, "bridges": 0, "chips": 0, "temples": NO_TEMPLES}, "ap": 4}),
    "corner water": ("""
        #  P  #  #  #  #  #  #  #
        P  C  P  #  #  #  #  #  #
        #  P  #  #  =  #  #  #  #
        #  #  v@0 = #  v  =  v  #
        #  #  #  #  #  #  #  #  @1
        #  ~  ~  ~  ~  #  #  #  #
    """, {"supply": {"doubles": 0, "singles": 2, "bridges": 1, "chips": 0, "temples": NO_TEMPLES}, "ap": 2}),
    "temples": ("""
        @0 #  #  =  #  #  ~
        #  #  =  #  #  #  ~
        #  =  #  #  P  #  ~
        =  #  #  P  C  P  ~
        #  #  #  #  P  #  @1
    """, {"supply": {"doubles": 0, "singles": 0, "bridges": 0, "chips": 0, "temples": {"0": [3, 3, 2, 1]}}, "ap": 6}),
    "founding": ("""
        @0 #  #  =  #  #  ~
        #  #  =  #  #  #  ~
        @1 =  #  #  P  #  ~
        =  #  #  P  C  P  ~
        #  #  #  #  P  #  #
    """, {"supply": {"doubles": 0, "singles": 1, "bridges": 1, "chips": 0, "temples": {"0": [1, 0, 0, 0]}},
          "open_tokens": [5, 6, 7], "ap": 2}),
    "forming and founding": ("""
        @0 #  #  #  #  #  ~
        #  #  =  #  #  #  ~
        #  =  #  #  P  #  ~
        #  #  #  P  C  P  ~
        #  #  #  #  P  #  @1
    """, {"supply": {"doubles": 0, "singles": 3, "bridges": 0, "chips": 0, "temples": NO_TEMPLES},
          "open_tokens": [5, 6, 7], "ap": 3}),
    "chips": ("""
        @0 #  #  #  ~  #  #
        a1 P  #  #  ~  #  #
        P  C  P  #  ~  #  #
        #  P  #  #  ~  #  @1
        #  #  #  #  #  #  #
    """, {"supply": {"doubles": 0, "singles": 0, "bridges": 0, "chips": 1, "temples": {"0": [0, 1, 0, 0]}},
          "chips": [2, 0], "ap": 1}),
    "jumps": ("""
        @0 a1 #  #  ~  #  #
        a1 P  #  #  ~h #  #
        P  C  P  #  ~  #  #
        #  P  #  #  ~  #  @1
        #  #  #  #  #  #  #
    """, {"supply": {"doubles": 0, "singles": 0, "bridges": 0, "chips": 0, "temples": NO_TEMPLES}, "ap": 6}),
    "protection": ("""
        @1 #  #  #  ~  #  #
        a1 @0 #  #  ~  #  #
        #  P  #  #  ~  #  #
        P  C  P  #  ~  #  #
        #  P  #  #  #  #  #
    """, {"supply": {"doubles": 1, "singles": 0, "bridges": 1, "chips": 0, "temples": {"0": [1, 0, 0, 0]}},
          "ap": 2, "round": 1}),
    "2015": ("""
        @1 #  #  #  ~  #  #
        a1 @0 #  #  ~  #  #
        #  P  #  #  ~  #  #
        P  C  P  #  ~  #  #
        #  P  #  #  #  #  #
    """, {"supply": {"doubles": 0, "singles": 2, "bridges": 1, "chips": 0, "temples": NO_TEMPLES},
          "ap": 2, "round": 1, "options": {"protection": "2015"}}),
}  # fmt: skip


def count(state, depth):
    """The engine's count; the end of the turn can only be the last action."""
    (seat,) = state.to_act
    actions = state.legal_actions(seat)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        if action.kind != "end":
            copy = state.copy()
            copy.apply(seat, action)
            total += count(copy, depth - 1)
    return total


@pytest.mark.parametrize("name", POSITIONS)
def test_counts(name):
    drawing, fields = POSITIONS[name]
    state = draw(drawing, **{"open_tokens": [], **fields})
    slow = Slow(state.board.rows, state.position())
    for depth in (1, 2, 3):
        assert count(state, depth) == perft(slow, depth)


def test_a_count_by_hand():
    """From d3 three steps, two bridges that can be taken up, and the end: 6.

    A step leads to a square with four steps: 4 + 2 + 1. A bridge in hand has two places. After it was put down on e3
    there are four steps from d3, after e1 three: 3 * 7 + 2 * 2, and 2 * (7 + 6) for three actions that begin so.
    """
    drawing, fields = POSITIONS["steps"]
    state = draw(drawing, open_tokens=[], **fields)
    assert count(state, 1) == 6
    assert count(state, 2) == 25
    lifted = state.copy()
    lifted.apply(0, lifted.board.catalogue.parse("^e2h"))
    assert count(lifted, 1) == 2
    assert count(lifted, 2) == 13
