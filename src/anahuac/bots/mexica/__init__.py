"""What bots know about Mexica."""

from functools import partial

from anahuac.bots.knowledge import School
from anahuac.bots.mexica.mind import BUDGETS, teach
from anahuac.bots.weights import load_weights

SCHOOL = School(teach, BUDGETS, partial(load_weights, __name__))

__all__ = ["SCHOOL"]
