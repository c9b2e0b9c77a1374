"""Positions that nobody would play to: pieces scattered over an island at random."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.mexica.slow import TOKENS, Slow, access, beside

if TYPE_CHECKING:
    from random import Random

SMALL = {
    "isle": ("####~##", "#P##~##", "PCP#~##", "#P##~##", "#######"),
    "hook": ("..######.", ".##P####.", ".#PCP##..", "###P##...", "##~~##...", "##~~#####", ".########"),
    "bay": ("###..###", "#P#..###", "PCP#####", "#P######", "###~~~~#", "########"),
}


def scatter(rows: tuple[str, ...], rng: Random, players: int) -> dict[str, Any]:
    """Scatter pieces over an island; the result is mostly, not always, a position that can be."""
    data: dict[str, Any] = {"canals": [], "bridges": [], "temples": [], "tokens": [], "nobles": {}, "players": players}
    slow = Slow(rows, {**data, "options": {}})
    dry = sorted(slow.island - slow.palace - slow.printed)
    for _ in range(rng.randrange(14)):
        first = rng.choice(dry)
        second = rng.choice([*beside(first), first])
        if {first, second} <= set(dry) - set(data["canals"]):
            data["canals"] += sorted({first, second})
    slow = Slow(rows, {**data, "options": {}})
    places = [(at, axis) for at in sorted(slow.canals) for axis in "hv" if set(access(at, axis)) <= slow.land]
    rng.shuffle(places)
    for at, axis in places[: rng.randrange(12)]:
        if at not in {bridge["at"] for bridge in data["bridges"]}:
            data["bridges"].append({"at": at, "axis": axis})
    free = sorted(slow.land | {bridge["at"] for bridge in data["bridges"]})
    rng.shuffle(free)
    for seat in range(players):
        data["nobles"][str(seat)] = free.pop()
    heights = [1, 1, 1, 2, 2, 2, 3, 3, 4]
    for seat in range(players):
        for height in rng.sample(heights, rng.randrange(5)):
            data["temples"].append({"at": free.pop(), "owner": seat, "height": height})
    _found_some(slow, data, free, rng)
    data["temples"] = [temple for temple in data["temples"] if temple["at"] in slow.land - slow.palace]
    data["supply"] = {"bridges": 0} if rng.random() < 0.5 else {}
    return data | {"ap": rng.randrange(7), "turn": rng.randrange(players), "round": 2}


def _found_some(slow: Slow, data: dict[str, Any], free: list[str], rng: Random) -> None:
    tokens = list(TOKENS)
    for district in slow.districts():
        squares = sorted(district.intersection(free) - slow.palace)
        if len(district) in tokens and squares and rng.random() < 0.5 and len(data["tokens"]) < 8:
            tokens.remove(len(district))
            data["tokens"].append({"at": rng.choice(squares), "size": len(district)})
