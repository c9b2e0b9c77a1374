"""Azteca: peoples of the valley of Mexico feed two gods, together and against each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from anahuac.core import Chance, Game, Parts, Text
from anahuac.core.masks import bits
from anahuac.games.azteca import setup
from anahuac.games.azteca.actions import AztecaAction
from anahuac.games.azteca.board import SHELF, AztecaBoard, BoardFile
from anahuac.games.azteca.details import CONSTANTS, AztecaDetails, details_of
from anahuac.games.azteca.events import Offer, Played, Rerolled, Rolled
from anahuac.games.azteca.machine import run
from anahuac.games.azteca.material import DECK, POPULATION
from anahuac.games.azteca.options import AztecaOptions
from anahuac.games.azteca.position_reader import read_position
from anahuac.games.azteca.state import AztecaState
from anahuac.games.azteca.texts import describe, fields, in_text, tell_aim, tell_field, tell_offer, tell_roll
from anahuac.games.azteca.unknown import why_unknown
from anahuac.games.azteca.upgrades import UPGRADES

if TYPE_CHECKING:
    from anahuac.core import Event, Illegal
    from anahuac.games.azteca.view import AztecaView


class Azteca(Game[AztecaState, AztecaBoard, AztecaAction, AztecaOptions]):
    """The rules of Azteca, clauses T0 to T18."""

    name = "azteca"
    players = range(3, 5)
    rules_version = 2
    upgrades: ClassVar = UPGRADES
    options = AztecaOptions
    shelf = SHELF
    board_file = BoardFile
    secret_scores = True
    everybody_may_lose = True
    turns = ("purchase", "assign", "sail")
    constants = CONSTANTS
    parts = Parts(
        puzzles="anahuac.puzzles.azteca:PUZZLES",
        bots="anahuac.bots.azteca:STRATEGIES",
        judge="anahuac.bots.azteca.judge:JUDGE",
        drawing="anahuac.drawings.azteca:AztecaDrawing",
        encoder="anahuac.envs.encoders.azteca:encoder",
        forecast="anahuac.bots.azteca.forecast:forecast",
        learner="anahuac.bots.azteca.learning:AztecaLearner",
    )
    end_reasons = ("temple", "underworld", "rounds")
    answers: ClassVar = {
        "no-intercept": ("entering", "."),
        "no-bid": ("lot", "."),
        "no-influence": ("roll", "."),
        "no-ruse": ("spell", "."),
        "no-war-cards": ("war-cards", "."),
        "no-battle-cards": ("battle-cards", "."),
        "no-lake-cards": ("lake-cards", "."),
        "no-cousins": ("battle-cousins", "."),
    }
    clauses: ClassVar = {
        "T0": 6, "T1": 4, "T2": 1, "T6": 4, "T7": 3, "T8": 2, "T9": 3, "T10": 6, "T11": 3, "T14": 18, "T15": 5,
        "T16": 1, "T17": 1, "T18": 4,
    }  # fmt: skip

    def start(self, seats: int, options: AztecaOptions, seed: int, board: AztecaBoard) -> AztecaState:
        """T0.6, T1.4: population counters and the first Tlatoani are drawn; then everybody sets up."""
        chance = Chance(seed)
        state = AztecaState.blank(board, options, seats)
        state.tlatoani = chance.below(seats)
        state.population = drawn_population(state, chance)
        state.deck = chance.shuffled(DECK)
        state.chance = chance.state
        setup.begin(state)
        run(state, None, None)
        return state

    def set_up(self, data: object, board: AztecaBoard) -> AztecaState:
        return read_position(data, board)

    def details(self, view: AztecaView) -> AztecaDetails:
        return details_of(view)

    def seat_names(self, options: AztecaOptions, seats: int) -> tuple[Text, ...]:
        """Name the seats by their capitals, which can be the subject of a sentence in any language."""
        return tuple(Text(f"azteca-player-{people}") for people in options.people_of(seats))

    def why_unknown(self, text: str, board: AztecaBoard) -> Illegal | None:
        return why_unknown(text, board)

    def describe(self, action: AztecaAction, board: AztecaBoard) -> Text:
        return describe(action, board)

    def describe_kind(self, kind: str) -> Text:
        return super().describe_kind(in_text(kind))

    def fields(self, action: AztecaAction, board: AztecaBoard) -> dict[str, Any]:
        return fields(action, board)

    def tell(self, event: Event, board: AztecaBoard) -> Text:
        if isinstance(event, Rolled | Rerolled):
            return tell_roll(event)
        if isinstance(event, Offer):
            return tell_offer(event)
        told = super().tell(event, board)
        return tell_aim(event, told) if isinstance(event, Played) else told

    def tell_field(self, name: str, value: object, board: AztecaBoard) -> object:
        return tell_field(name, value, board)


def drawn_population(state: AztecaState, chance: Chance) -> tuple[int, ...]:
    """T0.6: twelve of the neutral high-valley cities, the capital of a missing people among them."""
    cities = list(bits(state.neutral & state.board.cities))
    population = [0] * state.board.size
    for at, people in zip(chance.shuffled(cities), POPULATION, strict=False):
        population[at] = people
    return tuple(population)
