"""What to do at each step of the game: every action worth considering, with its worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.bots.azteca import battle, cards, deals, economy, judgement, lake, setup, war
from anahuac.bots.azteca.sight import Sight

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from anahuac.bots.azteca.features import Features
    from anahuac.bots.azteca.sight import Scored, Weights
    from anahuac.core import Seat
    from anahuac.games.azteca.actions import AztecaAction
    from anahuac.games.azteca.state import AztecaState


def pass_on(sight: Sight, options: Sequence[AztecaAction]) -> Scored:
    """Nothing but cards is to be decided."""
    return [(0.0, action) for action in options if action.kind == "done"]


def purchase(sight: Sight, options: Sequence[AztecaAction]) -> Scored:
    """T8, T18.2: buy, or make an offer."""
    found = economy.purchase(sight, options)
    return found + [(deals.partner(sight, action), action) for action in options if action.kind == "deal"]


JUDGES: dict[str, Callable[[Sight, Sequence[AztecaAction]], Scored]] = {
    "setup": setup.setup,
    "cards": cards.discards,
    "excess": cards.discards,
    "tribute": pass_on,
    "purchase": purchase,
    "deal": deals.dealing,
    "answer": deals.answer,
    "lot": economy.bid,
    "assign": economy.mission,
    "missions": pass_on,
    "sail": lake.sail,
    "engage": lake.engage,
    "lake-cards": lake.favour,
    "lake-withdraw": lake.withdraw,
    "war-cards": pass_on,
    "ready": war.ready,
    "march": war.ready,
    "after": war.after,
    "reorganise": war.reorganise,
    "entering": battle.intercept,
    "leave": lake.leave,
    "ferry": lake.carry,
    "fare": lake.fare,
    "battle-cards": battle.battle_cards,
    "battle-reserve": battle.reserve,
    "battle-cousins": battle.cousins,
    "losses": battle.losses,
    "retreat": battle.retreat,
    "experience": battle.experience,
    "offer": judgement.offer,
    "sacrifice": judgement.sacrifice,
    "roll": cards.influence,
    "spell": cards.cancel,
    "ruse": cards.take_away,
}
PLAYING = frozenset(
    {"tribute", "purchase", "lot", "assign", "missions", "sail", "engage"}
    | {"war-cards", "ready", "march", "after", "offer"}
)
"""The steps at which cards may be played besides what is decided there."""


def judge(
    state: AztecaState, seat: Seat, weights: Weights, features: Features, options: Sequence[AztecaAction]
) -> Scored:
    """Score what a seat may do, the best first; leave out what is not worth considering."""
    sight = Sight(state, seat, weights, features)
    step = state.stack[-1].step
    found = JUDGES[step](sight, options)
    if step in PLAYING and state.hands[seat]:
        found += cards.plays(sight, options)
    if not found:
        return [(0.0, options[0])]
    found.sort(key=lambda scored: (-scored[0], scored[1].id))
    return found
