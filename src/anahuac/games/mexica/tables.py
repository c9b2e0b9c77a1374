"""Lists of legal actions, made from masks with tables of ready tuples: one for each value a byte of a mask can have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anahuac.games.mexica.actions import PLAIN
from anahuac.games.mexica.grid import nth_bit
from anahuac.games.mexica.material import HEIGHTS, SIZES

if TYPE_CHECKING:
    from anahuac.core import Catalogue, Chance
    from anahuac.games.mexica.actions import Masks, MexicaAction

Actions = tuple["MexicaAction", ...]

FEW: Final = 6
"""Up to this many squares it is quicker to take them one by one than to go through all bytes of a mask."""


class Row(dict[int, Actions]):
    """The actions that belong to a byte of a mask, by its value; each tuple is made when it is first needed."""

    def __init__(self, by_bit: dict[int, Actions], first: int) -> None:
        self._of_bits = [(1 << bit, by_bit.get(1 << first + bit, ())) for bit in range(8)]

    def __missing__(self, byte: int) -> Actions:
        self[byte] = found = tuple([action for bit, own in self._of_bits if byte & bit for action in own])
        return found


class Table:
    """The actions that belong to each bit of a mask: as many to every bit.

    It keeps the list that it made last. Most actions change a few squares of a mask, or none.
    """

    __slots__ = ("_cells", "_each", "_last", "_rows", "by_bit")

    def __init__(self, by_bit: dict[int, Actions], cells: int) -> None:
        self.by_bit = by_bit
        self._cells = cells
        self._each = len(next(iter(by_bit.values())))
        self._rows: list[Row] = []
        self._last: tuple[int, list[MexicaAction]] = 0, []

    def listed(self, mask: int) -> list[MexicaAction]:
        """List what belongs to a mask; the list must not be changed."""
        last, actions = self._last
        changed = mask ^ last
        if changed:
            if mask.bit_count() <= FEW:
                actions = self._one_by_one(mask)
            elif changed.bit_count() <= FEW:
                actions = self._altered(actions, mask, changed)
            else:
                actions = self._byte_by_byte(mask)
            self._last = mask, actions
        return actions

    def _one_by_one(self, mask: int) -> list[MexicaAction]:
        by_bit = self.by_bit
        actions: list[MexicaAction] = []
        while mask:
            low = mask & -mask
            actions += by_bit[low]
            mask ^= low
        return actions

    def _byte_by_byte(self, mask: int) -> list[MexicaAction]:
        if not self._rows:
            self._rows = [Row(self.by_bit, first) for first in range(0, self._cells, 8)]
        actions: list[MexicaAction] = []
        for row, byte in zip(self._rows, mask.to_bytes(len(self._rows), "little")):  # noqa: B905 (the check takes time)
            if byte:
                actions += row[byte]
        return actions

    def _altered(self, actions: list[MexicaAction], mask: int, changed: int) -> list[MexicaAction]:
        """Copy a list and put in or take out what belongs to the changed bits, the lowest first."""
        actions, each = actions.copy(), self._each
        while changed:
            low = changed & -changed
            at = (mask & low - 1).bit_count() * each
            if mask & low:
                actions[at:at] = self.by_bit[low]
            else:
                del actions[at : at + each]
            changed ^= low
        return actions


class Tables:
    """The actions of a board, ready to be handed out."""

    def __init__(self, catalogue: Catalogue[MexicaAction], cells: int) -> None:
        plain: list[dict[int, Actions]] = [{} for _ in range(PLAIN)]
        temples: dict[int, dict[int, Actions]] = {height: {} for height in HEIGHTS}
        found: dict[int, dict[int, Actions]] = {size: {} for size in SIZES}
        for action in catalogue.actions:
            if action.slot < PLAIN:
                plain[action.slot][action.bit] = (action,)
            elif action.kind == "temple":
                temples[action.value][action.bit] = (action,)
            elif action.kind == "found":
                found[action.value][action.bit] = (action,)
        self._cells = cells
        self.plain = [Table(by_bit, cells) for by_bit in plain]
        self._squares = self.plain[1:]
        self._choices = [tuple(one for bit, (one,) in plain[0].items() if bit & mask) for mask in range(8)]
        self.temple = [Table(by_bit, cells) for by_bit in temples.values()]
        self._temples: list[Table | None] = [None] * (1 << len(HEIGHTS))
        self.found = {1 << size: Table(by_bit, cells) for size, by_bit in found.items()}

    def _temples_of(self, heights: int) -> Table:
        """The temples of a set of heights; each of the fifteen tables is made when it is first asked for."""
        table = self._temples[heights]
        if table is None:
            kinds = [kind.by_bit for place, kind in enumerate(self.temple) if heights >> place & 1]
            by_bit = {bit: tuple(action for kind in kinds for action in kind[bit]) for bit in kinds[0]}
            table = self._temples[heights] = Table(by_bit, self._cells)
        return table

    def listed(self, masks: Masks) -> list[MexicaAction]:
        """List the actions that masks allow."""
        actions = [*self._choices[masks[0]]]
        for mask, table in zip(masks[1:PLAIN], self._squares):  # noqa: B905 (the check takes time)
            if mask:
                actions += table.listed(mask)
        if masks.temple:
            actions += self._temples_of(masks.heights).listed(masks.temple)
        if masks.found:
            actions += self.found[masks.sizes].listed(masks.found)
        return actions

    def drawn(self, masks: Masks, chance: Chance) -> MexicaAction:
        """Draw one of the actions that masks allow, each with the same probability, without listing them."""
        counts = list(map(int.bit_count, masks[:PLAIN]))
        heights = masks.heights.bit_count()
        temples = masks.temple.bit_count() * heights
        n = chance.below(sum(counts) + temples + masks.found.bit_count())
        for slot, count in enumerate(counts):
            if n < count:
                return self.plain[slot].by_bit[nth_bit(masks[slot], n)][0]
            n -= count
        if n < temples:
            height = nth_bit(masks.heights, n % heights).bit_length() - 1
            return self.temple[height].by_bit[nth_bit(masks.temple, n // heights)][0]
        return self.found[masks.sizes].by_bit[nth_bit(masks.found, n - temples)][0]
