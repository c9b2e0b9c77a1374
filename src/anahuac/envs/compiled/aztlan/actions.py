"""What a seat may do, in the sequence of the engine's `legal_actions`, and what each action does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.envs.compiled.aztlan.conflict import break_tie, coexist, decline_games, end_turn, fight, play_games
from anahuac.envs.compiled.aztlan.expansion import choose, eagle, may_play_eagle, move, next_turn, place
from anahuac.envs.compiled.aztlan.row import (
    ACTION_KINDS,
    ANSWER,
    CARD_OF_GOD,
    CHOOSE,
    DECIDE,
    GAMES,
    GODS,
    MOVE,
    NO_TERRAIN,
    PLACE,
    RAFTS,
    SETTLE,
    TERRAIN_OF_CARD,
    TLATOANI,
    Tables,
)
from anahuac.envs.compiled.aztlan.scoring import bless, play_rafts, score
from anahuac.envs.compiled.compiling import Row, compiled
from anahuac.games.aztlan.material import POWERS, TERRAINS
from anahuac.games.aztlan.pawns import TERRITORIES

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Ids = NDArray[np.int16]

(
    TO_CHOOSE,
    TO_PLACE,
    TO_PLACE_EAGLE,
    TO_STAY,
    TO_MOVE,
    TO_FIGHT,
    TO_COEXIST,
    TO_BREAK_TIE,
    TO_PLAY_GAMES,
    TO_DECLINE,
    TO_NAME,
    TO_PLAY_RAFTS,
    TO_BLESS,
    TO_END,
) = range(len(ACTION_KINDS))
POWER_CARDS = len(POWERS)
TERRAIN_COUNT = len(TERRAINS)


@compiled
def list_legal(state: Row, tables: Tables, seat: int, ids: Ids) -> int:
    """Write the ids of a seat's legal actions; return how many there are."""
    if state.step == CHOOSE:
        return list_powers(state, tables, seat, ids)
    if state.step == PLACE:
        return list_some(tables.place, TERRITORIES, ids, 0)
    if state.step == MOVE:
        return list_moves(state, tables, seat, ids)
    if state.step == SETTLE:
        return list_conflicts(state, tables, seat, ids)
    if state.step == DECIDE:
        ids[0] = tables.fight + state.contested
        ids[1] = tables.coexist + state.contested
        return 2
    if state.step == ANSWER:
        return list_answers(state, tables, seat, ids)
    return list_scoring(state, tables, seat, ids)


@compiled
def list_some(first: int, count: int, ids: Ids, listed: int) -> int:
    """List some actions whose numbers follow each other."""
    for further in range(count):
        ids[listed + further] = first + further
    return listed + count


@compiled
def list_members(mask: int, first: int, ids: Ids, listed: int) -> int:
    """List the actions of a kind about the territories of a mask."""
    for at in range(TERRITORIES):
        if mask >> at & 1:
            ids[listed] = first + at
            listed += 1
    return listed


@compiled
def list_powers(state: Row, tables: Tables, seat: int, ids: Ids) -> int:
    """Z2.1: any power card still in hand."""
    listed = 0
    for card in range(POWER_CARDS):
        if state.hands[seat] >> card & 1:
            ids[listed] = tables.choose + card
            listed += 1
    return listed


@compiled
def list_moves(state: Row, tables: Tables, seat: int, ids: Ids) -> int:
    """Z3.1: no move, or any own pawn to an adjacent territory; Z3.2: before that, Eagle and Jaguar Warriors."""
    ids[0] = tables.stay
    listed = 1
    for at in range(TERRITORIES):
        if state.present[seat] >> at & 1:
            moves = tables.first_move[at + 1] - tables.first_move[at]
            listed = list_some(tables.first_move[at], moves, ids, listed)
    if may_play_eagle(state, seat):
        listed = list_some(tables.eagle, TERRITORIES, ids, listed)
    return listed


@compiled
def list_conflicts(state: Row, tables: Tables, seat: int, ids: Ids) -> int:
    """Z4.2: the own conflicts in any sequence; Z4.5: a Tlatoani where tied; the end when none is left."""
    listed = list_members(state.leads[seat], tables.fight, ids, 0)
    listed = list_members(state.leads[seat], tables.coexist, ids, listed)
    if state.culture[seat, TLATOANI]:
        listed = list_members(state.ties[seat], tables.tlatoani, ids, listed)
    if not state.leads[seat]:
        listed = list_some(tables.done, 1, ids, listed)
    return listed


@compiled
def list_answers(state: Row, tables: Tables, seat: int, ids: Ids) -> int:
    """Z4.6: Sacred Games, if the seat holds them, or not."""
    listed = 0
    if state.culture[seat, GAMES]:
        listed = list_some(tables.games, 1, ids, 0)
    return list_some(tables.decline, 1, ids, listed)


@compiled
def list_scoring(state: Row, tables: Tables, seat: int, ids: Ids) -> int:
    """Z5.6: rafts and blessings in any order; with the 4 naming its terrain takes the points, else the end does."""
    listed = 0
    if state.culture[seat, RAFTS] and not state.rafts:
        listed = list_some(tables.rafts, 1, ids, 0)
    for god in range(GODS):
        if state.culture[seat, CARD_OF_GOD[god]]:
            listed = list_some(tables.bless + god, 1, ids, listed)
    if TERRAIN_OF_CARD[state.cards[seat]] == NO_TERRAIN:
        return list_some(tables.name, TERRAIN_COUNT, ids, listed)
    return list_some(tables.done, 1, ids, listed)


@compiled
def carry_out(state: Row, tables: Tables, seat: int, id: int) -> None:
    """Change the state by a legal action."""
    kind = tables.kind[id]
    if kind == TO_CHOOSE:
        choose(state, tables, seat, id - tables.choose)
    elif kind <= TO_MOVE:
        expand(state, tables, seat, id)
    elif kind <= TO_DECLINE:
        settle_conflict(state, tables, seat, id)
    elif kind == TO_NAME:
        score(state, tables, seat, id - tables.name)
    elif kind == TO_PLAY_RAFTS:
        play_rafts(state, tables, seat)
    elif kind == TO_BLESS:
        bless(state, tables, seat, id - tables.bless)
    elif state.step == SETTLE:
        end_turn(state, tables, seat)
    else:
        score(state, tables, seat, TERRAIN_OF_CARD[state.cards[seat]])


@compiled
def expand(state: Row, tables: Tables, seat: int, id: int) -> None:
    """Z3: place a pawn, or move one, or not."""
    kind = tables.kind[id]
    if kind == TO_PLACE:
        place(state, seat, tables.at[id])
    elif kind == TO_PLACE_EAGLE:
        eagle(state, seat, tables.at[id])
    elif kind == TO_MOVE:
        move(state, tables, seat, tables.at[id], tables.to[id])
    else:
        next_turn(state, tables)


@compiled
def settle_conflict(state: Row, tables: Tables, seat: int, id: int) -> None:
    """Z4: decide a conflict, or answer to a fight."""
    kind = tables.kind[id]
    if kind == TO_FIGHT:
        fight(state, tables, tables.at[id])
    elif kind == TO_COEXIST:
        coexist(state, tables, seat, tables.at[id])
    elif kind == TO_BREAK_TIE:
        break_tie(state, seat, tables.at[id])
    elif kind == TO_PLAY_GAMES:
        play_games(state, tables, seat)
    else:
        decline_games(state, tables, seat)
