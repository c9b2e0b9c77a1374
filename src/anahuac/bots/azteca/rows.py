"""A position as the networks see it: a row of numbers for each seat, from what one seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from anahuac.bots.azteca.evaluation import EVERYTHING, prospects
from anahuac.bots.azteca.sight import Sight, around
from anahuac.core.masks import bits
from anahuac.games.azteca.material import GENERALS, UNDERWORLD, VALLEY_GUARD, ZONES

if TYPE_CHECKING:
    from anahuac.bots.azteca.sight import Weights
    from anahuac.bots.learning.network import Floats
    from anahuac.core import Seat
    from anahuac.games.azteca.state import AztecaState

GLOBALS = 15
OWN = 33
COLUMNS = OWN + GLOBALS
"""How many numbers a row has."""


def rows_of(state: AztecaState, seat: Seat, weights: Weights) -> tuple[Floats, list[float], float]:
    """Return the rows of all seats, the points that each will have given in the end about, and the rounds till then."""
    sight = Sight(state, seat, weights, EVERYTHING)
    purses = [purse(sight, each) for each in range(state.seats)]
    worths = [prospects(sight, each, purses[each]) for each in range(state.seats)]
    shared = globals_of(sight)
    armies = Armies(sight)
    rows = [row(sight, each, worths, purses[each], armies) + shared for each in range(state.seats)]
    return np.array(rows, np.float32), worths, sight.rounds


def globals_of(sight: Sight) -> list[float]:
    """What is the same for all: how near the end is, and what the gods want."""
    state = sight.state
    lives = UNDERWORLD - state.tez_step
    phases = [float(state.phase == phase) for phase in (3, 4, 5, 6, 7, 8)]
    return [
        sight.rounds / 4,
        float(sight.looked_at),
        sum(sight.totals) / sight.target,
        (state.q_step * state.options.step_cost + state.urn_seen) / sight.target,
        *[float(lives == number) for number in (1, 2, 3)],
        sum(state.wrath) / 30,
        sum(state.bag) / 12,
        *phases,
    ]


class Armies:
    """Where armies stand, whose they are, and which of them have still to move in this round."""

    def __init__(self, sight: Sight) -> None:
        state = sight.state
        self.places: list[list[int]] = [[] for _ in range(state.seats)]
        self.waiting: list[list[tuple[int, int]]] = [[] for _ in range(state.seats)]
        self.reaching = [0] * state.seats
        for number, at in enumerate(state.army_at):
            if at < 0:
                continue
            seat, army = divmod(number, GENERALS)
            self.places[seat].append(at)
            if state.phase < 8 and (state.phase < 7 or not state.moved >> number & 1):
                self.waiting[seat].append((at, sum(sight.forces[4 * seat + army])))
                self.reaching[seat] |= around(sight.board, at)
        self.next_to = [self._next_to(state, seat) for seat in range(state.seats)]

    def _next_to(self, state: AztecaState, seat: Seat) -> int:
        found = 0
        for at, _ in self.waiting[seat]:
            found |= state.neighbours(at) if at < state.board.size else state.board.shores[at - state.board.size]
        return found


def purse(sight: Sight, seat: Seat) -> tuple[float, float]:
    """The T and the SP that a seat holds: one's own as they are, those of others as they may be."""
    state = sight.state
    if seat == sight.seat:
        return float(state.tribute[seat]), float(state.sp[seat])
    low, high = state.t_bounds[seat]
    return (low + high) / 2, max(sight.totals[seat] - sight.given_by(seat), 0.0)


def row(sight: Sight, seat: Seat, worths: list[float], purse: tuple[float, float], armies: Armies) -> list[float]:
    """What one seat has, may gain and may lose."""
    state, own = sight.state, sight.state.lands[seat]
    others = [other for other in range(state.seats) if other != seat]
    tribute, held = purse
    income = sight.sacrifices_of(seat)
    threats = near = 0
    for other in others:
        threats |= armies.next_to[other]
        near += armies.reaching[other] >> state.homes[seat] & 1
    guarded = sum([1 << at for at in set(armies.places[seat])])
    open_to_attack = own & threats & ~guarded
    forces = [sum(force) for force in sight.forces[4 * seat : 4 * seat + 4]]
    standing = [force for force, at in zip(forces, state.army_places(seat), strict=False) if at >= 0]
    chances = sorted([chance(sight, seat, at, force) for at, force in armies.waiting[seat]], reverse=True)
    totals = sight.totals
    home = sum([at == state.homes[seat] for at in armies.places[seat]])
    return [
        float(seat == sight.seat),
        (worths[seat] - max([worths[other] for other in others])) / 10,
        (totals[seat] - max([totals[other] for other in others])) / 10,
        (totals[seat] - sum([totals[other] for other in others]) / len(others)) / 10,
        income / 5,
        income * sight.harvests / 10,
        sight.tribute_of(seat) / 8,
        tribute / 10,
        tribute * sight.tribute / 5,
        held / 10,
        held / 10 * near,
        near / 3,
        state.warriors[seat] / 8,
        state.knights[seat] / 6,
        len(standing) / 3,
        len(armies.waiting[seat]) / 3,
        max(standing, default=0) / 6,
        sum(standing) / 12,
        forces[-1] / 6,
        home / 3,
        sum(chances) / 10,
        (chances[0] if chances else 0.0) / 5,
        state.pochtecas[seat] / 4,
        sum(state.ships[ZONES * seat : ZONES * seat + ZONES]) / 4,
        len(state.hands[seat]) / 4,
        own.bit_count() / 8,
        (own & sight.board.valleys).bit_count() / 2,
        (own & state.assimilated).bit_count() / 3,
        sum([sight.land(at) for at in bits(open_to_attack)]) / 10,
        (own & ~sight.linked(seat)).bit_count() / 4,
        (state.fed[seat] - sum(state.fed) / state.seats) / 5,
        ((seat - state.tlatoani) % state.seats) / 3,
        sum([sight.land(at) for at in bits(own & armies.next_to[seat] & ~threats)]) / 10,
    ]


def chance(sight: Sight, seat: Seat, at: int, force: int) -> float:
    """The best that an army may hope to take next to where it stands, in points."""
    state, board = sight.state, sight.board
    if force < 2:
        return 0.0
    targets = state.neighbours(at) if at < board.size else board.shores[at - board.size]
    best = 0.0
    for place in bits(targets & ~state.lands[seat] & ~state.closed()):
        if state.neutral >> place & 1:
            guard = 2 * VALLEY_GUARD[1] if board.valleys >> place & 1 else 3
            best = max(best, (sight.land(place) + guard / 1.5) * min(1.0, (force / guard) / 2))
        else:
            best = max(best, 0.6 * sight.land(place))
    return best
