"""How each game is observed."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from anahuac.envs.encoders import azteca, aztlan, mexica

if TYPE_CHECKING:
    from collections.abc import Callable

    from anahuac.core import Board
    from anahuac.envs.encoding import Encoder

_ENCODERS: dict[str, Callable[[Any, int], Encoder]] = {
    "aztlan": aztlan.encoder,
    "mexica": mexica.encoder,
    "azteca": azteca.encoder,
}


@lru_cache
def encoder_for(game: str, board: Board, seats: int) -> Encoder:
    """Find what writes observations of a game; there is one for all that ask, since it keeps what it drew lately."""
    return _ENCODERS[game](board, seats)
