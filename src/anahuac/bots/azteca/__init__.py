"""What bots know about Azteca."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from anahuac.bots.azteca.mind import Foresight, Judgement
from anahuac.bots.knowledge import School
from anahuac.bots.weights import load_weights

if TYPE_CHECKING:
    from anahuac.bots.knowledge import Weights


def _teach(level: str, weights: Weights) -> Judgement:
    return Foresight(level, weights) if level == "expert" else Judgement(level, weights)


BUDGETS = {"greedy": 1, "easy": 1, "medium": 1, "hard": 1, "expert": 800}
SCHOOL = School(_teach, BUDGETS, partial(load_weights, "anahuac.bots.azteca"))

__all__ = ["SCHOOL"]
