"""What a step of the game is: which actions it takes, and what each of them does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from anahuac.core import Illegal, Text
from anahuac.core.steps import always, with_item

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from anahuac.core import Event, Seat
    from anahuac.games.azteca.actions import AztecaAction
    from anahuac.games.azteca.state import AztecaState

__all__ = ["WAIT", "Rule", "Wait", "always", "no", "with_item"]


class Rule(NamedTuple):
    """One kind of action in a step: when it is not legal, what it does, and which actions are worth a look.

    `carry_out` answers with the result for the frame below if it took its frame off the stack. `candidates` saves
    time where a kind has many actions: it never leaves out a legal one, and lists illegal ones only if not `exact`.
    """

    why_not: Callable[[AztecaState, Seat, AztecaAction], Illegal | None]
    carry_out: Callable[[AztecaState, Seat, AztecaAction, list[Event] | None], Any]
    candidates: Callable[[AztecaState, Seat], Iterable[AztecaAction]] | None = None
    exact: bool = False


class Wait:
    """What an advance answers with when a seat must decide."""


WAIT = Wait()


def no(clause: str, id: str, **args: object) -> Illegal:
    """Say why an action is not legal."""
    return Illegal(clause, Text(f"azteca-{id}", **args))
