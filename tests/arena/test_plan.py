"""Everybody plays every seat equally often, from the same beginnings."""

from collections import Counter

import pytest

from anahuac.arena import Plan
from anahuac.core import SetupError


def jobs(bots, seats, groups=6, seed=3):
    return list(Plan(game="aztlan", seats=seats, bots=tuple(bots), groups=groups, seed=seed).jobs())


@pytest.mark.parametrize("bots", ["a", "ab", "abc", "abcd", "abcde"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_bot_plays_every_seat_equally_often(bots, seats):
    played = Counter((seat, bot) for job in jobs(bots, seats) for seat, bot in enumerate(job.bots))
    assert set(played.values()) == {6}
    assert len(played) == seats * len(bots)


def test_the_games_of_a_group_share_a_seed_that_no_other_group_has():
    played = jobs("abc", 3)
    assert [job.number for job in played] == list(range(18))
    assert all(len({job.seed for job in played[at : at + 3]}) == 1 for at in range(0, 18, 3))
    assert len({job.seed for job in played}) == 6


def test_bots_never_share_a_seed():
    seeds = [seed for job in jobs("abc", 3) for seed in job.bot_seeds]
    assert len(set(seeds)) == len(seeds) == 54


def test_more_games_begin_with_the_same_ones():
    assert jobs("abc", 3, groups=9)[:18] == jobs("abc", 3, groups=6)


def test_another_seed_gives_other_games():
    assert {job.seed for job in jobs("ab", 2, seed=3)}.isdisjoint({job.seed for job in jobs("ab", 2, seed=4)})


def test_neighbours_change():
    """If bots only moved round the table, one of them would always follow the same other one."""
    after = Counter(job.bots[(job.bots.index(0) + 1) % 4] for job in jobs("abcd", 4, groups=60))
    assert set(after) == {1, 2, 3}
    assert min(after.values()) > 40


@pytest.mark.parametrize(
    ("wrong", "words"),
    [({"seats": 9}, "players"), ({"options": {"x": "1"}}, "option")],
)
def test_what_cannot_be_played_is_refused_in_words(wrong, words):
    plan = Plan(**{"game": "aztlan", "seats": 3, "bots": ("random",), "groups": 1} | wrong)
    with pytest.raises(SetupError, match=words):
        plan.check()


def test_the_same_bot_may_take_part_twice():
    plan = Plan(game="aztlan", seats=2, bots=("random", "easy", "random"), groups=1)
    plan.check()
    assert plan.names == ["random (1)", "easy", "random (2)"]
