"""Anahuac: play and study three Aztec board games.

>>> import anahuac
>>> game = anahuac.game("aztlan")
>>> state = game.new(seats=4, seed=7)
>>> state.to_act
(0, 1, 2, 3)
"""

from importlib.metadata import version

import anahuac.games  # noqa: F401  importing the games registers them
from anahuac.core import Chance, Match, Record, all_games
from anahuac.core import find_game as game

__version__ = version("anahuac")

__all__ = ["Chance", "Match", "Record", "__version__", "all_games", "game"]
