"""Positions in the middle of things that no game would reach soon, for each game, made up at random."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from anahuac.core import PositionError
from anahuac.games.mexica.board import SHELF
from tests.azteca.scatter import in_the_middle
from tests.azteca.scatter import scatter as scatter_azteca
from tests.aztlan.scatter import scatter as scatter_aztlan
from tests.mexica.scatter import scatter as scatter_mexica

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from random import Random

    from anahuac.core import Game, State

TRIES = 400


def mexica(rng: Random) -> dict[str, Any]:
    """Pieces all over the island of Tenochtitlan."""
    return scatter_mexica(SHELF.load().rows, rng, rng.choice((2, 3, 4)))


def azteca(rng: Random) -> dict[str, Any]:
    """A valley at war: half of the positions amid a move or a battle."""
    return in_the_middle(rng) if rng.random() < 0.5 else scatter_azteca(rng)


MAKERS: dict[str, Callable[[Random], dict[str, Any]]] = {"mexica": mexica, "aztlan": scatter_aztlan, "azteca": azteca}


def positions(game: Game, rng: Random, count: int) -> Iterator[State]:
    """Set up some positions that can be; what is refused is made up anew."""
    for _ in range(TRIES * count):
        if not count:
            return
        try:
            yield game.position(MAKERS[game.name](rng))
            count -= 1
        except PositionError:
            continue
    assert not count, "hardly any position that was made up can be"
