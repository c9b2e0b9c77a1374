"""The yardstick of all bots: it chooses blindly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.core import Chance

if TYPE_CHECKING:
    from anahuac.core import Action, View


class RandomBot:
    """Takes any legal action, each with the same chance."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def decide(self, view: View) -> Action:
        """Choose a legal action at random."""
        return self.chance.pick(view.legal_actions())
