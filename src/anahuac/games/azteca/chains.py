"""T14.6, T14.11, T14.14: what hangs together: chains to the capital, ways over the lake, and whose leave they need."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.core.masks import bits
from anahuac.games.azteca.material import ZONES

if TYPE_CHECKING:
    from collections.abc import Callable

    from anahuac.core import Seat
    from anahuac.games.azteca.state import AztecaState

SUBSETS = tuple(sorted(range(1 << ZONES), key=lambda mask: (mask.bit_count(), mask)))
"""All sets of zones, small ones first."""


def waters_of(state: AztecaState, seat: Seat, refused: int, granted: int) -> tuple[int, int]:
    """T14.6: zones with a ship of the seat: those it may use, and those whose controller must be asked first."""
    free = leave = 0
    for zone in bits(state.fleet(seat) & ~refused):
        if granted >> zone & 1 or state.controller(zone) in (-1, seat):
            free |= 1 << zone
        else:
            leave |= 1 << zone
    return free, leave


def leave_needed(free: int, leave: int, reaches: Callable[[int], bool]) -> int | None:
    """The smallest set of zones for which leave is needed to reach something; None: it cannot be reached."""
    for subset in SUBSETS:
        if not subset & ~leave and reaches(free | subset):
            return subset
    return None


def sailed(state: AztecaState, start: int, zones: int) -> int:
    """The zones of a set that are reached from some of them over water."""
    reached = frontier = start & zones
    while frontier:
        found = 0
        for zone in bits(frontier):
            found |= state.board.waters[zone]
        frontier = found & zones & ~reached
        reached |= frontier
    return reached


def chain(state: AztecaState, seat: Seat, zones: int) -> int:
    """T14.6: the own territories joined to the capital by own territories, dams and these zones.

    T14.17: chains neither pass nor end in a territory that was struck.
    """
    board = state.board
    own = state.lands[seat] & ~state.struck
    reached = frontier = 1 << state.homes[seat]
    wet = 0
    while frontier:
        found = harbours = 0
        for at in bits(frontier):
            found |= state.neighbours(at)
            harbours |= board.harbours[at]
        wet = sailed(state, wet | harbours, zones)
        for zone in bits(wet):
            found |= board.shores[zone]
        frontier = found & own & ~reached
        reached |= frontier
    return reached


def retreats(state: AztecaState, seat: Seat, place: int, passage: int, zones: int) -> int:
    """T14.11: the own territories next to a place or over these zones; T6.3: a right of passage is crossed too."""
    found = around(state, place, zones)
    if passage >= 0 and found & ~state.struck & 1 << passage:
        found |= around(state, passage, zones)
    own = state.lands[seat] & ~state.struck
    return found & own & ~(1 << place)


def around(state: AztecaState, place: int, zones: int) -> int:
    """The territories next to an area, over land and over these zones; an army on a zone need not ask for it."""
    board = state.board
    if place >= board.size:
        start = 1 << place - board.size
        found, zones = 0, zones | start
    else:
        start, found = board.harbours[place], state.neighbours(place)
    for zone in bits(sailed(state, start, zones)):
        found |= board.shores[zone]
    return found


def cousins_of(state: AztecaState, attacker: Seat, place: int) -> tuple[Seat, ...]:
    """T14.14: every other player who borders a place with a territory joined to the capital by land and dams."""
    near = state.neighbours(place)
    return tuple([seat for seat in state.order() if seat != attacker and near & chain(state, seat, 0)])
