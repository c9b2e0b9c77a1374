"""M0: whether the pieces of a position come out of one box, and what is left in it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Protocol

from anahuac.core.masks import bits
from anahuac.games.mexica.material import (
    BRIDGES,
    CHIPS,
    DOUBLES,
    FIRST_TEMPLES,
    HEIGHTS,
    NEUTRAL_TEMPLES,
    PRINTED_DOUBLES,
    SECOND_TEMPLES,
    SINGLES,
    packed,
)

if TYPE_CHECKING:
    from anahuac.games.mexica.layout import TempleAt
    from anahuac.games.mexica.position import Position
    from anahuac.games.mexica.state import MexicaState


class Wrong(Protocol):
    """Notes a problem."""

    def __call__(self, id: str, **args: object) -> None: ...


class Inventory:
    """Counts the pieces of a position.

    More than the box holds is impossible. Fewer are not: a lesson need not draw all eleven bridges to show what
    happens when the supply is empty.
    """

    def __init__(self, position: Position, temples: list[TempleAt], state: MexicaState, wrong: Wrong) -> None:
        self.position = position
        self.temples = temples
        self.state = state
        self.wrong = wrong

    def fill(self) -> None:
        """Set all supplies of the state, and note what does not add up."""
        state, position = self.state, self.position
        self._tiles()
        self._bridges()
        state.chips = tuple(position.chips or (0,) * position.players)
        if min(state.chips) < 0:
            self.wrong("mexica-position-negative", name="chips")
        state.spare_chips = self._left("chips", sum(state.chips), CHIPS, position.supply.chips)
        state.scores = tuple(position.scores or (0,) * position.players)
        if min(state.scores) < 0:
            self.wrong("mexica-position-negative", name="scores")
        self._temples()

    def _left(self, name: str, used: int, box: int, given: int | None) -> int:
        """Return how many pieces are left; refuse more than there are."""
        left = box - used if given is None else given
        if left < 0 or used + left > box:
            self.wrong(f"mexica-position-{name}", used=used, left=max(left, 0), box=box)
        return left

    def _bridges(self) -> None:
        """M0.2; M5.3: a bridge is taken up only when the supply is empty."""
        position, in_hand = self.position, self.position.carrying is not None
        given = 0 if in_hand and position.supply.bridges is None else position.supply.bridges
        used = len(position.bridges) + in_hand
        self.state.spare_bridges = self._left("bridges", used, BRIDGES, given)
        if in_hand and self.state.spare_bridges:
            self.wrong("mexica-position-carrying", left=self.state.spare_bridges)

    def _tiles(self) -> None:
        """M0.2: the canals must be coverable by tiles that the supply does not have any more.

        What is left out of the supply is counted as if as many doubles as possible had been laid.
        """
        state, supply, board = self.state, self.position.supply, self.state.board
        canals = board.mask(self.position.canals) & ~board.printed
        laid, box = canals.bit_count(), DOUBLES - PRINTED_DOUBLES
        pairs = most_pairs(canals, board.stride)
        doubles_used = min(pairs, box - (supply.doubles or 0))
        singles_used = max(0, laid - 2 * doubles_used)
        state.doubles = box - doubles_used if supply.doubles is None else supply.doubles
        state.singles = SINGLES - singles_used if supply.singles is None else supply.singles
        within = 0 <= state.doubles <= box and 0 <= state.singles <= SINGLES
        if not within or singles_used > SINGLES - state.singles:
            self.wrong("mexica-position-tiles", squares=laid, doubles=state.doubles, singles=max(state.singles, 0))

    def _temples(self) -> None:
        """M1.3: a player's temples of this period; M12.2: the neutral ones of the option."""
        position = self.position
        counts = Counter((temple.owner, temple.height) for temple in self.temples)
        for height in sorted({height for _, height in counts} - set(HEIGHTS)):
            self.wrong("mexica-position-height", height=height)
        box: tuple[int, ...] = FIRST_TEMPLES
        if position.period == 2:
            box = tuple(map(int.__add__, FIRST_TEMPLES, SECOND_TEMPLES))
        stock = []
        for seat in range(position.players):
            built = [counts[seat, height] for height in HEIGHTS]
            left = tuple(map(int.__sub__, box, built))
            left = (position.supply.temples or {}).get(seat, left)
            for height in HEIGHTS:
                used, spare = built[height - 1], left[height - 1]
                if spare < 0 or used + spare > box[height - 1]:
                    args = {"used": used, "left": max(spare, 0), "box": box[height - 1]}
                    self.wrong("mexica-position-temples", seat=seat, height=height, **args)
            stock.append(packed(left))
        self.state.stock = tuple(stock)
        neutral = NEUTRAL_TEMPLES[position.options.neutral_temples] if position.players == 2 else (0, 0, 0, 0)
        for height in HEIGHTS:
            if counts["neutral", height] > neutral[height - 1]:
                args = {"used": counts["neutral", height], "box": neutral[height - 1]}
                self.wrong("mexica-position-neutral", height=height, **args)


def most_pairs(squares: int, stride: int) -> int:
    """How many doubles fit on these squares at most: a largest matching of neighbours, found by augmenting paths."""
    partner: dict[int, int] = {}

    def pair(cell: int, tried: set[int]) -> bool:
        for other in (cell - 1, cell + 1, cell - stride, cell + stride):
            if squares >> other & 1 and other not in tried:
                tried.add(other)
                if other not in partner or pair(partner[other], tried):
                    partner[other] = cell
                    return True
        return False

    white = [cell for cell in bits(squares) if sum(divmod(cell, stride)) % 2]
    return sum(pair(cell, set()) for cell in white)
