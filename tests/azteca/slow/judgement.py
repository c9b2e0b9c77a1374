"""T15: phase 8, the judgement of the gods, and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.azteca.slow.cards import ask, play_ruse, roll, ruses

if TYPE_CHECKING:
    from tests.azteca.slow.cards import Play
    from tests.azteca.slow.table import Table

LARGEST_GIFT = 20
"""What the catalogue of actions can say at once; several gifts add up."""


def judgement_phase(table: Table, seats: list[int]) -> Play[None]:
    """T15.4: the serpent is looked at first."""
    for seat in seats:
        yield from offer(table, seat)
    climb(table)
    if table.serpent == 5:
        table.outcome = "temple", ranking(table)
        return
    fed = yield from feed(table)
    yield from wrath(table, fed)
    if table.jaguar == 4:
        table.outcome = "underworld", []
    elif table.round >= table.options["round_limit"]:
        table.outcome = "rounds", []


def step_cost(table: Table) -> int:
    """T15.1, T16, T17."""
    if table.options["introductory"]:
        return 15
    return {"standard": 20, "experienced": 22, "expert": 25}[table.options["difficulty"]]


def offer(table: Table, seat: int) -> Play[None]:
    """T15.1: any number of SP for Quetzalcoatl."""
    answer = ""
    while answer != ".":
        most = min(table.sp[seat], LARGEST_GIFT)
        answer = yield from ask(seat, {"."} | {f"Q {n}" for n in range(1, most + 1)} | ruses(table, seat))
        if answer.startswith("C"):
            yield from play_ruse(table, seat, answer)
        elif answer != ".":
            table.sp[seat] -= int(answer[2:])
            table.given[seat] += int(answer[2:])


def climb(table: Table) -> None:
    """T15.1: after even rounds, on the fourth step after every round."""
    if table.round % 2 == 0 or table.serpent == 4:
        while table.serpent < 5 and sum(table.given.values()) >= (table.serpent + 1) * step_cost(table):
            table.serpent += 1


def feed(table: Table) -> Play[int]:
    """T15.2: all choose together; T15.3: without `keep` everything goes to Tezcatlipoca."""
    amounts = dict.fromkeys(table.seats, 0) if table.options["keep"] else dict(table.sp)
    deciding = set(table.seats) if table.options["keep"] else set()
    while deciding:
        question = {}
        for seat in deciding:
            most = min(table.sp[seat] - amounts[seat], LARGEST_GIFT)
            question[seat] = {"."} | {f"Z {n}" for n in range(1, most + 1)}
        seat, answer = yield question
        if answer == ".":
            deciding.remove(seat)
        else:
            amounts[seat] += int(answer[2:])
    for seat in table.seats:
        table.sp[seat] -= amounts[seat]
        table.fed[seat] += amounts[seat]
    return sum(amounts.values())


def wrath(table: Table, fed: int) -> Play[None]:
    """T15.2: a card, then three white dice: the sum and the best roll must reach it."""
    card = table.wrath.pop(table.chance.below(len(table.wrath)))
    faces = yield from roll(table, "white", "white", "white")
    if fed + max(faces) < card:
        table.jaguar += 1
    table.wrath = table.wrath or [9, 10, 11]


def ranking(table: Table) -> list[list[int]]:
    """T15.4: who gave most; assimilated cities, territories, wealth; still equal: shared."""
    merit = {}
    for seat in table.seats:
        lands, counters = table.lands(seat), table.counters(seat)
        wealth = table.tribute[seat] + counters["w"] + 2 * counters["k"] + 2 * sum(table.ships[seat].values())
        merit[seat] = (table.given[seat], len(lands & table.assimilated), len(lands), wealth)
    places = sorted(set(merit.values()), reverse=True)
    return [[seat for seat in table.seats if merit[seat] == place] for place in places]
