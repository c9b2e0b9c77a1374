"""T2: the round and its eight phases, in their order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from anahuac.games.azteca import judgement, war
from anahuac.games.azteca.counters import KNIGHT
from anahuac.games.azteca.events import PhaseBegan, RoundBegan
from anahuac.games.azteca.frames import Deeds, Lot, Round, Turns
from anahuac.games.azteca.material import RECOVERY
from anahuac.games.azteca.steps import WAIT
from anahuac.games.azteca.tribute import pay_income
from anahuac.games.azteca.war_events import Recovered

if TYPE_CHECKING:
    from anahuac.core import Event
    from anahuac.games.azteca.state import AztecaState


def advance_round(state: AztecaState, frame: Round, result: Any, events: list[Event] | None) -> object:
    """T2: begin the next part of the round."""
    return STAGES[frame.stage](state, frame, result, events)


def next_phase(state: AztecaState, phase: int, then: Any, events: list[Event] | None) -> None:
    """A phase begins; T6.2: cards played in the last one do not count any more."""
    state.phase = phase
    state.played = (0,) * state.seats
    state.swap(Round(then))
    if events is not None:
        events.append(PhaseBegan(phase))


def at_cards(state: AztecaState, frame: Round, result: object, events: list[Event] | None) -> object:
    """T1.4, T6: a round begins with the cards; T16: there are none in the introductory game."""
    if events is not None:
        events.append(RoundBegan(state.round, state.order()))
    recover(state, events)
    next_phase(state, 1, "tribute", events)
    if not state.options.introductory:
        state.push(Turns("cards", state.order()))
    return None


def recover(state: AztecaState, events: list[Event] | None) -> None:
    """T14.15: who lost everything gets 1 general, 3 warriors and 1 knight at the start of the next round."""
    for seat in range(state.seats):
        if state.recovering >> seat & 1:
            warriors, knights = RECOVERY
            state.place_army(seat, 0, state.homes[seat])
            state.add(seat, 0, warriors + KNIGHT * knights)
            state.count_all(seat, warriors, knights)
            state.forget(seat, 0, warriors + 2 * knights)
            if events is not None:
                events.append(Recovered(seat))
    state.recovering = 0


def at_tribute(state: AztecaState, frame: Round, result: object, events: list[Event] | None) -> object:
    """T7.3: cards before the income."""
    next_phase(state, 2, "income", events)
    state.push(Turns("tribute", state.order()))
    return None


def at_income(state: AztecaState, frame: Round, result: object, events: list[Event] | None) -> object:
    """T7: the income is paid."""
    pay_income(state, events)
    state.swap(Round("purchase"))
    return None


def at_purchase(state: AztecaState, frame: Round, result: object, events: list[Event] | None) -> object:
    """T8."""
    next_phase(state, 3, "market", events)
    state.push(Turns("purchase", state.order()))
    return None


def at_market(state: AztecaState, frame: Round, result: object, events: list[Event] | None) -> object:
    """T9: one lot for each player."""
    next_phase(state, 4, "assign", events)
    state.push(Lot(0))
    return None


def at_assign(state: AztecaState, frame: Round, result: object, events: list[Event] | None) -> object:
    """T10.1: all assign first."""
    next_phase(state, 5, "missions", events)
    state.push(Turns("assign", state.order()))
    return None


def at_missions(state: AztecaState, frame: Round, result: object, events: list[Event] | None) -> object:
    """T10.1: then cards, in order."""
    state.swap(Round("deeds"))
    state.push(Turns("missions", state.order()))
    return None


def at_deeds(state: AztecaState, frame: Round, result: object, events: list[Event] | None) -> object:
    """T10.1: then the missions are carried out."""
    state.swap(Round("sail"))
    state.push(Deeds())
    return None


def at_sail(state: AztecaState, frame: Round, result: object, events: list[Event] | None) -> object:
    """T11.1: ships move first."""
    next_phase(state, 6, "engage", events)
    state.push(Turns("sail", state.order()))
    return None


def at_engage(state: AztecaState, frame: Round, result: object, events: list[Event] | None) -> object:
    """T11.2: then they fight."""
    state.swap(Round("war"))
    state.push(Turns("engage", state.order()))
    return None


def at_war(state: AztecaState, frame: Round, result: object, events: list[Event] | None) -> object:
    """T6.2: cards before the first marker is drawn."""
    next_phase(state, 7, "markers", events)
    state.push(Turns("war-cards", state.order()))
    return None


def at_markers(state: AztecaState, frame: Round, result: object, events: list[Event] | None) -> object:
    """T14.2: then the markers."""
    state.swap(Round("offer"))
    war.begin(state)
    return None


def at_offer(state: AztecaState, frame: Round, result: object, events: list[Event] | None) -> object:
    """T15.1: first the serpent."""
    next_phase(state, 8, "look", events)
    state.push(Turns("offer", state.order()))
    return None


def at_look(state: AztecaState, frame: Round, result: object, events: list[Event] | None) -> object:
    """T15.1: his urn; T15.4: in the temple the game is over at once."""
    judgement.look(state, events)
    reason = judgement.end_reason(state)
    if reason is not None:
        judgement.end_game(state, reason, events)
        return WAIT
    state.swap(Round("sacrifice"))
    return None


def at_sacrifice(state: AztecaState, frame: Round, result: object, events: list[Event] | None) -> object:
    """T15.2: then the jaguar."""
    judgement.begin_sacrifice(state, events)
    return None


def at_wrath(state: AztecaState, frame: Round, result: Any, events: list[Event] | None) -> object:
    """T15.2, T15.4, T15.5: he is judged, and the world ends or goes on."""
    judgement.judge(state, frame, result, events)
    reason = judgement.end_reason(state)
    if reason is None and state.round >= state.options.round_limit:
        reason = "rounds"
    if reason is not None:
        judgement.end_game(state, reason, events)
        return WAIT
    next_round(state)
    return None


def next_round(state: AztecaState) -> None:
    """T1.4: the next Tlatoani; T14.13, T14.17, T10.3: what lasted until the end of the round is over."""
    state.round += 1
    state.tlatoani = (state.tlatoani + 1) % state.seats
    state.spied = state.struck = state.barren = state.moved = 0
    state.reinforced = ()
    state.bag = state.diversions = (0,) * state.seats
    state.swap(Round("cards"))


def at_over(state: AztecaState, frame: Round, result: object, events: list[Event] | None) -> object:
    """Nothing more."""
    return WAIT


STAGES = {
    "cards": at_cards,
    "tribute": at_tribute,
    "income": at_income,
    "purchase": at_purchase,
    "market": at_market,
    "assign": at_assign,
    "missions": at_missions,
    "deeds": at_deeds,
    "sail": at_sail,
    "engage": at_engage,
    "war": at_war,
    "markers": at_markers,
    "offer": at_offer,
    "look": at_look,
    "sacrifice": at_sacrifice,
    "wrath": at_wrath,
    "over": at_over,
}
