"""M12.2: the neutral temples of a game for two."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.core import SetupError, Text
from anahuac.games.mexica.grid import nth_bit
from anahuac.games.mexica.material import NEUTRAL_DISTANCE

if TYPE_CHECKING:
    from anahuac.core import Chance
    from anahuac.games.mexica.board import MexicaBoard

TRIES = 10_000
"""After this many dead ends there is no room on the island."""


def place_neutral_temples(board: MexicaBoard, counts: tuple[int, ...], chance: Chance) -> list[int]:
    """Draw the squares of the neutral temples: a mask for each height.

    Square by square, not beside lake, on the palace or on the printed canal, and any two far enough apart; at a dead
    end everything starts again.
    """
    sites = board.ground & ~board.printed & ~board.coast
    for _ in range(TRIES):
        drawn = _draw_squares(board, sites, sum(counts), chance)
        if drawn is not None:
            heights = []
            for count in counts:
                heights.append(sum(drawn[:count]))
                drawn = drawn[count:]
            return heights
    raise SetupError(Text("mexica-neutral-no-room", board=board.name))


def _draw_squares(board: MexicaBoard, sites: int, count: int, chance: Chance) -> list[int] | None:
    drawn: list[int] = []
    while len(drawn) < count:
        if not sites:
            return None
        square = nth_bit(sites, chance.below(sites.bit_count()))
        drawn.append(square)
        sites &= ~board.ball(square.bit_length() - 1, NEUTRAL_DISTANCE - 1)
    return drawn
