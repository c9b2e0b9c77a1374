"""Z1, Z6 to Z8: the score track, the ages and the end, as in the engine's `track` and `ages`."""

from __future__ import annotations

from anahuac.envs.compiled.aztlan.row import CHOOSE, FIRST_POWER, GODS, OFFERING, OVER
from anahuac.envs.compiled.compiling import Row, compiled
from anahuac.games.aztlan.ages import OFFERING_SET
from anahuac.games.aztlan.material import AGES
from anahuac.games.aztlan.pawns import TERRITORIES


@compiled
def gain(state: Row, seat: int, points: int) -> None:
    """Z1.1: whoever arrives on an occupied field lies on top; who gains 0 does not move."""
    if not points:
        return
    total = state.scores[seat] + points
    state.scores[seat] = total
    place = 0
    while state.track[place] != seat:
        place += 1
    while place + 1 < state.seats and state.scores[state.track[place + 1]] <= total:
        state.track[place] = state.track[place + 1]
        place += 1
    state.track[place] = seat


@compiled
def begin_age(state: Row, age: int) -> None:
    """Z6.1: an age begins with the choice. Z1.2: its order is that of the track."""
    state.age = age
    for place in range(state.seats):
        state.order[place] = state.track[state.seats - 1 - place]
        state.cards[place] = 0
    state.step = CHOOSE
    state.to_act = (1 << state.seats) - 1


@compiled
def end_age(state: Row) -> None:
    """Z6.1: pawns stay on the board from age to age. Z7.1: the fifth age is the last."""
    state.turn = 0
    state.rafts = 0
    for god in range(GODS):
        state.blessed[god] = 0
    if state.age == AGES:
        end_game(state)
        return
    if state.seats == 2:
        exchange_factions(state)
    begin_age(state, state.age + 1)


@compiled
def exchange_factions(state: Row) -> None:
    """Z8.2: the two players exchange all that belongs to the factions; points and cards stay with the player."""
    for field in (state.factions, state.supply, state.removed):
        field[0], field[1] = field[1], field[0]
    state.present[0], state.present[1] = state.present[1], state.present[0]
    for at in range(TERRITORIES):
        state.pawns[0, at], state.pawns[1, at] = state.pawns[1, at], state.pawns[0, at]


@compiled
def end_game(state: Row) -> None:
    """Z7.1: in the order of the last age, each marker moves once by what is left in hand."""
    for place in range(state.seats):
        seat = state.order[place]
        gain(state, seat, unplayed_power(state, seat) + state.culture_sizes[seat] + offering_points(state, seat))
    state.step = OVER
    state.to_act = 0


@compiled
def unplayed_power(state: Row, seat: int) -> int:
    """Z7.1: the points of the power card that was never played."""
    power = FIRST_POWER
    while state.hands[seat] >> (power - FIRST_POWER) != 1:
        power += 1
    return power


@compiled
def offering_points(state: Row, seat: int) -> int:
    """Z7.1: 1, 4, 9, 16, 25 for one to five Offerings; more count as a five and a new set."""
    offerings: int = state.culture[seat, OFFERING]
    rest = offerings % OFFERING_SET
    return offerings // OFFERING_SET * OFFERING_SET**2 + rest * rest
