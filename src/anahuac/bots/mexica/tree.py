"""Search over the turns to come, everybody's: the longer it may take, the wider and the deeper it looks."""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING

from anahuac.bots.mexica.policy import Scope
from anahuac.bots.mexica.search import Turn, TurnSearch

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anahuac.bots.budget import Clock
    from anahuac.bots.mexica.evaluation import Evaluation
    from anahuac.bots.mexica.judgement import Judgement
    from anahuac.core import Seat
    from anahuac.games.mexica.state import MexicaState

OWN, ANSWERS = Scope(10, 3, 2, 2, 2, visits=True), Scope(4, 2, 1, visits=True)
"""What is looked for in the turn that is to be decided, and in all that come after it."""
MOST_TILES = 5
"""The tiles of the longest canal that is looked for, in the end."""
OWN_WIDTH, ANSWERS_WIDTH = 4, 1
"""How many unfinished turns are gone on with at first; twice as many each time a position is looked at anew."""
ANEW, ANEW_AGAIN = 12, 5
"""A position is looked at anew after so many visits, and again after so many times as many."""
OWN_JUDGED, ANSWERS_JUDGED = 48, 12
"""How many turns are judged of those that a look finds."""
JUDGING = 8
"""Judging a position costs as much as so many nodes."""
EXPLORE = 3.0
"""In points: how much better than it seems a turn may be after a single visit."""


class Branch:
    """A turn, where it leads, and what was found there."""

    __slots__ = ("branches", "looks", "total", "turn", "visits")

    def __init__(self, turn: Turn, merits: Sequence[float]) -> None:
        self.turn = turn
        self.visits = 1
        self.total = list(merits)
        """By seat: the sum over all visits."""
        self.looks = 0
        self.branches: list[Branch] = []

    def mean(self, seat: Seat) -> float:
        """How good it is for a seat."""
        return self.total[seat] / self.visits

    def add(self, merits: Sequence[float]) -> None:
        """Note another visit."""
        self.visits += 1
        for seat, merit in enumerate(merits):
            self.total[seat] += merit


class TurnTree:
    """A tree of turns, in which every seat does what is best for itself."""

    def __init__(self, evaluation: Evaluation, judgement: Judgement, clock: Clock) -> None:
        self.judgement, self.clock = judgement, clock
        self.own = TurnSearch(evaluation, OWN, clock)
        self.answers = TurnSearch(evaluation, ANSWERS, clock)

    def best(self, state: MexicaState, seat: Seat) -> list[Turn]:
        """Find good turns, the best first; some are known at once."""
        root = Branch(Turn(0.0, (), state), [0.0] * state.seats)
        self._look(root, self.own, OWN_WIDTH, OWN_JUDGED)
        while not self.clock.out:
            self._visit(root)

        def proven(branch: Branch) -> float:
            return branch.mean(seat) - EXPLORE / sqrt(branch.visits)

        root.branches.sort(key=proven, reverse=True)
        return [branch.turn._replace(merit=branch.mean(seat)) for branch in root.branches]

    def _visit(self, root: Branch) -> None:
        """Follow the most promising turns to where nobody has looked yet, and look there."""
        path = [root]
        self.clock.spend()
        while path[-1].branches:
            path.append(_promising(path[-1]))
        last = path[-1]
        state = last.turn.state
        if state.to_act:
            mover = state.to_act[0]
            self._look(last, self.answers, ANSWERS_WIDTH, ANSWERS_JUDGED)
            if self.clock.out:  # not all answers were looked for: it may seem better than it is
                return
            reply = max(last.branches, key=lambda branch: branch.mean(mover))
            merits = reply.total
        else:
            merits = [total / last.visits for total in last.total]
        for branch in path:
            branch.add(merits)
        for branch in path[:-1]:
            if branch.visits > ANEW * ANEW_AGAIN ** (branch.looks - 1) and not self.clock.out:
                self._look_anew(branch)

    def _look_anew(self, branch: Branch) -> None:
        """Look wider at a position that has proved to matter, and for longer canals."""
        if branch.turn.actions:
            self._look(branch, self.answers, ANSWERS_WIDTH << branch.looks, ANSWERS_JUDGED)
        else:
            tiles = min(MOST_TILES, OWN.tiles + branch.looks)
            wider = OWN._replace(foundings=OWN.foundings << branch.looks, tiles=tiles)
            search = TurnSearch(self.own.evaluation, wider, self.clock)
            self._look(branch, search, OWN_WIDTH << branch.looks, OWN_JUDGED)

    def _look(self, branch: Branch, search: TurnSearch, width: int, many: int) -> None:
        """Find turns in a position and judge those that are new."""
        state = branch.turn.state
        found = search.best(state, state.to_act[0], width)
        found = found[:many] + [turn for turn in found[many:] if len(turn.actions) == 1]  # the plain pass
        if branch.looks:
            known = {other.turn.state for other in branch.branches}
            found = [turn for turn in found if turn.state not in known]
        branch.looks += 1
        self.clock.spend(JUDGING * len(found))
        merits = self.judgement.merits([turn.state for turn in found])
        branch.branches += [Branch(turn, merit) for turn, merit in zip(found, merits, strict=True)]


def _promising(branch: Branch) -> Branch:
    """Choose for the seat whose turn it is: what is good, or has hardly been looked at."""
    seat, likely = branch.turn.state.to_act[0], EXPLORE * sqrt(log(branch.visits + 1))
    return max(branch.branches, key=lambda other: other.mean(seat) + likely / sqrt(other.visits))
