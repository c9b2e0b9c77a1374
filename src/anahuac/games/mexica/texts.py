"""Actions and events in words: their fields become the arguments of a text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from anahuac.core import Text
from anahuac.core.text import tell_common_field

if TYPE_CHECKING:
    from anahuac.games.mexica.actions import MexicaAction
    from anahuac.games.mexica.board import MexicaBoard


def describe(action: MexicaAction, board: MexicaBoard) -> Text:
    """Put an action into words."""
    args: dict[str, object] = {"value": action.value}
    if action.squares:
        return Text("mexica-action-canal", squares=", ".join(board.named(action.squares)))
    if action.at >= 0:
        args["at"] = board.names[action.at]
    if action.axis:
        args["axis"] = Text(f"mexica-axis-{action.axis}")
    return Text(f"mexica-action-{action.kind}", **args)


def fields(action: MexicaAction, board: MexicaBoard) -> dict[str, Any]:
    """Say what an action is about, by name."""
    found: dict[str, Any] = {}
    if action.at >= 0:
        found["at"] = board.names[action.at]
    if action.axis:
        found["axis"] = action.axis
    if action.squares:
        found["squares"] = board.named(action.squares)
    if action.value:
        found["height" if action.kind == "temple" else "size"] = action.value
    return found


def tell_field(name: str, value: object) -> object:
    """Put a field of an event into words."""
    match name, value:
        case "axis", str():
            return Text(f"mexica-axis-{value}")
        case "reason", str():
            return Text(f"mexica-end-{value}")
        case "tie_break", str():
            return Text(f"mexica-tie-break-{value}") if value else "none"
        case "way", _:
            return ""  # for drawing only
        case (("seats" | "order"), tuple()):
            return tell_common_field(name, value)
        case _, tuple():
            return Text.listed(map(str, value))
        case _:
            return tell_common_field(name, value)
