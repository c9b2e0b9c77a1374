"""What a host may choose before a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from anahuac.core import Options, Text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

LONGEST_PERIOD = 1000
"""The highest round limit."""


class MexicaOptions(Options, frozen=True):
    """The options of Mexica."""

    neutral_temples: Literal["20", "24", "28", "none"] = "20"
    """M12.1: the floors of the ten neutral temples in a game for two; not used with more players."""
    protection: Literal["2002", "2015", "off"] = "2002"
    """M9.3: the edition whose first-round protection holds."""
    round_limit: int = 40
    """M10.4: a period ends after that many rounds in any case."""

    @classmethod
    def choices(cls, seats: int) -> Mapping[str, Sequence[Any]]:
        every: dict[str, Sequence[Any]] = {"protection": ("2002", "2015", "off"), "round_limit": (40, 3)}
        return every | ({"neutral_temples": ("20", "24", "28", "none")} if seats == 2 else {})

    def problems(self, seats: int) -> list[Text]:
        found = []
        if seats != 2 and self.neutral_temples not in ("20", "none"):
            found.append(Text("mexica-option-neutral"))
        if not 1 <= self.round_limit <= LONGEST_PERIOD:
            found.append(Text("mexica-option-rounds", limit=self.round_limit, longest=LONGEST_PERIOD))
        return found
