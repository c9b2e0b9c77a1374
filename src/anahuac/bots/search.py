"""Information-set Monte Carlo search: many imagined worlds, one tree of the own decisions.

The nodes of the tree are what the own seat decided, so that it cannot react to what it could not know; the others, and
everybody after the tree, play by the game's policy until a horizon, where the game's evaluation judges.
"""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING, Any, Generic, Protocol

from typing_extensions import TypeVar

from anahuac.bots.strategy import A, Decision, V_contra
from anahuac.core import Action, Chance, State

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from anahuac.bots.budget import Clock
    from anahuac.core import Seat, View

S_contra = TypeVar("S_contra", bound=State, contravariant=True, default=Any)
A_co = TypeVar("A_co", bound=Action, covariant=True, default=Any)

EXPLORE = 0.25
"""How much a rarely tried action deserves another look; values differ by some tenths."""
GROW = 8
"""How often a decision must have been tried before what follows it is searched as well."""
FAITH = 24
"""How many games the game's own judgement of an action counts for, against those that were imagined."""


class Knowledge(Protocol[V_contra, S_contra, A_co]):
    """What the search needs to know about a game.

    It is asked about imagined states, which are complete, but must ignore what the seat in question could not know.
    """

    def imagine(self, view: V_contra, chance: Chance) -> State:
        """Make a complete state that fits a view: `view.imagine`, or one that is likelier than most."""

    def candidates(self, state: S_contra, seat: Seat) -> Sequence[A_co]:
        """List the legal actions worth trying, the most promising first; never none."""

    def reply(self, state: S_contra, seat: Seat, chance: Chance) -> A_co:
        """Choose a good legal action at once: for the others, and for what comes after the tree."""

    def stage(self, state: S_contra) -> int:
        """Count the stages of the game up to here (turns, ages, rounds). Look-ahead is measured in them."""

    def evaluate(self, state: S_contra) -> Sequence[float]:
        """Return for each seat how good a state is, about its chance to win: from 0 to 1."""


class Node(Generic[A]):
    """An own decision: how often it was tried, what it was worth, and what was decided next.

    `candidates` for what is next are listed once, in the first world; later those are skipped that are not legal.
    """

    __slots__ = ("candidates", "children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.candidates: Sequence[A] = ()
        self.children: dict[A, Node[A]] = {}

    @property
    def mean(self) -> float:
        """How good it was on average."""
        return self.total / self.visits if self.visits else 0.0

    def pick(self, legal: Sequence[Action]) -> A | None:
        """Choose what to try: more and more candidates the more often we come here, the promising ones most."""
        opened = [action for action in self.candidates[: 1 + int(sqrt(self.visits))] if action in legal]
        if not opened:
            return None
        for action in opened:
            if action not in self.children:
                return action
        weight = EXPLORE * log(self.visits + 1)
        return max(opened, key=lambda action: _bound(self.children[action], weight))


def _bound(node: Node, weight: float) -> float:
    return node.mean + sqrt(weight / (node.visits or 1))


class Search(Generic[A]):
    """One search from a view, `depth` stages deep."""

    def __init__(self, view: View, knowledge: Knowledge[Any, Any, A], chance: Chance, clock: Clock, depth: int) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.knowledge = knowledge
        self.chance = chance
        self.clock = clock
        self.depth = depth
        self.nodes: dict[A, Node[A]] = {}
        self.worlds: dict[A, int] = {}
        self.gains: dict[A, float] = {}
        """How much better an action was than the others in all worlds in which they were compared."""

    def compare(self, priors: Mapping[A, float]) -> Decision[A]:
        """Compare actions, for which the game's own judgement is known, in rounds (sequential halving).

        Each round tries the actions that are left in the same worlds and then drops the worse half, so that most of
        the work goes into telling the best ones apart. The judgement counts like some worlds more.
        """
        best = max(priors.values())
        for action in priors:
            self.nodes[action] = Node()
            self.worlds[action], self.gains[action] = 0, 0.0

        def merit(action: A) -> float:
            return (self.gains[action] + FAITH * (priors[action] - best)) / (self.worlds[action] + FAITH)

        actions = sorted(priors, key=merit, reverse=True)
        rounds = max(1, (len(actions) - 1).bit_length())
        for number in range(1, rounds + 1):
            while not self.clock.out:
                self._try_all(actions)
                if self.clock.share >= number / rounds:
                    break
            actions.sort(key=merit, reverse=True)
            if number < rounds:
                del actions[(len(actions) + 1) // 2 :]
        ranked = sorted(priors, key=lambda action: (action == actions[0], merit(action)), reverse=True)
        return Decision((actions[0], *_line(self.nodes[actions[0]])), tuple((one, merit(one)) for one in ranked))

    def _try_all(self, actions: Sequence[A]) -> None:
        """Try actions in one imagined world with the same luck; a world that not all of them saw does not count."""
        world = self.knowledge.imagine(self.view, self.chance)
        luck = self.chance.next()
        values = []
        for action in actions:
            if self.clock.out:
                return
            values.append(self._try(world.copy(), action, Chance(luck)))
        mean = sum(values) / len(values)
        for action, value in zip(actions, values, strict=True):
            self.worlds[action] += 1
            self.gains[action] += value - mean

    def _try(self, state: State, action: A, chance: Chance) -> float:
        """Play on from an action to the horizon; remember and return what it was worth."""
        knowledge, seat = self.knowledge, self.seat
        horizon = knowledge.stage(state) + self.depth
        node = self.nodes[action]
        path = [node]
        steps = 1
        inside = True
        state.apply(seat, action)
        while state.to_act and knowledge.stage(state) < horizon:
            if seat in state.to_act:
                tried = self._descend(node, state) if inside else None
                inside = tried is not None
                if tried is None:
                    tried = knowledge.reply(state, seat, chance)
                else:
                    node = node.children.setdefault(tried, Node())
                    path.append(node)
                state.apply(seat, tried)
            else:
                other = state.to_act[0]
                state.apply(other, knowledge.reply(state, other, chance))
            steps += 1
        self.clock.spend(steps)
        value = knowledge.evaluate(state)[seat]
        for node in path:
            node.visits += 1
            node.total += value
        return value

    def _descend(self, node: Node[A], state: State) -> A | None:
        """Choose the next own decision in the tree; None where the tree ends."""
        if node.visits < GROW:
            return None
        if not node.candidates:
            node.candidates = self.knowledge.candidates(state, self.seat)
        return node.pick(state.legal_actions(self.seat))


def _line(node: Node[A]) -> list[A]:
    """Follow the most tried actions as long as they were tried often enough."""
    line = []
    while node.children:
        action = max(node.children, key=lambda action: node.children[action].visits)
        node = node.children[action]
        if node.visits < GROW:
            break
        line.append(action)
    return line
