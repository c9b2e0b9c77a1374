"""M2 and M10: turns, rounds and the two periods."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from anahuac.core.steps import Rule
from anahuac.games.mexica.districts import district_of
from anahuac.games.mexica.events import PeriodBegan, PeriodEnded, TurnEnded, Won
from anahuac.games.mexica.material import ACTION_POINTS, SECOND_TEMPLES, TOKENS, packed
from anahuac.games.mexica.scoring import outcome_of, score
from anahuac.games.mexica.tokens import remove_tokens

if TYPE_CHECKING:
    from anahuac.core import Event, Illegal, Seat
    from anahuac.games.mexica.actions import MexicaAction
    from anahuac.games.mexica.state import MexicaState

COMPLETE, PASSED, ROUND_LIMIT = END_REASONS = ("complete", "passed", "round-limit")
"""M10.1, M10.2, M10.4: why a period ends; the second period's reason is the game's."""


def begin_turn(state: MexicaState, seat: Seat) -> None:
    """M2.1: six action points."""
    state.to_act = (seat,)
    state.ap = ACTION_POINTS
    state.taken = 0
    state.home = district_of(state, state.nobles[seat])


def why_not_end(state: MexicaState, seat: Seat, action: MexicaAction) -> Illegal | None:
    """M2.1: a turn may always be ended."""
    return None


def end(state: MexicaState, seat: Seat, action: MexicaAction, events: list[Event] | None) -> None:
    """M2.1: points left over are lost; M2.2: the round is over when everybody has had a turn."""
    if events is not None:
        events.append(TurnEnded(seat, state.ap))
    if seat + 1 < state.seats:
        begin_turn(state, seat + 1)
        return
    reason = why_period_ends(state)
    state.acted = 0
    if reason:
        end_period(state, reason, events)
    else:
        state.round += 1
        begin_turn(state, 0)


def why_period_ends(state: MexicaState) -> str:
    """M10.1, M10.2, M10.4: asked at the end of a round; empty if the period goes on."""
    if not state.open_tokens and not all(state.stock):
        return COMPLETE
    if not state.acted:
        return PASSED
    return ROUND_LIMIT if state.round >= state.options.round_limit else ""


def end_period(state: MexicaState, reason: str, events: list[Event] | None) -> None:
    """M11.3: a period ends with its scoring."""
    if events is not None:
        events.append(PeriodEnded(state.period, reason))
    score(state, events)
    if state.period == 1:
        begin_second_period(state, events)
    else:
        end_game(state, reason, events)


def hidden_tokens(state: MexicaState) -> tuple[int, ...]:
    """M1.2: the tokens that lie face down: in period I all that are neither open, founded nor removed."""
    if state.period == 2:
        return ()
    seen = Counter(state.open_tokens) + Counter(state.removed)
    seen += Counter(district.bit_count() for district in state.founded)
    return tuple(sorted((Counter(TOKENS) - seen).elements()))


def begin_second_period(state: MexicaState, events: list[Event] | None) -> None:
    """M10.5: the hidden tokens are opened, the other nine temples come, the start player begins."""
    state.open_tokens = tuple(sorted([*state.open_tokens, *hidden_tokens(state)]))
    state.period = 2
    state.round = 1
    state.stock = tuple([stock + packed(SECOND_TEMPLES) for stock in state.stock])
    if events is not None:
        events.append(PeriodBegan(2, state.open_tokens))
    remove_tokens(state, events)
    begin_turn(state, 0)


def end_game(state: MexicaState, reason: str, events: list[Event] | None) -> None:
    """M11.5: the most points win."""
    state.step = "over"
    state.to_act = ()
    state.ap = state.taken = state.home = 0
    state.outcome = outcome_of(state, reason)
    if events is not None:
        winners = state.outcome.winners
        events.append(Won(winners, state.scores[winners[0]], state.outcome.tie_break))


END = Rule(why_not_end, end)
