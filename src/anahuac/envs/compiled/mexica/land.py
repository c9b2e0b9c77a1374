"""M3.3, M5.2: districts and the places of bridges, as in the engine's `districts` and `canals`."""

from __future__ import annotations

from anahuac.envs.compiled.compiling import Row, compiled
from anahuac.envs.compiled.mexica.masks import (
    Mask,
    beside,
    both,
    covers,
    down,
    grown,
    has,
    is_empty,
    lowest,
    one,
    read,
    size,
    up,
    without,
    write,
)
from anahuac.envs.compiled.mexica.row import DISTRICT_PLANES, KINDS_OF_TEMPLES, NOWHERE, H, Tables, V


@compiled
def district_at(state: Row, cell: int) -> int:
    """M4.1: the district of a square; NOWHERE on a bridge, which is in none."""
    if has(state.land, cell):
        for district in range(state.districts):
            if has(state.areas[district], cell):
                return district
    return NOWHERE


@compiled
def survey_spans(state: Row, tables: Tables) -> None:
    """M5.2: keep the canal squares with land on both sides, along the row and along the column."""
    land = read(state.land)
    canals = without(read(tables.land), land)
    write(state.span[H], both(canals, both(up(land, 1), down(land, 1))))
    write(state.span[V], both(canals, both(up(land, tables.stride), down(land, tables.stride))))


@compiled
def dig(state: Row, tables: Tables, tile: Mask) -> None:
    """M3.3: take the squares of a tile out of the land and divide the district they lay in."""
    lost = district_at(state, lowest(tile))
    rest = without(read(state.areas[lost]), tile)
    write(state.land, without(read(state.land), tile))
    write(state.soil, without(read(state.soil), tile))
    survey_spans(state, tables)
    divide(state, tables, lost, rest, both(beside(tile, tables.stride), rest))
    for district in range(state.districts):
        state.asked[district] = 0


@compiled
def divide(state: Row, tables: Tables, lost: int, rest: Mask, banks: Mask) -> None:
    """Put a part of what is left of a district in its place, further ones at the end; each touches one of the banks."""
    place = lost
    part = rest
    while not is_empty(banks):
        part = one(lowest(banks))
        while True:
            if covers(part, banks):
                part = rest
                break
            larger = grown(part, rest, tables.stride)
            if covers(part, larger):
                break
            part = larger
        rest = without(rest, part)
        banks = both(banks, rest)
        keep_district(state, place, part)
        for plane in range(DISTRICT_PLANES):
            state.shown[place, plane] = state.shown[lost, plane]
        place = state.districts
    if place == lost:  # M3.3: nothing is left of it
        keep_district(state, lost, part)


@compiled
def keep_district(state: Row, place: int, area: Mask) -> None:
    """Note an unfounded district."""
    write(state.areas[place], area)
    state.sizes[place] = size(area)
    state.founded[place] = 0
    state.changed[place] = 1
    for owner in range(owners_of(state)):
        state.weights[place, owner] = weight_in(state, place, owner)
    if place == state.districts:
        state.districts += 1


@compiled
def weight_in(state: Row, district: int, owner: int) -> int:
    """M11.1: the sum of the heights of an owner's temples in a district."""
    inside = both(read(state.temples[owner]), read(state.areas[district]))
    weight = 0
    if not is_empty(inside):
        for kind in range(KINDS_OF_TEMPLES):
            weight += (kind + 1) * size(both(inside, read(state.heights[kind])))
    return weight


@compiled
def owners_of(state: Row) -> int:
    """M12.3: a game for two has a neutral owner behind the seats."""
    return 3 if state.seats == 2 else state.seats
