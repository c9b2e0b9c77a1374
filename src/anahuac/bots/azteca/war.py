"""T14.2, T14.3, T14.5: which army goes where, and how counters are dealt out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.bots.azteca.odds import behind_terrain, stakes
from anahuac.core.masks import bits
from anahuac.games.azteca.battle import has_terrain_die
from anahuac.games.azteca.counters import COUNT, KNIGHT, RESERVE
from anahuac.games.azteca.frames import Activation, Battle, Reorganise
from anahuac.games.azteca.material import ARMY_SIZE
from anahuac.games.azteca.odds import Line, guards
from anahuac.games.azteca.war import groups_at

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anahuac.bots.azteca.sight import Scored, Sight
    from anahuac.games.azteca.actions import AztecaAction


GRAIN = 0.2
"""Prizes are rounded to this, so that the odds of a battle need not be worked out again for every small difference."""


def rounded(worth: float) -> float:
    """Round a worth, for the table of battles."""
    return round(worth / GRAIN) * GRAIN


# What an attack is worth


def battle_worth(sight: Sight, force: Line, defence: Line, prize: float, die: bool, may_stop: bool = True) -> float:
    """What it is worth to attack with a force: the prize and its points against the fighters that fall."""
    price = rounded(sight.tribute * sight.weights["blood"])
    worth = rounded(prize + len(defence))
    if die:
        return behind_terrain(force, defence, worth, price, may_stop)
    return stakes(force, defence, worth, price, may_stop)


def attack(sight: Sight, force: Line, place: int, origin: int) -> float:
    """What it is worth to attack a territory that is not one's own."""
    if not force:
        return -1.0
    state = sight.state
    owner = state.owner(place)
    die = has_terrain_die(state, Battle("attack", place, origin, sight.seat, owner, 0, 0))
    if owner < 0:
        valley, spied = bool(sight.board.valleys >> place & 1), bool(state.spied >> place & 1)
        more = reinforcement(sight, place)
        prize = sight.land(place) + sight.weights["experience"]
        return sum(
            [chance * battle_worth(sight, force, guard + more, prize, die) for chance, guard in guards(valley, spied)]
        )
    return attack_rival(sight, force, place, die)


def reinforcement(sight: Sight, place: int) -> Line:
    """T14.13: reinforcements that stayed from an earlier battle."""
    for at, warriors, knights in sight.state.reinforced:
        if at == place:
            return (1,) * warriors + (2,) * knights
    return ()


def attack_rival(sight: Sight, force: Line, place: int, die: bool) -> float:
    """T14.15, T14.18: the land or the plunder, what the rival loses, and whoever may defend it."""
    state = sight.state
    owner = state.owner(place)
    rivalry = sight.rivals[owner]
    armies = state.armies_at(owner, place)
    defence = tuple(sorted([value for army in bits(armies) for value in sight.forces[4 * owner + army]]))
    reserve = sight.forces[4 * owner + RESERVE]
    if place in state.homes:
        prize = sight.plunder(owner) * (1 + rivalry)
        defence = tuple(sorted(defence + reserve))
    else:
        prize = sight.land(place) * (1 + rivalry)
        if sight.linked(owner) >> place & 1:
            defence = tuple(sorted(defence + reserve))
    if not defence:
        return prize
    worth = battle_worth(sight, force, defence, prize, die)
    return worth - sight.reluctance(owner)


# Marching


def ready(sight: Sight, options: Sequence[AztecaAction]) -> Scored:
    """T14.2: the best move of any army; T14.5: first the counters where they are needed."""
    frame = sight.state.stack[-1]
    assert isinstance(frame, Activation)
    found = after(sight, options)
    steps = [action for action in options if action.kind == "march"]
    for army in sorted({action.group for action in steps}):
        gains = first_steps(sight, army, frame)
        found += [(gains[action.at], action) for action in steps if action.group == army and action.at in gains]
    return found or [(0.0, options[0])]


def first_steps(sight: Sight, army: int, frame: Activation) -> dict[int, float]:
    """The areas that an army can enter next, each with how much better than staying its best goal is."""
    state, seat = sight.state, sight.seat
    start = state.army_at[3 * seat + army]
    force = sight.forces[4 * seat + army]
    stay = standing(sight, army, start)
    ways = sight.reach(seat, start, frame.left, frame.passage)
    gains: dict[int, float] = {}
    for goal, origin in ways.items():
        if goal >= sight.board.size or goal == start:
            continue
        if sight.own >> goal & 1:
            worth = standing(sight, army, goal)
        elif goal == frame.passage and state.owner(goal) < 0:
            continue
        else:
            worth = attack(sight, force, goal, origin)
        step, before = goal, origin
        while before != start:
            step, before = before, ways[before]
        gains[step] = max(gains.get(step, worth - stay), worth - stay)
    return gains


def standing(sight: Sight, army: int, at: int) -> float:
    """What it is worth to have an army somewhere at the end of a move."""
    state, weights = sight.state, sight.weights
    if at >= sight.board.size:
        return -1.0
    size = sight.size(army)
    worth = 0.0
    if at == sight.home:
        worth += weights["refill"] * (ARMY_SIZE - size)
        worth += guarding(sight, army)
    targets = state.neighbours(at) & ~sight.own & ~state.closed()
    if targets and size > 1:
        worth += weights["front"] * max([sight.land(target) for target in bits(targets)]) * (size - 1) / 3
    return worth


def guarding(sight: Sight, army: int) -> float:
    """How much safer the capital is with an army in it."""
    if not sight.features.guard or not sight.raiders:
        return 0.0
    with_it, without = list(sight.garrison), list(sight.garrison)
    force = sight.forces[4 * sight.seat + army]
    if sight.state.army_at[3 * sight.seat + army] == sight.home:
        for value in force:
            without.remove(value)
    else:
        with_it += force
    return (sight.risk(tuple(sorted(without))) - sight.risk(tuple(sorted(with_it)))) * sight.booty


def after(sight: Sight, options: Sequence[AztecaAction]) -> Scored:
    """T14.5: put the counters where they are needed, or stop."""
    found: Scored = []
    for action in options:
        if action.kind == "reorganise":
            found.append((regrouping(sight, action.group), action))
        elif action.kind == "done":
            found.append((0.0, action))
    return found


# Dealing out counters

Deal = dict[int, int]
"""Counters of each group, packed as in the state."""


def dealt(sight: Sight, groups: int, warriors: int, knights: int) -> Deal:
    """How counters should be divided: armies that still move get the best, the reserve what the capital needs."""
    state, seat = sight.state, sight.seat
    armies = list(bits(groups & 7))
    has_reserve = bool(groups >> RESERVE & 1)
    movers = [army for army in armies if not state.moved >> 3 * seat + army & 1]
    if not has_reserve:
        movers = movers or armies
    deal: Deal = dict.fromkeys(armies, 0)
    if has_reserve:
        deal[RESERVE] = 0
    left = [warriors, knights]

    def put(group: int, count: int, knights_first: bool) -> None:
        for _ in range(count):
            if COUNT[deal[group]] >= ARMY_SIZE or not sum(left):
                return
            knight = bool(left[1]) and (knights_first or not left[0])
            left[knight] -= 1
            deal[group] += KNIGHT if knight else 1

    for army in armies:
        put(army, 1, knights_first=False)
    if has_reserve:
        quota = round(sight.weights["quota"]) if movers else ARMY_SIZE
        put(RESERVE, quota, knights_first=not movers)
    for army in movers:
        put(army, ARMY_SIZE, knights_first=True)
    if has_reserve:
        put(RESERVE, ARMY_SIZE, knights_first=True)
    for army in armies:
        put(army, ARMY_SIZE, knights_first=True)
    return deal


def regrouping(sight: Sight, army: int) -> float:
    """T14.5: what it is worth to deal out anew: the counters that change their place."""
    state, seat = sight.state, sight.seat
    groups = groups_at(state, seat, army)
    packed = {group: state.fighters[4 * seat + group] for group in bits(groups)}
    warriors = sum(p & 15 for p in packed.values())
    knights = sum(p >> 4 for p in packed.values())
    wanted = dealt(sight, groups, warriors, knights)
    better = sum(max(0, COUNT[wanted[group]] - COUNT[packed[group]]) for group in packed)
    stronger = sum(max(0, (wanted[group] >> 4) - (packed[group] >> 4)) for group in packed)
    return sight.weights["regroup"] * (better + 0.5 * stronger) - 0.1 if better + stronger else -0.1


def reorganise(sight: Sight, options: Sequence[AztecaAction]) -> Scored:
    """T14.5: one counter after the other goes where it is missing."""
    frame = sight.state.stack[-1]
    assert isinstance(frame, Reorganise)
    assert frame.pool is not None
    state, seat = sight.state, sight.seat
    packed = {group: state.fighters[4 * seat + group] for group in bits(frame.groups)}
    warriors = sum(p & 15 for p in packed.values()) + frame.pool[0]
    knights = sum(p >> 4 for p in packed.values()) + frame.pool[1]
    wanted = dealt(sight, frame.groups, warriors, knights)
    found: Scored = []
    for action in options:
        if action.kind == "done":
            found.append((0.0, action))
            continue
        have, want = packed[action.group], wanted[action.group]
        missing = (want >> 4) - (have >> 4) if action.knight else (want & 15) - (have & 15)
        found.append((float(missing), action))
    return found
