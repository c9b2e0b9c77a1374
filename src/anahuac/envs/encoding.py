"""Observations: what a seat may know as numbers.

An observation is one array of floats: first planes, one number for each place of the board, then scalars. Seats are
relative: seat 0 of an observation is always the one that looks, the others follow as they sit.

An encoder reads a state, not a view, because learners spend most of their time here: a view takes much longer to make.
So it has to leave out by itself what the seat may not know. The tests hold it to what the views show.
"""

from __future__ import annotations

from array import array
from functools import lru_cache
from math import prod
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from anahuac.core import Chance

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Sequence

    from numpy.typing import NDArray

    from anahuac.core import Seat, State, View

    Floats = NDArray[np.float32]
    Ids = NDArray[np.int64]
    Numbers = bytes | array[int]
    """Some whole numbers in 16 bits each."""

CACHED = 1 << 12
"""How many drawings of a kind are kept: parts of a position stay the same for many steps."""


class Planes(NamedTuple):
    """Some planes of an observation: what they tell, how many, what draws them (a byte for each place).

    Everything is multiplied by a factor, one for all planes or for each.
    """

    name: str
    size: int
    draw: Callable[[Any, Seats], bytes]
    scale: float | Sequence[float] = 1


class Scalars(NamedTuple):
    """Some single numbers of an observation: what they tell, how many, what lists them, and their factors."""

    name: str
    size: int
    tell: Callable[[Any, Seats], Numbers]
    scale: float | Sequence[float] = 1


class Together(NamedTuple):
    """Some parts of an observation that change together: they are written anew only when some fields have changed."""

    fields: Callable[[Any], Hashable]
    """All of a state that the parts depend on, besides the seat that looks."""
    parts: Sequence[Planes] | Sequence[Scalars]


class Seats:
    """The seats as one of them sees them: itself first."""

    __slots__ = ("_ones", "among", "me", "numbers", "order")

    def __init__(self, me: Seat, count: int) -> None:
        self.me = me
        self.order = (*range(me, count), *range(me))
        self._ones = OneOf(self.order)
        self.among = lru_cache(CACHED)(self._among)
        self.numbers = lru_cache(CACHED)(self._numbers)

    def of(self, values: tuple[Any, ...], each: int = 1) -> tuple[Any, ...]:
        """What each seat has, in the order in which this one sees them; `each` is the number of values."""
        first = self.me * each
        return values[first:] + values[:first]

    def _numbers(self, values: tuple[int, ...], each: int = 1) -> Numbers:
        """The numbers of each seat."""
        return array("h", self.of(values, each))

    def _among(self, seats: tuple[Seat, ...]) -> Numbers:
        """Mark some seats."""
        return array("h", [seat in seats for seat in self.order])

    def one(self, seat: Seat) -> Numbers:
        """Mark one seat, or none if it is -1."""
        return self._ones[seat]


class OneOf(dict[Any, bytes]):
    """Marks one of several values; for any other one it marks nothing."""

    def __init__(self, values: Iterable[Hashable]) -> None:
        known = list(values)
        super().__init__({value: array("h", [value == one for one in known]).tobytes() for value in known})
        self._none = bytes(2 * len(known))

    def __missing__(self, value: object) -> bytes:
        return self._none


class CountOf:
    """Counts things by kind."""

    def __init__(self, kinds: Iterable[Hashable]) -> None:
        known = tuple(kinds)
        self.of: Callable[[tuple[Any, ...]], Numbers] = lru_cache(CACHED)(
            lambda things: array("h", [things.count(kind) for kind in known])
        )


@lru_cache(CACHED)
def flags(mask: int, size: int) -> Numbers:
    """The members of a mask, marked."""
    return array("h", [mask >> place & 1 for place in range(size)])


@lru_cache(CACHED)
def spread(mask: int, size: int) -> bytes:
    """The members of a mask, marked, in a byte each."""
    return f"{mask:0{size}b}"[::-1].encode().translate(_DIGITS)


_DIGITS = bytes.maketrans(b"01", b"\0\1")


def _scales(parts: Iterable[Planes] | Iterable[Scalars]) -> Floats:
    scales = [np.broadcast_to(np.array(part.scale, np.float32), part.size) for part in parts]
    return np.concatenate([np.empty(0, np.float32), *scales])


def _listed(parts: Iterable[Any]) -> tuple[Any, ...]:
    """List the single parts, in their order."""
    return tuple(one for part in parts for one in (part.parts if isinstance(part, Together) else (part,)))


def _written(part: Planes | Scalars | Together, seats: int) -> Callable[[Any, Seats], Numbers]:
    """Return what writes a part of an observation; of parts that change together, what was written lately is kept."""
    if not isinstance(part, Together):
        return part[2]
    fields, single = part.fields, [one[2] for one in part.parts]
    kept: list[dict[Hashable, bytes]] = [{} for _ in range(seats)]

    def write(state: Any, them: Seats) -> bytes:
        now, known = fields(state), kept[them.me]
        found = known.get(now)
        if found is None:
            if len(known) >= CACHED:
                known.clear()
            known[now] = found = b"".join([one(state, them) for one in single])
        return found

    return write


def legal_ids(state: State, seat: Seat) -> Ids:
    """The numbers of the actions that a seat may take now."""
    ids = array("q", [action.id for action in state.legal_actions(seat)])
    return np.frombuffer(ids, np.int64)


class Encoder:
    """Writes what a seat may know, on a board and with a number of seats, into arrays of one shape.

    `legal_ids` gives the numbers of its legal actions; a game may know a quicker way than listing them.
    """

    def __init__(
        self,
        seats: int,
        grid: tuple[int, ...],
        planes: Sequence[Planes | Together],
        scalars: Sequence[Scalars | Together],
        legal_ids: Callable[[Any, Seat], Ids] = legal_ids,
    ) -> None:
        self.legal_ids = legal_ids
        self.grid = grid
        self.places = prod(grid)
        self.planes: tuple[Planes, ...] = _listed(planes)
        self.scalars: tuple[Scalars, ...] = _listed(scalars)
        self.plane_count = sum(part.size for part in self.planes)
        self.scalar_count = sum(part.size for part in self.scalars)
        self.border = self.plane_count * self.places
        self.size = self.border + self.scalar_count
        self._seats = [Seats(me, seats) for me in range(seats)]
        self._draw = [_written(part, seats) for part in planes]
        self._tell = [_written(part, seats) for part in scalars]
        self._plane_scale = _scales(self.planes).repeat(self.places)
        self._scalar_scale = _scales(self.scalars)

    @property
    def scale(self) -> Floats:
        """What each number of a flat observation was multiplied by."""
        return np.concatenate([self._plane_scale, self._scalar_scale])

    @property
    def layout(self) -> dict[str, slice]:
        """Where each part is in a flat observation."""
        found, start = {}, 0
        widths = [(part.name, part.size * self.places) for part in self.planes]
        for name, width in (*widths, *((part.name, part.size) for part in self.scalars)):
            found[name] = slice(start, start + width)
            start += width
        return found

    def write(self, states: Sequence[State], seats: Sequence[Seat], into: Floats) -> None:
        """Write what a seat may know of each state into an array with a row of `size` floats for each."""
        sights = [(state, self._seats[seat]) for state, seat in zip(states, seats, strict=True)]
        planes = b"".join([draw(state, them) for state, them in sights for draw in self._draw])
        scalars = b"".join([tell(state, them) for state, them in sights for tell in self._tell])
        rows, border = (len(sights), -1), self.border
        np.multiply(np.frombuffer(planes, np.uint8).reshape(rows), self._plane_scale, into[:, :border])
        np.multiply(np.frombuffer(scalars, np.int16).reshape(rows), self._scalar_scale, into[:, border:])

    def encode(self, state: State, seat: Seat) -> Floats:
        """Make a new array of what a seat may know."""
        made = np.empty(self.size, np.float32)
        self.write([state], [seat], made[None])
        return made

    def encode_view(self, view: View) -> Floats:
        """Make a new array of what a view shows: for agents that play as bots. States that fit a view look the same."""
        assert view.seat is not None
        return self.encode(view.imagine(Chance(0)), view.seat)

    def split(self, flat: Floats) -> dict[str, Floats]:
        """Show a flat observation, or a batch of them, as planes and scalars, without copying it."""
        shape = (*flat.shape[:-1], self.plane_count, *self.grid)
        return {"planes": flat[..., : self.border].reshape(shape), "scalars": flat[..., self.border :]}
