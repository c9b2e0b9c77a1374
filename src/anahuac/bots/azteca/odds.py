"""What battles are worth, and the odds of missions and of the wrath of Tezcatlipoca."""

from __future__ import annotations

from functools import cache, lru_cache

from anahuac.games.azteca.material import EXPEDITIONS, WRATH, WRATH_ROLLS
from anahuac.games.azteca.odds import LANCE, Line, rounds

EXPEDITION = sum(EXPEDITIONS) / len(EXPEDITIONS)
"""T10.2: what an expedition brings, on average."""


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
def wrath(fed: int, cards: tuple[int, ...] = WRATH) -> float:
    """T15.2: the chance that Tezcatlipoca descends although he was fed so much, with these cards still to come."""
    worst = 0.0
    for card in cards:
        below = min(max(card - fed - 1, 0), 6)
        worst += (below / 6) ** WRATH_ROLLS
    return worst / len(cards)
