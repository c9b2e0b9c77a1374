"""Making puzzles: bots play, a glance finds promising positions, deep searches with other seeds must agree."""

from __future__ import annotations

from collections import Counter
from itertools import cycle, islice
from math import log2
from typing import TYPE_CHECKING, NamedTuple

from anahuac.bots import LEVELS, LevelBot
from anahuac.core import Match, SetupError, Text, find_game
from anahuac.core.said import said
from anahuac.puzzles.puzzle import Header, Other, Puzzle, maker_of, puzzle_id, tried

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from anahuac.core import Action, Game, State, View
    from anahuac.puzzles.maker import Found, Maker

SEEDS = (11, 12)
"""The seeds of the deep searches that must agree."""
MOST_A_GAME = 8
"""From one game come at most so many puzzles: positions of a game are alike."""
MOST_OF_THEME = 0.6
"""No theme has a larger share of the puzzles than this."""
MOST_EASY = 0.7
"""The largest share of puzzles that every level solves."""
EASY = 1000
"""Puzzles that are rated lower count as easy."""
RIVALS = 4
"""So many of the other lines are kept."""
BASE, STEP, LOOKS = 800, 220, 2
"""The rating of what every bot finds, how much each level that does not adds, and how often each is asked."""


class Candidate(NamedTuple):
    """A position of a game, before somebody's turn."""

    match: Match
    view: View
    theme: str
    actions: int


def make(game: Game, header: Header, known: Sequence[Puzzle], count: int) -> Iterator[Puzzle | None]:
    """Make puzzles until there are so many; yield each, and None after every game that was played to its end."""
    maker = maker_of(game.name)
    if maker is None:
        raise SetupError(Text("puzzles-none", game=game.name))
    puzzles = list(known)
    while len(puzzles) < count:
        here = (header.seed, header.played)
        of_game = sum((one.origin["seed"], one.origin["game"]) == here for one in puzzles)
        for candidate in _candidates(game, maker, header.seed, header.played):
            if of_game >= MOST_A_GAME or len(puzzles) >= count:
                break
            puzzle = _puzzle(maker, candidate, header)
            if puzzle is None or not _is_wanted(puzzle, puzzles, count):
                continue
            of_game += 1
            puzzles.append(puzzle)
            yield puzzle
        header.played += 1
        yield None


def _is_wanted(puzzle: Puzzle, puzzles: Sequence[Puzzle], count: int) -> bool:
    """Keep the puzzles mixed: by their themes, and not too many easy ones."""
    themes = Counter(one.theme for one in puzzles)
    easy = sum(one.rating < EASY for one in puzzles)
    is_new = all(one.id != puzzle.id for one in puzzles)
    fits = themes[puzzle.theme] < MOST_OF_THEME * count
    return is_new and fits and (puzzle.rating >= EASY or easy < MOST_EASY * count)


def _candidates(game: Game, maker: Maker, seed: int, number: int) -> Iterator[Candidate]:
    """Play a game among `hard` bots and stop at every position that could be a puzzle."""
    players = next(islice(cycle(game.players), number, None))
    match = Match.new(game, seats=players, seed=seed * 1_000_003 + number)
    bots = [LevelBot("hard", seed * 1_000 + number * 10 + seat) for seat in range(players)]
    done = 0
    while match.state.to_act:
        seat = match.state.to_act[0]
        view = match.state.view(seat)
        theme = maker.theme(match.state, seat)
        if theme and maker.is_promising(view):
            yield Candidate(match, view, theme, done)
        match.act(seat, bots[seat].decide(view))
        done += 1


def _puzzle(maker: Maker, candidate: Candidate, header: Header) -> Puzzle | None:
    """Make a puzzle of a position if deep searches find one turn that is clearly best, and all find the same."""
    state, view, seat = candidate.match.state, candidate.view, candidate.view.seat
    assert seat is not None
    found: list[Found] = []
    for seed in SEEDS:
        found.append(maker.search(view, maker.deep, seed))
        if found[-1].margin < maker.margin or not found[-1].is_sure:
            return None
    best = min(found, key=lambda one: one.margin)
    line = best.lines[0].actions
    theme = maker.theme_of(state, seat, line, candidate.theme)
    if theme is None:
        return None
    position = state.position()
    puzzle = Puzzle(
        id=puzzle_id(position, seat),
        game=state.game.name,
        theme=theme,
        seat=seat,
        rating=0,
        unit=maker.unit,
        line=tuple(action.text for action in line),
        others=others(best),
        reason=said(maker.reason(view, best)),
        position=position,
        origin={"players": state.seats, "seed": header.seed, "game": header.played, "actions": candidate.actions},
    )
    if not all(tried(puzzle, [action.text for action in one.lines[0].actions]).solved for one in found):
        return None
    return Puzzle(**{**{name: getattr(puzzle, name) for name in Puzzle.__struct_fields__}, "rating": rate(puzzle)})


def others(found: Found) -> tuple[Other, ...]:
    """The best of the other lines, with what they lose."""
    top = found.lines[0].worth
    return tuple(
        Other(tuple(action.text for action in line.actions), round(top - line.worth, 3))
        for line in found.lines[1 : RIVALS + 1]
    )


def rate(puzzle: Puzzle) -> int:
    """Rate a puzzle by the levels that miss it, and by how much there is to choose from."""
    state = puzzle.state()
    misses = sum(not _solves(LevelBot(level, 7 + look), puzzle, state) for level in LEVELS for look in range(LOOKS))
    return round(BASE + STEP * misses / LOOKS + 15 * log2(len(state.legal_actions(puzzle.seat))))


def _solves(bot: LevelBot, puzzle: Puzzle, begin: State) -> bool:
    """Whether a bot finds the solution."""
    state, done = begin.copy(), list[str]()
    while puzzle.seat in state.to_act:
        action: Action = bot.decide(state.view(puzzle.seat))
        done.append(action.text)
        solved = tried(puzzle, done).solved
        if solved is not None:
            return solved
        state.apply(puzzle.seat, action)
    return False


class Check(NamedTuple):
    """Whether a deeper search finds the same in a puzzle, and by how much it is better there."""

    puzzle: Puzzle
    same: bool
    margin: float


def check(puzzles: Sequence[Puzzle], times: int, seed: int) -> Iterator[Check]:
    """Search puzzles again, so many times deeper and with another seed."""
    for puzzle in puzzles:
        maker = maker_of(puzzle.game)
        assert maker is not None
        state = puzzle.state()
        found = maker.search(state.view(puzzle.seat), maker.deep * times, seed)
        solved = tried(puzzle, [action.text for action in found.lines[0].actions]).solved
        yield Check(puzzle, bool(solved) and found.margin > 0, found.margin)


def begin(game: str, seed: int) -> Header:
    """Begin a file of puzzles."""
    return Header(find_game(game).name, seed)


__all__ = ["Check", "begin", "check", "make"]
