"""Events: what happened. The log, the animations and the statistics are made from them."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypeAlias

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Self

    from anahuac.core.types import Seat

Notice: TypeAlias = Literal["quiet", "plain", "big"]


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """The base of a game's events; each kind is a subclass with its own tag and fields."""

    scoring: ClassVar[bool] = False
    """Whether it is part of a scoring, which clients show step by step."""
    notice: ClassVar[Notice] = "plain"
    """How long a client should show it."""
    still: ClassVar[bool] = False
    """Whether the board looks after it as before: something is announced, rolled or told."""
    together: ClassVar[str] = ""
    """If several in a row by one seat are shown and told as one: the field by which they differ."""
    gained: ClassVar[str] = ""
    """The field with the points that its seat gained by it, if that is all there is to tell about points."""
    concerned: ClassVar[tuple[str, ...]] = ()
    """The fields with the seats it matters to even when others act: they lose or get something, or are asked."""

    def seen_by(self, seat: Seat | None) -> Self | None:
        """Return this event as a seat (None: a spectator) may see it; None if it may not see it at all."""
        return self

    def gains(self) -> tuple[tuple[Seat, int], ...]:
        """List the points that each seat gained or lost by it. A total of points reported before gains nothing."""
        return (attrgetter("seat", self.gained)(self),) if self.gained else ()

    def concerns(self) -> tuple[Seat, ...]:
        """List the seats that this matters to."""
        found = [getattr(self, field) for field in self.concerned]
        seats = [seat for one in found for seat in (one if isinstance(one, tuple) else (one,))]
        return tuple([seat for seat in seats if seat is not None])

    def played_card(self) -> str | None:
        """Name the card that was played, if that is what happened; for statistics."""
        return None


def kinds_in(package: str) -> tuple[type[Event], ...]:
    """The kinds of events that the modules of a package declare."""
    return tuple([kind for kind in _below(Event) if kind.__module__.startswith(package) and not kind.__subclasses__()])


def _below(kind: Any) -> Iterator[type[Event]]:
    for one in kind.__subclasses__():
        yield one
        yield from _below(one)
