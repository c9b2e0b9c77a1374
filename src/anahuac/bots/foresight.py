"""What may be expected of an action before it is taken, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from anahuac.bots.azteca.foresight import foresee as foresee_azteca

if TYPE_CHECKING:
    from collections.abc import Callable

    from anahuac.core import Action, Text, View

FORESIGHT: dict[str, Callable[[Any, Any], Text | None]] = {"azteca": foresee_azteca}
"""The games in which dice or secrets decide so much that a chance is worth telling."""


def foresee(view: View, action: Action) -> Text | None:
    """Say what a seat may expect of an action, from its view alone; None if there is nothing to tell."""
    return FORESIGHT[view.game](view, action) if view.game in FORESIGHT else None
