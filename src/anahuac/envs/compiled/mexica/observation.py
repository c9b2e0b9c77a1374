"""Observations, number by number as the engine's encoder (`envs.encoders.mexica`) writes them.

There are thousands of them and few change in a step. So planes are drawn only where they differ from what was drawn
before; the fields of a row that begin with `shown` remember that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.envs.compiled.compiling import Row, compiled
from anahuac.envs.compiled.mexica.land import owners_of
from anahuac.envs.compiled.mexica.masks import (
    NOTHING,
    ONE,
    Mask,
    Words,
    both,
    covers,
    either,
    is_empty,
    lowest_bit,
    one,
    read,
    without,
    write,
)
from anahuac.envs.compiled.mexica.row import (
    DISTRICT_PLANES,
    EXTENT,
    FOUNDED,
    KINDS_OF_TEMPLES,
    NOWHERE,
    OVER,
    OWNERS,
    SEATS,
    START,
    UNKNOWN,
    WEIGHTS,
    H,
    Tables,
    V,
)
from anahuac.envs.encoders.mexica import MOST
from anahuac.games.mexica.material import SIZES

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

LAND, PALACE, CANAL, BRIDGES, LIFTED, TEMPLES = 0, 1, 2, 3, 5, 7
"""The first planes; those that follow depend on the number of seats."""
STEP_COUNT = OVER + 1
SIZE_COUNT = len(SIZES)


@compiled
def forget(state: Row, tables: Tables, scale: Floats, seen: Floats) -> None:
    """Clear an observation and draw what never changes, the ground."""
    for place in range(len(seen)):
        seen[place] = 0
    draw(tables, LAND, read(tables.land), 1, scale, seen)
    draw(tables, PALACE, read(tables.palace), 1, scale, seen)
    write(state.shown_canals, NOTHING)
    write(state.shown_tokens, NOTHING)
    for axis in range(2):
        write(state.shown_bridges[axis], NOTHING)
    for owner in range(OWNERS):
        write(state.shown_temples[owner], NOTHING)
    for seat in range(SEATS):
        state.shown_nobles[seat] = NOWHERE
    state.shown_carrying = state.shown_seat = NOWHERE
    for plane in range(DISTRICT_PLANES):
        state.shown[0, plane] = UNKNOWN


@compiled
def observe(state: Row, tables: Tables, me: int, scale: Floats, seen: Floats) -> None:
    """Write what a seat may know."""
    seats: int = state.seats
    nobles = TEMPLES + seats + 1
    token = nobles + seats
    draw_canals(state, tables, token + 1, scale, seen)
    draw_bridges(state, tables, scale, seen)
    draw_nobles(state, tables, me, nobles, scale, seen)
    if me != state.shown_seat or state.step == START or not covers(read(state.shown_built), read(state.built)):
        draw_temples(state, tables, me, scale, seen)
        draw_tokens(state, tables, token, scale, seen)
        write(state.shown_built, read(state.built))
    draw_districts(state, tables, me, token + 1, scale, seen)
    state.shown_seat = me
    at = (token + 3 + seats) * tables.squares
    at = write_progress(state, me, scale, seen, at)
    at = write_supply(state, me, scale, seen, at)
    write_tokens(state, me, scale, seen, at)


@compiled
def draw(tables: Tables, plane: int, squares: Mask, value: int, scale: Floats, seen: Floats) -> None:
    """Write a value onto some squares of a plane."""
    first = plane * tables.squares
    number = value * scale[first]
    draw_word(tables, first, squares[0], 0, number, seen)
    draw_word(tables, first, squares[1], 64, number, seen)
    draw_word(tables, first, squares[2], 128, number, seen)
    draw_word(tables, first, squares[3], 192, number, seen)


@compiled
def draw_word(tables: Tables, first: int, word: np.uint64, cells: int, number: float, seen: Floats) -> None:
    """Write a number onto the squares of one word of a set."""
    while word:
        seen[first + tables.square[cells + lowest_bit(word)]] = number
        word &= word - ONE


@compiled
def draw_change(tables: Tables, plane: int, shown: Words, now: Mask, scale: Floats, seen: Floats) -> None:
    """Mark the squares of a set in a plane: only those that have come, and those that have gone."""
    before = read(shown)
    draw(tables, plane, without(now, before), 1, scale, seen)
    draw(tables, plane, without(before, now), 0, scale, seen)
    write(shown, now)


@compiled
def draw_canals(state: Row, tables: Tables, districts: int, scale: Floats, seen: Floats) -> None:
    """The canals; a square that has become one is in no district any more."""
    canals = without(read(tables.land), read(state.land))
    dug = without(canals, read(state.shown_canals))
    if not is_empty(dug):
        for plane in range(districts, districts + 2 + state.seats):
            draw(tables, plane, dug, 0, scale, seen)
    draw_change(tables, CANAL, state.shown_canals, canals, scale, seen)


@compiled
def draw_bridges(state: Row, tables: Tables, scale: Floats, seen: Floats) -> None:
    """The bridges, and where the one in hand lay."""
    for axis in (H, V):
        draw_change(tables, BRIDGES + axis, state.shown_bridges[axis], read(state.bridges[axis]), scale, seen)
    if state.carrying != state.shown_carrying or state.carrying_axis != state.shown_axis:
        if state.shown_carrying != NOWHERE:
            draw(tables, LIFTED + state.shown_axis, one(state.shown_carrying), 0, scale, seen)
        if state.carrying != NOWHERE:
            draw(tables, LIFTED + state.carrying_axis, one(state.carrying), 1, scale, seen)
        state.shown_carrying = state.carrying
        state.shown_axis = state.carrying_axis


@compiled
def owner_seen(state: Row, me: int, place: int) -> int:
    """The owner at a place as a seat sees them: itself, the others as they sit, the neutral one."""
    if place >= state.seats:
        return place
    return me + place if me + place < state.seats else me + place - state.seats


@compiled
def draw_temples(state: Row, tables: Tables, me: int, scale: Floats, seen: Floats) -> None:
    """The heights of the temples, by owner."""
    for place in range(owners_of(state)):
        now, before = read(state.temples[owner_seen(state, me, place)]), read(state.shown_temples[place])
        plane = TEMPLES + place
        if state.step == START:  # where a neutral temple of the last game stood, one of another height may stand
            draw(tables, plane, before, 0, scale, seen)
            before = NOTHING
        draw(tables, plane, without(before, now), 0, scale, seen)
        new = without(now, before)
        if not is_empty(new):
            for kind in range(KINDS_OF_TEMPLES):
                draw(tables, plane, both(new, read(state.heights[kind])), kind + 1, scale, seen)
        write(state.shown_temples[place], now)


@compiled
def draw_nobles(state: Row, tables: Tables, me: int, first: int, scale: Floats, seen: Floats) -> None:
    """The nobles, by seat."""
    for place in range(state.seats):
        now, before = state.nobles[owner_seen(state, me, place)], state.shown_nobles[place]
        if now != before:
            if before != NOWHERE:
                draw(tables, first + place, one(before), 0, scale, seen)
            if now != NOWHERE:
                draw(tables, first + place, one(now), 1, scale, seen)
            state.shown_nobles[place] = now


@compiled
def draw_tokens(state: Row, tables: Tables, plane: int, scale: Floats, seen: Floats) -> None:
    """The sizes of the tokens, which are those of their districts."""
    temples = NOTHING
    for kind in range(KINDS_OF_TEMPLES):
        temples = either(temples, read(state.heights[kind]))
    now, before = without(read(state.built), temples), read(state.shown_tokens)
    draw(tables, plane, without(before, now), 0, scale, seen)
    new = without(now, before)
    if not is_empty(new):
        for district in range(state.districts):
            if state.founded[district]:
                inside = both(new, read(state.areas[district]))
                draw(tables, plane, inside, state.sizes[district], scale, seen)
    write(state.shown_tokens, now)


@compiled
def draw_districts(state: Row, tables: Tables, me: int, first: int, scale: Floats, seen: Floats) -> None:
    """Founded or not, the size, the weights in it by seat: of each district what has changed."""
    is_same_seat = me == state.shown_seat
    for district in range(state.districts):
        if is_same_seat and not state.changed[district]:
            continue
        state.changed[district] = 0
        draw_number(state, tables, district, FOUNDED, state.founded[district], first, scale, seen)
        draw_number(state, tables, district, EXTENT, min(state.sizes[district], MOST), first, scale, seen)
        for place in range(state.seats):
            weight = state.weights[district, owner_seen(state, me, place)]
            draw_number(state, tables, district, WEIGHTS + place, weight, first, scale, seen)


@compiled
def draw_number(
    state: Row, tables: Tables, district: int, plane: int, number: int, first: int, scale: Floats, seen: Floats
) -> None:
    """Write a number onto all squares of a district, if it is not there yet."""
    if state.shown[district, plane] != number:
        state.shown[district, plane] = number
        draw(tables, first + plane, read(state.areas[district]), number, scale, seen)


@compiled
def write_one(value: int, scale: Floats, seen: Floats, at: int) -> int:
    """Write a number; the next one comes behind it."""
    seen[at] = value * scale[at]
    return at + 1


@compiled
def write_mark(chosen: int, count: int, seen: Floats, at: int) -> int:
    """Mark one of several."""
    for place in range(count):
        seen[at + place] = 1 if place == chosen else 0
    return at + count


@compiled
def write_seats(mask: int, seats: int, me: int, seen: Floats, at: int) -> int:
    """Mark some seats, the one that looks first."""
    for place in range(seats):
        seat = me + place if me + place < seats else me + place - seats
        seen[at + place] = mask >> seat & 1
    return at + seats


@compiled
def write_progress(state: Row, me: int, scale: Floats, seen: Floats, at: int) -> int:
    """Step, who must act, period, round, points to spend, who has acted."""
    at = write_mark(state.step, STEP_COUNT, seen, at)
    at = write_seats(state.to_act, state.seats, me, seen, at)
    at = write_mark(state.period - 1, 2, seen, at)
    at = write_one(state.round, scale, seen, at)
    at = write_one(state.ap, scale, seen, at)
    at = write_one(state.taken, scale, seen, at)
    return write_seats(state.acted, state.seats, me, seen, at)


@compiled
def write_supply(state: Row, me: int, scale: Floats, seen: Floats, at: int) -> int:
    """What is left in the supply; the chips and temples of each seat."""
    at = write_one(state.doubles, scale, seen, at)
    at = write_one(state.singles, scale, seen, at)
    at = write_one(state.spare_bridges, scale, seen, at)
    at = write_one(state.spare_chips, scale, seen, at)
    for place in range(state.seats):
        at = write_one(state.chips[owner_seen(state, me, place)], scale, seen, at)
    for place in range(state.seats):
        for kind in range(KINDS_OF_TEMPLES):
            at = write_one(state.stock[owner_seen(state, me, place), kind], scale, seen, at)
    return at


@compiled
def write_tokens(state: Row, me: int, scale: Floats, seen: Floats, at: int) -> None:
    """The tokens that are open, face down, out of the game, by size; the points of each seat."""
    for place in range(SIZE_COUNT):
        seen[at + place] = state.open_tokens[SIZES[place]]
        seen[at + SIZE_COUNT + place] = state.hidden_tokens[SIZES[place]]
        seen[at + 2 * SIZE_COUNT + place] = state.removed[SIZES[place]]
    at += 3 * SIZE_COUNT
    for place in range(state.seats):
        at = write_one(state.scores[owner_seen(state, me, place)], scale, seen, at)
