"""What a territory means to the players: what it brings its owner, and whose armies may enter it in one move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.core.masks import bits
from anahuac.games.azteca.material import ASSIMILATED_SACRIFICES, TRIBUTE, VALLEY_SACRIFICES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from anahuac.core import Seat
    from anahuac.games.azteca.board import AztecaBoard
    from anahuac.games.azteca.view import AztecaView

MOVE = 3
"""T14.3: the areas of a move."""


def yields_of(view: AztecaView, board: AztecaBoard) -> tuple[tuple[int, int], ...]:
    """T7.1, T7.2: the tribute and the sacrifice points that each territory brings its owner every round."""
    homes = {board.capital[people] for people in view.options.people_of(view.seats)}
    found = []
    for at, kind in enumerate(board.kind):
        tribute = TRIBUTE["city"] if kind == "capital" and at not in homes else TRIBUTE[kind]
        points = view.population[at]
        points += VALLEY_SACRIFICES * (kind == "valley") + ASSIMILATED_SACRIFICES * (board.ids[at] in view.assimilated)
        found.append((tribute, points))
    return tuple(found)


def comers_of(view: AztecaView, board: AztecaBoard) -> tuple[tuple[Seat, ...], ...]:
    """T14.3: by territory, the players with an army that may enter it in one move if nobody forbids it."""
    reaches = [_reach(view, board, seat) for seat in range(view.seats)]
    return tuple([tuple([seat for seat, mask in enumerate(reaches) if mask >> at & 1]) for at in range(board.size)])


def _reach(view: AztecaView, board: AztecaBoard, seat: Seat) -> int:
    """The territories that the armies of a seat may enter: through own ones, and over zones with an own ship."""
    own, closed = _mask(board, view.lands[seat]), _mask(board, view.struck)
    if view.options.introductory:
        closed |= board.valleys
    dams = sum(1 << line for line, far in enumerate(board.far_sides) if board.ids[far] in view.dams)
    fleet = sum(1 << zone for zone, ships in enumerate(view.ships[seat]) if ships)
    armies = _mask(board, view.armies[seat])
    lands, zones = armies & (1 << board.size) - 1, armies >> board.size
    found = 0
    for _ in range(MOVE):
        near, waters = 0, 0
        for at in bits(lands):
            near |= board.with_dams[dams][at]
            waters |= board.harbours[at]
        for zone in bits(zones):
            near |= board.shores[zone]
            waters |= board.waters[zone]
        near &= ~closed
        found |= near
        lands, zones = near & own, waters & fleet
    return found


def _mask(board: AztecaBoard, places: Iterable[str | None]) -> int:
    mask = 0
    for place in places:
        if place is not None:
            mask |= 1 << board.index[place]
    return mask
