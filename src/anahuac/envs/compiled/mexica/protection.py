"""M9: in the first round of period I nobody may shut an opponent's noble in, as in the engine's `protection`."""

from __future__ import annotations

from anahuac.envs.compiled.compiling import Row, compiled
from anahuac.envs.compiled.mexica.masks import (
    NOTHING,
    Mask,
    beside,
    beside_along,
    both,
    covers,
    down,
    either,
    grown,
    has,
    is_empty,
    lowest,
    meets,
    one,
    read,
    size,
    up,
    without,
    write,
)
from anahuac.envs.compiled.mexica.row import (
    BOAT,
    BRIDGE_H,
    BRIDGE_V,
    DOUBLE_H,
    DOUBLE_V,
    FOUND,
    JUMP,
    LIFT_H,
    LIFT_V,
    NOWHERE,
    SINGLE,
    STEP,
    TEMPLE,
    H,
    Tables,
    V,
)
from anahuac.games.mexica.material import ROOM

Scene = tuple[Mask, Mask, Mask, Mask]
"""What matters for walking: the land, what stands on it or on bridges, the bridges along the row and the column."""


@compiled
def applies(state: Row, tables: Tables) -> bool:
    """M9.1: in the first round of period I; M9.3: unless it is switched off."""
    return bool(state.round == 1 and state.period == 1 and tables.protected)


@compiled
def protect(state: Row, tables: Tables, seat: int) -> None:
    """M9.1: take out of the masks what would enclose an opponent."""
    blocked = either(read(state.built), read(state.standing))
    free = without(read(state.land), blocked)
    for other in range(state.seats):
        at = state.nobles[other]
        if other != seat and has(state.land, at):
            has_room, square, double_h, double_v = dangers(at, free, tables.stride)
            bridge = NOTHING
            if not has_room:
                square, bridge = dangers_everywhere(state, tables, at)
                double_h = either(square, down(square, 1))
                double_v = either(square, down(square, tables.stride))
            if not is_empty(either(square, either(double_h, double_v))):
                spare(state, tables, seat, at, (square, double_h, double_v, bridge))


@compiled
def dangers(at: int, free: Mask, stride: int) -> tuple[bool, Mask, Mask, Mask]:
    """Whether a noble has room; if so, the squares and doubles, by their first square, that could take it away.

    Only those that begin near the noble have to be tried: whatever is not farther away than the nearer of two squares
    can still be reached.
    """
    ball = one(at)
    square, double_h, double_v = NOTHING, NOTHING, NOTHING
    while True:
        layer = without(both(beside(ball, stride), free), ball)
        ball = either(ball, layer)
        if size(ball) > ROOM:
            return True, square, double_h, double_v
        if is_empty(layer):
            return False, square, double_h, double_v
        while not is_empty(layer):
            first = one(lowest(layer))
            layer = without(layer, first)
            inner, outer = without(ball, first), without(free, first)
            farther = without(both(beside(first, stride), free), ball)
            if walks_far(inner, without(outer, farther), stride):
                continue  # not even all of them together take the room away
            double_h = either(double_h, blocked_with(first, farther, inner, outer, 1, stride))
            double_v = either(double_v, blocked_with(first, farther, inner, outer, stride, stride))
            if not walks_far(inner, outer, stride):
                square = either(square, first)
                double_h = either(double_h, either(first, down(first, 1)))
                double_v = either(double_v, either(first, down(first, stride)))


@compiled
def blocked_with(first: Mask, farther: Mask, inner: Mask, outer: Mask, along: int, stride: int) -> Mask:
    """The first squares of doubles along an axis that take the room away together with a neighbour."""
    found = NOTHING
    before, behind = both(down(first, along), farther), both(up(first, along), farther)
    if not is_empty(before) and not walks_far(inner, without(outer, before), stride):
        found = either(found, before)
    if not is_empty(behind) and not walks_far(inner, without(outer, behind), stride):
        found = either(found, first)
    return found


@compiled
def walks_far(reached: Mask, free: Mask, stride: int) -> bool:
    """M9.2: whether one can walk from somewhere to so many land squares that one cannot be enclosed."""
    while size(reached) < ROOM:
        larger = grown(reached, free, stride)
        if covers(reached, larger):
            return False
        reached = larger
    return True


@compiled
def scene_of(state: Row) -> Scene:
    """The scene as it is."""
    blocked = either(read(state.built), read(state.standing))
    return read(state.land), blocked, read(state.bridges[H]), read(state.bridges[V])


@compiled
def dangers_everywhere(state: Row, tables: Tables, at: int) -> tuple[Mask, Mask]:
    """What could enclose a noble without room around it: whatever touches what it walks over now; bridges apart.

    M9.1: a bridge in hand still lies where it was taken up, and may have saved the noble, so that every place for it
    must be tried.
    """
    land, blocked, along_h, along_v = scene_of(state)
    if state.carrying != NOWHERE:
        if state.carrying_axis == H:
            along_h = either(along_h, one(state.carrying))
        else:
            along_v = either(along_v, one(state.carrying))
    scene = land, blocked, along_h, along_v
    saving = ways_out(tables, scene)
    zone = walk(scene, at, saving, tables.stride)
    bridge = zone
    if meets(zone, saving):
        zone = either(zone, beside(zone, tables.stride))
        zone = either(zone, beside(zone, tables.stride))
        bridge = zone
    if state.carrying != NOWHERE and not is_empty(zone):
        bridge = read(tables.inside)
    return zone, bridge


@compiled
def ways_out(tables: Tables, scene: Scene) -> Mask:
    """M9.2: the squares that save a noble who reaches them on foot: there a free bridge can be entered, or built."""
    land, blocked, bridges_h, bridges_v = scene
    stride: int = tables.stride
    along_h, along_v = without(bridges_h, blocked), without(bridges_v, blocked)
    if tables.by_new_bridge:
        canals = without(read(tables.land), either(land, either(bridges_h, bridges_v)))
        along_h = either(along_h, both(canals, both(up(land, 1), down(land, 1))))
        along_v = either(along_v, both(canals, both(up(land, stride), down(land, stride))))
    return either(beside_along(along_h, 1), beside_along(along_v, stride))


@compiled
def walk(scene: Scene, at: int, saving: Mask, stride: int) -> Mask:
    """What a noble on a land square surely reaches on foot, if that is enough not to be enclosed; else nothing."""
    free = without(scene[0], scene[1])
    reached = one(at)
    while not meets(reached, saving) and size(reached) < ROOM:
        larger = grown(reached, free, stride)
        if covers(reached, larger):
            return NOTHING
        reached = larger
    return reached


@compiled
def is_enclosed(tables: Tables, scene: Scene, at: int) -> bool:
    """M9.2: a noble is enclosed that reaches no bridge, has no room, and beside whose way no bridge could be built."""
    return meets(scene[0], one(at)) and is_empty(walk(scene, at, ways_out(tables, scene), tables.stride))


@compiled
def spare(state: Row, tables: Tables, seat: int, at: int, danger: Scene) -> None:
    """Take out of the masks what would enclose one noble, trying every action that could."""
    square, double_h, double_v, bridge = danger
    for slot in range(SINGLE, FOUND + 1):
        kept = read(state.masks[slot])
        if slot in (LIFT_H, LIFT_V):
            continue
        if slot == DOUBLE_H:
            tried = both(kept, double_h)
        elif slot == DOUBLE_V:
            tried = both(kept, double_v)
        elif slot in (BRIDGE_H, BRIDGE_V):
            tried = both(kept, bridge)
        else:
            tried = both(kept, square)
        while not is_empty(tried):
            bit = one(lowest(tried))
            tried = without(tried, bit)
            if is_enclosed(tables, scene_after(state, tables, seat, slot, bit), at):
                kept = without(kept, bit)
        write(state.masks[slot], kept)


@compiled
def scene_after(state: Row, tables: Tables, seat: int, slot: int, bit: Mask) -> Scene:
    """The scene as an action would leave it."""
    land, blocked, along_h, along_v = scene_of(state)
    if slot == SINGLE:
        land = without(land, bit)
    elif slot == DOUBLE_H:
        land = without(land, either(bit, up(bit, 1)))
    elif slot == DOUBLE_V:
        land = without(land, either(bit, up(bit, tables.stride)))
    elif slot == BRIDGE_H:
        along_h = either(along_h, bit)
    elif slot == BRIDGE_V:
        along_v = either(along_v, bit)
    elif slot in (STEP, BOAT, JUMP):
        blocked = either(without(blocked, one(state.nobles[seat])), bit)
    elif slot in (TEMPLE, FOUND):
        blocked = either(blocked, bit)
    return land, blocked, along_h, along_v
