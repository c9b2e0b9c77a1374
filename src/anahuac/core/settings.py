"""The values of options as people write them: `yes`, `ON`, `2015`, a list with commas."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from msgspec import inspect

from anahuac.core.errors import SetupError
from anahuac.core.notation import plain
from anahuac.core.text import Text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

YES = ("yes", "on", "true", "1", "ja", "an")
NO = ("no", "off", "false", "0", "none", "nein", "aus")


@cache
def types_of(options: type) -> dict[str, inspect.Type]:
    """The type of each option."""
    info = inspect.type_info(options)
    assert isinstance(info, inspect.StructType)
    return {field.name: field.type for field in info.fields}


def read_settings(options: type, settings: Mapping[str, object]) -> dict[str, Any]:
    """Read what was written for each option; `SetupError` names unknown options, and the choices for a wrong value."""
    types = types_of(options)
    problems: list[Text] = []
    found = {}
    for written, value in settings.items():
        name = str(written).replace("-", "_").lower()
        if name not in types:
            problems.append(Text("unknown-option", option=str(written)[:40], known=", ".join(types) or "-"))
            continue
        try:
            found[name] = read_value(types[name], value)
        except ValueError:
            choices = choices_of(types[name])
            problems.append(Text("bad-option", option=name, value=str(value)[:40], choices=choices))
    if problems:
        raise SetupError(problems[0] if len(problems) == 1 else Text.joined(problems, "\n"))
    return found


def read_value(kind: inspect.Type, value: object) -> object:
    """Read a value of a type; `ValueError` if it is not one. Types that are not listed here are left to msgspec."""
    match kind:
        case inspect.BoolType():
            return value if isinstance(value, bool) else read_flag(value)
        case inspect.LiteralType(values=values):
            return read_choice(values, value)
        case inspect.IntType(ge=least, le=most):
            return read_number(value, least, most)
        case inspect.VarTupleType(item_type=item):
            items = value.split(",") if isinstance(value, str) else value
            if not isinstance(items, list | tuple):
                raise ValueError
            return [read_value(item, one) for one in items if one != ""]
        case _:
            return value


def read_flag(value: object) -> bool:
    """Read a yes or no."""
    word = plain(str(value))
    if word not in (*YES, *NO):
        raise ValueError
    return word in YES


def read_choice(values: Sequence[object], value: object) -> object:
    """Find one of several values; any word for no means the choice `no`, if there is one."""
    word = plain(str(value))
    found = [one for one in values if plain(str(one)) == word]
    if not found and word in NO:
        found = [one for one in values if plain(str(one)) in NO]
    if len(found) != 1:
        raise ValueError
    return found[0]


def read_number(value: object, least: int | None, most: int | None) -> int:
    """Read a whole number within its bounds."""
    if isinstance(value, bool) or not isinstance(value, int | str):
        raise ValueError
    number = int(value)
    if (least is not None and number < least) or (most is not None and number > most):
        raise ValueError
    return number


def value_words(value: object) -> str:
    """Write a value as people type it."""
    match value:
        case bool():
            return "yes" if value else "no"
        case () | []:
            return "–"
        case tuple() | list():
            return ",".join(map(str, value))
        case _:
            return str(value)


def choices_of(kind: inspect.Type) -> Text:
    """Put into words what may be chosen."""
    match kind:
        case inspect.BoolType():
            return Text("option-flag")
        case inspect.LiteralType(values=values):
            return Text("option-choice", choices=", ".join(map(str, values)))
        case inspect.IntType(ge=int(least), le=int(most)):
            return Text("option-range", low=least, high=most)
        case inspect.VarTupleType(item_type=inspect.LiteralType(values=values)):
            return Text("option-list", choices=", ".join(map(str, values)))
        case _:
            return Text("option-number")
