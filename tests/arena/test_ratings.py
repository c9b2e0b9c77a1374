"""Ratings mean what they say: checked by hand where that can be done, else on games with known strengths."""

import random
from math import log

import pytest

from anahuac.arena.plan import Plan
from anahuac.arena.ratings import MEAN, SCALE, Heap, Ratings, fit
from anahuac.arena.standings import Standings
from tests.arena.test_standings import result


def test_two_bots_have_the_odds_of_their_games():
    """27 wins to 9 are odds of 3 to 1; half a win and half a loss against somebody equal hardly change that."""
    heap = Heap(2)
    for game in range(36):
        heap.add((0, 1), ((0,), (1,)) if game % 4 else ((1,), (0,)))
    strong, weak = fit(heap)
    assert strong == pytest.approx(-weak)
    assert strong - weak == pytest.approx(log(3), rel=0.1)


def test_three_seats_are_two_draws():
    """First of three, then second of two: (a, b, c) tells that a was drawn from all and b from b and c."""
    heap = Heap(3)
    heap.add((0, 1, 2), ((0,), (1,), (2,)))
    assert heap.drawn == [1, 1, 0]
    assert dict(heap.among) == {(0, 1, 2): 1, (1, 2): 1}


def test_equal_places_count_half_each_way():
    heap = Heap(2)
    heap.add((0, 1), ((0, 1),))
    assert heap.drawn == [0.5, 0.5]
    assert fit(heap) == pytest.approx([0, 0])


def test_where_everybody_lost_nothing_is_learned():
    heap = Heap(2)
    heap.add((0, 1), ())
    assert (heap.drawn, dict(heap.among)) == ([0, 0], {})


def test_who_always_wins_is_strong_but_not_infinitely():
    ratings = Ratings(2, seed=1)
    for group in range(20):
        ratings.add(group, (0, 1), ((0,), (1,)))
    strong, weak = ratings.rate()
    assert strong.value + weak.value == pytest.approx(2 * MEAN)
    assert 300 < strong.value - weak.value < 1500
    assert strong.high - strong.value > 100  # twenty games without a loss do not tell how strong it is


def test_one_group_of_games_has_no_interval():
    ratings = Ratings(2, seed=1)
    ratings.add(0, (0, 1), ((0,), (1,)))
    assert all((one.low, one.high) == (float("-inf"), float("inf")) for one in ratings.rate())


def test_the_order_of_the_games_does_not_matter():
    games = [(group, (0, 1, 1), ((group % 3,), ((group + 1) % 3,), ((group + 2) % 3,))) for group in range(30)]
    one, other = Ratings(2, seed=1), Ratings(2, seed=1)
    for game in games:
        one.add(*game)
    for game in reversed(games):
        other.add(*game)
    for first, second in zip(one.rate(), other.rate(), strict=True):
        assert first == pytest.approx(second)


@pytest.mark.parametrize(("strengths", "seats", "groups"), [((1, 2, 4), 3, 20), ((1, 3), 4, 30)])
def test_intervals_contain_the_truth(strengths, seats, groups):
    """95% of the intervals should; of those of 30 arenas drawn from known strengths, at least 88% do.

    So should the intervals of first places. Whoever comes first is drawn by strength from the seats of a game, so the
    true share of a bot is the mean of that over its seats.
    """
    chance, held, held_firsts, arenas = random.Random(7), 0, 0, 30
    mean = sum(map(log, strengths)) / len(strengths)
    for arena in range(arenas):
        plan = Plan(game="aztlan", seats=seats, bots=tuple("abcd"[: len(strengths)]), groups=groups, seed=arena)
        standings, true = Standings(plan), [0.0] * len(strengths)
        for job in plan.jobs():
            left, ranking = list(range(seats)), []
            while left:
                seat = chance.choices(left, [strengths[job.bots[seat]] for seat in left])[0]
                left.remove(seat)
                ranking.append((seat,))
            standings.add(result(job.number, job.bots, tuple(ranking), (0,) * seats))
            for bot in job.bots:
                true[bot] += strengths[bot] / sum(strengths[one] for one in job.bots)
        for rating, strength in zip(standings.ratings(), strengths, strict=True):
            held += rating.low <= MEAN + SCALE * (log(strength) - mean) <= rating.high
        for bot, firsts in zip(standings.bots, true, strict=True):
            low, high = bot.share_interval
            held_firsts += low <= firsts / bot.played <= high
    intervals = arenas * len(strengths)
    assert held / intervals >= 0.88
    assert held_firsts / intervals >= 0.88
