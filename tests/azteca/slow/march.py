"""T14.3, T14.4, T18.3: armies on the march: which areas they may enter, whose leave they need, who intercepts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.azteca.slow.battle import Battle, fight
from tests.azteca.slow.board import ZONES
from tests.azteca.slow.cards import ask

if TYPE_CHECKING:
    from tests.azteca.slow.cards import Play
    from tests.azteca.slow.table import Table


class Walk:
    """The move of one activation."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.army: str | None = None
        self.left = 3
        self.passage: str | None = None
        """T6.3: the neutral territory that may be passed through."""
        self.refused: set[str] = set()
        """Zones that nobody lets the army cross."""


def steps(table: Table, walk: Walk, army: str) -> set[str]:
    """T14.3: the areas that an army may enter next."""
    beside = table.next_areas(table.at[walk.seat][army])
    return {area for area in beside if may_enter(table, walk, area) and can_end(table, walk, area, walk.left - 1)}


def may_enter(table: Table, walk: Walk, area: str) -> bool:
    """T14.3, T14.17, T16: whether an area is open at all, perhaps with somebody's leave."""
    if area not in ZONES:
        return not table.closed(area)
    if area in walk.refused:
        return False
    if table.options["canoe"] == "no":
        return table.ships[walk.seat][area] > 0
    return any(table.ships[seat][area] for seat in table.seats)


def can_end(table: Table, walk: Walk, area: str, left: int) -> bool:
    """T14.3, T6.3: whether a move that has come to an area can end there or further on, whoever refuses leave."""
    if area not in ZONES and area != walk.passage:
        return True
    return left > 0 and any(
        may_enter(table, walk, beyond) and nobody_asked(table, walk, beyond) and can_end(table, walk, beyond, left - 1)
        for beyond in table.next_areas(area)
    )


def nobody_asked(table: Table, walk: Walk, area: str) -> bool:
    """T14.3: land, or an own ship in a zone that is uncontrolled or one's own."""
    return area not in ZONES or (table.ships[walk.seat][area] > 0 and table.controller(area) in (None, walk.seat))


def step(table: Table, walk: Walk, army: str, area: str) -> Play[str]:
    """T14.3: one area further; `refused`, `going` or `over` says what becomes of the move."""
    seat, origin = walk.seat, table.at[walk.seat][army]
    if area in ZONES:
        crossing = yield from cross(table, seat, area)
        if not crossing:
            walk.refused.add(area)
            return "refused"
    if walk.army is None:
        begin(table, walk, army)
    walk.left -= 1
    table.at[seat][army] = area
    yield from interceptions(table, walk, army, area)
    if table.at[seat].get(army) != area:
        return "over"
    if area in ZONES or table.owner[area] == seat or area == walk.passage:
        return "going"
    defender = table.owner[area]
    battle = Battle("attack", area, origin, seat, [army], defender, walk.passage)
    if defender is not None:
        battle.defenders = table.armies_at(defender, area)
    yield from fight(table, battle)
    return "over"


def begin(table: Table, walk: Walk, army: str) -> None:
    """T14.2: an army moves once in a round; T6.3: a Diversion lets one act twice."""
    if (walk.seat, army) in table.moved:
        table.diversions[walk.seat] -= 1
    table.moved.add((walk.seat, army))
    walk.army = army


def cross(table: Table, seat: int, zone: str) -> Play[bool]:
    """T14.3, T18.3: the controller's leave first, then a fare; one question for a controller who alone could carry."""
    controller, own = table.controller(zone), table.ships[seat][zone] > 0
    carriers = [other for other in table.others(seat) if table.ships[other][zone]]
    if controller not in (None, seat) and (own or carriers != [controller]):
        answer = yield from ask(controller, {"yes", "no"})
        if answer == "no":
            return False
    if own:
        return True
    for carrier in carriers:
        fares = range(6) if table.options["canoe"] == "price" else [0]
        answer = yield from ask(carrier, {"."} | {f"fare {fare}" for fare in fares})
        if answer == ".":
            continue
        fare = int(answer.split()[-1])
        if fare:
            answer = yield from ask(seat, {"yes", "no"} if table.tribute[seat] >= fare else {"no"})
            if answer == "no":
                continue
        table.tribute[seat] -= fare
        table.tribute[carrier] += fare
        return True
    return False


def strikers(table: Table, seat: int, area: str) -> list[str]:
    """T14.4: the armies of a seat next to an area; on the lake it needs a ship there."""
    if area in ZONES and not table.ships[seat][area]:
        return []
    return [letter for letter in "ABC" if table.at[seat].get(letter) in table.next_areas(area)]


def interceptions(table: Table, walk: Walk, army: str, area: str) -> Play[None]:
    """T14.4: asked in order; the first who accepts does it, on the lake with the controller's leave."""
    for other in table.others(walk.seat):
        armies = strikers(table, other, area)
        if not armies:
            continue
        answer = yield from ask(other, {"."} | {f"i {letter}" for letter in armies})
        if answer == ".":
            continue
        if area in ZONES and table.controller(area) not in (None, other):
            leave = yield from ask(table.controller(area), {"yes", "no"})
            if leave == "no":
                continue
        letter = answer[-1]
        battle = Battle("interception", area, table.at[other][letter], other, [letter], walk.seat, walk.passage)
        battle.defenders = table.armies_at(walk.seat, area)
        battle.intercepted = army
        yield from fight(table, battle)
        return
