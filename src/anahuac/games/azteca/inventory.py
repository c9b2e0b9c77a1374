"""T0: counting every piece of the box, wherever it lies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.games.azteca.counters import COUNT, POCHTECA, SHIP
from anahuac.games.azteca.frames import Reorganise, Setup
from anahuac.games.azteca.material import ACTION_CARDS, COUNTERS, POCHTECAS, SHIPS, WRATH, ZONES

if TYPE_CHECKING:
    from anahuac.core import Seat
    from anahuac.games.azteca.state import AztecaState


def count_material(state: AztecaState) -> dict[str, int]:
    """Count what never changes: pieces in play and in the box, cards in hands, deck and discards.

    Expedition cards are drawn and put back within one action (T10.2): in no state is one away from its deck.
    """
    found = {}
    for seat in range(state.seats):
        found[f"counters {seat}"] = counters_of(state, seat) + COUNTERS - state.warriors[seat] - state.knights[seat]
        found[f"generals {seat}"] = generals_of(state, seat)
        found[f"ships {seat}"] = fleet_of(state, seat) + state.box[2 * seat + SHIP]
        found[f"pochtecas {seat}"] = pochtecas_of(state, seat) + state.box[2 * seat + POCHTECA]
    for card in ACTION_CARDS:
        in_hands = sum(hand.count(card) for hand in state.hands)
        found[card] = in_hands + state.deck.count(card) + state.discard.count(card)
    found["dams"] = state.dams.bit_count() + state.box[-1]
    found["wrath cards"] = len(state.wrath) + len(set(WRATH) - set(state.wrath))
    return found


def counters_of(state: AztecaState, seat: Seat) -> int:
    """Count the counters of a seat in its groups and, while they are dealt out, in its hand."""
    if isinstance(state.stack[-1], Setup) and not state.options.free_start:
        return state.warriors[seat] + state.knights[seat]
    counters = sum(COUNT[packed] for packed in state.fighters[4 * seat : 4 * seat + 4])
    for frame in state.stack:
        if isinstance(frame, Reorganise) and frame.seat == seat and frame.pool is not None:
            counters += sum(frame.pool)
    return counters


def generals_of(state: AztecaState, seat: Seat) -> int:
    """T14.1: count the generals on the map with counters and those in the box without, and those being staffed."""
    staffed = 7 if isinstance(state.stack[-1], Setup) else 0
    for frame in state.stack:
        if isinstance(frame, Reorganise) and frame.seat == seat:
            staffed |= frame.groups
    right = [
        staffed >> army & 1 or (at >= 0) == (state.fighters[4 * seat + army] > 0)
        for army, at in enumerate(state.army_places(seat))
    ]
    return sum(map(bool, right))


def fleet_of(state: AztecaState, seat: Seat) -> int:
    """Count the ships of a seat on the lake."""
    return sum(state.ships[ZONES * seat : ZONES * seat + ZONES])


def pochtecas_of(state: AztecaState, seat: Seat) -> int:
    """Count the pochtecas of a seat at home and on missions."""
    return state.pochtecas[seat] + sum(mission[0] == seat for mission in state.missions)


def fill_box(state: AztecaState) -> None:
    """T0.4: put into the box what is not in play."""
    counts: list[int] = []
    for seat in range(state.seats):
        counts += [SHIPS - fleet_of(state, seat), POCHTECAS - pochtecas_of(state, seat)]
    state.box = (*counts, len(state.board.far_sides) - state.dams.bit_count())
