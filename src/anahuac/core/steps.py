"""Games as machines of steps: at each step a seat may take some kinds of actions, and each kind has a rule."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar

from anahuac.core.action import Action
from anahuac.core.game import State

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from anahuac.core.event import Event
    from anahuac.core.types import Illegal, Seat

S = TypeVar("S")
A = TypeVar("A", bound=Action)
T = TypeVar("T")


class Rule(NamedTuple, Generic[S, A]):
    """One kind of action: when it is not legal, what it does, and which actions to consider."""

    why_not: Callable[[S, Seat, A], Illegal | None]
    """Explain why an action of this kind is not legal now; None if it is."""
    carry_out: Callable[[S, Seat, A, list[Event] | None], Any]
    """Change the state. The result matters only to games with a stack of frames."""
    candidates: Callable[[S, Seat], Sequence[A]] | None = None
    """List the actions that may be legal, for kinds with many; without it, all of the kind are considered."""
    exact: bool = False
    """Whether all candidates are legal, so that they need not be checked."""


Rules = Mapping[str, Rule[S, A]]
"""What a step accepts: the rule of each kind of action, in the order in which actions are listed."""


def always(state: object, seat: Seat, action: object) -> None:
    """Forbid nothing: the `why_not` of an action that is legal whenever its step is reached."""
    return


class SteppedState(State, Generic[A], base=True):
    """A state whose legal actions and their effects follow from the rules of its step."""

    steps: ClassVar[Mapping[str, Rules[Any, Any]]] = {}
    """What can be decided at each step."""

    @abstractmethod
    def _clause_of(self, kind: str) -> str:
        """Name the clause that says when a kind of action may be taken."""

    def legal_actions(self, seat: Seat) -> Sequence[A]:
        return list_legal(self, seat, self.steps[self.step]) if seat in self.to_act else ()

    def why_not(self, seat: Seat, action: Action) -> Illegal | None:
        if seat not in self.to_act:
            return self._why_not_to_act(seat)
        own = self.board.catalogue.own(action)
        rule = self.steps[self.step].get(own.kind)
        if rule is None:
            return self._wrong_step(seat, own.kind, self._clause_of(own.kind))
        return rule.why_not(self, seat, own)

    def _carry_out(self, seat: Seat, action: Action, events: list[Event] | None) -> None:
        own = self.board.catalogue.actions[action.id]
        self.steps[self.step][own.kind].carry_out(self, seat, own, events)


def list_legal(state: State, seat: Seat, rules: Rules[Any, A]) -> tuple[A, ...]:
    """List the actions that the rules of a step allow a seat."""
    of_kind = state.board.catalogue.of_kind
    found: tuple[A, ...] = ()
    for kind, (why_not, _, candidates, exact) in rules.items():
        actions = of_kind[kind] if candidates is None else candidates(state, seat)
        if exact or why_not is always:
            if actions:
                found += tuple(actions)
        else:
            found += tuple([action for action in actions if why_not(state, seat, action) is None])
    return found


def with_item(items: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """Return a tuple with one item replaced."""
    return (*items[:at], value, *items[at + 1 :])
