"""Actions and events in words: their fields become the arguments of a text."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from anahuac.core import Player, Text
from anahuac.core.text import tell_common_field
from anahuac.games.aztlan.material import TERRAIN_OF_POWER

if TYPE_CHECKING:
    from anahuac.games.aztlan.actions import AztlanAction
    from anahuac.games.aztlan.board import AztlanBoard


def describe(action: AztlanAction, board: AztlanBoard) -> Text:
    """Put an action into words."""
    args: dict[str, object] = {"at": board.names[action.at], "to": board.names[action.to], "power": action.power}
    if action.kind == "choose":
        args["terrain"] = Text(f"aztlan-terrain-{TERRAIN_OF_POWER.get(action.power, 'wild')}")
    if action.name:
        args["name"] = Text(f"aztlan-{'terrain' if action.kind == 'name' else 'card'}-{action.name}")
    return Text(f"aztlan-action-{action.kind}", **args)


def fields(action: AztlanAction, board: AztlanBoard) -> dict[str, Any]:
    """Say what an action is about, by name."""
    found: dict[str, Any] = {}
    if action.at >= 0:
        found["at"] = board.ids[action.at]
    if action.to >= 0:
        found["to"] = board.ids[action.to]
    if action.power:
        found["power"] = action.power
    if action.name:
        found["terrain" if action.kind == "name" else "card"] = action.name
    return found


def tell_field(name: str, value: object, board: AztlanBoard) -> object:
    """Put a field of an event into words."""
    match name, value:
        case (("territory" | "source" | "target"), str()):
            return board.names[board.index[value]]
        case "territories", tuple():
            return Text.listed(board.names[board.index[id]] for id in value)
        case "card", str():
            return Text(f"aztlan-card-{value}")
        case "cards", tuple():
            return _told_hand(value) if value else "none"
        case "tie_break", str():
            return Text(f"aztlan-tie-break-{value}") if value else "none"
        case "terrain", str():
            return Text(f"aztlan-terrain-{value}")
        case "factions", tuple():
            return _told_factions(value)
        case _:
            return tell_common_field(name, value)


def _told_hand(cards: tuple[str, ...]) -> Text:
    counts = Counter(cards)
    return Text.listed(
        Text(f"aztlan-card-{card}")
        if count == 1
        else Text("aztlan-several", count=count, card=Text(f"aztlan-card-{card}"))
        for card, count in counts.items()
    )


def _told_factions(factions: tuple[str, ...]) -> Text:
    held = [(Player(seat), Text(f"aztlan-faction-{faction}")) for seat, faction in enumerate(factions)]
    return Text.joined((Text("aztlan-holds", seat=player, faction=faction) for player, faction in held), "; ")
