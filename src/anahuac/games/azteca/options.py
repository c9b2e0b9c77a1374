"""What a host may choose before a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec

from anahuac.core import Options, Text
from anahuac.games.azteca.material import INTRODUCTORY_COST, PEOPLES, ROUND_LIMIT, STEP_COSTS, People

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


class AztecaOptions(Options, frozen=True):
    """The options of Azteca."""

    peoples: tuple[People, ...] = ()
    """T0.2: the people of each seat; left out: Aztecs, Toltecs, Chichimecs, Tepanecs."""
    introductory: bool = False
    """T16: without outer valleys, dams and action cards; a step costs 15."""
    difficulty: Literal["standard", "experienced", "expert"] = "standard"
    """T17: a step costs 20, 22 or 25."""
    keep: bool = True
    """T15.3: whether sacrifice points given to neither god are kept."""
    round_limit: Annotated[int, msgspec.Meta(ge=1, le=99)] = ROUND_LIMIT
    """T15.5: the world ends after that many rounds."""
    free_start: bool = False
    """T18.1."""
    big_deal: bool = False
    """T18.2."""
    canoe: Literal["no", "free", "price"] = "no"
    """T18.3: whether others may be carried over the lake, and whether that may cost something."""
    gave_already: bool = False
    """T18.4."""

    @classmethod
    def choices(cls, seats: int) -> Mapping[str, Sequence[Any]]:
        """The difficulty only changes a number, and the people only who sits where: other tests vary them."""
        if seats == 3:
            return {
                "peoples": ((), ("tepanecs", "chichimecs", "toltecs")),
                "introductory": (False, True),
                "gave_already": (False, True),
            }
        return {"free_start": (False, True), "big_deal": (False, True), "canoe": ("no", "price"), "round_limit": (8,)}

    def problems(self, seats: int) -> list[Text]:
        found = []
        if self.peoples and (len(self.peoples) != seats or len(set(self.peoples)) != seats):
            found.append(Text("azteca-option-peoples", seats=seats))
        if self.introductory and self.difficulty != "standard":
            found.append(Text("azteca-option-difficulty"))
        return found

    def people_of(self, seats: int) -> tuple[People, ...]:
        """Name the people of each seat."""
        return self.peoples or PEOPLES[:seats]

    @property
    def step_cost(self) -> int:
        """T15.1, T16, T17: how many sacrifice points a step of Quetzalcoatl costs."""
        if self.introductory:
            return INTRODUCTORY_COST
        return STEP_COSTS[("standard", "experienced", "expert").index(self.difficulty)]
