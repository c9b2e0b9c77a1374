"""Actions and events in words: their fields become the arguments of a text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from anahuac.core import Player, Text
from anahuac.core.text import tell_common_field
from anahuac.games.azteca.actions import GROUPS
from anahuac.games.azteca.dice import is_lance
from anahuac.games.azteca.events import Offer, Played, Rerolled, Rolled

if TYPE_CHECKING:
    from anahuac.games.azteca.actions import AztecaAction
    from anahuac.games.azteca.board import AztecaBoard

ZONE_KINDS = ("launch", "buy-ship", "engage", "withdraw-ships", "sail")
RIVAL_KINDS = ("engage", "ruse", "yacatecuhtli", "chalchiuhtlicue", "deal")
"""Actions whose number is the seat of a player."""
DAM_KINDS = ("first-dam", "buy-dam")
FIGHTER_KINDS = ("assign", "buy-fighter", "buy-general", "staff", "join", "lose")


def describe(action: AztecaAction, board: AztecaBoard) -> Text:
    """Put an action into words."""
    kind = action.kind
    at = action.at
    if kind in ZONE_KINDS:
        at += board.size
    elif kind in DAM_KINDS:
        at = board.far_sides[at]
    args: dict[str, object] = {
        "at": board.called[at] if at >= 0 else "",
        "army": GROUPS[action.group],
        "number": action.number,
        "fighter": Text("azteca-fighter-knight" if action.knight else "azteca-fighter-warrior"),
        "card": Text(f"azteca-card-{action.card}") if action.card else "none",
        "to": board.called[board.size + action.number] if kind == "sail" else "",
        "place": action.number + 1,
    }
    if kind in RIVAL_KINDS:
        args["seat"] = Player(action.number)
    return Text(f"azteca-action-{in_text(kind)}", **args)


def in_text(kind: str) -> str:
    """Write a kind of action or mission as the names of texts have it: `ally+` is `ally-dear`."""
    return kind.replace("+", "-dear")


NUMBERS = {**dict.fromkeys(RIVAL_KINDS, "seat"), "assassination": "mission", "influence": "die"}
"""What the number of an action is; of the other kinds it is an amount."""


def fields(action: AztecaAction, board: AztecaBoard) -> dict[str, Any]:
    """Say what an action is about, by name."""
    found: dict[str, Any] = {}
    kind = action.kind
    if kind in DAM_KINDS:
        found["dam"] = board.ids[board.far_sides[action.at]]
    elif action.at >= 0:
        found["at"] = board.zone_ids[action.at] if kind in ZONE_KINDS else board.areas[action.at]
    if action.group >= 0:
        found["army"] = GROUPS[action.group]
    if kind in FIGHTER_KINDS:
        found["fighter"] = "knight" if action.knight else "warrior"
    if kind == "sail":
        found["to"] = board.zone_ids[action.number]
    elif action.number >= 0:
        found[NUMBERS.get(kind, "amount")] = action.number
    if action.card:
        found["card"] = action.card
    return found


def tell_roll(event: Rolled | Rerolled) -> Text:
    """Say what dice show: T0.3: combat dice a lance or nothing."""
    if isinstance(event, Rolled):
        shown = [_shown(colour, face) for colour, face in zip(event.dice, event.faces, strict=True)]
        return Text("azteca-event-rolled", seat=Player(event.seat), faces=Text.joined(shown, "; "))
    face = _shown(event.colour, event.face)
    return Text("azteca-event-rerolled", seat=Player(event.seat), die=event.die + 1, face=face)


def _shown(colour: str, face: int) -> Text:
    shows = str(face) if colour == "white" else "lance" if is_lance(colour, face) else "nothing"
    return Text("azteca-die-shows", colour=Text(f"azteca-die-{colour}"), face=shows)


def tell_aim(event: Played, told: Text) -> Text:
    """Say against whom a card was played; T18.2: Chalchiuhtlicue may be played for another."""
    if event.rival in (None, event.seat):
        return told
    return Text(f"{told.id}-for" if event.card == "chalchiuhtlicue" else f"{told.id}-against", **told.args)


def tell_offer(event: Offer) -> Text:
    """T18.2: say what is offered for what; either may be nothing, for a gift or a favour."""
    given, asked = _told_goods(event.give, event.give_cards), _told_goods(event.ask, event.ask_cards)
    return Text("azteca-event-deal", seat=Player(event.seat), rival=Player(event.rival), given=given, asked=asked)


def _told_goods(tribute: int, cards: tuple[str, ...]) -> Text:
    goods = [Text("azteca-tribute", amount=tribute)] if tribute else []
    goods += [Text(f"azteca-card-{card}") for card in cards]
    return Text.listed(goods) if goods else Text("azteca-nothing")


def tell_field(name: str, value: object, board: AztecaBoard) -> object:
    """Put a field of an event into words."""
    match name, value:
        case (("amounts" | "given"), tuple()):
            return Text.joined(
                Text("player-amount", seat=Player(seat), amount=amount) for seat, amount in enumerate(value)
            )
        case (("at" | "source" | "target"), str()):
            return board.called[board.index[value]]
        case (("army" | "group"), int()):
            return GROUPS[value]
        case "phase", int():
            return Text(f"azteca-phase-{value}")
        case "die", int():
            return value + 1
        case _, (str() | tuple()):
            return _told_thing(name, value, board)
        case _:
            return tell_common_field(name, value)


def _told_thing(field: str, value: object, board: AztecaBoard) -> object:
    match field, value:
        case "card", str():
            return Text(f"azteca-card-{value}")
        case "choice", str():
            return describe(board.catalogue.parse(value), board)
        case "cards", tuple():
            return Text.listed(Text(f"azteca-card-{card}") for card in value) if value else "none"
        case "odds", ((int(low), int(high)), _):
            return Text("azteca-attack-odds", low=low, high=high, spread="yes" if low < high else "no")
        case "dams", tuple():
            places = Text.listed(board.names[board.index[id]] for id in value)
            return Text("azteca-dams", count=len(value), places=places) if value else "none"
        case "territories", tuple():
            return Text.listed(board.names[board.index[id]] for id in value) if value else "none"
        case "groups", tuple():
            groups = [Text("azteca-group", group=GROUPS[group]) for group in dict.fromkeys(value)]
            return Text.listed(groups) if groups else "hidden"
        case "ships", tuple():
            return sum(value)
        case (("item" | "fighter"), str()):
            return Text(f"azteca-{field}-{value}")
        case "mission", str():
            return Text(f"azteca-mission-{in_text(value)}")
        case "tie_break", str():
            return Text(f"azteca-tie-break-{value}") if value else "none"
        case _:
            return tell_common_field(field, value)
