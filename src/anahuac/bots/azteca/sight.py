"""What a seat makes of a state: how long the game will last, what things are worth, how strong the others may be.

Everything is measured in sacrifice points. Only what the seat may know is looked at: its own secrets, and of the others
what everybody can tell.
"""

from __future__ import annotations

from functools import cache
from math import ceil
from typing import TYPE_CHECKING, Any, Generic, TypeVar, overload

from anahuac.core.masks import bits
from anahuac.games.azteca.chains import chain, waters_of
from anahuac.games.azteca.counters import COUNT, RESERVE, unpacked
from anahuac.games.azteca.material import ARMY_SIZE, STEPS_OF_A_MOVE, TEMPLE, TRIBUTE, ZONE_TRIBUTE, ZONES
from anahuac.games.azteca.odds import Line, fight, line

if TYPE_CHECKING:
    from collections.abc import Callable

    from anahuac.bots.azteca.features import Features
    from anahuac.core import Seat
    from anahuac.games.azteca.actions import AztecaAction
    from anahuac.games.azteca.board import AztecaBoard
    from anahuac.games.azteca.state import AztecaState

    Scored = list[tuple[float, AztecaAction]]
    """Actions and what they are worth."""

Weights = dict[str, float]

FEED = 6.0
"""Roughly what Tezcatlipoca eats in a round."""
FAIR = 0.5
"""Who gave Tezcatlipoca this part of an equal share has paid: the poor need not give what the rich do."""
EVIDENCE = 4.0
"""So much must he have got from all before anybody is called a free-rider."""
LONGEST = 9.0
"""The most rounds that a plan looks ahead."""


@cache
def populated(population: tuple[int, ...]) -> tuple[int, int]:
    """Masks of the cities with 1 and with 2 sacrifice points."""
    ones = sum(1 << at for at, people in enumerate(population) if people == 1)
    twos = sum(1 << at for at, people in enumerate(population) if people == 2)
    return ones, twos


T = TypeVar("T")


class Lazy(Generic[T]):
    """A property that is worked out once. `functools.cached_property` takes a lock for it, which is half the cost."""

    def __init__(self, work: Callable[[Any], T]) -> None:
        self.work, self.name, self.__doc__ = work, work.__name__, work.__doc__

    @overload
    def __get__(self, sight: None, owner: type) -> Lazy[T]: ...

    @overload
    def __get__(self, sight: object, owner: type) -> T: ...

    def __get__(self, sight: object | None, owner: type) -> Lazy[T] | T:
        if sight is None:
            return self
        worth = sight.__dict__[self.name] = self.work(sight)
        return worth


@cache
def around(board: AztecaBoard, place: int) -> int:
    """The areas from which a place could be reached in one move, whoever owns what, over all dams and waters."""
    size = board.size
    found = 1 << place
    for _ in range(STEPS_OF_A_MOVE):
        for here in bits(found):
            if here >= size:
                found |= board.shores[here - size] | board.waters[here - size] << size
            else:
                found |= board.with_dams[-1][here] | board.harbours[here] << size
    return found


class Sight:
    """A state as one seat judges it."""

    def __init__(self, state: AztecaState, seat: Seat, weights: Weights, features: Features) -> None:
        self.state, self.seat, self.weights, self.features = state, seat, weights, features
        self.board = state.board
        self.home = state.homes[seat]
        self.own = state.lands[seat]
        self._linked: dict[int, int] = {}

    # The course of the game

    @Lazy
    def totals(self) -> tuple[float, ...]:
        """The sacrifice points that each seat holds or gave to Quetzalcoatl, as far as can be told."""
        state = self.state
        known = [(low + high) / 2 for low, high in state.s_bounds]
        known[self.seat] = state.sp[self.seat] + state.given[self.seat]
        return tuple(known)

    def sacrifices_of(self, seat: Seat) -> int:
        """T7.2: what the lands of a seat bring each round."""
        lands = self.state.lands[seat]
        ones, twos = populated(self.state.population)
        extra = (lands & self.state.assimilated).bit_count() + (lands & self.board.valleys).bit_count()
        return (lands & ones).bit_count() + 2 * (lands & twos).bit_count() + extra

    def tribute_of(self, seat: Seat) -> int:
        """T7.1: what the lands and zones of a seat bring each round."""
        lands = self.state.lands[seat]
        zones = sum([self.state.controller(zone) == seat for zone in range(ZONES)]) * ZONE_TRIBUTE
        valleys = (lands & self.board.valleys).bit_count()
        return TRIBUTE["capital"] - TRIBUTE["city"] + lands.bit_count() + valleys + zones

    @Lazy
    def target(self) -> int:
        """T15.1: how many points bring Quetzalcoatl into his temple."""
        return TEMPLE * self.state.options.step_cost

    @Lazy
    def looked_at(self) -> bool:
        """T15.1: whether the urn is looked at in this round."""
        return self.state.round % 2 == 0 or self.state.q_step == TEMPLE - 1

    @Lazy
    def rounds(self) -> float:
        """How many rounds will follow this one, about."""
        state = self.state
        income = sum([self.sacrifices_of(seat) for seat in range(state.seats)])
        pace = income + self.weights["pace"] * state.seats - FEED
        left = (self.target - sum(self.totals)) / max(pace, 4.0)
        least = 0.0 if self.looked_at else 1.0
        most = min(LONGEST, state.options.round_limit - state.round)
        return max(min(left, most), min(least, most))

    @Lazy
    def harvests(self) -> float:
        """How many incomes are still to come, less for those far ahead: what is held now may be lost by then."""
        paid = self.state.phase > 2
        incomes = min(self.rounds + (not paid), self.features.horizon)
        hold = self.weights["hold"]
        lost: float = hold**incomes
        return hold * (1 - lost) / (1 - hold)

    @Lazy
    def tribute(self) -> float:
        """What 1 T is worth. At the very end it only buys slaves, after the last market nothing."""
        rounds, phase = self.rounds, self.state.phase
        if rounds < 1 and phase > 4:
            return self.weights["tribute"] * (0.1 + 0.4 * rounds)
        return self.weights["tribute"] * min(1.0, 0.6 + 0.2 * rounds)

    def land(self, at: int) -> float:
        """What a territory is worth to who holds it from now on."""
        state = self.state
        if self.board.valleys >> at & 1:
            yields = TRIBUTE["valley"] * self.tribute + 1
        else:
            yields = self.tribute + state.population[at] + (state.assimilated >> at & 1)
        return yields * self.harvests + self.weights["territory"]

    # The others

    @Lazy
    def standing(self) -> tuple[float, ...]:
        """What each seat will have given when the game ends, about."""
        return tuple([total + self.rounds * self.sacrifices_of(seat) for seat, total in enumerate(self.totals)])

    @Lazy
    def owing(self) -> tuple[float, ...]:
        """T15.2: how much each seat lives at the others' cost, from 0 to 1: nothing given where others gave enough."""
        fed = self.state.fed
        fair = FAIR * sum(fed) / len(fed)
        sure = min(1.0, sum(fed) / EVIDENCE)
        return tuple([sure * max(0.0, 1 - own / fair) if fair else 0.0 for own in fed])

    @Lazy
    def rivals(self) -> tuple[float, ...]:
        """How much it is worth to take a point from each other seat: most from the leader, and from free-riders."""
        weight, grudge = self.weights["rival"], self.weights["grudge"] * self.features.memory
        best = max([worth for seat, worth in enumerate(self.standing) if seat != self.seat])
        found = [
            weight * max(0.4, 1 - (best - standing) / 25) + grudge * owing
            for standing, owing in zip(self.standing, self.owing, strict=True)
        ]
        found[self.seat] = 0.0
        return tuple(found)

    def reluctance(self, rival: Seat) -> float:
        """What speaks against a war with a seat: peace, all the more among those who pay for a free-rider."""
        peace = self.weights["peace"]
        if not self.features.memory:
            return peace
        owing = self.owing[rival]
        common = max([debt for seat, debt in enumerate(self.owing) if seat not in (self.seat, rival)])
        return peace * (1 - owing) + self.weights["truce"] * common * (1 - owing)

    @Lazy
    def lead(self) -> float:
        """How far this seat is ahead of the best of the others, now."""
        return self.totals[self.seat] - max([t for seat, t in enumerate(self.totals) if seat != self.seat])

    def given_by(self, seat: Seat) -> float:
        """What another seat has probably given to Quetzalcoatl: its part of what was in the urn at the last look."""
        state = self.state
        seen = state.q_step * state.options.step_cost + state.urn_seen - state.looked[self.seat]
        others = sum(self.totals) - self.totals[self.seat]
        return seen * self.totals[seat] / others if others else 0.0

    @Lazy
    def forces(self) -> tuple[Line, ...]:
        """The counters of every group, four a seat: one's own as they are, those of others as they may be."""
        found: list[Line] = []
        for seat in range(self.state.seats):
            found += self._own_forces() if seat == self.seat else self._likely_forces(seat)
        return tuple(found)

    def _own_forces(self) -> list[Line]:
        first = 4 * self.seat
        return [line(*unpacked(packed)) for packed in self.state.fighters[first : first + 4]]

    def _likely_forces(self, seat: Seat) -> list[Line]:
        """What battles have shown; the rest is divided evenly."""
        state = self.state
        count = state.warriors[seat] + state.knights[seat]
        value = count + state.knights[seat]
        mean = value / count if count else 1.0
        groups: list[Line] = [()] * 4
        unknown = [RESERVE]
        for army, at in enumerate(state.army_places(seat)):
            known = state.known[3 * seat + army]
            if at < 0:
                continue
            if known < 0:
                unknown.append(army)
                continue
            size = min(max(round(known / mean), ceil(known / 2)), ARMY_SIZE, known)
            groups[army] = line(2 * size - known, known - size)
            count, value = count - size, value - known
        for done, group in enumerate(reversed(unknown)):
            parts = len(unknown) - done
            size = min(max(ceil(count / parts), 0), ARMY_SIZE)
            worth = min(max(round(value * size / count) if count > 0 else 0, size), 2 * size)
            groups[group] = line(2 * size - worth, worth - size)
            count, value = count - size, value - worth
        return groups

    def linked(self, seat: Seat) -> int:
        """T14.6: the lands of a seat that its reserve can defend, without anybody's leave."""
        if seat not in self._linked:
            self._linked[seat] = chain(self.state, seat, waters_of(self.state, seat, 0, 0)[0])
        return self._linked[seat]

    # Moving

    def reach(self, seat: Seat, start: int, left: int = STEPS_OF_A_MOVE, passage: int = -1) -> dict[int, int]:
        """T14.3: the territories that an army can get to, each with the area it comes from.

        Zones that somebody else controls are left out: leave is seldom given.
        """
        state, board = self.state, self.board
        size = board.size
        closed, own = state.closed(), state.lands[seat]
        waters = waters_of(state, seat, 0, 0)[0]
        came_from: dict[int, int] = {start: -1}
        frontier = [start]
        while left and frontier:
            left -= 1
            found = []
            for here in frontier:
                if here >= size:
                    land, water = board.shores[here - size], board.waters[here - size]
                else:
                    land, water = state.neighbours(here), board.harbours[here]
                for at in bits(land & ~closed):
                    if at not in came_from and (at != passage or left):
                        came_from[at] = here
                        if own >> at & 1 or at == passage:
                            found.append(at)
                if left:
                    for zone in bits(water & waters):
                        if size + zone not in came_from:
                            came_from[size + zone] = here
                            found.append(size + zone)
            frontier = found
        return came_from

    # Danger

    @Lazy
    def raiders(self) -> tuple[tuple[Seat, Line, int], ...]:
        """The enemy armies that could strike at the capital in one move: owner, strength, where they come from."""
        state = self.state
        near = around(self.board, self.home)
        found = []
        for number, at in enumerate(state.army_at):
            seat, army = divmod(number, 3)
            if at < 0 or seat == self.seat or not near >> at & 1:
                continue
            if state.phase == 7 and state.moved >> number & 1 and not state.diversions[seat]:
                continue
            ways = self.reach(seat, at)
            if self.home in ways:
                found.append((seat, self.forces[4 * seat + army], ways[self.home]))
        return tuple(found)

    @Lazy
    def booty(self) -> float:
        """T14.15: what a plunder of the own capital would cost."""
        state, seat = self.state, self.seat
        return (state.sp[seat] + 1) // 2 * 1.0 + state.tribute[seat] * self.tribute

    def plunder(self, seat: Seat) -> float:
        """T14.15: what a plunder of another capital would bring, as far as can be told."""
        low, high = self.state.t_bounds[seat]
        held = max(self.totals[seat] - self.given_by(seat), 0.0)
        return held / 2 + (low + high) / 2 * self.tribute

    def risk(self, defence: Line) -> float:
        """The chance that the capital is plundered before the next round if this force defends it."""
        safe = 1.0
        for _, attack, _ in self.raiders:
            win = fight(attack, defence).win
            if win > self.weights["daring"]:
                safe *= 1 - win * self.weights["malice"]
        return 1 - safe

    @Lazy
    def garrison(self) -> Line:
        """What defends the capital: the armies in it and the reserve."""
        state = self.state
        here = state.armies_at(self.seat, self.home) | 1 << RESERVE
        return tuple(sorted([value for group in bits(here) for value in self.forces[4 * self.seat + group]]))

    def size(self, group: int) -> int:
        """How many counters one of the own groups has."""
        return COUNT[self.state.fighters[4 * self.seat + group]]
