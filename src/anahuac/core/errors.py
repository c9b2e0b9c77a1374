"""Everything that can go wrong, as types; each error says what was wrong and what to do."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from anahuac.core.text import Text

if TYPE_CHECKING:
    from collections.abc import Sequence


class AnahuacError(Exception):
    """The base of all our errors: carries a `Text`, so that it can be told in the reader's language."""

    names: Sequence[Text | str] = ()
    """The names of the players that the text may mention."""

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.text = text

    def __str__(self) -> str:
        return self.tell()

    def tell(self, language: str | None = None, reader: int | None = None) -> str:
        """Put it into words, for the player on a seat."""
        return self.text.tell(language, self.names, reader)


class IllegalAction(AnahuacError):
    """An action that the rules forbid now: the clause that forbids it, and why in words."""

    def __init__(self, clause: str, reason: Text, names: Sequence[Text | str] = ()) -> None:
        super().__init__(Text("illegal", clause=clause, reason=reason))
        self.clause = clause
        self.reason = reason
        self.names = names

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[str, Text, Sequence[Text | str]]]:
        return IllegalAction, (self.clause, self.reason, self.names)


class UnknownAction(AnahuacError):
    """A text that is no action of the game's catalogue, or an action of another game or board."""


class AmbiguousAction(UnknownAction):
    """A text that may mean several actions."""


class UnknownGame(AnahuacError):
    """A name that no registered game has."""


class SetupError(AnahuacError):
    """A game cannot be started like this: wrong number of players, option, board name or seed."""


class RecordError(AnahuacError):
    """A record that cannot be read or replayed; names the line."""

    def __init__(self, line: int, reason: Text, names: Sequence[Text | str] = ()) -> None:
        super().__init__(Text("record-error", line=line, reason=reason))
        self.line = line
        self.reason = reason
        self.names = names

    def __reduce__(self) -> tuple[type[RecordError], tuple[int, Text, Sequence[Text | str]]]:
        return RecordError, (self.line, self.reason, self.names)


class DataError(AnahuacError):
    """A file that describes something impossible; lists all reasons, not just the first."""

    heading: ClassVar[str]
    """The message that introduces the reasons; each kind of file has its own."""

    def __init__(self, reasons: Sequence[Text]) -> None:
        super().__init__(Text(self.heading, count=len(reasons), reasons=Text.joined(reasons, "\n")))
        self.reasons = tuple(reasons)

    def __reduce__(self) -> tuple[type[DataError], tuple[Sequence[Text]]]:
        return type(self), (self.reasons,)


class BoardError(DataError):
    """A board that cannot be played on."""

    heading = "board-error"


class PositionError(DataError):
    """A position that cannot be."""

    heading = "position-error"
