"""Mexica a second time: slow and obvious, with sets of square names, for comparison with the engine.

It works on the JSON of a position, reads the rules again, and shares no code with the engine.
"""

from __future__ import annotations

import json
from collections import Counter, deque
from math import ceil
from typing import Any

from tests.mexica.carving import Square, beside, pieces, sizes_left, tiles_on

TOKENS = [3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9, 10, 11, 12, 13]


def access(square: Square, axis: str) -> list[Square]:
    """M5.2: the neighbours along the axis."""
    return beside(square)[:2] if axis == "h" else beside(square)[2:]


class Slow:
    """A position and its board."""

    def __init__(self, rows: tuple[str, ...], data: dict[str, Any]) -> None:
        self.rows = rows
        self.data = json.loads(json.dumps(data))
        self.letters = {
            f"{chr(ord('a') + column)}{number}": letter
            for number, row in enumerate(rows, 1)
            for column, letter in enumerate(row)
        }
        self.island = {square for square, letter in self.letters.items() if letter != "."}
        self.palace = {square for square, letter in self.letters.items() if letter in "PC"}
        self.starts = {square for square, letter in self.letters.items() if letter == "P"}
        self.printed = {square for square, letter in self.letters.items() if letter == "~"}

    def after(self, text: str) -> Slow:
        """The position after an action."""
        new = Slow(self.rows, self.data)
        new.act(text)
        return new

    # What is where

    @property
    def seat(self) -> int:
        return self.data["turn"]

    @property
    def canals(self) -> set[Square]:
        return self.printed | set(self.data["canals"])

    @property
    def land(self) -> set[Square]:
        return self.island - self.canals

    @property
    def bridges(self) -> dict[Square, str]:
        return {bridge["at"]: bridge["axis"] for bridge in self.data["bridges"]}

    @property
    def nobles(self) -> dict[int, Square]:
        return {int(seat): at for seat, at in self.data["nobles"].items()}

    @property
    def buildings(self) -> set[Square]:
        return {thing["at"] for thing in self.data["temples"] + self.data["tokens"]}

    @property
    def occupied(self) -> set[Square]:
        return self.buildings | set(self.nobles.values())

    def districts(self) -> list[set[Square]]:
        """M3.3."""
        return pieces(self.land)

    def founded(self, district: set[Square]) -> bool:
        return any(token["at"] in district for token in self.data["tokens"])

    def home(self, seat: int) -> set[Square]:
        """M4.1: the district of a noble; empty on a bridge."""
        return next((district for district in self.districts() if self.nobles[seat] in district), set())

    def boat_costs(self, start: Square) -> dict[Square, int]:
        """M6.2: a walk over water in which every bridge costs 1 to come to, and everything else nothing."""
        bridges = self.bridges
        costs = {start: 0}
        queue = deque([start])
        while queue:
            square = queue.popleft()
            for other in beside(square):
                column, row = ord(other[0]) - ord("a"), int(other[1:])
                inside = -1 <= column <= len(self.rows[0]) and 0 <= row <= len(self.rows) + 1
                if not inside or other in self.land:
                    continue
                cost = costs[square] + (other in bridges)
                if cost < costs.get(other, 999):
                    costs[other] = cost
                    queue.appendleft(other) if other not in bridges else queue.append(other)
        return {square: cost for square, cost in costs.items() if square in bridges and square != start}

    # M9

    def enclosed(self, seat: int) -> bool:
        """M9.2."""
        start, bridges, land, canals = self.nobles[seat], self.bridges, self.land, self.canals
        closed = self.occupied - {start}
        reached, queue = set(), [start]
        while queue:
            square = queue.pop()
            if square in reached or square in closed:
                continue
            reached.add(square)
            if square in bridges:
                queue += [other for other in access(square, bridges[square]) if other in land]
            else:
                queue += [other for other in beside(square) if other in land]
                queue += [
                    other for other in beside(square) if other in bridges and square in access(other, bridges[other])
                ]
        if reached & set(bridges) or len(reached & land) >= 20:
            return False
        if self.data["options"].get("protection", "2002") == "2015":
            return True
        return not any(
            self.bridge_fits(canal, axis) and reached & set(access(canal, axis)) for canal in canals for axis in "hv"
        )

    def encloses(self, text: str) -> bool:
        """M9.1; a bridge in hand is still where it lay before."""
        data = self.data
        if text[0] == "^" or data["period"] != 1 or data["round"] != 1 or data["options"].get("protection") == "off":
            return False
        old, new = Slow(self.rows, data), self.after(text)
        if "carrying" in data:
            old.data["bridges"].append(old.data.pop("carrying"))
        return any(new.enclosed(other) and not old.enclosed(other) for other in self.nobles if other != self.seat)

    # What is legal

    def bridge_fits(self, square: Square, axis: str) -> bool:
        """M5.1, M5.2."""
        free = square in self.canals and square not in self.bridges
        return free and all(other in self.land for other in access(square, axis))

    def places(self) -> set[str]:
        """Where a bridge fits."""
        return {f"B{square}{axis}" for square in self.canals for axis in "hv" if self.bridge_fits(square, axis)}

    def diggable(self) -> set[Square]:
        """M3.1, M3.2: the squares where a canal may lie."""
        fronts = {other for at, axis in self.bridges.items() for other in access(at, axis)}
        founded = set().union(*(district for district in self.districts() if self.founded(district)))
        return self.land - self.occupied - self.palace - founded - fronts

    def legal(self) -> set[str]:
        if self.data.get("ended"):
            return set()
        if len(self.nobles) < self.data["players"]:
            return {f"@{square}" for square in self.starts - set(self.nobles.values())}
        if "carrying" in self.data:
            lay = "B" + self.data["carrying"]["at"] + self.data["carrying"]["axis"]
            return {text for text in self.places() - {lay} if not self.encloses(text)}
        candidates = self.canals_legal() | self.found_legal() | self.bridges_legal() | self.moves_legal()
        candidates |= self.temples_legal() | self.chips_legal()
        return {text for text in candidates if not self.encloses(text)} | {"."}

    def canals_legal(self) -> set[str]:
        data = self.data
        found = set()
        fits = self.diggable() if data["ap"] >= 1 else set()
        for square in fits:
            if data["supply"]["singles"]:
                found.add(f"K{square}")
            if data["supply"]["doubles"]:
                found |= {f"K{square}-{other}" for other in (beside(square)[1], beside(square)[3]) if other in fits}
        return found

    def found_legal(self) -> set[str]:
        home = self.home(self.seat)
        if self.founded(home) or len(home) not in self.data["open_tokens"]:
            return set()
        return {f"F{len(home)}{square}" for square in home - self.occupied - self.palace}

    def bridges_legal(self) -> set[str]:
        if self.data["ap"] < 1:
            return set()
        if self.data["supply"]["bridges"]:
            return self.places()
        free = {f"^{at}{axis}" for at, axis in self.bridges.items() if at not in self.nobles.values()}
        return {text for text in free if self.after(text).legal()}

    def moves_legal(self) -> set[str]:
        ap, at, bridges = self.data["ap"], self.nobles[self.seat], self.bridges
        free = (self.land | set(bridges)) - self.occupied
        found = set()
        if ap >= 1 and at in bridges:
            found |= {f"N{square}" for square in access(at, bridges[at]) if square in free & self.land}
            found |= {f"~{square}" for square, cost in self.boat_costs(at).items() if square in free and cost <= ap}
        elif ap >= 1:
            found |= {
                f"N{square}"
                for square in beside(at)
                if square in free and (square in self.land or at in access(square, bridges[square]))
            }
        if ap >= 5:
            found |= {f"!{square}" for square in free}
        return found

    def temples_legal(self) -> set[str]:
        stock = self.data["supply"]["temples"][str(self.seat)]
        return {
            f"T{height}{square}"
            for height in (1, 2, 3, 4)
            if stock[height - 1] and height <= self.data["ap"]
            for square in self.home(self.seat) - self.occupied - self.palace
        }

    def chips_legal(self) -> set[str]:
        data = self.data
        found = set()
        if data["ap"] >= 1 and data["supply"]["chips"] and data["chips_taken_this_turn"] < 2:
            found.add("+")
        if data["chips"][self.seat] - data["chips_taken_this_turn"] > 0:
            found.add("$")
        return found

    # What actions do

    def act(self, text: str) -> None:
        data = self.data
        kind, rest = text[0], text[1:]
        seat = self.seat
        if kind == "@":
            self.start(rest)
            return
        if kind == ".":
            self.end_turn()
            return
        if seat not in data["acted_this_round"]:
            data["acted_this_round"] = sorted([*data["acted_this_round"], seat])
        {
            "K": self.lay,
            "F": self.found,
            "B": self.bridge,
            "^": self.lift,
            "N": self.step,
            "~": self.boat,
            "!": self.jump,
            "T": self.temple,
            "+": self.take,
            "$": self.spend,
        }[kind](rest)
        self.remove_tokens()

    def start(self, square: Square) -> None:
        data = self.data
        data["nobles"][str(self.seat)] = square
        if len(data["nobles"]) < data["players"]:
            data["turn"] += 1
        else:
            self.begin_turn(0)

    def begin_turn(self, seat: int) -> None:
        self.data |= {"turn": seat, "ap": 6, "chips_taken_this_turn": 0}

    def lay(self, rest: str) -> None:
        squares = rest.split("-")
        self.data["ap"] -= 1
        self.data["supply"]["doubles" if len(squares) == 2 else "singles"] -= 1
        self.data["canals"] += squares

    def found(self, rest: str) -> None:
        data = self.data
        digits = 2 if rest[1].isdigit() else 1
        size, square = int(rest[:digits]), rest[digits:]
        home = self.home(self.seat)
        for other, at in self.nobles.items():
            if other == self.seat:
                data["scores"][other] += ceil(size / 2)
            elif at in home:
                data["scores"][other] += ceil(ceil(size / 2) / 2)
        data["open_tokens"].remove(size)
        data["tokens"].append({"at": square, "size": size})

    def bridge(self, rest: str) -> None:
        data = self.data
        if "carrying" in data:
            del data["carrying"]
        else:
            data["ap"] -= 1
            data["supply"]["bridges"] -= 1
        data["bridges"].append({"at": rest[:-1], "axis": rest[-1]})

    def lift(self, rest: str) -> None:
        data = self.data
        data["ap"] -= 1
        data["carrying"] = {"at": rest[:-1], "axis": rest[-1]}
        data["bridges"].remove(data["carrying"])

    def step(self, square: Square) -> None:
        self.data["ap"] -= 1
        self.data["nobles"][str(self.seat)] = square

    def boat(self, square: Square) -> None:
        self.data["ap"] -= self.boat_costs(self.nobles[self.seat])[square]
        self.data["nobles"][str(self.seat)] = square

    def jump(self, square: Square) -> None:
        self.data["ap"] -= 5
        self.data["nobles"][str(self.seat)] = square

    def temple(self, rest: str) -> None:
        height, square = int(rest[0]), rest[1:]
        self.data["ap"] -= height
        self.data["supply"]["temples"][str(self.seat)][height - 1] -= 1
        self.data["temples"].append({"at": square, "owner": self.seat, "height": height})

    def take(self, rest: str) -> None:
        self.data["ap"] -= 1
        self.data["supply"]["chips"] -= 1
        self.data["chips"][self.seat] += 1
        self.data["chips_taken_this_turn"] += 1

    def spend(self, rest: str) -> None:
        self.data["ap"] += 1
        self.data["supply"]["chips"] += 1
        self.data["chips"][self.seat] -= 1

    # M10

    def remove_tokens(self) -> None:
        """M10.3."""
        data = self.data
        possible = self.sizes_possible()
        gone = [size for size in data["open_tokens"] if size not in possible]
        data["open_tokens"] = [size for size in data["open_tokens"] if size in possible]
        data["removed_tokens"] = sorted([*data["removed_tokens"], *gone])

    def sizes_possible(self) -> set[int]:
        """M10.3: the sizes for which there is a district, or for which canals can still make one."""
        doubles, singles = self.data["supply"]["doubles"], self.data["supply"]["singles"]
        temples = {temple["at"] for temple in self.data["temples"]}
        found: set[int] = set()
        for district in self.districts():
            if self.founded(district):
                continue
            free, palace = frozenset(district - temples), frozenset(district & self.palace)
            if doubles + singles <= 2:
                found |= sizes_left(frozenset(district), free, palace, doubles, singles)
            else:
                found |= sizes_left(frozenset(district), free, palace, 0, 0)
                if tiles_on(free - palace, doubles, singles):
                    found |= set(range(len(district)))
        return found

    def end_turn(self) -> None:
        data = self.data
        if self.seat + 1 < data["players"]:
            self.begin_turn(self.seat + 1)
            return
        placed_all = any(sum(stock) == 0 for stock in data["supply"]["temples"].values())
        if not data["open_tokens"] and placed_all:
            reason = "complete"
        elif not data["acted_this_round"]:
            reason = "passed"
        elif data["round"] == data["options"].get("round_limit", 40):
            reason = "round-limit"
        else:
            reason = ""
        data["acted_this_round"] = []
        if not reason:
            data["round"] += 1
            self.begin_turn(0)
            return
        self.score()
        if data["period"] == 2:
            data |= {"ended": reason, "ap": 0, "chips_taken_this_turn": 0}
            del data["turn"]
        else:
            self.begin_second_period()

    def begin_second_period(self) -> None:
        """M10.5."""
        data = self.data
        seen = Counter(data["open_tokens"] + data["removed_tokens"] + [token["size"] for token in data["tokens"]])
        data["open_tokens"] = sorted([*data["open_tokens"], *(Counter(TOKENS) - seen).elements()])
        data["period"], data["round"] = 2, 1
        for stock in data["supply"]["temples"].values():
            stock[:] = [left + new for left, new in zip(stock, (3, 2, 2, 2), strict=True)]
        self.begin_turn(0)
        self.remove_tokens()

    def score(self) -> None:
        """M11."""
        data = self.data
        for district in self.districts():
            if data["period"] == 2 or self.founded(district):
                size = len(district)
                values = [size, ceil(size / 2), ceil(ceil(size / 2) / 2), 0]
                weights: Counter[Any] = Counter()
                for temple in data["temples"]:
                    if temple["at"] in district:
                        weights[temple["owner"]] += temple["height"]
                for owner, weight in weights.items():
                    if owner != "neutral":
                        data["scores"][owner] += values[sum(other > weight for other in weights.values())]
        for seat, at in self.nobles.items():
            if at in self.starts:
                data["scores"][seat] += 5

    # Comparison

    def plain(self) -> dict[str, Any]:
        """The position in a form in which the sequence of things does not matter."""
        return plain(self.data)


def plain(data: dict[str, Any]) -> dict[str, Any]:
    """A position in a form in which the sequence of things does not matter."""
    lists = ("canals", "bridges", "temples", "tokens", "open_tokens", "removed_tokens", "acted_this_round")
    data = json.loads(json.dumps(data))
    for name in lists:
        data[name] = sorted(data[name], key=str)
    return data


def perft(slow: Slow, depth: int) -> int:
    """How many sequences of so many actions there are within this turn; its end can only be the last."""
    legal = slow.legal()
    if depth == 1:
        return len(legal)
    return sum(perft(slow.after(text), depth - 1) for text in legal if text != ".")
