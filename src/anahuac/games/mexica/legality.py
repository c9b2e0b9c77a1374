"""What is legal now, as masks: the places of M3 to M8, each by its clause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.games.mexica.actions import END, SPEND, TAKE, Masks
from anahuac.games.mexica.material import CHIPS_A_TURN, HEIGHTS_IN_STOCK, HEIGHTS_WITHIN, JUMP_COST
from anahuac.games.mexica.protection import applies, protect
from anahuac.games.mexica.water import within

if TYPE_CHECKING:
    from anahuac.games.mexica.state import MexicaState

_NO_MOVES = (0, 0, 0, 0, 0, 0, 0)
_made = tuple.__new__
"""Makes `Masks` of a tuple in a third of the time."""


def masks_of(state: MexicaState) -> Masks:
    """List what the seat that is to act may do."""
    if state.step == "turn":
        masks = turn_masks(state)
        return protect(state, state.to_act[0], masks) if state.round == 1 and applies(state) else masks
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
        return _made(Masks, (choices, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, found, sizes, *_NO_MOVES))
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
    span_h, span_v = state.span_h & ~bridges, state.span_v & ~bridges  # M5.1, M5.2
    moves = _NO_MOVES
    if not state.spare_bridges:  # M5.3
        source_h, source_v = bridges_h & ~blocked, bridges_v & ~blocked
        moves = source_h, source_v, span_h, span_v, source_v & state.span_h, source_h & state.span_v, 0
        span_h = span_v = 0
    plain = (choices, single, double_h, double_v, span_h, span_v, step & ~blocked, boat, jump, 0)
    return _made(Masks, (*plain, sites if heights else 0, heights, found, sizes, *moves))
