"""Mexica."""

from anahuac.core import register
from anahuac.games.mexica.game import Mexica

register(Mexica())
