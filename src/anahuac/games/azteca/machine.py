"""The machine: every frame goes on by itself until a seat must decide; every step says what can be decided."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from anahuac.games.azteca import (
    aftermath,
    battle,
    canoes,
    card_phase,
    cards,
    deals,
    dice,
    frames,
    gathering,
    judgement,
    lake,
    losses,
    market,
    missions,
    movement,
    purchases,
    retreats,
    rounds,
    setup,
    tribute,
    turns,
    war,
)
from anahuac.games.azteca.steps import WAIT

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from anahuac.core import Event, Seat
    from anahuac.games.azteca.actions import AztecaAction
    from anahuac.games.azteca.frames import Deed
    from anahuac.games.azteca.state import AztecaState
    from anahuac.games.azteca.steps import AztecaRules

STEPS: Final[Mapping[str, AztecaRules]] = {
    "setup": setup.SETUP,
    "cards": card_phase.CARDS,
    "excess": card_phase.EXCESS,
    "tribute": tribute.TRIBUTE_STEP,
    "purchase": purchases.PURCHASE,
    "deal": deals.DEALING,
    "answer": deals.ANSWER,
    "lot": market.LOT,
    "assign": missions.ASSIGN,
    "missions": missions.MISSION_CARDS,
    "sail": lake.SAIL,
    "engage": lake.ENGAGE,
    "lake-cards": lake.LAKE_CARDS,
    "lake-withdraw": lake.LAKE_WITHDRAW,
    "war-cards": war.WAR_CARDS,
    "ready": war.READY,
    "march": war.ON_MARCH,
    "after": war.AFTER,
    "reorganise": war.REORGANISE,
    "entering": movement.INTERCEPT,
    "leave": movement.LEAVE,
    "ferry": canoes.FERRY,
    "fare": canoes.FARE,
    "battle-cards": gathering.BATTLE_CARDS,
    "battle-reserve": gathering.BATTLE_RESERVE,
    "battle-cousins": gathering.BATTLE_COUSINS,
    "losses": losses.LOSSES,
    "retreat": retreats.RETREAT,
    "experience": aftermath.EXPERIENCE,
    "offer": judgement.OFFER,
    "sacrifice": judgement.SACRIFICE,
    "roll": dice.ROLL,
    "spell": dice.SPELL,
    "ruse": cards.TAKE_AWAY,
}
"""What can be decided at each step."""


def advance_deed(state: AztecaState, frame: Deed, result: Any, events: list[Event] | None) -> object:
    """T6.3: a card's die has been read."""
    deeds = {"tlaloc": tribute.take_rain, "submission": missions.submit, "assassination": missions.assassinate}
    deeds[frame.card](state, frame, result, events)
    return None


ADVANCE: Final[dict[type, Callable[[AztecaState, Any, Any, list[Event] | None], object]]] = {
    frames.Setup: setup.advance_setup,
    frames.Turns: turns.advance_turns,
    frames.Round: rounds.advance_round,
    frames.Lot: market.advance_lot,
    frames.Deeds: missions.advance_deeds,
    frames.Roll: dice.advance_roll,
    frames.Spell: dice.advance_spell,
    frames.Deed: advance_deed,
    frames.Ruse: cards.advance_ruse,
    frames.Deal: deals.advance_deal,
    frames.LakeBattle: lake.advance_lake,
    frames.Activation: war.advance_activation,
    frames.War: war.advance_war,
    frames.Reorganise: war.advance_reorganise,
    frames.Leave: movement.advance_leave,
    frames.Ferry: canoes.advance_ferry,
    frames.Entering: movement.advance_entering,
    frames.Battle: battle.advance_battle,
    frames.Losses: losses.advance_losses,
    frames.Retreat: retreats.advance_retreat,
    frames.Catastrophe: retreats.advance_catastrophe,
    frames.Experience: aftermath.advance_experience,
    frames.Sacrifice: judgement.advance_sacrifice,
}
"""How each frame goes on. It returns WAIT if a seat must decide, else the result for the frame below."""

CLAUSE_OF_KIND: Final[Mapping[str, str]] = {
    "done": "T1.4", "yes": "T11.3", "no": "T11.3", "launch": "T1.1", "first-dam": "T1.3", "assign": "T14.5",
    "buy-fighter": "T8.1", "buy-pochteca": "T8.1", "buy-general": "T8.1", "staff": "T8.2", "buy-ship": "T8.1",
    "buy-dam": "T8.1", "bid": "T9.2", "expedition": "T10.1", "spy": "T10.1", "ally": "T10.1", "ally+": "T18.4",
    "rebel": "T10.1", "assimilate": "T10.1", "sail": "T11.1", "engage": "T11.2", "withdraw-ships": "T11.2",
    "quetzalcoatl": "T15.1", "tezcatlipoca": "T15.2", "discard": "T6.1", "take-away": "T6.3", "cancel": "T6.3",
    "influence": "T6.4", "ruse": "T6.2", "insubordination": "T6.2", "tlaloc": "T6.2", "submission": "T6.2",
    "yacatecuhtli": "T6.2", "assassination": "T6.2", "chalchiuhtlicue": "T6.2", "raid": "T6.2", "diversion": "T6.2",
    "reinforcements": "T6.2", "heroic": "T6.2", "passage": "T6.2", "flood": "T6.2", "earthquake": "T6.2",
    "deal": "T18.2", "give": "T18.2", "ask": "T18.2", "march": "T14.2", "reorganise": "T14.5", "intercept": "T14.4",
    "carry": "T18.3", "join": "T14.6", "lose": "T14.7", "retreat": "T14.11", "withdraw": "T14.6", "promote": "T14.10",
}  # fmt: skip
"""The clause that says when a kind of action may be taken."""


SIMULTANEOUS: Final[Mapping[str, str]] = {"setup": "T1.2", "sacrifice": "T15.2", "losses": "T14.7"}
"""The steps at which several seats decide at once, and their clauses."""


def carry_out(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """Change the state by a legal action, then go on until somebody must decide."""
    run(state, STEPS[state.stack[-1].step][action.kind].carry_out(state, seat, action, events), events)


def run(state: AztecaState, result: Any, events: list[Event] | None) -> None:
    """Let the frame on top go on, again and again, until a seat must decide or the game is over."""
    while result is not WAIT:
        frame = state.stack[-1]
        result = ADVANCE[type(frame)](state, frame, result, events)
