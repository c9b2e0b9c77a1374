"""T0.1: the map, read from its file, checked, and what is computed from it once."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

from anahuac.core import Board, BoardError, Catalogue, Shelf, Text
from anahuac.core.board import decode_board, wrong_areas
from anahuac.core.masks import bits
from anahuac.games.azteca.actions import AztecaAction, make_catalogue
from anahuac.games.azteca.material import ALWAYS_TERRAIN_DIE, CITIES, DAMLESS_MARSH, PEOPLES, VALLEYS, ZONES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

Point = tuple[float, float]
Ring = Annotated[tuple[Point, ...], msgspec.Meta(min_length=3)]


class Zone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lake zone as the file has it."""

    id: str
    name: str
    polygon: Ring
    center: Point


class Territory(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A territory as the file has it."""

    id: str
    name: str
    kind: Literal["capital", "city", "valley"]
    terrain: Literal["plain", "marsh", "chinampas"]
    polygon: Ring
    center: Point
    lakes: tuple[str, ...]
    people: str | None = None


class Border(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A land border as the file has it."""

    between: tuple[str, str]
    terrain: Literal["plain", "mountain"]


class BoardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A map as its file has it."""

    name: str
    size: Point
    territories: tuple[Territory, ...]
    lakes: tuple[Zone, ...]
    borders: tuple[Border, ...]
    lake_borders: tuple[tuple[str, str], ...]
    dams: tuple[tuple[str, str], ...]

    @property
    def places(self) -> tuple[Territory | Zone, ...]:
        """Everything that has an outline."""
        return (*self.territories, *self.lakes)


class AztecaBoard(Board):
    """A checked map. Territories are numbers in the order of the file, lake zones too; as areas, zones follow land."""

    catalogue: Catalogue[AztecaAction]

    def __init__(self, name: str, content: bytes) -> None:
        data, problems = read_board(content)
        if data is None or problems:
            raise BoardError(problems)
        self.name = name
        self.content = content
        self.data = data
        self.ids = tuple(territory.id for territory in data.territories)
        self.zone_ids = tuple(zone.id for zone in data.lakes)
        self.areas = (*self.ids, *self.zone_ids)
        self.index = {id: number for number, id in enumerate(self.areas)}
        self.names = tuple(place.name for place in data.places)
        lakes = [Text("azteca-lake", id=lake.id, name=lake.name) for lake in data.lakes]
        self.called: tuple[str | Text, ...] = (*self.names[: -len(lakes)], *lakes)
        """The names of all places as they are told: lakes are called differently in each language."""
        self.size = len(self.ids)
        self._kinds()
        self._borders()
        self._water()
        self.catalogue = make_catalogue(self.ids, self.zone_ids, self.routes, [self.ids[far] for far in self.far_sides])
        self.of_kind: dict[str, tuple[AztecaAction, ...]] = self.catalogue.of_kind

    def _kinds(self) -> None:
        territories = self.data.territories
        self.kind = tuple(territory.kind for territory in territories)
        self.capital = {
            territory.people.lower(): at for at, territory in enumerate(territories) if territory.people is not None
        }
        self.capitals = sum(1 << at for at in self.capital.values())
        self.valleys = sum(1 << at for at, kind in enumerate(self.kind) if kind == "valley")
        self.cities = (1 << self.size) - 1 & ~self.valleys
        """T0.1: the city-states of the high valley, capitals included."""
        self.wet = sum(1 << at for at, territory in enumerate(territories) if territory.terrain != "plain")
        self.fortress = sum(1 << self.index[id] for id in ALWAYS_TERRAIN_DIE if id in self.index)
        self.damless_marsh = self.index.get(DAMLESS_MARSH, -1)

    def _borders(self) -> None:
        land = [0] * self.size
        mountain = [0] * self.size
        for border in self.data.borders:
            a, b = (self.index[id] for id in border.between)
            for here, there in ((a, b), (b, a)):
                land[here] |= 1 << there
                mountain[here] |= (border.terrain == "mountain") << there
        self.land = tuple(land)
        self.mountain = tuple(mountain)
        self.island = self.capital["aztecs"]
        self.far_sides = tuple(self.index[far] for _, far in self.data.dams)
        self.with_dams = tuple(self._land_with(dams) for dams in range(1 << len(self.far_sides)))
        """The neighbours of each territory, for every set of dams that stand."""

    def _land_with(self, dams: int) -> tuple[int, ...]:
        land = list(self.land)
        for dam in bits(dams):
            far = self.far_sides[dam]
            land[far] |= 1 << self.island
            land[self.island] |= 1 << far
        return tuple(land)

    def _water(self) -> None:
        """Masks over zones: where a territory has its harbours, and which zones meet."""
        zone = {id: number for number, id in enumerate(self.zone_ids)}
        self.harbours = tuple(sum(1 << zone[id] for id in place.lakes) for place in self.data.territories)
        self.coast = sum(1 << at for at, harbours in enumerate(self.harbours) if harbours)
        self.shores = tuple(
            sum(1 << at for at, harbours in enumerate(self.harbours) if harbours >> number & 1)
            for number in range(len(zone))
        )
        pairs = [(zone[a], zone[b]) for a, b in self.data.lake_borders]
        pairs += [(b, a) for a, b in pairs]
        self.routes = tuple(tuple(sorted({b for a, b in pairs if a == number})) for number in range(len(zone)))
        self.waters = tuple(sum(1 << other for other in others) for others in self.routes)

    def mask(self, ids: Iterable[str]) -> int:
        """Make a mask of territories."""
        return sum(1 << self.index[id] for id in set(ids))

    def dam_mask(self, far_sides: Iterable[str]) -> int:
        """Make a mask of dams from the names of their far sides."""
        return sum(1 << self.far_sides.index(self.index[id]) for id in set(far_sides))

    def named(self, mask: int) -> list[str]:
        """List the ids of a mask of territories."""
        return [self.ids[at] for at in bits(mask)]


SHELF = AztecaBoard.shelf = Shelf(__package__, ".json", ("azteca",), AztecaBoard)


def read_board(content: bytes) -> tuple[BoardFile | None, list[Text]]:
    """Read a map file and list everything that is wrong with it."""
    data = decode_board(content, BoardFile)
    if isinstance(data, Text):
        return None, [data]
    return data, [*_wrong_counts(data), *_wrong_names(data), *_wrong_borders(data), *_wrong_dams(data)]


def _wrong_counts(data: BoardFile) -> Iterator[Text]:
    kinds = Counter(territory.kind for territory in data.territories)
    found = {"city": kinds["city"] + kinds["capital"], "valley": kinds["valley"], "zone": len(data.lakes)}
    for what, expected in (("city", CITIES), ("valley", VALLEYS), ("zone", ZONES)):
        if found[what] != expected:
            yield Text(f"azteca-board-{what}", count=found[what], expected=expected)
    peoples = sorted((place.people or "-").lower() for place in data.territories if place.kind == "capital")
    if peoples != sorted(PEOPLES) or any(place.people for place in data.territories if place.kind != "capital"):
        yield Text("azteca-board-capitals")


def _wrong_names(data: BoardFile) -> Iterator[Text]:
    zones = {zone.id for zone in data.lakes}
    yield from wrong_areas([(place.id, place.polygon) for place in data.places], data.size)
    for territory in data.territories:
        for zone in territory.lakes:
            if zone not in zones:
                yield Text("azteca-board-lake", territory=territory.id[:40], lake=zone[:40])


def _wrong_borders(data: BoardFile) -> Iterator[Text]:
    known = {territory.id for territory in data.territories}
    zones = {zone.id for zone in data.lakes}
    pairs = [(border.between, known) for border in data.borders] + [(pair, zones) for pair in data.lake_borders]
    seen: set[frozenset[str]] = set()
    for (here, there), places in pairs:
        for id in (here, there):
            if id not in places:
                yield Text("azteca-board-border", one=here[:40], other=there[:40], id=id[:40])
        if here == there:
            yield Text("board-own-neighbour", territory=here[:40])
        if frozenset((here, there)) in seen:
            yield Text("azteca-board-double-border", one=here[:40], other=there[:40])
        seen.add(frozenset((here, there)))


def _wrong_dams(data: BoardFile) -> Iterator[Text]:
    """T1.3: three lines from the Aztecs' capital to three other shores."""
    island = [place.id for place in data.territories if (place.people or "").lower() == "aztecs"]
    shores = {place.id for place in data.territories if place.lakes}
    far = {b for a, b in data.dams if [a] == island and b in shores and b not in island}
    if len(data.dams) != 3 or len(far) != 3:
        yield Text("azteca-board-dams")
