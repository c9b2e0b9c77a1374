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


def test_ratings_follow_the_places_and_grow_surer():
    """A is first and last, b in the middle: equal on average. Then b wins with both of its seats."""
    level = [result(n, (0, 1, 0), ((0,), (1,), (2,)), (9, 9, 9)) for n in range(20)]
    a, b = Standings.of(PLAN, level).bots
    assert a.mu == pytest.approx(b.mu)
    games = level + [result(n, (1, 0, 1), ((0,), (2,), (1,)), (9, 9, 9)) for n in range(20)]
    a, b = Standings.of(PLAN, games).bots
    assert b.mu > 25 > a.mu
    assert a.sigma < 25 / 3
    low, high = a.rating_interval
    assert high - low == pytest.approx(2 * 1.959964 * a.sigma)


def test_a_bot_alone_learns_nothing_from_beating_itself():
    plan = Plan(game="aztlan", seats=3, bots=("a",), groups=1)
    (only,) = Standings.of(plan, [result(0, (0, 0, 0), ((0,), (1,), (2,)), (3, 2, 1))]).bots
    assert (only.mu, only.sigma) == (25, pytest.approx(25 / 3))


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
