"""Aztlán: up to four peoples settle 30 territories over five ages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from anahuac.core import Chance, Game, Parts, Text
from anahuac.games.aztlan.actions import AztlanAction
from anahuac.games.aztlan.board import SHELF, AztlanBoard, BoardFile
from anahuac.games.aztlan.details import CONSTANTS, AztlanDetails, details_of
from anahuac.games.aztlan.material import DECK, FACTIONS
from anahuac.games.aztlan.options import AztlanOptions, other_faction
from anahuac.games.aztlan.position_reader import read_position
from anahuac.games.aztlan.state import AztlanState
from anahuac.games.aztlan.texts import describe, fields, tell_field
from anahuac.games.aztlan.track import order_of_play
from anahuac.games.aztlan.unknown import PLAYED_OTHERWISE, why_unknown
from anahuac.games.aztlan.upgrades import UPGRADES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from anahuac.core import Illegal
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
        puzzles="anahuac.puzzles.aztlan:PUZZLES",
        bots="anahuac.bots.aztlan:STRATEGIES",
        judge="anahuac.bots.aztlan.judge:JUDGE",
        drawing="anahuac.drawings.aztlan:AztlanDrawing",
        encoder="anahuac.envs.encoders.aztlan:encoder",
        simulator="anahuac.envs.compiled.aztlan:SIMULATOR",
        learner="anahuac.bots.aztlan.judgement.learner:AztlanLearner",
    )
    end_reasons = ("ages",)
    answers: ClassVar = {"decline-games": ("answer", "s")}
    clauses: ClassVar = {"Z0": 4, "Z1": 2, "Z2": 2, "Z3": 3, "Z4": 7, "Z5": 6, "Z6": 1, "Z7": 2, "Z8": 3}

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
            return super().seat_names(options, seats)
        return tuple(Text(f"aztlan-people-{people}") for people in options.people_of(seats))

    def why_unknown(self, text: str, board: AztlanBoard) -> Illegal | None:
        return why_unknown(text, board)

    def why_none(self, kinds: Sequence[str], fields: Mapping[str, object], board: AztlanBoard) -> Illegal | None:
        """Z3.2, Z4.5, Z4.6, Z5.5: cards that are never played by themselves."""
        return PLAYED_OTHERWISE.get(str(fields.get("card"))) or super().why_none(kinds, fields, board)

    def describe(self, action: AztlanAction, board: AztlanBoard) -> Text:
        return describe(action, board)

    def fields(self, action: AztlanAction, board: AztlanBoard) -> dict[str, Any]:
        return fields(action, board)

    def tell_field(self, name: str, value: object, board: AztlanBoard) -> object:
        return tell_field(name, value, board)
