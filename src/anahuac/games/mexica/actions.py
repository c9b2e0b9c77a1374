"""The catalogue of actions on a board, and their notation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from anahuac.core import Action, Catalogue
from anahuac.games.mexica.material import HEIGHTS, SIZES

if TYPE_CHECKING:
    from collections.abc import Iterator

END, TAKE, SPEND = 1, 2, 4
"""The bits of `Masks.choices`."""


class Masks(NamedTuple):
    """What is legal: for each kind of action the squares it may be about, as a mask.

    An action is legal if and only if its `bit` is set in the mask of its `slot` and its `also_bit` in the mask of its
    `also`.
    """

    choices: int = 0
    """Not squares, but END, TAKE and SPEND."""
    single: int = 0
    double_h: int = 0
    """The left squares of doubles that lie along a row."""
    double_v: int = 0
    """The upper squares of doubles that lie along a column."""
    bridge_h: int = 0
    """Where a bridge may be built, or put down if one is in hand."""
    bridge_v: int = 0
    lift_h: int = 0
    """The bridges along a row that may be taken up."""
    lift_v: int = 0
    step: int = 0
    boat: int = 0
    jump: int = 0
    start: int = 0
    temple: int = 0
    heights: int = 0
    """Not squares, but the heights that a temple may have; bit 0 is height 1."""
    found: int = 0
    sizes: int = 0
    """Not squares, but the sizes that a token may have: bit n is size n."""


PLAIN: Final = 12
"""How many masks, the first ones, are of kinds with one action for each bit."""
SLOT: Final = {name: place for place, name in enumerate(Masks._fields)}


class MexicaAction(Action, frozen=True, gc=False):
    """An action; which of the fields below mean something depends on its kind."""

    slot: int
    bit: int
    also: int
    also_bit: int
    at: int = -1
    """The cell it is about."""
    axis: str = ""
    squares: int = 0
    """The squares of a canal tile."""
    value: int = 0
    """The height of a temple, the size of a token."""

    def other_spellings(self) -> tuple[str, ...]:
        """The squares of a double canal may come in either order, and a bridge may leave out how it lies."""
        if self.axis:
            return (self.text[:-1],)
        one, dash, other = self.text[1:].partition("-")
        return (f"K{other}-{one}",) if self.kind == "canal" and dash else ()


class Draft(NamedTuple):
    """An action that has no id yet. `also` names a second mask it needs; most need only the one of its slot."""

    kind: str
    text: str
    slot: str
    bit: int
    fields: dict[str, Any]
    also: str = ""
    also_bit: int = 0


def make_catalogue(names: dict[int, str], stride: int) -> Catalogue[MexicaAction]:
    """List every action on the squares of a drawing.

    Squares where an action can never be legal, lake for example, are listed too: a player who points there is told
    why not.
    """
    drafts = [*_choices(), *_canals(names, stride), *_bridges(names), *_on_a_square(names)]
    return Catalogue([_made(id, draft) for id, draft in enumerate(drafts)])


def _made(id: int, draft: Draft) -> MexicaAction:
    kind, text, slot, bit, fields, also, also_bit = draft
    second = (SLOT[also], also_bit) if also else (SLOT[slot], bit)
    return MexicaAction(id, kind, text, SLOT[slot], bit, *second, **fields)


def _choices() -> Iterator[Draft]:
    yield Draft("end", ".", "choices", END, {})
    yield Draft("take", "+", "choices", TAKE, {})
    yield Draft("spend", "$", "choices", SPEND, {})


def _canals(names: dict[int, str], stride: int) -> Iterator[Draft]:
    for at, name in names.items():
        yield Draft("canal", f"K{name}", "single", 1 << at, {"at": at, "squares": 1 << at})
    for slot, step in (("double_h", 1), ("double_v", stride)):
        for at, name in names.items():
            if at + step in names:
                fields = {"at": at, "squares": 1 << at | 1 << at + step}
                yield Draft("canal", f"K{name}-{names[at + step]}", slot, 1 << at, fields)


def _bridges(names: dict[int, str]) -> Iterator[Draft]:
    for kind, sign in (("bridge", "B"), ("lift", "^")):
        for axis in "hv":
            for at, name in names.items():
                yield Draft(kind, f"{sign}{name}{axis}", f"{kind}_{axis}", 1 << at, {"at": at, "axis": axis})


def _on_a_square(names: dict[int, str]) -> Iterator[Draft]:
    for kind, sign in (("step", "N"), ("boat", "~"), ("jump", "!"), ("start", "@")):
        for at, name in names.items():
            yield Draft(kind, f"{sign}{name}", kind, 1 << at, {"at": at})
    for height in HEIGHTS:
        for at, name in names.items():
            fields = {"at": at, "value": height}
            yield Draft("temple", f"T{height}{name}", "temple", 1 << at, fields, "heights", 1 << height - 1)
    for size in SIZES:
        for at, name in names.items():
            fields = {"at": at, "value": size}
            yield Draft("found", f"F{size}{name}", "found", 1 << at, fields, "sizes", 1 << size)
