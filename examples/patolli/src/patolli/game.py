"""Patolli: a race around a cross, decided by beans, and by whom one sends back."""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec
from msgspec import Meta

from anahuac.core import Chance, Game, PositionError, Text
from anahuac.core.position import decode_position
from patolli.board import SHELF, PatolliAction, PatolliBoard
from patolli.state import PatolliOptions, PatolliState

PEBBLES, CACAO = 3, 10

Count = Annotated[int, Meta(ge=0, le=1000)]


class Position(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Any point of a game as JSON data; what is left out is as at the start."""

    game: str = "patolli"
    board: str = "patolli"
    players: Annotated[int, Meta(ge=2, le=4)]
    options: dict[str, str] = {}
    ways: list[list[Count]] | None = None
    cacao: list[Count] | None = None
    pot: Count | None = None
    throw: Annotated[int, Meta(ge=0, le=10)] = 1
    round: Annotated[int, Meta(ge=1)] = 1
    turn: Annotated[int, Meta(ge=0, le=3)] = 0
    chance: Annotated[int, Meta(ge=0)] = 0
    outcome: str | None = None


class Patolli(Game[PatolliState, PatolliBoard, PatolliAction, PatolliOptions]):
    """The rules of Patolli, clauses P0 to P5."""

    name = "patolli"
    players = range(2, 5)
    rules_version = 1
    options = PatolliOptions
    shelf = SHELF
    has_secrets = False
    end_reasons = ("home", "rounds")
    clauses: ClassVar = {"P0": 2, "P1": 1, "P2": 2, "P3": 4, "P4": 1, "P5": 3}

    def start(self, seats: int, options: PatolliOptions, seed: int, board: PatolliBoard) -> PatolliState:
        """P1.1: all pebbles wait, and everybody has put a cacao bean into the pot."""
        state = self._blank(seats, options, board)
        state.chance = Chance(seed).state
        state.begin_turn(0, [])
        return state

    def _blank(self, seats: int, options: PatolliOptions, board: PatolliBoard) -> PatolliState:
        state = PatolliState()
        state.board, state.options, state.seats, state.round = board, options, seats, 1
        state.ways, state.cacao, state.pot = ((0,) * PEBBLES,) * seats, (CACAO - 1,) * seats, seats
        state.throw, state.to_act, state.outcome = 0, (), None
        return state

    def set_up(self, data: object, board: PatolliBoard) -> PatolliState:
        given = decode_position(data, Position)
        state = self._blank(given.players, PatolliOptions.read(given.options), board)
        state.ways = tuple(tuple(sorted(ways)) for ways in given.ways) if given.ways else state.ways
        state.cacao = tuple(given.cacao) if given.cacao else state.cacao
        state.pot = given.players * CACAO - sum(state.cacao) if given.pot is None else given.pot
        state.throw, state.round, state.to_act, state.chance = given.throw, given.round, (given.turn,), given.chance
        if given.outcome:
            state.finish(given.outcome)
        if not _is_possible(state):
            raise PositionError([Text("patolli-bad-position", pebbles=PEBBLES, cacao=CACAO)])
        return state


def _is_possible(state: PatolliState) -> bool:
    """P0.2: the right number of everything, no two pebbles on one square, and something to decide."""
    if not len(state.ways) == len(state.cacao) == state.seats or any(seat >= state.seats for seat in state.to_act):
        return False
    if any(len(ways) != PEBBLES or ways[-1] > state.home for ways in state.ways):
        return False
    squares = [state.square(seat, way) for seat, ways in enumerate(state.ways) for way in ways]
    on_board = [square for square in squares if square]
    all_there = state.pot >= 0 and sum(state.cacao) + state.pot == CACAO * state.seats
    can_move = state.throw > 0 and all(map(state.legal_actions, state.to_act))
    return all_there and len(on_board) == len(set(on_board)) and (can_move or not state.to_act)
