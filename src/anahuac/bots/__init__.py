"""Bots, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.bots.match import play_match
from anahuac.bots.random_bot import RandomBot
from anahuac.bots.rollout import RolloutBot
from anahuac.core import SetupError, Text

if TYPE_CHECKING:
    from collections.abc import Callable

    from anahuac.bots.bot import Bot

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "rollout": RolloutBot}


def make_bot(name: str, seed: int) -> Bot:
    """Make a bot by its name; the seed decides what it leaves to chance."""
    if name not in BOTS:
        raise SetupError(Text("unknown-bot", bot=name[:40], known=", ".join(BOTS)))
    return BOTS[name](seed)


__all__ = ["BOTS", "make_bot", "play_match"]
