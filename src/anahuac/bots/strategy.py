"""How a level plays a game: what the bots of each game provide, and the levels use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol

from typing_extensions import TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from anahuac.bots.budget import Clock
    from anahuac.core import Action, Chance, Text, View

V_contra = TypeVar("V_contra", bound="View", contravariant=True, default=Any)
A = TypeVar("A", bound="Action", default=Any)

Weights = dict[str, float]
"""The tunable numbers of a game's evaluation, by name: the content of its `weights.json`."""


class Decision(NamedTuple, Generic[A]):
    """What a strategy decided, and what it compared."""

    plan: tuple[A, ...]
    """The action to take now, then those to follow if nothing unexpected happens."""
    choices: tuple[tuple[A, float], ...] = ()
    """The actions that were compared for now, with their values, best first."""


class Strategy(Protocol[V_contra, A]):
    """How one level plays one game, with its views and actions. It keeps no state between decisions."""

    def think(self, view: V_contra, chance: Chance, clock: Clock) -> Decision[A]:
        """Decide between at least two legal actions. When the clock is out, answer at once."""

    def explain(self, view: V_contra, decision: Decision[A]) -> Text:
        """Explain a decision in one sentence: the plan, its gain, its risk."""


class Strategies(NamedTuple):
    """The strategies of a game, one for each level: `STRATEGIES` in `anahuac.bots.<game>`."""

    make: Callable[[str, Weights], Strategy]
    """Make the strategy of a level: greedy, easy, medium, hard or expert."""
    budgets: Mapping[str, int]
    """How many nodes a decision may cost, by level."""
    weights: Callable[[], Weights]
    """Read the tuned weights."""
