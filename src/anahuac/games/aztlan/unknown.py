"""What the rules say of notations that mean no action: moves that cannot be, cards that are never played so."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from anahuac.core import Illegal, Text
from anahuac.games.aztlan.material import POWERS

if TYPE_CHECKING:
    from anahuac.games.aztlan.board import AztlanBoard

PLAYED_OTHERWISE: Final = {
    "offering": Illegal("Z5.5", Text("aztlan-never-offering")),
    "eagle": Illegal("Z3.2", Text("aztlan-never-eagle")),
    "tlatoani": Illegal("Z4.5", Text("aztlan-never-tlatoani")),
    "sacred-games": Illegal("Z4.6", Text("aztlan-never-sacred-games")),
}
"""The culture cards that are not played for scoring, and when they are."""


def why_unknown(text: str, board: AztlanBoard) -> Illegal | None:
    """Explain a plain notation that means no action; None if the rules say nothing of it."""
    move = re.fullmatch(r"(.+)>(.+)", text)
    if move:
        return why_no_lake(move[1], board) or why_no_lake(move[2], board) or why_no_move(move[1], move[2], board)
    if card := re.fullmatch(r"c(.+)", text):
        return PLAYED_OTHERWISE.get(card[1])
    if power := re.fullmatch(r"p(\d{1,3})", text):
        return Illegal("Z0.3", Text("aztlan-never-power", power=int(power[1]), low=POWERS[0], high=POWERS[-1]))
    place = re.fullmatch(r"(?:e?\+|x|=|l)(.+)", text)
    return why_no_lake(place[1], board) if place else None


def why_no_lake(place: str, board: AztlanBoard) -> Illegal | None:
    """Z0.1: lakes are no territories."""
    for lake in board.data.lakes:
        if lake.id == place:
            return Illegal("Z0.1", Text("aztlan-never-lake", lake=lake.name))
    return None


def why_no_move(source: str, target: str, board: AztlanBoard) -> Illegal | None:
    """Z3.1: a pawn moves to an adjacent territory; Z0.1: a lake separates."""
    if source not in board.index or target not in board.index:
        return None
    one, other = board.data.territories[board.index[source]], board.data.territories[board.index[target]]
    if one is other:
        return Illegal("Z3.1", Text("aztlan-never-stay", territory=one.name))
    names = {"source": one.name, "target": other.name}
    for lake in board.data.lakes:
        if lake.id in one.lakes and lake.id in other.lakes:
            return Illegal("Z0.1", Text("aztlan-never-over-lake", lake=lake.name, **names))
    return Illegal("Z3.1", Text("aztlan-never-adjacent", **names))
