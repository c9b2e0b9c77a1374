"""T14.4 to T14.11: decisions in and around a battle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.bots.azteca.odds import stakes
from anahuac.bots.azteca.war import battle_worth, rounded
from anahuac.core.masks import bits
from anahuac.games.azteca.battle import has_terrain_die
from anahuac.games.azteca.counters import RESERVE, unpacked
from anahuac.games.azteca.frames import Battle, Entering, Losses, Retreat
from anahuac.games.azteca.material import ARMY_SIZE, REINFORCEMENTS
from anahuac.games.azteca.odds import Line, fight, guards, line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anahuac.bots.azteca.sight import Scored, Sight
    from anahuac.core import Seat
    from anahuac.games.azteca.actions import AztecaAction


def battle_of(sight: Sight) -> Battle:
    """The battle that is going on."""
    return next(frame for frame in reversed(sight.state.stack) if isinstance(frame, Battle))


def attackers(sight: Sight, frame: Battle) -> Line:
    """The counters that attack, as far as this seat can tell."""
    if frame.kind == "raid":
        return line(*frame.nomads)
    groups = [sight.forces[4 * frame.attacker + army] for army in bits(frame.attackers)]
    return told(groups, frame.values[0] if frame.attacker != sight.seat else 0)


def defenders(sight: Sight, frame: Battle) -> Line:
    """The counters that defend, as far as this seat can tell."""
    if frame.defender < 0:
        cousins = tuple([value for _, value in frame.cousins])
        return line(*frame.guard) + line(*frame.reinforced) + cousins
    groups = [sight.forces[4 * frame.defender + army] for army in bits(frame.defenders)]
    if frame.defender == sight.seat:
        assert frame.joined is not None
        return told([*groups, line(*frame.joined)], 0)
    reserve = sight.forces[4 * frame.defender + RESERVE][-frame.joined_count :] if frame.joined_count else ()
    return told([*groups, reserve], frame.values[1])


def told(groups: Sequence[Line], value: int) -> Line:
    """Put groups together; if a value was announced, as many warriors and knights as fit it."""
    together = tuple(sorted([counter for group in groups for counter in group]))
    if not value or sum(together) == value:
        return together
    size = min(max(len(together), (value + 1) // 2), value)
    return line(2 * size - value, value - size)


def prize_of(sight: Sight, frame: Battle, seat: Seat) -> float:
    """What a side gains besides points if it wins rather than goes: the land, or that nobody plunders."""
    if frame.kind == "interception":
        return 0.0
    place = frame.place
    rival = frame.defender if seat == frame.attacker else frame.attacker
    if frame.defender >= 0 and place == sight.state.homes[frame.defender]:
        if seat == sight.seat == frame.defender:
            return sight.booty * (1 + sight.rivals[rival])
        return sight.plunder(frame.defender)
    worth = sight.land(place)
    return worth * (1 + sight.rivals[rival]) if rival >= 0 else worth


# Gathering


def reserve(sight: Sight, options: Sequence[AztecaAction]) -> Scored:
    """T14.6: as many counters of the reserve as make the defence worth most."""
    frame = battle_of(sight)
    assert frame.joined is not None
    best = best_reserve(sight, frame)
    found: Scored = []
    for action in options:
        if action.kind == "done":
            found.append((0.0, action))
        else:
            missing = best[action.knight] - frame.joined[action.knight]
            found.append((0.5 if missing > 0 else -0.5, action))
    return found


def best_reserve(sight: Sight, frame: Battle) -> tuple[int, int]:
    """Warriors and knights of the reserve that should defend."""
    seat = sight.seat
    warriors, knights = unpacked(sight.state.fighters[4 * seat + RESERVE])
    armies = tuple([value for army in bits(frame.defenders) for value in sight.forces[4 * seat + army]])
    attack = attackers(sight, frame)
    die = has_terrain_die(sight.state, frame)
    price = rounded(sight.tribute * sight.weights["blood"])
    prize = rounded(prize_of(sight, frame, seat) + len(attack))
    capital = frame.place == sight.home
    best, choice = 0.0, (0, 0)
    for more_warriors in range(warriors + 1):
        for more_knights in range(knights + 1):
            defence = tuple(sorted(armies + line(more_warriors, more_knights)))
            if not defence:
                continue
            worth = defence_worth(defence, attack, die, prize, price, not capital)
            if worth > best + 0.01 or (not sum(choice) and armies and worth == best):
                best, choice = worth, (more_warriors, more_knights)
    return choice


def defence_worth(defence: Line, attack: Line, die: bool, prize: float, price: float, may_stop: bool) -> float:
    """What a defence is worth, with half a chance of one attacker less if there is a terrain die."""
    worth = stakes(defence, attack, prize, price, may_stop)
    if not die:
        return worth
    return (worth + stakes(defence, attack[1:], prize, price, may_stop)) / 2


def cousins(sight: Sight, options: Sequence[AztecaAction]) -> Scored:
    """T14.14: a counter for the neutrals, if it is likely to stop a rival and to come back."""
    frame = battle_of(sight)
    attack = attackers(sight, frame)
    valley = bool(sight.board.valleys >> frame.place & 1)
    spied = bool(sight.state.spied >> frame.place & 1)
    stop = (sight.land(frame.place) + 2) * sight.rivals[frame.attacker]
    before = after = 0.0
    others = tuple([value for _, value in frame.cousins])
    for chance, guard in guards(valley, spied):
        defence = guard + line(*frame.reinforced) + others
        before += chance * fight(attack, defence).win
        after += chance * fight(attack, (*defence, 1)).win
    worth = (before - after) * stop + (1 - after) * sight.tribute
    worth -= after * (sight.tribute + sight.rivals[frame.attacker]) + sight.weights["cousin"]
    if sight.size(RESERVE) < 2:
        worth -= 1.0
    return [(0.0 if action.kind == "done" else worth - 0.5 * action.knight, action) for action in options]


# Losses, retreats, experience


def losses(sight: Sight, options: Sequence[AztecaAction]) -> Scored:
    """T14.7: warriors before knights; an army's last counter only if it must be, for its general falls with it."""
    frame = sight.state.stack[-1]
    assert isinstance(frame, Losses)
    chosen = frame.chosen[frame.seats.index(sight.seat)] or ()
    found: Scored = []
    for action in options:
        left = sight.size(action.group) - sum(choice & 3 == action.group for choice in chosen)
        worth = -2.0 if action.knight else -1.0
        if action.group != RESERVE and left == 1:
            worth -= 2.5
        found.append((worth + 0.1 * left, action))
    return found


def retreat(sight: Sight, options: Sequence[AztecaAction]) -> Scored:
    """T14.11: stay as long as the fight is worth more than what would be lost."""
    frame = sight.state.stack[-1]
    assert isinstance(frame, Retreat)
    stay = 0.0
    if frame.why == "round":
        stay = staying(sight, battle_of(sight))
    found: Scored = []
    for action in options:
        if action.kind == "done":
            found.append((stay, action))
        elif action.kind == "withdraw":
            found.append((0.05, action))
        else:
            found.append((refuge(sight, action.at), action))
    return found


def staying(sight: Sight, frame: Battle) -> float:
    """What it is worth to fight on, against going now."""
    own, other = attackers(sight, frame), defenders(sight, frame)
    rival = frame.defender
    if sight.seat == frame.defender:
        own, other, rival = other, own, frame.attacker
    taken = frame.taken[sight.seat == frame.defender]
    prize = prize_of(sight, frame, sight.seat) + taken + len(other)
    if rival >= 0:
        prize += frame.taken[sight.seat == frame.attacker] * sight.rivals[rival]
    price = rounded(sight.tribute * sight.weights["blood"])
    return stakes(own, other, rounded(prize), price, True)


def refuge(sight: Sight, at: int) -> float:
    """Where an army goes when it must: home if it needs counters, else where it is next to something to win."""
    near = sight.state.neighbours(at) & ~sight.own
    return 0.02 * near.bit_count() + (0.2 if at == sight.home else 0.0)


def experience(sight: Sight, options: Sequence[AztecaAction]) -> Scored:
    """T14.10: a knight is better than a warrior; best in the smallest army."""
    return [
        (0.0 if action.kind == "done" else 1.0 + 0.1 * (ARMY_SIZE - sight.size(action.group)), action)
        for action in options
    ]


def intercept(sight: Sight, options: Sequence[AztecaAction]) -> Scored:
    """T14.4: strike an army on its way when the odds are good, most when it comes for one's own."""
    frame = sight.state.stack[-1]
    assert isinstance(frame, Entering)
    state, seat = sight.state, sight.seat
    enemies = state.armies_at(frame.seat, frame.place)
    defence = tuple(sorted([value for army in bits(enemies) for value in sight.forces[4 * frame.seat + army]]))
    found: Scored = []
    for action in options:
        if action.kind == "done":
            found.append((0.0, action))
            continue
        origin = state.army_at[3 * seat + action.group]
        prize = sum(defence) * sight.tribute * sight.rivals[frame.seat]
        if frame.place < sight.board.size and sight.own >> frame.place & 1:
            prize += sight.booty if frame.place == sight.home else sight.land(frame.place)
        die = has_terrain_die(state, Battle("interception", frame.place, origin, seat, frame.seat, 0, 0))
        worth = battle_worth(sight, sight.forces[4 * seat + action.group], defence, prize, die)
        found.append((worth - sight.weights["ambush"], action))
    return found


def battle_cards(sight: Sight, options: Sequence[AztecaAction]) -> Scored:
    """T6.3: Reinforcements against a rival; Heroic combat for the side that is winning."""
    frame = battle_of(sight)
    found: Scored = []
    for action in options:
        if action.kind == "done":
            found.append((0.0, action))
        elif not sight.features.cards:
            continue
        elif action.kind == "reinforcements":
            found.append((stopping(sight, frame), action))
        elif action.kind == "heroic":
            found.append((holding(sight, frame), action))
    return found


def stopping(sight: Sight, frame: Battle) -> float:
    """What it is worth to reinforce the neutrals against an attack."""
    if frame.attacker == sight.seat or any(frame.reinforced):
        return -1.0
    attack = attackers(sight, frame)
    valley = bool(sight.board.valleys >> frame.place & 1)
    spied = bool(sight.state.spied >> frame.place & 1)
    drop = 0.0
    for chance, guard in guards(valley, spied):
        stronger = guard + line(*REINFORCEMENTS)
        drop += chance * (fight(attack, guard).win - fight(attack, stronger).win)
    worth = drop * (sight.land(frame.place) + 3) * sight.rivals[frame.attacker]
    return worth - sight.weights["card-reinforcements"]


def holding(sight: Sight, frame: Battle) -> float:
    """What it is worth that nobody can retreat: for a side that will win."""
    if sight.seat not in (frame.attacker, frame.defender) or frame.defender < 0 or frame.heroic:
        return -1.0
    own, other = attackers(sight, frame), defenders(sight, frame)
    if frame.defender == sight.seat:
        own, other = other + sight.forces[4 * sight.seat + RESERVE], own
    elif not other:
        other = sight.forces[4 * frame.defender + RESERVE]
    if not own or not other:
        return -1.0
    win = fight(tuple(sorted(own)), other).win
    return (win - 0.65) * len(other) - sight.weights["card-heroic"] * 0.5
