"""Aztlán, compiled: the rules Z1 to Z8 once more, in the engine's words, on records of whole numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from anahuac.core import Outcome
from anahuac.envs.compiled.aztlan.batch import play
from anahuac.envs.compiled.aztlan.row import ACTION_KINDS, ROW, TABLES
from anahuac.envs.compiled.aztlan.start import DRAWN
from anahuac.envs.compiled.simulator import Simulator
from anahuac.games.aztlan.material import ALLOTMENT, FACTIONS, TERRAINS, box_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from anahuac.envs.table import Setup
    from anahuac.games.aztlan.board import AztlanBoard
    from anahuac.games.aztlan.options import AztlanOptions


def make_tables(setup: Setup) -> NDArray[Any]:
    """Put the board, the number of players and the options into a record."""
    board: AztlanBoard = setup.board  # type: ignore[assignment]
    options: AztlanOptions = setup.options  # type: ignore[assignment]
    tables = np.zeros(1, TABLES)
    tables["neighbours"] = board.neighbours
    tables["neighbours_by_raft"] = board.neighbours_by_raft
    tables["terrain_mask"] = [board.terrain_mask[terrain] for terrain in TERRAINS]
    tables["terrain_planes"] = [own == terrain for terrain in TERRAINS for own in board.terrain]
    tables["allotment"] = ALLOTMENT[setup.seats]
    tables["box"] = box_of(setup.seats)
    tables["first_faction"] = DRAWN if options.first_faction == "drawn" else FACTIONS.index(options.first_faction)
    for action in board.catalogue:
        tables["kind"][0, action.id] = ACTION_KINDS.index(action.kind)
        tables["at"][0, action.id] = action.at
        tables["to"][0, action.id] = action.to
    for kind in ACTION_KINDS:
        tables[kind] = board.of_kind[kind][0].id
    moves = board.of_kind["move"]
    for at in range(len(board.ids) + 1):
        tables["first_move"][0, at] = moves[0].id + sum(move.at < at for move in moves)
    return tables


def outcome(row: Any, seats: int) -> Outcome:
    """Z7.2: most points first; equal ones by the stack, the lowest marker first."""
    scores, track = tuple(row["scores"][:seats].tolist()), row["track"].tolist()
    merits = [(points, -track.index(seat)) for seat, points in enumerate(scores)]
    return Outcome.by_merit(merits, scores, "ages", ("stack",))


SIMULATOR = Simulator(ROW, make_tables, play, outcome)
