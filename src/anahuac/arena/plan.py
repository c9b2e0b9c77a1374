"""What an arena plays: which bots sit where in which game, and with which seeds."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from anahuac.arena.result import Failure
from anahuac.core import Chance, Seat, find_game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from anahuac.arena.guard import Note
    from anahuac.core import Board, Game, Options


class Job(msgspec.Struct, frozen=True):
    """One game to be played. Its seeds follow from the plan alone, so it is the same wherever and whenever it runs."""

    number: int
    seed: int
    bots: tuple[int, ...]
    """The bot on each seat, by its place in the plan."""
    bot_seeds: tuple[int, ...]
    losses: tuple[Failure, ...] = ()
    """What the bots did that have lost this game before it is played again."""

    def blamed(self, note: Note) -> Job:
        """The same game, lost by the bot during whose decision a worker ended."""
        loss = Failure(note.seat, note.ply, note.kind, traceback=note.traceback)
        return msgspec.structs.replace(self, losses=(*self.losses, loss))


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """An arena: everything that decides its results, and nothing else.

    Games come in groups, one game for each bot: all games of a group have the same seed, and the bots move on by a
    seat from game to game. So everybody plays every seat equally often, from the same beginnings. Where there are
    fewer bots than seats they are dealt in turn; where there are more, they take turns to play.
    """

    game: str
    seats: int
    bots: tuple[str, ...]
    groups: int
    seed: int = 0
    options: dict[str, str] = {}
    board: str | None = None
    """The name of the board; one that was loaded from a file is sent to the workers."""
    limit: float = 60.0
    """How many seconds a decision may take; who takes longer loses the game. 0 is no limit."""

    def check(self) -> None:
        """Raise an error that says what is wrong, if no game can be played like this."""
        self.the_game.check_setup(self.seats, self.the_options, self.seed)
        self.load_board()

    @property
    def the_game(self) -> Game:
        """The game that is played."""
        return find_game(self.game)

    @property
    def the_options(self) -> Options:
        """Its options."""
        options: Options = self.the_game.options.read(self.options)
        return options

    def load_board(self) -> Board:
        """Find the board that is played on."""
        board: Board = self.the_game.load_board(self.board)
        return board

    @property
    def names(self) -> list[str]:
        """What to call the bots: by their names, with a number where the same one takes part several times."""
        return [
            f"{bot} ({self.bots[: number + 1].count(bot)})" if self.bots.count(bot) > 1 else bot
            for number, bot in enumerate(self.bots)
        ]

    @property
    def games(self) -> int:
        """How many games there are."""
        return self.groups * len(self.bots)

    def group_of(self, number: int) -> int:
        """The group that a game belongs to."""
        return number // len(self.bots)

    def jobs(self) -> Iterator[Job]:
        """List all games."""
        return map(self.job, range(self.games))

    def job(self, number: int) -> Job:
        """Describe a game by its number."""
        group, turn = divmod(number, len(self.bots))
        order = Chance(derived(self.seed, group, 0)).shuffled(range(len(self.bots)))
        return Job(
            number=number,
            seed=derived(self.seed, group, 1),
            bots=tuple(order[(seat + turn) % len(order)] for seat in range(self.seats)),
            bot_seeds=tuple(derived(self.seed, group, 2, turn, seat) for seat in range(self.seats)),
        )

    def name_of(self, job: Job, seat: Seat) -> str:
        """Name the bot on a seat."""
        return self.bots[job.bots[seat]]


def derived(seed: int, *path: int) -> int:
    """Derive a seed from another one, different for every path."""
    for step in path:
        seed = Chance(seed ^ Chance(step).next()).next()
    return seed
