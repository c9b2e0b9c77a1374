"""How bots play Mexica."""

from functools import partial

from anahuac.bots.mexica.strategy import BUDGETS, make_strategy
from anahuac.bots.strategy import Strategies
from anahuac.bots.weights import load_weights

STRATEGIES = Strategies(make_strategy, BUDGETS, partial(load_weights, __name__))

__all__ = ["STRATEGIES"]
