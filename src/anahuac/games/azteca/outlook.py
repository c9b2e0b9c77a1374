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


def tribute_of(view: AztecaView, board: AztecaBoard) -> tuple[int, ...]:
    """T7.1: the tribute that each territory brings its owner every round."""
    homes = {board.capital[people] for people in view.options.people_of(view.seats)}
    kinds = ["city" if kind == "capital" and at not in homes else kind for at, kind in enumerate(board.kind)]
    return tuple([TRIBUTE[kind] for kind in kinds])


def sacrifices_of(view: AztecaView, board: AztecaBoard) -> tuple[int, ...]:
    """T7.2: the sacrifice points that each territory brings its owner every round."""
    valleys = [VALLEY_SACRIFICES * (kind == "valley") for kind in board.kind]
    stable = [ASSIMILATED_SACRIFICES * (id in view.assimilated) for id in board.ids]
    return tuple(map(sum, zip(view.population, valleys, stable, strict=True)))


def reach_of(view: AztecaView, board: AztecaBoard, seat: Seat) -> tuple[int, ...]:
    """T14.3: the territories that an army of a seat may enter in one move if nobody forbids it.

    It goes through own ones, and over zones with an own ship.
    """
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
    return tuple(bits(found))


def _mask(board: AztecaBoard, places: Iterable[str | None]) -> int:
    mask = 0
    for place in places:
        if place is not None:
            mask |= 1 << board.index[place]
    return mask
