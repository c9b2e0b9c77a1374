"""Mexica: nobles cut an island into districts, found them, and fill them with temples."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from anahuac.core import Chance, Game, Parts, Text
from anahuac.games.mexica.actions import MexicaAction
from anahuac.games.mexica.board import SHELF, MexicaBoard
from anahuac.games.mexica.details import CONSTANTS, MexicaDetails, details_of
from anahuac.games.mexica.districts import survey
from anahuac.games.mexica.material import COLOURS, NEUTRAL_TEMPLES, OPEN_TOKENS, TOKENS
from anahuac.games.mexica.neutral import place_neutral_temples
from anahuac.games.mexica.options import MexicaOptions
from anahuac.games.mexica.periods import END_REASONS
from anahuac.games.mexica.position_reader import read_position
from anahuac.games.mexica.state import MexicaState
from anahuac.games.mexica.texts import describe, fields, tell_field
from anahuac.games.mexica.tokens import remove_tokens
from anahuac.games.mexica.unknown import why_unknown
from anahuac.games.mexica.upgrades import UPGRADES

if TYPE_CHECKING:
    from anahuac.core import Illegal
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
        puzzles="anahuac.puzzles.mexica:PUZZLES",
        bots="anahuac.bots.mexica:STRATEGIES",
        judge="anahuac.bots.mexica.judge:JUDGE",
        drawing="anahuac.drawings.mexica:MexicaDrawing",
        encoder="anahuac.envs.encoders.mexica:encoder",
        simulator="anahuac.envs.compiled.mexica:SIMULATOR",
        learner="anahuac.bots.mexica.learner:MexicaLearner",
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

    def start(self, seats: int, options: MexicaOptions, seed: int, board: MexicaBoard) -> MexicaState:
        """M1.2: eight tokens are drawn; M12.2: for two players, the neutral temples, before the nobles are set."""
        chance = Chance(seed)
        state = MexicaState.blank(board, options, seats)
        state.open_tokens = tuple(sorted(chance.shuffled(TOKENS)[:OPEN_TOKENS]))
        if seats == 2:
            state.heights = tuple(place_neutral_temples(board, NEUTRAL_TEMPLES[options.neutral_temples], chance))
            state.built = sum(state.heights)
            state.temples = (0, 0, state.built)
        survey(state, 0)
        remove_tokens(state, None)
        return state

    def set_up(self, data: object, board: MexicaBoard) -> MexicaState:
        return read_position(data, board)

    def details(self, view: MexicaView) -> MexicaDetails:
        return details_of(view)

    def seat_names(self, options: MexicaOptions, seats: int) -> tuple[Text, ...]:
        """M0.4: the colours."""
        return tuple(Text(f"mexica-colour-{colour}") for colour in COLOURS[:seats])

    def describe(self, action: MexicaAction, board: MexicaBoard) -> Text:
        return describe(action, board)

    def why_unknown(self, text: str, board: MexicaBoard) -> Illegal | None:
        return why_unknown(text, board)

    def fields(self, action: MexicaAction, board: MexicaBoard) -> dict[str, Any]:
        return fields(action, board)

    def tell_field(self, name: str, value: object, board: MexicaBoard) -> object:
        return tell_field(name, value)
