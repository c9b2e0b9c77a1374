"""What games that are machines of steps share: a step takes some kinds of actions, a rule says what one does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from anahuac.core.event import Event
    from anahuac.core.types import Illegal, Seat

S = TypeVar("S")
A = TypeVar("A")
T = TypeVar("T")


class Rule(NamedTuple, Generic[S, A]):
    """One kind of action: when it is not legal, and what it does."""

    why_not: Callable[[S, Seat, A], Illegal | None]
    carry_out: Callable[[S, Seat, A, list[Event] | None], None]


class Step(NamedTuple, Generic[S, A]):
    """A point at which somebody decides: what may be decided, listed and by kind."""

    phase: str
    legal: Callable[[S, Seat], Sequence[A]]
    rules: Mapping[str, Rule[S, A]]


def always(state: object, seat: Seat, action: object) -> None:
    """Say that nothing forbids an action whenever its step takes it."""
    return


def with_item(items: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """Answer with a tuple in which one item is another."""
    return (*items[:at], value, *items[at + 1 :])
