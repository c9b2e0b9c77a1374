"""Puzzles on the server: lists them, lets people try, and remembers how their first try went."""

from __future__ import annotations

from datetime import UTC, datetime
from time import time
from typing import TYPE_CHECKING, Literal

from platformdirs import user_data_path
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from anahuac.core import IllegalAction, all_games
from anahuac.puzzles import of_the_day, shipped
from anahuac.puzzles.puzzle import maker_of
from anahuac.server.access import seen_events
from anahuac.server.errors import not_found
from anahuac.server.news import happenings, opening, step_of
from anahuac.server.play import imagined, imagined_step, named_action, why_not
from anahuac.server.storage import schema
from anahuac.server.wire.play import spans
from anahuac.server.wire.puzzles import PuzzleList, PuzzleName, PuzzleOther, PuzzleSolution, PuzzleTried
from anahuac.server.wire.texts import said

if TYPE_CHECKING:
    from anahuac.core import Action, Event, State
    from anahuac.puzzles import Puzzle
    from anahuac.server.storage import Database
    from anahuac.server.wire.people import Player
    from anahuac.server.wire.play import Step
    from anahuac.server.wire.puzzles import PuzzleTry

SAMPLES = 4
"""How many states that fit the seat's view are tried, to tell whether what is looked at is certain."""
FOLDER = user_data_path("anahuac", appauthor=False) / "puzzles"
"""Where `anahuac puzzles make` puts more puzzles."""


class PuzzleDesk:
    """The puzzles of this server."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def list(self, player: Player | None, is_whole: bool = True) -> PuzzleList:
        """List all puzzles, or only that of the day, with how the first tries of somebody went."""
        solved = await self._solved(player)
        games = [game.name for game in all_games() if is_whole]
        names = [named(puzzle, solved.get(puzzle.id)) for game in games for puzzle in shipped(game, FOLDER)]
        daily = of_the_day(datetime.now(UTC).date(), FOLDER)
        return PuzzleList(names, named(daily, solved.get(daily.id)) if daily else None)

    def daily(self) -> Puzzle:
        """The puzzle of the day."""
        found = of_the_day(datetime.now(UTC).date(), FOLDER)
        if found is None:
            raise not_found()
        return found

    def find(self, game: str, id: str) -> Puzzle:
        """Find a puzzle."""
        known = game in {one.name for one in all_games()}
        found = next((puzzle for puzzle in shipped(game, FOLDER) if puzzle.id == id), None) if known else None
        if found is None:
            raise not_found()
        return found

    async def attempt(self, puzzle: Puzzle, player: Player | None, given: PuzzleTry) -> PuzzleTried:
        """Try actions in a puzzle."""
        course = Course(puzzle)
        looked_at = given.actions[-1:] if given.look else []
        for action in given.actions[: len(given.actions) - len(looked_at)]:
            course.take(action)
        for action in looked_at:
            course.look(action)
        verdict: Literal["open", "solved", "missed", "shown"] = (
            "shown" if given.give_up else "open" if course.solved is None else "solved" if course.solved else "missed"
        )
        if verdict != "open" and player is not None:
            await self._note(player, puzzle, verdict == "solved")
        state = course.state
        return PuzzleTried(
            puzzle=named(puzzle, None),
            seat=puzzle.seat,
            steps=course.steps,
            legal=spans(state.view(puzzle.seat).legal) if course.solved is None and puzzle.seat in state.to_act else (),
            names=[said(name) for name in state.game.seat_names(state.options, state.seats)],
            verdict=verdict,
            certain=course.certain,
            solution=None if verdict == "open" else solution(puzzle),
            why=None if given.why is None else why_not(imagined(state, puzzle.seat, 0), puzzle.seat, given.why),
        )

    async def _solved(self, player: Player | None) -> dict[str, bool]:
        if player is None:
            return {}
        mine = select(schema.tries.c.puzzle, schema.tries.c.solved).where(schema.tries.c.player == player.id)
        async with self.database.reading() as connection:
            return {row.puzzle: row.solved for row in await connection.execute(mine)}

    async def _note(self, player: Player, puzzle: Puzzle, solved: bool) -> None:
        """Remember the first try."""
        if puzzle.id in await self._solved(player):
            return
        row = {"player": player.id, "puzzle": puzzle.id, "game": puzzle.game, "solved": solved, "at": time()}
        try:
            async with self.database.writing() as connection:
                await connection.execute(insert(schema.tries), row)
        except IntegrityError:  # another request was first
            pass


class Course:
    """A try: the actions so far, and what the puzzle's seat has seen of them."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle, self.seat = puzzle, puzzle.seat
        self.begin = puzzle.state()
        self.state = self.begin.copy()
        self.done: list[Action] = []
        self.solved: bool | None = None
        self.certain = True
        view = self.state.view(self.seat)
        self.steps: list[Step] = [step_of(self.state.game, opening(view), view)]

    def take(self, given: int | str) -> None:
        """Take an action, unless the try is over."""
        if self.solved is not None:
            return
        action = named_action(self.state, given)
        events: list[Event] = []
        self.state.apply(self.seat, action, events)
        self.done.append(action)
        self._tell(self.state, action, seen_events(events, self.seat))
        maker = maker_of(self.puzzle.game)
        assert maker is not None
        self.solved = maker.verdict(self.puzzle, self.begin, self.state, self.done)

    def look(self, given: int | str) -> None:
        """Show what an action might lead to, from what the seat knows."""
        action = named_action(self.state, given)
        guesses = [imagined(self.state, self.seat, sample) for sample in range(SAMPLES)]
        illegal = guesses[0].why_not(self.seat, action)
        if illegal is not None:
            raise IllegalAction(illegal.clause, illegal.reason)
        events: list[Event] = []
        for guess in guesses:
            guess.apply(self.seat, action, events if guess is guesses[0] else None)
        views = [guess.view(self.seat) for guess in guesses]
        self.certain = all(view == views[0] for view in views)
        self._tell(guesses[0], action, seen_events(events, self.seat))

    def _tell(self, state: State, action: Action, events: list[Event]) -> None:
        told = happenings(state.game, state.board, events, self.seat)
        step = imagined_step(state.game, len(self.steps), self.seat, action, told, state.view(self.seat))
        self.steps.append(step)


def named(puzzle: Puzzle, solved: bool | None) -> PuzzleName:
    """Show a puzzle in a list."""
    return PuzzleName(puzzle.id, puzzle.game, puzzle.theme, puzzle.rating, solved)


def solution(puzzle: Puzzle) -> PuzzleSolution:
    """Show the solution of a puzzle."""
    parse = puzzle.state().board.catalogue.parse
    return PuzzleSolution(
        line=[parse(text).id for text in puzzle.line],
        reason=puzzle.reason,
        unit=puzzle.unit,
        others=[PuzzleOther([parse(text).id for text in other.line], other.loss) for other in puzzle.others],
    )
