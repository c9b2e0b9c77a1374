"""T14.2, T14.5, T14.16, T14.17: phase 7, the flower war: markers, activations, reorganisations and cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.azteca.slow.battle import Battle, fight
from tests.azteca.slow.board import COAST, LANDS, ZONES
from tests.azteca.slow.cards import ask, may_play, play_card, play_ruse, ruses
from tests.azteca.slow.march import Walk, can_end, step, steps
from tests.azteca.slow.retreat import flee
from tests.azteca.slow.table import size

if TYPE_CHECKING:
    from tests.azteca.slow.cards import Play
    from tests.azteca.slow.table import Table


def war_phase(table: Table) -> Play[None]:
    """T6.2: cards in order; T14.2: then one marker for each surviving army, besides those of Diversions."""
    for seat in table.order():
        while table.hands[seat]:
            answer = yield from ask(seat, {"."} | war_cards(table, seat) | ruses(table, seat))
            if answer == ".":
                break
            yield from play_war_card(table, seat, answer)
    for seat in table.seats:
        table.bag[seat] += len(table.at[seat])
    yield from draw_markers(table)


def draw_markers(table: Table) -> Play[None]:
    """T14.2: one at a time, until the bag is empty."""
    while any(table.bag.values()):
        markers = [seat for seat in table.seats for _ in range(table.bag[seat])]
        seat = markers[table.chance.below(len(markers))]
        table.bag[seat] -= 1
        yield from activation(table, seat)


def activation(table: Table, seat: int) -> Play[None]:
    """T14.2: one army may move; T14.5: reorganisations before the move, at each stop, and after it."""
    walk = Walk(seat)
    ended = yield from before_the_move(table, walk)
    if ended:
        return
    result = "going"
    while result == "going" and walk.left:
        result = yield from on_the_march(table, walk)
    # T14.5: at a last stop with another own army there is one reorganisation for the stop and one after the move.
    stopped = result == "going" and len(together(table, seat, walk.army)) > 1
    yield from after_the_move(table, walk, stopped)


def before_the_move(table: Table, walk: Walk) -> Play[bool]:
    """T14.2: answer whether the activation ends without a move that goes on to something."""
    seat, reorganised = walk.seat, False
    while True:
        marches = {
            f"{army}>{area}"
            for army in table.at[seat]
            if (seat, army) not in table.moved or table.diversions[seat]
            for area in steps(table, walk, army)
        }
        legal = marches | (set() if reorganised else meetings(table, seat))
        legal |= passages(table, walk) | war_cards(table, seat) | ruses(table, seat)
        answer = yield from ask(seat, legal | {"."})
        if answer == ".":
            return True
        if answer in marches:
            army, area = answer.split(">")
            result = yield from step(table, walk, army, area)
            if result == "going":
                return False
            if result == "over":
                walk.left = 0
                yield from after_the_move(table, walk, False)
                return True
        elif answer.startswith("re "):
            reorganised = True
            yield from reorganise(table, seat, answer[-1])
        elif answer.startswith("C passage"):
            play_card(table, seat, "passage")
            walk.passage = answer.split()[-1]
        else:
            yield from play_war_card(table, seat, answer)


def on_the_march(table: Table, walk: Walk) -> Play[str]:
    """T14.3: a stop on the way: go on, reorganise, or end the move; answer whether the move goes on."""
    seat, reorganised = walk.seat, False
    while True:
        army, here = walk.army, table.at[walk.seat][walk.army]
        marches = {f"{army}>{area}" for area in steps(table, walk, army)}
        legal = marches | passages(table, walk)
        if not reorganised:
            legal |= {text for text in meetings(table, seat) if table.at[seat][text[-1]] == here}
        if here not in ZONES and not (here == walk.passage and table.neutral(here)):
            legal.add(".")
        answer = yield from ask(seat, legal)
        if answer == ".":
            return "halted"
        if answer in marches:
            result = yield from step(table, walk, army, answer.split(">")[1])
            if result != "refused":
                return result
        elif answer.startswith("re "):
            reorganised = True
            yield from reorganise(table, seat, answer[-1])
            if army not in table.at[seat]:
                return "dissolved"
        else:
            play_card(table, seat, "passage")
            walk.passage = answer.split()[-1]


def after_the_move(table: Table, walk: Walk, stopped: bool) -> Play[None]:
    """T14.5: one reorganisation more; who has no card and nothing to reorganise is not asked."""
    seat, reorganised = walk.seat, False
    while table.hands[seat] or (meetings(table, seat) and not reorganised):
        legal = {"."} | war_cards(table, seat) | ruses(table, seat) | (set() if reorganised else meetings(table, seat))
        answer = yield from ask(seat, legal)
        if answer == ".":
            return
        if answer.startswith("re "):
            reorganised = not (stopped and walk.army in together(table, seat, answer[-1]))
            stopped = False
            yield from reorganise(table, seat, answer[-1])
        else:
            yield from play_war_card(table, seat, answer)


# Reorganisation


def together(table: Table, seat: int, army: str) -> list[str]:
    """T14.5: the armies in one territory, in the capital with the reserve."""
    if army not in table.at[seat] or table.at[seat][army] in ZONES:
        return []
    here = table.at[seat][army]
    return table.armies_at(seat, here) + (["R"] if here == table.capital[seat] else [])


def meetings(table: Table, seat: int) -> set[str]:
    """T14.5: where there is something to exchange; the first army of a place names it."""
    groups = [together(table, seat, army) for army in table.at[seat]]
    return {f"re {group[0]}" for group in groups if len(group) > 1}


def reorganise(table: Table, seat: int, army: str) -> Play[None]:
    """T14.5: all counters are dealt out anew; an army without any is dissolved; one army at least remains."""
    groups = together(table, seat, army)
    counters = table.groups[seat]
    pool = {kind: sum(counters[group][kind] for group in groups) for kind in "wk"}
    for group in groups:
        counters[group] = {"w": 0, "k": 0}
    elsewhere = set(table.at[seat]) - set(groups)
    while size(pool):
        fits = [group for group in groups if table.has_room(seat, group)]
        if size(pool) == 1 and not elsewhere and not any(size(counters[group]) for group in groups if group != "R"):
            fits = [group for group in fits if group != "R"]
        answer = yield from ask(seat, {f"{group}+{kind}" for group in fits for kind in "wk" if pool[kind]})
        group, kind = answer.split("+")
        pool[kind] -= 1
        counters[group][kind] += 1
    yield from ask(seat, {"."})
    for group in groups:
        if group != "R" and not size(counters[group]):
            table.remove(seat, group)


# Cards


def war_cards(table: Table, seat: int) -> set[str]:
    """T6.2: Raid, Diversion, Flood, Earthquake."""
    found = {"C diversion"} if may_play(table, seat, "diversion") else set()
    if may_play(table, seat, "raid"):
        found |= {f"C raid {land}" for land in LANDS if may_raid(table, seat, land)}
    for card in ("flood", "earthquake"):
        if may_play(table, seat, card):
            open_lands = [land for land in LANDS if not table.is_capital(land) and land not in table.struck]
            found |= {f"C {card} {land}" for land in open_lands if card == "earthquake" or land in COAST}
    return found


def may_raid(table: Table, seat: int, land: str) -> bool:
    """T14.16: an enemy territory, not a capital, without an army; T14.17: nobody attacks one that was struck."""
    if table.owner[land] in (None, seat) or table.is_capital(land):
        return False
    return not table.army_in(land) and land not in table.struck


def play_war_card(table: Table, seat: int, answer: str) -> Play[None]:
    _, card, *target = answer.split()
    if card == "ruse":
        yield from play_ruse(table, seat, answer)
        return
    play_card(table, seat, card)
    if card == "diversion":
        table.bag[seat] += 1
        table.diversions[seat] += 1
    elif card == "raid":
        battle = Battle("raid", target[0], None, seat, [], table.owner[target[0]])
        battle.nomads = {"w": 2, "k": 1}
        yield from fight(table, battle)
    else:
        table.struck.add(target[0])
        yield from flee(table, target[0])


def passages(table: Table, walk: Walk) -> set[str]:
    """T6.3: one neutral territory that may be entered; an army that has moved must still be able to end its move."""
    if not may_play(table, walk.seat, "passage"):
        return set()
    found = set()
    for land in LANDS:
        if table.neutral(land) and not table.closed(land):
            trial = Walk(walk.seat)
            trial.passage, trial.refused = land, walk.refused
            if walk.army is None or can_end(table, trial, table.at[walk.seat][walk.army], walk.left):
                found.add(f"C passage {land}")
    return found
