"""The beginning of a game, as in the engine's `Mexica.start` and `neutral`."""

from __future__ import annotations

from anahuac.envs.compiled.chance import below, shuffle
from anahuac.envs.compiled.compiling import Row, compiled
from anahuac.envs.compiled.mexica.land import keep_district, survey_spans, weight_in
from anahuac.envs.compiled.mexica.masks import NOTHING, either, grown, is_empty, lowest, one, read, size, without, write
from anahuac.envs.compiled.mexica.row import (
    DISTRICT_PLANES,
    KINDS_OF_TEMPLES,
    NOWHERE,
    OWNERS,
    SEATS,
    SIZE_LIMIT,
    START,
    UNKNOWN,
    Tables,
)
from anahuac.envs.compiled.mexica.tokens import remove_tokens
from anahuac.games.mexica.material import (
    BRIDGES,
    CHIPS,
    DOUBLES,
    FIRST_TEMPLES,
    NEUTRAL_DISTANCE,
    OPEN_TOKENS,
    PRINTED_DOUBLES,
    SINGLES,
    TOKENS,
)
from anahuac.games.mexica.neutral import TRIES

NEUTRAL = 2
"""The neutral owner's place behind the two seats."""


@compiled
def start(state: Row, tables: Tables) -> None:
    """M1.2: eight tokens are drawn; M12.2: for two players, the neutral temples, before the nobles are set."""
    clear(state, tables)
    state.chance = state.seed
    for place in range(len(TOKENS)):
        state.bag[place] = TOKENS[place]
    shuffle(state, state.bag, len(TOKENS))
    for place in range(len(TOKENS)):
        if place < OPEN_TOKENS:
            state.open_tokens[state.bag[place]] += 1
        else:
            state.hidden_tokens[state.bag[place]] += 1
    if state.seats == NEUTRAL:
        place_neutral_temples(state, tables)
    remove_tokens(state, tables)


@compiled
def clear(state: Row, tables: Tables) -> None:
    """M1: an island with nothing on it but the printed canal, in one district."""
    state.step, state.to_act, state.period, state.round = START, 1, 1, 1
    state.ap = state.taken = state.acted = 0
    state.carrying = state.home = NOWHERE
    state.doubles, state.singles = DOUBLES - PRINTED_DOUBLES, SINGLES
    state.spare_bridges, state.spare_chips = BRIDGES, CHIPS
    land = without(read(tables.land), read(tables.printed))
    write(state.land, land)
    write(state.soil, without(land, read(tables.palace)))
    for axis in range(2):
        write(state.bridges[axis], NOTHING)
    write(state.standing, NOTHING)
    write(state.built, NOTHING)
    for owner in range(OWNERS):
        write(state.temples[owner], NOTHING)
    for token in range(SIZE_LIMIT):
        state.open_tokens[token] = state.hidden_tokens[token] = state.removed[token] = 0
    for kind in range(KINDS_OF_TEMPLES):
        write(state.heights[kind], NOTHING)
    for seat in range(SEATS):
        state.nobles[seat] = NOWHERE
        state.scores[seat] = state.paid[seat] = state.chips[seat] = 0
        for kind in range(KINDS_OF_TEMPLES):
            state.stock[seat, kind] = FIRST_TEMPLES[kind]
    state.districts = 0
    keep_district(state, 0, land)
    for plane in range(DISTRICT_PLANES):
        state.shown[0, plane] = UNKNOWN
    state.asked[0] = 0
    survey_spans(state, tables)


@compiled
def place_neutral_temples(state: Row, tables: Tables) -> None:
    """M12.2: square by square, any two far enough apart; at a dead end everything starts again."""
    for _ in range(TRIES):
        for kind in range(KINDS_OF_TEMPLES):
            write(state.heights[kind], NOTHING)
        if draw_squares(state, tables):
            break
    for kind in range(KINDS_OF_TEMPLES):
        write(state.built, either(read(state.built), read(state.heights[kind])))
    write(state.temples[NEUTRAL], read(state.built))
    state.weights[0, NEUTRAL] = weight_in(state, 0, NEUTRAL)


@compiled
def draw_squares(state: Row, tables: Tables) -> bool:
    """Draw the squares of all neutral temples, the lowest ones first; return whether there was room."""
    sites = read(tables.sites)
    for kind in range(KINDS_OF_TEMPLES):
        for _ in range(tables.neutral[kind]):
            if is_empty(sites):
                return False
            left = sites
            for _ in range(below(state, size(sites))):
                left = without(left, one(lowest(left)))
            near = one(lowest(left))
            write(state.heights[kind], either(read(state.heights[kind]), near))
            for _ in range(NEUTRAL_DISTANCE - 1):
                near = grown(near, read(tables.inside), tables.stride)
            sites = without(sites, near)
    return True
