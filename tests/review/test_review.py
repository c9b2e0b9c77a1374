"""A whole review: from the first picture to the turns that decided the game."""

import pytest

from anahuac.core import Chance, Record
from anahuac.review import Reviewing, Task, carry_out, chances_of, review
from anahuac.review.luck import luck_in
from anahuac.review.reviewing import thinned


@pytest.fixture
def short(monkeypatch):
    """Reviews that look closely at one turn, in few worlds, with a quick bot."""
    monkeypatch.setattr("anahuac.review.reviewing.MOST_STUDIED", 1)
    monkeypatch.setattr("anahuac.review.tasks.WORLDS", 2)
    monkeypatch.setattr("anahuac.review.tasks.GOOD", "medium")


@pytest.mark.parametrize("name", ["mexica", "aztlan", "azteca"])
def test_a_review_is_whole_and_the_same_every_time(records, short, name):
    record = records[name]
    found = review(record)
    free = [turn for turn in found.turns if turn.is_free]
    assert set(found.verdicts) == {turn.first for turn in free}
    assert {0, len(record.plies)} <= set(found.points)
    for turn in found.turns:
        assert found.gain(turn) is not None
    for verdict in found.verdicts.values():
        assert 0 <= verdict.chance <= 1
        assert (verdict.better is not None) == (verdict.mark in ("doubtful", "blunder"))
    again = carry_out(Record.parse(str(record)), Task("glance", turns=tuple(free[:3])))
    assert again == carry_out(record, Task("glance", turns=tuple(free[:3])))


def test_the_first_task_is_a_picture_of_the_whole_game(records):
    record = records["azteca"]
    first = Reviewing(record).task
    assert first.kind == "points"
    assert {0, len(record.plies)} <= set(first.moves)
    assert len(first.moves) <= 24


def test_thinned_keeps_both_ends():
    assert thinned([0, 3, 5], 5) == [0, 3, 5]
    assert thinned(list(range(101)), 5) == [0, 25, 50, 75, 100]


def test_a_seat_never_profits_from_what_it_learns_later(records):
    """The chances of a seat after a move are those of its view then, whatever the others held."""
    record = records["aztlan"]
    move = next(ply for ply, state in enumerate(record.states()) if state.step == "place")
    (point,) = carry_out(record, Task("points", (move,)))
    view = record.replay(move).view(0)
    world = view.imagine(Chance(99))
    assert world != record.replay(move)
    assert point.seen[0] == tuple(chances_of(world.view(0)))


def test_there_is_no_luck_in_mexica(records):
    moves = tuple(range(len(records["mexica"].plies)))
    assert carry_out(records["mexica"], Task("luck", moves)) == []


def test_luck_is_what_came_less_what_could_be_expected(records, monkeypatch):
    record = records["aztlan"]
    move, gains = next(
        (move, luck.gains) for move in range(len(record.plies)) for luck in carry_out(record, Task("luck", (move,)))
    )
    assert any(gains)
    state = record.replay(move)
    seat, text = record.plies[move]
    action = state.board.catalogue.parse(text)
    before = state.copy()
    assert luck_in(state, seat, action) == gains
    assert state == before  # looking changes nothing
    monkeypatch.setattr("anahuac.review.luck.with_other_luck", lambda state, chance: state.copy())
    assert luck_in(state, seat, action) == pytest.approx([0] * 3)  # nothing but the same could have come
