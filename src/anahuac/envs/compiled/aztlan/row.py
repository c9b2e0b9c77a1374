"""A game of Aztlán as a record of whole numbers, and a board as another.

The fields of a game are those of the engine's `AztlanState`, by the same names. Sets of seats and of territories are
masks; cards, terrains, gods and factions are places in the lists of `games.aztlan.material`.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from anahuac.games.aztlan.material import (
    AGES,
    BLESSINGS,
    CULTURE_CARDS,
    DECK,
    POWERS,
    TERRAIN_OF_POWER,
    TERRAINS,
)
from anahuac.games.aztlan.pawns import TERRITORIES
from anahuac.games.aztlan.state import STEPS

SEATS: Final = 4
"""The most seats of a game; it uses the first `seats`."""

CARDS: Final = tuple(CULTURE_CARDS)
KINDS: Final = len(CARDS)
EAGLE: Final = CARDS.index("eagle")
GAMES: Final = CARDS.index("sacred-games")
OFFERING: Final = CARDS.index("offering")
RAFTS: Final = CARDS.index("rafts")
TLATOANI: Final = CARDS.index("tlatoani")
SORTED_CARDS: Final = tuple(CARDS.index(card) for card in sorted(CARDS))
"""The kinds of cards as a heap that is kept sorted lists them."""
FULL_DECK: Final = tuple(CARDS.index(card) for card in DECK)

GODS: Final = len(BLESSINGS)
CARD_OF_GOD: Final = tuple(CARDS.index(god) for god in BLESSINGS)
TERRAIN_OF_GOD: Final = tuple(TERRAINS.index(terrain) for terrain in BLESSINGS.values())

FIRST_POWER: Final = POWERS[0]
FULL_HAND: Final = (1 << len(POWERS)) - 1
NO_TERRAIN: Final = -1
TERRAIN_OF_CARD: Final = tuple(
    TERRAINS.index(TERRAIN_OF_POWER[power]) if power in TERRAIN_OF_POWER else NO_TERRAIN
    for power in range(POWERS[-1] + 1)
)
"""Z0.3: the terrain of a power card; the 4 has none."""

CHOOSE, PLACE, MOVE, SETTLE, DECIDE, ANSWER, SCORE, OVER = range(len(STEPS) + 1)
"""The steps of the engine, in its order."""

ROW: Final = np.dtype(
    [
        ("seeds", np.uint64),
        ("seed", np.uint64),
        ("chance", np.uint64),
        ("seats", np.int8),
        ("age", np.int8),
        ("step", np.int8),
        ("to_act", np.int8),
        ("turn", np.int8),
        ("order", np.int8, SEATS),
        ("track", np.int8, SEATS),
        ("scores", np.int32, SEATS),
        ("paid", np.int32, SEATS),
        ("hands", np.int8, SEATS),
        ("cards", np.int8, SEATS),
        ("pawns", np.int8, (SEATS, TERRITORIES)),
        ("present", np.int32, SEATS),
        ("supply", np.int8, SEATS),
        ("removed", np.int8, SEATS),
        ("to_place", np.int8, SEATS),
        ("culture", np.int8, (SEATS, KINDS)),
        ("culture_sizes", np.int8, SEATS),
        ("deck", np.int8, len(DECK)),
        ("deck_top", np.int8),
        ("deck_end", np.int8),
        ("discard", np.int8, KINDS),
        ("discard_size", np.int8),
        ("leads", np.int32, SEATS),
        ("ties", np.int32, SEATS),
        ("contested", np.int8),
        ("asking", np.int8),
        ("spared", np.int8),
        ("rafts", np.int8),
        ("blessed", np.int8, GODS),
        ("factions", np.int8, SEATS),
    ],
    align=True,
)
"""A game. Besides the engine's fields: `seeds` is the row of seeds that this place plays, `seed` that of this game,
`paid` the points that were rewarded, the cards from `deck_top` to below `deck_end` are still to be drawn."""

ACTIONS: Final = TERRITORIES * (TERRITORIES - 1) + 5 * TERRITORIES + len(POWERS) + len(TERRAINS) + GODS + 5
"""The most actions of a board: as if every territory were adjacent to every other."""

ACTION_KINDS: Final = (
    "choose",
    "place",
    "eagle",
    "stay",
    "move",
    "fight",
    "coexist",
    "tlatoani",
    "games",
    "decline",
    "name",
    "rafts",
    "bless",
    "done",
)

TABLES: Final = np.dtype(
    [
        ("neighbours", np.int32, TERRITORIES),
        ("neighbours_by_raft", np.int32, TERRITORIES),
        ("terrain_mask", np.int32, len(TERRAINS)),
        ("terrain_planes", np.float32, len(TERRAINS) * TERRITORIES),
        ("allotment", np.int8, AGES),
        ("box", np.int8),
        ("first_faction", np.int8),
        ("kind", np.int8, ACTIONS),
        ("at", np.int8, ACTIONS),
        ("to", np.int8, ACTIONS),
        ("first_move", np.int16, TERRITORIES + 1),
        *((kind, np.int16) for kind in ACTION_KINDS),
    ],
    align=True,
)
"""What is the same in all games of an environment: the board, the number of players and the options.

`kind`, `at` and `to` tell what the number of an action means, `first_move` has the first move out of each territory,
and each kind of action has a field with its first number.
"""

Tables = Any
