"""T10, T18.4: phase 5, the missions of the pochtecas."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.azteca.slow.board import CITIES, LANDS, VALLEYS
from tests.azteca.slow.cards import ask, may_play, play_card, play_ruse, roll_lances, ruses

if TYPE_CHECKING:
    from tests.azteca.slow.cards import Play
    from tests.azteca.slow.table import Table

EXPEDITIONS = [0, 0, 0, 2, 2, 2, 2, 4, 4, 4, 6, 6]
"""T10.2."""


def missions_phase(table: Table, seats: list[int]) -> Play[None]:
    """T10.1: all assign and pay, then cards, then the missions are carried out."""
    for seat in seats:
        yield from assign(table, seat)
    for seat in table.order():
        yield from mission_cards(table, seat)
    yield from carry_out(table)


def prices(table: Table) -> dict[str, int]:
    """T10.2 to T10.6; T18.4."""
    if table.options["gave_already"]:
        return {"expedition": 0, "spy": 0, "ally": 2, "ally+": 4, "rebel": 1, "assimilate": 1}
    return {"expedition": 0, "spy": 0, "ally": 3, "rebel": 1, "assimilate": 3}


def die_of(table: Table, kind: str) -> str | None:
    """T10.5, T18.4: which missions need a lance."""
    hard = {"ally": "red", "ally+": "yellow", "assimilate": "red"} if table.options["gave_already"] else {}
    return ({"rebel": "red"} | hard).get(kind)


def fits(table: Table, seat: int, kind: str, land: str) -> bool:
    """T10.3 to T10.6: whether a territory is a target."""
    owner = table.owner[land]
    if kind == "spy":
        return owner is None and not (table.options["introductory"] and land in VALLEYS)
    if land not in CITIES:
        return False
    if kind in ("ally", "ally+"):
        return owner is None
    if table.is_capital(land) or land in table.assimilated:
        return False
    if kind == "assimilate":
        return owner == seat
    return owner not in (None, seat) and not table.army_in(land)


def assign(table: Table, seat: int) -> Play[None]:
    """T10.1: openly, paying at once; who has no pochteca has nothing to assign."""
    while table.pochtecas[seat]:
        answer = yield from ask(seat, {"."} | possible(table, seat) | ruses(table, seat))
        if answer == ".":
            return
        if answer.startswith("C"):
            yield from play_ruse(table, seat, answer)
        else:
            kind, _, land = answer.partition(" ")
            table.tribute[seat] -= prices(table)[kind]
            table.pochtecas[seat] -= 1
            table.missions.append((seat, kind, land or None))


def possible(table: Table, seat: int) -> set[str]:
    kinds = [kind for kind, price in prices(table).items() if price <= table.tribute[seat]]
    aimed = {
        f"{kind} {land}" for kind in kinds if kind != "expedition" for land in LANDS if fits(table, seat, kind, land)
    }
    return aimed | {"expedition"}


def mission_cards(table: Table, seat: int) -> Play[None]:
    """T6.3: Submission, Fury of Yacatecuhtli and Assassination."""
    while table.hands[seat]:
        answer = yield from ask(seat, {"."} | playable(table, seat) | ruses(table, seat))
        if answer == ".":
            return
        _, card, target = answer.split()
        if card == "ruse":
            yield from play_ruse(table, seat, answer)
            continue
        play_card(table, seat, card)
        if card == "yacatecuhtli":
            table.missions.remove((int(target), "expedition", None))
            continue
        (lance,) = yield from roll_lances(table, "red")
        if lance and card == "submission":
            table.change_hands(target, seat)
        elif lance:
            table.missions.pop(int(target))


def playable(table: Table, seat: int) -> set[str]:
    found = set()
    travellers = {sender for sender, kind, _ in table.missions if kind == "expedition"}
    if may_play(table, seat, "submission"):
        found |= {f"C submission {land}" for land in CITIES if table.neutral(land)}
    if may_play(table, seat, "yacatecuhtli") and seat in travellers:
        found |= {f"C yacatecuhtli {other}" for other in travellers - {seat}}
    if may_play(table, seat, "assassination"):
        numbered = enumerate(table.missions)
        found |= {f"C assassination {number}" for number, (_, kind, _) in numbered if kind != "expedition"}
    return found


def carry_out(table: Table) -> Play[None]:
    """T10.1: in order; one whose target no longer fits fails."""
    drawn = set()
    for seat, kind, land in table.missions:
        if kind == "expedition":
            if seat not in drawn:
                drawn.add(seat)
                table.tribute[seat] += expeditions(table, seat)
            continue
        if not fits(table, seat, kind, land):
            continue
        die = die_of(table, kind)
        if die is not None:
            (lance,) = yield from roll_lances(table, die)
            if not lance:
                continue
        succeed(table, seat, kind, land)
    table.missions = []


def expeditions(table: Table, seat: int) -> int:
    """T10.2: a card for each pochteca sent, drawn together."""
    count = table.missions.count((seat, "expedition", None))
    return sum(table.chance.shuffled(EXPEDITIONS)[:count])


def succeed(table: Table, seat: int, kind: str, land: str) -> None:
    if kind == "spy":
        table.spied.add(land)
    elif kind == "assimilate":
        table.assimilated.add(land)
    else:
        table.change_hands(land, None if kind == "rebel" else seat)
