"""Random play of any registered game, and reports that can be played again."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

import anahuac
from anahuac.core import Chance, Match

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from anahuac.core import Game, Options


class Case(NamedTuple):
    """A game, a number of players and a combination of options."""

    game: Game
    seats: int
    options: Options

    def __str__(self) -> str:
        return " ".join([self.game.name, str(self.seats), *map("=".join, self.options.written().items())])

    def start(self, seed: int) -> Match:
        return Match.new(self.game, self.seats, self.options, seed)


CASES = [
    Case(game, seats, options)
    for game in anahuac.all_games()
    for seats in game.players
    for options in game.options.combinations(seats)
]


def effort(case: Case, most: int) -> int:
    """How often a test is worth repeating: less for a game with many combinations of options."""
    return max(1, most * 4 // max(4, sum(other.game is case.game for other in CASES)))


@contextmanager
def reproducible(match: Match) -> Iterator[None]:
    """Add the record of the game to whatever goes wrong, so that it can be played again."""
    try:
        yield
    except BaseException as error:
        error.add_note(f"To reproduce, save as FILE and run: anahuac replay FILE\n\n{match.record}")
        raise


def play_some(match: Match, choices: Sequence[int]) -> None:
    """Play as many actions as there are choices; each picks one of the legal actions."""
    for choice in choices:
        if not match.state.to_act:
            return
        seat = match.state.to_act[choice % len(match.state.to_act)]
        legal = match.state.legal_actions(seat)
        match.act(seat, legal[choice % len(legal)])


def play_on(match: Match, chance: Chance) -> Iterator[None]:
    """Play at random to the end, stopping before every action."""
    while match.state.to_act:
        yield
        seat = chance.pick(match.state.to_act)
        match.act(seat, chance.pick(match.state.legal_actions(seat)))
