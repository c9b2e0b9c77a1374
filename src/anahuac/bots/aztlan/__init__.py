"""How bots play Aztlán."""

from functools import partial

from anahuac.bots.aztlan.strategy import make_strategy
from anahuac.bots.strategy import Strategies
from anahuac.bots.weights import load_weights

BUDGETS = {"greedy": 0, "easy": 0, "medium": 0, "hard": 1_000, "expert": 2_000}
STRATEGIES = Strategies(make_strategy, BUDGETS, partial(load_weights, __name__))

__all__ = ["STRATEGIES"]
