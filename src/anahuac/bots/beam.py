"""Search over whole turns: the best sequences of actions, and what the others would answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from anahuac.bots.budget import Clock
    from anahuac.bots.knowledge import Knowledge
    from anahuac.core import Action, Seat, State


class Turn(NamedTuple):
    """A sequence of actions that ends a seat's turn, and where it leads."""

    value: float
    actions: tuple[Action, ...]
    state: State


def best_turns(state: State, seat: Seat, knowledge: Knowledge[Any], width: int, clock: Clock) -> list[Turn]:
    """Find good turns of a seat, the best first: a beam over sequences of actions.

    After every action only the `width` best states go on; sequences that lead to the same state are one. A turn is
    over when the stage changes or somebody else must act. There is always an answer, even if the clock is out: it then
    follows the first candidates. If no candidate ever ends the turn, it is the best unfinished one.
    """
    stage = knowledge.stage(state)
    turns: list[Turn] = []
    beam: list[tuple[float, tuple[Action, ...], State]] = [(0.0, (), state)]
    seen = {state}
    while beam:
        wider: list[tuple[float, tuple[Action, ...], State]] = []
        for _, actions, before in beam:
            hurry = clock.out
            if hurry and (turns or wider):
                break
            for action in knowledge.candidates(before, seat):
                after = before.copy()
                after.apply(seat, action)
                clock.spend()
                if after in seen:
                    continue
                seen.add(after)
                value = knowledge.evaluate(after)[seat]
                if seat in after.to_act and knowledge.stage(after) == stage:
                    wider.append((value, (*actions, action), after))
                else:
                    turns.append(Turn(value, (*actions, action), after))
                if hurry:
                    break
        wider.sort(key=lambda found: found[0], reverse=True)
        if not wider and not turns:
            return [Turn(*beam[0])]
        beam = wider[:width]
    turns.sort(key=lambda turn: turn.value, reverse=True)
    return turns


def after_replies(turn: Turn, seat: Seat, knowledge: Knowledge[Any], width: int, clock: Clock) -> float:
    """Judge a turn by where it leads when everybody else answers with the turn that is best for them."""
    state = turn.state
    for _ in range(state.seats - 1):
        if not state.to_act or seat in state.to_act or clock.out:
            break
        other = state.to_act[0]
        state = best_turns(state, other, knowledge, width, clock)[0].state
    return knowledge.evaluate(state)[seat]
