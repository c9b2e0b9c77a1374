"""What is legal now, as masks: the places of M3 to M8, each by its clause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.core.masks import bits
from anahuac.games.mexica.actions import END, SLOT, SPEND, TAKE, Masks
from anahuac.games.mexica.bridges import LIFT, liftable, places
from anahuac.games.mexica.material import CHIPS_A_TURN, HEIGHTS_IN_STOCK, HEIGHTS_WITHIN, JUMP_COST
from anahuac.games.mexica.protection import applies, protect
from anahuac.games.mexica.water import within

if TYPE_CHECKING:
    from anahuac.games.mexica.state import MexicaState

_made = tuple.__new__
"""Makes `Masks` of a tuple in a third of the time."""


def masks_of(state: MexicaState) -> Masks:
    """List what the seat that is to act may do."""
    if state.step == "turn":
        masks = turn_masks(state)
        if state.round == 1 and applies(state):
            masks = protect(state, state.to_act[0], masks)
            if masks.lift_h or masks.lift_v:
                return _without_vain_lifts(state, masks)
        return masks
    if state.step == "carry":  # M5.3
        along_h, along_v = places(state)
        masks = Masks(bridge_h=along_h, bridge_v=along_v)
        return protect(state, state.to_act[0], masks) if applies(state) else masks
    if state.step == "start":
        return Masks(start=state.board.starts & ~state.standing)
    return Masks()


def turn_masks(state: MexicaState) -> Masks:
    """M2.1: what can be paid for, in any order and as often as wanted. Without points: found, spend, end."""
    board, seat, home, ap = state.board, state.to_act[0], state.home, state.ap
    blocked = state.built | state.standing
    choices = END | SPEND if state.chips[seat] > state.taken else END  # M8.2
    sites = home & board.ground & ~blocked
    size = home.bit_count()
    found = sizes = 0
    if size in state.open_tokens:  # M4.1, M4.2
        found, sizes = sites & state.soil, 1 << size
    if not ap:
        return _made(Masks, (choices, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, found, sizes))
    if state.taken < CHIPS_A_TURN and state.spare_chips:  # M8.1
        choices |= TAKE
    single = double_h = double_v = 0
    if state.doubles or state.singles:  # M3.1, M3.2
        single = state.soil & ~(blocked | state.access)
        if state.doubles:
            double_h, double_v = single & single >> 1, single & single >> board.stride
        if not state.singles:
            single = 0
    land, bridges_h, bridges_v, at = state.land, state.bridges_h, state.bridges_v, state.nobles[seat]
    bridges = bridges_h | bridges_v
    boat = 0
    if home:  # M6.1
        step = board.beside[at] & land | board.beside_h[at] & bridges_h | board.beside_v[at] & bridges_v
    else:  # M6.1, M6.2
        step = (board.beside_h if bridges_h >> at & 1 else board.beside_v)[at] & land
        boat = within(state, at, ap) & ~blocked
    jump = (land | bridges) & ~blocked if ap >= JUMP_COST else 0  # M6.4
    heights = HEIGHTS_IN_STOCK[state.stock[seat]] & HEIGHTS_WITHIN[ap]  # M7.1
    bridge_h = bridge_v = lift_h = lift_v = 0
    if state.spare_bridges:
        bridge_h, bridge_v = places(state)  # M5.1, M5.2
    else:
        lift_h, lift_v = liftable(state)  # M5.3
    where = (choices, single, double_h, double_v, bridge_h, bridge_v, lift_h, lift_v, step & ~blocked, boat, jump, 0)
    return _made(Masks, (*where, sites if heights else 0, heights, found, sizes))


def _without_vain_lifts(state: MexicaState, masks: Masks) -> Masks:
    """M9.1: leave out the bridges that could be taken up, but then put down nowhere without enclosing somebody."""
    left = {}
    for name in ("lift_h", "lift_v"):
        lifts = left[name] = masks[SLOT[name]]
        for cell in bits(lifts):
            after = state.copy()
            LIFT.carry_out(after, state.to_act[0], state.board.tables.plain[SLOT[name]].by_bit[1 << cell][0], None)
            if masks_of(after) == Masks():
                left[name] ^= 1 << cell
    return masks._replace(**left)
