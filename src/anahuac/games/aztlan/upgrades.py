"""How games of older rules versions are put into today's actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from anahuac.core import Seat
    from anahuac.core.upgrades import Ply
    from anahuac.games.aztlan.state import AztlanState


def from_version_1(state: AztlanState, ply: Ply, before: Sequence[Ply]) -> Iterator[Ply]:
    """Z5.6: the terrain of the 4 was named before the blessings; now naming it ends the turn.

    So the naming waits until no card is left, or until the `.` that ended the turn then.
    """
    seat, text = ply
    naming = _naming_that_waits(seat, before) if text == "." or text.startswith("C ") else None
    if text.startswith("V ") and state.culture[seat]:
        return
    if naming is None or text != ".":
        yield ply
    if naming is not None and (text == "." or not state.culture[seat]):
        yield seat, naming


def _naming_that_waits(seat: Seat, before: Sequence[Ply]) -> str | None:
    """The terrain that a seat has named in this turn, perhaps with cards played after it."""
    for player, text in reversed(before):
        if player != seat or not text.startswith(("C ", "V ")):
            return None
        if text.startswith("V "):
            return text
    return None


UPGRADES = {1: from_version_1}
