"""Z5: in order, everybody's realms are worth points, as in the engine's `scoring`."""

from __future__ import annotations

from anahuac.envs.compiled.aztlan.ages import end_age, gain
from anahuac.envs.compiled.aztlan.culture import discard
from anahuac.envs.compiled.aztlan.masks import first, size
from anahuac.envs.compiled.aztlan.row import (
    CARD_OF_GOD,
    GODS,
    NO_TERRAIN,
    RAFTS,
    SCORE,
    TERRAIN_OF_CARD,
    TERRAIN_OF_GOD,
    Tables,
)
from anahuac.envs.compiled.compiling import Row, compiled
from anahuac.games.aztlan.scoring import BLESSING_POINTS


@compiled
def begin_scoring(state: Row, tables: Tables) -> None:
    """Z5.1: the first in the order scores first."""
    state.turn = -1
    score_next(state, tables)


@compiled
def score_next(state: Row, tables: Tables) -> None:
    """Z5.1: in order; a seat that has nothing to decide is scored at once; when all have scored, the age is over."""
    state.turn += 1
    while state.turn < state.seats:
        state.rafts = 0
        for god in range(GODS):
            state.blessed[god] = 0
        seat = state.order[state.turn]
        if may_decide(state, seat):
            state.step = SCORE
            state.to_act = 1 << seat
            return
        take_points(state, tables, seat, TERRAIN_OF_CARD[state.cards[seat]])
        state.turn += 1
    end_age(state)


@compiled
def may_decide(state: Row, seat: int) -> bool:
    """Z4.6: whoever holds a culture card is asked, whatever card it is; Z5.2: so is the owner of a 4."""
    return bool(state.culture_sizes[seat] or TERRAIN_OF_CARD[state.cards[seat]] == NO_TERRAIN)


@compiled
def score(state: Row, tables: Tables, seat: int, terrain: int) -> None:
    """Z5.6: taking the points ends the turn."""
    take_points(state, tables, seat, terrain)
    score_next(state, tables)


@compiled
def take_points(state: Row, tables: Tables, seat: int, terrain: int) -> None:
    """Z5.6: the marker moves once, by the sum of all realms and blessings."""
    points = realm_points(state, tables, seat, terrain)
    for god in range(GODS):
        blessed = size(state.present[seat] & tables.terrain_mask[TERRAIN_OF_GOD[god]])
        points += BLESSING_POINTS * state.blessed[god] * blessed
    gain(state, seat, points)


@compiled
def realm_points(state: Row, tables: Tables, seat: int, terrain: int) -> int:
    """Z5.2: a realm scores its size plus the square of its territories of the terrain; with none of those, 0."""
    points = 0
    present = state.present[seat]
    while present:
        realm = realm_of(tables, present, state.rafts)
        matching = size(realm & tables.terrain_mask[terrain])
        if matching:
            points += size(realm) + matching * matching
        present &= ~realm
    return points


@compiled
def realm_of(tables: Tables, present: int, rafts: int) -> int:
    """Z5.1: the realm of the first territory. Z5.3: with rafts, territories on one lake count as adjacent."""
    neighbours = tables.neighbours_by_raft if rafts else tables.neighbours
    realm = frontier = present & -present
    while frontier:
        reached = 0
        while frontier:
            reached |= neighbours[first(frontier)]
            frontier &= frontier - 1
        frontier = reached & present & ~realm
        realm |= frontier
    return realm


@compiled
def go_on_scoring(state: Row, tables: Tables, seat: int) -> None:
    """Z5.6: ask again as long as there may be something to decide."""
    if not may_decide(state, seat):
        score(state, tables, seat, TERRAIN_OF_CARD[state.cards[seat]])


@compiled
def play_rafts(state: Row, tables: Tables, seat: int) -> None:
    """Z5.3: own territories on the same lake count as adjacent."""
    discard(state, seat, RAFTS)
    state.rafts = 1
    go_on_scoring(state, tables, seat)


@compiled
def bless(state: Row, tables: Tables, seat: int, god: int) -> None:
    """Z5.4: 2 points for each territory of the god's terrain with an own pawn; Z5.5: any number of cards."""
    discard(state, seat, CARD_OF_GOD[god])
    state.blessed[god] += 1
    go_on_scoring(state, tables, seat)
