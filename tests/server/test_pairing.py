"""Who meets whom: everybody once in a round robin, nobody twice in a Swiss tournament, and fair seats."""

from collections import Counter
from itertools import combinations

import pytest

from anahuac.server.pairing import Round, meetings, round_robin, swiss
from anahuac.server.standings import Result, points_of, standings


def everybody_once(rounds):
    for played in rounds:
        people = [one for table in played.tables for one in table] + list(played.byes)
        yield Counter(people)


@pytest.mark.parametrize("count", [2, 5, 8])
def test_in_a_round_robin_for_two_all_meet_once(count):
    entrants = list(range(1, count + 1))
    rounds = round_robin(entrants, 2)
    assert len(rounds) == count - 1 + count % 2
    assert meetings(rounds) == Counter(combinations(entrants, 2))
    assert all(people == Counter(entrants) for people in everybody_once(rounds))
    begins = Counter(table[0] for played in rounds for table in played.tables)
    assert max(begins.values()) - min(begins[one] for one in entrants) <= 2


def test_in_a_double_one_all_meet_again_on_the_other_seats():
    once, twice = round_robin([1, 2, 3, 4], 2), round_robin([1, 2, 3, 4], 2, times=2)
    assert twice[:3] == once
    assert [sorted(table[::-1] for table in played.tables) for played in twice[3:]] == [
        sorted(played.tables) for played in once
    ]


@pytest.mark.parametrize(("count", "size", "most"), [(6, 3, 6), (8, 4, 6), (9, 3, 8), (7, 3, 12), (4, 4, 1)])
def test_larger_tables_are_mixed_until_everybody_has_met_everybody(count, size, most):
    entrants = list(range(1, count + 1))
    rounds = round_robin(entrants, size)
    assert set(meetings(rounds)) == set(combinations(entrants, 2))
    assert len(rounds) <= most
    assert all(people == Counter(entrants) for people in everybody_once(rounds))
    assert all(len(table) == size for played in rounds for table in played.tables)
    byes = Counter(one for played in rounds for one in played.byes)
    assert max(byes[one] for one in entrants) - min(byes[one] for one in entrants) <= 1


@pytest.mark.parametrize(("count", "rounds"), [(6, 5), (7, 4), (16, 5)])
def test_in_a_swiss_tournament_nobody_meets_twice(count, rounds):
    """Six people in five rounds must meet everybody: there is no way out."""
    entrants = list(range(1, count + 1))
    past, points = [], dict.fromkeys(entrants, 0.0)
    for _ in range(rounds):
        order = sorted(entrants, key=lambda one: (-points[one], one))
        past.append(swiss(order, points, 2, past))
        for winner, _loser in map(sorted, past[-1].tables):  # the lower number always wins
            points[winner] += 1
        for one in past[-1].byes:
            points[one] += 1
    assert max(meetings(past).values()) == 1
    assert all(people == Counter(entrants) for people in everybody_once(past))
    assert max(Counter(one for played in past for one in played.byes).values(), default=0) <= 1
    assert points[1] == rounds


def test_where_all_have_met_they_meet_again():
    past = [Round(((1, 2),)), Round(((2, 1),))]
    assert swiss([1, 2], {}, 2, past).tables in (((1, 2),), ((2, 1),))


def test_a_swiss_round_at_larger_tables_keeps_neighbours_together():
    points = {1: 2.0, 2: 2.0, 3: 2.0, 4: 0.0, 5: 0.0, 6: 0.0}
    paired = swiss([1, 2, 3, 4, 5, 6], points, 3, [])
    assert {frozenset(table) for table in paired.tables} == {frozenset({1, 2, 3}), frozenset({4, 5, 6})}
    again = swiss([1, 2, 3, 4, 5, 6], points, 3, [paired])
    assert max(len({1, 2, 3} & set(table)) for table in again.tables) == 2


def test_a_game_is_worth_a_point_in_even_steps():
    assert points_of([1, 2]) == [1, 0]
    assert points_of([3, 1, 2, 4]) == pytest.approx([1 / 3, 1, 2 / 3, 0])
    assert points_of([1, 1, 3]) == [0.75, 0.75, 0]
    assert points_of([None, 2, 3]) == [0, 1, 0.5]  # who did not come has no place before anybody


def test_equals_are_told_apart_by_whom_they_met_then_by_their_game_then_by_wins():
    results = [
        Result((1, 2), (1, 2)), Result((3, 4), (1, 2)), Result((1, 3), (2, 1)),
        Result((2, 4), (1, 2)), Result((1, 4), (1, 2)), Result((2, 3), (1, 2)),
    ]  # fmt: skip
    rows = standings([1, 2, 3, 4], results, {})
    assert [(row.entrant, row.points) for row in rows] == [(1, 2), (2, 2), (3, 2), (4, 0)]
    assert [row.rank for row in rows] == [1, 1, 1, 4]  # a circle: each beat one of the others
    assert [row.buchholz for row in rows] == [4, 4, 4, 6]
    rows = standings([1, 2, 3], [Result((1, 2), (2, 1)), Result((1, 3), (1, 2)), Result((2, 3), (1, 1))], {3: 0.5})
    assert [(row.entrant, row.rank) for row in rows] == [(2, 1), (3, 2), (1, 3)] or rows[0].entrant == 2
