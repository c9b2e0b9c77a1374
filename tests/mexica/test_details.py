"""What clients are told beside a view is what the rules do."""

from random import Random

import pytest

from anahuac.games.mexica import scoring
from anahuac.games.mexica.details import Standing
from anahuac.games.mexica.events import Boated
from tests.mexica.helpers import GAME, draw, legal, play, random_states

SHORE = """
    #  P  #  #  #  #
    P  C  P  #  #  #
    #  P  #  #  #  @1
    #  h@0 #  #  h  #
    #  =  #  ~  ~  #
    #  =  #  ~  ~  #
"""
"""Two canals that open to the lake below the drawing; the left one ends at a bridge, as the right one does."""

TWO = """
    a3 #  =  #  b1 #  #  #
    t4 #  =  #  b2 P  #  #
    =  =  =  =  P  C  P  #
    a1 @0 n2 =  #  P  #  @1
    ~  ~  ~  ~  #  #  #  #
"""


def details(state, seat=0):
    view = state.view(seat)
    return view, GAME.details(view)


def test_a_district_has_ranks_and_what_they_bring_now():
    """M11.2, M11.3: the founded one of four brings 4 in period I, the others nothing yet."""
    view, found = details(draw(TWO, open_tokens=[3, 5]))
    by_square = {district.squares[0]: one for district, one in zip(view.districts, found.districts, strict=True)}
    assert by_square["a1"].values == (4, 2, 1)
    assert by_square["a1"].standings == (Standing(0, 3, 1, 4),)
    assert by_square["a1"].founding == 0, "it is founded"
    assert by_square["a4"].standings == (Standing("neutral", 2, 1, 0), Standing(0, 1, 2, 0)), "M12.3"
    assert by_square["a4"].founding == 2, "M4.3: the second value of the open 3"


def test_in_period_two_unfounded_districts_count():
    view, found = details(draw(TWO, open_tokens=[3, 5], period=2))
    by_square = {district.squares[0]: one for district, one in zip(view.districts, found.districts, strict=True)}
    first, second = by_square["a4"].standings
    assert first == Standing("neutral", 2, 1, 0), "M12.3: the neutral owner scores nothing"
    assert second == Standing(0, 1, 2, 2), "M11.3: second of three"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_are_those_of_a_scoring(seats):
    for state in random_states(GAME.new(seats, seed=seats), Random(seats)):
        _, found = details(state, None)
        gains = [GAME.constants.palace * (cell >= 0 and state.board.starts >> cell & 1) for cell in state.nobles]
        for district in found.districts:
            for standing in district.standings:
                if standing.owner != "neutral":
                    gains[standing.owner] += standing.points
        scored = state.copy()
        scoring.score(scored, None)
        assert [after - before for before, after in zip(state.scores, scored.scores, strict=True)] == gains


@pytest.mark.parametrize("seats", [2, 4])
def test_fares_are_what_boats_cost_and_their_way_is_water(seats):
    trips = 0
    for state in random_states(GAME.new(seats, seed=seats), Random(seats)):
        seat = state.to_act[0]
        _, found = details(state, seat)
        assert set(found.fares) == {text[1:] for text in legal(state, "boat")}
        for square, fare in found.fares.items():
            after = state.copy()
            (boated,) = play(after, f"{seat}: ~{square}")
            assert isinstance(boated, Boated)
            assert boated.cost == fare == state.ap - after.ap
            check_way(state, boated)
            trips += 1
    assert trips > 50


def check_way(state, boated):
    bridges = {bridge.at for bridge in state.view(None).bridges}
    names = [f"{chr(ord('a') + column)}{row + 1}" for column, row in boated.way]
    assert (names[0], names[-1]) == (boated.source, boated.target)
    assert sum(name in bridges for name in names[1:]) == boated.cost
    assert all(abs(x - u) + abs(y - v) == 1 for (x, y), (u, v) in zip(boated.way, boated.way[1:], strict=False))
    water = state.board.lake | state.board.land ^ state.land
    assert all(water >> state.board.index[name] & 1 for name in names if name in state.board.index)


def test_a_boat_goes_around_the_drawing():
    """M6.2: the lake is all around, so the way leads below the drawing and up again."""
    (boated,) = play(draw(SHORE), "0: ~e4")
    assert boated.way[:4] == ((1, 3), (1, 4), (1, 5), (1, 6))
    assert len(boated.way) == 10
    assert boated.way[-1] == (4, 3)
