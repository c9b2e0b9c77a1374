"""Mexica, compiled: the rules M1 to M12 once more, in the engine's words, on records of integers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from anahuac.core import Outcome, Text
from anahuac.envs.compiled.mexica.batch import play
from anahuac.envs.compiled.mexica.masks import CELLS, WORDS
from anahuac.envs.compiled.mexica.row import MOST_ACTIONS, ROW, TABLES
from anahuac.envs.compiled.simulator import Simulator
from anahuac.games.mexica.actions import PLAIN
from anahuac.games.mexica.material import HEIGHTS, NEUTRAL_TEMPLES, SIZES
from anahuac.games.mexica.periods import END_REASONS

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from anahuac.envs.table import Setup
    from anahuac.games.mexica.board import MexicaBoard
    from anahuac.games.mexica.options import MexicaOptions


def words_of(mask: int) -> list[int]:
    """Cut a set of squares into words."""
    return [mask >> 64 * word & (1 << 64) - 1 for word in range(WORDS)]


def why_not(setup: Setup) -> Text | None:
    """Explain why a board cannot be played: it is too large."""
    board: MexicaBoard = setup.board  # type: ignore[assignment]
    if board.cells <= CELLS and len(board.catalogue) <= MOST_ACTIONS:
        return None
    return Text("envs-board-too-large", board=board.name, cells=board.cells, most=CELLS)


def make_tables(setup: Setup) -> NDArray[Any]:
    """Put the board, the number of players and the options into a record."""
    board: MexicaBoard = setup.board  # type: ignore[assignment]
    options: MexicaOptions = setup.options  # type: ignore[assignment]
    setup.start(0)  # says so if the neutral temples have no room
    tables = np.zeros(1, TABLES)
    for name in ("land", "palace", "starts", "printed", "inside", "lake"):
        tables[name] = words_of(getattr(board, name))
    tables["sites"] = words_of(board.ground & ~board.printed & ~board.coast)
    tables["stride"] = board.stride
    tables["squares"] = len(board.names)
    tables["square"][0, list(board.names)] = range(len(board.names))
    for action in board.catalogue:
        tables["slot"][0, action.id] = action.slot
        tables["at"][0, action.id] = action.at
        tables["value"][0, action.id] = action.value or (0 if action.slot else action.bit)
        tables["ids"][0, _list_of(action), action.bit.bit_length() - 1] = action.id
    tables["neutral"] = NEUTRAL_TEMPLES[options.neutral_temples]
    tables["protected"] = options.protection != "off"
    tables["by_new_bridge"] = options.protection == "2002"
    tables["round_limit"] = options.round_limit
    return tables


def _list_of(action: Any) -> int:
    """The number of the list that an action belongs to: plain kinds by slot, temples by height, tokens by size."""
    if action.slot < PLAIN:
        return int(action.slot)
    return PLAIN + (action.value - 1 if action.kind == "temple" else len(HEIGHTS) + SIZES.index(action.value))


def outcome(row: Any, seats: int) -> Outcome:
    """M11.5: the most points, then the most chips left."""
    scores, chips = tuple(row["scores"][:seats].tolist()), row["chips"][:seats].tolist()
    merits = list(zip(scores, chips, strict=True))
    return Outcome.by_merit(merits, scores, END_REASONS[row["reason"]], ("chips",))


SIMULATOR = Simulator(ROW, make_tables, play, outcome, why_not)
