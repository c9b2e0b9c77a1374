"""Old games live on: how a game of an older rules version becomes one of today.

`Game.upgrades` has for every older version the function that leads to the next one. It is given an action of the old
version and yields the actions that say the same in the next: one, several, or none. Each is played as it is yielded, so
that after a `yield` the state shows what it did:

    def from_version_1(state, ply, before):
        seat, text = ply
        while state.step == "new-question":        # version 1 did not ask it
            yield state.to_act[0], "."
        yield ply

`before` lists the actions before this one as the old version wrote them: what must wait for a later action is looked up
there when that one comes.

`Upgrading` leads a whole game through these functions, action by action. What it cannot play is where the rules differ.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from anahuac.core.errors import AnahuacError
from anahuac.core.text import Player, Text

if TYPE_CHECKING:
    from anahuac.core.game import Game, State

Ply = tuple[int, str]
"""A seat, and its action in notation."""

Upgrade = Callable[[Any, Ply, Sequence[Ply]], Iterator[Ply]]
"""Rewrites an action for the next version, given the state under today's rules and the actions before it."""


class Difference(NamedTuple):
    """Where today's rules differ from the older ones that a game was played by."""

    version: int
    ply: int
    """How many of its actions can still be played."""
    plies: tuple[Ply, ...]
    """All its actions, in the original notation."""
    today: int
    reason: Text

    @property
    def text(self) -> Text:
        """Why the game can be followed no further."""
        return Text("record-differs", version=self.version, today=self.today, reason=self.reason)


def why_stopped(number: int, ply: Ply, error: AnahuacError) -> Text:
    """Say which action of a game could not be played, and why."""
    seat, text = ply
    return Text("record-ply", ply=number, seat=Player(seat), action=text[:40], reason=error.text)


def can_upgrade(game: Game, version: int) -> bool:
    """Whether games of this version can be played again, after upgrading if need be."""
    missing = set(range(version, game.rules_version)) - set(game.upgrades)
    return 0 < version <= game.rules_version and not missing


class Upgrading:
    """A game of an older version that is played again under today's rules."""

    def __init__(self, start: State, version: int) -> None:
        self.state = start
        self.version = version
        self.today = start.game.rules_version
        self.lines: dict[int, list[Ply]] = {number: [] for number in range(version, self.today + 1)}
        """The actions so far, in the words of every version."""
        self._points = [self._point()]

    @property
    def plies(self) -> list[Ply]:
        """The actions so far, as they are today."""
        return self.lines[self.today]

    def act(self, ply: Ply) -> list[Ply]:
        """Play an action of the old version and return today's actions for it; if it is illegal, nothing changes."""
        played = len(self.plies)
        try:
            self._play(self.version, ply)
        except AnahuacError:
            self.back(len(self._points) - 1)
            raise
        self._points.append(self._point())
        return self.plies[played:]

    def back(self, to: int) -> int:
        """Go back to the point after that many old actions; return how many of today's actions lead there."""
        del self._points[to + 1 :]
        state, sizes = self._points[to]
        self.state = state.copy()
        for line, size in zip(self.lines.values(), sizes, strict=True):
            del line[size:]
        return len(self.plies)

    def _play(self, version: int, ply: Ply) -> None:
        seat, text = ply
        if version == self.today:
            self.state.apply(seat, self.state.board.catalogue.parse(text))
        else:
            for new in self.state.game.upgrades[version](self.state, ply, self.lines[version]):
                self._play(version + 1, new)
        self.lines[version].append(ply)

    def _point(self) -> tuple[State, list[int]]:
        return self.state.copy(), [len(line) for line in self.lines.values()]
