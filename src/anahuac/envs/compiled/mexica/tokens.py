"""M10.3: open tokens are removed as soon as they can provably not be founded, as in the engine's `tokens`."""

from __future__ import annotations

from anahuac.envs.compiled.compiling import Row, compiled
from anahuac.envs.compiled.mexica.masks import (
    Mask,
    around,
    beside,
    both,
    covers,
    down,
    either,
    grown,
    is_empty,
    lowest,
    meets,
    one,
    read,
    size,
    up,
    without,
)
from anahuac.envs.compiled.mexica.row import DOUBLE_H, DOUBLE_V, SINGLE, SIZE_LIMIT, Tables
from anahuac.games.mexica.tokens import EXACT


@compiled
def remove_tokens(state: Row, tables: Tables) -> None:
    """Take away every open token for which there is no district and cannot be one any more."""
    wanted = largest = 0
    for token in range(SIZE_LIMIT):
        if state.open_tokens[token]:
            wanted |= 1 << token
            largest = token
    if not wanted or is_roomy(state, tables, largest):
        return
    left = foundable(state, tables, wanted)
    for token in range(SIZE_LIMIT):
        if wanted >> token & 1 and not left >> token & 1:
            state.removed[token] += state.open_tokens[token]
            state.open_tokens[token] = 0


@compiled
def is_roomy(state: Row, tables: Tables, largest: int) -> bool:
    """Tell quickly, as mostly can be, that a district is larger than every open token and can be divided."""
    if state.doubles + state.singles <= EXACT:
        return False
    for district in range(state.districts):
        if not state.founded[district] and state.sizes[district] > largest and has_place(state, tables, district):
            return True
    return False


@compiled
def has_place(state: Row, tables: Tables, district: int) -> bool:
    """M3.2: whether a tile that is left has a place in a district; nobles and bridges can move away."""
    soil = without(both(read(state.areas[district]), read(state.soil)), read(state.built))
    if state.singles:
        return not is_empty(soil)
    return state.doubles > 0 and (meets(soil, down(soil, 1)) or meets(soil, down(soil, tables.stride)))


@compiled
def foundable(state: Row, tables: Tables, wanted: int) -> int:
    """The sizes among the wanted ones, bit n for size n, for which there is or can still be a district."""
    found = 0
    built = read(state.built)
    for district in range(state.districts):
        if state.founded[district]:
            continue
        extent = state.sizes[district]
        if extent < SIZE_LIMIT and wanted >> extent & 1 and has_room(tables, read(state.areas[district]), built):
            found |= 1 << extent
        smaller = wanted & ~found & (1 << min(extent, SIZE_LIMIT)) - 1
        if not smaller:
            continue
        if state.doubles + state.singles <= EXACT:
            if smaller & ~state.asked[district]:
                state.carved[district] = carve(state, tables, district, smaller)
                state.asked[district] = smaller
            found |= state.carved[district] & smaller
        elif has_place(state, tables, district):
            found |= smaller
    return found


@compiled
def has_room(tables: Tables, district: Mask, built: Mask) -> bool:
    """Whether a noble can stand on one square and a token lie on another, outside the palace."""
    room = without(district, built)
    return size(room) > 1 and not is_empty(without(room, read(tables.palace)))


@compiled
def lying(slot: int, cell: int, stride: int) -> Mask:
    """The squares of a tile."""
    squares = one(cell)
    if slot == DOUBLE_H:
        return either(squares, up(squares, 1))
    if slot == DOUBLE_V:
        return either(squares, up(squares, stride))
    return squares


@compiled
def tile_places(slot: int, soil: Mask, doubles: int, singles: int, stride: int) -> Mask:
    """Where a tile of a kind may lie on some squares that can be dug, if one is left."""
    if slot == SINGLE:
        return soil if singles > 0 else without(soil, soil)
    along = down(soil, 1) if slot == DOUBLE_H else down(soil, stride)
    return both(soil, along) if doubles > 0 else without(soil, soil)


@compiled
def carve(state: Row, tables: Tables, district: int, wanted: int) -> int:
    """The wanted sizes that one or two tiles from the supply, laid in a district, can leave with room for a token."""
    stride: int = tables.stride
    area, built = read(state.areas[district]), read(state.built)
    soil = without(both(area, read(state.soil)), built)
    found = 0
    for slot in range(SINGLE, DOUBLE_V + 1):
        places = tile_places(slot, soil, state.doubles, state.singles, stride)
        while not is_empty(places) and found != wanted:
            cell = lowest(places)
            places = without(places, one(cell))
            tile = lying(slot, cell, stride)
            found |= left_over(tables, area, tile, built, wanted)
            if state.doubles + state.singles >= EXACT:
                found |= carve_further(state, tables, area, soil, tile, slot, cell, wanted & ~found)
    return found


@compiled
def carve_further(
    state: Row, tables: Tables, area: Mask, soil: Mask, first: Mask, slot: int, cell: int, wanted: int
) -> int:
    """The wanted sizes that a second tile can leave.

    Where the land hangs together around a tile, and the other one is not there, that tile divides nothing: it only
    makes a part smaller, which matters only if the part is small. So a second tile must lie in a small part, beside
    the first, or both must divide the land around them. Except in a small part, one sequence of two is enough.
    """
    stride: int = tables.stride
    built = read(state.built)
    doubles, singles = state.doubles + 0, state.singles + 0
    if slot == SINGLE:
        singles -= 1
    else:
        doubles -= 1
    small = small_parts(area, first, stride)
    near = around(first, stride)
    divides = not hangs_together(area, first, stride)
    found = 0
    for other in range(SINGLE, DOUBLE_V + 1):
        places = tile_places(other, without(soil, first), doubles, singles, stride)
        while not is_empty(places) and found != wanted:
            place = lowest(places)
            places = without(places, one(place))
            second = lying(other, place, stride)
            is_later = other > slot or (other == slot and place > cell)
            if covers(small, second) or (
                is_later and (meets(near, second) or (divides and not hangs_together(area, second, stride)))
            ):
                found |= left_over(tables, area, either(first, second), built, wanted)
    return found


@compiled
def flood(start: Mask, rest: Mask, most: int, stride: int) -> Mask:
    """Everything that is joined to some squares; it may stop when there are more than so many."""
    reached = start
    while size(reached) <= most:
        larger = grown(reached, rest, stride)
        if covers(reached, larger):
            break
        reached = larger
    return reached


@compiled
def left_over(tables: Tables, area: Mask, dug: Mask, built: Mask, wanted: int) -> int:
    """The wanted sizes among the parts that tiles leave of an area, if they have room for a token."""
    stride: int = tables.stride
    rest = without(area, dug)
    banks = both(beside(dug, stride), rest)
    found = 0
    while not is_empty(banks):
        part = flood(one(lowest(banks)), rest, SIZE_LIMIT, stride)
        extent = size(part)
        if extent < SIZE_LIMIT and wanted >> extent & 1 and has_room(tables, part, built):
            found |= 1 << extent
        banks = without(banks, part)
    return found


@compiled
def small_parts(area: Mask, tile: Mask, stride: int) -> Mask:
    """The parts that a tile leaves and that a second one, of two squares at most, could make as large as a token."""
    rest = without(area, tile)
    banks = both(beside(tile, stride), rest)
    small = without(area, area)
    while not is_empty(banks):
        part = flood(one(lowest(banks)), rest, SIZE_LIMIT + 1, stride)
        if size(part) <= SIZE_LIMIT + 1:
            small = either(small, part)
        banks = without(banks, part)
    return small


@compiled
def hangs_together(area: Mask, tile: Mask, stride: int) -> bool:
    """Return whether the land beside a tile is joined around it, so that the tile alone divides nothing."""
    window = without(both(around(tile, stride), area), tile)
    banks = both(beside(tile, stride), window)
    if is_empty(banks):
        return True
    reached = one(lowest(banks))
    while not covers(reached, banks):
        larger = grown(reached, window, stride)
        if covers(reached, larger):
            return False
        reached = larger
    return True
