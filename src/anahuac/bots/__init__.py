"""Bots, by name."""

from anahuac.bots.adviser import Adviser, Plan, Planned, rest_of
from anahuac.bots.bot import Advice, Bot
from anahuac.bots.budget import Budget
from anahuac.bots.forecast import forecast_of
from anahuac.bots.judge import Judge, chances_of, judge_of, open_chances_of
from anahuac.bots.levels import LEVELS, LevelBot
from anahuac.bots.match import play_match
from anahuac.bots.registry import BOTS, advise, make_bot

__all__ = [
    "BOTS", "LEVELS", "Advice", "Adviser", "Bot", "Budget", "Judge", "LevelBot", "Plan", "Planned",
    "advise", "chances_of", "forecast_of", "judge_of", "make_bot", "open_chances_of", "play_match", "rest_of",
]  # fmt: skip
