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

FEW: Final = 8
"""Up to so many squares it is quicker to take them one by one than to go through all bytes of a mask."""


class Table:
    """The actions that belong to each bit of a mask, and ready tuples for each value of each of its bytes."""

    __slots__ = ("_cells", "_rows", "_size", "by_bit")

    def __init__(self, by_bit: dict[int, Actions], cells: int) -> None:
        self.by_bit = by_bit
        self._cells = cells
        self._size = (cells + 7) // 8
        self._rows: list[list[Actions]] = []

    def extend(self, actions: list[MexicaAction], mask: int) -> None:
        """Add what belongs to a mask to a list."""
        if mask.bit_count() > FEW:
            rows = self._rows or self._make_rows()
            for row, byte in zip(rows, mask.to_bytes(self._size, "little")):  # noqa: B905 (the check takes time)
                if byte:
                    actions += row[byte]
        else:
            by_bit = self.by_bit
            while mask:
                low = mask & -mask
                actions += by_bit[low]
                mask ^= low

    def _make_rows(self) -> list[list[Actions]]:
        """Make the ready tuples when they are first needed: many tables never need them."""
        for first in range(0, self._cells, 8):
            of_bit = [self.by_bit.get(1 << first + bit, ()) for bit in range(8)]
            row: list[Actions] = [()]
            for byte in range(1, 256):
                low = byte & -byte
                row.append(of_bit[low.bit_length() - 1] + row[byte ^ low])
            self._rows.append(row)
        return self._rows


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
                table.extend(actions, mask)
        if masks.temple:
            self._temples_of(masks.heights).extend(actions, masks.temple)
        if masks.found:
            self.found[masks.sizes].extend(actions, masks.found)
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
