"""T11, T18.3: ships, their battles, and who may cross."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.games.azteca.frames import Ferry, LakeBattle, Leave
from anahuac.games.azteca.material import PRICES, ZONES
from anahuac.games.azteca.odds import LANCE, fight

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anahuac.bots.azteca.sight import Scored, Sight
    from anahuac.games.azteca.actions import AztecaAction


def holds(sight: Sight, ships: Sequence[int]) -> float:
    """What a fleet is worth where it lies: the zones it controls, and those it uses."""
    state, seat = sight.state, sight.seat
    worth = 0.0
    for zone, count in enumerate(ships):
        if not count:
            continue
        others = max([state.ships_at(other, zone) for other in range(state.seats) if other != seat])
        if count > others:
            worth += sight.tribute * sight.harvests
            spare = count - others - 1
            worth -= 0.05 * spare
        coast = sight.board.shores[zone]
        worth += 0.1 * bool(coast & sight.own) + 0.1 * bool(coast & ~sight.own & state.neutral)
    return worth


def fleet_of(sight: Sight) -> list[int]:
    """The own ships by zone."""
    first = ZONES * sight.seat
    return list(sight.state.ships[first : first + ZONES])


def sail(sight: Sight, options: Sequence[AztecaAction]) -> Scored:
    """T11.1: to zones that one ship more would control."""
    now = fleet_of(sight)
    before = holds(sight, now)
    found: Scored = []
    for action in options:
        if action.kind == "done":
            found.append((0.0, action))
        elif action.kind == "sail":
            moved = list(now)
            moved[action.at] -= 1
            moved[action.number] += 1
            found.append((holds(sight, moved) - before - 0.15, action))
    return found


def engage(sight: Sight, options: Sequence[AztecaAction]) -> Scored:
    """T11.2: where one has more ships and a rival's control to break."""
    state, seat = sight.state, sight.seat
    found: Scored = []
    for action in options:
        if action.kind == "done":
            found.append((0.0, action))
        elif action.kind == "engage":
            own, other = state.ships_at(seat, action.at), state.ships_at(action.number, action.at)
            odds = fight((1,) * own, (1,) * other)
            rivalry = sight.rivals[action.number]
            ship = PRICES["ship"] * sight.tribute
            control = sight.tribute * sight.harvests
            gain = odds.win * control * (1 + rivalry) + odds.killed * ship * rivalry
            found.append((gain - odds.lost * ship - (1 - odds.win) * control * 0.5 - 0.2, action))
    return found


def favour(sight: Sight, options: Sequence[AztecaAction]) -> Scored:
    """T6.3: Chalchiuhtlicue for oneself, unless the dice are good without her."""
    frame = sight.state.stack[-1]
    assert isinstance(frame, LakeBattle)
    state, seat = sight.state, sight.seat
    rival = frame.defender if seat == frame.attacker else frame.attacker
    found: Scored = []
    for action in options:
        if action.kind == "done":
            found.append((0.0, action))
        elif action.number == seat:
            own, other = state.ships_at(seat, frame.zone), state.ships_at(rival, frame.zone)
            better = (LANCE["yellow"] - LANCE["red"]) * 2 * (1 if own == other else 2 if own < other else 0)
            worth = better * (PRICES["ship"] * sight.tribute + 0.5 * sight.tribute * sight.harvests)
            found.append((worth - 0.5 * sight.weights["card-chalchiuhtlicue"], action))
    return found


def withdraw(sight: Sight, options: Sequence[AztecaAction]) -> Scored:
    """T11.2: away when the enemy has more ships."""
    frame = sight.state.stack[-1]
    assert isinstance(frame, LakeBattle)
    state, seat = sight.state, sight.seat
    rival = frame.defender if seat == frame.attacker else frame.attacker
    own, other = state.ships_at(seat, frame.zone), state.ships_at(rival, frame.zone)
    fight_on = (own - other) * 1.0 + 0.1
    if frame.favoured >= 0:
        fight_on += 1.0 if frame.favoured == seat else -1.0
    now = fleet_of(sight)
    found: Scored = []
    for action in options:
        if action.kind == "done":
            found.append((fight_on, action))
        else:
            moved = list(now)
            moved[frame.zone] = 0
            moved[action.at] += own
            found.append((0.2 * holds(sight, moved) - 0.3, action))
    return found


def leave(sight: Sight, options: Sequence[AztecaAction]) -> Scored:
    """T11.3: let reserves and retreats cross, unless they are of the strongest rival; refuse everything else."""
    frame = sight.state.stack[-1]
    assert isinstance(frame, Leave)
    best = max(range(sight.state.seats), key=lambda seat: (seat != sight.seat, sight.standing[seat]))
    yes = -0.5
    if frame.purpose in ("reserve", "retreat") and frame.asker != best:
        yes = 0.3
    return [(yes if action.kind == "yes" else 0.0, action) for action in options]


def carry(sight: Sight, options: Sequence[AztecaAction]) -> Scored:
    """T18.3: for a good price, and not the strongest rival."""
    frame = sight.state.stack[-1]
    assert isinstance(frame, Ferry)
    cost = sight.weights["ferry"] * (0.5 + sight.rivals[frame.seat])
    found: Scored = []
    for action in options:
        if action.kind == "done":
            found.append((0.0, action))
        else:
            accepted = 1 - 0.2 * action.number
            found.append((accepted * (action.number * sight.tribute - cost), action))
    return found


def fare(sight: Sight, options: Sequence[AztecaAction]) -> Scored:
    """T18.3: a crossing is worth about as much as what lies behind it."""
    frame = sight.state.stack[-1]
    assert isinstance(frame, Ferry)
    shores = [at for at in range(sight.board.size) if sight.board.shores[frame.zone] & ~sight.own & 1 << at]
    best = max([sight.land(at) for at in shores], default=0.0)
    yes = 0.4 * best - frame.fare * sight.tribute
    return [(yes if action.kind == "yes" else 0.0, action) for action in options]
