"""T7: phase 2. Cards first, in order; then the lands pay tribute and sacrifice points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from anahuac.core.masks import bits
from anahuac.games.azteca.cards import RUSE, if_held, play_card, why_not_card
from anahuac.games.azteca.dice import roll
from anahuac.games.azteca.events import Income, Tribute
from anahuac.games.azteca.frames import Deed
from anahuac.games.azteca.material import (
    ASSIMILATED_SACRIFICES,
    TRIBUTE,
    VALLEY_SACRIFICES,
    ZONE_TRIBUTE,
    ZONES,
)
from anahuac.games.azteca.steps import Rule, no
from anahuac.games.azteca.turns import END_TURN

if TYPE_CHECKING:
    from anahuac.core import Event, Illegal, Seat
    from anahuac.games.azteca.actions import AztecaAction
    from anahuac.games.azteca.state import AztecaState


def why_not_insubordination(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T6.3: one territory, not a capital. A fourth people's capital is an ordinary city (T0.2)."""
    illegal = why_not_card(state, seat, "insubordination")
    if illegal is not None:
        return illegal
    if action.at in state.homes:
        return no("T6.3", "no-capital", at=state.board.names[action.at])
    return None


def insubordination(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T6.3: the territory yields nothing this round."""
    play_card(state, seat, "insubordination", events, action.at)
    state.barren |= 1 << action.at


def why_not_tlaloc(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T6.3: the card must be in hand."""
    return why_not_card(state, seat, "tlaloc")


def tlaloc(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T6.3: roll the white die."""
    play_card(state, seat, "tlaloc", events)
    state.push(Deed(seat, "tlaloc"))
    roll(state, seat, ("white",), events)


def take_rain(state: AztecaState, frame: Deed, faces: Any, events: list[Event] | None) -> None:
    """T6.3: as many T as the white die shows."""
    state.pop()
    state.gain(frame.seat, faces[0])
    if events is not None:
        events.append(Tribute(frame.seat, faces[0]))


def tribute_of(state: AztecaState, seat: Seat) -> int:
    """T7.1: capital 4, high-valley city 1, outer valley 2, controlled lake zone 1."""
    board, home = state.board, state.homes[seat]
    lands = state.lands[seat] & ~state.barren
    valleys = (lands & board.valleys).bit_count()
    cities = lands.bit_count() - valleys - 1
    zones = sum([state.controller(zone) == seat for zone in range(ZONES)])
    assert lands >> home & 1
    return TRIBUTE["capital"] + cities * TRIBUTE["city"] + valleys * TRIBUTE["valley"] + zones * ZONE_TRIBUTE


def sacrifices_of(state: AztecaState, seat: Seat) -> int:
    """T7.2: population counters, 1 more for each assimilated city, 1 for each outer valley."""
    lands = state.lands[seat] & ~state.barren
    population = sum([state.population[at] for at in bits(lands)])
    assimilated = (lands & state.assimilated).bit_count() * ASSIMILATED_SACRIFICES
    return population + assimilated + (lands & state.board.valleys).bit_count() * VALLEY_SACRIFICES


def pay_income(state: AztecaState, events: list[Event] | None) -> None:
    """T7.3: after the cards everybody is paid."""
    for seat in state.order():
        tribute, sacrifices = tribute_of(state, seat), sacrifices_of(state, seat)
        state.gain(seat, tribute)
        state.sacrifice(seat, sacrifices)
        if events is not None:
            lands = tuple(state.board.named(state.lands[seat] & ~state.barren))
            events.append(Income(seat, tribute, sacrifices, lands))


TRIBUTE_STEP = {
    "insubordination": Rule(why_not_insubordination, insubordination, if_held("insubordination")),
    "tlaloc": Rule(why_not_tlaloc, tlaloc, if_held("tlaloc")),
    "ruse": RUSE,
    "done": END_TURN,
}
