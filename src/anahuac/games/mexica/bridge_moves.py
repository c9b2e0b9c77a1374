"""M5.3: the moves of bridges, by far the most actions of a board; a few hundred of them are legal at a time."""

from __future__ import annotations

from bisect import insort
from operator import itemgetter
from typing import TYPE_CHECKING

from anahuac.core.masks import bits
from anahuac.games.mexica.grid import nth_bit

if TYPE_CHECKING:
    from anahuac.games.mexica.actions import Masks, MexicaAction


class Places:
    """The numbers of the places in a mask, in order.

    They are made from those of the mask before: seldom is more than a bridge or two between the two.
    """

    __slots__ = ("_known", "_number")

    def __init__(self, number: dict[int, int]) -> None:
        self._number = number
        self._known: tuple[int, list[int]] = 0, []

    def __call__(self, mask: int) -> list[int]:
        known, numbers = self._known
        changed = known ^ mask
        if changed:
            numbers = numbers.copy()
            while changed:
                low = changed & -changed
                if mask & low:
                    insort(numbers, self._number[low])
                else:
                    numbers.remove(self._number[low])
                changed ^= low
            self._known = mask, numbers
        return numbers


class BridgeMoves:
    """All moves of bridges on a board.

    Places where a bridge can be, a square and an axis, are numbered: first all along the row, then all along the
    column. In the row of a place stand the moves from there to each place.
    """

    def __init__(self, moves: list[MexicaAction]) -> None:
        squares = sorted({move.bit for move in moves})
        self._h = {bit: number for number, bit in enumerate(squares)}
        self._v = {bit: number + len(squares) for bit, number in self._h.items()}
        count = 2 * len(squares)
        row_of = [moves[first : first + count - 1] for first in range(0, len(moves), count - 1)]
        # No move leads from a place to itself; anything keeps the others in their places.
        self._rows = [(*row[:number], row[0], *row[number:]) for number, row in enumerate(row_of)]
        self._sources_h, self._sources_v = Places(self._h), Places(self._v)
        self._targets_h, self._targets_v = Places(self._h), Places(self._v)

    def listed(self, masks: Masks) -> list[MexicaAction]:
        """List the moves that masks allow."""
        rows = self._rows
        sources = self._sources_h(masks.source_h) + self._sources_v(masks.source_v)
        targets = self._targets_h(masks.target_h) + self._targets_v(masks.target_v)
        actions: list[MexicaAction] = []
        if len(targets) > 1:
            chosen = itemgetter(*targets)
            for source in sources:
                actions += chosen(rows[source])
        else:
            actions = [rows[source][target] for source in sources for target in targets]
        if masks.turn_h or masks.turn_v:
            actions += [rows[self._v[1 << at]][self._h[1 << at]] for at in bits(masks.turn_h)]
            actions += [rows[self._h[1 << at]][self._v[1 << at]] for at in bits(masks.turn_v)]
        if masks.barred:
            return [action for action in actions if not masks.barred >> action.id & 1]
        return actions

    def count(self, masks: Masks) -> int:
        """Count the moves that masks allow, as if none were barred."""
        targets = masks.target_h.bit_count() + masks.target_v.bit_count()
        return (masks.source_h | masks.source_v).bit_count() * targets + (masks.turn_h | masks.turn_v).bit_count()

    def nth(self, masks: Masks, n: int) -> MexicaAction:
        """The n-th move: first all to other squares, then those that turn a bridge on its square."""
        along_h = masks.target_h.bit_count()
        targets = along_h + masks.target_v.bit_count()
        sources = masks.source_h | masks.source_v
        moves = sources.bit_count() * targets
        if n < moves:
            source, place = nth_bit(sources, n // targets), n % targets
            if place < along_h:
                target = self._h[nth_bit(masks.target_h, place)]
            else:
                target = self._v[nth_bit(masks.target_v, place - along_h)]
        else:
            source = nth_bit(masks.turn_h | masks.turn_v, n - moves)
            target = (self._h if masks.turn_h & source else self._v)[source]
        return self._rows[(self._h if masks.source_h & source else self._v)[source]][target]
