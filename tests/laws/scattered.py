"""Positions in the middle of things that no game would reach soon, for each game, made up at random."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from anahuac.core import PositionError
from anahuac.games.azteca.material import DECK, PEOPLES
from anahuac.games.aztlan.material import DECK as CULTURE
from anahuac.games.aztlan.material import POWERS
from tests.mexica.scatter import scatter

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from random import Random

    from anahuac.core import Game, State

TRIES = 400


def mexica(game: Game, rng: Random) -> dict[str, Any]:
    """Pieces all over the island of Tenochtitlan."""
    return scatter(game.load_board().rows, rng, rng.choice((2, 3, 4)))


def aztlan(game: Game, rng: Random) -> dict[str, Any]:
    """Pawns all over the map, some cards, in any phase."""
    players = rng.choice((2, 3, 4))
    seats = range(players)
    ids = list(game.load_board().ids)
    pawns: dict[str, dict[int, int]] = {}
    for seat in seats:
        for id in rng.choices(ids, k=rng.randrange(10)):
            pawns.setdefault(id, {}).setdefault(seat, 0)
            pawns[id][seat] += 1
    deck = list(CULTURE)
    rng.shuffle(deck)
    phase = rng.choice(("choice", "expansion", "conflict", "conflict", "scoring"))
    data = {"players": players, "phase": phase, "age": rng.randrange(1, 6), "pawns": pawns, "seed": rng.randrange(99)}
    data["culture"] = {seat: [deck.pop() for _ in range(rng.randrange(3))] for seat in seats}
    if phase != "choice":
        data["cards"] = dict(enumerate(rng.sample(POWERS, players)))
    return data


def azteca(game: Game, rng: Random) -> dict[str, Any]:
    """A valley at war: lands, armies, ships and hands dealt out; some valleys are nearly drowned."""
    board = game.load_board()
    players = rng.choice((3, 4))
    seats = range(players)
    peoples = rng.sample(PEOPLES, players)
    homes = [board.ids[board.capital[people]] for people in peoples]
    free = [id for id in board.ids if id not in homes]
    owner = {id: rng.choice(seats) for id in rng.sample(free, rng.choice((4, 12, len(free))))}
    struck = rng.sample(free, rng.choice((0, 6, len(free) - 5)))
    deck = list(DECK)
    rng.shuffle(deck)
    phase = rng.choice((1, 2, 3, 4, 5, 6, 7, 7, 7, 7, 7, 8))
    lands = [[homes[seat], *(id for id in owner if owner[id] == seat)] for seat in seats]
    return {
        "players": players,
        "peoples": dict(enumerate(peoples)),
        "phase": phase,
        "turn": rng.choice(seats) if phase == 7 and rng.random() < 0.7 else None,
        "round": rng.randrange(1, 9),
        "tlatoani": rng.choice(seats),
        "territories": {id: {"owner": seat} for id, seat in owner.items()},
        "armies": {seat: _armies(rng, lands[seat], struck) for seat in seats},
        "reserve": {seat: _force(rng, 0) for seat in seats},
        "ships": {seat: {zone: rng.randrange(2) for zone in board.zone_ids} for seat in seats},
        "tribute": {seat: rng.randrange(12) for seat in seats},
        "sp": {seat: rng.randrange(9) for seat in seats},
        "pochtecas": {seat: rng.randrange(5) for seat in seats},
        "hands": {seat: [deck.pop() for _ in range(rng.randrange(5))] for seat in seats},
        "struck": struck,
        "seed": rng.randrange(1 << 30),
        "options": {
            "canoe": rng.choice(("no", "free", "price")),
            "big_deal": rng.random() < 0.2,
            "keep": rng.random() < 0.5,
        },
    }


def _armies(rng: Random, lands: list[str], struck: list[str]) -> dict[str, Any]:
    dry = [id for id in lands if id not in struck]
    return {letter: {"at": rng.choice(dry), **_force(rng, 1)} for letter in "ABC" if rng.random() < 0.8}


def _force(rng: Random, least: int) -> dict[str, int]:
    count = rng.randrange(least, 5)
    knights = rng.randrange(count + 1)
    return {"warriors": count - knights, "knights": knights}


MAKERS: dict[str, Callable[[Game, Random], dict[str, Any]]] = {"mexica": mexica, "aztlan": aztlan, "azteca": azteca}


def positions(game: Game, rng: Random, count: int) -> Iterator[State]:
    """Set up some positions that can be; what is refused is made up anew."""
    for _ in range(TRIES * count):
        if not count:
            return
        try:
            yield game.position(MAKERS[game.name](game, rng))
            count -= 1
        except PositionError:
            continue
    assert not count, "hardly any position that was made up can be"
