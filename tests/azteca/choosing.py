"""A player for tests, who does everything now and then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.core.masks import bits
from anahuac.games.azteca.movement import reach

if TYPE_CHECKING:
    from random import Random

    from anahuac.games.azteca.actions import AztecaAction
    from anahuac.games.azteca.state import AztecaState


def choose(state: AztecaState, seat: int, rng: Random) -> AztecaAction:
    """A kind of action first, so that cards with many targets do not crowd out marches; seldom nothing.

    A Right of passage is asked for next to an army, and used: else chance would hardly ever do so.
    """
    legal = state.legal_actions(seat)
    kinds = sorted({action.kind for action in legal})
    if len(kinds) > 1 and "done" in kinds and rng.random() < 0.5:
        kinds.remove("done")
    kind = "passage" if "passage" in kinds and rng.random() < 0.3 else rng.choice(kinds)
    actions = [action for action in legal if action.kind == kind]
    wanted: set[int] = set()
    if kind == "passage":
        wanted = {area for at in state.army_places(seat) if at >= 0 for area in bits(reach(state, at))}
    elif kind == "march" and rng.random() < 0.5:
        wanted = {getattr(state.stack[-1], "passage", -1)}
    return rng.choice([action for action in actions if action.at in wanted] or actions)
