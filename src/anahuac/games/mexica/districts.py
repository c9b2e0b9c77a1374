"""M3.3: districts, kept in the state and divided when a canal is laid; M10.3: tokens that fit none any more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.games.mexica.events import DistrictFormed, TokenRemoved
from anahuac.games.mexica.grid import beside, pieces

if TYPE_CHECKING:
    from anahuac.core import Event
    from anahuac.games.mexica.actions import MexicaAction
    from anahuac.games.mexica.board import MexicaBoard
    from anahuac.games.mexica.state import MexicaState


def divided(board: MexicaBoard, district: int, tile: MexicaAction) -> list[int]:
    """M3.3: what a canal tile leaves of a district: nothing, one district or several."""
    rest = district & ~tile.squares
    if not rest:
        return []
    if board.rings.joined(rest, tile):
        return [rest]
    return _torn(rest, beside(tile.squares, board.stride) & rest, board.stride)


def _torn(rest: int, banks: int, stride: int) -> list[int]:
    """Divide what was joined through a tile: every piece touches one of the banks.

    The flood from one bank stops as soon as it has met all others: then the rest is one piece.
    """
    found = []
    while True:
        reached = banks & -banks
        while banks & ~reached:
            grown = (reached | reached << 1 | reached >> 1 | reached << stride | reached >> stride) & rest
            if grown == reached:
                break
            reached = grown
        else:
            found.append(rest)
            return found
        found.append(reached)
        rest ^= reached
        banks &= rest


def dig(state: MexicaState, tile: MexicaAction, events: list[Event] | None) -> None:
    """M3.3: take the squares of a tile out of the land and divide the district they lay in."""
    board, squares = state.board, tile.squares
    lost = next(district for district in state.districts if district & squares)
    parts = divided(board, lost, tile)
    state.land &= ~squares
    state.soil &= ~squares
    survey_spans(state)
    state.districts = tuple(sorted([district for district in state.districts if district != lost] + parts))
    if state.home == lost:
        noble = 1 << state.nobles[state.to_act[0]]
        state.home = next(part for part in parts if part & noble)
    if events is not None and len(parts) > 1:
        events.append(DistrictFormed(tuple(sorted(part.bit_count() for part in parts))))
    measure(state)
    remove_tokens(state, events)


def survey_spans(state: MexicaState) -> None:
    """M5.2: keep the canal squares with land on both sides, along the row and along the column."""
    board, land = state.board, state.land
    canals = board.land ^ land
    state.span_h = canals & land << 1 & land >> 1
    state.span_v = canals & land << board.stride & land >> board.stride


def survey(state: MexicaState, tokens: int) -> None:
    """Find all districts anew: those with a token and those without."""
    every = pieces(state.land, state.board.stride)
    state.founded = tuple([district for district in every if district & tokens])
    state.districts = tuple([district for district in every if not district & tokens])
    state.soil = state.board.ground & sum(state.districts)
    survey_spans(state)
    measure(state)


def measure(state: MexicaState) -> None:
    """Keep the size of the largest unfounded district: M10.3 asks for it after every action."""
    state.largest = max([district.bit_count() for district in state.districts], default=0)


def district_of(state: MexicaState, cell: int) -> int:
    """M4.1: the district a square belongs to; 0 for a bridge, which is in none."""
    bit = 1 << cell
    if state.land & bit:
        for district in state.districts:
            if district & bit:
                return district
        for district in state.founded:
            if district & bit:
                return district
    return 0


def remove_tokens(state: MexicaState, events: list[Event] | None) -> None:
    """M10.3: take away every open token that can provably not be founded.

    Only a canal, a temple, a founding and the opening of tokens can make a token so; they call this.
    """
    tokens = state.open_tokens
    if not tokens or (tokens[-1] <= state.largest and (state.doubles or state.singles)):
        return
    kept = tuple([size for size in tokens if _can_be_founded(state, size)])
    if kept != tokens:
        gone = [size for size in tokens if size not in kept]
        state.open_tokens = kept
        state.removed = tuple(sorted([*state.removed, *gone]))
        if events is not None:
            events += [TokenRemoved(size) for size in gone]


def _can_be_founded(state: MexicaState, size: int) -> bool:
    """M10.3: a district is large enough, and while no canal can shrink one, there is one with room for it.

    Room is a square for the token and another for the noble; nobles are ignored, since they can move.
    """
    if size > state.largest:
        return False
    if state.doubles or state.singles:
        return True
    for district in state.districts:
        if district.bit_count() == size:
            room = district & ~state.built
            if room & state.board.ground and room & room - 1:
                return True
    return False
