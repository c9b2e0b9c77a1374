"""A game of Mexica as a record of integers, and a board as another.

The fields of a game are those of the engine's `MexicaState`, by the same names, but all districts, with a token or
without, are in one list (`areas`), and `home` is a place in it.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from anahuac.envs.compiled.mexica.masks import CELLS, WORDS
from anahuac.games.mexica.actions import PLAIN, SLOT, Masks
from anahuac.games.mexica.material import DOUBLES, HEIGHTS, PRINTED_DOUBLES, SINGLES, SIZES, TOKENS

SEATS: Final = 4
"""The most seats of a game; it uses the first `seats`."""
OWNERS: Final = SEATS + 1
"""A game for two has a neutral owner, behind the seats."""
STEPS: Final = ("start", "turn", "carry", "over")
START, TURN, CARRY, OVER = range(len(STEPS))
H, V = range(2)
"""The axes of a bridge: along the row, along the column."""
NOWHERE: Final = -1
KINDS_OF_TEMPLES: Final = len(HEIGHTS)
SIZE_LIMIT: Final = SIZES[-1] + 1
DISTRICTS: Final = 1 + 5 * (DOUBLES - PRINTED_DOUBLES) + 3 * SINGLES
"""There are never more: a double leaves at most six parts of a district, a single four."""
FOUNDED, EXTENT, WEIGHTS = range(3)
DISTRICT_PLANES: Final = WEIGHTS + SEATS
"""An observation tells of a district whether it is founded, its size, and the weight of each seat."""
UNKNOWN: Final = -1

SINGLE: Final = SLOT["single"]
DOUBLE_H: Final = SLOT["double_h"]
DOUBLE_V: Final = SLOT["double_v"]
BRIDGE_H: Final = SLOT["bridge_h"]
BRIDGE_V: Final = SLOT["bridge_v"]
LIFT_H: Final = SLOT["lift_h"]
LIFT_V: Final = SLOT["lift_v"]
STEP: Final = SLOT["step"]
BOAT: Final = SLOT["boat"]
JUMP: Final = SLOT["jump"]
SET: Final = SLOT["start"]
TEMPLE: Final = SLOT["temple"]
FOUND: Final = SLOT["found"]
SLOTS: Final = len(Masks._fields)
LISTS: Final = PLAIN + KINDS_OF_TEMPLES + len(SIZES)
"""Legal actions are listed by so many sets of squares: the plain kinds, temples by height, tokens by size."""


def words(*shape: int) -> Any:
    """The form of a set of squares, or of several."""
    return (np.uint64, (*shape, WORDS))


ROW: Final = np.dtype(
    [
        ("seeds", np.uint64),
        ("seed", np.uint64),
        ("chance", np.uint64),
        ("land", *words()),
        ("soil", *words()),
        ("bridges", *words(2)),
        ("span", *words(2)),
        ("standing", *words()),
        ("built", *words()),
        ("temples", *words(OWNERS)),
        ("heights", *words(KINDS_OF_TEMPLES)),
        ("areas", *words(DISTRICTS)),
        ("masks", *words(SLOTS)),
        ("shown_canals", *words()),
        ("shown_bridges", *words(2)),
        ("shown_tokens", *words()),
        ("shown_temples", *words(OWNERS)),
        ("shown_built", *words()),
        ("scores", np.int32, SEATS),
        ("paid", np.int32, SEATS),
        ("round", np.int16),
        ("carrying", np.int16),
        ("nobles", np.int16, SEATS),
        ("shown_nobles", np.int16, SEATS),
        ("shown_carrying", np.int16),
        ("sizes", np.int16, DISTRICTS),
        ("weights", np.int16, (DISTRICTS, OWNERS)),
        ("shown", np.int16, (DISTRICTS, DISTRICT_PLANES)),
        ("asked", np.int16, DISTRICTS),
        ("carved", np.int16, DISTRICTS),
        ("founded", np.int8, DISTRICTS),
        ("changed", np.int8, DISTRICTS),
        ("districts", np.int16),
        ("home", np.int16),
        ("legal_sizes", np.int16),
        ("legal_heights", np.int8),
        ("choices", np.int8),
        ("seats", np.int8),
        ("step", np.int8),
        ("to_act", np.int8),
        ("period", np.int8),
        ("reason", np.int8),
        ("ap", np.int8),
        ("taken", np.int8),
        ("acted", np.int8),
        ("carrying_axis", np.int8),
        ("shown_axis", np.int8),
        ("shown_seat", np.int8),
        ("doubles", np.int8),
        ("singles", np.int8),
        ("spare_bridges", np.int8),
        ("spare_chips", np.int8),
        ("chips", np.int8, SEATS),
        ("stock", np.int8, (SEATS, KINDS_OF_TEMPLES)),
        ("open_tokens", np.int8, SIZE_LIMIT),
        ("hidden_tokens", np.int8, SIZE_LIMIT),
        ("removed", np.int8, SIZE_LIMIT),
        ("bag", np.int8, len(TOKENS)),
    ],
    align=True,
)
"""A game. Besides the engine's fields: `seeds` is the row of seeds that this place plays, `seed` that of this game,
`paid` the points that were rewarded, `weights` those of the owners in a district (M11.1). `asked` and `carved` keep
which sizes of tokens were asked for in a district, and which of them canals can still make of it (M10.3). What begins
with `shown` was drawn last in the observation, for `shown_seat`; districts that have `changed` were not drawn since.
Tokens are counted by their size."""

MOST_ACTIONS: Final = 8192

TABLES: Final = np.dtype(
    [
        ("land", *words()),
        ("palace", *words()),
        ("starts", *words()),
        ("printed", *words()),
        ("inside", *words()),
        ("lake", *words()),
        ("sites", *words()),
        ("stride", np.int16),
        ("squares", np.int16),
        ("square", np.int16, CELLS),
        ("ids", np.int16, (LISTS, CELLS)),
        ("slot", np.int8, MOST_ACTIONS),
        ("at", np.int16, MOST_ACTIONS),
        ("value", np.int8, MOST_ACTIONS),
        ("neutral", np.int8, KINDS_OF_TEMPLES),
        ("protected", np.bool_),
        ("by_new_bridge", np.bool_),
        ("round_limit", np.int16),
    ],
    align=True,
)
"""What is the same in all games of an environment: the board, the number of players and the options.

`sites` is where neutral temples may stand, `square` the place of a cell in the drawing, `ids` numbers the actions of
each list; `slot`, `at` and `value` tell what the number of an action means; `protected` says whether M9 holds,
`by_new_bridge` whether a bridge that could be built saves a noble (M9.3).
"""

Tables = Any
