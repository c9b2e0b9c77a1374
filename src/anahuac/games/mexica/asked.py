"""What somebody means who points at a square and asks why nothing can be done there."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anahuac.core import Seat
    from anahuac.games.mexica.actions import MexicaAction
    from anahuac.games.mexica.state import MexicaState


def likeliest(state: MexicaState, seat: Seat, asked: Sequence[MexicaAction]) -> MexicaAction:
    """Guess which of several illegal actions on a square is meant."""
    return max(asked, key=lambda action: _likelihood(state, seat, action))


def _likelihood(state: MexicaState, seat: Seat, action: MexicaAction) -> int:
    bridges = state.bridges_h | state.bridges_v
    if action.kind == "start":
        return 2 * (state.step == "start")
    if action.kind == "boat":  # M6.2: from a bridge to a bridge
        noble = state.nobles[seat]
        return 2 * bool(noble >= 0 and bridges >> noble & 1 and bridges & action.bit)
    if action.kind == "lift":  # M5.3: the bridge that lies there, once there are no others
        own = state.bridges_h if action.axis == "h" else state.bridges_v
        return 3 * bool(own & action.bit and state.carrying is None and not state.spare_bridges)
    if action.kind == "bridge":  # M5.2: between two land squares
        beside = (state.board.beside_h if action.axis == "h" else state.board.beside_v)[action.at]
        return 2 - bool(beside & ~state.land)
    if action.kind == "found":  # M4.2: with the token that fits where the noble stands, or an open one
        view, noble = state.view(seat), state.nobles[seat]
        home = state.board.names[noble] if noble >= 0 else ""
        sizes = [len(district.squares) for district in view.districts if home in district.squares]
        return 2 * (action.value in sizes) + (action.value in view.open_tokens)
    return 1
