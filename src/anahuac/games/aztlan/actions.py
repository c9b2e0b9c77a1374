"""The catalogue of actions on a board, and their notation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from anahuac.core import Action, Catalogue
from anahuac.games.aztlan.material import BLESSINGS, POWERS, TERRAINS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


class AztlanAction(Action, frozen=True, gc=False):
    """An action; which of the fields below mean something depends on its kind."""

    at: int = -1
    """The territory it is about, or moves from."""
    to: int = -1
    """The territory a pawn moves to."""
    power: int = 0
    name: str = ""
    """A terrain or a culture card."""


def make_catalogue(ids: Sequence[str], neighbours: Sequence[Sequence[int]]) -> Catalogue[AztlanAction]:
    """List every action on a board with these territories."""
    drafts = _drafts(ids, neighbours)
    return Catalogue(AztlanAction(id, kind, text, **fields) for id, (kind, text, fields) in enumerate(drafts))


def _drafts(ids: Sequence[str], neighbours: Sequence[Sequence[int]]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    territories = range(len(ids))
    for power in POWERS:
        yield "choose", f"P{power}", {"power": power}
    for at in territories:
        yield "place", f"+{ids[at]}", {"at": at}
    for at in territories:
        yield "eagle", f"E+{ids[at]}", {"at": at}
    yield "stay", "-", {}
    for at in territories:
        for to in neighbours[at]:
            yield "move", f"{ids[at]}>{ids[to]}", {"at": at, "to": to}
    for kind, sign in (("fight", "x"), ("coexist", "="), ("tlatoani", "L")):
        for at in territories:
            yield kind, f"{sign} {ids[at]}", {"at": at}
    yield "games", "S", {}
    yield "decline", "s", {}
    for terrain in TERRAINS:
        yield "name", f"V {terrain}", {"name": terrain}
    yield "rafts", "C rafts", {"name": "rafts"}
    for god in BLESSINGS:
        yield "bless", f"C {god}", {"name": god}
    yield "done", ".", {}
