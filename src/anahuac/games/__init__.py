"""The games, one folder each. Importing this package registers them, the easiest to learn first."""

from anahuac.core import register
from anahuac.games.azteca.game import Azteca
from anahuac.games.aztlan.game import Aztlan
from anahuac.games.mexica.game import Mexica

for game in (Aztlan(), Mexica(), Azteca()):
    register(game)
