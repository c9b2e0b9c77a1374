"""Observations of Aztlán: planes over its territories, in the order of the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from anahuac.games.aztlan.material import AGES, BLESSINGS, CULTURE_CARDS, FACTIONS, POWERS, TERRAINS
from anahuac.games.aztlan.state import STEPS as ALL_STEPS
from tests.envs.obvious.encoding import Encoder, Planes, Scalars, Seats, counts, one_of

if TYPE_CHECKING:
    from anahuac.games.aztlan.board import AztlanBoard
    from anahuac.games.aztlan.view import AztlanView
    from tests.envs.obvious.encoding import Floats

STEPS = (*ALL_STEPS, "over")
CARDS = tuple(CULTURE_CARDS)


def encoder(board: AztlanBoard, seats: int) -> Encoder:
    """Make the encoder for a board."""
    terrains = np.array([[own == terrain for own in board.terrain] for terrain in TERRAINS], np.float32)

    def terrain(view: AztlanView, seats: Seats, out: Floats) -> None:
        out[:] = terrains

    def pawns(view: AztlanView, seats: Seats, out: Floats) -> None:
        out[:] = [view.pawns[seat] for seat in seats]
        out /= 5

    def conflicts(view: AztlanView, seats: Seats, out: Floats) -> None:
        out[0, [board.index[id] for id in view.unsettled]] = 1
        if view.contested is not None:
            out[1, board.index[view.contested]] = 1

    planes = [
        Planes("terrain: " + ", ".join(TERRAINS), len(TERRAINS), terrain),
        Planes("pawns / 5, by seat", seats, pawns),
        Planes("conflict unsettled; contested now", 2, conflicts),
    ]
    scalars = [
        Scalars("age 1 to 5", AGES, lambda view, them: one_of(view.age, range(1, AGES + 1))),
        Scalars("step: " + ", ".join(STEPS), len(STEPS), lambda view, them: one_of(view.step, STEPS)),
        Scalars("to act, by seat", seats, lambda view, them: them.among(view.to_act)),
        Scalars("place in the order of play, by seat", seats * seats, _order),
        Scalars("points / 50, by seat", seats, lambda view, them: them.of(view.scores, 50)),
        Scalars("place on the score track from behind / seats, by seat", seats, _track),
        Scalars("open power card 4 to 9, by seat", 6 * seats, _cards),
        Scalars("power cards not played, 4 to 9, by seat", 6 * seats, _unplayed),
        Scalars("supply / 30, by seat", seats, lambda view, them: them.of(view.supply, 30)),
        Scalars("pawns out of the game / 30, by seat", seats, lambda view, them: them.of(view.removed, 30)),
        Scalars("pawns still to place / 10, by seat", seats, lambda view, them: them.of(view.to_place, 10)),
        Scalars("own culture cards / 3: " + ", ".join(CARDS), len(CARDS), _own_culture),
        Scalars("culture cards / 3, by seat", seats, lambda view, them: them.of(view.culture_sizes, 3)),
        Scalars("culture cards left / 30", 1, lambda view, them: [view.deck_size / 30]),
        Scalars("culture cards discarded / 3", len(CARDS), lambda view, them: counts(view.discard, CARDS, 3)),
        Scalars("asked for sacred games, by seat", seats, lambda view, them: them.among(view.asking)),
        Scalars("spared, by seat", seats, lambda view, them: them.among(view.spared)),
        Scalars("rafts", 1, lambda view, them: [float(view.rafts)]),
        Scalars("gods who bless", len(BLESSINGS), lambda view, them: [float(god in view.blessed) for god in BLESSINGS]),
        Scalars("faction, by seat (two players)", 2 * seats, _factions),
    ]
    return Encoder(seats, (len(board.ids),), planes, scalars)


def _order(view: Any, seats: Seats) -> list[float]:
    return [float(view.order.index(seat) == place) for seat in seats for place in range(seats.count)]


def _track(view: Any, seats: Seats) -> list[float]:
    return [view.track.index(seat) / seats.count if seat in view.track else 0.0 for seat in seats]


def _cards(view: Any, seats: Seats) -> list[float]:
    return [float(view.cards[seat] == power) for seat in seats for power in POWERS]


def _unplayed(view: Any, seats: Seats) -> list[float]:
    return [float(power in view.unplayed[seat]) for seat in seats for power in POWERS]


def _own_culture(view: Any, seats: Seats) -> list[float]:
    return counts(view.culture[seats.me] or (), CARDS, 3)


def _factions(view: Any, seats: Seats) -> list[float]:
    if not view.factions:
        return [0.0] * 2 * seats.count
    return [float(view.factions[seat] == faction) for seat in seats for faction in FACTIONS]
