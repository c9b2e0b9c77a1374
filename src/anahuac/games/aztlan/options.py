"""What a host may choose before a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from anahuac.core import Options, Text
from anahuac.games.aztlan.material import PEOPLES, Faction, People

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


class AztlanOptions(Options, frozen=True):
    """The options of Aztlán."""

    peoples: tuple[People, ...] = ()
    """The people of each seat; left out: Serpent, Ocelot, Coyote, Quetzal. Not in a game for two."""
    first_faction: Literal["drawn", "coyote-quetzal", "ocelot-serpent"] = "drawn"
    """Z8.2: which faction seat 0 begins with, in a game for two."""

    @classmethod
    def choices(cls, seats: int) -> Mapping[str, Sequence[Any]]:
        if seats == 2:
            return {"first_faction": ("drawn", "coyote-quetzal", "ocelot-serpent")}
        return {"peoples": ((), PEOPLES[::-1][:seats])}

    def problems(self, seats: int) -> list[Text]:
        found = []
        if seats == 2 and self.peoples:
            found.append(Text("aztlan-option-peoples-two"))
        elif self.peoples and (len(self.peoples) != seats or len(set(self.peoples)) != seats):
            found.append(Text("aztlan-option-peoples", seats=seats))
        if seats != 2 and self.first_faction != "drawn":
            found.append(Text("aztlan-option-faction"))
        return found

    def people_of(self, seats: int) -> tuple[People, ...]:
        """Name the people of each seat."""
        return self.peoples or PEOPLES[:seats]


def other_faction(faction: Faction) -> Faction:
    """Z8.1: there are two factions."""
    return "ocelot-serpent" if faction == "coyote-quetzal" else "coyote-quetzal"
