"""How `hard` and `expert` decide: by learned judgement, and by ages played out in imagined worlds."""

from __future__ import annotations

from math import ceil, isqrt, log2
from typing import TYPE_CHECKING, Final

import numpy as np

from anahuac.bots.aztlan.judgement.cards import careful_mixes
from anahuac.bots.aztlan.judgement.playout import imagine, odds_of_cards, play_out
from anahuac.bots.strategy import Decision
from anahuac.games.aztlan.choice import power_bit, powers_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from anahuac.bots.aztlan.judgement.judge import Judge
    from anahuac.bots.budget import Clock
    from anahuac.core import Chance, Seat
    from anahuac.games.aztlan.actions import AztlanAction
    from anahuac.games.aztlan.state import AztlanState
    from anahuac.games.aztlan.view import AztlanView

    Mix = dict[int, float]
    Course = tuple[AztlanAction, ...]

JOINT: Final = 6
"""How many placements are judged with the best move after each."""
WIDTH: Final = 8
"""The most courses that a search compares."""
CLOSE: Final = 0.12
"""Courses that are judged worse than the best by more are not searched."""
FIRST: Final = 3
"""How many courses are played out in the first world."""
WORLDS: Final = 3
"""How many worlds are played out at the same time, once few courses are left."""
DOUBT: Final = 0.04
"""By how much the judgement of the difference between two courses is usually wrong."""
NOISE: Final = 0.08
"""How much the difference between two courses varies from world to world, before any was seen."""
KNOWN: Final = 8
"""How many observations that counts for."""
HANDS: Final = 4
"""In how many worlds the choice of a card is weighed, at most, if others hold culture cards."""


def card_mixes(judge: Judge, view: AztlanView, chance: Chance, clock: Clock) -> list[Mix]:
    """How often each seat chooses each card, if none can gain by choosing otherwise; by powers."""
    hidden = any(size for seat, size in enumerate(view.culture_sizes) if seat != view.seat)
    worths: list[NDArray[np.float32]] = []
    while not worths or (hidden and len(worths) < HANDS and not clock.out):
        world = view.imagine(chance)
        # Who has chosen already still has the choice here: nobody knows what it was.
        world.hands = tuple(sum(map(power_bit, unplayed)) for unplayed in view.unplayed)
        world.cards = (0,) * world.seats
        worths.append(judge.open_cards(world))
        clock.spend(worths[0][0].size)
    worth = np.mean(worths, axis=0)
    mixes = careful_mixes(worth[None], np.random.default_rng(chance.next()))[0]
    return [dict(zip(powers_of(hand), mix.tolist(), strict=True)) for hand, mix in zip(world.hands, mixes, strict=True)]


def courses(judge: Judge, state: AztlanState, seat: Seat) -> dict[Course, float]:
    """What can be done now and what it is worth, the best first; a placement goes with the best move after it."""
    valued = judge.value([(state, seat)])
    worth = valued.worth
    order = np.argsort(-worth, kind="stable")
    catalogue = state.board.catalogue
    actions = [catalogue[id] for id in valued.options.ids[order].tolist()]
    found: dict[Course, float] = {(action,): float(one) for action, one in zip(actions, worth[order], strict=True)}
    if state.step != "place":
        return found
    placed = []
    for action in actions[:JOINT]:
        after = state.copy()
        after.apply_legal(seat, action)
        placed.append((after, seat))
    moved = judge.value(placed)
    best = moved.best(moved.worth)
    found = {
        (action, catalogue[int(moved.options.ids[place])]): float(moved.worth[place])
        for action, place in zip(actions, best, strict=False)
    }
    return dict(sorted(found.items(), key=lambda item: item[1], reverse=True))


class Comparison:
    """A search among courses: all are played out in the same worlds, and the worse half is dropped again and again."""

    def __init__(
        self, judge: Judge, view: AztlanView, priors: dict[Course, float], chance: Chance, clock: Clock
    ) -> None:
        assert view.seat is not None
        self.judge, self.view, self.seat, self.chance, self.clock = judge, view, view.seat, chance, clock
        self.priors = priors
        self.best = max(priors.values())
        self.worlds = dict.fromkeys(priors, 0)
        self.gains = dict.fromkeys(priors, 0.0)
        self.squares, self.seen = 0.0, 0
        self.odds = odds_of_cards(judge, view.imagine(chance), view.seat)

    @property
    def faith(self) -> float:
        """How many worlds the judgement counts for: the more, the more it depends on the world what is best."""
        return (KNOWN * NOISE**2 + self.squares) / (KNOWN + self.seen) / DOUBT**2

    def merit(self, course: Course) -> float:
        """The judgement, and what was gained over the others in imagined worlds, by how much each can be trusted."""
        faith = self.faith
        return (self.gains[course] + faith * (self.priors[course] - self.best)) / (self.worlds[course] + faith)

    def run(self) -> list[Course]:
        """Compare until the clock is out; the best first. What one world costs tells how many courses are compared."""
        ranked = list(self.priors)
        before = self.clock.share
        if self._try(ranked[:FIRST], 1):
            cost = max(self.clock.share - before, 1e-9) / len(ranked[:FIRST])
            left = ranked[: max(2, isqrt(int(max(0.0, 1 - self.clock.share) / cost)))]
            self._narrow(left)
            ranked.sort(key=lambda course: (course == left[0], self.merit(course)), reverse=True)
        return ranked

    def _narrow(self, left: list[Course]) -> None:
        """Drop the worse half again and again, so that most of the time goes into telling the best apart."""
        rounds = max(1, ceil(log2(len(left))))
        begun = self.clock.share
        for number in range(1, rounds + 1):
            until = begun + (1 - begun) * number / rounds
            while self.clock.share < until and self._try(left, WORLDS if len(left) < WIDTH else 1):
                pass
            left.sort(key=self.merit, reverse=True)
            if number < rounds:
                del left[(len(left) + 1) // 2 :]

    def _try(self, left: Sequence[Course], count: int) -> bool:
        """Play courses out in some worlds; worlds that not all of them have seen to the end do not count."""
        states = []
        for _ in range(count):
            world = imagine(self.view, self.odds, self.chance)
            for course in left:
                state = world.copy()
                for action in course:
                    state.apply_legal(self.seat, action)
                states.append(state)
        values = play_out(self.judge, states, self.view.age, self.seat, self.clock)
        if values is None:
            return False
        by_world = values.reshape(count, len(left))
        gains = by_world - by_world.mean(axis=1, keepdims=True)
        self.squares += float((gains * gains).sum())
        self.seen += gains.size
        for course, gain in zip(left, gains.sum(axis=0).tolist(), strict=True):
            self.worlds[course] += count
            self.gains[course] += gain
        return True


def decide(judge: Judge, view: AztlanView, chance: Chance, clock: Clock, search: bool) -> Decision[AztlanAction]:
    """Choose a card by its odds, or the best course."""
    assert view.seat is not None
    if view.step == "choose":
        mix = card_mixes(judge, view, chance, clock)[view.seat]
        return choose(view, mix, chance)
    state = view.imagine(chance)
    found = courses(judge, state, view.seat)
    clock.spend(1)
    best = max(found.values())
    close = [course for course, worth in found.items() if worth > best - CLOSE][:WIDTH]
    if search and len(close) > 1 and view.step != "score" and not clock.out:
        compared = Comparison(judge, view, {course: found[course] for course in close}, chance, clock)
        ranked = compared.run()
        choices = tuple((course[0], best + compared.merit(course)) for course in ranked)
        return Decision(ranked[0], choices)
    first = next(iter(found))
    return Decision(first, tuple((course[0], worth) for course, worth in found.items()))


def choose(view: AztlanView, mix: Mix, chance: Chance) -> Decision[AztlanAction]:
    """Draw a card by its odds."""
    choices = sorted(((action, mix[action.power]) for action in view.legal_actions()), key=lambda one: -one[1])
    point = chance.below(1 << 32) / (1 << 32) * sum(odds for _, odds in choices)
    for action, odds in choices:
        point -= odds
        if point < 0:
            return Decision((action,), tuple(choices))
    return Decision((choices[0][0],), tuple(choices))
