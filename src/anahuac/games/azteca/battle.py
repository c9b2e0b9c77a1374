"""T14.7, T14.8, T14.12: a battle from the terrain die to the last retreat (T14.7, 4 to 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from anahuac.core.masks import bits
from anahuac.games.azteca.aftermath import settle
from anahuac.games.azteca.counters import RESERVE, VALUE
from anahuac.games.azteca.dice import is_lance, lances, roll
from anahuac.games.azteca.frames import Battle, Entering, Losses, Retreat
from anahuac.games.azteca.gathering import (
    at_cards,
    at_chain,
    at_cousins,
    at_mobilise,
    at_mobilised,
    at_reserve,
    left_of,
)
from anahuac.games.azteca.losses import everything, lose, strength, take
from anahuac.games.azteca.material import ARMY_SIZE
from anahuac.games.azteca.odds import chances, line, made_up
from anahuac.games.azteca.retreats import ways_out
from anahuac.games.azteca.war_events import Announced, GuardLost, TerrainTook

if TYPE_CHECKING:
    from anahuac.core import Event
    from anahuac.games.azteca.odds import Chances
    from anahuac.games.azteca.state import AztecaState


def attack_count(state: AztecaState, frame: Battle) -> int:
    """How many counters attack."""
    return strength(state, frame.attacker, frame.attackers) + sum(frame.nomads)


def defence_count(state: AztecaState, frame: Battle) -> int:
    """How many counters defend."""
    if frame.defender >= 0:
        return strength(state, frame.defender, frame.defenders) + frame.joined_count
    return sum(frame.guard) + sum(frame.reinforced) + len(frame.cousins)


def value_of(force: tuple[int, int] | None) -> int:
    """T14.7: a warrior counts 1, a knight 2."""
    assert force is not None
    return force[0] + 2 * force[1]


def attack_value(state: AztecaState, frame: Battle) -> int:
    """T14.7: what the attacker announces."""
    fighters, first = state.fighters, 4 * frame.attacker
    return sum([VALUE[fighters[first + army]] for army in bits(frame.attackers)]) + value_of(frame.nomads)


def defence_value(state: AztecaState, frame: Battle) -> int:
    """T14.7: what the defender announces; T14.14: cousins fight with the neutrals."""
    if frame.defender >= 0:
        fighters, first = state.fighters, 4 * frame.defender
        return sum([VALUE[fighters[first + army]] for army in bits(frame.defenders)]) + value_of(frame.joined)
    return value_of(frame.guard) + value_of(frame.reinforced) + sum([value for _, value in frame.cousins])


def advance_battle(state: AztecaState, frame: Battle, result: Any, events: list[Event] | None) -> object:
    """T14.7: go on in the sequence."""
    return STAGES[frame.stage](state, frame, result, events)


def has_terrain_die(state: AztecaState, frame: Battle) -> bool:
    """T14.8: mountain border, marsh or chinampas, a dam (unless the Aztecs attack), and three outer valleys."""
    board, place, origin = state.board, frame.place, frame.origin
    if place >= board.size:
        return False
    if board.fortress >> place & 1:
        return True
    over_dam = board.island in (place, origin) and 0 <= origin < board.size
    if over_dam and state.homes[frame.attacker] != board.island:
        return True
    if 0 <= origin < board.size and board.mountain[place] >> origin & 1:
        return True
    spared = place == board.damless_marsh and over_dam and frame.defender < 0
    return bool(board.wet >> place & 1) and not spared


def at_terrain(state: AztecaState, frame: Battle, result: object, events: list[Event] | None) -> object:
    """T14.8: one yellow die for the defender, never more."""
    if has_terrain_die(state, frame):
        state.swap(replace(frame, stage="terrain-die"))
        roller = frame.defender if frame.defender >= 0 else left_of(state, frame.attacker)
        roll(state, roller, ("yellow",), events)
    else:
        state.swap(replace(frame, stage="announce"))
    return None


def at_terrain_die(state: AztecaState, frame: Battle, result: Any, events: list[Event] | None) -> object:
    """T14.8: a lance takes one counter and gives 1 SP in any case; neutrals gain none."""
    if isinstance(result, Losses):
        lose(state, result, events)
    elif is_lance("yellow", result[0]):
        if events is not None:
            events.append(TerrainTook(frame.defender if frame.defender >= 0 else None))
        if frame.defender >= 0:
            state.sacrifice(frame.defender, 1)
        if frame.kind != "raid" and attack_count(state, frame) > 1:
            state.push(Losses((frame.attacker,), (1,), (1,), ((),)))
            return None
        frame = take_from_attacker(state, frame, 1, events)
    state.swap(replace(survivors(state, frame), stage="announce"))
    return None


def survivors(state: AztecaState, frame: Battle) -> Battle:
    """Leave out armies that are destroyed."""
    attackers = sum([1 << army for army in bits(frame.attackers) if state.fighters[4 * frame.attacker + army]])
    defenders = sum([1 << army for army in bits(frame.defenders) if state.fighters[4 * frame.defender + army]])
    return replace(frame, attackers=attackers, defenders=defenders)


def at_announce(state: AztecaState, frame: Battle, result: object, events: list[Event] | None) -> object:
    """T14.7 (5): both tell their values; the higher rolls two yellow dice, the lower two red, equal ones red."""
    attack, defence = attack_value(state, frame), defence_value(state, frame)
    if not attack or not defence:
        state.swap(replace(frame, stage="end"))
        return None
    if events is not None:
        events.append(Announced(attack, defence, public_odds(frame, attack, defence)))
    note_values(state, frame, attack, defence)
    state.swap(replace(frame, stage="dice", values=(attack, defence)))
    roll(state, frame.attacker, colours(attack, defence), events)
    return None


def public_odds(frame: Battle, attack: int, defence: int) -> tuple[Chances, Chances]:
    """Tell what everybody can work out from the announced values; neutrals and nomads lie open."""
    attacks = [line(*frame.nomads)]
    if frame.kind != "raid":
        attacks = made_up(attack, ARMY_SIZE * frame.attackers.bit_count())
    defences = [line(*frame.guard) + line(*frame.reinforced) + tuple([value for _, value in frame.cousins])]
    if frame.defender >= 0:
        defences = made_up(defence, ARMY_SIZE * frame.defenders.bit_count() + frame.joined_count)
    return chances(attacks, defences)


def note_values(state: AztecaState, frame: Battle, attack: int, defence: int) -> None:
    """A side with one army and nothing else has shown its value."""
    if frame.attackers.bit_count() == 1:
        state.forget(frame.attacker, frame.attackers.bit_length() - 1, attack)
    if frame.defender >= 0 and frame.defenders.bit_count() == 1 and not frame.joined_count:
        state.forget(frame.defender, frame.defenders.bit_length() - 1, defence)


def colours(attack: int, defence: int) -> tuple[str, ...]:
    """T14.7: the attacker's two dice, then the defender's."""
    better = ("yellow", "yellow")
    worse = ("red", "red")
    return (*(better if attack > defence else worse), *(better if defence > attack else worse))


def at_dice(state: AztecaState, frame: Battle, result: Any, events: list[Event] | None) -> object:
    """T14.7 (5): each lance takes one enemy counter; lances beyond the counters present are lost."""
    dice = colours(*frame.values)
    on_attacker = min(lances(dice[2:], result[2:]), attack_count(state, frame))
    on_defender = min(lances(dice[:2], result[:2]), defence_count(state, frame))
    taken = (frame.taken[0] + on_defender, frame.taken[1] + on_attacker)
    frame = replace(frame, taken=taken, stage="losses")
    choosing = []
    if 0 < on_attacker < attack_count(state, frame) and frame.kind != "raid":
        choosing.append((frame.attacker, on_attacker))
        on_attacker = 0
    if 0 < on_defender < defence_count(state, frame) and frame.defender >= 0:
        choosing.append((frame.defender, on_defender))
        on_defender = 0
    state.swap(frame)
    frame = take_from_attacker(state, frame, on_attacker, events)
    frame = take_from_defender(state, frame, on_defender, events)
    state.swap(frame)
    if choosing:
        seats, counts = zip(*choosing, strict=True)
        state.push(Losses(seats, counts, counts, ((),) * len(seats)))
        return None
    return at_losses(state, frame, None, events)


def take_from_attacker(state: AztecaState, frame: Battle, count: int, events: list[Event] | None) -> Battle:
    """Nomads lose warriors first; of a player's armies this takes all."""
    if not count:
        return frame
    if frame.kind == "raid":
        nomads, lost = without(frame.nomads, count)
        if events is not None:
            events.append(GuardLost(*lost))
        return replace(frame, nomads=nomads)
    take(state, frame.attacker, everything(state, frame.attacker, frame.attackers, (0, 0)), events)
    return replace(frame, attackers=0)


def take_from_defender(state: AztecaState, frame: Battle, count: int, events: list[Event] | None) -> Battle:
    """T14.12: neutrals lose regulars, then reinforcements, then cousins; of a player this takes all."""
    if not count:
        return frame
    if frame.defender >= 0:
        assert frame.joined is not None
        take(state, frame.defender, everything(state, frame.defender, frame.defenders, frame.joined), events)
        return replace(frame, defenders=0, joined=(0, 0), joined_count=0)
    guard, lost = without(frame.guard, count)
    reinforced, more = without(frame.reinforced, count - sum(lost))
    if events is not None and sum(lost) + sum(more):
        events.append(GuardLost(lost[0] + more[0], lost[1] + more[1]))
    cousins = frame.cousins
    for _ in range(count - sum(lost) - sum(more)):
        (seat, value), cousins = cousins[0], cousins[1:]
        take(state, seat, (RESERVE if value == 1 else RESERVE + 4,), events)
    return replace(frame, guard=guard, reinforced=reinforced, cousins=cousins)


def without(force: tuple[int, int], count: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """T14.12: warriors are lost first; what is left, and what was lost."""
    warriors = min(force[0], count)
    knights = min(force[1], count - warriors)
    return (force[0] - warriors, force[1] - knights), (warriors, knights)


def at_losses(state: AztecaState, frame: Battle, result: object, events: list[Event] | None) -> object:
    """T14.7 (5): the chosen counters go, both sides' together; (6) then the defender is asked about a retreat."""
    if isinstance(result, Losses):
        lost = lose(state, result, events)
        frame = reserve_losses(frame, result)
        values = [
            value - value_of(lost.get(seat, (0, 0)))
            for seat, value in zip((frame.attacker, frame.defender), frame.values, strict=True)
        ]
        frame = replace(frame, values=(values[0], values[1]))
    frame = survivors(state, frame)
    if not attack_count(state, frame) or not defence_count(state, frame):
        state.swap(replace(frame, stage="end"))
    elif frame.heroic:
        state.swap(replace(frame, stage="announce"))
    else:
        sides = tuple([seat for seat in (frame.defender, frame.attacker) if seat >= 0])
        state.swap(replace(frame, stage="retreat", asking=sides))
    return None


def reserve_losses(frame: Battle, losses: Losses) -> Battle:
    """Counters of the reserve that were lost do not defend any more."""
    if frame.defender not in losses.seats:
        return frame
    chosen = losses.chosen[losses.seats.index(frame.defender)] or ()
    assert frame.joined is not None
    joined = (frame.joined[0] - chosen.count(RESERVE), frame.joined[1] - chosen.count(RESERVE + 4))
    return replace(frame, joined=joined, joined_count=sum(joined))


def at_retreat(state: AztecaState, frame: Battle, result: object, events: list[Event] | None) -> object:
    """T14.7 (6): the defender is asked first, then the attacker; a side that cannot leave is not asked."""
    if isinstance(result, Retreat):
        frame = after_retreat(frame, result)
        state.swap(frame)
        if not defence_count(state, frame) or not attack_count(state, frame):
            state.swap(replace(frame, stage="end", asking=()))
            return None
    if not frame.asking:
        state.swap(replace(frame, stage="announce"))
        return None
    seat = frame.asking[0]
    state.swap(replace(frame, asking=frame.asking[1:]))
    attacks = seat == frame.attacker
    armies = frame.attackers if attacks else frame.defenders
    reserve = not attacks and frame.joined_count > 0 and frame.place != state.homes[seat]
    passage = frame.passage if moved_in(state, seat, armies) else -1
    leaving = Retreat(seat, frame.place, armies, "round", frame.origin, passage, reserve=reserve)
    if reserve or (armies and ways_out(state, leaving)):
        state.push(leaving)
    return None


def moved_in(state: AztecaState, seat: int, armies: int) -> bool:
    """T6.3: whether these armies are the one that moves, which alone a Right of passage serves."""
    below = state.stack[-2]
    return isinstance(below, Entering) and below.seat == seat and armies == 1 << below.army


def after_retreat(frame: Battle, left: Retreat) -> Battle:
    """T14.11: armies and reserve of a side decide separately."""
    if left.seat == frame.attacker:
        return replace(frame, attackers=0) if left.left else frame
    if left.withdrew:
        frame = replace(frame, joined=(0, 0), joined_count=0)
    if left.left:
        frame = replace(frame, defenders=0)
    return replace(frame, values=(frame.values[0], 0)) if left.left or left.withdrew else frame


STAGES = {
    "cards": at_cards,
    "chain": at_chain,
    "reserve": at_reserve,
    "cousins": at_cousins,
    "mobilise": at_mobilise,
    "mobilised": at_mobilised,
    "terrain": at_terrain,
    "terrain-die": at_terrain_die,
    "announce": at_announce,
    "dice": at_dice,
    "losses": at_losses,
    "retreat": at_retreat,
    "end": settle,
}
