"""The games, one folder each. Importing this package registers them."""

from anahuac.games import aztlan as aztlan
from anahuac.games import mexica as mexica
