"""Bots, by name."""

from anahuac.bots.bot import Advice, Bot
from anahuac.bots.budget import Budget
from anahuac.bots.foresight import foresee
from anahuac.bots.levels import LEVELS, LevelBot
from anahuac.bots.match import play_match
from anahuac.bots.registry import BOTS, advise, make_bot

__all__ = ["BOTS", "LEVELS", "Advice", "Bot", "Budget", "LevelBot", "advise", "foresee", "make_bot", "play_match"]
