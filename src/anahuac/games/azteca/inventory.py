"""T0: counting every piece of the box, wherever it lies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.games.azteca.counters import COUNT
from anahuac.games.azteca.frames import Reorganise, Setup
from anahuac.games.azteca.material import (
    ACTION_CARDS,
    COUNTERS,
    EXPEDITIONS,
    GENERALS,
    POCHTECAS,
    SHIPS,
    WRATH,
    ZONES,
)

if TYPE_CHECKING:
    from anahuac.core import Seat
    from anahuac.games.azteca.state import AztecaState


def count_material(state: AztecaState) -> dict[str, int]:
    """Count what never changes: pieces in play and in the box, cards in hands, deck and discards."""
    found = {}
    for seat in range(state.seats):
        found[f"counters {seat}"] = counters_of(state, seat) + COUNTERS - state.warriors[seat] - state.knights[seat]
        found[f"generals {seat}"] = max(sum(at >= 0 for at in state.army_places(seat)), GENERALS)
        found[f"ships {seat}"] = max(sum(state.ships[ZONES * seat : ZONES * seat + ZONES]), SHIPS)
        on_missions = sum(mission[0] == seat for mission in state.missions)
        found[f"pochtecas {seat}"] = max(POCHTECAS, state.pochtecas[seat] + on_missions)
    for card in ACTION_CARDS:
        in_hands = sum(hand.count(card) for hand in state.hands)
        found[card] = in_hands + state.deck.count(card) + state.discard.count(card)
    found["dams"] = max(len(state.board.far_sides), state.dams.bit_count())
    found["expedition cards"] = len(EXPEDITIONS)
    found["wrath cards"] = len(set(WRATH) | set(state.wrath))
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
