"""Bots, by name."""

from anahuac.bots.adviser import Adviser, Plan, Planned, rest_of
from anahuac.bots.bot import Advice, Bot
from anahuac.bots.budget import Budget
from anahuac.bots.forecast import forecast_of
from anahuac.bots.levels import LEVELS, LevelBot
from anahuac.bots.match import play_match
from anahuac.bots.registry import BOTS, advise, make_bot

__all__ = [
    "BOTS", "LEVELS", "Advice", "Adviser", "Bot", "Budget", "LevelBot", "Plan", "Planned",
    "advise", "forecast_of", "make_bot", "play_match", "rest_of",
]  # fmt: skip
