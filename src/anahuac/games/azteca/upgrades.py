"""How games of older rules versions are put into today's actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.games.azteca.frames import Activation, Leave
from anahuac.games.azteca.movement import carriers

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from anahuac.core.upgrades import Ply
    from anahuac.games.azteca.state import AztecaState


def from_version_1(state: AztecaState, ply: Ply, before: Sequence[Ply]) -> Iterator[Ply]:
    """Version 1 asked for no cards before the war (T6.2) and for a fare before leave (T18.3).

    It also knew no reorganisation after one at the last stop (T14.5): an activation ended there by itself.
    """
    while state.step == "war-cards":
        yield state.to_act[0], "."
    if ended_by_itself(state, before):
        yield state.to_act[0], "."
        while state.step == "war-cards":
            yield state.to_act[0], "."
    if waits_for_leave(state):
        yield from leave_first(state, ply, before)
    elif not repeats_leave(state, ply, before):
        yield ply


def ended_by_itself(state: AztecaState, before: Sequence[Ply]) -> bool:
    """T14.5: without a card and with a reorganisation since the last step, version 1 went on."""
    frame = state.stack[-1]
    if not isinstance(frame, Activation) or frame.stage != "after" or state.hands[frame.seat]:
        return False
    own = [text for seat, text in reversed(before) if seat == frame.seat and (text[:3] == "re " or text[1:2] == ">")]
    return bool(own) and own[0].startswith("re ")


def waits_for_leave(state: AztecaState) -> bool:
    """T18.3: whether leave is asked for an army that somebody else must carry."""
    frame = state.stack[-1]
    return isinstance(frame, Leave) and frame.purpose == "cross" and not state.ships_at(frame.asker, frame.zone)


def leave_first(state: AztecaState, ply: Ply, before: Sequence[Ply]) -> Iterator[Ply]:
    """Hold what was said about the fare until the controller has answered, then say it after the leave."""
    frame = state.stack[-1]
    assert isinstance(frame, Leave)
    said = [*since_march(frame.asker, before), ply]
    carried, fares = bargained(said, frame.asker)
    if carried and len(said) > fares:
        leave = said[fares]
        if leave[1] == "yes" or said[fares - 1][1] == "fare 0":
            yield leave
        if leave[1] == "yes":
            yield from said[:fares]
        elif said[fares - 1][1] != "fare 0":
            yield from said
    elif not carried and fares == len(carriers(state, frame.asker, frame.zone)):
        yield frame.seat, "no"


def since_march(seat: int, before: Sequence[Ply]) -> list[Ply]:
    """What was said since an army of a seat last set out."""
    for number in range(len(before) - 1, -1, -1):
        if before[number][0] == seat and before[number][1][1:2] == ">":
            return list(before[number + 1 :])
    return list(before)


def bargained(said: Sequence[Ply], asker: int) -> tuple[bool, int]:
    """Whether somebody carries the army, and how many answers that took; if nobody does, how many have refused."""
    refused = 0
    for number, (seat, text) in enumerate(said):
        if text == "fare 0" or (seat == asker and text == "yes"):
            return True, number + 1
        refused += text == "." or (seat == asker and text == "no")
    return False, refused


def repeats_leave(state: AztecaState, ply: Ply, before: Sequence[Ply]) -> bool:
    """T18.3: whether the only carrier, whose consent implies leave, was asked for leave again, and gave it."""
    activations = [frame for frame in state.stack if isinstance(frame, Activation)]
    if not activations or ply[1] != "yes":
        return False
    seat = activations[-1].seat
    zone = state.army_at[3 * seat + activations[-1].army] - state.board.size
    if zone < 0 or state.ships_at(seat, zone):
        return False
    said = since_march(seat, before)
    alone = carriers(state, seat, zone) == (state.controller(zone),) == ply[:1]
    return alone and bargained(said, seat) == (True, len(said))


UPGRADES = {1: from_version_1}
