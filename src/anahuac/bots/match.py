"""The loop that plays a game: whoever is to act gets its view and decides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from anahuac.bots.bot import Bot
    from anahuac.core import Action, Match, Seat, State, View


class Playing(Protocol):
    """A game in progress: a `Match`, or anything else that has a state and can change it."""

    @property
    def state(self) -> State:
        """The state now."""

    def act(self, seat: Seat, action: Action) -> object:
        """Carry out an action."""


def decisions(playing: Playing, decide: Callable[[Seat, View], Action]) -> Iterator[Seat]:
    """Play a game to its end; before every decision, yield the seat that takes it."""
    while playing.state.to_act:
        seat = playing.state.to_act[0]
        yield seat
        playing.act(seat, decide(seat, playing.state.view(seat)))


def play(playing: Playing, decide: Callable[[Seat, View], Action]) -> None:
    """Play a game to its end."""
    for _ in decisions(playing, decide):
        pass


def play_match(match: Match, bots: Sequence[Bot]) -> Match:
    """Let bots, one for each seat, play a match to its end. They get views only."""
    play(match, lambda seat, view: bots[seat].decide(view))
    return match
