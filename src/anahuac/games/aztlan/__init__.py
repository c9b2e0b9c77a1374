"""Aztlán."""

from anahuac.core import register
from anahuac.games.aztlan.game import Aztlan

register(Aztlan())
