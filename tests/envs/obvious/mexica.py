"""Observations of Mexica: planes over the squares of its drawing, row by row."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from anahuac.games.mexica.material import BRIDGES, CHIPS, DOUBLES, SINGLES, SIZES
from tests.envs.obvious.encoding import Encoder, Planes, Scalars, Seats, counts, one_of

if TYPE_CHECKING:
    from anahuac.games.mexica.board import MexicaBoard
    from anahuac.games.mexica.view import MexicaView
    from tests.envs.obvious.encoding import Floats

STEPS = ("start", "turn", "carry", "over")


def encoder(board: MexicaBoard, seats: int) -> Encoder:
    """Make the encoder for a board."""
    at = {name: number for number, name in enumerate(board.index)}
    fixed = np.array([[mask >> cell & 1 for cell in board.names] for mask in (board.land, board.palace)], np.float32)

    def ground(view: MexicaView, seats: Seats, out: Floats) -> None:
        out[:] = fixed

    def canals(view: MexicaView, seats: Seats, out: Floats) -> None:
        out[0, [at[name] for name in view.canals]] = 1

    def bridges(view: MexicaView, seats: Seats, out: Floats) -> None:
        for bridge in view.bridges:
            out["hv".index(bridge.axis), at[bridge.at]] = 1

    def carrying(view: MexicaView, seats: Seats, out: Floats) -> None:
        if view.carrying is not None:
            out["hv".index(view.carrying.axis), at[view.carrying.at]] = 1

    def temples(view: MexicaView, seats: Seats, out: Floats) -> None:
        owners: list[object] = [*seats, "neutral"]
        for temple in view.temples:
            out[owners.index(temple.owner), at[temple.at]] = temple.height / 4

    def nobles(view: MexicaView, seats: Seats, out: Floats) -> None:
        for number, seat in enumerate(seats):
            square = view.nobles[seat]
            if square is not None:
                out[number, at[square]] = 1

    def tokens(view: MexicaView, seats: Seats, out: Floats) -> None:
        for token in view.tokens:
            out[0, at[token.at]] = token.size / 13

    def districts(view: MexicaView, seats: Seats, out: Floats) -> None:
        for district in view.districts:
            squares = [at[name] for name in district.squares]
            out[0, squares] = district.founded
            out[1, squares] = len(squares) / 20
            weights = view.weights(district)
            for number, seat in enumerate(seats, 2):
                out[number, squares] = weights[seat] / 10

    planes = [
        Planes("land; palace", 2, ground),
        Planes("canal", 1, canals),
        Planes("bridge along the row; along the column", 2, bridges),
        Planes("where the bridge in hand lay, along the row; along the column", 2, carrying),
        Planes("temple, height / 4, by seat, then neutral", seats + 1, temples),
        Planes("noble, by seat", seats, nobles),
        Planes("token, size / 13", 1, tokens),
        Planes("district founded; its squares / 20; weights in it / 10, by seat", 2 + seats, districts),
    ]
    scalars = [
        Scalars("step: " + ", ".join(STEPS), len(STEPS), lambda view, them: one_of(_step(view), STEPS)),
        Scalars("to act, by seat", seats, lambda view, them: them.among(view.to_act)),
        Scalars("period 1, 2", 2, lambda view, them: one_of(view.period, (1, 2))),
        Scalars("round / 20", 1, lambda view, them: [view.round / 20]),
        Scalars("action points / 6; chips taken this turn / 2", 2, lambda view, them: [view.ap / 6, view.taken / 2]),
        Scalars("has acted in this round, by seat", seats, lambda view, them: them.among(view.acted)),
        Scalars("double canals, single canals, bridges, chips left, as shares", 4, _box),
        Scalars("chips / 12, by seat", seats, lambda view, them: them.of(view.chips, CHIPS)),
        Scalars(
            "temples of height 1 to 4 to build / 3, by seat", 4 * seats, lambda view, them: them.flat(view.stock, 3)
        ),
        Scalars("open tokens by size", len(SIZES), lambda view, them: counts(view.open_tokens, SIZES)),
        Scalars("tokens face down by size", len(SIZES), lambda view, them: counts(view.hidden_tokens, SIZES)),
        Scalars("tokens out of the game by size", len(SIZES), lambda view, them: counts(view.removed, SIZES)),
        Scalars("points / 50, by seat", seats, lambda view, them: them.of(view.scores, 50)),
    ]
    return Encoder(seats, (len(board.rows), len(board.names) // len(board.rows)), planes, scalars)


def _step(view: Any) -> str:
    return view.step if view.outcome is None else "over"


def _box(view: Any, seats: Seats) -> list[float]:
    return [view.doubles / DOUBLES, view.singles / SINGLES, view.spare_bridges / BRIDGES, view.spare_chips / CHIPS]
