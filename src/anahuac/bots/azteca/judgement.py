"""T15: what Quetzalcoatl and Tezcatlipoca get."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from anahuac.bots.azteca.odds import wrath
from anahuac.games.azteca.frames import Sacrifice
from anahuac.games.azteca.material import LARGEST_GIFT, UNDERWORLD, WRATH

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anahuac.bots.azteca.sight import Scored, Sight
    from anahuac.games.azteca.actions import AztecaAction


MOST = max(WRATH) - 1
"""T15.2: with this much he is calm whatever is rolled."""


BOYCOTT = 0.5
"""Who owes more than this is a free-rider."""


def hunger(sight: Sight) -> int:
    """How much Tezcatlipoca should get from all together, so that he descends no more often than they can afford."""
    state = sight.state
    lives = UNDERWORLD - state.tez_step
    if sight.rounds + 1 < lives and sight.features.thrift:
        return 0
    bearable = sight.weights[f"wrath-{min(lives, 3)}"]
    for fed in range(MOST + 1):
        if wrath(fed, state.wrath or WRATH) <= bearable:
            return fed
    return MOST


def share(sight: Sight) -> int:
    """A seat's part of what he should get: those with most to lose give most.

    A free-rider gets no free meal: what the others give without his part is hardly ever enough, so they give nothing
    until the world is about to end; then they give it all. With one life left somebody may not pay, so everybody gives
    more.
    """
    state = sight.state
    if not sight.features.trust:
        return hunger(sight)
    means = [1 + max(standing, 0.0) for standing in sight.standing]
    if sight.features.memory:
        owing = [0.0 if seat == sight.seat else owing for seat, owing in enumerate(sight.owing)]
        if state.tez_step < UNDERWORLD - 1:
            if max(owing) > BOYCOTT:
                return 0
        else:
            means = [mean * (1 - debt) for mean, debt in zip(means, owing, strict=True)]
    part = hunger(sight) * means[sight.seat] / sum(means)
    part *= sight.weights["alarm" if state.tez_step == UNDERWORLD - 1 else "generosity"]
    return min(ceil(part - 0.3), MOST)


def may_end(sight: Sight, without: float = 0.0) -> bool:
    """T15.4: whether the serpent could reach his temple in this round if all gave all but so much."""
    return sight.looked_at and sum(sight.totals) - without >= sight.target


def on_the_brink(sight: Sight) -> bool:
    """T15.4: whether the world may end because others hold their points back, and nobody has kept any to feed on."""
    state = sight.state
    if not sight.features.memory or state.tez_step < UNDERWORLD - 1:
        return False
    seen = state.q_step * state.options.step_cost + state.urn_seen
    unseen = sum(sight.totals) - seen
    own = sight.totals[sight.seat] - state.looked[sight.seat]
    return seen + own + sight.weights["faith"] * (unseen - own) < sight.target


def gift(sight: Sight) -> int:
    """T15.1: how many points to give to Quetzalcoatl now."""
    state = sight.state
    held = state.sp[sight.seat]
    kept = min(share(sight), held)
    if not state.options.keep:
        return held - kept
    if may_end(sight) and on_the_brink(sight):
        return held - kept
    if may_end(sight, held - kept):
        return held
    if may_end(sight):
        return held if sight.lead >= 0 or not sight.features.patience else 0
    if not sight.features.patience:
        return held - kept
    close = sum(sight.totals) >= sight.target * sight.weights["closing"]
    if close and sight.lead < 0:
        risk = sight.risk(sight.garrison) if sight.features.guard else 0.0
        return held - kept if risk > 0.3 else 0
    return held - kept


def amounts(wanted: int, options: Sequence[AztecaAction], worth: float) -> Scored:
    """Score the ways to set some points aside: the wanted number first, then the nearest; `done` when it is reached."""
    found: Scored = []
    for action in options:
        if action.kind == "ruse":
            continue
        number = 0 if action.kind == "done" else action.number
        found.append((worth - 0.3 * abs(min(wanted, LARGEST_GIFT) - number), action))
    return found


def offer(sight: Sight, options: Sequence[AztecaAction]) -> Scored:
    """T15.1: the serpent's part."""
    wanted = gift(sight)
    return amounts(wanted, options, float(wanted))


def sacrifice(sight: Sight, options: Sequence[AztecaAction]) -> Scored:
    """T15.2: the jaguar's part."""
    state = sight.state
    frame = state.stack[-1]
    assert isinstance(frame, Sacrifice)
    chosen = frame.amounts[sight.seat] or 0
    wanted = max(min(share(sight), state.sp[sight.seat]) - chosen, 0)
    return amounts(wanted, options, float(wanted))
