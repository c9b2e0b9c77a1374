"""What each action does, as in the engine's rules M3 to M8."""

from __future__ import annotations

from anahuac.envs.compiled.compiling import Row, compiled
from anahuac.envs.compiled.mexica.land import dig, district_at
from anahuac.envs.compiled.mexica.masks import either, has, one, read, without, write
from anahuac.envs.compiled.mexica.periods import begin_turn, end_turn, value_of
from anahuac.envs.compiled.mexica.row import (
    BOAT,
    BRIDGE_H,
    BRIDGE_V,
    CARRY,
    DOUBLE_V,
    FOUND,
    JUMP,
    LIFT_V,
    NOWHERE,
    SET,
    SINGLE,
    STEP,
    TURN,
    Tables,
)
from anahuac.envs.compiled.mexica.tokens import lying, remove_tokens
from anahuac.envs.compiled.mexica.water import sail
from anahuac.games.mexica.actions import END, TAKE
from anahuac.games.mexica.material import BRIDGES, JUMP_COST


@compiled
def carry_out(state: Row, tables: Tables, seat: int, id: int) -> None:
    """Change the state by a legal action."""
    slot, at, value = tables.slot[id] + 0, tables.at[id] + 0, tables.value[id] + 0
    if slot == 0:
        choose(state, tables, seat, value)
    elif slot <= DOUBLE_V:
        lay_canal(state, tables, seat, slot, at)
    elif slot <= BRIDGE_V:
        put_bridge(state, seat, slot - BRIDGE_H, at)
    elif slot <= LIFT_V:
        lift_bridge(state, seat, 1 - (LIFT_V - slot), at)
    elif slot == STEP:
        move(state, seat, at, 1)
    elif slot == BOAT:
        _, links = sail(state, tables, state.nobles[seat], at, BRIDGES)
        move(state, seat, at, links)
    elif slot == JUMP:
        move(state, seat, at, JUMP_COST)
    elif slot == SET:
        set_noble(state, seat, at)
    elif slot == FOUND:
        found(state, tables, seat, at, value)
    else:
        build_temple(state, tables, seat, at, value)


@compiled
def pay(state: Row, seat: int, cost: int) -> None:
    """M2.1: spend action points. M10.2: this turn is more than its end."""
    state.ap -= cost
    state.acted |= 1 << seat


@compiled
def choose(state: Row, tables: Tables, seat: int, choice: int) -> None:
    """M2.1: end the turn; M8.1: take a chip; M8.2: spend one."""
    if choice == END:
        end_turn(state, tables, seat)
    elif choice == TAKE:
        pay(state, seat, 1)
        state.taken += 1
        state.spare_chips -= 1
        state.chips[seat] += 1
    else:
        pay(state, seat, -1)
        state.spare_chips += 1
        state.chips[seat] -= 1


@compiled
def lay_canal(state: Row, tables: Tables, seat: int, slot: int, at: int) -> None:
    """M3.1: a tile from the supply, 1 AP whatever its length."""
    pay(state, seat, 1)
    if slot == SINGLE:
        state.singles -= 1
    else:
        state.doubles -= 1
    dig(state, tables, lying(slot, at, tables.stride))
    state.home = district_at(state, state.nobles[seat])
    remove_tokens(state, tables)


@compiled
def put_bridge(state: Row, seat: int, axis: int, at: int) -> None:
    """M5.1: a bridge from the supply, 1 AP; M5.3: or the one in hand, which was paid for when it was taken up."""
    write(state.bridges[axis], either(read(state.bridges[axis]), one(at)))
    if state.carrying == NOWHERE:
        pay(state, seat, 1)
        state.spare_bridges -= 1
    else:
        state.carrying = NOWHERE
        state.step = TURN


@compiled
def lift_bridge(state: Row, seat: int, axis: int, at: int) -> None:
    """M5.3: take a bridge up, 1 AP; the next decision is where to put it down."""
    pay(state, seat, 1)
    write(state.bridges[axis], without(read(state.bridges[axis]), one(at)))
    state.carrying = at
    state.carrying_axis = axis
    state.step = CARRY


@compiled
def move(state: Row, seat: int, at: int, cost: int) -> None:
    """M6: a step, a boat or a jump."""
    pay(state, seat, cost)
    write(state.standing, either(without(read(state.standing), one(state.nobles[seat])), one(at)))
    state.nobles[seat] = at
    state.home = district_at(state, at)


@compiled
def set_noble(state: Row, seat: int, at: int) -> None:
    """M1.4: in turn order; when all nobles stand, the start player begins."""
    state.nobles[seat] = at
    write(state.standing, either(read(state.standing), one(at)))
    if seat + 1 < state.seats:
        state.to_act = 1 << (seat + 1)
    else:
        state.step = TURN
        begin_turn(state, 0)


@compiled
def build_temple(state: Row, tables: Tables, seat: int, at: int, height: int) -> None:
    """M7.1: it costs its height; M7.2: it stays for good."""
    pay(state, seat, height)
    square = one(at)
    write(state.built, either(read(state.built), square))
    write(state.temples[seat], either(read(state.temples[seat]), square))
    write(state.heights[height - 1], either(read(state.heights[height - 1]), square))
    state.stock[seat, height - 1] -= 1
    state.weights[state.home, seat] += height
    state.asked[state.home] = 0
    state.changed[state.home] = 1
    remove_tokens(state, tables)


@compiled
def found(state: Row, tables: Tables, seat: int, at: int, extent: int) -> None:
    """M4.2: the token lies there for good, and no canal is ever laid in the district; M4.3: who scores."""
    pay(state, seat, 0)
    home = read(state.areas[state.home])
    write(state.built, either(read(state.built), one(at)))
    write(state.soil, without(read(state.soil), home))
    state.founded[state.home] = 1
    state.changed[state.home] = 1
    state.open_tokens[extent] -= 1
    for other in range(state.seats):
        if other == seat:
            state.scores[other] += value_of(extent, 2)
        elif has(state.areas[state.home], state.nobles[other]):
            state.scores[other] += value_of(extent, 3)
    remove_tokens(state, tables)
