"""Exact odds of battles.

A side is a line: the values of its counters in the order in which they are lost, so that reinforcements and cousins,
who fall last (T14.13, T14.14), need no rule of their own.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from anahuac.games.azteca.material import CITY_GUARD, LANCES, MOBILISED, VALLEY_GUARD, VALLEY_MOBILISATION

if TYPE_CHECKING:
    from collections.abc import Sequence

Line = tuple[int, ...]
Chances = tuple[int, int]
"""In percent, from the worst case to the best."""

LANCE = {colour: faces / 6 for colour, faces in LANCES.items()}
"""T0.3: the chance of a lance."""


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


def rounds(attack: Line, defence: Line, favoured: int = 0) -> tuple[tuple[float, int, int], ...]:
    """A round of battle: chances, counters the attacker loses, counters the defender loses.

    T6.3: the attacker (1) or the defender (-1) may be favoured whatever their strengths.
    """
    difference = favoured or sum(attack) - sum(defence)
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
def fight(attack: Line, defence: Line, favoured: int = 0) -> Odds:
    """T14.7: the odds of a battle from which nobody retreats."""
    if not attack or not defence:
        return Odds(float(bool(attack)), float(not attack and not defence), 0.0, 0.0)
    win = draw = lost = killed = same = 0.0
    for chance, on_attacker, on_defender in rounds(attack, defence, favoured):
        if not on_attacker and not on_defender:
            same += chance
            continue
        rest = fight(attack[on_attacker:], defence[on_defender:], favoured)
        win += chance * rest.win
        draw += chance * rest.draw
        lost += chance * (sum(attack[:on_attacker]) + rest.lost)
        killed += chance * (min(on_defender, len(defence)) + rest.killed)
    moved = 1 - same
    return Odds(win / moved, draw / moved, lost / moved, killed / moved)


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


def made_up(value: int, most: int) -> list[Line]:
    """Every force of this value with at most this many counters."""
    return [line(value - 2 * knights, knights) for knights in range(value // 2 + 1) if value - knights <= most]


def chances(attacks: Sequence[Line], defences: Sequence[Line], favoured: int = 0) -> tuple[Chances, Chances]:
    """How likely the attacker and the defender win a battle to the end, over all the forces that there may be."""
    found = [fight(attack, defence, favoured) for attack in attacks for defence in defences]
    return _range([odds.win for odds in found]), _range([1 - odds.win - odds.draw for odds in found])


def _range(likely: list[float]) -> Chances:
    return round(100 * min(likely)), round(100 * max(likely))
