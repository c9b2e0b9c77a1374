"""T14.6, T14.13, T14.14: before a battle: cards, the reserve, cousins and the mobilisation (T14.7, 1 to 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from anahuac.core.masks import bits
from anahuac.games.azteca.cards import if_held, play_card, why_not_card
from anahuac.games.azteca.chains import chain, cousins_of, leave_needed, waters_of
from anahuac.games.azteca.counters import RESERVE
from anahuac.games.azteca.dice import roll
from anahuac.games.azteca.events import Passed
from anahuac.games.azteca.frames import Battle
from anahuac.games.azteca.material import (
    CITY_GUARD,
    MOBILISED,
    REINFORCEMENTS,
    VALLEY_GUARD,
    VALLEY_MOBILISATION,
)
from anahuac.games.azteca.movement import ask_leave
from anahuac.games.azteca.steps import WAIT, Rule, always, no
from anahuac.games.azteca.war_events import CousinSent, JoinedReserve, Mobilised

if TYPE_CHECKING:
    from anahuac.core import Event, Illegal, Seat
    from anahuac.games.azteca.actions import AztecaAction
    from anahuac.games.azteca.state import AztecaState


def battle_of(state: AztecaState) -> Battle:
    """The battle on top of the stack."""
    frame = state.stack[-1]
    assert isinstance(frame, Battle)
    return frame


def at_cards(state: AztecaState, frame: Battle, result: object, events: list[Event] | None) -> object:
    """T14.7 (1): Reinforcements and Heroic combat: everybody with a card is asked."""
    if frame.asking:
        state.to_act = frame.asking[:1]
        return WAIT
    if frame.defender < 0:
        asking = cousins_of(state, frame.attacker, frame.place)
        state.swap(replace(gather(state, frame), stage="cousins", asking=asking))
    else:
        state.swap(replace(frame, stage="terrain" if frame.kind == "interception" else "chain"))
    return None


def gather(state: AztecaState, frame: Battle) -> Battle:
    """T14.12: the regulars are complete for every battle; T14.13: earlier reinforcements are still there."""
    guard = VALLEY_GUARD if state.board.valleys >> frame.place & 1 else CITY_GUARD
    warriors, knights = frame.reinforced
    for at, more_warriors, more_knights in state.reinforced:
        if at == frame.place:
            warriors, knights = warriors + more_warriors, knights + more_knights
    return replace(frame, guard=guard, reinforced=(warriors, knights))


def at_chain(state: AztecaState, frame: Battle, result: object, events: list[Event] | None) -> object:
    """T14.6: the reserve needs an unbroken chain to the capital, with the leave of those who control its zones."""
    if result is not None:
        bit = 1 << chain_zone(state, frame)
        granted, refused = (bit, 0) if result is True else (0, bit)
        frame = replace(frame, granted=frame.granted | granted, refused=frame.refused | refused)
        state.swap(frame)
    zone = chain_zone(state, frame)
    if zone == CUT_OFF:
        state.swap(replace(frame, stage="terrain" if frame.defenders else "end"))
    elif zone == JOINED:
        state.swap(replace(frame, stage="reserve"))
    else:
        ask_leave(state, state.controller(zone), frame.defender, zone, "reserve", events)
    return None


CUT_OFF = -2
JOINED = -1
"""What `chain_zone` says instead of a zone."""


def chain_zone(state: AztecaState, frame: Battle) -> int:
    """The next zone for which the chain needs leave, or whether it needs none, or cannot be."""
    free, leave = waters_of(state, frame.defender, frame.refused, frame.granted)
    needed = leave_needed(free, leave, lambda zones: bool(chain(state, frame.defender, zones) >> frame.place & 1))
    return CUT_OFF if needed is None else next(bits(needed), JOINED)


def at_reserve(state: AztecaState, frame: Battle, result: object, events: list[Event] | None) -> object:
    """T14.6: the owner says how many counters join, before the attacker tells his strength."""
    state.to_act = (frame.defender,)
    return WAIT


def why_not_join(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T14.6: counters of the reserve; T14.14: a cousin sends one counter."""
    frame = battle_of(state)
    packed = state.fighters[4 * seat + RESERVE]
    here = (packed & 15, packed >> 4)[action.knight]
    if frame.stage == "reserve":
        assert frame.joined is not None
        here -= frame.joined[action.knight]
    if here:
        return None
    return no("T14.6" if frame.stage == "reserve" else "T14.14", "not-in-reserve")


def join(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T14.6: one counter more, in secret."""
    frame = battle_of(state)
    assert frame.joined is not None
    warriors, knights = frame.joined
    joined = (warriors, knights + 1) if action.knight else (warriors + 1, knights)
    state.swap(replace(frame, joined=joined))


def joined(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T14.6: the number is open; T14.18: without army and reserve the territory falls without a fight."""
    frame = battle_of(state)
    assert frame.joined is not None
    count = sum(frame.joined)
    state.swap(replace(frame, joined_count=count, stage="terrain" if count or frame.defenders else "end"))
    if events is not None:
        events.append(JoinedReserve(seat, count, *frame.joined))


def at_cousins(state: AztecaState, frame: Battle, result: object, events: list[Event] | None) -> object:
    """T14.14: each possible cousin is asked, in order."""
    if frame.asking:
        state.to_act = frame.asking[:1]
        return WAIT
    state.swap(replace(frame, stage="mobilise"))
    return None


def send_cousin(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T14.14: one counter of the reserve; what it is shows in the value of the neutrals."""
    frame = battle_of(state)
    cousins = (*frame.cousins, (seat, 2 if action.knight else 1))
    state.swap(replace(frame, cousins=cousins, asking=frame.asking[1:]))
    if events is not None:
        events.append(CousinSent(seat, "knight" if action.knight else "warrior"))


def pass_asked(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """The next one is asked."""
    frame = battle_of(state)
    state.swap(replace(frame, asking=frame.asking[1:]))
    if events is not None:
        events.append(Passed(seat))


def at_mobilise(state: AztecaState, frame: Battle, result: object, events: list[Event] | None) -> object:
    """T14.13: the player left of the attacker rolls; T10.3: not for a territory that was spied on."""
    if state.spied >> frame.place & 1:
        state.swap(replace(frame, stage="terrain"))
        return None
    state.swap(replace(frame, stage="mobilised"))
    roll(state, left_of(state, frame.attacker), ("white",), events)
    return None


def left_of(state: AztecaState, seat: Seat) -> Seat:
    """T14.12: the next player clockwise rolls for the neutrals."""
    return (seat + 1) % state.seats


def at_mobilised(state: AztecaState, frame: Battle, result: Any, events: list[Event] | None) -> object:
    """T14.13: 1 more in outer valleys; gone after the battle."""
    bonus = VALLEY_MOBILISATION if state.board.valleys >> frame.place & 1 else 0
    warriors, knights = MOBILISED[result[0] + bonus]
    if events is not None:
        events.append(Mobilised(warriors, knights))
    guard = (frame.guard[0] + warriors, frame.guard[1] + knights)
    state.swap(replace(frame, guard=guard, stage="terrain"))
    return None


def why_not_heroic(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T6.3: the card must be in hand."""
    return why_not_card(state, seat, "heroic")


def heroic(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T6.3: nobody may retreat from this battle."""
    play_card(state, seat, "heroic", events, battle_of(state).place)
    frame = battle_of(state)
    state.swap(replace(frame, heroic=True, asking=still_asked(state, frame)))


def still_asked(state: AztecaState, frame: Battle) -> tuple[int, ...]:
    """A player who has played a card may play another, as long as one is in hand."""
    first, *rest = frame.asking
    return frame.asking if state.hands[first] else tuple(rest)


def why_not_reinforcements(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T6.3: for an attacked neutral territory."""
    illegal = why_not_card(state, seat, "reinforcements")
    if illegal is None and battle_of(state).defender >= 0:
        return no("T6.3", "neutral-only")
    return illegal


def reinforcements(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T14.13: announced before the roll."""
    play_card(state, seat, "reinforcements", events, battle_of(state).place)
    frame = battle_of(state)
    force = (frame.reinforced[0] + REINFORCEMENTS[0], frame.reinforced[1] + REINFORCEMENTS[1])
    state.swap(replace(frame, reinforced=force, asking=still_asked(state, frame)))


BATTLE_CARDS = {
    "heroic": Rule(why_not_heroic, heroic, if_held("heroic")),
    "reinforcements": Rule(why_not_reinforcements, reinforcements, if_held("reinforcements")),
    "done": Rule(always, pass_asked),
}
BATTLE_RESERVE = {"join": Rule(why_not_join, join), "done": Rule(always, joined)}
BATTLE_COUSINS = {"join": Rule(why_not_join, send_cousin), "done": Rule(always, pass_asked)}
