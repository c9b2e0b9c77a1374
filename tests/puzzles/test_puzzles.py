"""Every puzzle that is shipped is legal and solvable; making them can be stopped and gone on with."""

from collections import Counter
from datetime import date, timedelta

import pytest

from anahuac.core import IllegalAction, all_games
from anahuac.puzzles import of_the_day, read_puzzles, shipped, tried
from anahuac.puzzles.making import MOST_A_GAME, begin, check, make
from anahuac.puzzles.mexica import MexicaPuzzles
from anahuac.puzzles.puzzle import maker_of, written

GAMES = [game for game in all_games() if shipped(game.name)]
LEAST = 60


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_shipped_puzzle_is_legal_and_solvable(game):
    """The solution solves it; the other lines are legal and do not, and are worth less by the margin."""
    puzzles = shipped(game.name)
    assert len(puzzles) >= LEAST
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    margin = maker_of(game.name).margin
    for puzzle in puzzles:
        state = puzzle.state()
        assert puzzle.seat in state.to_act
        assert len(state.legal_actions(puzzle.seat)) > 1
        assert tried(puzzle, puzzle.line).solved
        for other in puzzle.others:
            assert other.loss >= margin
            assert tried(puzzle, other.line).solved is not True, (puzzle.id, other.line)
        assert [other.loss for other in puzzle.others] == sorted(other.loss for other in puzzle.others)
        assert 700 < puzzle.rating < 2300


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_puzzles_are_mixed(game):
    puzzles = shipped(game.name)
    themes = {puzzle.theme for puzzle in puzzles}
    assert len(themes) >= 2
    assert len({puzzle.rating // 200 for puzzle in puzzles}) >= 3
    assert max(Counter((puzzle.origin["seed"], puzzle.origin["game"]) for puzzle in puzzles).values()) <= MOST_A_GAME


def test_every_day_has_its_puzzle_and_games_take_turns():
    first = date(2026, 1, 1)
    days = [of_the_day(first + timedelta(days=day)) for day in range(2 * len(GAMES))]
    assert [puzzle.game for puzzle in days[: len(GAMES)]] == [puzzle.game for puzzle in days[len(GAMES) :]]
    assert {puzzle.game for puzzle in days} == {game.name for game in GAMES}
    assert len({puzzle.id for puzzle in days}) == len(days)
    assert of_the_day(first) == days[0]


def test_a_whole_turn_is_a_try_and_other_ways_to_do_the_same_count():
    """Mexica: the turn goes on until it does what the solution does, or is ended without it."""
    puzzle = next(one for one in shipped("mexica") if len(one.line) > 3)
    assert tried(puzzle, []).solved is None
    assert tried(puzzle, puzzle.line[:1]).solved is None
    assert tried(puzzle, ["."]).solved is False
    with pytest.raises(IllegalAction):
        tried(puzzle, ["+"] * 9)  # more chips than a turn may take


class Quick(MexicaPuzzles):
    """Looks hardly at all."""

    deep, margin = 2, 1.0


def test_making_puzzles_keeps_what_it_made_and_is_repeatable(monkeypatch):
    """What is written is read again; with the puzzle known, going on with the same game does not make it twice."""
    monkeypatch.setattr("anahuac.puzzles.making.maker_of", lambda game: Quick())
    game = next(game for game in all_games() if game.name == "mexica")
    header = begin("mexica", 5)
    made = next(puzzle for puzzle in make(game, header, (), 1) if puzzle)
    assert tried(made, made.line).solved
    kept, puzzles = read_puzzles(written(header, [made]), "file")
    assert written(kept, puzzles) == written(header, [made])
    assert not [puzzle for puzzle in make(game, kept, puzzles, 1) if puzzle]  # there are enough
    [one] = check([made], 1, 3)
    assert one.same
