"""T18.2: the big deal: what to offer, what to take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.games.azteca.frames import Deal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anahuac.bots.azteca.sight import Scored, Sight
    from anahuac.games.azteca.actions import AztecaAction


PRICE = 2
"""T asked for a card."""


def worst_card(sight: Sight) -> str | None:
    """A card of a full hand that would have to go anyway."""
    hand = sight.state.hands[sight.seat]
    if len(hand) < 3:
        return None
    return min(hand, key=lambda card: (sight.weights[f"card-{card}"], card))


def partner(sight: Sight, action: AztecaAction) -> float:
    """Choose whom to offer the worst card of a full hand: somebody who can pay and is no rival."""
    low, _ = sight.state.t_bounds[action.number]
    if worst_card(sight) is None or low < PRICE or not sight.features.cards:
        return -1.0
    return PRICE * sight.tribute - 0.8 * sight.rivals[action.number]


def dealing(sight: Sight, options: Sequence[AztecaAction]) -> Scored:
    """Put the offer together: that card for its price."""
    frame = sight.state.stack[-1]
    assert isinstance(frame, Deal)
    card = worst_card(sight)
    found: Scored = []
    for action in options:
        if action.kind == "done":
            found.append((0.0, action))
        elif action.kind == "give" and action.card:
            found.append((2.0 if action.card == card and not frame.give_cards else -1.0, action))
        elif action.kind == "ask" and not action.card:
            found.append((1.0 if frame.give_cards and not frame.ask and action.number == PRICE else -1.0, action))
    return found


def answer(sight: Sight, options: Sequence[AztecaAction]) -> Scored:
    """Take what is worth more than what is given, but not to the profit of a rival."""
    frame = sight.state.stack[-1]
    assert isinstance(frame, Deal)
    worth = {card: sight.weights[f"card-{card}"] for card in (*frame.give_cards, *frame.ask_cards)}
    gain = sum([worth[card] for card in frame.give_cards]) + frame.give * sight.tribute
    loss = sum([worth[card] for card in frame.ask_cards]) + frame.ask * sight.tribute
    yes = gain - loss - max(0.0, loss - gain) * sight.rivals[frame.seat] - 0.1
    return [(yes if action.kind == "yes" else 0.0, action) for action in options]
