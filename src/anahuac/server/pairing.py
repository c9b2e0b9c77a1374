"""Who meets whom in a tournament, and on which seats. Entrants are numbers; nothing here knows a database.

Round robin for two: the circle method. For three and four: round after round the grouping in which people have met
least, until everybody has met everybody. Swiss: neighbours in the standings who have not met yet.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from typing import TYPE_CHECKING, NamedTuple

from anahuac.core import Chance

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

Group = tuple[int, ...]
"""The entrants of a table, from seat 0 on."""
Meetings = Counter[tuple[int, int]]
MOST_TRIES = 20_000
"""So many pairings of a Swiss round for two are tried before people may meet again."""
FEW, LUCKY = 8, 200
"""Among so few people, so many plans at random are tried as well: the best rounds one by one lead to long plans."""
REPEAT = 1_000.0
"""What meeting again costs, against a point of difference in the standings."""


class Round(NamedTuple):
    """The tables of a round, and who has a bye."""

    tables: tuple[Group, ...]
    byes: tuple[int, ...] = ()


def meetings(rounds: Iterable[Round]) -> Meetings:
    """Count how often any two have met."""
    return Counter(pair for past in rounds for table in past.tables for pair in _pairs(table))


def seated(group: Sequence[int], past: Iterable[Round]) -> Group:
    """Put the entrants of a table on seats so that everybody has every seat about as often."""
    had = Counter((one, seat) for done in past for table in done.tables for seat, one in enumerate(table))
    return min(permutations(group), key=lambda order: sum((had[one, seat] + 1) ** 2 for seat, one in enumerate(order)))


def round_robin(entrants: Sequence[int], size: int, times: int = 1) -> list[Round]:
    """Plan all rounds in which everybody meets everybody, once or twice."""
    groups = _circle(entrants) if size == 2 else _grouped(entrants, size)
    planned: list[Round] = []
    for again in range(times):
        for tables, byes in groups:
            if again:
                planned.append(Round(tuple(table[::-1] for table in planned[len(planned) - len(groups)].tables), byes))
            else:
                planned.append(Round(tuple(seated(table, planned) for table in tables), byes))
    return planned


def _circle(entrants: Sequence[int]) -> list[tuple[list[Group], Group]]:
    """Pair by the circle method: one stays, the others go round; with an odd number one has a bye each round."""
    circle: list[int | None] = [*entrants, *([None] if len(entrants) % 2 else [])]
    found: list[tuple[list[Group], Group]] = []
    for _ in range(len(circle) - 1):
        pairs = list(zip(circle, reversed(circle), strict=True))[: len(circle) // 2]
        tables: list[Group] = [(one, two) for one, two in pairs if one is not None and two is not None]
        byes = tuple(one for pair in pairs if None in pair for one in pair if one is not None)
        found.append((tables, byes))
        circle.insert(1, circle.pop())
    return found


def _grouped(entrants: Sequence[int], size: int) -> list[tuple[list[Group], Group]]:
    """The shortest of some plans in which everybody meets everybody; the fewer people, the more plans are made."""
    plans = (_grouped_by(entrants, size, Chance(seed), False) for seed in range(max(1, 80 // len(entrants) - 2)))
    lucky = (_grouped_by(entrants, size, Chance(seed), True) for seed in range(LUCKY if len(entrants) <= FEW else 0))
    return min([*plans, *lucky], key=len)


def _grouped_by(entrants: Sequence[int], size: int, chance: Chance, by_luck: bool) -> list[tuple[list[Group], Group]]:
    """Group round after round those who have met least, or anybody, until everybody has met everybody."""
    found: list[tuple[list[Group], Group]] = []
    met: Meetings = Counter()
    rested: Counter[int] = Counter()
    pairs = len(entrants) * (len(entrants) - 1) // 2
    while len(met) < pairs and len(found) < 2 * len(entrants):
        # Who had a bye least often comes last, and so has the next one.
        order = sorted(chance.shuffled(entrants), key=lambda one: -rested[one])
        playing, byes = order[: len(order) // size * size], order[len(order) // size * size :]
        shuffles = [playing, *(chance.shuffled(playing) for _ in range(48 // len(entrants)))]
        if by_luck:
            drawn = [[tuple(playing[at : at + size]) for at in range(0, len(playing), size)]]
        else:
            drawn = [_improved(_greedy(one, size, met), met, {}) for one in shuffles]
        tables = min(drawn, key=lambda tables: sum(met[pair] ** 2 for table in tables for pair in _pairs(table)))
        found.append((tables, tuple(byes)))
        rested.update(byes)
        met.update(pair for table in tables for pair in _pairs(table))
    return found


def _pairs(table: Group) -> Iterable[tuple[int, int]]:
    return combinations(sorted(table), 2)


def _greedy(playing: Sequence[int], size: int, met: Meetings) -> list[Group]:
    """Fill table after table with whoever has met its people least."""
    left, tables = list(playing), []
    while left:
        table = [left.pop(0)]
        while len(table) < size:
            one = min(left, key=lambda one: sum(met[min(one, other), max(one, other)] for other in table))
            left.remove(one)
            table.append(one)
        tables.append(tuple(table))
    return tables


def swiss(standing: Sequence[int], points: Mapping[int, float], size: int, past: Sequence[Round]) -> Round:
    """Pair a round: neighbours in the standings, nobody twice with the same as long as that is possible."""
    met = meetings(past)
    rested = Counter(one for done in past for one in done.byes)
    spare = len(standing) % size
    # The byes go to the last in the standings, and to nobody twice before all have had one.
    byes = sorted(standing, key=lambda one: rested[one])[:spare]
    playing = [one for one in standing if one not in byes]
    tables = (_paired(playing, met) if size == 2 else None) or _improved(
        [tuple(playing[at : at + size]) for at in range(0, len(playing), size)], met, points
    )
    return Round(tuple(seated(table, past) for table in tables), tuple(byes))


def _paired(playing: Sequence[int], met: Meetings) -> list[Group] | None:
    """Pair two and two from the top, going back where nobody new is left; None if there is no such pairing."""
    tries = MOST_TRIES

    def rest(left: tuple[int, ...]) -> list[Group] | None:
        nonlocal tries
        if not left:
            return []
        first, others = left[0], left[1:]
        for other in others:
            tries -= 1
            if tries < 0:
                return None
            if not met[min(first, other), max(first, other)]:
                found = rest(tuple(one for one in others if one != other))
                if found is not None:
                    return [(first, other), *found]
        return None

    return rest(tuple(playing))


def _improved(tables: list[Group], met: Meetings, points: Mapping[int, float]) -> list[Group]:
    """Swap people between tables as long as that leads to fewer who meet again, or who differ less in points."""

    def cost(table: Sequence[int]) -> float:
        return sum(
            REPEAT * met[pair] ** 2 + (points.get(pair[0], 0.0) - points.get(pair[1], 0.0)) ** 2
            for pair in _pairs(tuple(table))
        )

    tables = list(tables)
    is_better = True
    while is_better:
        is_better = False
        for one, two in combinations(range(len(tables)), 2):
            before = cost(tables[one]) + cost(tables[two])
            for here in range(len(tables[one])):
                for there in range(len(tables[two])):
                    first, second = list(tables[one]), list(tables[two])
                    first[here], second[there] = second[there], first[here]
                    if (after := cost(first) + cost(second)) < before - 1e-9:
                        tables[one], tables[two], before, is_better = tuple(first), tuple(second), after, True
    return tables
