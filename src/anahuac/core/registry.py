"""The games there are, by name."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING

from anahuac.core.errors import UnknownGame
from anahuac.core.text import Text

if TYPE_CHECKING:
    from anahuac.core.game import Game

_games: dict[str, Game] = {}


def register(game: Game) -> None:
    """Make a game known: to the commands, to records, and to the tests of the laws."""
    _games[game.name] = game


def all_games() -> tuple[Game, ...]:
    """List all registered games."""
    return tuple(_games.values())


def find_game(name: str) -> Game:
    """Find a game by its name; the error names the games there are."""
    game = _games.get(name)
    if game is None:
        near = get_close_matches(name, _games, n=1)
        known = ", ".join(_games)
        raise UnknownGame(Text("unknown-game", game=name[:40], near=near[0] if near else "none", known=known))
    return game
