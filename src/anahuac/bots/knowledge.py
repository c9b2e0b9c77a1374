"""What a game's folder teaches the searches: how good a state is, and which actions are worth trying."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeVar

from anahuac.core import State

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from anahuac.bots.budget import Clock
    from anahuac.core import Action, Chance, Seat, Text, View

S = TypeVar("S", bound=State, contravariant=True)

Weights = dict[str, float]
"""What a game's judgement is made of, by name: the content of its `weights.json`."""


class Knowledge(Protocol[S]):
    """What the search of `tree` needs to know about a game. It has its weights and its level's features already.

    It is asked about imagined states, which look complete: what the seat in question could not know must not count.
    """

    def imagine(self, view: View, chance: Chance) -> State:
        """Make a complete state that fits a view: `view.imagine`, or one that is likelier than most."""

    def candidates(self, state: S, seat: Seat) -> Sequence[Action]:
        """List the legal actions worth trying, the most promising first; never none."""

    def reply(self, state: S, seat: Seat, chance: Chance) -> Action:
        """Choose a good legal action at once: for the others, and for what comes after the tree."""

    def stage(self, state: S) -> int:
        """Count the stages of the game up to here (turns, ages, rounds). Look-ahead is measured in them."""

    def evaluate(self, state: S) -> Sequence[float]:
        """Tell for each seat how good a state is, about its chance to win: from 0 to 1."""


class Thought(NamedTuple):
    """What a search came to."""

    plan: tuple[Action, ...]
    """The action to take now, then those that follow if nothing unexpected happens."""
    choices: tuple[tuple[Action, float], ...] = ()
    """The actions that were compared for now and how good they are, the best first."""


class Mind(Protocol):
    """How one level plays one game. It keeps nothing from one decision to the next."""

    def think(self, view: View, chance: Chance, clock: Clock) -> Thought:
        """Plan what to do; there are at least two legal actions. When the clock is out, answer at once."""

    def explain(self, view: View, thought: Thought) -> Text:
        """Say in a sentence why: the plan, what it gains, what it fears."""


class School(NamedTuple):
    """What a game's folder offers to the levels: `SCHOOL` in `anahuac.bots.<game>`."""

    teach: Callable[[str, Weights], Mind]
    """Make the mind of a level: greedy, easy, medium, hard or expert."""
    budgets: Mapping[str, int]
    """The nodes that a decision of each level may cost."""
    weights: Callable[[], Weights]
    """Read the tuned weights."""
