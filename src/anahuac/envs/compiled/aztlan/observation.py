"""Observations, number by number as the engine's encoder (`envs.encoders.aztlan`) writes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from anahuac.envs.compiled.aztlan.row import FIRST_POWER, GODS, KINDS, MOVE, OVER, Tables
from anahuac.envs.compiled.compiling import Row, compiled
from anahuac.games.aztlan.material import AGES, FACTIONS, POWERS, TERRAINS
from anahuac.games.aztlan.pawns import TERRITORIES

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

STEP_COUNT = OVER + 1
POWER_CARDS = len(POWERS)
CHANGING = len(TERRAINS) * TERRITORIES
"""The place of the first number that changes: the terrains come before."""
FACTION_COUNT = len(FACTIONS)


@compiled
def forget(tables: Tables, seen: Floats) -> None:
    """Draw what never changes, the terrains."""
    for place in range(CHANGING):
        seen[place] = tables.terrain_planes[place]


@compiled
def observe(state: Row, tables: Tables, me: int, scale: Floats, seen: Floats) -> None:
    """Write what a seat may know. Each part returns the place where the next one begins."""
    for place in range(CHANGING, len(seen)):
        seen[place] = 0
    at = write_planes(state, me, seen)
    at = write_progress(state, me, seen, at)
    at = write_power_cards(state, me, seen, at)
    at = write_pawns(state, me, seen, at)
    at = write_culture_cards(state, me, seen, at)
    write_decision(state, me, seen, at)
    for place in range(CHANGING, len(seen)):
        seen[place] *= scale[place]


@compiled
def write_planes(state: Row, me: int, seen: Floats) -> int:
    """Pawns by seat, unsettled conflicts, the contested territory: a number for each territory."""
    at = CHANGING
    seat = me
    for _ in range(state.seats):
        pawns = state.pawns[seat]
        # An index without a sign cannot be negative, so that the compiler can write many numbers at once.
        first = np.uintp(at)
        for territory in range(TERRITORIES):
            seen[first + np.uintp(territory)] = pawns[territory]
        at += TERRITORIES
        seat = next_seat(seat, state.seats)
    unsettled = 0
    for seat in range(state.seats):
        unsettled |= state.leads[seat] | state.ties[seat]
    if unsettled:
        write_members(unsettled, TERRITORIES, seen, at)
    at += TERRITORIES
    if state.contested >= 0:
        seen[at + state.contested] = 1
    return at + TERRITORIES


@compiled
def write_members(mask: int, count: int, seen: Floats, at: int) -> None:
    """Mark the members of a set."""
    first = np.uintp(at)
    for member in range(count):
        seen[first + np.uintp(member)] = mask >> member & 1


@compiled
def next_seat(seat: int, seats: int) -> int:
    """The seat to the left; the modulo operation would be much slower."""
    return seat + 1 if seat + 1 < seats else 0


@compiled
def write_seats(mask: int, seats: int, me: int, seen: Floats, at: int) -> int:
    """Mark some seats, the one that looks first."""
    seat = me
    for further in range(seats):
        seen[at + further] = mask >> seat & 1
        seat = next_seat(seat, seats)
    return at + seats


@compiled
def write_numbers(numbers: Row, seats: int, me: int, seen: Floats, at: int) -> int:
    """What each seat has, the one that looks first."""
    seat = me
    for further in range(seats):
        seen[at + further] = numbers[seat]
        seat = next_seat(seat, seats)
    return at + seats


@compiled
def write_progress(state: Row, me: int, seen: Floats, at: int) -> int:
    """Age, step, who must act, order of play, points, places on the score track."""
    seats: int = state.seats
    seen[at + state.age - 1] = 1
    at += AGES
    seen[at + state.step] = 1
    at = write_seats(state.to_act, seats, me, seen, at + STEP_COUNT)
    for place in range(seats):
        seen[at + seen_as(state.order[place], me, seats) * seats + place] = 1
    at = write_numbers(state.scores, seats, me, seen, at + seats * seats)
    for place in range(seats):
        seen[at + seen_as(state.track[place], me, seats)] = place
    return at + seats


@compiled
def seen_as(seat: int, me: int, seats: int) -> int:
    """The number of a seat for the one that looks, who is number 0."""
    return seat - me if seat >= me else seat - me + seats


@compiled
def write_power_cards(state: Row, me: int, seen: Floats, at: int) -> int:
    """Z2.1, Z3.3: the cards of the others are secret as long as they lie face down; they may still be in hand then."""
    face_down = state.step <= MOVE
    not_played: int = at + POWER_CARDS * state.seats
    end: int = not_played + POWER_CARDS * state.seats
    seat = me
    for further in range(state.seats):
        card = state.cards[seat] - FIRST_POWER
        hand = state.hands[seat] + 0
        if card >= 0 and (further == 0 or not face_down):
            seen[at + POWER_CARDS * further + card] = 1
        if card >= 0 and face_down:
            hand |= 1 << card
        write_members(hand, POWER_CARDS, seen, not_played + POWER_CARDS * further)
        seat = next_seat(seat, state.seats)
    return end


@compiled
def write_pawns(state: Row, me: int, seen: Floats, at: int) -> int:
    """The supply, the pawns out of the game, those still to place."""
    at = write_numbers(state.supply, state.seats, me, seen, at)
    at = write_numbers(state.removed, state.seats, me, seen, at)
    return write_numbers(state.to_place, state.seats, me, seen, at)


@compiled
def write_culture_cards(state: Row, me: int, seen: Floats, at: int) -> int:
    """Z0.4: the own cards, how many each seat has, how many are left, those that were played."""
    for kind in range(KINDS):
        seen[at + kind] = state.culture[me, kind]
    at = write_numbers(state.culture_sizes, state.seats, me, seen, at + KINDS)
    seen[at] = state.deck_end - state.deck_top
    at += 1
    for kind in range(KINDS):
        seen[at + kind] = state.discard[kind]
    return at + KINDS


@compiled
def write_decision(state: Row, me: int, seen: Floats, at: int) -> None:
    """Who is asked for Sacred Games, who was spared, what is played for scoring; the factions of a game for two."""
    at = write_seats(state.asking, state.seats, me, seen, at)
    at = write_seats(state.spared, state.seats, me, seen, at)
    seen[at] = state.rafts
    at += 1
    for god in range(GODS):
        seen[at + god] = 1 if state.blessed[god] else 0
    at += GODS
    if state.seats == FACTION_COUNT:
        seen[at + state.factions[me]] = 1
        seen[at + FACTION_COUNT + state.factions[1 - me]] = 1
