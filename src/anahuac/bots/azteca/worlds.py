"""States made from a view: what the seat knows for certain, and what the rest probably is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.games.azteca.imagine import imagined, open_things
from anahuac.games.azteca.steps import with_item

if TYPE_CHECKING:
    from anahuac.core import Chance
    from anahuac.games.azteca.state import AztecaState
    from anahuac.games.azteca.view import AztecaView

POCKET = 8
"""About as many points as sensible players hold at a time; they give the rest to Quetzalcoatl."""


def known(view: AztecaView) -> AztecaState:
    """The state as far as the seat knows it; what the others hide is left empty."""
    seat = view.seat
    assert seat is not None
    state = open_things(view)
    state.hands = tuple(
        [("",) * size if hand is None else hand for hand, size in zip(view.hands, view.hand_sizes, strict=True)]
    )
    for field, values in (
        ("tribute", view.tribute), ("sp", view.sacrifices), ("given", view.given), ("looked", view.looked),
    ):  # fmt: skip
        setattr(state, field, tuple([value or 0 for value in values]))
    return state


def likely(view: AztecaView, chance: Chance) -> AztecaState:
    """An imagined state in which the others have given most of their points, as sensible players do."""
    state = imagined(view, chance)
    if view.outcome is not None:
        return state
    for seat in range(view.seats):
        if seat != view.seat and state.sp[seat] > POCKET and state.given[seat] > state.looked[seat]:
            more = state.sp[seat] - POCKET
            state.sp = with_item(state.sp, seat, POCKET)
            state.given = with_item(state.given, seat, state.given[seat] + more)
    return state
