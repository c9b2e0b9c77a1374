"""T14.6, T14.11, T14.14: what hangs together: chains, ways of retreat, and whose leave they need."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from tests.azteca.slow.board import ZONES
from tests.azteca.slow.cards import ask

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.azteca.slow.cards import Play
    from tests.azteca.slow.table import Table


class Leaves:
    """What the controllers of zones have said to one who asks."""

    def __init__(self) -> None:
        self.given: set[str] = set()
        self.refused: set[str] = set()


def spread(table: Table, start: str, through: set[str]) -> set[str]:
    """All areas next to those that can be come to from a start through these areas."""
    seen, queue, found = {start}, [start], set()
    while queue:
        beside = table.next_areas(queue.pop())
        found |= beside
        queue += beside & through - seen
        seen |= beside & through
    return found


def chain(table: Table, seat: int, zones: set[str]) -> set[str]:
    """T14.6: the own territories joined to the capital; T14.17: never over or to one that was struck."""
    own = table.lands(seat) - table.struck
    return spread(table, table.capital[seat], own | zones) & own | {table.capital[seat]}


def retreats(table: Table, seat: int, place: str, zones: set[str], passage: str | None) -> set[str]:
    """T14.11: adjacent own territories, or over these zones; T6.3: also through the passage."""
    through = zones | ({passage} - table.struck if passage else set())
    return spread(table, place, through) & table.lands(seat) - table.struck - {place}


def cousins(table: Table, attacker: int, place: str) -> list[int]:
    """T14.14: every other player who borders a place with a territory joined to the capital, not over the lake."""
    return [seat for seat in table.others(attacker) if table.near(place) & chain(table, seat, set())]


def waters(table: Table, seat: int, leaves: Leaves) -> tuple[set[str], set[str]]:
    """T14.6, T14.11: the zones with an own ship that are free to use, and those whose controller must be asked."""
    mine = {zone for zone in ZONES if table.ships[seat][zone]} - leaves.refused
    free = {zone for zone in mine if table.controller(zone) in (None, seat)} | mine & leaves.given
    return free, mine - free


def find_way(table: Table, seat: int, leaves: Leaves, reaches: Callable[[set[str]], bool]) -> Play[bool]:
    """T14.11: leave is asked when needed, for as few zones as will do; a refusal means another way, or none."""
    while True:
        free, barred = waters(table, seat, leaves)
        needed = fewest(barred, lambda some, free=free: reaches(free | some))
        if needed is None:
            return False
        if not needed:
            return True
        zone = min(needed, key=ZONES.index)
        answer = yield from ask(table.controller(zone), {"yes", "no"})
        (leaves.given if answer == "yes" else leaves.refused).add(zone)


def fewest(zones: set[str], enough: Callable[[set[str]], bool]) -> set[str] | None:
    """The smallest set of zones that is enough; among equals the one without the later zones of the map."""
    ordered = [zone for zone in ZONES if zone in zones]
    for count in range(len(ordered) + 1):
        for some in sorted(combinations(ordered, count), key=lambda some: [ZONES.index(zone) for zone in some[::-1]]):
            if enough(set(some)):
                return set(some)
    return None
