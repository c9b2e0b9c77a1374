"""Luck told from skill: what dice and cards brought, less what could be expected of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.bots.judge import mean, open_chances_of
from anahuac.core import Chance
from anahuac.review.turns import luck_of

if TYPE_CHECKING:
    from anahuac.core import Action, Seat, State

SAMPLES = 12
"""How often an action is tried with other luck."""


def luck_in(state: State, seat: Seat, action: Action) -> tuple[float, ...] | None:
    """What luck gave each seat when this action was taken; None if luck had no part in it."""
    after = state.copy()
    after.apply(seat, action)
    if luck_of(after) == luck_of(state):
        return None
    chance = Chance(0)
    others = [with_other_luck(state, chance) for _ in range(SAMPLES)]
    for other in others:
        other.apply(seat, action)
    expected = mean([open_chances_of(other) for other in others])
    return tuple([came - usual for came, usual in zip(open_chances_of(after), expected, strict=True)])


def with_other_luck(state: State, chance: Chance) -> State:
    """Return the same state with other dice and cards to come."""
    other = state.copy()
    if other.chance is not None:
        other.chance = chance.next()
    deck = getattr(other, "deck", ())
    if deck:
        other.deck = chance.shuffled(deck)  # type: ignore[attr-defined]
    return other
