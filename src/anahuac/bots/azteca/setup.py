"""T1, T18.1: setting up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.core.masks import bits
from anahuac.games.azteca.counters import COUNT, RESERVE
from anahuac.games.azteca.material import ZONES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anahuac.bots.azteca.sight import Scored, Sight
    from anahuac.games.azteca.actions import AztecaAction


ARMY = (3, 1)
"""Warriors and knights that an army starts with; the rest is the reserve."""


def setup(sight: Sight, options: Sequence[AztecaAction]) -> Scored:
    """T1: where ship and dam open most, armies alike; T18.1: or what to buy."""
    free = sight.state.options.free_start
    return [(_free(sight, action) if free else _placed(sight, action), action) for action in options]


def _placed(sight: Sight, action: AztecaAction) -> float:
    if action.kind == "launch":
        return 3 + shore(sight, action.at)
    if action.kind == "first-dam":
        return 3 + beyond(sight, action.at)
    if action.kind == "assign":
        packed = sight.state.fighters[4 * sight.seat + action.group]
        have = (packed & 15, packed >> 4)[action.knight]
        want = ARMY[action.knight] if action.group != RESERVE else (0 if action.knight else 4)
        return 1.0 - action.group * 0.01 if have < want else 0.0
    return 0.5


def shore(sight: Sight, zone: int) -> float:
    """What lies at a lake zone."""
    return 0.1 * sum([1 + sight.state.population[at] for at in bits(sight.board.shores[zone] & sight.state.neutral)])


def beyond(sight: Sight, dam: int) -> float:
    """What lies at the far side of a dam."""
    far = sight.board.far_sides[dam]
    near = sight.board.land[far] & sight.state.neutral & sight.board.cities
    return 0.3 * sight.state.population[far] + 0.1 * sum([1 + sight.state.population[at] for at in bits(near)])


def _free(sight: Sight, action: AztecaAction) -> float:
    """T18.1: generals with good armies first, then a ship, a dam, pochtecas and a reserve."""
    state, seat = sight.state, sight.seat
    armies = sum(at >= 0 for at in state.army_places(seat))
    in_reserve = COUNT[state.fighters[4 * seat + RESERVE]]
    ships = sum(state.ships[ZONES * seat : ZONES * seat + ZONES])
    tribute = state.tribute[seat]
    if action.kind == "buy-ship":
        return 9 + shore(sight, action.at) if not ships else -1.0
    if action.kind == "buy-dam":
        return 8 + beyond(sight, action.at) if not state.dams else -1.0
    if action.kind == "buy-general":
        return 7.0 - action.knight
    if action.kind == "buy-fighter" and action.group == RESERVE:
        if not in_reserve and armies < 3:
            return 6.5 - action.knight
        return 2.0 - action.knight if in_reserve < 3 else -1.0
    if action.kind == "buy-fighter":
        packed = state.fighters[4 * seat + action.group]
        have = (packed & 15, packed >> 4)[action.knight]
        return 5.0 if have < ARMY[action.knight] and COUNT[packed] < 4 and armies == 3 else -1.0
    if action.kind == "buy-pochteca":
        return 1.0 if tribute > 1 else -1.0
    return 0.0
