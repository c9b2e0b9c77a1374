"""What lines are worth."""

import pytest

from anahuac.core import find_game
from anahuac.review import Line, compare, lines_from

FOUNDING = {  # seat 0 may found the district of 3 beside its noble
    "players": 2, "canals": ["f6", "f7"], "bridges": [{"at": "f6", "axis": "h"}],
    "nobles": {"0": "e6", "1": "i6"}, "temples": [{"at": "e5", "owner": 0, "height": 3}], "round": 2, "ap": 4,
}  # fmt: skip


def test_a_good_turn_is_worth_more_than_a_pass():
    state = find_game("mexica").position(FOUNDING)
    view = state.view(0)
    best, passed = lines_from(view, "hard", 1)[0], Line((state.board.catalogue.parse("."),))
    good, idle = compare(view, [best, passed])
    assert good.chance >= idle.chance
    assert good.lead(idle)[0] == pytest.approx(good.chance - idle.chance)
    assert len(good.samples) == 1  # nothing is hidden, so there is one world


def test_lines_end_where_the_seat_cannot_know_what_follows():
    state = find_game("aztlan").position({"players": 3})
    for line in lines_from(state.view(1), "hard", 3):
        assert len(line.actions) == 1  # the others have not chosen yet
        assert line.reason is not None


def test_lines_are_different_and_legal():
    state = find_game("mexica").position(FOUNDING)
    lines = lines_from(state.view(0), "hard", 3)
    assert len({line.actions for line in lines}) == 3
    for line in lines:
        world = state.copy()
        for action in line.actions:
            world.apply(0, action)
        assert 0 not in world.to_act


def test_what_a_seat_cannot_know_changes_nothing():
    position = {"players": 3, "age": 1, "phase": "expansion", "cards": {"0": 9, "1": 5, "2": 5}}
    one = find_game("aztlan").position(position)
    other = find_game("aztlan").position({**position, "cards": {"0": 9, "1": 7, "2": 8}})
    assert one != other
    found = []
    for state in (one, other):
        view = state.view(0)
        lines = lines_from(view, "hard", 2)
        found.append([(one.line.actions, one.samples) for one in compare(view, lines, worlds=2, rounds=0)])
    assert found[0] == found[1]


def test_a_line_that_a_secret_stops_is_judged_as_far_as_it_goes():
    state = find_game("aztlan").new(3, seed=1)
    choose = state.legal_actions(0)[0]
    place = state.board.catalogue.of_kind["place"][0]
    found = compare(state.view(0), [Line((choose,)), Line((choose, place))], worlds=1, rounds=0)
    assert found[0].samples == found[1].samples
