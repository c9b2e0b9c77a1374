"""T11: phase 6, the lake."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.azteca.slow.board import WATERS, ZONES
from tests.azteca.slow.cards import ask, asked_for, may_play, play_card, play_ruse, roll_lances, ruses

if TYPE_CHECKING:
    from tests.azteca.slow.cards import Play
    from tests.azteca.slow.table import Table


def lake_phase(table: Table, seats: list[int]) -> Play[None]:
    """T11.1, T11.2: all move, then all attack; who has no ship has nothing to do."""
    for seat in seats:
        if any(table.ships[seat].values()):
            yield from sail(table, seat)
    for seat in table.order():
        yield from attack(table, seat)


def sail(table: Table, seat: int) -> Play[None]:
    """T11.1: each ship once."""
    ships = table.ships[seat]
    fresh = dict(ships)
    answer = ""
    while answer != ".":
        legal = {f"{zone}>{other}" for zone in ZONES if fresh[zone] for other in WATERS[zone]}
        answer = yield from ask(seat, {"."} | legal | ruses(table, seat))
        if answer.startswith("C"):
            yield from play_ruse(table, seat, answer)
        elif answer != ".":
            zone, other = answer.split(">")
            fresh[zone] -= 1
            ships[zone] -= 1
            ships[other] += 1


def attack(table: Table, seat: int) -> Play[None]:
    """T11.2: one other player in each zone where both have ships."""
    attacked: set[str] = set()
    while any(table.ships[seat].values()):
        legal = {
            f"x {zone} {other}"
            for zone in set(ZONES) - attacked
            for other in table.others(seat)
            if table.ships[seat][zone] and table.ships[other][zone]
        }
        answer = yield from ask(seat, {"."} | legal | ruses(table, seat))
        if answer == ".":
            return
        if answer.startswith("C"):
            yield from play_ruse(table, seat, answer)
        else:
            _, zone, other = answer.split()
            attacked.add(zone)
            yield from fight(table, zone, seat, int(other))


def fight(table: Table, zone: str, attacker: int, defender: int) -> Play[None]:
    """T11.2: each lance sinks a ship; after a round either may withdraw all ships, the defender first."""
    favoured = yield from favour(table, attacker, defender)
    mine, theirs = table.ships[attacker], table.ships[defender]
    while mine[zone] and theirs[zone]:
        if favoured is None:
            first, second = mine[zone] > theirs[zone], theirs[zone] > mine[zone]
        else:
            first, second = favoured == attacker, favoured == defender
        colours = ["yellow" if first else "red"] * 2 + ["yellow" if second else "red"] * 2
        lances = yield from roll_lances(table, *colours)
        theirs[zone] -= min(theirs[zone], sum(lances[:2]))
        mine[zone] -= min(mine[zone], sum(lances[2:]))
        for seat in (defender, attacker):
            if mine[zone] and theirs[zone]:
                answer = yield from ask(seat, {"."} | {f"=>{other}" for other in WATERS[zone]})
                if answer != ".":
                    table.ships[seat][answer[2:]] += table.ships[seat][zone]
                    table.ships[seat][zone] = 0


def favour(table: Table, attacker: int, defender: int) -> Play[int | None]:
    """T6.3: Chalchiuhtlicue, before the first round, for one's own side; T18.2: in a big deal for either, by anyone."""
    sides = (attacker, defender)
    for seat in asked_for(table, "chalchiuhtlicue"):
        helped = sides if table.options["big_deal"] else tuple(side for side in sides if side == seat)
        if helped:
            has = may_play(table, seat, "chalchiuhtlicue")
            answer = yield from ask(seat, {"."} | ({f"C chalchiuhtlicue {side}" for side in helped} if has else set()))
            if answer != ".":
                play_card(table, seat, "chalchiuhtlicue")
                return int(answer.split()[-1])
    return None
