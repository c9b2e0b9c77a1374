"""Search over whole turns: the best sequences of plans, and what the others would answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from anahuac.bots.mexica.policy import found_here, plans
from anahuac.core import IllegalAction
from anahuac.games.mexica.actions import END, SPEND, TAKE
from anahuac.games.mexica.material import CHIPS_A_TURN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anahuac.bots.budget import Clock
    from anahuac.bots.mexica.evaluation import Evaluation
    from anahuac.bots.mexica.policy import Plan, Scope
    from anahuac.core import Action, Seat
    from anahuac.games.mexica.actions import MexicaAction
    from anahuac.games.mexica.state import MexicaState

DEEPEST = 8
"""The most plans in a row."""
SAVED = 0.4
"""What an action point that is still unspent is worth while turns are compared."""
LASTING = frozenset({"canal", "found", "temple"})
"""What brings a game nearer to its end; nobles, bridges and chips can go to and fro for ever."""


class Turn(NamedTuple):
    """What a seat does until it ends its turn, and where that leads."""

    merit: float
    actions: tuple[MexicaAction, ...]
    state: MexicaState


class TurnSearch:
    """Finds good turns with a judgement and a scope."""

    def __init__(self, evaluation: Evaluation, scope: Scope, clock: Clock) -> None:
        self.evaluation, self.scope, self.clock = evaluation, scope, clock

    def best(self, state: MexicaState, seat: Seat, width: int) -> list[Turn]:
        """Find good turns, the best first: a beam over sequences of plans, in which equal positions are one."""
        if state.carrying is not None:
            return self._after_putting_down(state, seat)
        turns = [self._ended((), state, seat), self._passed(state, seat)]
        beam: list[tuple[float, tuple[MexicaAction, ...], MexicaState]] = [(0.0, (), state)]
        seen = {state}
        for _ in range(DEEPEST):
            wider = []
            for _, actions, before in beam:
                if self.clock.out:
                    break
                for plan in plans(before, seat, self.scope, self.evaluation):
                    done = self._carried_out(before, seat, plan)
                    if done is None:
                        continue
                    after = done[1]
                    if after in seen or _looks_alike(after, state):
                        continue
                    seen.add(after)
                    turn = self._ended((*actions, *done[0]), after, seat)
                    turns.append(turn)
                    wider.append((turn.merit + SAVED * after.ap, (*actions, *done[0]), after))
            wider.sort(key=lambda found: found[0], reverse=True)
            beam = wider[:width]
            if not beam:
                break
        turns.sort(key=lambda turn: turn.merit, reverse=True)
        return turns

    def _after_putting_down(self, state: MexicaState, seat: Seat) -> list[Turn]:
        """M5.3: try every place for a bridge in hand; a position is judged only once the bridge lies."""
        turns: list[Turn] = []
        for action in state.legal_actions(seat):
            if turns and self.clock.out:
                break
            after = state.copy()
            after.apply(seat, action)
            self.clock.spend(1)
            turns += [turn._replace(actions=(action, *turn.actions)) for turn in self.best(after, seat, 1)]
        turns.sort(key=lambda turn: turn.merit, reverse=True)
        return turns

    def _carried_out(
        self, state: MexicaState, seat: Seat, plan: Plan
    ) -> tuple[tuple[MexicaAction, ...], MexicaState] | None:
        """Carry out a plan with the chips it needs; None if something forbids it after all."""
        after = state.copy()
        choices = state.board.tables.plain[0].by_bit
        actions = [*choices[SPEND] * max(0, plan.cost - state.ap), *plan.actions]
        self.clock.spend(len(actions))
        try:
            for action in actions:
                after.apply(seat, action)
            if plan.founds and after.home not in after.founded:
                founding = found_here(after, seat)
                if not founding:
                    return None
                actions += founding[0].actions
                after.apply(seat, founding[0].actions[0])
        except IllegalAction:
            return None
        return tuple(actions), after

    def finished(self, state: MexicaState, seat: Seat, actions: Sequence[Action]) -> Turn:
        """Carry out a turn that was planned, and judge where it leads."""
        after = state.copy()
        own = [after.board.catalogue.own(action) for action in actions]
        for action in own:
            if action.kind not in ("take", "end"):
                after.apply(seat, action)
        return self._ended(tuple(own), after, seat)

    def _ended(self, actions: tuple[MexicaAction, ...], state: MexicaState, seat: Seat) -> Turn:
        """M8.1: take chips for the points that are left, and end the turn."""
        end = state.copy()
        choices = state.board.tables.plain[0].by_bit
        takes = min(state.ap, CHIPS_A_TURN - state.taken, state.spare_chips)
        last = (*choices[TAKE] * takes, *choices[END])
        for action in last:
            end._carry_out(seat, action, None)  # always legal, and this is done for every turn that is compared
        return Turn(self._merit(end, seat), (*actions, *last), end)

    def _passed(self, state: MexicaState, seat: Seat) -> Turn:
        """M10.2: do nothing at all."""
        end = state.copy()
        last = state.board.tables.plain[0].by_bit[END]
        end._carry_out(seat, last[0], None)
        return Turn(self._merit(end, seat), last, end)

    def _merit(self, state: MexicaState, seat: Seat) -> float:
        """Judge a state in which a seat has ended its turn."""
        next_seat = state.to_act[0] if state.to_act else 0
        return self.evaluation.merit(self.evaluation.values(state, next_seat), seat) - self.evaluation.waiting(state)

    def with_purpose(self, turns: Sequence[Turn], state: MexicaState, seat: Seat) -> list[Turn]:
        """Late in a period, leave out the best turns that only put off its end; passing always remains."""
        if self.evaluation.rounds_left(state) > 1:
            return list(turns)
        for place, turn in enumerate(turns):
            if self._has_purpose(turn, state, seat):
                return list(turns[place:])
        return list(turns)

    def _has_purpose(self, turn: Turn, before: MexicaState, seat: Seat) -> bool:
        """Return whether a turn changes something for good, scores, prepares a turn that does, or is a plain pass."""
        if len(turn.actions) == 1 or any(action.kind in LASTING for action in turn.actions):
            return True
        evaluation = self.evaluation
        now, then = (evaluation.merit(evaluation.scored_now(state), seat) for state in (before, turn.state))
        return then > now or self._prepares(turn.state, seat)

    def _prepares(self, state: MexicaState, seat: Seat) -> bool:
        """Return whether a seat, if the others let it, has something lasting to do in its next turn."""
        state = state.copy()
        while state.to_act and state.to_act[0] != seat:
            state.apply(state.to_act[0], state.board.tables.plain[0].by_bit[END][0])
        if not state.to_act:
            return False
        return any(action.kind in LASTING for action in self.best(state, seat, 1)[0].actions)

    def after_round(self, state: MexicaState, seat: Seat) -> float:
        """Judge where a state leads when everybody has had another turn, the best at a glance."""
        for _ in range(state.seats):
            if not state.to_act or self.clock.out:
                break
            state = self.best(state, state.to_act[0], 1)[0].state
        return self._merit(state, seat)


def _looks_alike(after: MexicaState, before: MexicaState) -> bool:
    """Whether the board is as it was: a noble that walks in a circle only puts off the end (M10.2)."""
    return (
        after.nobles == before.nobles
        and after.land == before.land
        and after.built == before.built
        and after.bridges_h == before.bridges_h
        and after.bridges_v == before.bridges_v
    )
