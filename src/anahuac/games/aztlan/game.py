"""Aztlán: up to four peoples settle 30 territories over five ages."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from anahuac.core import Chance, Game, Parts, Player, Text
from anahuac.core.text import roman
from anahuac.games.aztlan.actions import AztlanAction
from anahuac.games.aztlan.board import SHELF, AztlanBoard, BoardFile, read_board
from anahuac.games.aztlan.details import CONSTANTS, AztlanDetails, details_of
from anahuac.games.aztlan.material import DECK, FACTIONS, TERRAIN_OF_POWER
from anahuac.games.aztlan.options import AztlanOptions, other_faction
from anahuac.games.aztlan.setup import read_position
from anahuac.games.aztlan.state import AztlanState
from anahuac.games.aztlan.track import order_of_play
from anahuac.games.aztlan.unknown import why_unknown
from anahuac.games.aztlan.upgrades import UPGRADES

if TYPE_CHECKING:
    from anahuac.core import Event, Illegal
    from anahuac.games.aztlan.view import AztlanView


class Aztlan(Game[AztlanState, AztlanBoard, AztlanAction, AztlanOptions]):
    """The rules of Aztlán, clauses Z0 to Z8."""

    name = "aztlan"
    players = range(2, 5)
    rules_version = 2
    upgrades: ClassVar = UPGRADES
    options = AztlanOptions
    shelf = SHELF
    board_file = BoardFile
    turns = ("score",)
    constants = CONSTANTS
    parts = Parts(
        bots="anahuac.bots.aztlan:SCHOOL",
        drawing="anahuac.faces.aztlan:AztlanFace",
        encoder="anahuac.envs.encoders.aztlan:encoder",
    )
    end_reasons = ("ages",)
    answers: ClassVar = {"decline-games": ("answer", "s")}
    clauses: ClassVar = {"Z0": 4, "Z1": 2, "Z2": 2, "Z3": 3, "Z4": 7, "Z5": 6, "Z6": 1, "Z7": 2, "Z8": 3}

    def check_board(self, content: bytes) -> list[Text]:
        return read_board(content)[1]

    def start(self, seats: int, options: AztlanOptions, seed: int, board: AztlanBoard) -> AztlanState:
        """Z1.1: the markers lie on 0 in random order; Z8.2: who begins with which faction is drawn or set."""
        chance = Chance(seed)
        state = AztlanState.blank(board, options, seats)
        state.track = chance.shuffled(range(seats))
        state.order = order_of_play(state.track)
        state.deck = chance.shuffled(DECK)
        if seats == 2:
            drawn = chance.pick(FACTIONS)
            first = drawn if options.first_faction == "drawn" else options.first_faction
            state.factions = (first, other_faction(first))
        state.chance = chance.state
        return state

    def set_up(self, data: object, board: AztlanBoard) -> AztlanState:
        return read_position(data, board)

    def details(self, view: AztlanView) -> AztlanDetails:
        return details_of(view)

    def seat_names(self, options: AztlanOptions, seats: int) -> tuple[Text, ...]:
        if seats == 2:
            return tuple(Text("aztlan-player", number=seat + 1) for seat in range(seats))
        return tuple(Text(f"aztlan-people-{people}") for people in options.people_of(seats))

    def why_unknown(self, text: str, board: AztlanBoard) -> Illegal | None:
        return why_unknown(text, board)

    def describe(self, action: AztlanAction, board: AztlanBoard) -> Text:
        args: dict[str, object] = {"at": board.names[action.at], "to": board.names[action.to], "power": action.power}
        if action.kind == "choose":
            args["terrain"] = Text(f"aztlan-terrain-{TERRAIN_OF_POWER.get(action.power, 'wild')}")
        if action.name:
            args["name"] = Text(f"aztlan-{'terrain' if action.kind == 'name' else 'card'}-{action.name}")
        return Text(f"aztlan-action-{action.kind}", **args)

    def fields(self, action: AztlanAction, board: AztlanBoard) -> dict[str, Any]:
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

    def tell(self, event: Event, board: AztlanBoard) -> Text:
        """Put an event into words: its fields are the arguments, each put into words by its name."""
        tag = event.__struct_config__.tag
        args = {name: _told(name, value, board) for name, value in msgspec.structs.asdict(event).items()}
        return Text(f"aztlan-event-{tag}", **args)


def _told(field: str, value: object, board: AztlanBoard) -> object:
    if value is None:
        return "hidden"
    match field, value:
        case "seat", int():
            return Player(value)
        case (("seats" | "order"), tuple()):
            return Text.listed(map(Player, value))
        case (("territory" | "source" | "target"), str()):
            return board.names[board.index[value]]
        case "territories", tuple():
            return Text.listed(board.names[board.index[id]] for id in value)
        case "card", str():
            return Text(f"aztlan-card-{value}")
        case "cards", tuple():
            return _told_hand(value) if value else "none"
        case "age", int():
            return roman(value)
        case "tie_break", str():
            return Text(f"aztlan-tie-break-{value}") if value else "none"
        case "terrain", str():
            return Text(f"aztlan-terrain-{value}")
        case "factions", tuple():
            return _told_factions(value)
        case _:
            return value


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
