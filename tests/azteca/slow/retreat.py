"""T14.11, T14.15, T14.17: armies that leave a place, because they want to or must."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.azteca.slow.board import ZONES
from tests.azteca.slow.cards import ask
from tests.azteca.slow.table import size
from tests.azteca.slow.ways import Leaves, find_way, retreats, waters

if TYPE_CHECKING:
    from tests.azteca.slow.battle import Battle
    from tests.azteca.slow.cards import Play
    from tests.azteca.slow.table import Table


class Exit:
    """Armies of a seat that may leave a place, and what they have asked for."""

    def __init__(self, table: Table, seat: int, armies: list[str], place: str, passage: str | None) -> None:
        self.table, self.seat, self.armies, self.place, self.passage = table, seat, armies, place, passage
        self.leaves = Leaves()

    def goals(self) -> set[str]:
        """T14.11; T14.4: an interceptor goes back to where it came from."""
        if not self.armies:
            return set()
        from_elsewhere = self.table.at[self.seat][self.armies[0]]
        if from_elsewhere != self.place:
            return {from_elsewhere}
        free, barred = waters(self.table, self.seat, self.leaves)
        return self._over(free | barred)

    def _over(self, zones: set[str]) -> set[str]:
        return retreats(self.table, self.seat, self.place, zones, self.passage)

    def go(self, goal: str) -> Play[bool]:
        """Leave is asked for when it is needed; answer whether the armies have left."""
        if self.table.at[self.seat][self.armies[0]] == self.place:
            found = yield from find_way(self.table, self.seat, self.leaves, lambda zones: goal in self._over(zones))
            if not found:
                return False
        self.move(goal)
        return True

    def move(self, goal: str) -> None:
        for letter in self.armies:
            self.table.at[self.seat][letter] = goal
        self.armies = []


def leave_battle(table: Table, battle: Battle) -> Play[None]:
    """T14.7 (6): the defender is asked first, then the attacker; T6.3: Heroic combat forbids both."""
    sides = [battle.defender, battle.attacker]
    for seat in sides:
        fighting = all(any(map(size, forces)) for forces in (battle.attack(table), battle.defence(table)))
        if seat is None or battle.heroic or not fighting:
            continue
        armies = battle.attackers if seat == battle.attacker else battle.defenders
        way = Exit(table, seat, list(armies), battle.place, passage_for(battle, seat))
        yield from decide(battle, way)
        armies[:] = way.armies


def passage_for(battle: Battle, seat: int) -> str | None:
    """T6.3: only the army that moves may use the passage."""
    if battle.kind == "attack":
        return battle.passage if seat == battle.attacker else None
    alone = battle.defenders == [battle.intercepted]
    return battle.passage if battle.kind == "interception" and seat == battle.defender and alone else None


def decide(battle: Battle, way: Exit) -> Play[None]:
    """T14.11: armies and reserve decide separately; the reserve that defends the capital itself stays."""
    while True:
        defends = way.seat == battle.defender and battle.place != way.table.capital[way.seat]
        legal = {f"=>{goal}" for goal in way.goals()} | ({"=>R"} if defends and size(battle.reserve) else set())
        if not legal:
            return
        answer = yield from ask(way.seat, legal | {"."})
        if answer == ".":
            return
        if answer == "=>R":
            battle.reserve = {"w": 0, "k": 0}
        else:
            yield from way.go(answer[2:])


def leave_capital(table: Table, battle: Battle) -> Play[None]:
    """T14.15: after a plunder the victor retreats; if impossible, to where it came from, or else to the capital."""
    way = Exit(table, battle.attacker, list(battle.attackers), battle.place, battle.passage)
    while way.armies:
        goals = way.goals()
        if goals:
            answer = yield from ask(way.seat, {f"=>{goal}" for goal in goals})
            yield from way.go(answer[2:])
            continue
        origin = battle.origin
        back = origin not in ZONES and table.owner[origin] == way.seat and origin not in table.struck
        way.move(origin if back else table.capital[way.seat])


def flee(table: Table, place: str) -> Play[None]:
    """T14.17: armies leave for an adjacent own territory, or lose a counter and go to the capital."""
    for seat in table.order():
        for letter in table.armies_at(seat, place):
            goals = table.near(place) & table.lands(seat) - table.struck
            if goals:
                answer = yield from ask(seat, {f"=>{goal}" for goal in goals})
                table.at[seat][letter] = answer[2:]
                continue
            counters = table.groups[seat][letter]
            if size(counters) == 1:
                table.lose(seat, [(letter, kind) for kind in "wk" if counters[kind]])
                continue
            answer = yield from ask(seat, {f"-{letter}{kind}" for kind in "wk" if counters[kind]})
            table.lose(seat, [(letter, answer[2])])
            table.at[seat][letter] = table.capital[seat]
