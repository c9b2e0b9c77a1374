"""Observations: what a seat may know as numbers. Everything is made from its view, so nothing else can leak in.

An observation is one array of floats: first planes, one number for each place of the board, then scalars. Seats are
relative: seat 0 of an observation is always the one that looks, the others follow as they sit.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING, Any, NamedTuple

from anahuac.core.extras import needs

with needs("rl"):
    import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from numpy.typing import NDArray

    from anahuac.core import Seat, View

    Floats = NDArray[np.float32]


class Planes(NamedTuple):
    """Some planes of an observation: what they tell, how many there are, and what draws them on an empty array."""

    name: str
    size: int
    draw: Callable[[Any, Seats, Floats], None]


class Scalars(NamedTuple):
    """Some single numbers of an observation: what they tell, how many there are, and what lists them."""

    name: str
    size: int
    tell: Callable[[Any, Seats], Iterable[float]]


@dataclass(frozen=True, slots=True)
class Seats:
    """The seats as one of them sees them: itself first."""

    me: Seat
    count: int

    def __iter__(self) -> Iterator[Seat]:
        return iter([(self.me + step) % self.count for step in range(self.count)])

    def of(self, values: Sequence[Any], scale: float = 1) -> list[float]:
        """What each seat has, in the order in which this one sees them; what is not known is -1."""
        found = [values[seat] for seat in self]
        return [-1 if value is None else value / scale for value in found]

    def among(self, seats: Iterable[Seat]) -> list[float]:
        """Mark some seats."""
        chosen = set(seats)
        return [float(seat in chosen) for seat in self]

    def one(self, seat: Seat) -> list[float]:
        """Mark one seat, or none if it is -1."""
        return [float(seat == other) for other in self]

    def flat(self, rows: Sequence[Sequence[float]], scale: float = 1) -> list[float]:
        """Several numbers of each seat."""
        return [value / scale for seat in self for value in rows[seat]]


def one_of(value: object, values: Iterable[object]) -> list[float]:
    """Mark one of several values."""
    return [float(value == other) for other in values]


def counts(items: Iterable[object], kinds: Sequence[object], scale: float = 1) -> list[float]:
    """Count things by kind."""
    listed = list(items)
    return [listed.count(kind) / scale for kind in kinds]


class Encoder:
    """Writes views of a game, on a board and with a number of seats, into arrays of one shape."""

    def __init__(self, seats: int, grid: tuple[int, ...], planes: Sequence[Planes], scalars: Sequence[Scalars]) -> None:
        self.seats = seats
        self.grid = grid
        self.places = prod(grid)
        self.planes = tuple(planes)
        self.scalars = tuple(scalars)
        self.plane_count = sum(part.size for part in planes)
        self.scalar_count = sum(part.size for part in scalars)
        self.size = self.plane_count * self.places + self.scalar_count

    @property
    def layout(self) -> dict[str, slice]:
        """Where each part is in a flat observation."""
        found, start = {}, 0
        widths = [(part.name, part.size * self.places) for part in self.planes]
        for name, width in (*widths, *((part.name, part.size) for part in self.scalars)):
            found[name] = slice(start, start + width)
            start += width
        return found

    def write(self, view: View, into: Floats) -> None:
        """Write what a view shows into an array of `size` floats."""
        assert view.seat is not None
        seats = Seats(view.seat, self.seats)
        border = self.plane_count * self.places
        into[:border] = 0
        drawn = into[:border].reshape(self.plane_count, self.places)
        start = 0
        for part in self.planes:
            part.draw(view, seats, drawn[start : start + part.size])
            start += part.size
        into[border:] = [number for part in self.scalars for number in part.tell(view, seats)]

    def encode(self, view: View) -> Floats:
        """Make a new array of what a view shows."""
        made = np.empty(self.size, np.float32)
        self.write(view, made)
        return made

    def split(self, flat: Floats) -> dict[str, Floats]:
        """Show a flat observation, or a batch of them, as planes and scalars, without copying it."""
        border = self.plane_count * self.places
        shape = (*flat.shape[:-1], self.plane_count, *self.grid)
        return {"planes": flat[..., :border].reshape(shape), "scalars": flat[..., border:]}
