"""What a bot is: something that decides from a view, and so cannot know more than its seat may."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from anahuac.core import Action, Text, View


class Bot(Protocol):
    """A player that is a program."""

    def decide(self, view: View) -> Action:
        """Choose one of `view.legal_actions()`."""


class Advice(NamedTuple):
    """What a bot would do, and why."""

    action: Action
    reason: Text
