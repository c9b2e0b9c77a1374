"""The words all games share."""

from anahuac.core.action import Action, Catalogue
from anahuac.core.board import Board, Shelf
from anahuac.core.chance import Chance
from anahuac.core.errors import (
    AmbiguousAction,
    AnahuacError,
    BoardError,
    IllegalAction,
    PositionError,
    RecordError,
    SetupError,
    UnknownAction,
    UnknownGame,
)
from anahuac.core.event import Event
from anahuac.core.game import Game, State, View
from anahuac.core.match import Match
from anahuac.core.parts import Parts
from anahuac.core.record import Record
from anahuac.core.registry import all_games, broken_games, find_game, register
from anahuac.core.text import Player, Text
from anahuac.core.types import Illegal, Options, Outcome, Seat

__all__ = [
    "Action",
    "AmbiguousAction",
    "AnahuacError",
    "Board",
    "BoardError",
    "Catalogue",
    "Chance",
    "Event",
    "Game",
    "Illegal",
    "IllegalAction",
    "Match",
    "Options",
    "Outcome",
    "Parts",
    "Player",
    "PositionError",
    "Record",
    "RecordError",
    "Seat",
    "SetupError",
    "Shelf",
    "State",
    "Text",
    "UnknownAction",
    "UnknownGame",
    "View",
    "all_games",
    "broken_games",
    "find_game",
    "register",
]
