"""The bots there are, by name: ours, and those that other packages offer as entry points."""

from __future__ import annotations

from functools import partial
from importlib.metadata import entry_points
from typing import TYPE_CHECKING

from anahuac.bots.levels import LEVELS, LevelBot
from anahuac.bots.random_bot import RandomBot
from anahuac.core import SetupError, Text

if TYPE_CHECKING:
    from collections.abc import Callable
    from importlib.metadata import EntryPoint

    from anahuac.bots.bot import Advice, Bot
    from anahuac.bots.budget import Budget
    from anahuac.core import View

    BotMaker = Callable[[int], Bot]

GROUP = "anahuac.bots"
"""The group of entry points in which a package names its bots: anything that takes a seed and makes a bot."""


def load_bot(point: EntryPoint, seed: int) -> Bot:
    """Make a bot of another package; whatever goes wrong there is a `SetupError`."""
    try:
        made: Bot = point.load()(seed)
    except (Exception, SystemExit) as error:
        reason = f"{type(error).__name__}: {error}"
        raise SetupError(Text("broken-bot", bot=point.name[:40], source=point.value, reason=reason[:200])) from error
    return made


def _find_bots() -> dict[str, BotMaker]:
    offered: dict[str, BotMaker] = {point.name: partial(load_bot, point) for point in entry_points(group=GROUP)}
    own: dict[str, BotMaker] = {"random": RandomBot, **{level: partial(LevelBot, level) for level in LEVELS}}
    return {**own, **{name: make for name, make in offered.items() if name not in own}}


BOTS = _find_bots()


def make_bot(name: str, seed: int, budget: Budget | None = None) -> Bot:
    """Make a bot by its name; the seed decides what it leaves to chance. A budget replaces that of a level."""
    if budget and name in LEVELS:
        return LevelBot(name, seed, budget)
    if name not in BOTS:
        raise SetupError(Text("unknown-bot", bot=name[:40], known=", ".join(BOTS)))
    return BOTS[name](seed)


def advise(view: View, level: str = "hard", seed: int = 0) -> Advice:
    """Say what a bot of a level would do in this seat's place, and why."""
    return LevelBot(level, seed).advise(view)
