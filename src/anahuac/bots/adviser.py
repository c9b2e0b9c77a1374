"""Advice for a whole turn. The plan is kept as long as everything happens as foreseen."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from anahuac.bots.levels import LevelBot
from anahuac.core import Chance, IllegalAction, Text, find_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anahuac.core import Action, Seat, State, View

LONGEST = 40
"""The most actions in a plan."""


class Planned(NamedTuple):
    """An action of a plan, why it is good, and the position in which it is meant."""

    action: int
    reason: Text
    position: bytes


Plan = tuple[Planned, ...]


class Adviser:
    """Advises a seat. Asked again in a position that its last plan leads through, it returns the rest of that plan."""

    def __init__(self, level: str = "hard", seed: int = 0) -> None:
        self.bot = LevelBot(level, seed)
        self._last: Plan = ()

    def plan(self, view: View) -> Plan:
        """Say what to do until the turn ends, or until dice, secrets or another player may change it."""
        rest = rest_of(self._last, view)
        if not rest:
            self._last = rest = self._think(view)
        return rest

    def _think(self, view: View) -> Plan:
        assert view.seat is not None
        course = Course(view, view.seat)
        while course.goes_on and len(course.plan) < LONGEST:
            now = course.seen
            if len(now.legal) == 1:
                course.follow(now.legal_actions(), Text("bots-only-choice"))
                continue
            decision = self.bot.think(now)
            course.follow(decision.plan, self.bot.explain(now, decision))
        return tuple(course.plan)


class Course:
    """Where a plan leads, as far as its seat can know: played out in two worlds that both fit what it sees."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.seat = seat
        self.game = find_game(view.game)
        self.worlds = [view.imagine(Chance(sample)) for sample in (0, 1)]
        self.seen: View = view
        self.plan: list[Planned] = []
        self.goes_on = True

    def follow(self, actions: Sequence[Action], reason: Text) -> None:
        """Carry out actions for one reason, as long as nothing interferes."""
        for action in actions:
            if not self.goes_on or len(self.plan) == LONGEST:
                return
            self.plan.append(Planned(action.id, reason, fingerprint(self.seen)))
            self._take(action)

    def _take(self, action: Action) -> None:
        is_end = action.text == "." and self.seen.step in self.game.turns
        luck = [world.chance for world in self.worlds]
        try:
            for world in self.worlds:
                world.apply(self.seat, action)
        except IllegalAction:
            self.goes_on = False
            return
        views = [world.view(self.seat) for world in self.worlds]
        is_certain = views[0] == views[1] and luck == [world.chance for world in self.worlds]
        self.goes_on = not is_end and is_certain and all(self._decides(world) for world in self.worlds)
        self.seen = views[0]

    def _decides(self, world: State) -> bool:
        return self.seat in world.to_act


def fingerprint(view: View) -> bytes:
    """A fingerprint of what a seat can see of a position."""
    return blake2b(msgspec.json.encode(view, order="deterministic"), digest_size=16).digest()


def rest_of(plan: Plan, view: View) -> Plan:
    """The part of a plan that is left in a position; nothing if the plan does not lead through it."""
    position = fingerprint(view)
    return next((plan[at:] for at, step in enumerate(plan) if step.position == position), ())
