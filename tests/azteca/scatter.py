"""Positions that no game from the start would reach soon: pieces, cards and catastrophes scattered at random."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import msgspec

from tests.azteca.choosing import choose
from tests.azteca.helpers import GAME
from tests.azteca.options import random_options
from tests.azteca.slow.board import CAPITALS, CITIES, DAMS, ISLAND, LANDS, ZONES
from tests.azteca.slow.cards import COPIES
from tests.azteca.slow.judgement import step_cost
from tests.azteca.slow.table import PEOPLES, Table

if TYPE_CHECKING:
    from random import Random

Data = dict[str, Any]
AMID = {
    "march", "entering", "leave", "ferry", "fare", "battle-cards", "battle-reserve", "battle-cousins", "losses",
    "retreat", "experience", "roll", "lake-cards", "lake-withdraw", "reorganise", "after",
}  # fmt: skip
OF_THE_WAR = ("passage", "flood", "earthquake", "heroic", "reinforcements", "diversion")


def scatter(rng: Random, phase: int | None = None) -> Data:
    """Scatter everything in any phase, most often the war; the result is a position that can be."""
    players = rng.choice((3, 4))
    options = random_options(rng, players)
    seats = range(players)
    homes = [CAPITALS[people] for people in (options.peoples or PEOPLES)[:players]]
    phase = phase or rng.choice((1, 2, 3, 4, 5, 6, 7, 7, 7, 7, 7, 7, 8))
    data: Data = {
        "players": players,
        "options": msgspec.to_builtins(options),
        "round": rng.randint(1, options.round_limit),
        "phase": phase,
        "tlatoani": rng.randrange(players),
        "territories": _territories(rng, players, homes, options.introductory),
        "ships": {seat: _ships(rng) for seat in seats},
        "tribute": {seat: rng.choice((0, 1, 3, 8, 20)) for seat in seats},
        "sp": {seat: rng.choice((0, 1, 5, 12)) for seat in seats},
        "pochtecas": {seat: rng.randint(0, 4) for seat in seats},
        "chance": rng.getrandbits(64),
    }
    if ISLAND in homes and not options.introductory:
        data["dams"] = [(ISLAND, far) for far in DAMS if rng.random() < 0.5]
    data |= _armies(rng, data["territories"], homes)
    data |= _cards(rng, players, options.introductory, phase)
    data |= _marks(rng, data, homes)
    data["gods"] = _gods(rng, Table(json.loads(json.dumps(data))))
    if phase == 7:
        data |= _in_the_war(rng, players)
    elif phase != 4 and rng.random() < 0.5:
        data["turn"] = rng.choice([seat for seat in seats if phase != 1 or not options.introductory] or [None])
    return json.loads(json.dumps(data))


def in_the_middle(rng: Random, most: int = 60) -> Data:
    """Play on from a scattered war to a step amid a move or a battle, and deal the same number of other cards."""
    amid: dict[str, Data] = {}
    while not amid:
        state = GAME.position(scatter(rng, phase=rng.choice((6, 7, 7, 7))))
        for _ in range(rng.randint(1, most)):
            if not state.to_act:
                break
            seat = rng.choice(state.to_act)
            state.apply(seat, choose(state, seat, rng))
            if state.step in AMID:
                amid[state.step] = state.position()
    return _dealt_anew(rng, amid[rng.choice(sorted(amid))])


def _dealt_anew(rng: Random, data: Data) -> Data:
    hands, deck = data.get("hands", {}), data["deck"]
    cards = [*deck, *(card for hand in hands.values() for card in hand)]
    rng.shuffle(cards)
    dealt = {seat: [cards.pop() for _ in hand] for seat, hand in hands.items()}
    anew = {**data, "hands": dealt, "deck": cards, "chance": rng.getrandbits(64)}
    anew.pop("seen", None)
    return anew


def _territories(rng: Random, players: int, homes: list[str], introductory: bool) -> Data:
    found = {}
    wild = rng.choice((0.2, 0.5, 0.8))
    for land in LANDS:
        if land in homes or (introductory and land not in CITIES):
            continue
        owner = None if rng.random() < wild else rng.randrange(players)
        city = land in CITIES
        population = rng.choice((0, 0, 1, 2)) if city else 0
        assimilated = city and owner is not None and rng.random() < 0.3
        found[land] = {"owner": owner, "assimilated": assimilated, "population": population}
    return found


def _ships(rng: Random) -> Data:
    sailing = [rng.choice(ZONES) for _ in range(rng.choice((0, 2, 5)))]
    return {zone: sailing.count(zone) for zone in set(sailing)}


def _armies(rng: Random, territories: Data, homes: list[str]) -> Data:
    armies: Data = {}
    reserve: Data = {}
    for seat, home in enumerate(homes):
        lands = [home, *(land for land in territories if territories[land]["owner"] == seat)]
        letters = rng.sample("ABC", rng.choice((0, 1, 2, 3, 3)))
        ruined = rng.random() < 0.1
        armies[seat] = {} if ruined else {letter: {"at": rng.choice(lands), **_force(rng, 1)} for letter in letters}
        reserve[seat] = {} if ruined else _force(rng, 0)
    return {"armies": armies, "reserve": reserve}


def _force(rng: Random, least: int) -> Data:
    count = rng.randint(least, 4)
    knights = rng.randint(0, count)
    return {"warriors": count - knights, "knights": knights}


def _cards(rng: Random, players: int, introductory: bool, phase: int) -> Data:
    """Hands of any size; in the war often of its own cards, Right of passage among them."""
    deck = [card for card, count in COPIES.items() for _ in range(count)]
    rng.shuffle(deck)
    if phase == 7 and rng.random() < 0.5:
        deck.sort(key=lambda card: card not in OF_THE_WAR)
    hands: Data = {}
    for seat in range(players):
        count = 0 if introductory else rng.choice((0, 2, 4, 7))
        hands[seat], deck = deck[:count], deck[count:]
    gone = rng.choice((0, 5, len(deck)))
    return {"hands": hands, "discard": deck[:gone], "deck": deck[gone:]}


def _marks(rng: Random, data: Data, homes: list[str]) -> Data:
    """What lasts until the end of the round; catastrophes where no army is, sometimes nearly everywhere."""
    if data["phase"] < 7:
        return {}
    taken = {army["at"] for armies in data["armies"].values() for army in armies.values()}
    quiet = [land for land in LANDS if land not in taken and land not in homes]
    neutral = [land for land in LANDS if land not in homes and data["territories"].get(land, {}).get("owner") is None]
    struck = rng.sample(quiet, min(len(quiet), rng.choice((0, 0, 1, 4, 12, max(0, len(quiet) - 4)))))
    ruined = [seat for seat in data["armies"] if not data["armies"][seat] and not data["reserve"][seat]]
    return {
        "recovering": ruined,
        "struck": struck,
        "spied": rng.sample(neutral, len(neutral) // 4),
        "reinforced": {land: {"warriors": 1, "knights": 1} for land in rng.sample(neutral, len(neutral) // 4)},
    }


def _gods(rng: Random, table: Table) -> Data:
    step = rng.randint(0, 4)
    given = {seat: rng.randint(0, 9) for seat in table.seats}
    given[rng.choice(table.seats)] += step * step_cost(table)
    wrath = rng.sample((9, 10, 11), rng.randint(1, 3))
    return {
        "quetzalcoatl": {"step": step, "given": given},
        "tezcatlipoca": rng.randint(0, 3),
        "wrath": wrath,
    }


def _in_the_war(rng: Random, players: int) -> Data:
    """Before the first marker, before any marker, or in an activation, with Diversions."""
    if rng.random() < 0.25:
        return {}
    data: Data = {"bag": [rng.randrange(players) for _ in range(rng.randint(1, 4))]}
    data["diversions"] = {seat: rng.choice((0, 0, 1)) for seat in range(players)}
    if rng.random() < 0.8:
        data["turn"] = rng.randrange(players)
    return data
