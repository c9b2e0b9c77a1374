"""Games among learners: what was seen before every turn, and what each district brought in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from anahuac.bots.budget import Budget, Clock
from anahuac.bots.mexica.evaluation import Evaluation
from anahuac.bots.mexica.features import POINTS, Observer, order
from anahuac.bots.mexica.judgement import HAND_MADE, Judgement
from anahuac.bots.mexica.policy import Scope
from anahuac.bots.mexica.search import TurnSearch
from anahuac.games.mexica.events import DistrictScored, Founded

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from anahuac.bots.learning.network import Floats
    from anahuac.bots.mexica.features import Sight
    from anahuac.bots.mexica.judgement import Minds
    from anahuac.bots.mexica.search import Turn
    from anahuac.core import Chance, Event, Seat
    from anahuac.games.mexica.board import MexicaBoard
    from anahuac.games.mexica.state import MexicaState

SCOPE, WIDTH = Scope(4, 2, 1, visits=True), 1
"""Turns are looked for quickly: many games teach more than good ones."""
JUDGED = 12
"""How many turns are judged by the networks."""
CLOSE, CLOSEST = 5.0, 8
"""In points: what is nearly as good as the best, and how many turns of that kind are tried."""


class Learned(NamedTuple):
    """Somebody who plays while learning: a turn by the judgement, now and then one that is nearly as good."""

    weights: Mapping[str, float]
    minds: Minds | None
    hand_made: float = HAND_MADE
    curious: float = 0.0
    """How often it tries another turn than the best."""

    def turn(self, state: MexicaState, seat: Seat, chance: Chance) -> Turn:
        """Choose a turn."""
        evaluation = Evaluation(dict(self.weights), state)
        search = TurnSearch(evaluation, SCOPE, Clock(Budget()))
        turns = judged(search.best(state, seat, WIDTH), seat, Judgement(evaluation, self.minds, self.hand_made))
        turns = search.with_purpose(turns, state, seat)
        if chance.below(1000) < 1000 * self.curious:
            close = [turn for turn in turns[:CLOSEST] if turn.merit > turns[0].merit - CLOSE]
            return chance.pick(close)
        return turns[0]


def judged(turns: Sequence[Turn], seat: Seat, judgement: Judgement, many: int = JUDGED) -> list[Turn]:
    """Judge the best turns and the plain pass anew, and put them in order."""
    chosen = [*turns[:many], *[turn for turn in turns[many:] if len(turn.actions) == 1]]
    merits = judgement.merits([turn.state for turn in chosen])
    found = [turn._replace(merit=merit[seat]) for turn, merit in zip(chosen, merits, strict=True)]
    found.sort(key=lambda turn: turn.merit, reverse=True)
    return found


class Moment(NamedTuple):
    """The beginning of a turn, and what came of the turn."""

    seats: list[Seat]
    """In the order of turns."""
    sight: Sight
    gains: Floats
    """The points, in tens, that each district brought in this turn, by seat."""


def play(state: MexicaState, players: Sequence[Learned], chance: Chance, weights: Mapping[str, float]) -> list[Moment]:
    """Play a game to its end; `state` is the end then. Moments are seen with `weights`, whoever plays."""
    moments: list[Moment] = []
    while state.to_act:
        seat = state.to_act[0]
        if state.step == "start":
            state.apply(seat, chance.pick(state.legal_actions(seat)))
            continue
        seen, seats = Observer(Evaluation(dict(weights), state)).sight(state), order(state)
        events: list[Event] = []
        for action in players[seat].turn(state, seat, chance).actions:
            state.apply(seat, action, events)
        moments.append(Moment(seats, seen, _gains(seen, events, state.board, len(seats))))
    return moments


def _gains(seen: Sight, events: Sequence[Event], board: MexicaBoard, seats: int) -> Floats:
    """What each district that was there brought: foundings in its parts, and scorings of them."""
    found = np.zeros((len(seen.districts), seats), np.float32)
    for event in events:
        if isinstance(event, Founded | DistrictScored):
            bit = 1 << board.index[event.square]
            place = next(place for place, district in enumerate(seen.districts) if district & bit)
            gains = event.gains() if isinstance(event, Founded) else ((event.seat, event.points),)
            for seat, points in gains:
                found[place, seat] += points / POINTS
    return found


class Lessons(NamedTuple):
    """What positions brought beyond what the hand-made evaluation had thought; in tens, in the order of turns."""

    rows: Floats
    """What was told of the districts of all positions, one after the other."""
    row_goals: Floats
    counts: Floats
    """How many districts each position has."""
    wholes: Floats
    goals: Floats

    @classmethod
    def none(cls, row: int, whole: int, seats: int) -> Lessons:
        """Nothing to learn from yet."""
        shapes = (0, row), (0, seats), (0,), (0, whole), (0, seats)
        return cls(*[np.zeros(shape, np.float32) for shape in shapes])

    def joined(self, others: Sequence[Lessons], most: int) -> Lessons:
        """Add others; of more than so many positions the oldest are forgotten."""
        every = [np.concatenate(column) for column in zip(self, *others, strict=True)]
        rows, row_goals, counts, wholes, goals = every
        drop = max(0, len(counts) - most)
        first = int(counts[:drop].sum())
        return Lessons(rows[first:], row_goals[first:], counts[drop:], wholes[drop:], goals[drop:])


def lessons(moments: Sequence[Moment], scores: Sequence[int], minds: Minds, trust: float) -> Lessons:
    """What a game teaches. Districts only shrink or split: what one brings is what its parts bring.

    What came later counts fully (a `trust` of 0) or in part by what the networks think of it already.
    """
    rows = np.array([row for moment in moments for row in moment.sight.rows], np.float32)
    wholes = np.array([moment.sight.whole for moment in moments], np.float32)
    counts = [len(moment.sight.rows) for moment in moments]
    ends = np.cumsum(counts)
    corrections = np.split(minds.of_districts(rows), ends[:-1])
    whole_corrections = minds.of_wholes(wholes)
    row_goals, goals = [], []
    later: list[tuple[int, Floats]] = []  # the districts of the next moment, and what they will bring by seat
    total = np.array(scores, np.float32) / POINTS
    for place in range(len(moments) - 1, -1, -1):
        seats, seen, brought = moments[place]
        brought = brought.copy()
        for number, district in enumerate(seen.districts):
            for part, brings in later:
                if part & district:
                    brought[number] += brings
        hand = np.array(seen.hand, np.float32)
        hand_total = hand.sum(axis=0) + np.array(seen.rest, np.float32)
        row_goals.append(brought[:, seats] - hand)
        goals.append(total[seats] - hand_total)
        thought, thought_total = np.empty_like(brought), np.empty_like(total)
        thought[:, seats] = hand + corrections[place]
        thought_total[seats] = hand_total + corrections[place].sum(axis=0) + whole_corrections[place]
        mixed = trust * thought + (1 - trust) * brought
        later = list(zip(seen.districts, mixed, strict=True))
        total = trust * thought_total + (1 - trust) * total
    return Lessons(
        rows,
        np.concatenate(row_goals[::-1]).astype(np.float32),
        np.array(counts, np.float32),
        wholes,
        np.array(goals[::-1], np.float32),
    )
