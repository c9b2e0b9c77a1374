"""T14.2, T14.5: phase 7. Markers are drawn from the bag; armies move, reorganise, and cards are played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from anahuac.core.masks import bits
from anahuac.games.azteca.cards import RUSE, has_card, if_held, play_card, why_not_card
from anahuac.games.azteca.counters import COUNT, KNIGHT, RESERVE
from anahuac.games.azteca.events import Assigned, Passed
from anahuac.games.azteca.frames import Activation, Battle, Catastrophe, Reorganise, War
from anahuac.games.azteca.material import NOMADS
from anahuac.games.azteca.movement import MARCH, begin_battle, can_end
from anahuac.games.azteca.steps import WAIT, Rule, always, no, with_item
from anahuac.games.azteca.turns import END_TURN
from anahuac.games.azteca.war_events import Activated, Dissolved, Reorganised, Struck

if TYPE_CHECKING:
    from anahuac.core import Event, Illegal, Seat
    from anahuac.games.azteca.actions import AztecaAction
    from anahuac.games.azteca.state import AztecaState

FIGHTERS = ("warrior", "knight")


def begin(state: AztecaState) -> None:
    """T14.2: one marker for each surviving army, besides those of Diversions (T6.3)."""
    armies = [sum([at >= 0 for at in state.army_places(seat)]) for seat in range(state.seats)]
    state.bag = tuple([markers + own for markers, own in zip(state.bag, armies, strict=True)])
    state.push(War())


def advance_war(state: AztecaState, frame: War, result: object, events: list[Event] | None) -> object:
    """T14.2: the Tlatoani draws one marker at a time."""
    markers = sum(state.bag)
    if not markers:
        state.pop()
        return None
    drawn = state.below(markers)
    seat = 0
    while drawn >= state.bag[seat]:
        drawn -= state.bag[seat]
        seat += 1
    state.bag = with_item(state.bag, seat, state.bag[seat] - 1)
    if events is not None:
        events.append(Activated(seat))
    state.push(Activation(seat))
    return None


def activation_of(state: AztecaState) -> Activation:
    """The activation on top of the stack."""
    frame = state.stack[-1]
    assert isinstance(frame, Activation)
    return frame


def advance_activation(state: AztecaState, frame: Activation, result: object, events: list[Event] | None) -> object:
    """Ask what comes next. A seat with no card and nothing to reorganise has nothing to decide after its move."""
    if result == "moved":
        frame = after_step(state, frame)
        state.swap(frame)
    elif result == "over":
        frame = replace(frame, stage="after", can_reorganise=True)
        state.swap(frame)
    if frame.stage == "after" and not state.hands[frame.seat]:
        idle = not any(why_not_group(state, frame, army) is None for army in range(3))
        if idle:
            state.pop()
            return None
    state.to_act = (frame.seat,)
    return WAIT


def after_step(state: AztecaState, frame: Activation) -> Activation:
    """T14.3: the army goes on if it has areas left; T14.5: at each stop it may reorganise once."""
    left = frame.left - 1
    last = not left and groups_at(state, frame.seat, frame.army).bit_count() > 1
    return replace(frame, stage="march" if left else "after", left=left, can_reorganise=True, at_last_stop=last)


# Reorganisation


def groups_at(state: AztecaState, seat: Seat, army: int) -> int:
    """T14.5: the armies in one territory, and in the capital the reserve."""
    at = state.army_at[3 * seat + army]
    if at < 0 or at >= state.board.size:
        return 0
    return state.armies_at(seat, at) | (8 if at == state.homes[seat] else 0)


def why_not_group(state: AztecaState, frame: Activation, army: int) -> Illegal | None:
    """T14.5: once before the move, at each stop, and after it; of armies in one place the first is named."""
    seat, called = frame.seat, state.board.called
    here = state.army_at[3 * seat + army]
    if here < 0:
        return no("T14.5", "no-army", army="ABC"[army])
    stop = state.army_at[3 * seat + frame.army]
    if frame.stage == "march" and here != stop:
        return no("T14.5", "not-at-stop", army="ABC"[frame.army], at=called[stop])
    groups = groups_at(state, seat, army)
    if groups.bit_count() < 2:
        return no("T14.5", "alone", army="ABC"[army], at=called[here])
    if groups & -groups != 1 << army:
        return no("T14.5", "not-first", army="ABC"[next(bits(groups))], at=called[here])
    if not frame.can_reorganise:
        return no("T14.5", f"reorganised-{frame.stage}", at=called[stop])
    return None


def why_not_reorganise(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T14.5."""
    return why_not_group(state, activation_of(state), action.group)


def reorganise(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T14.5: all counters of the groups are dealt out anew."""
    frame = activation_of(state)
    groups = groups_at(state, seat, action.group)
    again = frame.at_last_stop and groups >> frame.army & 1 == 1
    state.swap(replace(frame, can_reorganise=again, at_last_stop=False))
    warriors = knights = 0
    for group in bits(groups):
        packed = state.fighters[4 * seat + group]
        warriors += packed & 15
        knights += packed >> 4
        state.add(seat, group, -packed)
        if group != RESERVE:
            state.forget(seat, group)
    state.push(Reorganise(seat, groups, (warriors, knights)))
    if events is not None:
        events.append(Reorganised(seat, state.board.ids[state.army_at[3 * seat + action.group]]))


def reorganising(state: AztecaState) -> tuple[int, tuple[int, int]]:
    """The groups and what is left of the pool."""
    frame = state.stack[-1]
    assert isinstance(frame, Reorganise)
    assert frame.pool is not None
    return frame.groups, frame.pool


def advance_reorganise(state: AztecaState, frame: Reorganise, result: object, events: list[Event] | None) -> object:
    """T14.5: the owner deals out the counters."""
    state.to_act = (frame.seat,)
    return WAIT


def must_keep(state: AztecaState, seat: Seat, groups: int, pool: tuple[int, int]) -> bool:
    """T14.5: one army at least remains: whether the last counter must go to an army."""
    elsewhere = any(at >= 0 and not groups >> army & 1 for army, at in enumerate(state.army_places(seat)))
    staffed = any(state.fighters[4 * seat + army] for army in bits(groups & 7))
    return not elsewhere and not staffed and sum(pool) == 1


def why_not_assign(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T14.5: never more than 4 counters in an army or the reserve."""
    groups, pool = reorganising(state)
    if not groups >> action.group & 1:
        return no("T14.5", "not-here")
    if not pool[action.knight]:
        return no("T14.5", "pool-empty")
    if not state.room(seat, action.group):
        return no("T14.5", "no-room", limit=4)
    if action.group == RESERVE and must_keep(state, seat, groups, pool):
        return no("T14.5", "last-army")
    return None


def assign(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T14.5: one counter, in secret."""
    groups, (warriors, knights) = reorganising(state)
    state.add(seat, action.group, KNIGHT if action.knight else 1)
    pool = (warriors, knights - 1) if action.knight else (warriors - 1, knights)
    state.swap(Reorganise(seat, groups, pool))
    if events is not None:
        events.append(Assigned(seat, action.group, FIGHTERS[action.knight]))


def placements(state: AztecaState, seat: Seat) -> list[AztecaAction]:
    """The groups with room, for the kinds of counters that are left; the last one may have to go to an army."""
    groups, (warriors, knights) = reorganising(state)
    actions = state.board.of_kind["assign"]
    found: list[AztecaAction] = []
    if groups & 8 and warriors + knights == 1 and must_keep(state, seat, groups, (warriors, knights)):
        groups &= 7
    for group in bits(groups):
        if state.room(seat, group):
            found += actions[2 * group + (not warriors) : 2 * group + 1 + bool(knights)]
    return found


def why_not_dealt_out(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T14.5: every counter must go somewhere."""
    if sum(reorganising(state)[1]):
        return no("T14.5", "pool-left")
    return None


def dealt_out(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T14.5: an army that got nothing is dissolved; its general returns to the box, its marker stays in the bag."""
    groups, _ = reorganising(state)
    state.pop()
    if events is not None:
        events.append(Passed(seat))
    for army in bits(groups & 7):
        if not COUNT[state.fighters[4 * seat + army]]:
            state.place_army(seat, army, -1)
            state.moved &= ~(1 << 3 * seat + army)
            if events is not None:
                events.append(Dissolved(seat, army))
    frame = activation_of(state)
    if frame.stage == "march" and state.army_at[3 * seat + frame.army] < 0:
        state.swap(replace(frame, stage="after", can_reorganise=True))


# Cards


def why_not_diversion(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T6.3: the card must be in hand."""
    return why_not_card(state, seat, "diversion")


def diversion(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T6.3: one more marker; one army may act twice."""
    play_card(state, seat, "diversion", events)
    state.bag = with_item(state.bag, seat, state.bag[seat] + 1)
    state.diversions = with_item(state.diversions, seat, state.diversions[seat] + 1)


def why_not_raid(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T14.16: an enemy territory, not a capital, without an army."""
    illegal = why_not_card(state, seat, "raid")
    if illegal is not None:
        return illegal
    owner, name = state.owner(action.at), state.board.names[action.at]
    if owner in (-1, seat):
        return no("T14.16", "not-enemy", at=name)
    if action.at in state.homes:
        return no("T14.16", "no-capital", at=name)
    if state.armies_at(owner, action.at):
        return no("T14.16", "army-there", at=name)
    if state.struck >> action.at & 1:
        return no("T14.17", "struck", at=name)
    return None


def raid(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T14.16: nomads attack; only the reserve can defend."""
    play_card(state, seat, "raid", events, action.at)
    owner = state.owner(action.at)
    asking = state.holders("heroic")
    battle = Battle("raid", action.at, -1, seat, owner, 0, 0, asking=asking, nomads=NOMADS)
    begin_battle(state, battle, events)


def why_not_catastrophe(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T6.3: no capital, and for a flood a coastal territory; T14.17: not one that is struck already."""
    illegal = why_not_card(state, seat, action.card)
    if illegal is not None:
        return illegal
    name = state.board.names[action.at]
    if action.at in state.homes:
        return no("T6.3", "no-capital", at=name)
    if action.card == "flood" and not state.board.coast >> action.at & 1:
        return no("T6.3", "no-coast", at=name)
    if state.struck >> action.at & 1:
        return no("T14.17", "struck", at=name)
    return None


def catastrophe(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T14.17: armies there must leave, in order of play."""
    play_card(state, seat, action.card, events, action.at)
    state.struck |= 1 << action.at
    if events is not None:
        events.append(Struck(state.board.ids[action.at]))
    armies = [3 * other + army for other in state.order() for army in bits(state.armies_at(other, action.at))]
    state.push(Catastrophe(action.at, tuple(armies)))


def why_not_passage(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T6.3: one neutral territory."""
    illegal = why_not_card(state, seat, "passage")
    if illegal is not None:
        return illegal
    name = state.board.names[action.at]
    if not state.neutral >> action.at & 1:
        return no("T6.3", "not-neutral", at=name)
    if state.struck >> action.at & 1:
        return no("T14.17", "struck", at=name)
    if state.closed() >> action.at & 1:
        return no("T16.1", "outer-valley", at=name)
    frame = activation_of(state)
    here = state.army_at[3 * seat + frame.army] if frame.stage == "march" else -1
    if here >= 0 and not can_end(state, replace(frame, passage=action.at), here, frame.left):
        return no("T6.3", "must-end-there", at=name)
    return None


def passage(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T6.3: until the army's move and fights are over."""
    play_card(state, seat, "passage", events, action.at)
    state.swap(replace(activation_of(state), passage=action.at))


def raids(state: AztecaState, seat: Seat) -> list[AztecaAction]:
    """The territories of enemies, if the card is in hand at all."""
    if not has_card(state, seat, "raid"):
        return []
    actions = state.board.of_kind["raid"]
    enemies = sum([lands for other, lands in enumerate(state.lands) if other != seat])
    return [actions[at] for at in bits(enemies)]


# Ends


def finish(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """The activation is over."""
    state.pop()
    if events is not None:
        events.append(Passed(seat))


def why_not_halt(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T14.3: a move ends on land; T6.3: not in the neutral territory of a Right of passage."""
    frame = activation_of(state)
    at = state.army_at[3 * seat + frame.army]
    if at >= state.board.size:
        return no("T14.3", "on-the-lake")
    if at == frame.passage and state.neutral >> at & 1:
        return no("T6.3", "only-passing", at=state.board.names[at])
    return None


def halt(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T14.3: the move is over; T14.5: now a reorganisation is free again."""
    frame = activation_of(state)
    state.swap(replace(frame, stage="after", can_reorganise=True))
    if events is not None:
        events.append(Passed(seat))


_CARDS = {
    "diversion": Rule(why_not_diversion, diversion, if_held("diversion")),
    "raid": Rule(why_not_raid, raid, raids),
    "flood": Rule(why_not_catastrophe, catastrophe, if_held("flood")),
    "earthquake": Rule(why_not_catastrophe, catastrophe, if_held("earthquake")),
    "ruse": RUSE,
}
_REORGANISE = {"reorganise": Rule(why_not_reorganise, reorganise)}
_PASSAGE = {"passage": Rule(why_not_passage, passage, if_held("passage"))}
WAR_CARDS = {**_CARDS, "done": END_TURN}
READY = {"march": MARCH, **_REORGANISE, **_PASSAGE, **_CARDS, "done": Rule(always, finish)}
ON_MARCH = {"march": MARCH, **_REORGANISE, **_PASSAGE, "done": Rule(why_not_halt, halt)}
AFTER = {**_REORGANISE, **_CARDS, "done": Rule(always, finish)}
REORGANISE = {
    "assign": Rule(why_not_assign, assign, placements, exact=True),
    "done": Rule(why_not_dealt_out, dealt_out),
}
