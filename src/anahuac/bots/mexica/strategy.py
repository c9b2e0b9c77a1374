"""How each level plays Mexica."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from anahuac.bots.budget import Budget, Clock
from anahuac.bots.mexica.evaluation import Evaluation
from anahuac.bots.mexica.explanation import feared, told
from anahuac.bots.mexica.judgement import Judgement, learned
from anahuac.bots.mexica.policy import Scope
from anahuac.bots.mexica.search import TurnSearch
from anahuac.bots.mexica.tree import TurnTree
from anahuac.bots.strategy import Decision
from anahuac.core import Chance, Text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from anahuac.bots.mexica.search import Turn
    from anahuac.bots.strategy import Weights
    from anahuac.core import Action, Seat
    from anahuac.games.mexica.state import MexicaState
    from anahuac.games.mexica.view import MexicaView


class Level(NamedTuple):
    """How far and how wide a level thinks."""

    scope: Scope
    width: int
    """How many unfinished turns it goes on with."""
    compared: int = 0
    """How many of its best turns it compares by what comes after them: everybody's next turn at a glance."""
    neglects: Mapping[str, float] = {}
    """What it thinks too little of: the share that is left of a weight, 0 if it does not think of it at all."""
    learned: bool = False
    """Whether it judges by what was learned, where something was, and searches turns as long as it may."""


OTHERS = ("founding", "enter")
"""Weights for what the others may do next."""
FORESIGHT = (*OTHERS, "home", "floor", "later", "wild", "room", "leader")
"""Weights for all that is not points on the board."""
QUICK = Scope(4, 2, 1)
"""What the answers of others are looked for in."""
LEVELS = {
    "greedy": Level(Scope(4, 2, 1), 1, 0, dict.fromkeys(FORESIGHT, 0.0)),
    "easy": Level(Scope(3, 2, 1), 1, 0, {**dict.fromkeys(FORESIGHT, 0.0), "later": 0.25, "wild": 0.5}),
    "medium": Level(Scope(4, 2, 1), 1, 0, {**dict.fromkeys(OTHERS, 0.0), "home": 0.5, "floor": 0.5}),
    "hard": Level(Scope(8, 3, 1), 4, learned=True),
    "expert": Level(Scope(10, 3, 2, 2), 8, 8, learned=True),
}

BUDGETS = {"greedy": 4_000, "easy": 4_000, "medium": 4_000, "hard": 8_000, "expert": 60_000}
"""Enough for nearly every turn of the lower levels; about 0.3 and 2 seconds for `hard` and `expert`."""


def neglecting(level: Level, weights: Weights) -> Weights:
    """The weights of a level: what it thinks too little of counts less."""
    return {name: weight * level.neglects.get(name, 1.0) for name, weight in weights.items()}


class MexicaStrategy:
    """Plans whole turns. Nothing is hidden in Mexica, so the imagined state is the real one."""

    def __init__(self, level: Level, weights: Weights) -> None:
        self.level = level
        self.weights = neglecting(level, weights)

    def think(self, view: MexicaView, chance: Chance, clock: Clock) -> Decision:
        state, seat = _imagined(view)
        if state.step == "start":
            return Decision((self.start(state, seat, clock),))
        turns = self.turns(state, seat, clock)
        first: dict[Action, float] = {}
        for turn in turns:
            first.setdefault(turn.actions[0], turn.merit)
        return Decision(turns[0].actions, tuple(first.items()))

    def start(self, state: MexicaState, seat: Seat, clock: Clock) -> Action:
        """M1.4: choose the start square from which the first round goes best."""
        quick = TurnSearch(Evaluation(self.weights, state), QUICK, clock)

        def merit(action: Action) -> float:
            after = state.copy()
            after.apply(seat, action)
            while after.step == "start":
                other = after.to_act[0]
                after.apply(other, after.legal_actions(other)[0])
            return quick.after_round(after, seat)

        return max(state.legal_actions(seat), key=merit)

    def turns(self, state: MexicaState, seat: Seat, clock: Clock) -> list[Turn]:
        """Find good turns, the best first."""
        level, evaluation = self.level, Evaluation(self.weights, state)
        quick = TurnSearch(evaluation, QUICK, clock)
        minds = learned(state.seats) if level.learned else None
        if minds:
            turns = TurnTree(evaluation, Judgement(evaluation, minds), clock).best(state, seat)
        else:
            turns = TurnSearch(evaluation, level.scope, clock).best(state, seat, level.width)
            turns = self._compared(turns, seat, quick)
        return quick.with_purpose(turns, state, seat)

    def _compared(self, turns: list[Turn], seat: Seat, quick: TurnSearch) -> list[Turn]:
        """Put the best turns in order by what comes after them."""
        trust = self.weights["trust"]
        found: list[Turn] = []
        for turn in turns[: self.level.compared]:
            later = quick.after_round(turn.state, seat)
            if quick.clock.out and found:
                break
            found.append(turn._replace(merit=(1 - trust) * turn.merit + trust * later))
        return sorted(found, key=lambda turn: turn.merit, reverse=True) + turns[len(found) :]

    def explain(self, view: MexicaView, decision: Decision) -> Text:
        """Explain the plan, what it gains over ending the turn at once, and the next seat's best answer.

        A bridge in hand must be put down before a turn can end: there, too, where the plan puts it.
        """
        state, seat = _imagined(view)
        if state.step == "start":
            return Text("mexica-bots-start")
        search = TurnSearch(Evaluation(self.weights, state), QUICK, Clock(Budget()))
        at_once = decision.plan[:1] if state.carrying else ()
        turn, idle = search.finished(state, seat, decision.plan), search.finished(state, seat, at_once)
        plan, fear = told(state, seat, decision.plan), Text("mexica-bots-fears-nothing")
        after = turn.state
        if after.to_act and after.to_act[0] != seat:
            other = after.to_act[0]
            fear = feared(after, seat, other, search.best(after, other, 1)[0].actions)
        gain = round(turn.merit - idle.merit)
        if gain < 1:
            return Text("mexica-bots-why-little", plan=plan, fear=fear)
        return Text("mexica-bots-why", plan=plan, gain=gain, fear=fear)


def _imagined(view: MexicaView) -> tuple[MexicaState, Seat]:
    """The state, which hides nothing, and the seat that is to act."""
    assert view.seat is not None
    return view.imagine(Chance(0)), view.seat


def make_strategy(level: str, weights: Weights) -> MexicaStrategy:
    """Make the strategy of a level."""
    return MexicaStrategy(LEVELS[level], weights)
