"""What the searches ask about Aztlán: which actions are worth trying, how good a state is, what others reply."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.bots.aztlan.atlas import spare_pawns, theirs, useful_places
from anahuac.bots.aztlan.evaluation import Evaluation
from anahuac.bots.aztlan.policy import Policy

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anahuac.bots.strategy import Weights
    from anahuac.core import Chance, Seat
    from anahuac.games.aztlan.actions import AztlanAction
    from anahuac.games.aztlan.state import AztlanState
    from anahuac.games.aztlan.view import AztlanView

WORLDS = 3
"""How many imagined worlds compete to be searched."""


class AztlanKnowledge:
    """The knowledge of Aztlán: an evaluation that judges, and a policy that replies. A stage is an age.

    `rivalry` tells how much the points of the others count against the own ones; without it the chance to win decides.
    """

    def __init__(self, weights: Weights, rivalry: float | None = None) -> None:
        self.rivalry = rivalry
        self.evaluation = Evaluation(weights)
        self.policy = Policy(self.evaluation)
        self.reply = self.policy.reply

    def imagine(self, view: AztlanView, chance: Chance) -> AztlanState:
        """Draw several worlds and take one of them; the better the hidden cards fit what was built, the likelier."""
        if view.step not in ("place", "move"):
            return view.imagine(chance)
        worlds = [view.imagine(chance) for _ in range(WORLDS)]
        odds = [self._likelihood(world, view.seat) for world in worlds]
        point = chance.below(1 << 32) / (1 << 32) * sum(odds)
        for world, odd in zip(worlds, odds, strict=True):
            point -= odd
            if point < 0:
                return world
        return worlds[0]

    def _likelihood(self, world: AztlanState, seat: Seat | None) -> float:
        found = 1.0
        for other in range(world.seats):
            if other != seat:
                found *= self.evaluation.odds(world, other)[0][world.cards[other]]
        return found

    def evaluate(self, state: AztlanState) -> Sequence[float]:
        return self.evaluation.shares(state)

    def stage(self, state: AztlanState) -> int:
        return state.age

    def candidates(self, state: AztlanState, seat: Seat) -> Sequence[AztlanAction]:
        return list(self.ranked(state, seat))

    def ranked(self, state: AztlanState, seat: Seat) -> dict[AztlanAction, float]:
        """Judge the state after each action worth trying, the best first; for cards, how often to choose each."""
        actions = worth_trying(state, seat)
        if state.step == "choose":
            mix = self.policy.mixes(state)[seat]
            found = {action: mix[action.power] for action in actions}
        else:
            found = {action: self._after(state, seat, action) for action in actions}
        return dict(sorted(found.items(), key=lambda item: item[1], reverse=True))

    def _after(self, state: AztlanState, seat: Seat, action: AztlanAction) -> float:
        after = state.copy()
        after.apply(seat, action)
        if self.rivalry is None:
            return self.evaluation.shares(after, seat)[seat]
        totals = self.evaluation.totals(after, seat)
        own = totals[seat]
        return own - self.rivalry * (sum(totals) - own) / (state.seats - 1)


def worth_trying(state: AztlanState, seat: Seat) -> Sequence[AztlanAction]:
    """Leave out what cannot help: places far from everything, moves that weaken or change nothing."""
    legal = state.legal_actions(seat)
    if state.step not in ("place", "move"):
        return legal
    useful = useful_places(state, seat)
    if state.step == "place":
        return [action for action in legal if useful >> action.at & 1] or legal
    spare = spare_pawns(state, seat) | state.present[seat] & theirs(state, seat)
    return [action for action in legal if _helps(action, useful, spare)]


def _helps(action: AztlanAction, useful: int, spare: int) -> bool:
    if action.kind == "move":
        return bool(useful >> action.to & spare >> action.at & 1)
    return action.kind == "stay" or bool(useful >> action.at & 1)
