"""M3.3: districts, kept in the state and divided when a canal is laid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.games.mexica.grid import beside, pieces

if TYPE_CHECKING:
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
