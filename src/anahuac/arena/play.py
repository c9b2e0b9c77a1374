"""One game of an arena, and how long its decisions take."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint
from time import perf_counter
from typing import TYPE_CHECKING

import msgspec

from anahuac.arena.guard import guard, told_error
from anahuac.arena.result import Failure, Result, Times
from anahuac.bots import make_bot
from anahuac.bots.match import play
from anahuac.bots.random_bot import RandomBot
from anahuac.bots.registry import GROUP, load_bot
from anahuac.core import AnahuacError, Chance

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anahuac.arena.plan import Job, Plan
    from anahuac.bots.bot import Bot
    from anahuac.core import Action, Board, Outcome, Seat, State, View

OPENING = 3
"""How many actions of a seat are kept as its opening."""


def seat_bot(name: str, seed: int) -> Bot:
    """Make a bot by its name, or from a class of yours that is written `module:Class`."""
    return load_bot(EntryPoint(name, name, GROUP), seed) if ":" in name else make_bot(name, seed)


class JobPlay:
    """A game being played by bots, and what is noted of it."""

    def __init__(self, plan: Plan, job: Job, board: Board) -> None:
        self.state: State = plan.the_game.new(plan.seats, plan.the_options, job.seed, board)
        self.spare = Chance(job.bot_seeds[0])
        self.job = job
        self.limit = plan.limit
        self.plies = 0
        self.order: list[Seat] = []
        self.openings: list[list[str]] = [[] for _ in range(plan.seats)]
        self.scores = [(0, self.state.scores)]
        self.failures = list(job.losses)
        self.lost = {failure.seat for failure in job.losses}
        """Whoever has lost the game by a fault; a random player has its seat."""
        self.times = [Times() for _ in range(plan.seats)]
        self.guard = guard()
        self.guard.begin(job.number)
        self.bots = [self.seat(plan.name_of(job, seat), seat) for seat in range(plan.seats)]

    def seat(self, name: str, seat: Seat) -> Bot:
        """Make the bot of a seat."""
        if seat in self.lost:
            return RandomBot(self.job.bot_seeds[seat])
        self.guard.watch(seat, 0, perf_counter())
        return seat_bot(name, self.job.bot_seeds[seat])

    def play(self) -> Result:
        """Play to the end."""
        play(self, self.decide)
        assert self.state.outcome is not None
        job = self.job
        return Result(
            number=job.number,
            seed=job.seed,
            bots=job.bots,
            outcome=last(self.state.outcome, self.lost),
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
        self.guard.watch(seat, self.plies, begun)
        try:
            return self.bots[seat].decide(view)
        except MemoryError:
            self.guard.give_up()  # whatever the bot holds goes with the process
            return self.lose(seat, "memory")
        except SystemExit:
            return self.lose(seat, "ended")
        except Exception as error:
            return self.stand_in(seat, "failed", f"{type(error).__name__}: {error}")
        finally:
            seconds = perf_counter() - begun
            if seat not in self.lost:
                self.times[seat].add(seconds)
                if 0 < self.limit < seconds:
                    self.lose(seat, "slow")

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
        reason = reason[:200]
        known = any((one.seat, one.kind, one.reason) == (seat, kind, reason) for one in self.failures)
        where = "" if known else told_error()
        self.failures.append(Failure(seat, self.plies, kind, reason, where))  # type: ignore[arg-type]
        return self.spare.pick(self.state.legal_actions(seat))

    def lose(self, seat: Seat, kind: str) -> Action:
        """Take a bot out of the game, which it has lost; a random player goes on in its place."""
        self.lost.add(seat)
        self.bots[seat] = RandomBot(self.job.bot_seeds[seat])
        return self.stand_in(seat, kind, "")


def last(outcome: Outcome, lost: set[Seat]) -> Outcome:
    """Put whoever lost by a fault on the last place, whatever the game says."""
    if not lost or not outcome.ranking:
        return outcome
    others = [kept for equal in outcome.ranking if (kept := tuple(seat for seat in equal if seat not in lost))]
    ranking = (*others, tuple(sorted(lost))) if others else ()
    return msgspec.structs.replace(outcome, ranking=ranking, tie_break="")


def play_job(plan: Plan, job: Job, board: Board | None = None) -> Result:
    """Play one game of a plan."""
    return JobPlay(plan, job, board or plan.load_board()).play()


def play_jobs(plan: Plan, board: Board, jobs: Sequence[Job]) -> tuple[list[Result], float]:
    """Play some games in a worker, on the board it was sent; return the results and the seconds that took."""
    begun = perf_counter()
    try:
        return [play_job(plan, job, board) for job in jobs], perf_counter() - begun
    finally:
        guard().rest()


def see_own_modules(folder: str) -> None:
    """Let Python find bots in the folder from which the program was called."""
    if folder not in sys.path:
        sys.path.insert(0, folder)
