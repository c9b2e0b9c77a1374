"""A whole game among bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anahuac.bots.bot import Bot
    from anahuac.core import Match


def play_match(match: Match, bots: Sequence[Bot]) -> Match:
    """Let bots, one for each seat, play a match to its end. They get views only."""
    while match.state.to_act:
        seat = match.state.to_act[0]
        match.act(seat, bots[seat].decide(match.state.view(seat)))
    return match
