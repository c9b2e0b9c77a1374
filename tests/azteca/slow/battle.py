"""T14.7 to T14.18: battles, from the first card to the losses of each round."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tests.azteca.slow.aftermath import settle
from tests.azteca.slow.board import BORDERS, FORTRESSES, ISLAND, LANDS, VALLEYS, WET, ZONES
from tests.azteca.slow.cards import ask, asked_for, may_play, play_card, roll, roll_lances
from tests.azteca.slow.retreat import leave_battle
from tests.azteca.slow.table import VALUES, size, value
from tests.azteca.slow.ways import Leaves, chain, cousins, find_way

if TYPE_CHECKING:
    from tests.azteca.slow.cards import Play
    from tests.azteca.slow.table import Force, Table


class Battle:
    """Who fights whom, where, and with what."""

    def __init__(
        self,
        kind: str,
        place: str,
        origin: str | None,
        attacker: int,
        attackers: list[str],
        defender: int | None,
        passage: str | None = None,
    ) -> None:
        self.kind, self.place, self.origin, self.passage = kind, place, origin, passage
        self.attacker, self.defender = attacker, defender
        self.attackers = attackers
        self.defenders: list[str] = []
        self.intercepted: str | None = None
        self.heroic = False
        self.reserve: Force = {"w": 0, "k": 0}
        """T14.6: the counters of the reserve that defend."""
        self.cousins: list[tuple[int, str]] = []
        self.guard: Force = {"w": 0, "k": 0}
        self.reinforced: Force = {"w": 0, "k": 0}
        self.nomads: Force = {"w": 0, "k": 0}
        self.taken = {"attacker": 0, "defender": 0}
        """Counters that each side has taken in the rounds."""
        self.rounds = 0

    def attacking(self, table: Table) -> dict[str, Force]:
        """The groups of the attacking player."""
        return {letter: table.groups[self.attacker][letter] for letter in self.attackers}

    def defending(self, table: Table) -> dict[str, Force]:
        """The groups of the defending player; of the reserve only what has joined."""
        if self.defender is None:
            return {}
        groups = {letter: table.groups[self.defender][letter] for letter in self.defenders}
        return groups | ({"R": self.reserve} if size(self.reserve) else {})

    def attack(self, table: Table) -> list[Force]:
        return [*self.attacking(table).values(), self.nomads]

    def defence(self, table: Table) -> list[Force]:
        cousins = Counter(kind for _, kind in self.cousins)
        sent = {kind: cousins[kind] for kind in "wk"}
        return [*self.defending(table).values(), self.guard, self.reinforced, sent]


def strength(forces: list[Force]) -> int:
    return sum(size(force) for force in forces)


def total_value(forces: list[Force]) -> int:
    return sum(value(force) for force in forces)


def fight(table: Table, battle: Battle) -> Play[None]:
    """T14.7: the sequence; T14.18: what nobody defends falls without a fight."""
    yield from battle_cards(table, battle)
    if battle.defender is None:
        yield from gather_neutrals(table, battle)
    elif battle.kind != "interception":
        yield from call_reserve(table, battle)
    if strength(battle.defence(table)):
        yield from terrain_die(table, battle)
    while strength(battle.attack(table)) and strength(battle.defence(table)):
        yield from round_of_dice(table, battle)
        yield from leave_battle(table, battle)
    yield from settle(table, battle)


def battle_cards(table: Table, battle: Battle) -> Play[None]:
    """T14.7 (1): Heroic combat, and Reinforcements for neutrals."""
    cards = ["heroic"] if battle.defender is not None else ["heroic", "reinforcements"]
    for seat in asked_for(table, *cards):
        answer = ""
        while answer != "." and table.hands[seat]:
            answer = yield from ask(seat, {"."} | {f"C {card}" for card in cards if may_play(table, seat, card)})
            if answer == "C heroic":
                play_card(table, seat, "heroic")
                battle.heroic = True
            elif answer == "C reinforcements":
                play_card(table, seat, "reinforcements")
                battle.reinforced["w"] += 1
                battle.reinforced["k"] += 1


def gather_neutrals(table: Table, battle: Battle) -> Play[None]:
    """T14.12 to T14.14: the regulars, what stayed of reinforcements, cousins, and the mobilisation."""
    valley = battle.place in VALLEYS
    battle.guard = {"w": 0, "k": 3} if valley else {"w": 1, "k": 1}
    for kind, count in table.reinforced.get(battle.place, {}).items():
        battle.reinforced[kind] += count
    for seat in cousins(table, battle.attacker, battle.place):
        reserve = table.groups[seat]["R"]
        answer = yield from ask(seat, {"."} | {f"+{kind}" for kind in "wk" if reserve[kind]})
        if answer != ".":
            battle.cousins.append((seat, answer[1]))
    if battle.place not in table.spied:
        (face,) = yield from roll(table, "white")
        face += 1 if valley else 0
        if face >= 6:
            battle.guard["k"] += 1
        elif face >= 4:
            battle.guard["w"] += 1


def call_reserve(table: Table, battle: Battle) -> Play[None]:
    """T14.6: any counters of the reserve, if a chain joins the territory to the capital."""
    seat, place = battle.defender, battle.place
    joined = yield from find_way(table, seat, Leaves(), lambda zones: place in chain(table, seat, zones))
    answer = "" if joined else "."
    while answer != ".":
        here = {kind: table.groups[seat]["R"][kind] - battle.reserve[kind] for kind in "wk"}
        answer = yield from ask(seat, {"."} | {f"+{kind}" for kind in "wk" if here[kind]})
        if answer != ".":
            battle.reserve[answer[1]] += 1


def has_terrain_die(table: Table, battle: Battle) -> bool:
    """T14.8."""
    place, origin = battle.place, battle.origin
    if place in ZONES:
        return False
    if place in FORTRESSES:
        return True
    border = BORDERS.get(frozenset((place, origin)))
    over_dam = border is None and origin in LANDS and ISLAND in (place, origin)
    if over_dam and not table.aztecs(battle.attacker):
        return True
    if place == "tizapan" and battle.defender is None and over_dam:
        return False
    return border == "mountain" or place in WET


def terrain_die(table: Table, battle: Battle) -> Play[None]:
    """T14.8: a lance takes a counter, and gives 1 SP in any case; neutrals gain none."""
    if not has_terrain_die(table, battle):
        return
    (lance,) = yield from roll_lances(table, "yellow")
    if not lance:
        return
    if battle.defender is not None:
        table.sp[battle.defender] += 1
    yield from take(table, battle, 1, 0)


def round_of_dice(table: Table, battle: Battle) -> Play[None]:
    """T14.7 (5): the higher value rolls yellow dice, the lower red ones, equal ones red; losses together."""
    battle.rounds += 1
    attack, defence = total_value(battle.attack(table)), total_value(battle.defence(table))
    first, second = ("yellow" if attack > defence else "red"), ("yellow" if defence > attack else "red")
    lances = yield from roll_lances(table, first, first, second, second)
    on_defender = min(sum(lances[:2]), strength(battle.defence(table)))
    on_attacker = min(sum(lances[2:]), strength(battle.attack(table)))
    battle.taken["attacker"] += on_defender
    battle.taken["defender"] += on_attacker
    yield from take(table, battle, on_attacker, on_defender)


def take(table: Table, battle: Battle, on_attacker: int, on_defender: int) -> Play[None]:
    """T14.7: players choose what they lose, at the same time; who loses everything has no choice."""
    choosing: dict[int, int] = {}
    left: dict[int, Counter[tuple[str, str]]] = {}
    if battle.kind == "raid":
        warriors_first(battle.nomads, on_attacker)
    else:
        choosing[battle.attacker], left[battle.attacker] = on_attacker, present(battle.attacking(table))
    if battle.defender is None:
        take_neutrals(table, battle, on_defender)
    else:
        choosing[battle.defender], left[battle.defender] = on_defender, present(battle.defending(table))
    for seat, count in list(choosing.items()):
        if count == sum(left[seat].values()):
            lose(table, battle, seat, list(left[seat].elements()))
            del choosing[seat]
    chosen = yield from choose_losses(choosing, left)
    for seat, lost in chosen.items():
        lose(table, battle, seat, lost)


def lose(table: Table, battle: Battle, seat: int, lost: list[tuple[str, str]]) -> None:
    """The counters are gone, from the armies and from the reserve that defends; T14.1: armies without any too."""
    if seat == battle.defender:
        for group, kind in lost:
            battle.reserve[kind] -= group == "R"
    table.lose(seat, lost)
    fighting = battle.attackers if seat == battle.attacker else battle.defenders
    fighting[:] = [letter for letter in fighting if letter in table.at[seat]]


def choose_losses(
    due: dict[int, int], left: dict[int, Counter[tuple[str, str]]]
) -> Play[dict[int, list[tuple[str, str]]]]:
    """What each seat loses: group and kind of each counter."""
    chosen: dict[int, list[tuple[str, str]]] = {seat: [] for seat in due}
    while True:
        question = {
            seat: {f"-{group}{kind}" for group, kind in left[seat] - Counter(chosen[seat])}
            for seat in due
            if len(chosen[seat]) < due[seat]
        }
        if not question:
            return chosen
        seat, answer = yield question
        chosen[seat].append((answer[1], answer[2]))


def present(groups: dict[str, Force]) -> Counter[tuple[str, str]]:
    return Counter({(group, kind): force[kind] for group, force in groups.items() for kind in VALUES if force[kind]})


def take_neutrals(table: Table, battle: Battle, count: int) -> None:
    """T14.12 to T14.14: regulars first, then reinforcements, then cousins; warriors before knights."""
    count = warriors_first(battle.reinforced, warriors_first(battle.guard, count))
    for seat, kind in battle.cousins[:count]:
        table.groups[seat]["R"][kind] -= 1
    battle.cousins = battle.cousins[count:]


def warriors_first(force: Force, count: int) -> int:
    """Take so many counters and answer with what is still to be taken."""
    for kind in "wk":
        lost = min(force[kind], count)
        force[kind] -= lost
        count -= lost
    return count
