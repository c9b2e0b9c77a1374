"""Choices in the scoring: play a culture card now, or keep it for a later age that pays more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.bots.aztlan.atlas import atlas_of
from anahuac.bots.aztlan.evaluation import ages_left
from anahuac.games.aztlan.material import BLESSINGS, WILD
from anahuac.games.aztlan.scoring import BLESSING_POINTS, realms

if TYPE_CHECKING:
    from anahuac.core import Seat
    from anahuac.games.aztlan.actions import AztlanAction
    from anahuac.games.aztlan.state import AztlanState


def score_well(state: AztlanState, seat: Seat, patience: float) -> AztlanAction:
    """Choose in the scoring: a card must gain its patience as long as it could be played later, else more than 1."""
    of_kind = state.board.of_kind
    held = state.present[seat]
    enough = patience if ages_left(state) else 1
    for action in state.legal_actions(seat):
        if action.kind == "rafts":
            atlas = atlas_of(state.board)
            power = state.cards[seat]
            if atlas.with_rafts(held, power) - atlas.points(held)[power] > enough:
                return action
        if action.kind == "bless":
            terrain = state.board.terrain_mask[BLESSINGS[action.name]]  # type: ignore[index]
            if BLESSING_POINTS * (held & terrain).bit_count() > enough:
                return action
    if state.cards[seat] == WILD:
        return max(of_kind["name"], key=lambda action: terrain_points(state, held, action.name))
    return of_kind["done"][0]


def terrain_points(state: AztlanState, held: int, terrain: str) -> int:
    """What the realms score with a terrain, with rafts if they have been played."""
    return sum(realm.points for realm in realms(state.board, held, terrain, state.rafts))
