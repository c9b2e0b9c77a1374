"""The engine against the slow second implementation."""

import json
from random import Random

import pytest

from anahuac.core import PositionError
from anahuac.games.mexica.legality import turn_masks
from anahuac.games.mexica.protection import is_enclosed, protect, scene_of, victim
from anahuac.games.mexica.tokens import foundable
from anahuac.games.mexica.water import links
from tests.mexica.helpers import GAME, board_of, legal, random_states
from tests.mexica.scatter import SMALL, scatter
from tests.mexica.slow import Slow, plain


def scattered(name, count, seed, **fields):
    """So many scattered positions that can be."""
    rng, board = Random(seed), board_of(name)
    while count:
        data = scatter(board.rows, rng, rng.choice((2, 3, 4)))
        try:
            state = GAME.position(json.loads(json.dumps({**data, **fields})), board)
        except PositionError:
            continue
        count -= 1
        yield state, Slow(board.rows, state.position())


@pytest.mark.parametrize(
    ("name", "count"), [("isle", 1000), ("hook", 1000), ("bay", 1000), ("mexica", 200), ("tlatelolco", 200)]
)
def test_districts_boats_and_everything_legal(name, count):
    """Thousands of scattered positions: districts, boat distances, and all that is legal, kind by kind."""
    for state, slow in scattered(name, count, seed=11):
        named = state.board.named
        districts = {frozenset(named(mask)) for mask in (*state.districts, *state.founded)}
        assert districts == {frozenset(district) for district in slow.districts()}
        assert {frozenset(named(mask)) for mask in state.founded} == {
            frozenset(district) for district in slow.districts() if slow.founded(district)
        }
        for at in slow.bridges:
            costs = {}
            for cost, mask in enumerate(links(state, state.board.index[at], 99), 1):
                costs |= dict.fromkeys(named(mask), cost)
            assert costs == slow.boat_costs(at)
        assert legal(state) == slow.legal()


@pytest.mark.parametrize("edition", ["2002", "2015"])
@pytest.mark.parametrize("name", SMALL)
def test_who_is_enclosed(name, edition):
    enclosed = 0
    for state, slow in scattered(name, 500, seed=5, options={"protection": edition}):
        for seat, at in enumerate(state.nobles):
            ours = is_enclosed(state.board, scene_of(state), at, edition == "2002")
            assert ours == slow.enclosed(seat)
            enclosed += ours
    assert enclosed > 50


@pytest.mark.parametrize("edition", ["2002", "2015"])
@pytest.mark.parametrize("name", ["isle", "hook", "bay", "tlatelolco", "mexica"])
def test_the_protection_forbids_exactly_what_encloses(name, edition):
    """The quick filter against trying every action."""
    forbidden = 0
    fields = {"options": {"protection": edition}, "round": 1}
    for state, _ in scattered(name, 300, seed=23, **fields):
        seat = state.to_act[0]
        free = turn_masks(state)
        every = state.board.tables.listed(free)
        masks = protect(state, seat, free)
        allowed = state.board.tables.listed(masks)
        harmless = ("end", "take", "spend", "lift")  # a bridge in hand is judged when it is put down
        tried = [action for action in every if action.kind in harmless or victim(state, seat, action) is None]
        assert set(allowed) == set(tried)
        forbidden += len(every) - len(allowed)
    assert forbidden > 30


@pytest.mark.parametrize("edition", ["2002", "2015"])
def test_the_protection_against_the_slow_one(edition):
    fields = {"options": {"protection": edition}, "round": 1, "ap": 5}
    for state, slow in scattered("isle", 40, seed=3, **fields):
        assert legal(state) == slow.legal()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_action_by_action(players):
    """What an action does, to the last point, along games with short periods."""
    rng = Random(players)
    state = GAME.new(players, {"round_limit": "12"}, seed=players, board="tlatelolco")
    slow, last = None, None
    for ply, point in enumerate(random_states(state, rng)):
        if slow is not None:
            assert plain(point.position()) == slow.after(_last_action(last, point)).plain()
        slow, last = Slow(point.board.rows, point.position()), point.copy()
        if ply % 13 == 0 and point.round > 1:
            assert legal(point) == slow.legal()
    assert state.outcome is not None
    assert plain(state.position()) == slow.after(_last_action(last, state)).plain()


def _last_action(before, after):
    """Find the action that leads from one point to the next."""
    for action in before.legal_actions(before.to_act[0]):
        copy = before.copy()
        copy.apply(copy.to_act[0], action)
        if copy == after:
            return str(action)
    raise AssertionError("no legal action leads there")


@pytest.mark.parametrize(("doubles", "singles"), [(0, 0), (0, 1), (1, 0), (0, 2), (1, 1), (2, 0)])
@pytest.mark.parametrize("name", ["isle", "hook", "bay"])
def test_m10_3_with_two_tiles_left_at_most_the_test_is_exact(name, doubles, singles):
    """Every size of a token, on scattered positions: the slow one tries every way to lay the tiles."""
    every = sum(1 << size for size in range(3, 14))
    for state, slow in scattered(name, 25, seed=5, supply={"doubles": doubles, "singles": singles}):
        possible = {size for size in slow.sizes_possible() if 3 <= size <= 13}
        assert {size for size in range(3, 14) if foundable(state, every) >> size & 1} == possible
