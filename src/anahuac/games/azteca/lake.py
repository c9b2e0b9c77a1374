"""T11: phase 6. Ships move, fight and control the zones of the lake."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from anahuac.core import Player
from anahuac.core.masks import bits
from anahuac.games.azteca.cards import RUSE, if_held, play_card, why_not_card
from anahuac.games.azteca.counters import SHIP
from anahuac.games.azteca.dice import lances, roll
from anahuac.games.azteca.events import Engaged, Passed, Sailed, ShipsWithdrew, Sunk
from anahuac.games.azteca.frames import LakeBattle
from anahuac.games.azteca.material import ZONES
from anahuac.games.azteca.steps import WAIT, Rule, always, no, with_item
from anahuac.games.azteca.turns import END_TURN, note, turn_of

if TYPE_CHECKING:
    from anahuac.core import Event, Illegal, Seat
    from anahuac.games.azteca.actions import AztecaAction
    from anahuac.games.azteca.state import AztecaState

BITS = 3
"""The note of a sailing turn has three bits a zone: the ships that arrived there in this turn."""
SOME = (1 << BITS) - 1


def add_ships(state: AztecaState, seat: Seat, zone: int, count: int) -> None:
    """Put ships into a zone, or take them out."""
    at = ZONES * seat + zone
    state.ships = with_item(state.ships, at, state.ships[at] + count)


def why_not_sail(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T11.1: each ship once, to an adjacent zone."""
    arrived = turn_of(state).note >> BITS * action.at & SOME
    name = state.board.called[state.board.size + action.at]
    if not state.ships_at(seat, action.at):
        return no("T11.1", "no-ship", at=name)
    if state.ships_at(seat, action.at) <= arrived:
        return no("T11.1", "ship-moved", at=name)
    return None


def sail(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T11.1: one ship moves."""
    add_ships(state, seat, action.at, -1)
    add_ships(state, seat, action.number, 1)
    note(state, turn_of(state).note + (1 << BITS * action.number))
    if events is not None:
        zones = state.board.zone_ids
        events.append(Sailed(seat, zones[action.at], zones[action.number]))


def why_not_engage(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T11.2: one other player in each zone where both have ships."""
    rival, zone = action.number, action.at
    name = state.board.called[state.board.size + zone]
    if rival >= state.seats or rival == seat:
        return no("T11.2", "no-rival")
    if turn_of(state).note >> zone & 1:
        return no("T11.2", "zone-attacked", at=name)
    if not state.ships_at(seat, zone) or not state.ships_at(rival, zone):
        return no("T11.2", "no-ships-there", at=name)
    return None


def engage(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T11.2: a lake battle begins; before its first round Chalchiuhtlicue may help."""
    note(state, turn_of(state).note | 1 << action.at)
    rival = action.number
    sides = {seat, rival}
    asking = [other for other in state.holders("chalchiuhtlicue") if other in sides or state.options.big_deal]
    state.push(LakeBattle(action.at, seat, rival, "cards", tuple(asking)))
    if events is not None:
        events.append(Engaged(seat, rival, state.board.zone_ids[action.at]))


def battle_of(state: AztecaState) -> LakeBattle:
    """The battle on top of the stack."""
    frame = state.stack[-1]
    assert isinstance(frame, LakeBattle)
    return frame


def staged(frame: LakeBattle, stage: Any, asking: tuple[int, ...] = ()) -> LakeBattle:
    """The battle in another stage."""
    return LakeBattle(frame.zone, frame.attacker, frame.defender, stage, asking, frame.favoured)


def advance_lake(state: AztecaState, frame: LakeBattle, result: Any, events: list[Event] | None) -> object:
    """T11.2: cards, then round after round: dice, losses, withdrawals."""
    if frame.asking:
        state.to_act = frame.asking[:1]
        return WAIT
    if frame.stage == "dice":
        sink(state, frame, result, events)
        return None
    left = [state.ships_at(seat, frame.zone) for seat in (frame.attacker, frame.defender)]
    if not all(left):
        state.pop()
        return None
    state.swap(staged(frame, "dice"))
    roll(state, frame.attacker, colours(frame, *left), events)
    return None


def colours(frame: LakeBattle, attack: int, defence: int) -> tuple[str, ...]:
    """T14.7: more ships roll yellow, fewer red, equal ones red; T6.3: Chalchiuhtlicue's favourite rolls yellow."""
    if frame.favoured >= 0:
        attacks, defends = frame.favoured == frame.attacker, frame.favoured == frame.defender
    else:
        attacks, defends = attack > defence, defence > attack
    return (*(("yellow",) * 2 if attacks else ("red",) * 2), *(("yellow",) * 2 if defends else ("red",) * 2))


def sink(state: AztecaState, frame: LakeBattle, faces: tuple[int, ...], events: list[Event] | None) -> None:
    """T11.2: each lance sinks one ship, both sides at once; then the defender may withdraw, then the attacker."""
    attack, defence = state.ships_at(frame.attacker, frame.zone), state.ships_at(frame.defender, frame.zone)
    dice = colours(frame, attack, defence)
    hits = lances(dice[:2], faces[:2]), lances(dice[2:], faces[2:])
    for seat, ships, hit in ((frame.defender, defence, hits[0]), (frame.attacker, attack, hits[1])):
        lost = min(ships, hit)
        if lost:
            add_ships(state, seat, frame.zone, -lost)
            state.take_from_box(seat, SHIP, -lost)
            if events is not None:
                events.append(Sunk(seat, lost, state.board.zone_ids[frame.zone]))
    asking = [seat for seat in (frame.defender, frame.attacker) if state.ships_at(seat, frame.zone)]
    state.swap(staged(frame, "withdraw", tuple(asking) if len(asking) == 2 else ()))


def why_not_favour(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T6.3: for oneself; T18.2: in a big deal for either side. Only one side can be favoured."""
    frame = battle_of(state)
    illegal = why_not_card(state, seat, "chalchiuhtlicue")
    if illegal is not None:
        return illegal
    if action.number not in (frame.attacker, frame.defender):
        return no("T6.3", "not-in-battle", seat=Player(action.number))
    if action.number != seat and not state.options.big_deal:
        return no("T18.2", "not-for-others")
    if frame.favoured >= 0:
        return no("T6.3", "already-favoured")
    return None


def favour(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T6.3: yellow dice for this side, red ones for the other, all battle long."""
    play_card(state, seat, "chalchiuhtlicue", events, rival=action.number)
    frame = battle_of(state)
    state.swap(LakeBattle(frame.zone, frame.attacker, frame.defender, "cards", (), action.number))


def stay(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """The next one is asked."""
    frame = battle_of(state)
    state.swap(staged(frame, frame.stage, frame.asking[1:]))
    if events is not None:
        events.append(Passed(seat))


def why_not_withdraw(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T11.2: to an adjacent zone."""
    if state.board.waters[battle_of(state).zone] >> action.at & 1:
        return None
    return no("T11.2", "not-adjacent", at=state.board.called[state.board.size + action.at])


def withdraw(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T11.2: all ships go, and the battle is over."""
    frame = battle_of(state)
    count = state.ships_at(seat, frame.zone)
    add_ships(state, seat, frame.zone, -count)
    add_ships(state, seat, action.at, count)
    state.swap(staged(frame, "withdraw"))
    if events is not None:
        zones = state.board.zone_ids
        events.append(ShipsWithdrew(seat, zones[frame.zone], zones[action.at]))


def sailings(state: AztecaState, seat: Seat) -> list[AztecaAction]:
    """The ways out of zones with ships."""
    fleet = state.fleet(seat)
    return [action for action in state.board.of_kind["sail"] if fleet >> action.at & 1]


def engagements(state: AztecaState, seat: Seat) -> list[AztecaAction]:
    """The zones with ships."""
    actions = state.board.of_kind["engage"]
    return [action for zone in bits(state.fleet(seat)) for action in actions[4 * zone : 4 * zone + 4]]


SAIL = {"sail": Rule(why_not_sail, sail, sailings), "ruse": RUSE, "done": END_TURN}
ENGAGE = {"engage": Rule(why_not_engage, engage, engagements), "ruse": RUSE, "done": END_TURN}
LAKE_CARDS = {"chalchiuhtlicue": Rule(why_not_favour, favour, if_held("chalchiuhtlicue")), "done": Rule(always, stay)}
LAKE_WITHDRAW = {"withdraw-ships": Rule(why_not_withdraw, withdraw), "done": Rule(always, stay)}
