"""What follows from the annotated fields of a state: its slots, its copy, its equality and its hash."""

from __future__ import annotations

import sys
from abc import ABCMeta
from inspect import get_annotations
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence


class Fields(ABCMeta):
    """Makes the slots of a class from its annotated fields and those of its bases, and what follows from them.

    That is `copy`, `__eq__`, `__hash__` and `__reduce__`.

    An abstract base is declared with `base=True`. Fields named in `derived` follow from the others: they are copied,
    but neither compared nor hashed. An annotated name that a class implements as a property is not a field.
    """

    def __new__(
        mcs,
        name: str,
        bases: tuple[type, ...],
        body: dict[str, Any],
        *,
        base: bool = False,
        derived: Iterable[str] = (),
    ) -> Fields:
        """Make a class with code generated for its fields."""
        if base:
            return super().__new__(mcs, name, bases, {"__slots__": (), **body})
        inherited = [field for one in reversed(bases) for field in _annotated(one)]
        fields = tuple(field for field in dict.fromkeys([*inherited, *_in_body(body)]) if _is_field(field, bases, body))
        compared = [field for field in fields if field not in set(derived)]
        return super().__new__(mcs, name, bases, {"__slots__": fields, **_methods(fields, compared), **body})


def _annotated(kind: type) -> list[str]:
    """List the annotated names of a class and its bases, the most basic first."""
    return [name for one in reversed(kind.__mro__) for name in get_annotations(one)]


def _in_body(body: dict[str, Any]) -> dict[str, Any]:
    """Find the annotations in the body of a class that is being made."""
    if sys.version_info >= (3, 14) and "__annotations__" not in body:
        from annotationlib import Format, call_annotate_function, get_annotate_from_class_namespace

        annotate = get_annotate_from_class_namespace(body)
        return dict(call_annotate_function(annotate, Format.STRING)) if annotate else {}
    found: dict[str, Any] = body.get("__annotations__", {})
    return found


def _is_field(name: str, bases: tuple[type, ...], body: dict[str, Any]) -> bool:
    return name not in body and not any(hasattr(base, name) for base in bases)


def _methods(fields: Sequence[str], compared: Sequence[str]) -> dict[str, Callable[..., Any]]:
    """Generate methods that name each field: loops over the fields would take up to three times as long."""
    code = f"""
def copy(self):
    "Make an independent copy, cheaply."
    new = self.__class__()
    {"; ".join(f"new.{field} = self.{field}" for field in fields)}
    return new

def __eq__(self, other):
    return type(self) is type(other) and {" and ".join(f"self.{field} == other.{field}" for field in compared)}

def __hash__(self):
    return hash(({" ".join(f"self.{field}," for field in compared)}))

def __reduce__(self):
    return restore, (type(self), ({" ".join(f"self.{field}," for field in fields)}))
"""
    methods: dict[str, Callable[..., Any]] = {}
    exec(code, {"restore": _restore}, methods)  # noqa: S102  the names are those of our own fields
    return methods


def _restore(kind: Any, values: tuple[Any, ...]) -> Any:
    """Make a state from the pickled values of its fields."""
    state = kind()
    for field, value in zip(kind.__slots__, values, strict=True):
        setattr(state, field, value)
    return state
