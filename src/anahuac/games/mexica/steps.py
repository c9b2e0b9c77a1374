"""What a kind of action is: why it may be illegal, and what it does. Small things that the rules share."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from anahuac.core import Illegal, Text

if TYPE_CHECKING:
    from collections.abc import Callable

    from anahuac.core import Event, Seat
    from anahuac.games.mexica.actions import MexicaAction
    from anahuac.games.mexica.state import MexicaState


class Rule(NamedTuple):
    """One kind of action.

    `why_not` is asked only about actions that are not legal; it names the clause, in the sequence: not allowed now,
    the supply, the action points, the place. If it finds nothing, it is the first-round protection (M9).
    """

    why_not: Callable[[MexicaState, Seat, MexicaAction], Illegal | None]
    carry_out: Callable[[MexicaState, Seat, MexicaAction, list[Event] | None], None]


def why_no_points(state: MexicaState, cost: int) -> Illegal | None:
    """M2.1: an action must be paid for."""
    if cost <= state.ap:
        return None
    return Illegal("M2.1", Text("mexica-no-points", cost=cost, left=state.ap))


def pay(state: MexicaState, seat: Seat, cost: int) -> None:
    """M2.1: spend action points. M10.2: this turn is more than its end."""
    state.ap -= cost
    state.acted |= 1 << seat


def with_item(items: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """Answer with a tuple in which one item is another."""
    return (*items[:at], value, *items[at + 1 :])
