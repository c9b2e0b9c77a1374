"""The small words all games share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from anahuac.core.errors import SetupError
from anahuac.core.settings import read_settings
from anahuac.core.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from typing import Self

Seat = int
"""A place at the table, from 0."""


class Illegal(msgspec.Struct, frozen=True):
    """Why an action is not legal: the clause that forbids it and the reason in words."""

    clause: str
    reason: Text


class Outcome(msgspec.Struct, frozen=True, eq=False):
    """How a game ended: the seats from first to last place (equal ones together), their points, and why."""

    ranking: tuple[tuple[Seat, ...], ...]
    scores: tuple[int, ...]
    reason: str
    tie_break: str = ""
    """What decided who won among equal points, if anything did; it follows from the rest, so records do not have it.

    Each has a text `GAME-tie-break-NAME` in `locale`.
    """

    @classmethod
    def by_merit(
        cls, merits: Sequence[tuple[int, ...]], scores: tuple[int, ...], reason: str, tie_breaks: Sequence[str]
    ) -> Outcome:
        """Rank the seats by points, then by what each tie-break compares. Equal seats share a place."""
        ranks = sorted(set(merits), reverse=True)
        ranking = tuple(tuple(seat for seat, merit in enumerate(merits) if merit == rank) for rank in ranks)
        decided = 0
        if len(ranks) > 1:
            decided = next(at for at, (one, other) in enumerate(zip(ranks[0], ranks[1], strict=True)) if one != other)
        return cls(ranking, scores, reason, tie_breaks[decided - 1] if decided else "")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self._known == other._known

    def __ne__(self, other: object) -> bool:  # a Struct would define its own otherwise
        return not self == other

    def __hash__(self) -> int:
        return hash(self._known)

    @property
    def _known(self) -> tuple[object, ...]:
        return self.ranking, self.scores, self.reason

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats on the first place; none if everybody lost."""
        return self.ranking[0] if self.ranking else ()


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The base of a game's options. Every field has a default that just works."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle without defaults: msgspec leaves out a default only if it is the same object."""
        return msgspec.convert, (msgspec.to_builtins(self), type(self))

    @classmethod
    def choices(cls, seats: int) -> Mapping[str, Sequence[Any]]:
        """List for each option the values worth testing with that many seats, the default first."""
        return {}

    def problems(self, seats: int) -> list[Text]:
        """List what is wrong with these options for that many seats."""
        return []

    @classmethod
    def combinations(cls, seats: int) -> Iterator[Self]:
        """Go through every combination of `choices`."""
        found = [cls()]
        for name, values in cls.choices(seats).items():
            found = [msgspec.structs.replace(one, **{name: value}) for one in found for value in values]
        return iter(found)

    @classmethod
    def read(cls, settings: Mapping[str, Any]) -> Self:
        """Make options from what a command line, a record, a request or a file says; see `settings`."""
        try:
            return msgspec.convert(read_settings(cls, settings), cls, strict=False)
        except msgspec.ValidationError as error:
            raise SetupError(Text("bad-options", reason=str(error))) from None

    def written(self) -> dict[str, str]:
        """Write the options that differ from their defaults as texts: the inverse of `read`."""
        values: dict[str, Any] = msgspec.to_builtins(self)
        return {
            name: ",".join(value) if isinstance(value, list | tuple) else str(value) for name, value in values.items()
        }
