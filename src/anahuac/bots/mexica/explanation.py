"""Why a turn is good, in a sentence: what it does, what it gains, and what it fears."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from anahuac.core import Player, Text
from anahuac.core.masks import bits
from anahuac.games.mexica.events import Founded
from anahuac.games.mexica.material import token_values
from anahuac.games.mexica.scoring import standings, weights

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from anahuac.core import Action, Event, Seat
    from anahuac.games.mexica.state import MexicaState

MOST = 3
"""How many things an explanation mentions, the most important ones."""


class Story(NamedTuple):
    """A turn that was carried out: where it led before its end, and what happened."""

    state: MexicaState
    events: list[Event]


def carried_out(state: MexicaState, seat: Seat, actions: Sequence[Action]) -> Story:
    """Carry out a turn up to its end: what the end brings is not this turn's doing."""
    after = state.copy()
    events: list[Event] = []
    for action in actions:
        if action.kind != "end":
            after.apply(seat, action, events)
    return Story(after, events)


def told(before: MexicaState, seat: Seat, actions: Sequence[Action]) -> Text:
    """Tell what a turn does."""
    story = carried_out(before, seat, actions)
    deeds = [*_foundings(story), *_ranks(before, story.state, seat), *_others(before, story.state, seat, actions)]
    return Text.joined(deeds[:MOST]) if deeds else Text("mexica-bots-nothing")


def feared(state: MexicaState, me: Seat, other: Seat, reply: Sequence[Action]) -> Text:
    """Tell what the next seat could do against it: found a district, or take a place of this seat."""
    rival = Player(other)
    story = carried_out(state, other, reply)
    for event in story.events:
        if isinstance(event, Founded):
            return Text("mexica-bots-fears-founding", rival=rival, size=event.size, points=event.points)
    for district in (*story.state.founded, *story.state.districts):
        was, is_now = _rank(state, district, me), _rank(story.state, district, me)
        if was and is_now > was:
            return Text("mexica-bots-fears-rank", rival=rival, **_place(story.state, district))
    return Text("mexica-bots-fears-nothing")


def _foundings(story: Story) -> Iterator[Text]:
    for event in story.events:
        if isinstance(event, Founded):
            yield Text("mexica-bots-found", size=event.size, square=event.square, points=event.points)


def _ranks(before: MexicaState, after: MexicaState, seat: Seat) -> Iterator[Text]:
    """Where new temples give a better place, or make one safer; the largest districts first."""
    new = after.temples[seat] & ~before.temples[seat]
    places = [district for district in (*after.founded, *after.districts) if district & new]
    for district in sorted(places, key=int.bit_count, reverse=True):
        rank, was = _rank(after, district, seat), _rank(before, district, seat)
        if 1 <= rank <= 3 and (not was or rank < was):
            yield Text("mexica-bots-rank", rank=rank, **_place(after, district))
        else:
            yield Text("mexica-bots-strengthen", **_place(after, district))


def _others(before: MexicaState, after: MexicaState, seat: Seat, actions: Sequence[Action]) -> Iterator[Text]:
    """What is neither a founding nor a temple."""
    kinds = [action.kind for action in actions]
    if "canal" in kinds and "found" not in kinds:
        yield Text("mexica-bots-divide")
    at = after.nobles[seat]
    if at != before.nobles[seat] and not set(kinds) & {"found", "temple"}:
        palace = after.board.starts >> at & 1
        yield Text("mexica-bots-palace") if palace else Text("mexica-bots-go", square=after.board.names[at])
    if "take" in kinds:
        yield Text("mexica-bots-chips", count=kinds.count("take"))


def _rank(state: MexicaState, district: int, seat: Seat) -> int:
    return standings(weights(state, district), state.seats, token_values(district.bit_count()))[seat].rank


def _place(state: MexicaState, district: int) -> dict[str, object]:
    """Name a district by its size and one of its squares: that of its token, or the first."""
    square = next(bits(district & state.tokens or district))
    return {"size": district.bit_count(), "square": state.board.names[square]}
