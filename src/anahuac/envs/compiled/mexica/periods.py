"""M2, M10 and M11: turns, rounds, the two periods and their scorings, as in the engine's `periods` and `scoring`."""

from __future__ import annotations

from anahuac.envs.compiled.compiling import Row, compiled
from anahuac.envs.compiled.mexica.land import district_at, owners_of
from anahuac.envs.compiled.mexica.masks import has
from anahuac.envs.compiled.mexica.row import KINDS_OF_TEMPLES, NOWHERE, OVER, SIZE_LIMIT, Tables
from anahuac.envs.compiled.mexica.tokens import remove_tokens
from anahuac.games.mexica.material import ACTION_POINTS, PALACE_POINTS, SECOND_TEMPLES
from anahuac.games.mexica.periods import COMPLETE, END_REASONS, PASSED, ROUND_LIMIT

GOES_ON = -1
IS_COMPLETE = END_REASONS.index(COMPLETE)
ALL_PASSED = END_REASONS.index(PASSED)
AT_THE_LIMIT = END_REASONS.index(ROUND_LIMIT)


@compiled
def begin_turn(state: Row, seat: int) -> None:
    """M2.1: six action points."""
    state.to_act = 1 << seat
    state.ap = ACTION_POINTS
    state.taken = 0
    state.home = district_at(state, state.nobles[seat])


@compiled
def end_turn(state: Row, tables: Tables, seat: int) -> None:
    """M2.1: points left over are lost; M2.2: the round is over when everybody has had a turn."""
    if seat + 1 < state.seats:
        begin_turn(state, seat + 1)
        return
    reason = why_period_ends(state, tables)
    state.acted = 0
    if reason == GOES_ON:
        state.round += 1
        begin_turn(state, 0)
        return
    score(state, tables)
    if state.period == 1:
        begin_second_period(state, tables)
    else:
        end_game(state, reason)


@compiled
def why_period_ends(state: Row, tables: Tables) -> int:
    """M10.1, M10.2, M10.4: asked at the end of a round."""
    is_open = False
    for token in range(SIZE_LIMIT):
        is_open |= state.open_tokens[token] > 0
    if not is_open and has_somebody_built_all(state):
        return IS_COMPLETE
    if not state.acted:
        return ALL_PASSED
    return AT_THE_LIMIT if state.round >= tables.round_limit else GOES_ON


@compiled
def has_somebody_built_all(state: Row) -> bool:
    """M10.1: whether a seat has no temple left for this period."""
    for seat in range(state.seats):
        left = 0
        for kind in range(KINDS_OF_TEMPLES):
            left += state.stock[seat, kind]
        if not left:
            return True
    return False


@compiled
def begin_second_period(state: Row, tables: Tables) -> None:
    """M10.5: the hidden tokens are opened, the other nine temples come, the start player begins."""
    for token in range(SIZE_LIMIT):
        state.open_tokens[token] += state.hidden_tokens[token]
        state.hidden_tokens[token] = 0
    state.period = 2
    state.round = 1
    for seat in range(state.seats):
        for kind in range(KINDS_OF_TEMPLES):
            state.stock[seat, kind] += SECOND_TEMPLES[kind]
    remove_tokens(state, tables)
    begin_turn(state, 0)


@compiled
def end_game(state: Row, reason: int) -> None:
    """M11.5: the most points win."""
    state.step = OVER
    state.to_act = 0
    state.ap = state.taken = 0
    state.home = NOWHERE
    state.reason = reason


@compiled
def score(state: Row, tables: Tables) -> None:
    """M11.3: founded districts in both periods, unfounded ones only in the second; M11.4: the palace."""
    for district in range(state.districts):
        if state.founded[district] or state.period == 2:
            score_district(state, district)
    for seat in range(state.seats):
        if state.nobles[seat] != NOWHERE and has(tables.starts, state.nobles[seat]):
            state.scores[seat] += PALACE_POINTS


@compiled
def score_district(state: Row, district: int) -> None:
    """M11.2: rank is 1 + the number of owners with more weight; ranks 1 to 3 score in full, equal or not."""
    for seat in range(state.seats):
        weight = state.weights[district, seat] + 0
        if not weight:
            continue
        rank = 1
        for other in range(owners_of(state)):
            rank += state.weights[district, other] > weight
        state.scores[seat] += value_of(state.sizes[district], rank)


@compiled
def value_of(extent: int, rank: int) -> int:
    """M0.3: the first, second and third value of a token, or of an unfounded district."""
    second = (extent + 1) // 2
    if rank == 1:
        return extent
    if rank == 2:
        return second
    return (second + 1) // 2 if rank == 3 else 0
