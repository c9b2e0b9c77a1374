"""What may be expected of an action before it is taken, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.core import find_game

if TYPE_CHECKING:
    from anahuac.core import Action, Text, View


def forecast_of(view: View, action: Action) -> Text | None:
    """Say what a seat may expect of an action, from its view alone; None if its game has nothing to tell."""
    forecast = find_game(view.game).parts.load("forecast")
    told: Text | None = forecast(view, action) if forecast else None
    return told
