"""Mexica: nobles cut an island into districts, found them, and fill them with temples."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from anahuac.core import Chance, Game, Parts, Player, Text
from anahuac.core.text import roman
from anahuac.games.mexica.actions import MexicaAction
from anahuac.games.mexica.board import SHELF, MexicaBoard
from anahuac.games.mexica.details import CONSTANTS, MexicaDetails, details_of
from anahuac.games.mexica.drawing import read_drawing
from anahuac.games.mexica.material import COLOURS
from anahuac.games.mexica.options import MexicaOptions
from anahuac.games.mexica.periods import END_REASONS
from anahuac.games.mexica.position import read_position
from anahuac.games.mexica.setup import start_game
from anahuac.games.mexica.state import MexicaState
from anahuac.games.mexica.upgrades import UPGRADES

if TYPE_CHECKING:
    from anahuac.core import Event
    from anahuac.games.mexica.view import MexicaView


class Mexica(Game[MexicaState, MexicaBoard, MexicaAction, MexicaOptions]):
    """The rules of Mexica, clauses M0 to M12."""

    name = "mexica"
    players = range(2, 5)
    rules_version = 2
    upgrades: ClassVar = UPGRADES
    options = MexicaOptions
    shelf = SHELF
    has_secrets = False
    turns = ("turn",)
    constants = CONSTANTS
    parts = Parts(
        bots="anahuac.bots.mexica:SCHOOL",
        drawing="anahuac.faces.mexica:MexicaFace",
        encoder="anahuac.envs.encoders.mexica:encoder",
    )
    end_reasons = END_REASONS
    halves = frozenset({"lift"})
    clauses: ClassVar = {
        "M0": 4,
        "M1": 4,
        "M2": 2,
        "M3": 4,
        "M4": 4,
        "M5": 3,
        "M6": 4,
        "M7": 2,
        "M8": 2,
        "M9": 3,
        "M10": 5,
        "M11": 5,
        "M12": 3,
    }

    def check_board(self, content: bytes) -> list[Text]:
        return read_drawing(content)[1]

    def start(self, seats: int, options: MexicaOptions, seed: int, board: MexicaBoard) -> MexicaState:
        return start_game(board, options, seats, Chance(seed))

    def set_up(self, data: object, board: MexicaBoard) -> MexicaState:
        return read_position(data, board)

    def details(self, view: MexicaView) -> MexicaDetails:
        return details_of(view)

    def seat_names(self, options: MexicaOptions, seats: int) -> tuple[Text, ...]:
        """M0.4: the colours."""
        return tuple(Text(f"mexica-colour-{colour}") for colour in COLOURS[:seats])

    def describe(self, action: MexicaAction, board: MexicaBoard) -> Text:
        args: dict[str, object] = {"value": action.value}
        if action.squares:
            return Text("mexica-action-canal", squares=", ".join(board.named(action.squares)))
        if action.at >= 0:
            args["at"] = board.names[action.at]
        if action.axis:
            args["axis"] = Text(f"mexica-axis-{action.axis}")
        return Text(f"mexica-action-{action.kind}", **args)

    def fields(self, action: MexicaAction, board: MexicaBoard) -> dict[str, Any]:
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

    def tell(self, event: Event, board: MexicaBoard) -> Text:
        """Put an event into words: its fields are the arguments, each put into words by its name."""
        tag = event.__struct_config__.tag
        fields = msgspec.structs.asdict(event)
        fields.pop("way", None)  # for drawing only
        args = {name: _told(name, value) for name, value in fields.items()}
        return Text(f"mexica-event-{tag}", **args)


def _told(field: str, value: object) -> object:
    match field, value:
        case "seat", int():
            return Player(value)
        case "seats", tuple():
            return Text.listed(map(Player, value)) if value else "none"
        case "axis", str():
            return Text(f"mexica-axis-{value}")
        case "reason", str():
            return Text(f"mexica-end-{value}")
        case "period", int():
            return roman(value)
        case "tie_break", str():
            return Text(f"mexica-tie-break-{value}") if value else "none"
        case "founded", bool():
            return "yes" if value else "no"
        case _, tuple():
            return Text.listed(map(str, value))
        case _:
            return value
