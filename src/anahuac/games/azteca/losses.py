"""T14.7, T14.1: counters that are lost: who chooses them, and what becomes of armies without any."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.core.masks import bits
from anahuac.games.azteca.counters import COUNT, KNIGHT, RESERVE
from anahuac.games.azteca.frames import Battle, Losses
from anahuac.games.azteca.steps import WAIT, Rule, no, with_item
from anahuac.games.azteca.war_events import Destroyed, LossesChosen, LossNoted, Lost

if TYPE_CHECKING:
    from anahuac.core import Event, Illegal, Seat
    from anahuac.games.azteca.actions import AztecaAction
    from anahuac.games.azteca.state import AztecaState


def losses_of(state: AztecaState) -> Losses:
    """The losses on top of the stack."""
    frame = state.stack[-1]
    assert isinstance(frame, Losses)
    return frame


def groups_in(state: AztecaState, frame: Losses, seat: Seat) -> int:
    """The groups of a seat that may lose counters, as a mask."""
    if frame.army >= 0:
        return 1 << frame.army
    battle = state.stack[-2]
    assert isinstance(battle, Battle)
    if seat == battle.attacker:
        return battle.attackers
    return battle.defenders | (8 if battle.joined_count else 0)


def present(state: AztecaState, frame: Losses, seat: Seat, group: int) -> tuple[int, int]:
    """Warriors and knights of a group that can still be chosen."""
    if group == RESERVE:
        battle = state.stack[-2]
        assert isinstance(battle, Battle)
        assert battle.joined is not None
        warriors, knights = battle.joined
    else:
        packed = state.fighters[4 * seat + group]
        warriors, knights = packed & 15, packed >> 4
    chosen = frame.chosen[frame.seats.index(seat)] or ()
    return warriors - chosen.count(group), knights - chosen.count(group + 4)


def advance_losses(state: AztecaState, frame: Losses, result: object, events: list[Event] | None) -> object:
    """T14.7: both choose at the same time; when all have chosen, the losses are shown."""
    deciding = [seat for seat, left in zip(frame.seats, frame.left, strict=True) if left]
    if deciding:
        state.to_act = tuple(deciding)
        return WAIT
    state.pop()
    return frame


def why_not_lose(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T14.7: a counter that took part."""
    frame = losses_of(state)
    if not groups_in(state, frame, seat) >> action.group & 1:
        return no("T14.7", "not-in-battle-group")
    if not present(state, frame, seat, action.group)[action.knight]:
        return no("T14.7", "no-such-counter")
    return None


def choose_loss(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T14.7: one counter is set aside."""
    frame = losses_of(state)
    at = frame.seats.index(seat)
    chosen = (*(frame.chosen[at] or ()), action.group + 4 * action.knight)
    left = with_item(frame.left, at, frame.left[at] - 1)
    state.swap(Losses(frame.seats, frame.total, left, with_item(frame.chosen, at, chosen), frame.army))
    if events is not None:
        events.append(LossNoted(seat, action.group, "knight" if action.knight else "warrior"))
        if not left[at]:
            events.append(LossesChosen(seat))


def lose(state: AztecaState, frame: Losses, events: list[Event] | None) -> dict[Seat, tuple[int, int]]:
    """The chosen counters go; return the warriors and knights that each seat lost."""
    lost = {}
    for seat, chosen in zip(frame.seats, frame.chosen, strict=True):
        lost[seat] = take(state, seat, chosen or (), events)
    return lost


def take(state: AztecaState, seat: Seat, chosen: tuple[int, ...], events: list[Event] | None) -> tuple[int, int]:
    """Take counters, by group and 4 more for a knight; armies without any are destroyed."""
    for choice in chosen:
        state.add(seat, choice & 3, -KNIGHT if choice & 4 else -1)
    knights = sum([choice >> 2 for choice in chosen])
    warriors = len(chosen) - knights
    state.count_all(seat, -warriors, -knights)
    if events is not None:
        groups = tuple([choice & 3 for choice in chosen])
        events.append(Lost(seat, warriors, knights, groups.count(RESERVE), groups))
    note_value(state, seat, {choice & 3 for choice in chosen}, warriors + 2 * knights)
    for group in sorted({choice & 3 for choice in chosen}):
        if group != RESERVE and not state.fighters[4 * seat + group]:
            destroy(state, seat, group, events)
    return warriors, knights


def note_value(state: AztecaState, seat: Seat, groups: set[int], value: int) -> None:
    """What others know of the armies after a loss: of several, nobody can tell which lost it."""
    frame = state.stack[-1]
    involved = groups
    if isinstance(frame, Battle):
        mask = frame.attackers if seat == frame.attacker else frame.defenders | (8 if frame.joined_count else 0)
        involved = set(bits(mask))
    for army in involved - {RESERVE}:
        known = state.known[3 * seat + army]
        if known >= 0:
            state.forget(seat, army, known - value if len(involved) == 1 and known > value else -1)


def destroy(state: AztecaState, seat: Seat, army: int, events: list[Event] | None) -> None:
    """T14.1: an army whose last counter is taken is destroyed with its general."""
    packed = state.fighters[4 * seat + army]
    if packed:
        take(state, seat, (army,) if packed < KNIGHT else (army + 4,), events)
        return
    state.place_army(seat, army, -1)
    state.moved &= ~(1 << 3 * seat + army)
    state.forget(seat, army)
    if events is not None:
        events.append(Destroyed(seat, army))


def everything(state: AztecaState, seat: Seat, armies: int, joined: tuple[int, int]) -> tuple[int, ...]:
    """All counters of some armies and of the joined reserve, as choices."""
    found: list[int] = []
    for army in bits(armies):
        packed = state.fighters[4 * seat + army]
        found += [army] * (packed & 15) + [army + 4] * (packed >> 4)
    return (*found, *([RESERVE] * joined[0]), *([RESERVE + 4] * joined[1]))


def strength(state: AztecaState, seat: Seat, armies: int) -> int:
    """How many counters some armies have."""
    return sum([COUNT[state.fighters[4 * seat + army]] for army in bits(armies)])


def possible_losses(state: AztecaState, seat: Seat) -> list[AztecaAction]:
    """The kinds of counters that are left in each group that took part."""
    frame, actions = losses_of(state), state.board.of_kind["lose"]
    found: list[AztecaAction] = []
    for group in bits(groups_in(state, frame, seat)):
        warriors, knights = present(state, frame, seat, group)
        found += actions[2 * group + (not warriors) : 2 * group + 1 + bool(knights)]
    return found


LOSSES = {"lose": Rule(why_not_lose, choose_loss, possible_losses, exact=True)}
