"""M0.1: the island that a board file draws, and everything that can be wrong with it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

from anahuac.core import Text
from anahuac.core.masks import bits
from anahuac.games.mexica.grid import beside, flood, pieces

if TYPE_CHECKING:
    from collections.abc import Iterator

MAX_BYTES: Final = 20_000
MAX_WIDTH: Final = 26
"""Columns have one letter."""
MAX_HEIGHT: Final = 40
PRINTED: Final = 4

LAKE, LAND, START, EMBLEM, CANAL = ".#PC~"


class Island(NamedTuple):
    """The rows of an island, all of the same width."""

    rows: tuple[str, ...]

    @property
    def width(self) -> int:
        """How many columns there are."""
        return len(self.rows[0])

    @property
    def stride(self) -> int:
        """How far a cell is from the one below it: one padding column stands between the rows."""
        return self.width + 1

    def mask(self, letters: str) -> int:
        """Make a mask of the squares drawn with one of these letters."""
        return sum(
            1 << (number + 1) * self.stride + column
            for number, row in enumerate(self.rows)
            for column, letter in enumerate(row)
            if letter in letters
        )

    @property
    def land(self) -> int:
        """Every square that is not lake: palace and printed canal lie on land."""
        return self.mask("".join({letter for row in self.rows for letter in row} - {LAKE}))

    @property
    def grid(self) -> int:
        """Every cell, the padding included."""
        return (1 << (len(self.rows) + 2) * self.stride) - 1

    def name(self, cell: int) -> str:
        """Name a square: column letter and row number."""
        row, column = divmod(cell, self.stride)
        return f"{chr(ord('a') + column)}{row}"


def read_island(content: bytes) -> tuple[Island | None, list[Text]]:
    """Read a board file and list everything that is wrong with it."""
    if len(content) > MAX_BYTES:
        return None, [Text("board-too-long", limit=MAX_BYTES)]
    try:
        lines = content.decode("utf-8").splitlines()
    except UnicodeDecodeError:
        return None, [Text("mexica-board-not-text")]
    rows = [line.rstrip() for line in lines if line.strip() and not _is_comment(line)]
    if not rows:
        return None, [Text("mexica-board-empty")]
    width = max(map(len, rows))
    island = Island(tuple(row.ljust(width, LAKE) for row in rows))
    problems = [*_wrong_rows(rows), *_wrong_size(island)]
    if width <= MAX_WIDTH:
        problems += [*_wrong_palace(island), *_wrong_canal(island), *_wrong_island(island)]
    return island, problems


def _is_comment(line: str) -> bool:
    """A comment begins with a hash and a space: a row of land has no space in it."""
    return line.startswith("# ") or line.strip() == "#"


def _wrong_rows(rows: list[str]) -> Iterator[Text]:
    usual = Counter(map(len, rows)).most_common(1)[0][0]
    for number, row in enumerate(rows, 1):
        for column, letter in enumerate(row, 1):
            if letter not in LAKE + LAND + START + EMBLEM + CANAL:
                yield Text("mexica-board-letter", letter=letter, row=number, column=column)
        if len(row) != usual:
            yield Text("mexica-board-ragged", row=number, count=len(row), expected=usual)


def _wrong_size(island: Island) -> Iterator[Text]:
    width, height = island.width, len(island.rows)
    if width > MAX_WIDTH or height > MAX_HEIGHT:
        yield Text("mexica-board-size", width=width, height=height, most_wide=MAX_WIDTH, most_high=MAX_HEIGHT)


def _wrong_palace(island: Island) -> Iterator[Text]:
    """M0.1: four start squares around the emblem square."""
    emblems, starts = island.mask(EMBLEM), island.mask(START)
    if emblems.bit_count() != 1:
        yield Text("mexica-board-emblem", count=emblems.bit_count())
    if starts.bit_count() != 4:
        yield Text("mexica-board-starts", count=starts.bit_count())
    if emblems.bit_count() == 1:
        for cell in bits(starts & ~beside(emblems, island.stride)):
            yield Text("mexica-board-start-apart", square=island.name(cell))


def _wrong_canal(island: Island) -> Iterator[Text]:
    """M0.1, M1.1: four squares with a printed canal, which two doubles cover."""
    canal = island.mask(CANAL)
    if canal.bit_count() != PRINTED:
        yield Text("mexica-board-canal", count=canal.bit_count(), expected=PRINTED)
    elif not _covered_by_doubles(canal, island.stride):
        yield Text("mexica-board-canal-cover")


def _covered_by_doubles(canal: int, stride: int) -> bool:
    """Whether doubles cover these squares exactly: the lowest square pairs with its right or its lower neighbour."""
    if not canal:
        return True
    low = canal & -canal
    return any(
        canal & second and _covered_by_doubles(canal & ~(low | second), stride) for second in (low << 1, low << stride)
    )


def _wrong_island(island: Island) -> Iterator[Text]:
    """M0.1: one island with lake around it; M3.3: at the start it is one district."""
    stride, land = island.stride, island.land
    islands = pieces(land, stride)
    if len(islands) != 1:
        yield Text("mexica-board-islands", count=len(islands))
    elif len(pieces(land & ~island.mask(CANAL), stride)) != 1:
        yield Text("mexica-board-divided")
    lake = island.grid & ~land
    for pond in pieces(lake & ~flood(1, lake, stride), stride):
        yield Text("mexica-board-pond", square=island.name(next(bits(pond))))
