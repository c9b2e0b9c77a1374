"""How likely each player is to win, as far as a seat may know: what reviews and puzzles go by."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cache
from hashlib import blake2b
from math import exp
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol

import msgspec
from typing_extensions import TypeVar

from anahuac.bots.general import ROUNDS, Playout
from anahuac.core import Chance, State, find_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anahuac.core import Seat, View

S = TypeVar("S", bound=State, default=Any)


class Judge(Protocol):
    """Says of a state how likely each seat is to win: the part `judge` of a game."""

    @property
    def worlds(self) -> int:
        """How many imagined states are judged for one view: 1 if everything imagined is ignored anyway."""

    def imagine(self, view: Any, chance: Chance) -> State:
        """Make a complete state that fits a view: `view.imagine`, or one that is likelier than most."""

    def chances(self, state: Any, seat: Seat | None) -> Sequence[float]:
        """Return each seat's chance to win as this seat sees it; None: with all cards open.

        They add up to one, or to less where everybody may lose.
        """


def shared_victory(state: State) -> list[float]:
    """The chances when a game is over: the winners share the victory."""
    winners = () if state.outcome is None else state.outcome.winners
    return [(seat in winners) / (len(winners) or 1) for seat in range(state.seats)]


class Heat(NamedTuple):
    """How much a lead in expected points may still change: fitted to games among bots by `benchmarks/chances.py`."""

    last: float
    """At the end of a game."""
    more: float
    """For each stage that is still to come."""


class Expectation(NamedTuple):
    """What a game's evaluation expects: the points of each seat, how many stages are left, the risk that all lose."""

    points: Sequence[float]
    left: float
    alive: float = 1.0


class PointsJudge(ABC, Generic[S]):
    """A judge for games whose evaluation says what points each seat may expect: the larger the lead, the likelier."""

    worlds = 1

    def __init__(self, heats: dict[int, Heat]) -> None:
        self.heats = heats
        """By the number of players."""

    @abstractmethod
    def expectation(self, state: S, seat: Seat | None) -> Expectation:
        """Return what may be expected of a state that is not over, as a seat sees it."""

    def imagine(self, view: Any, chance: Chance) -> State:
        imagined: State = view.imagine(chance)
        return imagined

    def chances(self, state: S, seat: Seat | None) -> list[float]:
        if state.outcome is not None:
            return shared_victory(state)
        return chances_of_points(self.expectation(state, seat), self.heats[state.seats])


def chances_of_points(expected: Expectation, heat: Heat) -> list[float]:
    """Turn expected points into chances to win."""
    now = heat.last + heat.more * expected.left
    best = max(expected.points)
    powers = [exp((points - best) / now) for points in expected.points]
    whole = sum(powers)
    return [expected.alive * power / whole for power in powers]


class PlayoutJudge:
    """The stand-in for games without a judge: random play from imagined states, then the points decide."""

    worlds = 24

    def imagine(self, view: View, chance: Chance) -> State:
        return view.imagine(chance)

    def chances(self, state: State, seat: Seat | None) -> Sequence[float]:
        playout, chance = Playout(), Chance(state.round)
        state = state.copy()
        horizon = playout.stage(state) + ROUNDS
        while state.to_act and playout.stage(state) < horizon:
            actor = state.to_act[0]
            state.apply(actor, playout.reply(state, actor, chance))
        chances = playout.evaluate(state)
        whole = sum(chances)
        return [one / whole for one in chances] if whole else chances


@cache
def judge_of(game: str) -> Judge:
    """Find the judge of a game; one without a judge of its own gets random play."""
    found: Judge | None = find_game(game).parts.load("judge")
    return found or PlayoutJudge()


def chances_of(view: View) -> list[float]:
    """Return each seat's chance to win as the seat of a view may know it: the same for equal views."""
    judge = judge_of(view.game)
    chance = chance_of(view)
    worlds = [judge.imagine(view, chance) for _ in range(judge.worlds)]
    return mean([judge.chances(world, view.seat) for world in worlds])


def open_chances_of(state: State) -> list[float]:
    """Return each seat's chance to win with all cards open."""
    judge = judge_of(state.game.name)
    return list(judge.chances(state, None))


def mean(rows: Sequence[Sequence[float]]) -> list[float]:
    """The mean of each column."""
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def chance_of(view: View, seed: int = 0) -> Chance:
    """Make the chance of a thought out of what is seen, so that the same view gives the same thought."""
    digest = blake2b(msgspec.json.encode(view), digest_size=8).digest()
    return Chance(seed * 0x9E3779B97F4A7C15 ^ int.from_bytes(digest, "little"))
