"""A mind for every game that knows nothing but its rules: it plays games out at random and takes what ended best."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.bots.knowledge import School, Thought
from anahuac.core import Text

if TYPE_CHECKING:
    from anahuac.bots.budget import Clock
    from anahuac.bots.knowledge import Weights
    from anahuac.core import Action, Chance, Outcome, Seat, State, View

CANDIDATES = 48


class Playouts:
    """Tries some dozens of actions in imagined states, plays on at random and drops the worse half in every round."""

    def think(self, view: View, chance: Chance, clock: Clock) -> Thought:
        actions = list(chance.shuffled(view.legal_actions()))[:CANDIDATES]
        totals = dict.fromkeys(actions, 0.0)
        rounds = max(1, (len(actions) - 1).bit_length())
        for number in range(1, rounds + 1):
            while clock.share < number / rounds:
                imagined = view.imagine(chance)
                for action in actions:
                    if clock.out:
                        break
                    totals[action] += _playout(imagined.copy(), view.seat or 0, action, chance, clock)
            actions.sort(key=totals.__getitem__, reverse=True)
            del actions[(len(actions) + 1) // 2 :]
        return Thought((actions[0],))

    def explain(self, view: View, thought: Thought) -> Text:
        return Text("bots-best-tried")


def _playout(state: State, seat: Seat, action: Action, chance: Chance, clock: Clock) -> float:
    """Play on at random to the end; answer with how good it is for a seat."""
    state.apply(seat, action)
    clock.spend()
    while state.to_act:
        other = state.to_act[0]
        state.apply(other, chance.pick(state.legal_actions(other)))
        clock.spend()
    assert state.outcome is not None
    return worth(state.outcome, seat)


def worth(outcome: Outcome, seat: Seat) -> float:
    """How good an end is for a seat: a win counts most, then the lead over the best of the others."""
    best_other = max(score for other, score in enumerate(outcome.scores) if other != seat)
    lead = (outcome.scores[seat] - best_other) / 100
    return lead + (1 / len(outcome.winners) if seat in outcome.winners else 0)


def _teach(level: str, weights: Weights) -> Playouts:
    return Playouts()


SCHOOL = School(_teach, {"greedy": 2_000, "easy": 5_000, "medium": 20_000, "hard": 40_000, "expert": 80_000}, dict)
