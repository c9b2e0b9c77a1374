"""Figures checked by hand."""

import pytest

from anahuac.arena import Failure, Plan, Result, Standings, Times, wilson
from anahuac.core import Outcome

PLAN = Plan(game="aztlan", seats=3, bots=("a", "b"), groups=1)


def result(number, bots, ranking, scores, failures=()):
    outcome = Outcome(ranking, scores, "ages")
    return Result(
        number=number, seed=0, bots=bots, outcome=outcome, plies=9, order=(0, 1, 2), openings=[], scores=[],
        failures=list(failures), times=[Times() for _ in bots],
    )  # fmt: skip


def test_wilson():
    """Values as in the literature: 50 of 100 is 40.4% to 59.6%, 0 of 10 is 0 to 27.8%."""
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)
    assert wilson(0, 0) == (0, 1)


def test_firsts_are_shared_and_margins_are_to_the_best_other():
    one = result(0, (0, 1, 0), ((0, 1), (2,)), (30, 30, 10))
    two = result(1, (1, 0, 1), ((1,), (0,), (2,)), (20, 50, 5))
    a, b = Standings.of(PLAN, [one, two]).bots
    assert (a.played, a.firsts, a.points, a.margin) == (3, 1.5, 90, 0 - 20 + 30)
    assert (b.played, b.firsts, b.points, b.margin) == (3, 0.5, 55, 0 - 30 - 45)
    assert a.share == pytest.approx(0.5)


def test_where_everybody_lost_nobody_is_first_and_all_share_a_place():
    lost = result(0, (0, 1, 0), (), (3, 2, 1))
    assert [lost.place(seat) for seat in range(3)] == [0, 0, 0]
    assert [lost.first(seat) for seat in range(3)] == [0, 0, 0]


def test_places_skip_those_that_are_shared():
    shared = result(0, (0, 1, 0), ((1, 2), (0,)), (1, 5, 5))
    assert [shared.place(seat) for seat in range(3)] == [2, 0, 0]


def test_who_beat_whom_counts_seats_and_halves():
    """A sits on both ends: before b and after it. Then b is equal to one of a's seats and after the other."""
    games = [result(0, (0, 1, 0), ((0,), (1,), (2,)), (9, 8, 7)), result(1, (0, 1, 0), ((0,), (1, 2)), (9, 8, 8))]
    assert Standings.of(PLAN, games).ahead == [[0, 1 + 1.5], [1 + 0.5, 0]]


def test_an_interval_knows_that_seats_of_one_game_depend_on_each_other():
    """Each group has two games, one in which a has two seats and one in which it has one.

    First a wins exactly one game of every group: a third of its seats, which does not vary, so games count, not seats.
    Then every other group goes to it altogether: 1/3 or 2/3 of its seats, a variance of 1/36 * 10/9 between
    groups, so that a seat is worth (1/2 * 1/2) / (10/324 * 3) = 2.7 tries.
    """
    first = [result(2 * n, (0, 1, 0), ((0,), (1,), (2,)), (9, 8, 7)) for n in range(10)]
    second = [result(2 * n + 1, (1, 0, 1), ((0,), (1,), (2,)), (9, 8, 7)) for n in range(10)]
    a, _ = Standings.of(PLAN, first + second).bots
    assert (a.played, a.games, a.share) == (30, 20, pytest.approx(1 / 3))
    assert a.share_interval == pytest.approx(wilson(20 / 3, 20))
    for n in range(1, 10, 2):
        second[n] = result(2 * n + 1, (1, 0, 1), ((1,), (0,), (2,)), (8, 9, 7))
    a, _ = Standings.of(PLAN, first + second).bots
    assert a.share == pytest.approx(1 / 2)
    assert a.share_interval == pytest.approx(wilson(81 / 2, 81))


def test_failures_are_counted_by_kind():
    failures = [Failure(1, 4, "illegal", ""), Failure(1, 5, "failed", ""), Failure(2, 6, "failed", "")]
    a, b = Standings.of(PLAN, [result(0, (0, 1, 0), ((0,), (1,), (2,)), (3, 2, 1), failures)]).bots
    assert (a.illegal, a.failed, b.illegal, b.failed) == (0, 1, 1, 1)


def test_times():
    """Of 1 to 100 ms the mean is 50.5 ms, and 95 of 100 take at most 95 ms."""
    times, more = Times(), Times()
    for ms in range(1, 101):
        (times if ms % 2 else more).add(ms / 1000)
    times.merge(more)
    assert times.mean == pytest.approx(0.0505)
    assert times.quantile(0.95) == pytest.approx(0.095, rel=0.03)
    assert times.quantile(1) == times.longest == 0.1
