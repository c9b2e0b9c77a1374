"""M6.2: boats. All lake is one water; bridges are joined by canals and lake, edge to edge."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import TYPE_CHECKING

from anahuac.games.mexica.grid import around

if TYPE_CHECKING:
    from collections.abc import Iterator

    from anahuac.games.mexica.board import MexicaBoard
    from anahuac.games.mexica.state import MexicaState

Square = tuple[int, int]
"""A column and a row, from 0; those of the lake around the drawing are outside."""


def links(state: MexicaState, at: int, most: int) -> list[int]:
    """The bridges that a boat reaches from the bridge on `at`, by what they cost: 1 AP first, at most `most`.

    Every bridge costs, whether one passes under it or stops, occupied or not. Water that was reached for less need
    not be entered again: all bridges on it have been reached.
    """
    stride, lake = state.board.stride, state.board.lake
    others = state.bridges_h | state.bridges_v
    open_water = lake | state.board.land ^ state.land ^ others
    wave = 1 << at
    others ^= wave
    found: list[int] = []
    while others and len(found) < most:
        linked = 0
        while wave and linked != others:
            wave = wave << 1 | wave >> 1 | wave << stride | wave >> stride
            linked |= wave & others
            wave &= open_water
            if wave & lake:
                wave |= lake
            open_water &= ~wave
        if not linked:
            break
        found.append(linked)
        others ^= linked
        wave = linked
    return found


def within(state: MexicaState, at: int, most: int) -> int:
    """All bridges that a boat reaches for at most this many AP."""
    reached = 0
    for linked in links(state, at, most):
        reached |= linked
    return reached


def cost(state: MexicaState, at: int, to: int) -> int:
    """M6.2: the smallest number of links from bridge to bridge; 0 if no water joins them."""
    for number, linked in enumerate(links(state, at, len(state.board.names)), 1):
        if linked >> to & 1:
            return number
    return 0


def touches_at_corners(state: MexicaState, at: int, to: int) -> bool:
    """M6.3: whether water would join two bridges if canals were joined over corners, too."""
    board = state.board
    water = board.lake | board.land ^ state.land
    reached = 1 << at
    while not reached >> to & 1:
        grown = around(reached, board.stride) & water
        if grown == reached:
            return False
        reached = grown
    return True


def way(state: MexicaState, at: int, to: int) -> tuple[Square, ...]:
    """The squares from bridge to bridge for drawing a boat: over as few bridges as possible, then as few squares."""
    board = state.board
    bridges = state.bridges_h | state.bridges_v
    water = board.lake | board.land ^ state.land
    start, end = _square(board, at), _square(board, to)
    best, before = {start: (0, 0)}, {start: start}
    queue = [(0, 0, start)]
    while queue:
        passed, length, here = heappop(queue)
        if here == end:
            return _traced(before, end)
        for there, cell in _around(board, here):
            cost = (passed + (bridges >> cell & 1), length + 1)
            if water >> cell & 1 and cost < best.get(there, (len(board.names), 0)):
                best[there], before[there] = cost, here
                heappush(queue, (*cost, there))
    return ()


def _square(board: MexicaBoard, cell: int) -> Square:
    return cell % board.stride, cell // board.stride - 1


def _around(board: MexicaBoard, square: Square) -> Iterator[tuple[Square, int]]:
    """The four neighbours and their cells; one row and one column of lake around the drawing are enough."""
    column, row = square
    width, height, padding = board.stride - 1, len(board.rows), board.stride - 1
    for x, y in ((column + 1, row), (column, row + 1), (column - 1, row), (column, row - 1)):
        if -1 <= x <= width and -1 <= y <= height:
            yield (x, y), (y + 1) * board.stride + (x if 0 <= x < width else padding)


def _traced(before: dict[Square, Square], end: Square) -> tuple[Square, ...]:
    found = [end]
    while before[found[-1]] != found[-1]:
        found.append(before[found[-1]])
    return tuple(found[::-1])
