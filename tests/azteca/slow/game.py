"""T1, T2: setting up, and the rounds with their eight phases."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.azteca.slow.board import DAMS, HARBOURS
from tests.azteca.slow.economy import buy, cards_phase, goods, market_phase, purchases_phase, tribute_phase
from tests.azteca.slow.judgement import judgement_phase
from tests.azteca.slow.lake import lake_phase
from tests.azteca.slow.missions import missions_phase
from tests.azteca.slow.table import Table, size
from tests.azteca.slow.war import activation, draw_markers, war_phase

if TYPE_CHECKING:
    from tests.azteca.slow.cards import Play, Question


class Slow:
    """A game that waits for an answer: `question` says who may do what, `answer` goes on."""

    def __init__(self, data: dict[str, Any], setting_up: bool = False) -> None:
        self.table = Table(data)
        self.question: Question = {}
        start = whole_game(self.table) if setting_up else from_position(self.table, data)
        self._play = start
        self._go_on(None)

    def answer(self, seat: int, text: str) -> None:
        self._go_on((seat, text))

    def _go_on(self, answer: tuple[int, str] | None) -> None:
        try:
            self.question = self._play.send(answer)
        except StopIteration:
            self.question = {}


def whole_game(table: Table) -> Play[None]:
    yield from set_up(table)
    yield from rounds(table, 1)


def from_position(table: Table, data: dict[str, Any]) -> Play[None]:
    """A position begins its phase, at the turn of a seat if it names one; in phase 7 with that seat's activation."""
    phase, turn = max(table.phase, 1), data.get("turn")
    table.phase = phase
    if phase == 7 and (turn is not None or data.get("bag") is not None):
        if turn is not None:
            yield from activation(table, turn)
        yield from draw_markers(table)
    elif turn is not None:
        order = table.order()
        yield from play_phase(table, phase, order[order.index(turn) :])
    else:
        yield from rounds(table, phase)
        return
    if table.outcome is None:
        yield from (rounds(table, phase + 1) if phase < 8 else next_round(table))


def rounds(table: Table, phase: int) -> Play[None]:
    """T2: from a phase to the end of the game."""
    while table.outcome is None:
        if phase == 1:
            recover(table)
        table.phase = phase
        table.played = {seat: set() for seat in table.seats}
        yield from play_phase(table, phase, table.order())
        if table.outcome is None and phase == 8:
            end_round(table)
        phase = phase % 8 + 1


def next_round(table: Table) -> Play[None]:
    end_round(table)
    yield from rounds(table, 1)


def play_phase(table: Table, phase: int, seats: list[int]) -> Play[None]:
    """T2: one of the eight phases, or the rest of it."""
    if phase == 1:
        if not table.options["introductory"]:
            yield from cards_phase(table, seats)
    elif phase == 2:
        yield from tribute_phase(table, seats)
    elif phase == 3:
        yield from purchases_phase(table, seats)
    elif phase == 4:
        yield from market_phase(table)
    elif phase == 5:
        yield from missions_phase(table, seats)
    elif phase == 6:
        yield from lake_phase(table, seats)
    elif phase == 7:
        yield from war_phase(table)
    else:
        yield from judgement_phase(table, seats)


def recover(table: Table) -> None:
    """T14.15: at the start of the next round 1 general, 3 warriors, 1 knight."""
    for seat in table.recovering:
        table.at[seat]["A"] = table.capital[seat]
        table.groups[seat]["A"] = {"w": 3, "k": 1}
    table.recovering = set()


def end_round(table: Table) -> None:
    """T1.4: the next Tlatoani; what lasts until the end of the round is over."""
    table.round += 1
    table.tlatoani = (table.tlatoani + 1) % len(table.seats)
    table.spied, table.struck, table.barren, table.moved = set(), set(), set(), set()
    table.reinforced = {}
    table.bag = dict.fromkeys(table.seats, 0)
    table.diversions = dict.fromkeys(table.seats, 0)


# T1, T18.1


def set_up(table: Table) -> Play[None]:
    """T1.2: everybody in secret, at the same time; ships and the dam are shown when all have finished."""
    begin_setting_up(table)
    zones: dict[int, str] = {}
    dams: dict[int, str] = {}
    deciding = set(table.seats)
    while deciding:
        seat, answer = yield {seat: placements(table, seat, zones, dams) for seat in deciding}
        if answer == ".":
            deciding.remove(seat)
        elif answer.startswith("S "):
            zones[seat] = answer[2:]
        elif answer.startswith("D "):
            dams[seat] = answer[2:]
        elif answer.startswith("$"):
            buy(table, seat, answer, set())
        else:
            group, kind = answer.split("+")
            table.groups[seat][group][kind] += 1
    for seat, zone in zones.items():
        table.ships[seat][zone] += 1
    table.dams |= set(dams.values())


def begin_setting_up(table: Table) -> None:
    """T1.1: 4 T and 3 generals; T18.1: 34 T, the Aztecs 37 where there are dams."""
    for seat in table.seats:
        if table.options["free_start"]:
            dams = table.aztecs(seat) and not table.options["introductory"]
            table.tribute[seat] = 37 if dams else 34
        else:
            table.tribute[seat] = 4
            table.at[seat] = dict.fromkeys("ABC", table.capital[seat])


def placements(table: Table, seat: int, zones: dict[int, str], dams: dict[int, str]) -> set[str]:
    """T1.1 to T1.3: what is still to be placed; T18.1: purchases instead."""
    if table.options["free_start"]:
        return {"."} | goods(table, seat)
    found = set()
    if seat not in zones:
        found |= {f"S {zone}" for zone in HARBOURS[table.capital[seat]]}
    if table.aztecs(seat) and not table.options["introductory"] and seat not in dams:
        found |= {f"D {far}" for far in DAMS}
    counters = table.counters(seat)
    left = {"w": 10 - counters["w"], "k": 3 - counters["k"]}
    empty = [letter for letter in "ABC" if not size(table.groups[seat][letter])]
    groups = empty if size(left) <= len(empty) else [group for group in "ABCR" if table.has_room(seat, group)]
    found |= {f"{group}+{kind}" for group in groups for kind in "wk" if left[kind]}
    return found or {"."}
