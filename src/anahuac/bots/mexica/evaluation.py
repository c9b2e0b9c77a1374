"""How good a position is for each seat, in points: what it has, and what it may expect of the scorings to come."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import TYPE_CHECKING

from anahuac.games.mexica.material import PALACE_POINTS, SECOND_TEMPLES, SIZES, packed, token_values, unpacked
from anahuac.games.mexica.scoring import weights as weights_in

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anahuac.bots.strategy import Weights
    from anahuac.core import Seat
    from anahuac.games.mexica.board import MexicaBoard
    from anahuac.games.mexica.state import MexicaState

FLOORS = tuple(sum((place + 1) * count for place, count in enumerate(unpacked(stock))) for stock in range(8**4))
"""For every packed stock the sum of its heights."""
LATER_FLOORS = FLOORS[packed(SECOND_TEMPLES)]
"""M10.5: what everybody gets in period II."""
LARGEST = SIZES[-1]
MOST_ROUNDS = 6.0
FEWEST_ROUNDS = 0.5
"""However long a period has lasted already, there may be another turn."""
WIDEST = 40
"""Weights differ by so much at most: all temples of a player have 40 floors, and 20 count for the logistic curve."""
PATIENCE = 7
"""The rounds after which a period has been long enough."""
ROOM = 12
"""A noble that can go to this many squares in three steps has room enough."""


@lru_cache(maxsize=256)
def overtaking(heat: float) -> tuple[float, ...]:
    """The chance that an owner ends with more weight than another, by how much more it has now (from -40 to 40).

    The heat says how much may still happen: at 0 everything stays as it is, and equals are not overtaken (M11.2).
    """
    if heat <= 0:
        return tuple(float(ahead > 0) for ahead in range(-WIDEST, WIDEST + 1))
    return tuple(1 / (1 + exp(-(ahead - 0.5) / heat)) for ahead in range(-WIDEST, WIDEST + 1))


def shares(owners: Sequence[int], seats: int, values: tuple[int, int, int], heat: float, enter: float) -> list[float]:
    """M11.2: the points that each seat may expect of a district, by the weights of its owners.

    A seat without a temple there takes no part; it may still come, with a chance of `enter`, as if it had one floor.
    """
    chance = overtaking(heat)
    first, second, third = values
    found = []
    for seat in range(seats):
        weight = owners[seat]
        if not weight and not enter:
            found.append(0.0)
            continue
        none, one, two = 1.0, 0.0, 0.0  # the chance that nobody, one, two of the others end with more
        middle = WIDEST - (weight or 1)
        for other, more in enumerate(owners):
            if other != seat and (more or heat):
                ahead = chance[more + middle]
                none, one, two = none * (1 - ahead), one * (1 - ahead) + none * ahead, two * (1 - ahead) + one * ahead
        points = none * first + one * second + two * third
        found.append(points if weight else points * enter)
    return found


class Evaluation:
    """The judgement of the positions that may follow from one. It remembers districts: most stay as they are."""

    def __init__(self, weights: Weights, root: MexicaState) -> None:
        self.weights = weights
        self._built = root.built
        self._known: dict[tuple[object, ...], list[float]] = {}

    def rounds_left(self, state: MexicaState) -> float:
        """M10.1: guess how many rounds this period will still have, in halves."""
        weights = self.weights
        founding = len(state.open_tokens) * weights["rounds_a_token"] / state.seats
        building = min([FLOORS[stock] for stock in state.stock]) / weights["floors_a_round"]
        usual = max(weights["length"] - state.round, FEWEST_ROUNDS)
        limit = state.options.round_limit - state.round
        return int(2 * min(max(founding, building), usual, limit, MOST_ROUNDS)) / 2

    def values(self, state: MexicaState, next_seat: Seat) -> list[float]:
        """The points that each seat may expect at the end, if `next_seat` is the next to have a turn."""
        if state.outcome is not None:
            bonus = self.weights["win"] / len(state.outcome.winners)
            return [score + bonus * (seat in state.outcome.winners) for seat, score in enumerate(state.scores)]
        rounds = self.rounds_left(state)
        parts = [self.district(state, district, True, rounds) for district in state.founded]
        parts += [self.district(state, district, False, rounds) for district in state.districts]
        parts.append(self.holdings(state, rounds))
        parts += [
            self.ripe(state, district, next_seat)
            for district in state.districts
            if district.bit_count() in state.open_tokens
        ]
        return [sum(column) for column in zip(state.scores, *parts, strict=True)]

    def scored_now(self, state: MexicaState) -> list[float]:
        """M11: the points that each seat would have if the game ended now."""
        found = [float(score) for score in state.scores]
        for district in (*state.founded, *(state.districts if state.period == 2 else ())):
            values = token_values(district.bit_count())
            points = shares(weights_in(state, district), state.seats, values, heat=0.0, enter=0.0)
            found = [own + more for own, more in zip(found, points, strict=True)]
        for seat, cell in enumerate(state.nobles):
            found[seat] += PALACE_POINTS * (state.board.starts >> cell & 1)
        return found

    def merit(self, values: Sequence[float], seat: Seat) -> float:
        """How much better off a seat is than the others: the best of them counts more than their mean."""
        others = [value for other, value in enumerate(values) if other != seat]
        leader = self.weights["leader"]
        return values[seat] - leader * max(others) - (1 - leader) * sum(others) / len(others)

    def waiting(self, state: MexicaState) -> float:
        """What an end of waiting is worth to a seat, lest nobles stand around the palace for ever."""
        if state.outcome is not None:
            return 0.0
        missing = len(state.open_tokens) + all(state.stock)  # M10.1
        return self.weights["haste"] * max(0, state.round - PATIENCE) ** 2 * missing

    def parting(self, state: MexicaState, seat: Seat, district: int, parts: Sequence[int]) -> float:
        """How much better off a seat would be if an unfounded district were divided into these parts."""
        rounds = self.rounds_left(state)
        columns = zip(*[self.district(state, part, False, rounds) for part in parts], strict=True)
        after = self.merit([sum(column) for column in columns], seat)
        return after - self.merit(self.district(state, district, False, rounds), seat)

    def district(self, state: MexicaState, district: int, founded: bool, rounds: float) -> list[float]:
        """What the scorings of a district are worth. Equal districts at an equal time are judged once."""
        stand: tuple[int, ...] = ()  # by seat: the floors that its noble here could build next
        if district & state.standing:
            stocks = zip(state.nobles, state.stock, strict=True)
            stand = tuple([min(4, FLOORS[stock]) if district >> cell & 1 else 0 for cell, stock in stocks])
        ripe = founded or district.bit_count() in state.open_tokens
        key: tuple[object, ...] = (district, stand, state.period, rounds, ripe, founded, state.open_tokens)
        fresh = district & state.built & ~self._built
        if fresh:
            key += (fresh, *[own & fresh for own in state.temples], *[tall & fresh for tall in state.heights[1:]])
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._judged(state, district, founded, ripe, rounds, stand)
        return found

    def _judged(
        self, state: MexicaState, district: int, founded: bool, ripe: bool, rounds: float, stand: tuple[int, ...]
    ) -> list[float]:
        """M11.3: founded districts score in both periods, others only in the second; a ripe one will be founded."""
        weights, seats = self.weights, state.seats
        owners = weights_in(state, district)
        free = (district & state.board.ground & ~state.built).bit_count()
        open_share = min(1.0, free / weights["open_squares"])
        size = district.bit_count()
        values = token_values(size)
        soon = round(open_share * (weights["heat"] + weights["heat_a_round"] * rounds), 1)
        late = round(open_share * weights["heat_later"], 1)
        scorings: list[tuple[float, float]]  # how likely each is, and its heat
        if state.period == 1:
            if ripe:
                scorings = [(1.0 if founded else weights["ripe"], soon), (weights["later"], late)]
            else:
                values = token_values(min(size, LARGEST))
                scorings = [(weights["wild"] * min(1.0, 2 * LARGEST / size), late)]
        elif ripe or not state.open_tokens:
            scorings = [(1.0, soon)]
        else:
            left = max(size - weights["carving"] * sum(state.open_tokens), min(size, LARGEST))
            values = token_values(int(left))
            scorings = [(weights["wild_later"], soon)]
        enter = weights["enter"] if free else 0.0

        def expected(owners: Sequence[int]) -> list[float]:
            total = [0.0] * seats
            for likely, heat in scorings:
                for seat, points in enumerate(shares(owners, seats, values, heat, enter)):
                    total[seat] += likely * points
            return total

        total = expected(owners)
        # Until a noble can build where it stands, everybody else has a turn; at the very end there is no next one.
        home = weights["home"] ** (seats - 1) if rounds or state.period == 1 else 0.0
        if free and home:
            for seat, floors in enumerate(stand):
                if floors:
                    raised = [weight + floors * (owner == seat) for owner, weight in enumerate(owners)]
                    total[seat] += home * max(0.0, expected(raised)[seat] - total[seat])
        return total

    def ripe(self, state: MexicaState, district: int, next_seat: Seat) -> list[float]:
        """M4.3: who may found a district next: the first noble in it to have a turn; the others in it score less."""
        gains = [0.0] * state.seats
        if not district & state.standing:
            return gains
        _, second, third = token_values(district.bit_count())
        share, founder = self.weights["founding"], False
        for place in range(state.seats):
            seat = (next_seat + place) % state.seats
            if district >> state.nobles[seat] & 1:
                gains[seat] = share * (third if founder else second)
                founder = True
        return gains

    def holdings(self, state: MexicaState, rounds: float) -> list[float]:
        """What a seat has besides: temples and chips for later, its noble's place and room.

        Of many temples in hand, those that there is no time to build any more are worth little.
        """
        weights, board = self.weights, state.board
        last = state.period == 2
        time = min(1.0, rounds / 2) if last else 1.0
        to_come, turns = (0, rounds) if last else (LATER_FLOORS, rounds + weights["length"])
        most = weights["pace"] * turns
        per_chip = weights["chip"] * time + 0.02
        palace = PALACE_POINTS * weights["palace"] ** (2 * rounds)
        spaces = room(state)
        found = []
        for seat, cell in enumerate(state.nobles):
            chips = state.chips[seat]
            floors = FLOORS[state.stock[seat]] + to_come
            value = per_chip * chips * (1 - 0.055 * chips)
            if most:
                value += weights["floor"] * most * (1 - exp(-floors / most))
            value += weights["room"] * spaces[seat] * time
            if palace > 0.2:
                value += palace * weights["palace_step"] ** palace_distance(board)[cell]
            found.append(value)
        return found


def room(state: MexicaState) -> list[int]:
    """How many squares each noble can go to in three steps, up to what is enough."""
    free = (state.land | state.bridges_h | state.bridges_v) & ~(state.built | state.standing)
    stride, found = state.board.stride, []
    for cell in state.nobles:
        near = 1 << cell
        for _ in range(3):
            near |= (near << 1 | near >> 1 | near << stride | near >> stride) & free
        found.append(min(ROOM, near.bit_count()))
    return found


@lru_cache(maxsize=64)
def palace_distance(board: MexicaBoard) -> tuple[int, ...]:
    """Rows plus columns from each cell to the nearest start square."""
    starts = [divmod(cell, board.stride) for cell in range(board.cells) if board.starts >> cell & 1]
    places = [divmod(cell, board.stride) for cell in range(board.cells)]
    return tuple(min(abs(row - r) + abs(column - c) for r, c in starts) for row, column in places)
