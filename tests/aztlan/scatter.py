"""Positions that nobody would play to: pawns all over the map, some cards, in any phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from anahuac.games.aztlan.material import DECK, POWERS
from tests.aztlan.helpers import BOARD

if TYPE_CHECKING:
    from random import Random


def scatter(rng: Random) -> dict[str, Any]:
    """Scatter pawns and cards; the result is mostly, not always, a position that can be."""
    players = rng.choice((2, 3, 4))
    seats = range(players)
    pawns: dict[str, dict[int, int]] = {}
    for seat in seats:
        for id in rng.choices(BOARD.ids, k=rng.randrange(10)):
            pawns.setdefault(id, {}).setdefault(seat, 0)
            pawns[id][seat] += 1
    deck = list(DECK)
    rng.shuffle(deck)
    phase = rng.choice(("choice", "expansion", "conflict", "conflict", "scoring"))
    data = {"players": players, "phase": phase, "age": rng.randrange(1, 6), "pawns": pawns, "seed": rng.randrange(99)}
    data["culture"] = {seat: [deck.pop() for _ in range(rng.randrange(3))] for seat in seats}
    if phase != "choice":
        data["cards"] = dict(enumerate(rng.sample(POWERS, players)))
    return data
