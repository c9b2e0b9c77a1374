"""What a set of territories is worth, looked up: searches ask for the same sets again and again."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from anahuac.core.masks import bits
from anahuac.games.aztlan.material import POWERS, TERRAIN_OF_POWER, TERRAINS, WILD
from anahuac.games.aztlan.pawns import BITS, FULL
from anahuac.games.aztlan.scoring import realms

if TYPE_CHECKING:
    from anahuac.core import Seat
    from anahuac.games.aztlan.board import AztlanBoard
    from anahuac.games.aztlan.state import AztlanState

KEPT: Final = 200_000
"""How many sets are remembered; then all are forgotten, since most belong to games long over."""


class Atlas:
    """The worth of sets of territories on a board, by power card."""

    def __init__(self, board: AztlanBoard) -> None:
        self.board = board
        self.everywhere = (1 << len(board.ids)) - 1
        self.matching = [0, 0, 0, 0, *(board.terrain_mask.get(TERRAIN_OF_POWER.get(power, ""), 0) for power in POWERS)]
        """The territories that each power card rewards; none for the wild one, whose owner decides later."""
        self._points: dict[int, tuple[int, ...]] = {}
        self._near: dict[int, int] = {}
        self._grown: dict[tuple[int, int, int], int] = {}

    def points(self, held: int) -> tuple[int, ...]:
        """Z5.2: what a set of territories scores with each power card, by its number."""
        found = self._points.get(held)
        if found is None:
            if len(self._points) > KEPT:
                self._points.clear()
            found = self._points[held] = self._count(held)
        return found

    def _count(self, held: int) -> tuple[int, ...]:
        neighbours = self.board.neighbours
        matching = self.matching
        totals = [0] * 10
        while held:
            realm = frontier = held & -held
            while frontier:
                reached = 0
                while frontier:
                    low = frontier & -frontier
                    reached |= neighbours[low.bit_length() - 1]
                    frontier ^= low
                frontier = reached & held & ~realm
                realm |= frontier
            held &= ~realm
            size = realm.bit_count()
            for power in (5, 6, 7, 8, 9):
                n = (realm & matching[power]).bit_count()
                if n:
                    totals[power] += size + n * n
        totals[WILD] = max(totals)
        return tuple(totals)

    def near(self, held: int) -> int:
        """The territories adjacent to a set and outside it."""
        found = self._near.get(held)
        if found is None:
            if len(self._near) > KEPT:
                self._near.clear()
            found = 0
            for at in bits(held):
                found |= self.board.neighbours[at]
            found &= ~held
            self._near[held] = found
        return found

    def target(self, held: int, power: int) -> int:
        """The territories that a power card rewards; for the wild card, those of the terrain it would name."""
        if power != WILD:
            return self.matching[power]
        points = self.points(held)
        return self.matching[max(POWERS[1:], key=points.__getitem__)]

    def grown(self, held: int, power: int, pawns: int) -> int:
        """What a set could score with a power card with this many more pawns, placed greedily, if nobody interfered."""
        if power == WILD:
            return max(self.grown(held, other, pawns) for other in POWERS[1:])
        key = (held, power, pawns)
        found = self._grown.get(key)
        if found is None:
            if len(self._grown) > KEPT:
                self._grown.clear()
            target = self.matching[power]
            for _ in range(pawns):
                choices = (self.near(held) | target) & ~held
                if not choices:
                    break
                held |= max((1 << at for at in bits(choices)), key=lambda bit: self.points(held | bit)[power])
            found = self._grown[key] = self.points(held)[power]
        return found

    def with_rafts(self, held: int, power: int) -> int:
        """Z5.3: what a set scores with a power card and rafts."""
        terrains = TERRAINS if power == WILD else (TERRAIN_OF_POWER[power],)
        return max(sum(realm.points for realm in realms(self.board, held, terrain, True)) for terrain in terrains)


@lru_cache(maxsize=16)
def atlas_of(board: AztlanBoard) -> Atlas:
    """The atlas of a board, shared by all bots of a process."""
    return Atlas(board)


def theirs(state: AztlanState, seat: Seat) -> int:
    """The territories with pawns of others."""
    found = 0
    for other, present in enumerate(state.present):
        if other != seat:
            found |= present
    return found


def useful_places(state: AztlanState, seat: Seat) -> int:
    """Where one more pawn may help: next to the own land, where the card pays, and where somebody else stands too."""
    atlas = atlas_of(state.board)
    held = state.present[seat]
    return atlas.near(held) | atlas.target(held, state.cards[seat]) & ~held | held & theirs(state, seat)


def spare_pawns(state: AztlanState, seat: Seat) -> int:
    """The territories of nobody else that a pawn could leave and still be held."""
    pawns = state.pawns[seat]
    found = 0
    for at in bits(state.present[seat] & ~theirs(state, seat)):
        if pawns >> BITS * at & FULL > 1:
            found |= 1 << at
    return found
