"""A position in numbers, as networks are shown it: a row for each district and one for the whole.

Seats are told in the order of their turns, the one to move first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from anahuac.bots.mexica.cuts import cuts
from anahuac.bots.mexica.evaluation import FLOORS, ROOM, palace_distance, room
from anahuac.bots.mexica.travel import Travel
from anahuac.games.mexica.material import ACTION_POINTS, SIZES, token_values, unpacked
from anahuac.games.mexica.scoring import standings, weights

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anahuac.bots.mexica.evaluation import Evaluation
    from anahuac.core import Seat
    from anahuac.games.mexica.state import MexicaState

POINTS = 10.0
"""Points are told, and learned, in tens."""
NEAR = 2
"""The tiles of the canals that a founding next turn is looked for with."""
LARGEST = SIZES[-1]
WAY = 5
"""The dearest way that is measured; nobody needs more than a jump."""
_HEIGHTS = [[height for height, count in enumerate(unpacked(stock), 1) if count] for stock in range(8**4)]
TALLEST, LOWEST = [max(one, default=0) for one in _HEIGHTS], [min(one, default=9) for one in _HEIGHTS]
"""For every packed stock the height of its tallest and of its lowest temple."""
_COMMON, _COMMON_SEAT, _DISTRICT, _DISTRICT_SEAT, _DISTRICT_RIVAL, _WHOLE_SEAT = 13, 4, 18, 11, 4, 7
"""How many numbers tell of the position, of each seat, of a district, of each seat and rival there, of the rest."""


class Sight(NamedTuple):
    """A position as networks are shown it. Points are in tens, by seat in the order of their turns."""

    districts: tuple[int, ...]
    rows: list[list[float]]
    """What is told of each district."""
    hand: list[list[float]]
    """What the hand-made evaluation expects of each district."""
    whole: list[float]
    """What is told of the whole."""
    rest: list[float]
    """What the hand-made evaluation expects of everything else, with the points that were scored."""


def sizes(seats: int) -> tuple[int, int]:
    """How many numbers tell of a district, and how many of the whole."""
    common = _COMMON + _COMMON_SEAT * seats
    return (
        common + _DISTRICT + _DISTRICT_SEAT * seats + _DISTRICT_RIVAL * (seats - 1),
        common + _WHOLE_SEAT * seats,
    )


def order(state: MexicaState) -> list[Seat]:
    """The seats in the order of their turns, the one to move first."""
    first = state.to_act[0]
    return [(first + place) % state.seats for place in range(state.seats)]


class Observer:
    """Tells positions that follow from one. It remembers districts: most stay as they are."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self._known: dict[tuple[object, ...], list[float]] = {}

    def sight(self, state: MexicaState) -> Sight:
        """Tell a position in which somebody is to begin a turn."""
        evaluation, seats = self.evaluation, order(state)
        rounds = evaluation.rounds_left(state)
        common = _common(state, seats, rounds)
        ways = [Travel(state, seat, WAY, 1) for seat in seats]
        districts = (*state.founded, *state.districts)
        rows, hand = [], []
        for place, district in enumerate(districts):
            founded = place < len(state.founded)
            expected = evaluation.district(state, district, founded, rounds)
            if not founded and district.bit_count() in state.open_tokens:
                next_founder = evaluation.ripe(state, district, seats[0])
                expected = [one + more for one, more in zip(expected, next_founder, strict=True)]
            own = [expected[seat] / POINTS for seat in seats]
            hand.append(own)
            rows.append([*common, *self._district(state, district, founded, seats, ways), *own])
        held = evaluation.holdings(state, rounds)
        whole = common + _whole(state, seats, ways, [held[seat] / POINTS for seat in seats])
        rest = [(held[seat] + state.scores[seat]) / POINTS for seat in seats]
        return Sight(districts, rows, hand, whole, rest)

    def _district(
        self, state: MexicaState, district: int, founded: bool, seats: Sequence[Seat], ways: Sequence[Travel]
    ) -> list[float]:
        """Tell a district, from memory if nothing about it is new."""
        owners = weights(state, district)
        costs = [
            0 if district >> state.nobles[seat] & 1 else min(way.cost(district), WAY + 1)
            for seat, way in zip(seats, ways, strict=True)
        ]
        heights = [_could_build(state, seat, cost) for seat, cost in zip(seats, costs, strict=True)]
        open_to = 0 if founded else state.soil & district & ~(state.built | state.access)
        key = (district, founded, open_to, district & state.built, state.open_tokens, seats[0], *owners, *costs)
        key += tuple(heights)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = _district(state, district, founded, seats, owners, costs, heights)
        return found


def _could_build(state: MexicaState, seat: Seat, cost: int) -> int:
    """The tallest temple that a seat could build next turn after a way of that cost; 0 if none."""
    stock = state.stock[seat]
    could = min(TALLEST[stock], ACTION_POINTS + state.chips[seat] - cost)
    return could if could >= LOWEST[stock] else 0


def _common(state: MexicaState, seats: Sequence[Seat], rounds: float) -> list[float]:
    """Time, material, and what every seat has in hand."""
    tokens, mover, last = state.open_tokens, seats[0], state.seats - 1
    found = [
        float(state.period == 2),
        rounds / 6,
        min(state.round, 20) / 10,
        len(tokens) / 8,
        sum(tokens) / 50,
        (state.doubles + state.singles) / 20,
        state.spare_chips / 12,
        state.spare_bridges / 11,
        float(not tokens),
        float(all(state.stock)),
        mover / last,
        float(mover == last and not state.acted),  # M10.2: if it passes, the period ends
        float(mover == last and not tokens and not all(state.stock)),  # M10.1: the last turn of the period
    ]
    for seat in seats:
        stock = state.stock[seat]
        found += (FLOORS[stock] / 10, TALLEST[stock] / 4, state.chips[seat] / 6, float(not stock))
    return found


def _district(
    state: MexicaState,
    district: int,
    founded: bool,
    seats: Sequence[Seat],
    owners: Sequence[int],
    costs: Sequence[int],
    heights: Sequence[int],
) -> list[float]:
    """What a district is, who has what in it, and who could build in it next turn."""
    size, tokens = district.bit_count(), state.open_tokens
    values = token_values(size)
    neutral = owners[-1] if len(owners) > state.seats else 0
    free = (district & state.board.ground & ~state.built).bit_count()
    ripe = not founded and size in tokens
    wild = not founded and not ripe
    scored = [standing.points for standing in standings(owners, state.seats, values)]
    one_tile, two_tiles = _next_foundings(state, district) if wild else (0.0, 0.0)
    fitting = [token for token in tokens if token < size]
    mine = owners[seats[0]]
    found = [
        min(size, 40) / 10,
        min(size, LARGEST) / LARGEST,
        float(founded),
        float(ripe),
        float(wild and size > LARGEST),
        float(wild and size <= LARGEST),
        neutral / 5,
        float(neutral > max(owners[: state.seats])),
        min(free, 8) / 8,
        float(free == 0),
        float(free == 1),
        float(free == 2),
        min((district & state.soil & ~state.built).bit_count(), 40) / 20 * (not founded),
        len(fitting) / 5 * (not founded),
        min(size, sum(fitting)) / 20 * (not founded),
        one_tile,
        two_tiles,
        float(not any(owners[: state.seats])),
    ]
    for seat, cost, height in zip(seats, costs, heights, strict=True):
        weight = owners[seat]
        could, gain = height if free else 0, 0.0
        if could:
            raised = [more + could * (owner == seat) for owner, more in enumerate(owners)]
            after = [standing.points for standing in standings(raised, state.seats, values)]
            losses = sum(scored) - scored[seat] - sum(after) + after[seat]
            gain = after[seat] - scored[seat] + losses / (state.seats - 1)
        found += (
            weight / 5,
            float(weight > 0),
            float(weight > 0 and weight >= max(owners)),
            float(neutral > weight > 0),
            scored[seat] / POINTS,
            float(not cost),
            cost / 6,
            float(cost > WAY),
            could / 4,
            gain / POINTS,
        )
    for seat in seats[1:]:
        ahead = mine - owners[seat]
        found += (max(-2.0, min(2.0, ahead / 4)), float(ahead > 0), float(ahead < 0), float(ahead == 0 < mine))
    return found


def _next_foundings(state: MexicaState, district: int) -> tuple[float, float]:
    """The points of the best founding that one tile, or two, would make possible in a district."""
    wanted = state.open_tokens
    best = [0.0, 0.0]
    if wanted and district.bit_count() > wanted[0]:
        soil = state.soil & district & ~(state.built | state.access)
        for cut in cuts(state.board, district, soil, NEAR):
            over = cut.region.bit_count()
            for size in range(over, over - cut.spare - 1, -1):
                if size in wanted:
                    value = token_values(size)[1] / POINTS
                    best[cut.tiles - 1] = max(best[cut.tiles - 1], value)
    return best[0], max(best)


def _whole(state: MexicaState, seats: Sequence[Seat], ways: Sequence[Travel], held: Sequence[float]) -> list[float]:
    """The palace, the room of each noble, and who is ahead."""
    starts = state.board.starts
    far = palace_distance(state.board)
    mean = sum(state.scores) / state.seats
    spaces = room(state)
    found: list[float] = []
    for seat, way, expected in zip(seats, ways, held, strict=True):
        cell = state.nobles[seat]
        there = starts >> cell & 1
        found += (
            expected,
            min(far[cell], 10) / 10,
            float(there),
            0.0 if there else min(way.cost(starts & ~state.built), WAY + 1) / 6,
            spaces[seat] / ROOM,
            (state.scores[seat] - mean) / 20,
            float(state.scores[seat] >= max(state.scores)),
        )
    return found
