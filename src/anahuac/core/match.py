"""A match: a game being played, its record growing with every action. Undoing is rebuilding."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.core.record import Record

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from anahuac.core.action import Action
    from anahuac.core.board import Board
    from anahuac.core.event import Event
    from anahuac.core.game import Game, State
    from anahuac.core.types import Options, Seat


class Match:
    """A state and the record that leads to it, kept together."""

    def __init__(self, record: Record, board: Board | None = None) -> None:
        self.record = record
        self.events: list[Event] = []
        self._counts: list[int] = []
        """How many events there were before the first action and after each."""
        self.state: State
        for state in record.states(events=self.events, board=board):
            self.state = state
            self._counts.append(len(self.events))
        record.outcome = self.state.outcome

    @classmethod
    def new(
        cls,
        game: Game,
        seats: int,
        options: Options | Mapping[str, str] | None = None,
        seed: int = 0,
        board: Board | str | Path | None = None,
    ) -> Match:
        """Start a game and its record."""
        state = game.new(seats, options, seed, board)
        record = Record(game, seats, state.options, seed, state.board.name)
        return cls(record, state.board)

    def act(self, seat: Seat, action: Action) -> list[Event]:
        """Carry out a legal action and return what happened."""
        new: list[Event] = []
        self.state.apply(seat, action, new)
        self.record.plies.append((seat, str(action)))
        self.record.outcome = self.state.outcome
        self.events += new
        self._counts.append(len(self.events))
        return new

    def undo_to(self, ply: int, kept: State | None = None) -> None:
        """Go back to the point after that many actions: to the state that was kept, or by playing them again."""
        del self.record.plies[ply:]
        del self.events[self._counts[ply] :], self._counts[ply + 1 :]
        self.state = self.record.replay(board=self.state.board) if kept is None else kept
        self.record.outcome = self.state.outcome
