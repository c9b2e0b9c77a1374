"""What the rules say of notations that mean no action: missions to the lake, ships on land, dams anywhere."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from anahuac.core import Illegal, Text
from anahuac.games.azteca.actions import TARGETED

if TYPE_CHECKING:
    from collections.abc import Mapping

    from anahuac.games.azteca.board import AztecaBoard

ON_LAND: Final = {"spy": "T10.3", "ally": "T10.4", "ally+": "T10.4", "rebel": "T10.5", "assimilate": "T10.6"} | {
    f"c{card}": "T6.3" for card in TARGETED
}
"""The missions and cards that are about a territory, and the clauses that say so."""
ON_LAKE: Final = {"s": "T1.1", "$ship": "T8.2", "x": "T11.2"}
"""What ships do in a lake zone."""
DAMS: Final = {"d": "T1.3", "$dam": "T8.1"}


def why_unknown(text: str, board: AztecaBoard) -> Illegal | None:
    """Explain a plain notation that means no action; None if the rules say nothing of it."""
    course = re.fullmatch(r"(.+)>(.+)", text)
    if course and course[1] in board.zone_ids:
        return _why_no_course(course[1], course[2], board)
    for clause, place in _after(ON_LAND, text):
        if place in board.zone_ids:
            return Illegal(clause, Text("azteca-never-on-lake", at=_called(place, board)))
    for clause, place in _after(ON_LAKE, text):
        if place.rstrip("0123456789") in board.ids:
            return Illegal(clause, Text("azteca-never-on-land", at=_called(place.rstrip("0123456789"), board)))
    for clause, place in _after(DAMS, text):
        if place in board.index:
            return Illegal(clause, _no_dam(place, board))
    return None


def _after(words: Mapping[str, str], text: str) -> list[tuple[str, str]]:
    """The clauses of the words that a text can begin with, and what follows."""
    return [(clause, text.removeprefix(word)) for word, clause in words.items() if text.startswith(word)]


def _why_no_course(source: str, target: str, board: AztecaBoard) -> Illegal | None:
    """T11.1: a ship moves to an adjacent lake zone."""
    if target in board.ids:
        return Illegal("T11.1", Text("azteca-never-on-land", at=_called(target, board)))
    if target not in board.zone_ids:
        return None
    if source == target:
        return Illegal("T11.1", Text("azteca-never-stay", at=_called(source, board)))
    return Illegal("T11.1", Text("azteca-never-sail", source=_called(source, board), target=_called(target, board)))


def _no_dam(place: str, board: AztecaBoard) -> Text:
    """T1.3: a dam is laid on one of the three lines from Tenochtitlan."""
    lines = Text.listed(board.names[far] for far in board.far_sides)
    return Text("azteca-never-dam", at=_called(place, board), home=board.names[board.island], lines=lines)


def _called(place: str, board: AztecaBoard) -> str | Text:
    return board.called[board.index[place]]
