"""A second implementation of what the rules count, slow and obvious, from the board's file and the clauses alone."""

from __future__ import annotations

import json
from importlib.resources import files

DATA = json.loads((files("anahuac.games.aztlan") / "boards" / "aztlan.json").read_text("utf-8"))
TERRAIN = {territory["id"]: territory["terrain"] for territory in DATA["territories"]}
LAKES = {territory["id"]: set(territory["lakes"]) for territory in DATA["territories"]}
BORDERS = {frozenset(pair) for pair in DATA["adjacent"]}

TERRAIN_OF_POWER = {5: "desert", 6: "jungle", 7: "mountains", 8: "fields", 9: "city"}
TERRAIN_OF_GOD = {"mixcoatl": "jungle", "tepeyollotl": "mountains", "xipe": "fields"}


def are_adjacent(one: str, other: str, rafts: bool = False) -> bool:
    """Z0.1: a common land border; Z5.3: with rafts, a common lake."""
    return frozenset((one, other)) in BORDERS or (rafts and bool(LAKES[one] & LAKES[other]))


def realms(held: set[str], rafts: bool = False) -> list[set[str]]:
    """Z5.1: maximal sets of adjacent territories, by breadth-first search."""
    left = set(held)
    found = []
    while left:
        queue = [left.pop()]
        realm = set(queue)
        while queue:
            here = queue.pop(0)
            near = {there for there in left if are_adjacent(here, there, rafts)}
            realm |= near
            left -= near
            queue += near
        found.append(realm)
    return found


def realm_points(realm: set[str], terrain: str) -> int:
    """Z5.2: size plus n², nothing without a territory of the terrain."""
    matching = [territory for territory in realm if TERRAIN[territory] == terrain]
    return len(realm) + len(matching) ** 2 if matching else 0


def age_points(held: set[str], terrain: str, rafts: bool, gods: list[str]) -> int:
    """Z5.6: all realms and all blessings together."""
    points = sum(realm_points(realm, terrain) for realm in realms(held, rafts))
    for god in gods:
        points += sum(2 for territory in held if TERRAIN[territory] == TERRAIN_OF_GOD[god])
    return points


def scoring_actions(power: int, hand: list[str], rafts: bool) -> set[str]:
    """Z5.6: cards for scoring in any order; the points are taken by naming a terrain with the 4, else by the end."""
    cards = {f"C {card}" for card in hand if card in TERRAIN_OF_GOD or (card == "rafts" and not rafts)}
    return cards | ({f"V {terrain}" for terrain in TERRAIN.values()} if power == 4 else {"."})


def offering_points(offerings: int) -> int:
    """Z7.1: 1, 4, 9, 16, 25; more than five count as a five and a new set."""
    return 25 + offering_points(offerings - 5) if offerings > 5 else offerings * offerings


def hand_points(power: int, culture: list[str]) -> int:
    """Z7.1: the unplayed power card, 1 for each culture card, and the Offerings."""
    return power + len(culture) + offering_points(culture.count("offering"))


def move_marker(track: dict[int, list[int]], seat: int, points: int) -> dict[int, list[int]]:
    """Z1.1: the marker goes on top of the field that it arrives on; who gains 0 does not move."""
    if points == 0:
        return track
    (field,) = [field for field, stack in track.items() if seat in stack]
    moved = {field: [other for other in stack if other != seat] for field, stack in track.items()}
    moved[field + points] = [*moved.get(field + points, []), seat]
    return {field: stack for field, stack in sorted(moved.items()) if stack}


def strongest(pawns: dict[int, int], cards: dict[int, int]) -> set[int]:
    """Z4.1: who has the most of power × pawns."""
    strength = {seat: cards[seat] * count for seat, count in pawns.items()}
    return {seat for seat in strength if strength[seat] == max(strength.values())}


def settled(
    pawns: dict[int, int], cards: dict[int, int], decision: tuple[int, str] | None, spared: set[int]
) -> dict[int, int]:
    """Who is left in a territory after its conflict: `decision` is who chose what, `spared` played Sacred Games."""
    if decision is None:
        # Z4.4: nobody alone is strongest, or nobody else is there.
        staying = strongest(pawns, cards)
    elif decision[1] == "coexist":
        staying = set(pawns)
    else:
        staying = {decision[0]} | spared
    return {seat: count for seat, count in pawns.items() if seat in staying}
