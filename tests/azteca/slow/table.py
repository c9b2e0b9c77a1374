"""What lies on the table, as plain dicts and sets; read from the JSON of a position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from anahuac.core import Chance
from tests.azteca.slow.board import BESIDE, CAPITALS, DAMS, HARBOURS, ISLAND, LANDS, SHORES, WATERS, ZONES

if TYPE_CHECKING:
    from collections.abc import Iterable

OPTIONS = {
    "peoples": [],
    "introductory": False,
    "difficulty": "standard",
    "keep": True,
    "round_limit": 30,
    "free_start": False,
    "big_deal": False,
    "canoe": "no",
    "gave_already": False,
}
PEOPLES = ["aztecs", "toltecs", "chichimecs", "tepanecs"]
COUNTERS = {"w": "warriors", "k": "knights"}
VALUES = {"w": 1, "k": 2}
"""T14.7: a warrior counts 1, a knight 2."""

Force = dict[str, int]
"""Warriors `w` and knights `k`."""


def force(data: dict[str, Any]) -> Force:
    return {kind: data.get(name, 0) for kind, name in COUNTERS.items()}


def size(force: Force) -> int:
    return force["w"] + force["k"]


def value(force: Force) -> int:
    return force["w"] + 2 * force["k"]


class Table:
    """Everything that lies on the table, hidden or not."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.seats = list(range(data["players"]))
        self.options = OPTIONS | data.get("options", {})
        by_seat = {int(seat): people for seat, people in data.get("peoples", {}).items()}
        peoples = [by_seat[seat] for seat in self.seats] if by_seat else self.options["peoples"] or PEOPLES
        self.capital = {seat: CAPITALS[peoples[seat]] for seat in self.seats}
        self.round, self.phase, self.tlatoani = data.get("round", 1), data.get("phase", 1), data.get("tlatoani", 0)
        self.chance = Chance(data["chance"])
        self.outcome: tuple[str, list[list[int]]] | None = None
        self._lands(data.get("territories", {}))
        self._armies(data.get("armies", {}), data.get("reserve", {}))
        self._pieces(data)
        self._cards(data)
        self._gods(data.get("gods", {}))

    def _seatwise(self, given: dict[str, Any], default: Any = 0) -> dict[int, Any]:
        return {seat: given.get(str(seat), default) for seat in self.seats}

    def _lands(self, lands: dict[str, Any]) -> None:
        self.owner = {land: lands.get(land, {}).get("owner") for land in LANDS}
        self.owner |= {home: seat for seat, home in self.capital.items()}
        self.assimilated = {land for land in lands if lands[land].get("assimilated")}
        self.population = {land: lands.get(land, {}).get("population", 0) for land in LANDS}

    def _armies(self, armies: dict[str, Any], reserve: dict[str, Any]) -> None:
        """`at` says where each army on the map is, `groups` has the counters of A, B, C and the reserve R."""
        self.at: dict[int, dict[str, str]] = {seat: {} for seat in self.seats}
        self.groups = {seat: {group: {"w": 0, "k": 0} for group in "ABCR"} for seat in self.seats}
        self.moved: set[tuple[int, str]] = set()
        for seat in self.seats:
            for letter, army in armies.get(str(seat), {}).items():
                self.at[seat][letter] = army["at"]
                self.groups[seat][letter] = force(army)
                if army.get("moved"):
                    self.moved.add((seat, letter))
            self.groups[seat]["R"] = force(reserve.get(str(seat), {}))

    def _pieces(self, data: dict[str, Any]) -> None:
        ships = data.get("ships", {})
        self.ships = {seat: {zone: ships.get(str(seat), {}).get(zone, 0) for zone in ZONES} for seat in self.seats}
        self.dams = {far for _, far in data.get("dams", [])}
        self.tribute = self._seatwise(data.get("tribute", {}))
        self.sp = self._seatwise(data.get("sp", {}))
        self.pochtecas = self._seatwise(data.get("pochtecas", {}))
        self.missions = [tuple(mission) for mission in data.get("missions", [])]
        self.spied, self.struck = set(data.get("spied", [])), set(data.get("struck", []))
        self.barren = set(data.get("barren", []))
        self.reinforced = {land: force(left) for land, left in data.get("reinforced", {}).items()}
        self.bag = {seat: (data.get("bag") or []).count(seat) for seat in self.seats}
        self.diversions = self._seatwise(data.get("diversions", {}))
        self.recovering = set(data.get("recovering", []))

    def _cards(self, data: dict[str, Any]) -> None:
        self.hands = {seat: list(data.get("hands", {}).get(str(seat), [])) for seat in self.seats}
        self.played = {seat: set(data.get("played", {}).get(str(seat), [])) for seat in self.seats}
        self.deck, self.discard = list(data.get("deck") or []), list(data.get("discard", []))

    def _gods(self, gods: dict[str, Any]) -> None:
        serpent = gods.get("quetzalcoatl", {})
        self.given = self._seatwise(serpent.get("given", {}))
        self.serpent, self.jaguar = serpent.get("step", 0), gods.get("tezcatlipoca", 0)
        self.wrath = sorted(gods.get("wrath", [9, 10, 11]))
        self.fed = self._seatwise(gods.get("fed", {}))

    def plain(self) -> dict[str, Any]:
        """Everything, in a form that can be compared."""
        groups = {
            seat: {group: dict(self.groups[seat][group]) for group in "ABCR" if group == "R" or group in self.at[seat]}
            for seat in self.seats
        }
        kept = ("round", "phase", "tlatoani", "owner", "assimilated", "population", "at", "moved", "ships", "dams")
        kept += ("tribute", "sp", "pochtecas", "missions", "spied", "struck", "barren", "reinforced", "bag", "deck")
        kept += ("diversions", "recovering", "played", "given", "serpent", "jaguar", "fed")
        sorts = {
            "hands": {seat: sorted(hand) for seat, hand in self.hands.items()},
            "discard": sorted(self.discard),
            "wrath": sorted(self.wrath),
        }
        return {name: getattr(self, name) for name in kept} | sorts | {"groups": groups, "chance": self.chance.state}

    # Seats

    def order(self) -> list[int]:
        """T1.4: clockwise from the Tlatoani."""
        return self.seats[self.tlatoani :] + self.seats[: self.tlatoani]

    def others(self, seat: int) -> list[int]:
        return [other for other in self.order() if other != seat]

    def aztecs(self, seat: int) -> bool:
        return self.capital[seat] == ISLAND

    def is_capital(self, land: str) -> bool:
        """T0.2: with three players the fourth capital is an ordinary city."""
        return land in self.capital.values()

    def die(self) -> int:
        return self.chance.below(6) + 1

    # The map

    def lands(self, seat: int) -> set[str]:
        return {land for land in LANDS if self.owner[land] == seat}

    def neutral(self, land: str) -> bool:
        return self.owner[land] is None

    def closed(self, land: str) -> bool:
        """T14.17: struck; T16: nobody may enter the outer valleys."""
        return land in self.struck or (
            self.options["introductory"] and land in ("tula", "toluca", "tlaxcala", "oaxtepec")
        )

    def near(self, land: str) -> set[str]:
        """T14.3: the territories next to one; a dam is a border for everyone."""
        found = set(BESIDE[land])
        if land == ISLAND:
            found |= self.dams
        if land in self.dams:
            found.add(ISLAND)
        return found

    def next_areas(self, area: str) -> set[str]:
        """T14.3: territories and zones next to an area."""
        if area in ZONES:
            return SHORES[area] | WATERS[area]
        return self.near(area) | HARBOURS[area]

    def controller(self, zone: str) -> int | None:
        """T11.3: strictly more ships than anybody else."""
        for seat in self.seats:
            if all(self.ships[seat][zone] > self.ships[other][zone] for other in self.seats if other != seat):
                return seat
        return None

    def armies_at(self, seat: int, area: str) -> list[str]:
        return [letter for letter in "ABC" if self.at[seat].get(letter) == area]

    def army_in(self, land: str) -> bool:
        return any(self.armies_at(seat, land) for seat in self.seats)

    def free_dams(self) -> list[str]:
        return [far for far in DAMS if far not in self.dams]

    def change_hands(self, land: str, owner: int | None) -> None:
        """T10.6: the marker of assimilation is lost."""
        self.owner[land] = owner
        self.assimilated.discard(land)
        self.reinforced.pop(land, None)

    # Counters

    def counters(self, seat: int) -> Force:
        groups = self.groups[seat].values()
        return {kind: sum(group[kind] for group in groups) for kind in "wk"}

    def has_room(self, seat: int, group: str) -> bool:
        """T1.2: at most four."""
        return size(self.groups[seat][group]) < 4

    def lose(self, seat: int, chosen: Iterable[tuple[str, str]]) -> None:
        """T14.1: an army whose last counter is taken is destroyed with its general."""
        for group, kind in chosen:
            self.groups[seat][group][kind] -= 1
        for letter in list(self.at[seat]):
            if not size(self.groups[seat][letter]):
                self.remove(seat, letter)

    def remove(self, seat: int, letter: str) -> None:
        """A general returns to the box."""
        del self.at[seat][letter]
        self.moved.discard((seat, letter))
