"""The catalogue of actions on a board, and their notation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from anahuac.core import Action, Catalogue
from anahuac.core.masks import bits
from anahuac.games.mexica.material import HEIGHTS, SIZES

if TYPE_CHECKING:
    from collections.abc import Iterator

END, TAKE, SPEND = 1, 2, 4
"""The bits of `Masks.choices`."""


class Masks(NamedTuple):
    """What is legal: for each kind of action the squares it may be about, as a mask.

    An action is legal if and only if its `bit` is set in the mask of its `slot`, its `also_bit` in the mask of its
    `also`, and it is not barred.
    """

    choices: int = 0
    """Not squares, but END, TAKE and SPEND."""
    single: int = 0
    double_h: int = 0
    """The left squares of doubles that lie along a row."""
    double_v: int = 0
    """The upper squares of doubles that lie along a column."""
    bridge_h: int = 0
    bridge_v: int = 0
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
    source_h: int = 0
    """The bridges along a row that may be taken up."""
    source_v: int = 0
    target_h: int = 0
    """Where a bridge that was taken up may be built along a row."""
    target_v: int = 0
    turn_h: int = 0
    """The bridges that may be taken up and built on their own square, but along the row."""
    turn_v: int = 0
    barred: int = 0
    """Not squares, but the ids of the moves of bridges that nothing but the first-round protection (M9) forbids."""


PLAIN: Final = 10
"""The first so many masks are of kinds with one action for each bit."""
SLOT: Final = {name: place for place, name in enumerate(Masks._fields)}


class MexicaAction(Action, frozen=True, gc=False):
    """An action; which of the fields below mean something depends on its kind."""

    slot: int
    bit: int
    also: int
    also_bit: int
    at: int = -1
    """The cell it is about, or where the bridge that it moves is."""
    axis: str = ""
    to: int = -1
    """The cell a bridge is moved to."""
    to_axis: str = ""
    squares: int = 0
    """The squares of a canal tile."""
    value: int = 0
    """The height of a temple, the size of a token."""


class Draft(NamedTuple):
    """An action that has no id yet. `also` names a second mask it needs; most need only the one of its slot."""

    kind: str
    text: str
    slot: str
    bit: int
    fields: dict[str, Any]
    also: str = ""
    also_bit: int = 0


def make_catalogue(names: dict[int, str], stride: int, ground: int) -> Catalogue[MexicaAction]:
    """List every action on the squares of a drawing; `ground` is the land outside the palace.

    Squares where an action can never be legal, lake for example, are listed too: a player who points there shall be
    told why not. Only the moves of bridges, whose number is the square of the squares, keep to the ground.
    """
    drafts = [*_choices(), *_canals(names, stride), *_bridges(names), *_on_a_square(names)]
    actions = [_made(id, draft) for id, draft in enumerate(drafts)]
    return Catalogue([*actions, *_moved_bridges({at: names[at] for at in bits(ground)}, len(actions))])


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
    for axis in "hv":
        for at, name in names.items():
            yield Draft("bridge", f"B{name}{axis}", f"bridge_{axis}", 1 << at, {"at": at, "axis": axis})


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


def _moved_bridges(names: dict[int, str], first: int) -> Iterator[MexicaAction]:
    """Every move of a bridge from any place to any other, with ids from `first` on."""
    id = first
    places = [(at, axis, 1 << at, name + axis) for axis in "hv" for at, name in names.items()]
    for at, axis, bit, name in places:
        slot = SLOT[f"source_{axis}"]
        for to, to_axis, to_bit, to_name in places:
            if name != to_name:
                also = SLOT[f"turn_{to_axis}" if at == to else f"target_{to_axis}"]
                text = f"B{name}>{to_name}"
                yield MexicaAction(id, "move-bridge", text, slot, bit, also, to_bit, at, axis, to, to_axis)
                id += 1
