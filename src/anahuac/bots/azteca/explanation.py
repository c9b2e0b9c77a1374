"""Why a bot does what it does, in a sentence: the plan, what it gains, what it fears."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.bots.azteca.policy import judge
from anahuac.bots.azteca.sight import Sight
from anahuac.bots.azteca.worlds import known
from anahuac.core import Player, Text
from anahuac.games.azteca.material import UNDERWORLD

if TYPE_CHECKING:
    from anahuac.bots.azteca.features import Features
    from anahuac.bots.azteca.sight import Weights
    from anahuac.bots.strategy import Decision
    from anahuac.games.azteca.actions import AztecaAction
    from anahuac.games.azteca.view import AztecaView

PLANS = {
    "trade": ("buy-pochteca", "expedition", "bid", "deal", "give", "ask", "tlaloc", "buy-ship", "sail", "carry"),
    "growth": ("ally", "ally+", "submission", "assimilate", "buy-dam", "staff", "buy-general", "launch", "first-dam"),
    "war": ("march", "spy", "diversion", "passage", "buy-fighter", "reorganise", "assign", "promote", "intercept"),
    "harm": ("rebel", "raid", "insubordination", "yacatecuhtli", "assassination", "flood", "earthquake", "ruse",
             "take-away", "engage", "reinforcements", "chalchiuhtlicue"),
    "defence": ("join", "lose", "retreat", "withdraw", "withdraw-ships", "heroic", "influence", "cancel"),
    "serpent": ("quetzalcoatl",),
    "jaguar": ("tezcatlipoca",),
}  # fmt: skip
PARTS = frozenset(
    ("launch", "first-dam", "assign", "staff", "join", "lose", "retreat", "withdraw", "promote", "bid", "discard",
     "take-away", "give", "ask", "quetzalcoatl", "tezcatlipoca")
)  # fmt: skip
"""Parts of a larger choice: what one of them alone is worth says nothing."""
PLAN_OF = {kind: plan for plan, kinds in PLANS.items() for kind in kinds}


def explained(view: AztecaView, decision: Decision[AztecaAction], weights: Weights, features: Features) -> Text:
    """Say why: what the action is for, what it is worth, and what there is to fear."""
    assert view.seat is not None
    state = known(view)
    sight = Sight(state, view.seat, weights, features)
    action = decision.plan[0]
    scores = {one: score for score, one in judge(state, view.seat, weights, features, view.legal_actions())}
    plan = Text(f"azteca-bots-plan-{PLAN_OF.get(action.kind, 'patience')}")
    gain = round(scores.get(action, 0.0), 1)
    if gain <= 0 or action.kind in PARTS or state.phase == 0:
        return Text("azteca-bots-why-not-more", plan=plan, fear=fear(sight))
    return Text("azteca-bots-why", plan=plan, gain=gain, fear=fear(sight))


def fear(sight: Sight) -> Text:
    """The worst that could happen now."""
    state = sight.state
    lives = UNDERWORLD - state.tez_step
    if lives == 1:
        return Text("azteca-bots-fear-underworld")
    if sight.raiders and sight.risk(sight.garrison) > 0.25 and sight.booty >= 2:
        rival = max(sight.raiders, key=lambda raider: sum(raider[1]))[0]
        return Text("azteca-bots-fear-plunder", rival=Player(rival))
    ahead = max(range(state.seats), key=lambda seat: (sight.standing[seat], seat != sight.seat))
    if ahead != sight.seat:
        return Text("azteca-bots-fear-rival", rival=Player(ahead))
    return Text("azteca-bots-fear-jaguar", steps=lives) if lives < UNDERWORLD else Text("azteca-bots-fear-envy")
