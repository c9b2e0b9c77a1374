"""T6.1: phase 1. In order each player may discard cards, then draws two; above four cards, the excess goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.games.azteca.cards import RUSE, discard, discards, draw, why_not_discard
from anahuac.games.azteca.events import Passed
from anahuac.games.azteca.frames import Turns
from anahuac.games.azteca.material import DRAW
from anahuac.games.azteca.steps import Rule, always
from anahuac.games.azteca.turns import next_turn

if TYPE_CHECKING:
    from anahuac.core import Event, Seat
    from anahuac.games.azteca.actions import AztecaAction
    from anahuac.games.azteca.state import AztecaState


def finish(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T6.1: draw two cards, then discard the excess."""
    next_turn(state)
    if events is not None:
        events.append(Passed(seat))
    draw(state, seat, DRAW, events)
    state.push(Turns("excess", (seat,)))


CARDS = {"discard": Rule(why_not_discard, discard, discards, exact=True), "ruse": RUSE, "done": Rule(always, finish)}
EXCESS = {"discard": Rule(why_not_discard, discard, discards, exact=True)}
