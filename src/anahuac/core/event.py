"""Events: what happened. The log, the animations and the statistics are made from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

if TYPE_CHECKING:
    from typing import Self

    from anahuac.core.types import Seat


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """The base of a game's events; each kind is a subclass with its own tag and fields."""

    scoring: ClassVar[bool] = False
    """Whether it is a step of a scoring, to be shown one by one."""

    def seen_by(self, seat: Seat | None) -> Self | None:
        """Answer with this event as that seat (None: a spectator) may see it, None if not at all."""
        return self

    def gains(self) -> tuple[tuple[Seat, int], ...]:
        """Tell what points it brought to whom, or cost; a sum of what was told before brings none."""
        return ()

    def played_card(self) -> str | None:
        """Name the card that was played, if that is what happened; for statistics."""
        return None
