"""The standings of a tournament: points, and what decides between equals."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence


class Result(NamedTuple):
    """A finished game: who took part, and the place of each; None: without a place, and without points."""

    entrants: tuple[int, ...]
    places: tuple[int | None, ...]


class Row(NamedTuple):
    """An entrant in the standings."""

    entrant: int
    rank: int
    points: float
    buchholz: float
    """The points of those whom it has met: at tables of more than two, their mean for each game."""
    mutual: float
    """The points against those who have as many, if all of them have met."""
    wins: int
    games: int


def points_of(places: Sequence[int | None]) -> list[float]:
    """The points of a game: 1 for the first, 0 for the last, the others in even steps; equals share."""
    last = len(places) - 1
    found = []
    for place in places:
        if place is None:
            found.append(0.0)
            continue
        better = sum(other is not None and other < place for other in places)
        equal = sum(other == place for other in places) - 1
        found.append((last - better - equal / 2) / last)
    return found


def standings(entrants: Iterable[int], results: Sequence[Result], extra: Mapping[int, float]) -> list[Row]:
    """Rank entrants: by points, Buchholz, games among equals, and wins. Who is equal in all that shares a rank.

    `extra` are the points for byes and for games that nobody came to.
    """
    everybody = list(entrants)
    points = {one: extra.get(one, 0.0) for one in everybody}
    wins: dict[int, int] = defaultdict(int)
    games: dict[int, int] = defaultdict(int)
    for result in results:
        for one, more, place in zip(result.entrants, points_of(result.places), result.places, strict=True):
            points[one] += more
            games[one] += 1
            wins[one] += place == 1
    points = {one: round(total, 4) for one, total in points.items()}
    buchholz = {one: round(_buchholz(one, results, points), 4) for one in everybody}

    def first_order(one: int) -> tuple[float, float]:
        return points[one], buchholz[one]

    mutual = {}
    for one in everybody:
        equals = [other for other in everybody if first_order(other) == first_order(one)]
        mutual[one] = round(_mutual(one, equals, results), 4)

    def order(one: int) -> tuple[float, float, float, int]:
        return points[one], buchholz[one], mutual[one], wins[one]

    ranked = sorted(everybody, key=order, reverse=True)
    return [
        Row(
            entrant=one,
            rank=1 + sum(order(other) > order(one) for other in everybody),
            points=points[one],
            buchholz=buchholz[one],
            mutual=mutual[one],
            wins=wins[one],
            games=games[one],
        )
        for one in ranked
    ]


def _buchholz(one: int, results: Sequence[Result], points: Mapping[int, float]) -> float:
    total = 0.0
    for result in results:
        others = [points[other] for other in result.entrants if other != one]
        if one in result.entrants and others:
            total += sum(others) / len(others)
    return total


def _mutual(one: int, equals: Sequence[int], results: Sequence[Result]) -> float:
    """The points of games among equals; 0 if not all of them have met one another."""
    if len(equals) < 2:
        return 0.0
    met = set()
    total = 0.0
    for result in results:
        both = [other for other in result.entrants if other in equals]
        met |= {(a, b) for a in both for b in both if a != b}
        if one in both and len(both) > 1:
            places = [place for other, place in zip(result.entrants, result.places, strict=True) if other in both]
            total += points_of(places)[both.index(one)]
    return total if len(met) == len(equals) * (len(equals) - 1) else 0.0
