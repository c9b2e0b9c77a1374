"""Z0: what is in the box, as numbers and names."""

from __future__ import annotations

from typing import Final, Literal

Terrain = Literal["desert", "fields", "jungle", "mountains", "city"]
People = Literal["serpent", "ocelot", "coyote", "quetzal"]
Faction = Literal["coyote-quetzal", "ocelot-serpent"]
Culture = Literal["mixcoatl", "tepeyollotl", "xipe", "offering", "sacred-games", "rafts", "tlatoani", "eagle"]

TERRAINS: Final[tuple[Terrain, ...]] = ("desert", "fields", "jungle", "mountains", "city")
TERRITORIES_OF_A_TERRAIN: Final = 6

PEOPLES: Final[tuple[People, ...]] = ("serpent", "ocelot", "coyote", "quetzal")
FACTIONS: Final[tuple[Faction, ...]] = ("coyote-quetzal", "ocelot-serpent")
"""Z8.1: the peoples that stand together in a game for two."""
FACTION_PEOPLES: Final[dict[Faction, tuple[People, ...]]] = {
    "coyote-quetzal": ("coyote", "quetzal"),
    "ocelot-serpent": ("ocelot", "serpent"),
}

POWERS: Final = (4, 5, 6, 7, 8, 9)
WILD: Final = 4
"""Z0.3: the power card whose owner names a terrain when scoring."""
TERRAIN_OF_POWER: Final[dict[int, Terrain]] = {
    5: "desert",
    6: "jungle",
    7: "mountains",
    8: "fields",
    9: "city",
}

CULTURE_CARDS: Final[dict[Culture, int]] = {
    "mixcoatl": 3,
    "tepeyollotl": 3,
    "xipe": 3,
    "offering": 9,
    "sacred-games": 3,
    "rafts": 3,
    "tlatoani": 3,
    "eagle": 3,
}
"""Z0.4: the kinds of culture cards and how many there are of each."""
DECK: Final[tuple[Culture, ...]] = tuple(card for card, count in CULTURE_CARDS.items() for _ in range(count))

BLESSINGS: Final[dict[Culture, Terrain]] = {
    "mixcoatl": "jungle",
    "tepeyollotl": "mountains",
    "xipe": "fields",
}
"""Z5.4: the terrain each god rewards."""

AGES: Final = 5
ALLOTMENT: Final[dict[int, tuple[int, ...]]] = {2: (10, 9, 8, 7, 6), 3: (8, 7, 6, 5, 4), 4: (7, 6, 5, 4, 3)}
"""Z2.2 and Z8.3: the pawns of each age, by the number of players."""


def box_of(seats: int) -> int:
    """Z0.2: how many pawns a people has; Z8.2: a faction of two peoples has both."""
    return 60 if seats == 2 else 30
