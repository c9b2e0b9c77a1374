"""Observations of Mexica: planes over the squares of its drawing, row by row."""

from __future__ import annotations

from array import array
from functools import lru_cache, reduce
from operator import attrgetter, or_
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from anahuac.envs.encoding import CACHED, CountOf, Encoder, OneOf, Planes, Scalars, Seats, Together, spread
from anahuac.games.mexica.actions import PLAIN
from anahuac.games.mexica.material import BRIDGES, CHIPS, DOUBLES, HEIGHTS, SINGLES, SIZES, TOKENS, unpacked
from anahuac.games.mexica.scoring import weights_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from anahuac.core import Seat
    from anahuac.envs.encoding import Ids, Numbers
    from anahuac.games.mexica.board import MexicaBoard
    from anahuac.games.mexica.state import MexicaState

STEPS = ("start", "turn", "carry", "over")
MOST = 255
"""The largest number in a plane."""

STEP = OneOf(STEPS)
PERIOD = OneOf((1, 2))
TOKEN = CountOf(SIZES)
NO_TOKENS = TOKEN.of(())

Masks = tuple[int, ...]


def encoder(board: MexicaBoard, seats: int) -> Encoder:
    """Make the encoder for a board."""
    canvas = Canvas(board)
    squares = canvas.squares
    ground = squares(board.land) + squares(board.palace)

    nothing = canvas.blank * 2
    dots = (*[squares(1 << cell) for cell in range(board.cells)], canvas.blank)
    """A mark on each square; the last, at -1, marks none."""

    def carrying(state: MexicaState, them: Seats) -> bytes:
        lifted = state.carrying
        if lifted is None:
            return nothing
        place = squares(lifted.bit)
        return place + canvas.blank if lifted.axis == "h" else canvas.blank + place

    def temples(state: MexicaState, them: Seats) -> bytes:
        planes = canvas.temples(state.temples, state.heights)
        neutral = planes[seats:] or (canvas.blank,)
        return b"".join(them.of(planes[:seats]) + neutral)

    def nobles(state: MexicaState, them: Seats) -> bytes:
        return b"".join([dots[cell] for cell in them.of(state.nobles)])

    def districts(state: MexicaState, them: Seats) -> bytes:
        drawn = canvas.districts(state.founded, state.districts)
        weights = canvas.weights(state.temples, state.heights, state.founded, state.districts)
        return drawn.founded + drawn.sizes + b"".join(them.of(weights[:seats]))

    planes: list[Planes | Together] = [
        Together(
            attrgetter("canals", "bridges_h", "bridges_v", "carrying"),
            [
                Planes("land; palace", 2, lambda state, them: ground),
                Planes("canal", 1, lambda state, them: squares(state.canals)),
                Planes(
                    "bridge along the row; along the column",
                    2,
                    lambda state, them: squares(state.bridges_h) + squares(state.bridges_v),
                ),
                Planes("where the bridge in hand lay, along the row; along the column", 2, carrying),
            ],
        ),
        Together(
            attrgetter("temples", "heights"),
            [Planes("temple, height / 4, by seat, then neutral", seats + 1, temples, 1 / 4)],
        ),
        Planes("noble, by seat", seats, nobles),
        Together(
            attrgetter("founded", "districts", "tokens", "temples", "heights"),
            [
                Planes("token, size / 13", 1, lambda state, them: canvas.tokens(state.founded, state.tokens), 1 / 13),
                Planes(
                    "district founded; its squares / 20; weights in it / 10, by seat",
                    2 + seats,
                    districts,
                    (1, 1 / 20, *(1 / 10,) * seats),
                ),
            ],
        ),
    ]
    grid = len(board.rows), len(board.names) // len(board.rows)
    return Encoder(seats, grid, planes, _scalars(seats), Numbering(board).legal_ids)


def _scalars(seats: int) -> list[Together]:
    return [
        Together(attrgetter("step", "to_act", "period", "round", "ap", "taken", "acted"), _progress(seats)),
        Together(attrgetter("doubles", "singles", "spare_bridges", "spare_chips", "chips", "stock"), _supply(seats)),
        Together(attrgetter("open_tokens", "removed", "founded", "period", "scores"), _tokens(seats)),
    ]


def _progress(seats: int) -> list[Scalars]:
    return [
        Scalars("step: " + ", ".join(STEPS), len(STEPS), lambda state, them: STEP[state.step]),
        Scalars("to act, by seat", seats, lambda state, them: them.among(state.to_act)),
        Scalars("period 1, 2", 2, lambda state, them: PERIOD[state.period]),
        Scalars("round / 20", 1, lambda state, them: array("h", [state.round]), 1 / 20),
        Scalars(
            "action points / 6; chips taken this turn / 2",
            2,
            lambda state, them: array("h", [state.ap, state.taken]),
            (1 / 6, 1 / 2),
        ),
        Scalars("has acted in this round, by seat", seats, _acted),
    ]


def _supply(seats: int) -> list[Scalars]:
    return [
        Scalars(
            "double canals, single canals, bridges, chips left, as shares",
            4,
            lambda state, them: array("h", [state.doubles, state.singles, state.spare_bridges, state.spare_chips]),
            (1 / DOUBLES, 1 / SINGLES, 1 / BRIDGES, 1 / CHIPS),
        ),
        Scalars("chips / 12, by seat", seats, lambda state, them: them.numbers(state.chips), 1 / CHIPS),
        Scalars("temples of height 1 to 4 to build / 3, by seat", 4 * seats, _stock, 1 / 3),
    ]


def _tokens(seats: int) -> list[Scalars]:
    return [
        Scalars("open tokens by size", len(SIZES), lambda state, them: TOKEN.of(state.open_tokens)),
        Scalars("tokens face down by size", len(SIZES), _face_down),
        Scalars("tokens out of the game by size", len(SIZES), lambda state, them: TOKEN.of(state.removed)),
        Scalars("points / 50, by seat", seats, lambda state, them: them.numbers(state.scores), 1 / 50),
    ]


class Numbering:
    """Numbers what the masks of a state allow, without listing the actions."""

    def __init__(self, board: MexicaBoard) -> None:
        self._bytes = (board.cells + 7) // 8
        rows = np.zeros((PLAIN + len(HEIGHTS) + len(SIZES), 8 * self._bytes), np.int64)
        tables = (*board.tables.plain, *board.tables.temple, *board.tables.found.values())
        for row, table in zip(rows, tables, strict=True):
            for bit, (action,) in table.by_bit.items():
                row[bit.bit_length() - 1] = action.id
        self._ids = rows.ravel()

    def legal_ids(self, state: MexicaState, seat: Seat) -> Ids:
        """Find the numbers by the places of the bits in all masks, one after the other."""
        if seat not in state.to_act:
            return np.zeros(0, np.int64)
        masks = state.legal_masks()
        temples = [masks.temple if masks.heights >> place & 1 else 0 for place in range(len(HEIGHTS))]
        tokens = [masks.found if masks.sizes >> size & 1 else 0 for size in SIZES]
        written = [mask.to_bytes(self._bytes, "little") for mask in (*masks[:PLAIN], *temples, *tokens)]
        bits = np.unpackbits(np.frombuffer(b"".join(written), np.uint8), bitorder="little")
        found: Ids = self._ids[bits.view(bool)]
        return found


class Districts(NamedTuple):
    """All districts, a byte for each square: the number of its district, from 1; whether it is founded; its size."""

    numbers: bytes
    founded: bytes
    sizes: bytes


class Canvas:
    """Draws what is on a board, a byte for each square. What was drawn lately is kept."""

    def __init__(self, board: MexicaBoard) -> None:
        self.cells = board.cells
        width = len(board.names) // len(board.rows)
        self.rows = [slice(first, first + width) for first in list(board.names)[::width]]
        self.blank = bytes(len(board.names))
        self.squares = lru_cache(CACHED)(self._squares)
        self.marks = lru_cache(CACHED)(self._marks)
        self.temples = lru_cache(CACHED)(self._temples)
        self.tokens = lru_cache(CACHED)(self._tokens)
        self.districts = lru_cache(CACHED)(self._districts)
        self.weights = lru_cache(CACHED)(self._weights)

    def _squares(self, mask: int) -> bytes:
        """Mark the squares of a mask: the cells without the padding."""
        cells = spread(mask, self.cells)
        return b"".join([cells[row] for row in self.rows])

    def _marks(self, mask: int) -> int:
        """The squares of a mask as one number, with a byte for each square."""
        return int.from_bytes(self.squares(mask))

    def _added(self, masks: Masks, values: Iterable[int]) -> bytes:
        """Write values onto the squares of masks that have none in common."""
        total = sum([value * self.marks(mask) for mask, value in zip(masks, values, strict=True) if mask])
        return total.to_bytes(len(self.blank))

    def _temples(self, temples: Masks, heights: Masks) -> tuple[bytes, ...]:
        """The heights of the temples, by owner."""
        return tuple([self._added(tuple([own & mask for mask in heights]), HEIGHTS) for own in temples])

    def _tokens(self, founded: Masks, tokens: int) -> bytes:
        """The sizes of the tokens, which are those of their districts."""
        return self._added(tuple([mask & tokens for mask in founded]), map(int.bit_count, founded))

    def _districts(self, founded: Masks, unfounded: Masks) -> Districts:
        every = founded + unfounded
        numbers = self._added(every, range(1, len(every) + 1))
        sizes = [min(mask.bit_count(), MOST) for mask in every]
        return Districts(numbers, _looked_up(numbers, [1] * len(founded)), _looked_up(numbers, sizes))

    def _weights(self, temples: Masks, heights: Masks, founded: Masks, unfounded: Masks) -> tuple[bytes, ...]:
        """M11.1: the weight of each owner in the district of a square."""
        numbers = self.districts(founded, unfounded).numbers
        built, none = reduce(or_, heights), [0] * len(temples)
        by_district = [
            weights_of(temples, heights, district) if district & built else none for district in founded + unfounded
        ]
        return tuple([_looked_up(numbers, weights) for weights in zip(*by_district, strict=True)])


def _looked_up(numbers: bytes, values: Iterable[int]) -> bytes:
    """What the districts with these numbers have."""
    return numbers.translate(bytes([0, *values]).ljust(MOST + 1, b"\0"))


def _acted(state: MexicaState, seats: Seats) -> Numbers:
    return array("h", [state.acted >> seat & 1 for seat in seats.order])


@lru_cache(CACHED)
def _counted(stock: int) -> Numbers:
    return array("h", unpacked(stock))


def _stock(state: MexicaState, seats: Seats) -> Numbers:
    return b"".join([_counted(stock) for stock in seats.of(state.stock)])


def _face_down(state: MexicaState, seats: Seats) -> Numbers:
    """M1.2: in period I the tokens that are neither open, founded nor removed."""
    return _missing(state.open_tokens + state.removed, state.founded) if state.period == 1 else NO_TOKENS


@lru_cache(CACHED)
def _missing(seen: tuple[int, ...], founded: Masks) -> Numbers:
    """Count the tokens that have not been seen."""
    known = (*seen, *map(int.bit_count, founded))
    return array("h", [TOKENS.count(size) - known.count(size) for size in SIZES])
