"""The beginning of a game, as in the engine's `Aztlan.start`."""

from __future__ import annotations

from anahuac.envs.compiled.aztlan.ages import begin_age
from anahuac.envs.compiled.aztlan.row import FULL_DECK, FULL_HAND, KINDS, SEATS, Tables
from anahuac.envs.compiled.chance import below, shuffle
from anahuac.envs.compiled.compiling import Row, compiled
from anahuac.games.aztlan.pawns import TERRITORIES

DRAWN = -1


@compiled
def start(state: Row, tables: Tables) -> None:
    """Begin the game of the seed in the row. Z1.1: the markers lie on 0 in random order."""
    clear(state, tables)
    state.chance = state.seed
    for seat in range(state.seats):
        state.track[seat] = seat
    shuffle(state, state.track, state.seats)
    for place in range(len(FULL_DECK)):
        state.deck[place] = FULL_DECK[place]
    state.deck_top = 0
    state.deck_end = len(FULL_DECK)
    shuffle(state, state.deck, len(FULL_DECK))
    if state.seats == 2:
        share_factions(state, tables)
    begin_age(state, 1)


@compiled
def share_factions(state: Row, tables: Tables) -> None:
    """Z8.2: who begins with which faction is drawn, or set by the host; the draw is made in either case."""
    drawn = below(state, 2)
    first = drawn if tables.first_faction == DRAWN else tables.first_faction
    state.factions[0] = first
    state.factions[1] = 1 - first


@compiled
def clear(state: Row, tables: Tables) -> None:
    """Take everything off the board and out of the hands."""
    state.turn = 0
    state.contested = -1
    state.asking = state.spared = state.rafts = 0
    for kind in range(KINDS):
        state.discard[kind] = 0
    state.discard_size = 0
    for seat in range(SEATS):
        state.scores[seat] = state.paid[seat] = 0
        state.hands[seat] = FULL_HAND
        state.supply[seat] = tables.box
        state.removed[seat] = state.to_place[seat] = 0
        state.leads[seat] = state.ties[seat] = state.present[seat] = 0
        state.culture_sizes[seat] = 0
        for kind in range(KINDS):
            state.culture[seat, kind] = 0
        for at in range(TERRITORIES):
            state.pawns[seat, at] = 0
