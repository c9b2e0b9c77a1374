"""T14.9, T14.10, T14.15, T14.18: what a battle brings: sacrifice points, experience, lands and plunder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.core.masks import bits
from anahuac.games.azteca.counters import KNIGHT, RESERVE
from anahuac.games.azteca.events import Passed
from anahuac.games.azteca.frames import Battle, Experience, Retreat
from anahuac.games.azteca.losses import strength
from anahuac.games.azteca.missions import conquer
from anahuac.games.azteca.steps import WAIT, Rule, always, no, with_item
from anahuac.games.azteca.war_events import Drawn, Plundered, Promoted, Won

if TYPE_CHECKING:
    from anahuac.core import Event, Illegal, Seat
    from anahuac.games.azteca.actions import AztecaAction
    from anahuac.games.azteca.state import AztecaState


def settle(state: AztecaState, frame: Battle, result: object, events: list[Event] | None) -> object:
    """T14.9: find out who has won, and give the winner what is due."""
    attack = strength(state, frame.attacker, frame.attackers) + sum(frame.nomads)
    if frame.defender >= 0:
        defence = strength(state, frame.defender, frame.defenders) + frame.joined_count
    else:
        defence = sum(frame.guard) + sum(frame.reinforced) + len(frame.cousins)
    state.pop()
    if not attack and not defence:
        if events is not None:
            events.append(Drawn(state.board.areas[frame.place]))
        if frame.defender < 0:
            drop_reinforcements(state, frame)
    elif attack:
        attacker_wins(state, frame, events)
    else:
        defender_wins(state, frame, events)
    note_ruin(state, frame)
    return None


def attacker_wins(state: AztecaState, frame: Battle, events: list[Event] | None) -> None:
    """T14.9: points for the counters taken; then experience, and the territory."""
    seat = frame.attacker
    reward(state, frame, seat, frame.taken[0], events)
    if frame.kind == "raid":
        conquer(state, -1, frame.place, events)
        return
    if frame.kind == "attack":
        if frame.place in state.homes:
            plunder(state, frame, events)
        else:
            conquer(state, seat, frame.place, events)
    if frame.values != (0, 0):
        state.push(Experience(seat, frame.attackers, 0))


def reward(state: AztecaState, frame: Battle, seat: Seat, taken: int, events: list[Event] | None) -> None:
    """T14.9: the winner turns the counters taken into SP; none on the lake."""
    sacrifices = taken if frame.place < state.board.size else 0
    state.sacrifice(seat, sacrifices)
    if events is not None:
        events.append(Won(seat, sacrifices))


def defender_wins(state: AztecaState, frame: Battle, events: list[Event] | None) -> None:
    """T14.9, T14.10: a player gains points and experience (T14.16: none against nomads); neutrals gain neither."""
    if frame.defender < 0:
        neutrals_win(state, frame, events)
        return
    seat = frame.defender
    reward(state, frame, seat, frame.taken[1], events)
    if frame.kind != "raid":
        assert frame.joined is not None
        groups = frame.defenders | (8 if frame.joined_count else 0)
        state.push(Experience(seat, groups, frame.joined[0]))


def neutrals_win(state: AztecaState, frame: Battle, events: list[Event] | None) -> None:
    """T14.13: reinforcements stay until the end of the round; T14.14: a cousin returns, a warrior as a knight."""
    if events is not None:
        events.append(Won(None, 0))
    drop_reinforcements(state, frame)
    if any(frame.reinforced):
        state.reinforced = tuple(sorted((*state.reinforced, (frame.place, *frame.reinforced))))
    for seat, value in frame.cousins:
        if value == 1:
            promote_one(state, seat, RESERVE, events)


def drop_reinforcements(state: AztecaState, frame: Battle) -> None:
    """T14.13: what stayed from an earlier battle has fought in this one."""
    state.reinforced = tuple([stay for stay in state.reinforced if stay[0] != frame.place])


def plunder(state: AztecaState, frame: Battle, events: list[Event] | None) -> None:
    """T14.15: half the owner's SP, rounded up, and all T; then the victor retreats."""
    seat, rival = frame.attacker, frame.defender
    tribute, sacrifices = state.tribute[rival], (state.sp[rival] + 1) // 2
    t_low, t_high = state.t_bounds[rival]
    s_low, s_high = state.s_bounds[rival]
    state.gain(seat, tribute, t_low, t_high)
    state.tribute = with_item(state.tribute, rival, 0)
    state.t_bounds = with_item(state.t_bounds, rival, (0, 0))
    most = (s_high + 1) // 2
    own_low, own_high = state.s_bounds[seat]
    bounds = with_item(state.s_bounds, seat, (own_low, own_high + most))
    state.s_bounds = with_item(bounds, rival, (max(s_low - most, 0), s_high))
    state.sp = with_item(state.sp, rival, state.sp[rival] - sacrifices)
    state.sp = with_item(state.sp, seat, state.sp[seat] + sacrifices)
    if events is not None:
        events.append(Plundered(seat, rival, tribute, sacrifices))
    state.push(Retreat(seat, frame.place, frame.attackers, "plunder", frame.origin, frame.passage))


def note_ruin(state: AztecaState, frame: Battle) -> None:
    """T14.15: the capital was the last territory, and all units were lost in its defence."""
    seat = frame.defender
    if seat < 0 or frame.kind != "attack" or frame.place != state.homes[seat]:
        return
    lost_all = not state.warriors[seat] and not state.knights[seat] and frame.taken[0]
    if lost_all and state.lands[seat] == 1 << frame.place:
        state.recovering |= 1 << seat


# T14.10


def experience_of(state: AztecaState) -> Experience:
    """The experience on top of the stack."""
    frame = state.stack[-1]
    assert isinstance(frame, Experience)
    return frame


def advance_experience(state: AztecaState, frame: Experience, result: object, events: list[Event] | None) -> object:
    """T14.10: the victor decides, whether there is a warrior left or not."""
    state.to_act = (frame.seat,)
    return WAIT


def why_not_promote(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T14.10: one surviving warrior of the victor."""
    frame = experience_of(state)
    if not frame.groups >> action.group & 1:
        return no("T14.10", "not-in-battle-group")
    here = frame.warriors if action.group == RESERVE else state.fighters[4 * seat + action.group] & 15
    if not here:
        return no("T14.10", "no-such-counter")
    return None


def promote(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T14.10: a warrior becomes a knight; in which army is secret."""
    frame = experience_of(state)
    state.pop()
    promote_one(state, seat, action.group, events)
    for army in bits(frame.groups & 7):
        known = state.known[3 * seat + army]
        if known >= 0:
            state.forget(seat, army, known + 1 if frame.groups.bit_count() == 1 else -1)


def promote_one(state: AztecaState, seat: Seat, group: int, events: list[Event] | None) -> None:
    """A warrior counter is exchanged for a knight."""
    state.add(seat, group, KNIGHT - 1)
    state.count_all(seat, -1, 1)
    if events is not None:
        events.append(Promoted(seat, group))


def keep_warriors(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T14.10: nobody must."""
    state.pop()
    if events is not None:
        events.append(Passed(seat))


EXPERIENCE = {"promote": Rule(why_not_promote, promote), "done": Rule(always, keep_warriors)}
