"""What a position is worth to each seat: the hand-made evaluation, corrected by networks that have learned."""

from __future__ import annotations

from importlib.resources import files
from math import exp
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from anahuac.bots.learning import load_networks
from anahuac.bots.mexica.features import POINTS, Observer, order

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from anahuac.bots.learning import Network
    from anahuac.bots.learning.network import Floats
    from anahuac.bots.mexica.evaluation import Evaluation
    from anahuac.bots.mexica.features import Sight
    from anahuac.games.mexica.state import MexicaState

HAND_MADE = 0.3
"""The share of the hand-made evaluation in the judgement: with the networks alone games go on for too long."""
SURE, SURE_A_ROUND, SURE_A_PERIOD = 1.5, 1.0, 4.0
"""A lead of so many points wins three of four games: at the end, more for each round and a period to come."""


class Minds(NamedTuple):
    """Networks that have learned with one number of players: some that judge districts, as many for the whole."""

    districts: Sequence[Network]
    wholes: Sequence[Network]

    @classmethod
    def of(cls, networks: Mapping[str, Network]) -> Minds:
        """Sort networks by their names: `districts0`, `wholes0` and so on."""
        many = range(len(networks) // 2)
        return cls([networks[f"districts{each}"] for each in many], [networks[f"wholes{each}"] for each in many])

    def named(self) -> dict[str, Network]:
        """The same by name."""
        return {f"{kind}{each}": network for kind in self._fields for each, network in enumerate(getattr(self, kind))}

    def of_districts(self, rows: Floats) -> Floats:
        """The mean correction of each district, by seat in the order of turns."""
        found: Floats = np.mean([network(rows) for network in self.districts], axis=0)
        return found

    def of_wholes(self, rows: Floats) -> Floats:
        """The mean correction of each position as a whole."""
        found: Floats = np.mean([network(rows) for network in self.wholes], axis=0)
        return found


def learned(seats: int) -> Minds | None:
    """Load what was learned with a number of players; None where nothing better than the hand-made was learned."""
    name = f"learned{seats}.npz"
    return Minds.of(load_networks(__package__, name)) if (files(__package__) / name).is_file() else None


class Judgement:
    """Judges positions that may follow from one."""

    def __init__(self, evaluation: Evaluation, minds: Minds | None, hand_made: float = HAND_MADE) -> None:
        self.evaluation, self.minds = evaluation, minds
        self._observer = Observer(evaluation)
        self.hand_made = hand_made if minds else 1.0

    def merits(self, states: Sequence[MexicaState]) -> list[list[float]]:
        """How much better off each seat is than the others in each state, an impatience for the end included."""
        evaluation = self.evaluation
        found = []
        for state, points in zip(states, self.points(states), strict=True):
            chances = self._chances(state, points)
            values = [one + evaluation.weights["win"] * chance for one, chance in zip(points, chances, strict=True)]
            waiting = evaluation.waiting(state)
            found.append([evaluation.merit(values, seat) - waiting for seat in range(state.seats)])
        return found

    def points(self, states: Sequence[MexicaState]) -> list[list[float]]:
        """The points that each seat may expect to have at the end."""
        live = [state for state in states if state.to_act]
        if self.hand_made < 1:
            judged = iter(self.expected(live, [self._observer.sight(state) for state in live]))
        else:
            judged = iter([self.evaluation.values(state, state.to_act[0]) for state in live])
        return [next(judged) if state.to_act else [float(score) for score in state.scores] for state in states]

    def expected(self, states: Sequence[MexicaState], sights: Sequence[Sight]) -> list[list[float]]:
        """The same of positions in which a seat is to begin its turn."""
        if not states:
            return []
        assert self.minds is not None
        counts = [len(seen.rows) for seen in sights]
        rows = np.array([row for seen in sights for row in seen.rows], np.float32)
        districts = self.minds.of_districts(rows)
        starts = np.concatenate([[0], np.cumsum(counts)[:-1]])
        learned = np.add.reduceat(districts, starts, axis=0)
        learned += self.minds.of_wholes(np.array([seen.whole for seen in sights], np.float32))
        hand = np.array([[sum(column) for column in zip(*seen.hand, seen.rest, strict=True)] for seen in sights])
        found = POINTS * (hand + (1 - self.hand_made) * learned)
        return [_by_seat(state, row) for state, row in zip(states, found.tolist(), strict=True)]

    def _chances(self, state: MexicaState, points: Sequence[float]) -> Sequence[float]:
        """The chance of each seat to win: the less is still to come, the surer is a lead."""
        if state.outcome is not None:
            winners = state.outcome.winners
            return [(seat in winners) / len(winners) for seat in range(state.seats)]
        sure = SURE + SURE_A_ROUND * self.evaluation.rounds_left(state) + SURE_A_PERIOD * (state.period == 1)
        most = max(points)
        odds = [exp((one - most) / sure) for one in points]
        return [one / sum(odds) for one in odds]


def _by_seat(state: MexicaState, row: Sequence[float]) -> list[float]:
    """Put what is told in the order of turns into the order of seats."""
    found = [0.0] * state.seats
    for seat, value in zip(order(state), row, strict=True):
        found[seat] = value
    return found
