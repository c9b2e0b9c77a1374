"""What a step of the game is: which actions it takes, and what each of them does."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from anahuac.core import Event, Illegal, Seat
    from anahuac.games.aztlan.actions import AztlanAction
    from anahuac.games.aztlan.state import AztlanState


class Rule(NamedTuple):
    """One kind of action in a step: when it is not legal, and what it does."""

    why_not: Callable[[AztlanState, Seat, AztlanAction], Illegal | None]
    carry_out: Callable[[AztlanState, Seat, AztlanAction, list[Event] | None], None]


class Step(NamedTuple):
    """A point at which somebody decides."""

    phase: str
    legal: Callable[[AztlanState, Seat], Sequence[AztlanAction]]
    rules: Mapping[str, Rule]


def always(state: AztlanState, seat: Seat, action: AztlanAction) -> None:
    """Say that nothing forbids an action whenever its step takes it."""
    return


def with_item(items: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """Answer with a tuple in which one item is another."""
    return (*items[:at], value, *items[at + 1 :])
