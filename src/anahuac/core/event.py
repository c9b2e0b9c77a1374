"""Events: what happened. The log, the animations and the statistics are made from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias

import msgspec

if TYPE_CHECKING:
    from typing import Self

    from anahuac.core.types import Seat

Notice: TypeAlias = Literal["quiet", "plain", "big"]


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """The base of a game's events; each kind is a subclass with its own tag and fields."""

    scoring: ClassVar[bool] = False
    """Whether it is a step of a scoring, to be shown one by one."""
    notice: ClassVar[Notice] = "plain"
    """How long a client should show it."""
    concerned: ClassVar[tuple[str, ...]] = ()
    """The fields with seats that should not miss it when others act: what they lose, get or are asked."""

    def seen_by(self, seat: Seat | None) -> Self | None:
        """Answer with this event as that seat (None: a spectator) may see it, None if not at all."""
        return self

    def gains(self) -> tuple[tuple[Seat, int], ...]:
        """Tell what points it brought to whom, or cost; a sum of what was told before brings none."""
        return ()

    def concerns(self) -> tuple[Seat, ...]:
        """Name the seats that should not miss it."""
        found = [getattr(self, field) for field in self.concerned]
        seats = [seat for one in found for seat in (one if isinstance(one, tuple) else (one,))]
        return tuple([seat for seat in seats if seat is not None])

    def played_card(self) -> str | None:
        """Name the card that was played, if that is what happened; for statistics."""
        return None
