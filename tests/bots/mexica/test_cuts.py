"""Canals that close districts."""

import pytest

from anahuac.bots.mexica.cuts import closings, cuts, splits
from anahuac.core import Chance
from tests.mexica.helpers import GAME, draw

CAPE = """
    #  #  #  #  #  #  ~
    #  #  #  #  #  #  ~
    .  .  .  #  P  #  ~
    @1 #  #  P  C  P  ~
    @0 #  #  #  P  #  #
"""
"""A cape of six squares, a1 to c2, that two squares side by side close off."""


def described(closing):
    return " ".join(sorted(tile.text for tile in closing.tiles))


def test_one_double_closes_a_cape():
    state = draw(CAPE, open_tokens=[4, 6])
    cape = state.board.mask(["a1", "b1", "c1", "a2", "b2", "c2"])
    found = {described(one): one for one in closings(state, state.districts[0], [6])}
    assert found["Kd1-d2"].region == cape
    assert "Kc1-c2" in {described(one) for one in closings(state, state.districts[0], [4])}


def test_two_tiles_that_meet_at_a_corner_close_as_well():
    """M3.3: d1 and e2 leave nothing between them, and e2 touches the lake below d3 only over d2 and e3: not closed."""
    state = draw(CAPE, {"d3": "."}, open_tokens=[7, 8])
    regions = {state.board.named(one.region) for one in closings(state, state.districts[0], [7])}
    assert ("a1", "b1", "c1", "a2", "b2", "c2", "d2") in regions


def test_what_is_occupied_is_not_dug():
    state = draw(CAPE, {"d1": "a2", "d2": "#"}, open_tokens=[6])
    assert "Kd1-d2" not in {described(one) for one in closings(state, state.districts[0], [6])}
    state = draw(CAPE, {"d1": "@0", "a5": "#"}, open_tokens=[6])
    assert "Kd1-d2" not in {described(one) for one in closings(state, state.districts[0], [6])}


def test_a_closed_district_is_trimmed_to_the_size_of_a_token():
    closed = {"d1": "=", "d2": "="}
    state = draw(CAPE, closed, open_tokens=[5])
    cape = state.board.mask(["a1", "b1", "c1", "a2", "b2", "c2"])
    assert {described(one) for one in closings(state, cape, [5])} == {"Ka1", "Ka2", "Kb1", "Kb2", "Kc1", "Kc2"}
    assert "Ka1-a2" in {described(one) for one in closings(state, cape, [4])}
    assert "Kb1-b2" not in {described(one) for one in closings(state, cape, [4])}


def test_without_tiles_nothing_is_closed():
    state = draw(CAPE, open_tokens=[6], supply={"doubles": 0, "singles": 0})
    assert closings(state, state.districts[0], [6]) == []


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("board", ["mexica", "tlatelolco"])
def test_closings_and_splits_do_what_they_say(seats, board):
    """Lay them: the region is a district of the size that was wanted."""
    chance, laid = Chance(seats), 0
    state = GAME.new(seats, {"protection": "off"}, seed=seats, board=board)
    while state.to_act and laid < 400:
        seat = state.to_act[0]
        if state.step == "turn" and state.ap == 6:
            for district in state.districts:
                every = closings(state, district, sorted(set(state.open_tokens)))
                for closing in [*every, *splits(state, district)]:
                    after = state.copy()
                    for tile in closing.tiles:
                        after.apply(seat, tile)
                    assert closing.region in after.districts
                    assert closing.region.bit_count() == closing.size
                    laid += 1
        actions = state.legal_actions(seat)
        state.apply(seat, chance.pick([one for one in actions if one.kind in ("canal", "temple", "start")] or actions))
    assert laid


def test_longer_chains_find_more():
    state = GAME.new(2, seed=1)
    district = state.board.land & ~state.board.printed
    counts = [len(cuts(state.board, district, district & state.board.ground, tiles)) for tiles in (1, 2, 3)]
    assert counts == sorted(set(counts))
