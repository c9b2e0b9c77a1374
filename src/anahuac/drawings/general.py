"""Any game in the terminal: the fields of its view, those of the board as a list, those of the players as a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from rich.console import Group
from rich.table import Table
from rich.text import Text as RichText

from anahuac.core import Text, View
from anahuac.core.text import has_text
from anahuac.drawings.drawing import Drawing

if TYPE_CHECKING:
    from collections.abc import Sequence

COMMON = {*View.__struct_fields__, "seats", "options", "step", "round", "scores"}
"""What every view has, and what is shown apart."""


class GeneralDrawing(Drawing):
    """Draws the views of a game that has no drawing of its own.

    A field is named by the text `GAME-field-NAME`, if there is one.
    """

    def map(self, view: View, names: Sequence[str], width: int) -> Table:
        return self.table(view, names)

    def table(self, view: View, names: Sequence[str]) -> Table:
        table = Table(box=None, pad_edge=False, show_header=False)
        table.add_column(style="bold")
        table.add_column()
        for name, value in fields_of(view).items():
            if not is_by_seat(view, value):
                table.add_row(field_name(view, name), shown(value))
        return table

    def sheet(self, view: View, names: Sequence[str]) -> Group:
        by_seat = {name: value for name, value in fields_of(view).items() if is_by_seat(view, value)}
        table = Table(box=None, pad_edge=False)
        for heading in ("", str(Text("head-player")), str(Text("head-points"))):
            table.add_column(heading)
        for name in by_seat:
            table.add_column(field_name(view, name))
        for seat, name in enumerate(names):
            acting = "▶" if seat in view.to_act else ""
            cells = [shown(value[seat]) for value in by_seat.values()]
            table.add_row(acting, name, str(view.scores[seat]), *cells)
        return Group(RichText(str(Text("head-round", round=view.round)), style="bold"), table)


def fields_of(view: View) -> dict[str, Any]:
    """List the fields that only this game's views have, as plain data."""
    data: dict[str, Any] = msgspec.to_builtins(view)
    return {name: value for name, value in data.items() if name not in COMMON}


def is_by_seat(view: View, value: object) -> bool:
    """Return whether a field has a value for each seat."""
    return isinstance(value, list | tuple) and len(value) == view.seats


def field_name(view: View, name: str) -> str:
    """Name a field by the game's texts, else as the code does."""
    named = f"{view.game}-field-{name.replace('_', '-')}"
    return str(Text(named)) if has_text(named) else name.replace("_", " ")


def shown(value: Any) -> str:
    """Write a value for people."""
    match value:
        case None | [] | () | "" | {}:
            return "–"
        case bool():
            return "✓" if value else "–"
        case list() | tuple():
            return ", ".join(map(shown, value))
        case dict():
            return ", ".join(f"{key}: {shown(one)}" for key, one in value.items())
        case _:
            return str(value)
