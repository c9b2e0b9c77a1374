"""Games as machines of steps: at each step a seat may take some kinds of actions, and each kind has a rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from anahuac.core.event import Event
    from anahuac.core.types import Illegal, Seat

S = TypeVar("S")
A = TypeVar("A")
T = TypeVar("T")


class Rule(NamedTuple, Generic[S, A]):
    """One kind of action: when it is not legal, what it does, and which actions to consider."""

    why_not: Callable[[S, Seat, A], Illegal | None]
    """Explain why an action of this kind is not legal now; None if it is."""
    carry_out: Callable[[S, Seat, A, list[Event] | None], Any]
    """Change the state; a game with a stack of frames gets what this returns."""
    candidates: Callable[[S, Seat], Sequence[A]] | None = None
    """List the actions that may be legal, for kinds with many; without it, all of the kind are considered."""
    exact: bool = False
    """Whether all candidates are legal, so that they need not be checked."""


Rules = Mapping[str, Rule[S, A]]
"""What a step accepts: the rule of each kind of action, in the order in which actions are listed."""


def always(state: object, seat: Seat, action: object) -> None:
    """Forbid nothing: the `why_not` of an action that is legal whenever its step is reached."""
    return


def list_legal(rules: Rules[S, A], state: S, seat: Seat, of_kind: Mapping[str, tuple[A, ...]]) -> tuple[A, ...]:
    """List what a seat may decide at a step; `of_kind` has all actions of the board by kind."""
    found: tuple[A, ...] = ()
    for kind, (why_not, _, candidates, exact) in rules.items():
        actions = of_kind[kind] if candidates is None else candidates(state, seat)
        if exact or why_not is always:
            if actions:
                found += tuple(actions)
        else:
            found += tuple([action for action in actions if why_not(state, seat, action) is None])
    return found


def with_item(items: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """Return a tuple with one item replaced."""
    return (*items[:at], value, *items[at + 1 :])
