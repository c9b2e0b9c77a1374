"""T6: when to play which card, and which ones to keep."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.bots.azteca.battle import attackers, defenders, prize_of
from anahuac.bots.azteca.odds import stakes
from anahuac.bots.azteca.war import attack, rounded
from anahuac.games.azteca.counters import RESERVE
from anahuac.games.azteca.dice import is_lance
from anahuac.games.azteca.frames import Activation, Battle, Deed, Deeds, LakeBattle, Roll, Round, Ruse, Spell
from anahuac.games.azteca.material import NOMADS, UNDERWORLD
from anahuac.games.azteca.odds import LANCE, Line, fight, line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anahuac.bots.azteca.sight import Scored, Sight
    from anahuac.games.azteca.actions import AztecaAction


def keeping(sight: Sight, card: str) -> float:
    """What a card in hand is worth."""
    return sight.weights[f"card-{card}"]


def discards(sight: Sight, options: Sequence[AztecaAction]) -> Scored:
    """T6.1: two cards are drawn in any case, so nothing goes before it must; then the worst."""
    return [(0.0 if action.kind == "done" else -keeping(sight, action.card), action) for action in options]


def take_away(sight: Sight, options: Sequence[AztecaAction]) -> Scored:
    """T6.3: the best card of the hand that was seen."""
    frame = sight.state.stack[-1]
    assert isinstance(frame, Ruse)
    return [(keeping(sight, action.card), action) for action in options]


def ruse(sight: Sight, action: AztecaAction) -> float:
    """T6.3: take a card from the strongest rival, when the hand is full anyway or the end is near."""
    size = len(sight.state.hands[sight.seat])
    spare = 0.3 if size >= 4 or sight.rounds < 1 else 0.0
    cards = len(sight.state.hands[action.number])
    return sight.rivals[action.number] * (0.5 + 0.2 * cards) + spare - keeping(sight, "ruse")


# Phase 2


def insubordination(sight: Sight, action: AztecaAction) -> float:
    """T6.3: the richest territory of the strongest rival."""
    owner = sight.state.owner(action.at)
    if owner in (-1, sight.seat) or sight.state.barren >> action.at & 1:
        return -1.0
    state = sight.state
    yields = state.population[action.at] + (state.assimilated >> action.at & 1) + sight.tribute
    if sight.board.valleys >> action.at & 1:
        yields = 1 + 2 * sight.tribute
    return yields * sight.rivals[owner] - 0.3 * keeping(sight, "insubordination")


def tlaloc(sight: Sight, action: AztecaAction) -> float:
    """T6.3: tribute is good at any time."""
    return 3.5 * sight.tribute


# Phase 5


def submission(sight: Sight, action: AztecaAction) -> float:
    """T6.3: the best neutral city, one time in three."""
    near = 1.0 if sight.state.neighbours(action.at) & sight.own else sight.weights["remote"]
    return LANCE["red"] * sight.land(action.at) * near


def fury(sight: Sight, action: AztecaAction) -> float:
    """T6.3: an enemy expedition is lost."""
    return 2.7 * sight.tribute * sight.rivals[action.number] + 0.05


def assassination(sight: Sight, action: AztecaAction) -> float:
    """T6.3: a costly mission of a rival, or one against oneself."""
    seat, kind, at = sight.state.missions[action.number]
    if seat == sight.seat:
        return -1.0
    if kind == "rebel":
        victim = sight.state.owner(at)
        worth = sight.land(at) if victim == sight.seat else 0.0
    elif kind == "assimilate":
        worth = sight.harvests * sight.rivals[seat]
    elif kind == "spy":
        worth = 0.5 * sight.rivals[seat]
    else:
        worth = sight.land(at) * sight.rivals[seat]
    return LANCE["red"] * worth - 0.2 * keeping(sight, "assassination")


# Phase 7


def raid(sight: Sight, action: AztecaAction) -> float:
    """T14.16: nomads against the reserve, best where it cannot come."""
    state = sight.state
    owner = state.owner(action.at)
    loss = sight.land(action.at) * sight.rivals[owner]
    if not sight.linked(owner) >> action.at & 1:
        return loss
    reserve = sight.forces[4 * owner + RESERVE]
    odds = fight(line(*NOMADS), reserve)
    defended = odds.win * (loss + len(reserve)) - (1 - odds.win - odds.draw) * 3 * sight.rivals[owner]
    return max(defended, 0.0) - 0.2 * keeping(sight, "raid") if reserve else loss


def diversion(sight: Sight, action: AztecaAction) -> float:
    """T6.3: one more move for the strongest army, if there is something to attack."""
    state, seat = sight.state, sight.seat
    best = 0.0
    for army, at in enumerate(state.army_places(seat)):
        force = sight.forces[4 * seat + army]
        if at < 0 or len(force) < 3:
            continue
        for goal, origin in sight.reach(seat, at).items():
            if goal < sight.board.size and not sight.own >> goal & 1:
                best = max(best, attack(sight, force, goal, origin))
    return 0.5 * best - keeping(sight, "diversion")


def catastrophe(sight: Sight, action: AztecaAction) -> float:
    """T14.17: an enemy army with nowhere to go loses a counter and its place; one that threatens the capital goes."""
    state, place = sight.state, action.at
    worth = 0.0
    for seat in range(state.seats):
        armies = state.armies_at(seat, place)
        if seat == sight.seat and armies:
            return -1.0
        if not armies:
            continue
        shelter = state.neighbours(place) & state.lands[seat] & ~state.struck
        if not shelter:
            worth += (sight.tribute * 1.5 + 0.6) * armies.bit_count() * sight.rivals[seat]
        if sight.features.guard and any(raider == seat for raider, _, _ in sight.raiders):
            worth += 0.2 * sight.risk(sight.garrison) * sight.booty
    return worth - 0.5 * keeping(sight, action.card)


def passage(sight: Sight, action: AztecaAction) -> float:
    """T6.3: something better behind a neutral territory than what can be reached without the card."""
    frame = sight.state.stack[-1]
    assert isinstance(frame, Activation)
    state, seat = sight.state, sight.seat
    best = 0.0
    armies = [frame.army] if frame.stage == "march" else range(3)
    for army in armies:
        at = state.army_at[3 * seat + army]
        force = sight.forces[4 * seat + army]
        moved = frame.stage != "march" and state.moved >> 3 * seat + army & 1
        if not 0 <= at < sight.board.size or not force or moved:
            continue
        if not state.neighbours(at) >> action.at & 1:
            continue
        usual = sight.reach(seat, at, frame.left)
        before = [attack(sight, force, goal, way) for goal, way in usual.items() if _is_target(sight, goal)]
        ways = sight.reach(seat, at, frame.left, action.at)
        new = [goal for goal in ways if goal not in usual and goal != action.at and _is_target(sight, goal)]
        behind = [attack(sight, force, goal, ways[goal]) for goal in new]
        best = max(best, max(behind, default=0.0) - max(0.0, max(before, default=0.0)))
    return best - keeping(sight, "passage")


def _is_target(sight: Sight, goal: int) -> bool:
    """Whether an army attacks when it gets there."""
    return goal < sight.board.size and not sight.own >> goal & 1


PLAYED = {
    "ruse": ruse,
    "insubordination": insubordination,
    "tlaloc": tlaloc,
    "submission": submission,
    "yacatecuhtli": fury,
    "assassination": assassination,
    "raid": raid,
    "diversion": diversion,
    "flood": catastrophe,
    "earthquake": catastrophe,
    "passage": passage,
}
HARMLESS = ("tlaloc", "submission")
"""What a player uses who does not think of the others."""


def plays(sight: Sight, options: Sequence[AztecaAction]) -> Scored:
    """Every card that can be played now, by what it is worth."""
    kinds = PLAYED if sight.features.cards else HARMLESS
    return [(PLAYED[action.kind](sight, action), action) for action in options if action.kind in kinds]


# Dice


def influence(sight: Sight, options: Sequence[AztecaAction]) -> Scored:
    """T6.4: roll a die again where that helps most."""
    frame = sight.state.stack[-1]
    assert isinstance(frame, Roll)
    found: Scored = []
    for action in options:
        if action.kind == "done":
            found.append((0.0, action))
        elif sight.features.cards or isinstance(sight.state.stack[-2], Round):
            found.append((rerolling(sight, frame, action.number) - keeping(sight, "influence"), action))
    return found


def rerolling(sight: Sight, frame: Roll, die: int) -> float:
    """What it is worth to this seat to roll a die again."""
    below = sight.state.stack[-2]
    if isinstance(below, Round):
        return calming(sight, frame, below, die)
    if isinstance(below, Battle):
        return fighting(sight, frame, below, die)
    if isinstance(below, LakeBattle):
        side = (below.attacker, below.defender)[die >= 2]
        other = (below.defender, below.attacker)[die >= 2]
        return lance_change(frame, die) * 0.8 * _interest(sight, side, other)
    if isinstance(below, Deed):
        return deeds(sight, frame, below)
    if isinstance(below, Deeds):
        seat, kind, at = sight.state.missions[below.at]
        worth = sight.land(at) if kind in ("ally", "ally+", "rebel") else sight.harvests
        sign = 1.0 if seat == sight.seat else -sight.rivals[seat]
        if kind == "rebel" and sight.state.owner(at) == sight.seat:
            sign = -1.0
        return lance_change(frame, die) * worth * sign
    return 0.0


def _interest(sight: Sight, side: int, other: int) -> float:
    """Whether a lance of one side is good for this seat."""
    if side == sight.seat:
        return 1.0
    return -1.0 if other == sight.seat else 0.0


def lance_change(frame: Roll, die: int) -> float:
    """How many lances more a die shows on average if it is rolled again."""
    colour = frame.colours[die]
    return LANCE[colour] - is_lance(colour, frame.faces[die])


def calming(sight: Sight, frame: Roll, judged: Round, die: int) -> float:
    """T15.2: another chance for the best roll, worth most when Tezcatlipoca is near the underworld."""
    if judged.stage != "wrath" or judged.fed + max(frame.faces) >= judged.wrath:
        return 0.0
    needed = judged.wrath - judged.fed
    chance = max(0, 7 - needed) / 6
    first = die == frame.faces.index(min(frame.faces))
    steps = sight.state.tez_step + 1
    return chance * sight.weights["calm"] * (4.0 if steps == UNDERWORLD else steps / UNDERWORLD) if first else 0.0


def fighting(sight: Sight, frame: Roll, below: Battle, die: int) -> float:
    """T14.7: the own misses and the enemy's lances; before a battle the terrain die and the mobilisation."""
    if len(frame.faces) == 1:
        if frame.colours[0] == "white":
            sign = 1.0 if below.attacker == sight.seat else -0.3
            return sign * (0.5 if frame.faces[0] >= 4 else -0.5)
        return -_interest(sight, below.attacker, below.defender) * lance_change(frame, die)
    attack_die = die < 2
    interest = _interest(sight, below.attacker, below.defender) * (1 if attack_die else -1)
    return lance_change(frame, die) * interest * swing(sight, below, attack_die) if interest else 0.0


def swing(sight: Sight, below: Battle, attack_die: bool) -> float:
    """What one more lance of a side changes in what the battle is worth to this seat."""
    own, other = attackers(sight, below), defenders(sight, below)
    attacks = below.attacker == sight.seat
    if not attacks:
        own, other = other, own
    prize = rounded(prize_of(sight, below, sight.seat) + len(other))
    price = rounded(sight.tribute * sight.weights["blood"])

    def worth(one: Line, two: Line) -> float:
        return stakes(one, two, prize, price, True)

    now = worth(own, other)
    if attack_die == attacks:
        return max(worth(own, other[1:]) - now, 0.0)
    return max(now - worth(own[1:], other) + price, 0.0)


def deeds(sight: Sight, frame: Roll, below: Deed) -> float:
    """T6.3: dice of cards."""
    if below.card == "tlaloc":
        gain = (3.5 - frame.faces[0]) * sight.tribute
        return gain if below.seat == sight.seat else -gain * sight.rivals[below.seat]
    if below.card == "submission":
        worth = sight.land(below.target)
        sign = 1.0 if below.seat == sight.seat else -sight.rivals[below.seat]
        return lance_change(frame, 0) * worth * sign
    victim = sight.state.missions[below.target][0]
    if sight.seat not in (below.seat, victim):
        return 0.0
    return lance_change(frame, 0) * 1.5 * (1 if below.seat == sight.seat else -1)


def cancel(sight: Sight, options: Sequence[AztecaAction]) -> Scored:
    """T6.4: a Ruse against an Influence that would hurt."""
    spell = sight.state.stack[-1]
    assert isinstance(spell, Spell)
    frame = sight.state.stack[-2]
    found: Scored = []
    for action in options:
        if action.kind == "done":
            found.append((0.0, action))
        elif isinstance(frame, Roll) and sight.features.cards:
            harm = -_rerolled_below(sight, frame, spell.die)
            found.append((harm - keeping(sight, "ruse"), action))
    return found


def _rerolled_below(sight: Sight, frame: Roll, die: int) -> float:
    """What the re-roll of an Influence is worth to this seat; the roll lies one frame deeper."""
    state = sight.state
    below = state.stack[-3]
    if isinstance(below, Battle) and len(frame.faces) == 4:
        return fighting(sight, frame, below, die)
    if isinstance(below, Deed):
        return deeds(sight, frame, below)
    return 0.0
