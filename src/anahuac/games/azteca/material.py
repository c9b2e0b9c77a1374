"""T0: what is in the box, and every number of the rules, as data."""

from __future__ import annotations

from typing import Final, Literal

People = Literal["aztecs", "toltecs", "chichimecs", "tepanecs"]
Card = Literal[
    "influence",
    "ruse",
    "insubordination",
    "tlaloc",
    "submission",
    "yacatecuhtli",
    "assassination",
    "chalchiuhtlicue",
    "raid",
    "diversion",
    "reinforcements",
    "heroic",
    "passage",
    "flood",
    "earthquake",
]
Colour = Literal["white", "red", "yellow"]

PEOPLES: Final[tuple[People, ...]] = ("aztecs", "toltecs", "chichimecs", "tepanecs")

CITIES: Final = 28
VALLEYS: Final = 4
ZONES: Final = 4

LANCES: Final[dict[str, int]] = {"yellow": 3, "red": 2}
"""T0.3: how many of the six faces show a lance; on our dice these are the highest."""

ARMIES: Final = "ABC"
COUNTERS: Final = 16
GENERALS: Final = 3
SHIPS: Final = 5
POCHTECAS: Final = 4
"""T0.4: the limits for each player."""

ACTION_CARDS: Final[dict[Card, int]] = {
    "influence": 3,
    "ruse": 3,
    "insubordination": 3,
    "tlaloc": 3,
    "submission": 2,
    "yacatecuhtli": 2,
    "assassination": 3,
    "chalchiuhtlicue": 2,
    "raid": 5,
    "diversion": 2,
    "reinforcements": 3,
    "heroic": 3,
    "passage": 2,
    "flood": 2,
    "earthquake": 2,
}
"""T6.3: the deck."""
CARDS: Final[tuple[Card, ...]] = tuple(ACTION_CARDS)
DECK: Final[tuple[Card, ...]] = tuple(card for card, count in ACTION_CARDS.items() for _ in range(count))
CARD_BIT: Final[dict[str, int]] = {card: 1 << number for number, card in enumerate(CARDS)}
EXPEDITIONS: Final = (0, 0, 0, 2, 2, 2, 2, 4, 4, 4, 6, 6)
"""T10.2: the expedition cards."""
WRATH: Final = (9, 10, 11)
"""T0.5: the wrath cards."""

POPULATION: Final = (1,) * 8 + (2,) * 4
"""T0.6: the population counters."""

START_TRIBUTE: Final = 4
START_WARRIORS: Final = 10
START_KNIGHTS: Final = 3
START_GENERALS: Final = 3
ARMY_SIZE: Final = 4
"""T1.2: the most counters in an army or the reserve."""

DRAW: Final = 2
HAND_LIMIT: Final = 4

TRIBUTE: Final[dict[str, int]] = {"capital": 4, "city": 1, "valley": 2}
ZONE_TRIBUTE: Final = 1
VALLEY_SACRIFICES: Final = 1
ASSIMILATED_SACRIFICES: Final = 1

PRICES: Final[dict[str, int]] = {"warrior": 1, "knight": 2, "pochteca": 1, "general": 4, "ship": 2, "dam": 3}
"""T8.1."""

LOTS: Final = {3: 3, 4: 4}
SLAVES: Final = (0, 1, 1, 1, 2, 2, 3)
"""T9.1: the lots by the number of players, and the size of a lot by the white die."""
HIGHEST_BID: Final = 60

MISSION_PRICES: Final[dict[str, int]] = {"expedition": 0, "spy": 0, "ally": 3, "rebel": 1, "assimilate": 3}
HARD_MISSION_PRICES: Final[dict[str, int]] = {"ally": 2, "ally+": 4, "assimilate": 1}
"""T18.4: what alliances and assimilations cost when they need a die."""

STEPS_OF_A_MOVE: Final = 3
CITY_GUARD: Final = (1, 1)
VALLEY_GUARD: Final = (0, 3)
"""T14.12: warriors and knights that defend a neutral territory."""
MOBILISED: Final = ((0, 0), (0, 0), (0, 0), (0, 0), (1, 0), (1, 0), (0, 1), (0, 1))
"""T14.13: warriors and knights by the white die, with 1 more in outer valleys."""
VALLEY_MOBILISATION: Final = 1
REINFORCEMENTS: Final = (1, 1)
NOMADS: Final = (2, 1)
RECOVERY: Final = (3, 1)
"""T14.15: what a player who lost everything gets, with one general."""
ALWAYS_TERRAIN_DIE: Final = ("toluca", "tlaxcala", "oaxtepec")
DAMLESS_MARSH: Final = "tizapan"
"""T14.8: neutral, it gets no marsh die against an attack over its dam."""

TEMPLE: Final = 5
UNDERWORLD: Final = 4
WRATH_ROLLS: Final = 3
STEP_COSTS: Final = (20, 22, 25)
INTRODUCTORY_COST: Final = 15
ROUND_LIMIT: Final = 30
LARGEST_GIFT: Final = 20
"""The most sacrifice points in one action; several actions add up."""

FREE_START_TRIBUTE: Final = 34
FREE_START_AZTECS: Final = 37
HIGHEST_FARE: Final = 5
"""T18.3: the highest price for a crossing."""
DEAL_TRIBUTE: Final = (1, 2, 3, 5)
"""T18.2: the amounts a deal is put together from."""
