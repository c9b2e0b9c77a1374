"""What bots know about Aztlán."""

from functools import partial

from anahuac.bots.aztlan.mind import teach
from anahuac.bots.knowledge import School
from anahuac.bots.weights import load_weights

BUDGETS = {"greedy": 0, "easy": 0, "medium": 0, "hard": 0, "expert": 400}
SCHOOL = School(teach, BUDGETS, partial(load_weights, __name__))

__all__ = ["SCHOOL"]
