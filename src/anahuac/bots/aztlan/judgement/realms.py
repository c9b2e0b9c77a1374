"""What sets of territories score, for thousands of sets at once."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import numpy as np

from anahuac.games.aztlan.material import TERRAINS

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from anahuac.games.aztlan.board import AztlanBoard

    Masks = NDArray[np.int64]
    Floats = NDArray[np.float32]

CHUNK: Final = 10
CHUNKS: Final = 3
LOW: Final = (1 << CHUNK) - 1
SLOTS: Final = 1 << 18
MIX: Final = 2654435761
BEST: Final = len(TERRAINS)
"""The column of the terrain that scores most."""


class Realms:
    """The points of sets of territories on a board, by terrain and for the best one. It remembers what it was asked."""

    def __init__(self, board: AztlanBoard) -> None:
        self.terrains = np.array([board.terrain_mask[terrain] for terrain in TERRAINS], np.int64)
        """The territories of each terrain, as masks."""
        self._near = [
            np.array([self._around(board, part << CHUNK * chunk) for part in range(1 << CHUNK)], np.int64)
            for chunk in range(CHUNKS)
        ]
        self._keys = np.full(SLOTS, -1, np.int64)
        self._values = np.zeros((SLOTS, BEST + 1), np.float32)

    @staticmethod
    def _around(board: AztlanBoard, mask: int) -> int:
        found = 0
        for at, near in enumerate(board.neighbours):
            if mask >> at & 1:
                found |= near
        return found

    def near(self, masks: Masks) -> Masks:
        """The territories adjacent to those of each set."""
        first, second, third = self._near
        found: Masks = first[masks & LOW] | second[masks >> CHUNK & LOW] | third[masks >> 2 * CHUNK]
        return found

    def points(self, masks: Masks) -> Floats:
        """Z5.2: what each set scores with each terrain, and with the best one in the last column."""
        flat = masks.ravel()
        slots = (flat * MIX >> 13) & (SLOTS - 1)
        found = self._values[slots]
        missing = np.flatnonzero(self._keys[slots] != flat)
        if len(missing):
            new, back = np.unique(flat[missing], return_inverse=True)
            counted = self._count(new)
            slots = (new * MIX >> 13) & (SLOTS - 1)
            self._values[slots] = counted
            # Of several sets with one slot the last is remembered, by both arrays alike.
            self._keys[slots] = new
            found[missing] = counted[back]
        return np.asarray(found.reshape(*masks.shape, BEST + 1), np.float32)

    def _count(self, masks: Masks) -> Floats:
        """Take realm after realm out of each set."""
        total = np.zeros((len(masks), BEST + 1), np.float32)
        at = np.flatnonzero(masks)
        rest = masks[at]
        while len(at):
            realm = self._spread(rest & -rest, rest)
            size = np.bitwise_count(realm)
            for terrain in range(BEST):
                matching = np.bitwise_count(realm & self.terrains[terrain]).astype(np.float32)
                total[at, terrain] += np.where(matching > 0, size + matching * matching, 0)
            rest = rest & ~realm
            going = rest != 0
            at, rest = at[going], rest[going]
        total[:, BEST] = total[:, :BEST].max(axis=1)
        return total

    def _spread(self, realm: Masks, within: Masks) -> Masks:
        """Z5.1: grow each realm over adjacent territories of its set."""
        while True:
            grown = realm | self.near(realm) & within
            if (grown == realm).all():
                return realm
            realm = grown


@lru_cache(maxsize=4)
def realms_of(board: AztlanBoard) -> Realms:
    """The realms of a board, shared by all bots of a process."""
    return Realms(board)
