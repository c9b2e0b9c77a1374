"""What is legal now: the sets of squares of the engine's `legality`, and the numbers of the actions in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.envs.compiled.compiling import Row, compiled
from anahuac.envs.compiled.mexica.masks import (
    NOTHING,
    ONE,
    WORDS,
    Words,
    beside_along,
    both,
    down,
    either,
    has,
    is_empty,
    lowest,
    lowest_bit,
    one,
    read,
    without,
    write,
)
from anahuac.envs.compiled.mexica.protection import applies, protect
from anahuac.envs.compiled.mexica.row import (
    BOAT,
    BRIDGE_H,
    CARRY,
    DOUBLE_H,
    DOUBLE_V,
    FOUND,
    JUMP,
    KINDS_OF_TEMPLES,
    LIFT_H,
    NOWHERE,
    SET,
    SINGLE,
    SIZE_LIMIT,
    SLOTS,
    START,
    STEP,
    TEMPLE,
    TURN,
    H,
    Tables,
    V,
)
from anahuac.envs.compiled.mexica.water import sail
from anahuac.games.mexica.actions import END, PLAIN, SPEND, TAKE
from anahuac.games.mexica.material import CHIPS_A_TURN, JUMP_COST, SIZES

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Ids = NDArray[np.int16]

CHOICES = 3
SIZE_COUNT = len(SIZES)


@compiled
def list_legal(state: Row, tables: Tables, seat: int, ids: Ids) -> int:
    """Write the ids of a seat's legal actions; return how many there are."""
    find_legal(state, tables, seat)
    listed = 0
    for choice in range(CHOICES):
        if state.choices >> choice & 1:
            ids[listed] = tables.ids[0, choice]
            listed += 1
    for slot in range(1, PLAIN):
        listed = list_squares(state.masks[slot], tables.ids[slot], ids, listed)
    for height in range(KINDS_OF_TEMPLES):
        if state.legal_heights >> height & 1:
            listed = list_squares(state.masks[TEMPLE], tables.ids[PLAIN + height], ids, listed)
    for kind in range(SIZE_COUNT):
        if state.legal_sizes >> SIZES[kind] & 1:
            listed = list_squares(state.masks[FOUND], tables.ids[PLAIN + KINDS_OF_TEMPLES + kind], ids, listed)
    return listed


@compiled
def list_squares(squares: Words, numbers: Ids, ids: Ids, listed: int) -> int:
    """List the actions of one kind about some squares."""
    for word in range(WORDS):
        left = squares[word]
        while left:
            ids[listed] = numbers[64 * word + lowest_bit(left)]
            listed += 1
            left &= left - ONE
    return listed


@compiled
def find_legal(state: Row, tables: Tables, seat: int) -> None:
    """Find the squares of every kind of action, and what else may be chosen."""
    for slot in range(SLOTS):
        write(state.masks[slot], NOTHING)
    state.choices = state.legal_heights = state.legal_sizes = 0
    if state.step == TURN:
        find_in_turn(state, tables, seat)
        if applies(state, tables):
            protect(state, tables, seat)
            leave_out_vain_lifts(state, tables, seat)
    elif state.step == CARRY:
        find_places(state)
        if applies(state, tables):
            protect(state, tables, seat)
    elif state.step == START:
        write(state.masks[SET], without(read(tables.starts), read(state.standing)))


@compiled
def find_in_turn(state: Row, tables: Tables, seat: int) -> None:
    """M2.1: what can be paid for, in any order and as often as wanted. Without points: found, spend, end."""
    blocked = either(read(state.built), read(state.standing))
    state.choices = END
    if state.chips[seat] > state.taken:  # M8.2
        state.choices |= SPEND
    if state.home != NOWHERE:
        sites = without(without(read(state.areas[state.home]), read(tables.palace)), blocked)
        extent = state.sizes[state.home]
        if extent < SIZE_LIMIT and state.open_tokens[extent]:  # M4.1, M4.2
            write(state.masks[FOUND], both(sites, read(state.soil)))
            state.legal_sizes = 1 << extent
        for height in range(KINDS_OF_TEMPLES):  # M7.1
            if height < state.ap and state.stock[seat, height]:
                state.legal_heights |= 1 << height
        if state.legal_heights:
            write(state.masks[TEMPLE], sites)
    if not state.ap:
        return
    if state.taken < CHIPS_A_TURN and state.spare_chips:  # M8.1
        state.choices |= TAKE
    find_tiles(state, tables)
    find_moves(state, tables, seat)
    if state.spare_bridges:  # M5.1, M5.2
        find_places(state)
    else:  # M5.3
        find_lifts(state)


@compiled
def find_tiles(state: Row, tables: Tables) -> None:
    """M3.1, M3.2: where canals may be laid."""
    blocked = either(read(state.built), read(state.standing))
    along_h, along_v = read(state.bridges[H]), read(state.bridges[V])
    access = either(beside_along(along_h, 1), beside_along(along_v, tables.stride))
    soil = without(read(state.soil), either(blocked, access))
    if state.singles:
        write(state.masks[SINGLE], soil)
    if state.doubles:
        write(state.masks[DOUBLE_H], both(soil, down(soil, 1)))
        write(state.masks[DOUBLE_V], both(soil, down(soil, tables.stride)))


@compiled
def find_moves(state: Row, tables: Tables, seat: int) -> None:
    """M6: on foot, by boat, with a jump."""
    stride: int = tables.stride
    blocked = either(read(state.built), read(state.standing))
    land, along_h, along_v = read(state.land), read(state.bridges[H]), read(state.bridges[V])
    at = state.nobles[seat]
    here = one(at)
    beside_h, beside_v = beside_along(here, 1), beside_along(here, stride)
    if state.home != NOWHERE:  # M6.1
        onto = either(both(beside_h, either(land, along_h)), both(beside_v, either(land, along_v)))
    else:  # M6.1, M6.2
        onto = both(beside_h if has(state.bridges[H], at) else beside_v, land)
        reached, _ = sail(state, tables, at, NOWHERE, state.ap)
        write(state.masks[BOAT], without(reached, blocked))
    write(state.masks[STEP], without(onto, blocked))
    if state.ap >= JUMP_COST:  # M6.4
        write(state.masks[JUMP], without(either(land, either(along_h, along_v)), blocked))


@compiled
def find_places(state: Row) -> None:
    """M5.1, M5.2: where a bridge may lie, along the row and along the column; M5.3: not where one in hand lay."""
    bridges = either(read(state.bridges[H]), read(state.bridges[V]))
    for axis in range(2):
        places = without(read(state.span[axis]), bridges)
        if state.carrying != NOWHERE and state.carrying_axis == axis:
            places = without(places, one(state.carrying))
        write(state.masks[BRIDGE_H + axis], places)


@compiled
def find_lifts(state: Row) -> None:
    """M5.3: the bridges without a noble that could be put down elsewhere, by their axis."""
    standing = read(state.standing)
    spans = either(read(state.span[H]), read(state.span[V]))
    bridges = either(read(state.bridges[H]), read(state.bridges[V]))
    is_free = not is_empty(without(spans, bridges))
    for axis in range(2):
        lifts = without(read(state.bridges[axis]), standing)
        if not is_free:
            lifts = both(lifts, read(state.span[1 - axis]))
        write(state.masks[LIFT_H + axis], lifts)


@compiled
def leave_out_vain_lifts(state: Row, tables: Tables, seat: int) -> None:
    """M9.1: leave out the bridges that could be taken up, but then put down nowhere without enclosing somebody."""
    for axis in range(2):
        kept = lifts = read(state.masks[LIFT_H + axis])
        while not is_empty(lifts):
            bridge = one(lowest(lifts))
            lifts = without(lifts, bridge)
            if is_vain(state, tables, seat, axis, lowest(bridge)):
                kept = without(kept, bridge)
        write(state.masks[LIFT_H + axis], kept)


@compiled
def is_vain(state: Row, tables: Tables, seat: int, axis: int, cell: int) -> bool:
    """Take a bridge up to see whether it may be put down anywhere, and lay it back."""
    bridges = read(state.bridges[axis])
    write(state.bridges[axis], without(bridges, one(cell)))
    state.carrying, state.carrying_axis = cell, axis
    others = [read(state.masks[slot]) for slot in range(SLOTS)]
    for slot in range(SLOTS):
        write(state.masks[slot], NOTHING)
    find_places(state)
    protect(state, tables, seat)
    places = either(read(state.masks[BRIDGE_H]), read(state.masks[BRIDGE_H + 1]))
    for slot in range(SLOTS):
        write(state.masks[slot], others[slot])
    state.carrying = NOWHERE
    write(state.bridges[axis], bridges)
    return is_empty(places)
