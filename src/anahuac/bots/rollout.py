"""A bot for every game that knows nothing but its rules: it plays games out at random and takes what ended best."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.core import Chance

if TYPE_CHECKING:
    from anahuac.core import Action, Outcome, Seat, State, View

PLAYOUTS = 400


class RolloutBot:
    """Imagines complete states that fit its view, tries its actions in them and plays on at random.

    The playouts are spent in rounds (sequential halving): each round tries the actions that are left equally
    often and drops the worse half, so that most of the work goes into telling the best ones apart.
    """

    def __init__(self, seed: int, playouts: int = PLAYOUTS) -> None:
        self.chance = Chance(seed)
        self.playouts = playouts

    def decide(self, view: View) -> Action:
        """Choose the action whose playouts end best for this seat."""
        actions = list(view.legal_actions())
        totals = dict.fromkeys(actions, 0.0)
        rounds = max(1, (len(actions) - 1).bit_length())
        while len(actions) > 1:
            for _ in range(max(1, self.playouts // (rounds * len(actions)))):
                imagined = view.imagine(self.chance)
                for action in actions:
                    totals[action] += self._playout(imagined.copy(), view.seat or 0, action)
            actions.sort(key=totals.__getitem__, reverse=True)
            del actions[(len(actions) + 1) // 2 :]
        return actions[0]

    def _playout(self, state: State, seat: Seat, action: Action) -> float:
        state.apply(seat, action)
        while state.to_act:
            other = state.to_act[0]
            state.apply(other, self.chance.pick(state.legal_actions(other)))
        assert state.outcome is not None
        return worth(state.outcome, seat)


def worth(outcome: Outcome, seat: Seat) -> float:
    """How good an end is for a seat: a win counts most, then the lead over the best of the others."""
    best_other = max(score for other, score in enumerate(outcome.scores) if other != seat)
    lead = (outcome.scores[seat] - best_other) / 100
    return lead + (1 / len(outcome.winners) if seat in outcome.winners else 0)
