"""Texts for people: an id of `locale/*.ftl` with its arguments, put into words in the reader's language."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource

if TYPE_CHECKING:
    from collections.abc import Iterable

LANGUAGES = ("en", "de")

_language = "en"


def use_language(language: str) -> None:
    """Choose the language that `str(text)` speaks from now on in this process."""
    global _language
    if language not in LANGUAGES:
        raise ValueError(f"no such language: {language!r}; there are {', '.join(LANGUAGES)}")
    _language = language


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language."""
    messages = FluentBundle([language], use_isolating=False)
    folder = files("anahuac") / "locale" / language
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        messages.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return messages


class Text:
    """A message and its arguments, which may be texts themselves; a value that any language can tell."""

    __slots__ = ("args", "id")

    def __init__(self, id: str, /, **args: Any) -> None:
        self.id = id
        self.args = args

    @staticmethod
    def joined(texts: Iterable[Text], separator: str = ", ") -> Text:
        """Put several texts into one, in a row."""
        return Joined(separator, tuple(texts))

    def tell(self, language: str) -> str:
        """Put it into words; a message that is missing is a defect of ours, so it fails loudly."""
        name, _, attribute = self.id.partition(".")
        messages = bundle(language)
        message = messages.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise LookupError(f"the message {name} has no value")
        args = {key: arg.tell(language) if isinstance(arg, Text) else arg for key, arg in self.args.items()}
        words, errors = messages.format_pattern(pattern, args)
        if errors:
            raise errors[0]
        return str(words)

    def __str__(self) -> str:
        return self.tell(_language)

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

    def tell(self, language: str) -> str:
        separator: str = self.args["separator"]
        return separator.join(text.tell(language) for text in self.args["texts"])

    def __reduce__(self) -> tuple[Any, ...]:
        return Joined, (self.args["separator"], self.args["texts"])


def has_text(id: str) -> bool:
    """Tell whether a message exists (with `name.attribute`: whether it has that attribute)."""
    name, _, attribute = id.partition(".")
    messages = bundle("en")
    return messages.has_message(name) and (not attribute or attribute in messages.get_message(name).attributes)
