"""How each game is observed."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from anahuac.core import find_game
from anahuac.envs.encoders import general

if TYPE_CHECKING:
    from anahuac.core import Board
    from anahuac.envs.encoding import Encoder


@lru_cache
def encoder_for(game: str, board: Board, seats: int) -> Encoder:
    """Return the encoder of a game, board and number of seats. It is shared, since it caches what it drew lately."""
    make = find_game(game).parts.load("encoder") or general.encoder
    encoder: Encoder = make(board, seats)
    return encoder
