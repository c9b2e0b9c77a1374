"""The games there are, by name: ours, and those that other packages offer as entry points."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib.metadata import entry_points
from typing import TYPE_CHECKING

from anahuac.core.errors import SetupError, UnknownGame
from anahuac.core.text import Text, add_texts

if TYPE_CHECKING:
    from anahuac.core.game import Game

GROUP = "anahuac.games"
"""The group of entry points in which a package names its games: classes that fulfil `Game`."""

_games: dict[str, Game] = {}
_broken: dict[str, Text] = {}
"""The games of other packages that could not be loaded, and why."""


def register(game: Game) -> None:
    """Make a game and its texts known: to the commands, to records, and to the tests of the laws."""
    add_texts(game.package)
    _games[game.name] = game


@cache
def _load_offered() -> None:
    """Register the games of other packages, on the first request: they import ours, so they cannot be loaded before."""
    for point in entry_points(group=GROUP):
        if point.name in _games:
            continue
        try:
            register(point.load()())
        except Exception as error:  # a broken package must not stop the others
            reason = f"{type(error).__name__}: {error}"
            _broken[point.name] = Text("broken-game", game=point.name[:40], source=point.value, reason=reason[:200])


def all_games() -> tuple[Game, ...]:
    """List all games, ours first."""
    _load_offered()
    return tuple(_games.values())


def broken_games() -> dict[str, Text]:
    """Say which games of other packages cannot be played, and why."""
    _load_offered()
    return dict(_broken)


def find_game(name: str) -> Game:
    """Find a game by its name; the error names the games there are."""
    game = _games.get(name)
    if game is None:
        _load_offered()
        game = _games.get(name)
    if game is None and name in _broken:
        raise SetupError(_broken[name])
    if game is None:
        near = get_close_matches(name, _games, n=1)
        known = ", ".join(_games)
        raise UnknownGame(Text("unknown-game", game=name[:40], near=near[0] if near else "none", known=known))
    return game
