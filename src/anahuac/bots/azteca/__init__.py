"""How bots play Azteca."""

from functools import partial

from anahuac.bots.azteca.strategy import make_strategy
from anahuac.bots.strategy import Strategies
from anahuac.bots.weights import load_weights

BUDGETS = {"greedy": 1, "easy": 1, "medium": 1, "hard": 1, "expert": 800}
STRATEGIES = Strategies(make_strategy, BUDGETS, partial(load_weights, __name__))

__all__ = ["STRATEGIES"]
