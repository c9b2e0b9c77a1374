"""Texts for people: an id of `locale/*.ftl` with its arguments, put into words in the reader's language."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from fluent.runtime.resolver import Message

LANGUAGES = ("en", "de")

MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a message begins in a file."""

_language = "en"
_packages = ["anahuac"]
"""Where texts come from: the folders `locale` of these packages."""


def use_language(language: str) -> None:
    """Choose the language that `str(text)` speaks from now on in this process."""
    global _language
    if language not in LANGUAGES:
        raise ValueError(f"no such language: {language!r}; there are {', '.join(LANGUAGES)}")
    _language = language


def add_texts(package: str) -> None:
    """Add the texts of a package: the `.ftl` files in `locale/en` and in the folders of other languages."""
    if package not in _packages:
        _packages.append(package)
        files_of_messages.cache_clear()


def sources(package: str, language: str) -> list[str]:
    """Read the files of a package in a language, or in English if it has none."""
    folder = files(package) / "locale" / language
    if not folder.is_dir():
        folder = files(package) / "locale" / LANGUAGES[0]
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return [file.read_text(encoding="utf-8") for file in found]


@cache
def files_of_messages(language: str) -> dict[str, str]:
    """The content of the file that each message is in. Our own messages win over those of other packages."""
    contents = [source for package in reversed(_packages) for source in sources(package, language)]
    return {message: source for source in contents for message in MESSAGE.findall(source)}


@cache
def bundle(language: str, source: str) -> FluentBundle:
    """Parse a file when one of its messages is first needed: parsing all would take longer than most commands run."""
    messages = FluentBundle([language], use_isolating=False)
    messages.add_resource(FluentResource(source))
    return messages


def find_message(language: str, name: str) -> tuple[FluentBundle, Message]:
    """Find a message, and the bundle of its file, whose messages it may refer to."""
    messages = bundle(language, files_of_messages(language)[name])
    return messages, messages.get_message(name)


@dataclass(frozen=True, slots=True)
class Player:
    """The player on a seat, as an argument of a text; the name is filled in when the text is told.

    As the argument `seat` it gives a message `$seat`, the name at this table, and `$seat-is`, which is "you" if
    that player reads it, else "other".
    """

    seat: int


class Text:
    """A message and its arguments, which may be texts and players: a value that can be told in any language."""

    __slots__ = ("args", "id")

    def __init__(self, id: str, /, **args: Any) -> None:
        self.id = id
        self.args = args

    @staticmethod
    def joined(texts: Iterable[Text], separator: str = ", ") -> Text:
        """Put several texts into one, in a row."""
        return Joined(separator, tuple(texts))

    @staticmethod
    def listed(parts: Iterable[Text | Player | str]) -> Text:
        """Put several things into one as a sentence lists them: a, b and c."""
        return Listed(tuple(parts))

    def tell(self, language: str | None = None, names: Sequence[Text | str] = (), reader: int | None = None) -> str:
        """Put it into words, for the player on a seat (`reader`) of a table where the players have these names.

        A message that is missing is a defect of ours, so it fails loudly.
        """
        spoken = language or _language
        name, _, attribute = self.id.partition(".")
        messages, message = find_message(spoken, name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise LookupError(f"the message {name} has no value")
        args = dict(self.args)
        for key, arg in self.args.items():
            if isinstance(arg, Player):
                args[key] = _name(arg, spoken, names)
                args[f"{key}-is"] = "you" if arg.seat == reader else "other"
            elif isinstance(arg, Text):
                args[key] = arg.tell(spoken, names, reader)
        words, errors = messages.format_pattern(pattern, args)
        if errors:
            raise errors[0]
        return str(words)

    def __str__(self) -> str:
        return self.tell()

    def __repr__(self) -> str:
        return "".join([f"Text({self.id!r}", *(f", {key}={arg!r}" for key, arg in self.args.items()), ")"])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and (self.id, self.args) == (other.id, other.args)

    def __hash__(self) -> int:
        return hash((self.id, tuple(self.args)))


class Joined(Text):
    """Texts in a row."""

    __slots__ = ()

    def __init__(self, separator: str, texts: tuple[Text, ...]) -> None:
        super().__init__("joined", separator=separator, texts=texts)

    def tell(self, language: str | None = None, names: Sequence[Text | str] = (), reader: int | None = None) -> str:
        separator: str = self.args["separator"]
        return separator.join(text.tell(language, names, reader) for text in self.args["texts"])

    def __reduce__(self) -> tuple[Any, ...]:
        return Joined, (self.args["separator"], self.args["texts"])


class Listed(Text):
    """Things in a row as a sentence lists them; the reader is "you" among them."""

    __slots__ = ()

    def __init__(self, parts: tuple[Text | Player | str, ...]) -> None:
        super().__init__("listed", parts=parts)

    def tell(self, language: str | None = None, names: Sequence[Text | str] = (), reader: int | None = None) -> str:
        spoken = language or _language
        words = [_part(part, spoken, names, reader) for part in self.args["parts"]]
        if len(words) < 2:
            return "".join(words)
        return Text("list-end", list=", ".join(words[:-1]), last=words[-1]).tell(spoken)

    def __reduce__(self) -> tuple[Any, ...]:
        return Listed, (self.args["parts"],)


def _part(part: Text | Player | str, language: str, names: Sequence[Text | str], reader: int | None) -> str:
    if isinstance(part, Player):
        return Text("player-you").tell(language) if part.seat == reader else _name(part, language, names)
    return part.tell(language, names, reader) if isinstance(part, Text) else part


def _name(player: Player, language: str, names: Sequence[Text | str]) -> str:
    """The name of a player at the table, or a number if there are no names."""
    if player.seat < len(names):
        name = names[player.seat]
        return name.tell(language) if isinstance(name, Text) else name
    return Text("player", number=player.seat + 1).tell(language)


def has_text(id: str) -> bool:
    """Return whether a message exists (with `name.attribute`: whether it has that attribute)."""
    name, _, attribute = id.partition(".")
    if name not in files_of_messages("en"):
        return False
    return not attribute or attribute in find_message("en", name)[1].attributes


def roman(number: int) -> str:
    """Write a small number as ages and periods are counted: I, II, III, IV, V."""
    return ("0", "I", "II", "III", "IV", "V")[number]


def tell_common_field(name: str, value: object) -> object:
    """Put a field of an event into words, if it means the same in every game."""
    match name, value:
        case _, None:
            return "hidden"
        case _, bool():
            return "yes" if value else "no"
        case (("seat" | "rival"), int()):
            return Player(value)
        case (("seats" | "order"), tuple()):
            return Text.listed(map(Player, value)) if value else "none"
        case (("age" | "period"), int()):
            return roman(value)
        case _:
            return value
