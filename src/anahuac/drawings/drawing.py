"""What a game shows in the terminal."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from anahuac.core.prompt import prompt

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from anahuac.core import Text


class Drawing(ABC):
    """Draws the views of one game with Rich."""

    @abstractmethod
    def map(self, view: Any, names: Sequence[str], width: int) -> RenderableType:
        """Draw the board in colours, at most `width` columns wide."""

    @abstractmethod
    def table(self, view: Any, names: Sequence[str]) -> RenderableType:
        """List the board, for terminals without colours and for people who cannot see them."""

    @abstractmethod
    def sheet(self, view: Any, names: Sequence[str]) -> RenderableType:
        """Show the players, what is public of them, and what this seat holds."""

    def task(self, view: Any) -> Text:
        """Say what is to be decided now."""
        return prompt(view.game, view.step, (action.kind for action in view.legal_actions()))
