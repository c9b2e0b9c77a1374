"""T14.9, T14.10, T14.15: what a battle brings: sacrifice points, experience, lands and plunder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.azteca.slow.board import ZONES
from tests.azteca.slow.cards import ask
from tests.azteca.slow.retreat import leave_capital
from tests.azteca.slow.table import size

if TYPE_CHECKING:
    from tests.azteca.slow.battle import Battle
    from tests.azteca.slow.cards import Play
    from tests.azteca.slow.table import Table


def settle(table: Table, battle: Battle) -> Play[None]:
    """T14.7: both sides gone, nobody wins; else the side that is left."""
    attack = any(map(size, battle.attack(table)))
    defence = any(map(size, battle.defence(table)))
    if is_ruined(table, battle):
        table.recovering.add(battle.defender)
    if battle.defender is None:
        # T14.13: what stayed of reinforcements has fought in this battle.
        table.reinforced.pop(battle.place, None)
    if attack:
        yield from attacker_wins(table, battle)
    elif defence and battle.defender is None:
        neutrals_win(table, battle)
    elif defence:
        reward(table, battle, battle.defender, battle.taken["defender"])
        if battle.kind != "raid":
            yield from experience(table, battle.defender, battle.defending(table))


def reward(table: Table, battle: Battle, seat: int, taken: int) -> None:
    """T14.9: 1 SP for each counter taken, none on the lake."""
    table.sp[seat] += 0 if battle.place in ZONES else taken


def attacker_wins(table: Table, battle: Battle) -> Play[None]:
    """T14.15, T14.16, T14.18: the territory is taken, freed or plundered; T14.4: an interceptor conquers nothing."""
    seat, place = battle.attacker, battle.place
    reward(table, battle, seat, battle.taken["attacker"])
    if battle.kind == "raid":
        table.change_hands(place, None)
        return
    plundered = battle.kind == "attack" and table.is_capital(place)
    if plundered:
        plunder(table, seat, battle.defender)
    elif battle.kind == "attack":
        table.change_hands(place, seat)
    if battle.rounds:
        yield from experience(table, seat, battle.attacking(table))
    if plundered:
        yield from leave_capital(table, battle)


def plunder(table: Table, seat: int, owner: int) -> None:
    """T14.15: half the SP, rounded up, and all T."""
    half = (table.sp[owner] + 1) // 2
    table.sp[owner] -= half
    table.sp[seat] += half
    table.tribute[seat] += table.tribute[owner]
    table.tribute[owner] = 0


def neutrals_win(table: Table, battle: Battle) -> None:
    """T14.13: reinforcements stay; T14.14: a cousin returns, a warrior as a knight."""
    if size(battle.reinforced):
        table.reinforced[battle.place] = battle.reinforced
    for seat, kind in battle.cousins:
        table.groups[seat]["R"][kind] -= 1
        table.groups[seat]["R"]["k"] += 1


def experience(table: Table, seat: int, groups: dict) -> Play[None]:
    """T14.10: one surviving warrior may become a knight; asked in any case, the counters are secret."""
    answer = yield from ask(seat, {"."} | {f"^{group}" for group, force in groups.items() if force["w"]})
    if answer != ".":
        table.groups[seat][answer[1]]["w"] -= 1
        table.groups[seat][answer[1]]["k"] += 1


def is_ruined(table: Table, battle: Battle) -> bool:
    """T14.15: the capital was the last territory, and all units were lost in its defence."""
    seat = battle.defender
    if seat is None or battle.kind != "attack" or battle.place != table.capital[seat]:
        return False
    lost_all = battle.taken["attacker"] > 0 and not size(table.counters(seat))
    return lost_all and table.lands(seat) == {battle.place}
