"""A bot for every game that knows nothing but its rules: it plays games out at random and takes what ended best."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.core import Chance

if TYPE_CHECKING:
    from anahuac.core import Action, Outcome, Seat, State, View

STEPS = 40_000
CANDIDATES = 48


class RolloutBot:
    """Imagines complete states that fit its view, tries its actions in them and plays on at random.

    It tries some dozens of actions at most, drawn at random where there are more, and spends its steps in rounds
    (sequential halving): each round tries the actions that are left equally often and drops the worse half, so that
    most of the work goes into telling the best ones apart.
    """

    def __init__(self, seed: int, steps: int = STEPS) -> None:
        self.chance = Chance(seed)
        self.steps = steps

    def decide(self, view: View) -> Action:
        """Choose the action whose playouts end best for this seat."""
        actions = list(self.chance.shuffled(view.legal_actions()))[:CANDIDATES]
        totals = dict.fromkeys(actions, 0.0)
        rounds = max(1, (len(actions) - 1).bit_length())
        while len(actions) > 1:
            left = self.steps // rounds
            while left > 0:
                imagined = view.imagine(self.chance)
                for action in actions:
                    worth, steps = self._playout(imagined.copy(), view.seat or 0, action)
                    totals[action] += worth
                    left -= steps
            actions.sort(key=totals.__getitem__, reverse=True)
            del actions[(len(actions) + 1) // 2 :]
        return actions[0]

    def _playout(self, state: State, seat: Seat, action: Action) -> tuple[float, int]:
        """Play on at random to the end; answer with how good it is for a seat, and how many steps it took."""
        state.apply(seat, action)
        steps = 1
        while state.to_act:
            other = state.to_act[0]
            state.apply(other, self.chance.pick(state.legal_actions(other)))
            steps += 1
        assert state.outcome is not None
        return worth(state.outcome, seat), steps


def worth(outcome: Outcome, seat: Seat) -> float:
    """How good an end is for a seat: a win counts most, then the lead over the best of the others."""
    best_other = max(score for other, score in enumerate(outcome.scores) if other != seat)
    lead = (outcome.scores[seat] - best_other) / 100
    return lead + (1 / len(outcome.winners) if seat in outcome.winners else 0)
