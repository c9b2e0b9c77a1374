"""Z0.1: the board, read from its file, checked, and what is computed from it once."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Annotated

import msgspec

from anahuac.core import Board, BoardError, Catalogue, Shelf, Text
from anahuac.core.board import decode_board, wrong_areas
from anahuac.core.masks import bits
from anahuac.games.aztlan.actions import AztlanAction, make_catalogue
from anahuac.games.aztlan.material import TERRAINS, TERRITORIES_OF_A_TERRAIN, Terrain

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

Point = tuple[int, int]
Ring = Annotated[tuple[Point, ...], msgspec.Meta(min_length=3)]


class Lake(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lake as the file has it."""

    id: str
    name: str
    polygon: Ring


class Territory(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A territory as the file has it."""

    id: str
    name: str
    terrain: Terrain
    polygon: Ring
    center: Point
    lakes: tuple[str, ...]


class BoardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board as its file has it. `adjacent` is a list of pairs, or lists for each territory its neighbours."""

    name: str
    size: Point
    territories: tuple[Territory, ...]
    lakes: tuple[Lake, ...]
    adjacent: tuple[tuple[str, str], ...] | dict[str, tuple[str, ...]]

    @property
    def faces(self) -> tuple[Territory | Lake, ...]:
        """Everything that has an outline."""
        return (*self.territories, *self.lakes)

    def borders(self) -> set[tuple[str, str]]:
        """Every pair of adjacent territories, in both directions as far as the file has them."""
        if isinstance(self.adjacent, dict):
            return {(here, there) for here, others in self.adjacent.items() for there in others}
        return {pair for a, b in self.adjacent for pair in ((a, b), (b, a))}


class AztlanBoard(Board):
    """A checked board. Territories are numbers in the order of the file; sets of them are masks."""

    catalogue: Catalogue[AztlanAction]

    def __init__(self, name: str, content: bytes) -> None:
        data, problems = read_board(content)
        if data is None or problems:
            raise BoardError(problems)
        self.name = name
        self.content = content
        self.data = data
        self.ids = tuple(territory.id for territory in data.territories)
        self.index = {id: number for number, id in enumerate(self.ids)}
        self.names = tuple(territory.name for territory in data.territories)
        self.terrain: tuple[Terrain, ...] = tuple(territory.terrain for territory in data.territories)
        self.terrain_mask: dict[str, int] = {
            terrain: self.mask(id for id, own in zip(self.ids, self.terrain, strict=True) if own == terrain)
            for terrain in TERRAINS
        }
        borders = data.borders()
        self.neighbours = tuple(self.mask(b for a, b in borders if a == id) for id in self.ids)
        self.shores = {
            lake.id: self.mask(place.id for place in data.territories if lake.id in place.lakes) for lake in data.lakes
        }
        self.neighbours_by_raft = tuple(
            self.neighbours[at] | self._same_lake(territory) & ~(1 << at)
            for at, territory in enumerate(data.territories)
        )
        self.catalogue = make_catalogue(self.ids, [tuple(bits(mask)) for mask in self.neighbours])
        self._list_actions()

    def _same_lake(self, territory: Territory) -> int:
        reached = 0
        for lake in territory.lakes:
            reached |= self.shores[lake]
        return reached

    def _list_actions(self) -> None:
        """Keep the actions by kind, and the moves out of each set of eight territories ready to hand out."""
        self.of_kind: dict[str, tuple[AztlanAction, ...]] = self.catalogue.of_kind
        moves = [tuple(move for move in self.of_kind["move"] if move.at == at) for at in range(len(self.ids))]
        moves += [()] * (-len(moves) % 8)
        self._moves = [
            [tuple(move for at in bits(byte) for move in moves[first + at]) for byte in range(256)]
            for first in range(0, len(moves), 8)
        ]

    def moves_from(self, mask: int) -> tuple[AztlanAction, ...]:
        """List the moves out of a set of territories."""
        a, b, c, d = self._moves
        return a[mask & 255] + b[mask >> 8 & 255] + c[mask >> 16 & 255] + d[mask >> 24]

    def mask(self, ids: Iterable[str]) -> int:
        """Make a mask of territories."""
        return sum(1 << self.index[id] for id in set(ids))


SHELF = AztlanBoard.shelf = Shelf(__package__, ".json", ("aztlan",), AztlanBoard)


def read_board(content: bytes) -> tuple[BoardFile | None, list[Text]]:
    """Read a board file and list everything that is wrong with it."""
    data = decode_board(content, BoardFile)
    if isinstance(data, Text):
        return None, [data]
    return data, [*_wrong_counts(data), *_wrong_names(data), *_wrong_borders(data), *_wrong_outlines(data)]


def _wrong_counts(data: BoardFile) -> Iterator[Text]:
    expected = len(TERRAINS) * TERRITORIES_OF_A_TERRAIN
    if len(data.territories) != expected:
        yield Text("aztlan-board-territories", count=len(data.territories), expected=expected)
    counts = Counter(territory.terrain for territory in data.territories)
    for terrain in TERRAINS:
        if counts[terrain] != TERRITORIES_OF_A_TERRAIN:
            name = Text(f"aztlan-terrain-{terrain}")
            yield Text("aztlan-board-terrain", terrain=name, count=counts[terrain], expected=TERRITORIES_OF_A_TERRAIN)


def _wrong_names(data: BoardFile) -> Iterator[Text]:
    lakes = {lake.id for lake in data.lakes}
    yield from wrong_areas([(face.id, face.polygon) for face in data.faces], data.size)
    for territory in data.territories:
        for lake in territory.lakes:
            if lake not in lakes:
                yield Text("aztlan-board-lake", territory=territory.id[:40], lake=lake[:40])


def _wrong_borders(data: BoardFile) -> Iterator[Text]:
    known = {territory.id for territory in data.territories}
    borders = data.borders()
    for here, there in sorted(borders):
        if here not in known and (there, here) not in borders:
            yield Text("board-unknown-territory", territory=here[:40])
        if there not in known:
            yield Text("board-unknown-neighbour", territory=here[:40], neighbour=there[:40])
        elif here == there:
            yield Text("board-own-neighbour", territory=here[:40])
        elif here in known and (there, here) not in borders:
            yield Text("board-one-sided", territory=here[:40], neighbour=there[:40])


def _wrong_outlines(data: BoardFile) -> Iterator[Text]:
    """Compare the drawing with the lists: faces that share a border share at least two of its points."""
    outline = {face.id: set(face.polygon) for face in data.faces}
    borders = data.borders()
    for number, one in enumerate(data.territories):
        for other in data.territories[number + 1 :]:
            drawn = len(outline[one.id] & outline[other.id]) >= 2
            listed = (one.id, other.id) in borders or (other.id, one.id) in borders
            if drawn != listed:
                problem = "board-border-not-listed" if drawn else "board-border-not-drawn"
                yield Text(problem, one=one.id[:40], other=other.id[:40])
        for lake in data.lakes:
            drawn = len(outline[one.id] & outline[lake.id]) >= 2
            if drawn != (lake.id in one.lakes):
                problem = "aztlan-board-shore-not-listed" if drawn else "aztlan-board-shore-not-drawn"
                yield Text(problem, territory=one.id[:40], lake=lake.id[:40])
