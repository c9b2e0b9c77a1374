"""Why: a bot's plan for Aztlán in a sentence, what it gains and what it fears."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.bots.aztlan.atlas import atlas_of
from anahuac.core import Chance, Player, Text
from anahuac.games.aztlan.material import TERRAIN_OF_POWER
from anahuac.games.aztlan.pawns import BITS, FULL

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anahuac.bots.aztlan.choice import Mix
    from anahuac.bots.aztlan.search import AztlanKnowledge
    from anahuac.bots.strategy import Decision
    from anahuac.core import Seat
    from anahuac.games.aztlan.actions import AztlanAction
    from anahuac.games.aztlan.state import AztlanState
    from anahuac.games.aztlan.view import AztlanView


def explain(
    view: AztlanView, decision: Decision[AztlanAction], knowledge: AztlanKnowledge, mixes: Sequence[Mix] | None = None
) -> Text:
    """Say in a sentence why. `mixes`: how the cards are thought to be chosen; left out, by hand-made rules."""
    assert view.seat is not None
    state = view.imagine(Chance(0))
    action = decision.plan[0]
    seat = view.seat
    match action.kind:
        case "choose":
            return _chosen(state, seat, action, mixes or knowledge.policy.mixes(state))
        case "place" | "move" | "eagle" | "stay":
            return _settled(state, seat, action, knowledge)
        case "fight" | "coexist" | "tlatoani":
            loss = max(knowledge.policy.loss(state, other, action.at) for other in _others(state, seat, action.at))
            return Text(f"aztlan-bots-{action.kind}", loss=round(loss))
        case "games" | "decline":
            loss = knowledge.policy.loss(state, seat, state.contested)
            return Text(f"aztlan-bots-{action.kind}", loss=round(loss))
        case _:
            return Text(f"aztlan-bots-{action.kind}")


def _chosen(state: AztlanState, seat: Seat, action: AztlanAction, mixes: Sequence[Mix]) -> Text:
    """A card for what it may score, in fear of the card that somebody else most likely chooses."""
    rival, card, _ = max(
        ((other, card, odds) for other, mix in enumerate(mixes) if other != seat for card, odds in mix.items()),
        key=lambda found: found[2],
    )
    return Text(
        "aztlan-bots-choose",
        terrain=Text(f"aztlan-terrain-{TERRAIN_OF_POWER.get(action.power, 'wild')}"),
        points=atlas_of(state.board).grown(state.present[seat], action.power, state.seats + 1),
        rival=Player(rival),
        card=card,
    )


def _settled(state: AztlanState, seat: Seat, action: AztlanAction, knowledge: AztlanKnowledge) -> Text:
    """Land for the points it brings, in fear of the strongest other there."""
    if action.kind == "stay":
        return Text("aztlan-bots-stay")
    at = action.to if action.kind == "move" else action.at
    after = state.copy()
    after.apply(seat, action)
    points = atlas_of(state.board).points
    card = state.cards[seat]
    gain = max(0, points(after.present[seat])[card] - points(state.present[seat])[card])
    territory = state.board.names[at]
    others = _others(after, seat, at)
    if not others:
        return Text("aztlan-bots-land", territory=territory, gain=gain)
    rival = max(others, key=lambda other: after.pawns[other] >> BITS * at & FULL)
    return Text("aztlan-bots-shared", territory=territory, gain=gain, rival=Player(rival))


def _others(state: AztlanState, seat: Seat, at: int) -> list[Seat]:
    return [other for other in range(state.seats) if other != seat and state.present[other] >> at & 1]
