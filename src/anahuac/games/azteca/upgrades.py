"""How games of older rules versions are told in today's actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from anahuac.core.upgrades import Ply
    from anahuac.games.azteca.state import AztecaState


def from_version_1(state: AztecaState, ply: Ply, before: Sequence[Ply]) -> Iterator[Ply]:
    """Insert the answers to what version 1 did not ask, and leave out what is not asked any more.

    T6.2: everybody with cards is asked before the first marker; they had no such moment, so they pass.
    T18.3: leave to cross comes before the fare and is not asked of who carries.
    """
    _, text = ply
    while state.step == "war-cards":
        yield state.to_act[0], "."
    if state.step == "leave" and text not in ("yes", "no"):
        yield state.to_act[0], "yes"
    is_leave_after_fare = text == "yes" and state.step != "leave" and _has_been_carried(before)
    if not is_leave_after_fare:
        yield ply


def _has_been_carried(before: Sequence[Ply]) -> bool:
    """Whether the last action let an army cross on somebody's ships: for nothing, or for a fare that was accepted."""
    texts = [text for _, text in before[-2:]]
    return texts[-1:] == ["fare 0"] or (len(texts) == 2 and texts[0].startswith("fare ") and texts[1] == "yes")


UPGRADES = {1: from_version_1}
