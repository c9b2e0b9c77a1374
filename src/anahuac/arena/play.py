"""One game of an arena, and how long its decisions take."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint
from time import perf_counter
from typing import TYPE_CHECKING

from anahuac.arena.result import Failure, Result, Times
from anahuac.bots import make_bot
from anahuac.bots.match import play
from anahuac.bots.registry import GROUP, load_bot
from anahuac.core import AnahuacError, Chance

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anahuac.arena.plan import Job, Plan
    from anahuac.bots.bot import Bot
    from anahuac.core import Action, Board, Seat, State, View

OPENING = 3
"""How many actions of a seat are kept as its opening."""


def seat_bot(name: str, seed: int) -> Bot:
    """Make a bot by its name, or from a class of yours that is written `module:Class`."""
    return load_bot(EntryPoint(name, name, GROUP), seed) if ":" in name else make_bot(name, seed)


class JobPlay:
    """A game being played by bots, and what is noted of it."""

    def __init__(self, plan: Plan, job: Job, board: Board) -> None:
        self.bots = [seat_bot(plan.name_of(job, seat), job.bot_seeds[seat]) for seat in range(plan.seats)]
        self.state: State = plan.the_game.new(plan.seats, plan.the_options, job.seed, board)
        self.spare = Chance(job.bot_seeds[0])
        self.job = job
        self.plies = 0
        self.order: list[Seat] = []
        self.openings: list[list[str]] = [[] for _ in self.bots]
        self.scores = [(0, self.state.scores)]
        self.failures: list[Failure] = []
        self.times = [Times() for _ in self.bots]

    def play(self) -> Result:
        """Play to the end."""
        play(self, self.decide)
        assert self.state.outcome is not None
        job = self.job
        return Result(
            number=job.number,
            seed=job.seed,
            bots=job.bots,
            outcome=self.state.outcome,
            plies=self.plies,
            order=tuple(self.order),
            openings=self.openings,
            scores=self.scores,
            failures=self.failures,
            times=self.times,
        )

    def decide(self, seat: Seat, view: View) -> Action:
        """Ask a bot; if it fails, draw a legal action in its place."""
        begun = perf_counter()
        try:
            return self.bots[seat].decide(view)
        except Exception as error:
            return self.stand_in(seat, "failed", f"{type(error).__name__}: {error}")
        finally:
            self.times[seat].add(perf_counter() - begun)

    def act(self, seat: Seat, action: Action) -> None:
        """Carry out what a bot decided, or a legal action in place of an illegal one, and note it."""
        alone = len(self.state.to_act) == 1
        try:
            self.state.apply(seat, action)
        except AnahuacError as error:
            action = self.stand_in(seat, "illegal", str(error))
            self.state.apply(seat, action)
        self.plies += 1
        if len(self.openings[seat]) < OPENING:
            self.openings[seat].append(str(action))
        if alone and seat not in self.order:
            self.order.append(seat)
        if self.state.scores != self.scores[-1][1]:
            self.scores.append((self.plies, self.state.scores))

    def stand_in(self, seat: Seat, kind: str, reason: str) -> Action:
        """Note a failure and draw a legal action."""
        self.failures.append(Failure(seat, self.plies, kind, reason[:200]))  # type: ignore[arg-type]
        return self.spare.pick(self.state.legal_actions(seat))


def play_job(plan: Plan, job: Job, board: Board | None = None) -> Result:
    """Play one game of a plan."""
    return JobPlay(plan, job, board or plan.load_board()).play()


def play_jobs(plan: Plan, board: Board, jobs: Sequence[Job]) -> tuple[list[Result], float]:
    """Play some games in a worker, on the board it was sent; return the results and the seconds that took."""
    begun = perf_counter()
    return [play_job(plan, job, board) for job in jobs], perf_counter() - begun


def see_own_modules(folder: str) -> None:
    """Let Python find bots in the folder from which the program was called."""
    if folder not in sys.path:
        sys.path.insert(0, folder)
