"""Exact odds of battles, missions and the wrath of Tezcatlipoca.

A side is a line: the values of its counters in the order in which they are lost, so that reinforcements and cousins,
who fall last (T14.13, T14.14), need no rule of their own.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

from anahuac.games.azteca.material import (
    CITY_GUARD,
    EXPEDITIONS,
    LANCES,
    MOBILISED,
    VALLEY_GUARD,
    VALLEY_MOBILISATION,
    WRATH,
    WRATH_ROLLS,
)

Line = tuple[int, ...]

LANCE = {colour: faces / 6 for colour, faces in LANCES.items()}
"""T0.3: the chance of a lance."""
EXPEDITION = sum(EXPEDITIONS) / len(EXPEDITIONS)
"""T10.2: what an expedition brings, on average."""


def line(warriors: int, knights: int) -> Line:
    """A force that loses its warriors first."""
    return (1,) * warriors + (2,) * knights


def _pair(colour: str) -> tuple[float, float, float]:
    """The chances of no, one and two lances with two dice of a colour."""
    hit = LANCE[colour]
    return (1 - hit) ** 2, 2 * hit * (1 - hit), hit**2


@cache
def _rounds(difference: int) -> tuple[tuple[float, int, int], ...]:
    """T14.7: the chances of a round's lances against attacker and defender; the stronger side rolls yellow."""
    attack = _pair("yellow" if difference > 0 else "red")
    defence = _pair("yellow" if difference < 0 else "red")
    return tuple((attack[a] * defence[d], d, a) for a, d in product(range(3), range(3)))


def rounds(attack: Line, defence: Line) -> tuple[tuple[float, int, int], ...]:
    """A round of battle: chances, counters the attacker loses, counters the defender loses."""
    difference = sum(attack) - sum(defence)
    return _rounds((difference > 0) - (difference < 0))


class Odds(NamedTuple):
    """How a battle to the end goes, seen from the attacker."""

    win: float
    draw: float
    """T14.7: both sides are gone."""
    lost: float
    """The value of the attacker's counters that fall, on average."""
    killed: float
    """How many counters of the defender fall, on average."""


@lru_cache(maxsize=1 << 16)
def fight(attack: Line, defence: Line) -> Odds:
    """T14.7: the odds of a battle from which nobody retreats."""
    if not attack or not defence:
        return Odds(float(bool(attack)), float(not attack and not defence), 0.0, 0.0)
    win = draw = lost = killed = same = 0.0
    for chance, on_attacker, on_defender in rounds(attack, defence):
        if not on_attacker and not on_defender:
            same += chance
            continue
        rest = fight(attack[on_attacker:], defence[on_defender:])
        win += chance * rest.win
        draw += chance * rest.draw
        lost += chance * (sum(attack[:on_attacker]) + rest.lost)
        killed += chance * (min(on_defender, len(defence)) + rest.killed)
    moved = 1 - same
    return Odds(win / moved, draw / moved, lost / moved, killed / moved)


@lru_cache(maxsize=1 << 18)
def stakes(attack: Line, defence: Line, prize: float, price: float, may_stop: bool) -> float:
    """What a battle is worth to one side: the prize of winning less the price of each point of value lost.

    With `may_stop` this side goes away after any round that has left it without hope; the other never does.
    """
    if not attack:
        return 0.0
    if not defence:
        return prize
    worth = same = 0.0
    for chance, on_attacker, on_defender in rounds(attack, defence):
        if not on_attacker and not on_defender:
            same += chance
            continue
        left = attack[on_attacker:], defence[on_defender:]
        later = stakes(*left, prize, price, may_stop)
        if may_stop and all(left):
            later = max(later, 0.0)
        worth += chance * (later - price * sum(attack[:on_attacker]))
    if may_stop and worth < 0:
        return worth
    return worth / (1 - same)


def behind_terrain(attack: Line, defence: Line, prize: float, price: float, may_stop: bool) -> float:
    """T14.8: what an attack is worth when the defender's terrain die comes first."""
    hit = LANCE["yellow"]
    after = stakes(attack[1:], defence, prize, price, may_stop) - price * attack[0]
    return hit * after + (1 - hit) * stakes(attack, defence, prize, price, may_stop)


@cache
def guards(valley: bool, spied: bool) -> tuple[tuple[float, Line], ...]:
    """T14.12, T14.13: the neutral defenders that may stand there after the mobilisation, with their chances."""
    warriors, knights = VALLEY_GUARD if valley else CITY_GUARD
    if spied:
        return ((1.0, line(warriors, knights)),)
    chances: dict[Line, float] = {}
    for face in range(1, 7):
        more = MOBILISED[face + (VALLEY_MOBILISATION if valley else 0)]
        guard = line(warriors + more[0], knights + more[1])
        chances[guard] = chances.get(guard, 0.0) + 1 / 6
    return tuple((chance, guard) for guard, chance in chances.items())


@cache
def wrath(fed: int, cards: tuple[int, ...] = WRATH) -> float:
    """T15.2: the chance that Tezcatlipoca descends although he was fed so much, with these cards still to come."""
    worst = 0.0
    for card in cards:
        below = min(max(card - fed - 1, 0), 6)
        worst += (below / 6) ** WRATH_ROLLS
    return worst / len(cards)
